#include "core/base/utf8.hpp"

#include <algorithm>
#include <array>

namespace shunt {
namespace {

struct Range {
    std::uint32_t first;
    std::uint32_t last;
};

/// Blanks, formats, fillers and combining marks by Unicode's general categories Z, Cf, Mn and the default ignorable characters, as far
/// as they stand in blocks of their own.
constexpr std::array<Range, 24> kUnseen{
    {{0x20, 0x20},     {0xA0, 0xA0},     {0xAD, 0xAD},     {0x0300, 0x036F}, {0x061C, 0x061C}, {0x115F, 0x1160},
     {0x1680, 0x1680}, {0x17B4, 0x17B5}, {0x180B, 0x180F}, {0x1AB0, 0x1AFF}, {0x1DC0, 0x1DFF}, {0x2000, 0x200F},
     {0x2028, 0x202F}, {0x205F, 0x206F}, {0x20D0, 0x20FF}, {0x2800, 0x2800}, {0x3000, 0x3000}, {0x3164, 0x3164},
     {0xFE00, 0xFE0F}, {0xFE20, 0xFE2F}, {0xFEFF, 0xFEFF}, {0xFFA0, 0xFFA0}, {0xFFF0, 0xFFFB}, {0xE0000, 0xE0FFF}}};

std::uint8_t byte(std::string_view text, std::size_t i) { return static_cast<std::uint8_t>(text[i]); }

/// By the first byte; 0 when no character begins with it.
std::size_t length_from(std::uint8_t lead) {
    if (lead < 0x80) return 1;
    if (lead < 0xC2 || lead > 0xF4) return 0;
    return lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
}

}  // namespace

std::size_t count_characters(std::string_view text) {
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), begins_character));
}

std::size_t character_length(std::string_view text) {
    const std::size_t length = length_from(byte(text, 0));
    if (length == 0 || text.size() < length) return 0;
    for (std::size_t i = 1; i < length; ++i) {
        if (begins_character(text[i])) return 0;
    }
    const std::uint32_t code = code_point(text.substr(0, length));
    const bool overlong = (length == 3 && code < 0x800) || (length == 4 && code < 0x10000);
    const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
    return overlong || surrogate || code > 0x10FFFF ? 0 : length;
}

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = character_length(text);
        if (length == 0) return false;
        text.remove_prefix(length);
    }
    return true;
}

void append_utf8(std::string& to, std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = character_length(text);
        to += length == 0 ? "\ufffd" : text.substr(0, length);
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
}

std::uint32_t code_point(std::string_view character) {
    if (character.size() == 1) return byte(character, 0);
    std::uint32_t code = byte(character, 0) & (0xFFu >> (character.size() + 1));
    for (std::size_t i = 1; i < character.size(); ++i) code = (code << 6) | (byte(character, i) & 0x3Fu);
    return code;
}

std::string character_of(std::uint32_t code) {
    const auto tail = [](std::uint32_t bits) { return static_cast<char>(0x80 | (bits & 0x3F)); };
    if (code < 0x80) return {static_cast<char>(code)};
    if (code < 0x800) return {static_cast<char>(0xC0 | (code >> 6)), tail(code)};
    return {static_cast<char>(0xE0 | (code >> 12)), tail(code >> 6), tail(code)};
}

bool is_control(std::string_view character) {
    const std::uint32_t code = code_point(character);
    return code < 0x20 || (code >= 0x7F && code < 0xA0);
}

bool is_visible(std::string_view character) {
    const std::uint32_t code = code_point(character);
    return !is_control(character) && std::none_of(kUnseen.begin(), kUnseen.end(), [&](Range range) {
        return code >= range.first && code <= range.last;
    });
}

}  // namespace shunt
