#include "core/cli/card_file.hpp"

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>

#include <nlohmann/json.hpp>

#include "core/cli/command_line.hpp"
#include "core/cli/commit.hpp"
#include "core/cli/descriptor.hpp"
#include "core/cli/durable_file.hpp"
#include "core/cli/input_file.hpp"
#include "core/outcome/json_reader.hpp"

namespace shunt::cli {
namespace {

/// An entry of a list on a line of its own, where entries are more than words.
std::string value_lines(const nlohmann::ordered_json& value) {
    if (!value.is_array() || value.empty() || !value.front().is_object()) return value.dump();
    std::string text = "[";
    for (const auto& entry : value) text += (text.size() > 1 ? ",\n  " : "\n  ") + entry.dump();
    return text + "\n]";
}

}  // namespace

job::CardSource card_source() {
    return {std::string("shunt ") + SHUNT_VERSION + ", commit " + kCommit, command_line()};
}

std::optional<Error> refused_place(const std::string& name) {
    if (name == "-") return std::nullopt;
    const std::filesystem::path path = without_links(name);
    std::error_code ignored;
    if (std::filesystem::exists(path, ignored) && !std::filesystem::is_regular_file(path, ignored)) return std::nullopt;
    const bool was_there = std::filesystem::exists(path, ignored);
    const bool opened = std::ofstream(path, std::ios::app).is_open();
    if (!opened) return Error{std::string("cannot be written: ") + std::strerror(errno)};
    if (!was_there) std::filesystem::remove(path, ignored);
    return std::nullopt;
}

std::optional<Error> write_card(const std::string& path, const outcome::Card& card) {
    const auto fields = nlohmann::ordered_json::parse(outcome::to_json(card));
    std::string text = "{";
    for (const auto& [key, value] : fields.items())
        text += (text.size() > 1 ? ",\n\"" : "\n\"") + key + "\": " + value_lines(value);
    return write_output(path, text + "\n}\n");
}

Result<outcome::Card> read_card(const std::string& path) {
    const auto text = read_input(path, kMostFileBytes);
    if (!text) return text.error();
    return outcome::from_json<outcome::Card>(*text);
}

}  // namespace shunt::cli
