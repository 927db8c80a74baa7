#include "core/outcome/json_text.hpp"

#include <algorithm>
#include <cmath>

#include <nlohmann/json.hpp>

#include "core/base/utf8.hpp"

namespace shunt::outcome {

using Json = nlohmann::json;

void JsonWriter::separate() {
    if (!first_) text_ += ',';
    first_ = false;
}

void JsonWriter::begin(char bracket) {
    separate();
    text_ += bracket;
    first_ = true;
}

void JsonWriter::end(char bracket) {
    text_ += bracket;
    first_ = false;
}

void JsonWriter::key(std::string_view name) {
    text(name);
    text_ += ':';
    first_ = true;
}

void JsonWriter::null() {
    separate();
    text_ += "null";
}

void JsonWriter::boolean(bool value) {
    separate();
    text_ += value ? "true" : "false";
}

void JsonWriter::count(std::uint64_t value) {
    separate();
    text_ += std::to_string(value);
}

// The shortest digits that read back as the same number; what is no number is null.
void JsonWriter::real(double value) {
    if (!std::isfinite(value)) return null();
    separate();
    char digits[64];
    text_.append(digits, nlohmann::detail::to_chars(digits, digits + sizeof digits, value));
}

// Written here and not by the library: its writer of whole documents weighs four kilobytes in a module that has to be small.
void JsonWriter::text(std::string_view value) {
    separate();
    text_ += '"';
    while (!value.empty()) {
        const std::size_t length = character_length(value);
        if (length == 1) {
            append_ascii(value.front());
        } else if (length == 0) {
            text_ += "\ufffd";
        } else {
            text_ += value.substr(0, length);
        }
        value.remove_prefix(std::max<std::size_t>(length, 1));
    }
    text_ += '"';
}

void JsonWriter::append_ascii(char symbol) {
    constexpr std::string_view kDigits = "0123456789abcdef";
    const auto code = static_cast<unsigned char>(symbol);
    if (symbol == '"' || symbol == '\\') {
        text_ += {'\\', symbol};
    } else if (symbol == '\n') {
        text_ += "\\n";
    } else if (code < 0x20) {
        text_ += {'\\', 'u', '0', '0', kDigits[code / 16], kDigits[code % 16]};
    } else {
        text_ += symbol;
    }
}

void JsonWriter::document(const Json& value) {
    if (value.is_object()) {
        begin_object();
        for (auto member = value.begin(); member != value.end(); ++member) {
            key(member.key());
            document(*member);
        }
        end_object();
    } else if (value.is_array()) {
        begin_list();
        for (const Json& item : value) document(item);
        end_list();
    } else if (value.is_string()) {
        text(value.get_ref<const std::string&>());
    } else if (value.is_boolean()) {
        boolean(value.get<bool>());
    } else if (value.is_number()) {
        number(value);
    } else {
        null();
    }
}

void JsonWriter::number(const Json& value) {
    if (value.is_number_float()) return real(value.get<double>());
    if (value.is_number_unsigned()) return count(value.get<std::uint64_t>());
    separate();
    text_ += std::to_string(value.get<std::int64_t>());
}

std::string text_of(const Json& document) {
    JsonWriter writer;
    writer.document(document);
    return writer.take();
}

bool JsonReader::enter(std::string_view key) {
    const Json& here = *way_.back();
    const auto found = here.find(key);  // of anything but an object: the end
    if (found == here.end()) return false;
    way_.push_back(&*found);
    return true;
}

bool JsonReader::enter(std::size_t index) {
    const Json& here = *way_.back();
    if (!here.is_array() || index >= here.size()) return false;
    way_.push_back(&here[index]);
    return true;
}

bool JsonReader::is_object() const { return way_.back()->is_object(); }

bool JsonReader::is_list() const { return way_.back()->is_array(); }

std::optional<bool> JsonReader::boolean() const {
    return way_.back()->is_boolean() ? std::optional(way_.back()->get<bool>()) : std::nullopt;
}

std::optional<std::uint64_t> JsonReader::count() const {
    const Json& here = *way_.back();
    if (here.is_number_unsigned()) return here.get<std::uint64_t>();
    if (here.is_number_integer() && here.get<std::int64_t>() >= 0) return here.get<std::int64_t>();
    return std::nullopt;
}

std::optional<double> JsonReader::real() const {
    return way_.back()->is_number() ? std::optional(way_.back()->get<double>()) : std::nullopt;
}

std::optional<std::string> JsonReader::text() const {
    return way_.back()->is_string() ? std::optional(way_.back()->get<std::string>()) : std::nullopt;
}

}  // namespace shunt::outcome
