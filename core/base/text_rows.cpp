#include "core/base/text_rows.hpp"

#include <algorithm>

#include "core/base/utf8.hpp"
#include "core/base/words.hpp"

namespace shunt {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

Result<Row> split_characters(std::string_view line, int number) {
    Row row;
    while (!line.empty()) {
        Symbol symbol{{}, number, static_cast<int>(row.size()) + 1};
        const std::size_t length = character_length(line);
        if (length == 0) return error_at(symbol, say("this is not UTF-8 text"));
        symbol.text = line.substr(0, length);
        if (symbol.text == "\t") return error_at(symbol, say("a tab: use spaces, their number matters"));
        if (is_control(symbol.text)) return error_at(symbol, say("a control character"));
        row.push_back(std::move(symbol));
        line.remove_prefix(length);
    }
    while (!row.empty() && row.back().text == " ") row.pop_back();
    return row;
}

}  // namespace

Error error_at(const Symbol& symbol, std::string message) { return {std::move(message), symbol.line, symbol.column}; }

std::optional<Error> length_error(std::string_view text) {
    if (text.size() <= kMostTextBytes) return std::nullopt;
    return Error{say("the text has {bytes} bytes; more than {most} are not read",
                     {{"bytes", std::to_string(text.size())}, {"most", std::to_string(kMostTextBytes)}})};
}

std::string_view without_byte_order_mark(std::string_view text) {
    return text.substr(0, kByteOrderMark.size()) == kByteOrderMark ? text.substr(kByteOrderMark.size()) : text;
}

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
    if (const auto error = length_error(text)) return *error;
    text = without_byte_order_mark(text);
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

}  // namespace shunt
