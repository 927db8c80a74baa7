#include "core/outcome/json_reader.hpp"

#include <algorithm>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/base/utf8.hpp"

namespace shunt::outcome {
namespace {

using Json = nlohmann::json;

/// Takes everything, and notes where a text ceases to be JSON.
class FaultFinder final : public nlohmann::json_sax<Json> {
public:
    std::size_t place = 0;  ///< bytes up to the fault, from 1

    bool null() override { return true; }
    bool boolean(bool /*value*/) override { return true; }
    bool number_integer(number_integer_t /*value*/) override { return true; }
    bool number_unsigned(number_unsigned_t /*value*/) override { return true; }
    bool number_float(number_float_t /*value*/, const string_t& /*text*/) override { return true; }
    bool string(string_t& /*value*/) override { return true; }
    bool binary(binary_t& /*value*/) override { return true; }
    bool start_object(std::size_t /*size*/) override { return true; }
    bool key(string_t& /*name*/) override { return true; }
    bool end_object() override { return true; }
    bool start_array(std::size_t /*size*/) override { return true; }
    bool end_array() override { return true; }
    bool parse_error(std::size_t position, const std::string& /*token*/, const Json::exception& /*why*/) override {
        place = position;
        return false;
    }
};

/// A cursor in a tree.
class TreeReader final : public Reader {
public:
    explicit TreeReader(const Json& tree) : way_{&tree} {}

    bool enter(std::string_view key) override {
        if (!is_object()) return false;
        const auto found = here().find(std::string(key));
        if (found == here().end()) return false;
        way_.push_back(&*found);
        return true;
    }
    bool enter(std::size_t index) override {
        if (!is_list() || index >= here().size()) return false;
        way_.push_back(&here()[index]);
        return true;
    }
    void leave() override { way_.pop_back(); }
    [[nodiscard]] bool is_object() const override { return here().is_object(); }
    [[nodiscard]] bool is_list() const override { return here().is_array(); }
    [[nodiscard]] std::optional<bool> boolean() const override {
        return here().is_boolean() ? std::optional(here().get<bool>()) : std::nullopt;
    }
    [[nodiscard]] std::optional<std::uint64_t> count() const override {
        return here().is_number_unsigned() ? std::optional(here().get<std::uint64_t>()) : std::nullopt;
    }
    [[nodiscard]] std::optional<double> real() const override {
        return here().is_number() ? std::optional(here().get<double>()) : std::nullopt;
    }
    [[nodiscard]] std::optional<std::string> text() const override {
        return here().is_string() ? std::optional(here().get<std::string>()) : std::nullopt;
    }

private:
    [[nodiscard]] const Json& here() const { return *way_.back(); }

    std::vector<const Json*> way_;
};

Error fault_at(std::string_view text, std::size_t place) {
    const std::string_view before = text.substr(0, std::min(place == 0 ? 0 : place - 1, text.size()));
    Error error{say("here it ceases to be JSON")};
    error.line = static_cast<int>(std::count(before.begin(), before.end(), '\n')) + 1;
    const std::size_t row = before.rfind('\n');
    error.column = static_cast<int>(count_characters(before.substr(row == std::string_view::npos ? 0 : row + 1))) + 1;
    return error;
}

}  // namespace

std::optional<Error> read_json(std::string_view text, const std::function<void(Reader&)>& read) {
    FaultFinder finder;
    if (!Json::sax_parse(text, &finder)) return fault_at(text, finder.place);
    const Json tree = Json::parse(text, nullptr, false);
    TreeReader reader(tree);
    read(reader);
    return std::nullopt;
}

std::string differing_key(std::string_view text, std::string_view read) {
    const Json there = Json::parse(text, nullptr, false);
    const Json here = Json::parse(read, nullptr, false);
    if (!there.is_object()) return "{";
    for (const auto& [key, value] : there.items())
        if (!here.contains(key) || here[key] != value) return key;
    for (const auto& [key, value] : here.items())
        if (!there.contains(key)) return key;
    return {};
}

}  // namespace shunt::outcome
