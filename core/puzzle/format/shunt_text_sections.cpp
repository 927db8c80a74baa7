#include "core/puzzle/format/shunt_text_sections.hpp"

#include <algorithm>
#include <cstdint>

namespace shunt::puzzle::format {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

/// Length in bytes of the UTF-8 character that begins `text`, or 0 when it is none (overlong forms and surrogates included).
std::size_t character_length(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(text[i]); };
    const std::uint8_t lead = byte(0);
    if (lead < 0x80) return 1;
    const std::size_t length = lead >= 0xF0 && lead <= 0xF4 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 0;
    if (length == 0 || lead > 0xF4 || text.size() < length) return 0;
    std::uint32_t code = lead & (0xFFu >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0) != 0x80) return 0;
        code = (code << 6) | (byte(i) & 0x3Fu);
    }
    const bool overlong = (length == 3 && code < 0x800) || (length == 4 && code < 0x10000);
    const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
    return overlong || surrogate || code > 0x10FFFF ? 0 : length;
}

bool is_control(std::string_view character) {
    const auto first = static_cast<std::uint8_t>(character[0]);
    const bool c1 = character.size() == 2 && first == 0xC2 && static_cast<std::uint8_t>(character[1]) < 0xA0;
    return first < 0x20 || first == 0x7F || c1;
}

Result<Row> split_characters(std::string_view line, int number) {
    Row row;
    while (!line.empty()) {
        Symbol symbol{{}, number, static_cast<int>(row.size()) + 1};
        const std::size_t length = character_length(line);
        if (length == 0) return error_at(symbol, "this is not UTF-8 text");
        symbol.text = line.substr(0, length);
        if (symbol.text == "\t") return error_at(symbol, "a tab: use spaces, their number matters");
        if (is_control(symbol.text)) return error_at(symbol, "a control character");
        row.push_back(std::move(symbol));
        line.remove_prefix(length);
    }
    while (!row.empty() && row.back().text == " ") row.pop_back();
    return row;
}

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

bool contains(const std::vector<std::string_view>& keys, std::string_view key) {
    return std::find(keys.begin(), keys.end(), key) != keys.end();
}

Row value_after(const Row& row, std::size_t key_length) {
    Row value(row.begin() + static_cast<std::ptrdiff_t>(key_length) + 1, row.end());
    value.erase(value.begin(), value.begin() + static_cast<std::ptrdiff_t>(first_visible(value)));
    return value;
}

}  // namespace

Error error_at(const Symbol& symbol, std::string message) { return {std::move(message), symbol.line, symbol.column}; }

std::string joined(const Row& row) {
    std::string text;
    for (const Symbol& symbol : row) text += symbol.text;
    return text;
}

Row words(const Row& row) {
    Row found;
    bool inside = false;
    for (const Symbol& symbol : row) {
        const bool blank = symbol.text == " ";
        if (!blank && inside) found.back().text += symbol.text;
        if (!blank && !inside) found.push_back(symbol);
        inside = !blank;
    }
    return found;
}

Row without_blanks(const Row& row) {
    Row found;
    std::copy_if(row.begin(), row.end(), std::back_inserter(found),
                 [](const Symbol& symbol) { return symbol.text != " "; });
    return found;
}

Result<std::vector<Row>> split_rows(std::string_view text) {
    if (text.substr(0, kByteOrderMark.size()) == kByteOrderMark) text.remove_prefix(kByteOrderMark.size());
    std::vector<Row> rows;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
        auto row = split_characters(line, static_cast<int>(rows.size()) + 1);
        if (!row) return row.error();
        rows.push_back(std::move(*row));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return rows;
}

Result<std::vector<Section>> split_sections(std::string_view text, const std::vector<std::string_view>& known_keys,
                                            const std::vector<std::string_view>& block_keys) {
    auto rows = split_rows(text);
    if (!rows) return rows.error();
    std::vector<Section> sections;
    bool in_block = false;
    for (std::size_t i = 0; i < rows->size(); ++i) {
        const Row& row = (*rows)[i];
        const std::string key = key_of(row);
        const bool known = contains(known_keys, key);
        if (row.empty()) {
            // Empty lines between a block's key and its first row, or between sections, mean nothing.
            in_block = in_block && sections.back().rows.empty();
        } else if (in_block && !known) {
            sections.back().rows.push_back(row);
        } else if (row[first_visible(row)].text == "#") {
            continue;
        } else if (key.empty()) {
            return error_at(row[first_visible(row)], "expected 'key: value' or a comment that begins with #");
        } else if (!known) {
            return error_at(row.front(), "unknown key '" + key + "'");
        } else {
            Section section{key, static_cast<int>(i) + 1, value_after(row, key.size()), {}};
            in_block = contains(block_keys, key);
            if (in_block && !section.value.empty()) {
                return error_at(section.value.front(), "the rows of '" + key + ":' begin on the next line");
            }
            sections.push_back(std::move(section));
        }
    }
    return sections;
}

}  // namespace shunt::puzzle::format
