#include "core/outcome/json_text.hpp"

#include <algorithm>
#include <cmath>

#include <nlohmann/json.hpp>

#include "core/base/utf8.hpp"

namespace shunt::outcome {

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

void JsonWriter::null() { json("null"); }

void JsonWriter::boolean(bool value) { json(value ? "true" : "false"); }

void JsonWriter::count(std::uint64_t value) { json(std::to_string(value)); }

void JsonWriter::packed(std::span<const std::uint32_t> values) {
    begin_list();
    for (const std::uint32_t value : values) count(value);
    end_list();
}

void JsonWriter::json(std::string_view value) {
    separate();
    text_ += value;
}

// The shortest digits that read back as the same number; what is no number is null.
void JsonWriter::real(double value) {
    if (!std::isfinite(value)) return null();
    char digits[64];
    const char* const end = nlohmann::detail::to_chars(digits, digits + sizeof digits, value);
    json({digits, static_cast<std::size_t>(end - digits)});
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

}  // namespace shunt::outcome
