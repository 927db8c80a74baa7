#include "core/puzzle/format/shunt_text_sections.hpp"

#include <algorithm>

#include "core/base/words.hpp"

namespace shunt::puzzle::format {
namespace {

std::size_t first_visible(const Row& row) {
    const auto found = std::find_if(row.begin(), row.end(), [](const Symbol& symbol) { return symbol.text != " "; });
    return static_cast<std::size_t>(found - row.begin());
}

/// The key a line begins with ("goal" for "goal: ..."), or nothing.
std::string key_of(const Row& row) {
    const auto colon = std::find_if(row.begin(), row.end(), [](const Symbol& symbol) { return symbol.text == ":"; });
    if (colon == row.end()) return {};
    return joined(Row(row.begin(), colon));
}

/// Whether a row of a block is rather a key that is misspelt, "goals:": letters, at least three, and a colon at the end.
bool looks_like_key(const Row& row, const std::string& key) {
    constexpr std::size_t kLeast = 3;
    const auto is_letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); };
    return key.size() >= kLeast && row.size() == key.size() + 1 && std::all_of(key.begin(), key.end(), is_letter);
}

bool contains_sections(const std::vector<std::string_view>& keys, std::string_view key) {
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

Row value_after(const Row& row, std::size_t key_length) {
    Row value(row.begin() + static_cast<std::ptrdiff_t>(key_length) + 1, row.end());
    value.erase(value.begin(), value.begin() + static_cast<std::ptrdiff_t>(first_visible(value)));
    return value;
}

}  // namespace

Result<std::vector<Section>> split_sections(std::string_view text, const std::vector<std::string_view>& known_keys,
                                            const std::vector<std::string_view>& block_keys) {
    auto rows = split_rows(text);
    if (!rows) return rows.error();
    std::vector<Section> sections;
    bool in_block = false;
    for (std::size_t i = 0; i < rows->size(); ++i) {
        const Row& row = (*rows)[i];
        const std::string key = key_of(row);
        const bool known = contains_sections(known_keys, key);
        if (row.empty()) {
            // Empty lines between a block's key and its first row, or between sections, mean nothing.
            in_block = in_block && sections.back().rows.empty();
        } else if (in_block && !known && !looks_like_key(row, key)) {
            sections.back().rows.push_back(row);
        } else if (row[first_visible(row)].text == "#") {
            continue;
        } else if (key.empty()) {
            return error_at(row[first_visible(row)], say("expected 'key: value' or a comment that begins with #"));
        } else if (!known) {
            return error_at(row.front(), say("unknown key '{key}'", {{"key", key}}));
        } else {
            Section section{key, static_cast<int>(i) + 1, value_after(row, key.size()), {}};
            in_block = contains_sections(block_keys, key);
            if (in_block && !section.value.empty()) {
                return error_at(section.value.front(),
                                say("the rows of '{key}:' begin on the next line", {{"key", key}}));
            }
            sections.push_back(std::move(section));
        }
    }
    return sections;
}

}  // namespace shunt::puzzle::format
