// The first half of reading a puzzle file: text -> lines -> keys with their values and blocks. Knows no meaning of a key.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.hpp"
#include "core/base/text_rows.hpp"

namespace shunt::puzzle::format {

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

}  // namespace shunt::puzzle::format
