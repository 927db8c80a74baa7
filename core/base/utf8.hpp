// UTF-8: the bytes of one character, and what can be seen of it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace shunt {

/// Whether a character begins with this byte; all others of a character go on with it.
[[nodiscard]] constexpr bool begins_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; }

/// Number of characters of a text.
[[nodiscard]] std::size_t count_characters(std::string_view text);

/// Length in bytes of the UTF-8 character that begins `text`, which is not empty; 0 when there is none (overlong forms and surrogates
/// included).
[[nodiscard]] std::size_t character_length(std::string_view text);

/// Whether a text is nothing but such characters.
[[nodiscard]] bool is_utf8(std::string_view text);

/// Adds a text; each of its bytes that belongs to no character becomes U+FFFD.
void append_utf8(std::string& to, std::string_view text);

/// The code point of one valid character.
[[nodiscard]] std::uint32_t code_point(std::string_view character);

/// The character of a code point below 0x10000 that is no surrogate.
[[nodiscard]] std::string character_of(std::uint32_t code);

/// Whether a valid character is a control character (C0, DEL or C1), line ends and tabs among them.
[[nodiscard]] bool is_control(std::string_view character);

/// Whether a valid character shows something of its own where it stands: no control character, no blank of any kind, nothing of
/// zero width, no mark that turns the direction of writing and none that joins the character before it.
[[nodiscard]] bool is_visible(std::string_view character);

}  // namespace shunt
