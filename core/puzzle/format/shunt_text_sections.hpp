// The first half of reading a puzzle file: text -> lines -> keys with their values and blocks. Knows no meaning of a key.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.hpp"

namespace shunt::puzzle::format {

/// One character (or, in token mode, one word) and where it stands.
struct Symbol {
    std::string text;  ///< UTF-8
    int line = 0;
    int column = 0;  ///< in characters, from 1
};
using Row = std::vector<Symbol>;

/// `key: value`, or `key:` followed by the rows of a block.
struct Section {
    std::string key;
    int line = 0;
    Row value;              ///< the characters after the colon, blanks at both ends removed
    std::vector<Row> rows;  ///< the block's rows, blanks at their ends removed; empty for keys without a block
};

/// Splits a text into sections. `block_keys` are the keys followed by a block, `known_keys` all of them. Errors: text that is not
/// UTF-8 or holds control characters, a line that is neither comment nor `key:`, an unknown key, text after a block key's colon.
[[nodiscard]] Result<std::vector<Section>> split_sections(std::string_view text,
                                                          const std::vector<std::string_view>& known_keys,
                                                          const std::vector<std::string_view>& block_keys);

/// The characters of a row put together again, for values that are plain text.
[[nodiscard]] std::string joined(const Row& row);

/// Groups the characters of a row into words separated by blanks.
[[nodiscard]] Row words(const Row& row);

/// The characters of a row without blanks.
[[nodiscard]] Row without_blanks(const Row& row);

/// The rows of a text, each split into characters; the last line break is optional. Errors as above.
[[nodiscard]] Result<std::vector<Row>> split_rows(std::string_view text);

/// An error at the place of a symbol.
[[nodiscard]] Error error_at(const Symbol& symbol, std::string message);

}  // namespace shunt::puzzle::format
