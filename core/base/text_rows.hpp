// Text as rows of characters that know where they stand, for everything that people write as a drawing or as lines.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.hpp"

namespace shunt {

/// Most bytes of a text that is read: several times the longest puzzle that can be searched, and little enough that a text of any
/// content is refused or read at once.
inline constexpr std::size_t kMostTextBytes = 1'000'000;

/// One character (or, where words() grouped them, one word) and where it stands.
struct Symbol {
    std::string text;  ///< UTF-8
    int line = 0;
    int column = 0;  ///< in characters, from 1
};
using Row = std::vector<Symbol>;

/// The rows of a text, each split into characters, blanks at their ends removed; a byte order mark and carriage returns before line
/// ends are passed over, the last line break is optional. Errors: more than kMostTextBytes, text that is not UTF-8, a tab or another
/// control character. O(length of the text), some 70 bytes for each of its characters.
[[nodiscard]] Result<std::vector<Row>> split_rows(std::string_view text);

/// What is wrong with a text of more than kMostTextBytes; nothing for others.
[[nodiscard]] std::optional<Error> length_error(std::string_view text);

/// The text without the byte order mark that some editors put in front of it.
[[nodiscard]] std::string_view without_byte_order_mark(std::string_view text);

/// The characters of a row put together again, for values that are plain text.
[[nodiscard]] std::string joined(const Row& row);

/// Groups the characters of a row into words separated by blanks.
[[nodiscard]] Row words(const Row& row);

/// The characters of a row without blanks.
[[nodiscard]] Row without_blanks(const Row& row);

/// An error at the place of a symbol.
[[nodiscard]] Error error_at(const Symbol& symbol, std::string message);

}  // namespace shunt
