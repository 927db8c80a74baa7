// What stands around the rows of consecutive lines: bars, numbers, labels.
#include <algorithm>
#include <array>

#include "core/puzzle/format/paragraph.hpp"

namespace shunt::puzzle::format {
namespace {

/// What stands behind the bar that a line begins with, up to the bar that it ends with.
std::optional<std::string_view> behind_bar(std::string_view line) {
    const std::string_view row = trimmed(line);
    for (const std::string_view bar : {"|", "\u2502", "\u2503", "\u2551"}) {
        if (row.size() < 2 * bar.size() || row.substr(0, bar.size()) != bar) continue;
        const bool ends = row.substr(row.size() - bar.size()) == bar;
        return row.substr(bar.size(), row.size() - (ends ? 2 : 1) * bar.size());
    }
    return std::nullopt;
}

/// What stands between the bars of lines that all begin and end with one; else the lines. One line may go on behind the frame: of that
/// the first character is kept, an exit.
Lines without_bars(const Lines& lines) {
    Lines inner;
    for (const std::string_view line : lines) {
        const auto row = behind_bar(line);
        if (!row) return lines;
        inner.push_back(*row);
    }
    const std::size_t width = inner.size() > 1 ? std::min(inner[0].size(), inner[1].size()) : inner[0].size();
    const auto longer = [&](std::string_view row) { return row.size() > width && row.find('|') == width; };
    for (std::string_view& row : inner) {
        if (longer(row)) row = row.substr(0, width + 1);
    }
    return inner;
}

/// Whether words count up from the first there is to the next: 0 1 2, 1 2 3, a b c. What begins elsewhere may be cells.
bool count_up(const WordRow& words, std::size_t from, std::size_t to) {
    static constexpr std::array<std::string_view, 4> kFirst{"0", "1", "a", "A"};
    if (std::find(kFirst.begin(), kFirst.end(), words[from]) == kFirst.end()) return false;
    for (std::size_t i = from; i < to; ++i) {
        const auto number = integer(words[i]);
        const int here = number ? *number : words[i].size() == 1 ? words[i][0] : 0;
        const auto first = integer(words[from]);
        const int start = first ? *first : words[from][0];
        if (number.has_value() != first.has_value() || here != start + static_cast<int>(i - from)) return false;
    }
    return to > from + 1;
}

/// A line that counts the columns above lines that each begin with the number of their row: only what is between them.
Lines without_numbers(const Lines& lines) {
    if (lines.size() < 3) return lines;
    const WordRow columns = words_of(lines[0]);
    if (columns.size() < 2) return lines;
    WordRow labels;
    Lines inner;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const WordRow words = words_of(lines[i]);
        const bool drawn = words.size() == 2 && characters_of(words[1]).size() == columns.size();
        if (words.size() != columns.size() + 1 && !drawn) return lines;
        labels.push_back(words[0]);
        inner.push_back(lines[i].substr(static_cast<std::size_t>(words[1].data() - lines[i].data())));
    }
    return count_up(columns, 0, columns.size()) && count_up(labels, 0, labels.size()) ? inner : lines;
}

/// Whether a row may stand behind a label without a mark: a drawn one, which no number of two digits is.
bool is_drawn_row(std::string_view rest) {
    const std::string_view word = only_word(rest);
    return word.size() > 2 || (word.size() == 2 && !integer(word));
}

/// "3 ", "3 | ", "c: " or "3) " in front of every line, counting up or down, are labels; the lines without them. Where bars divide the
/// cells, what stands in front of the first one is a cell.
Lines without_labels(const Lines& lines) {
    Lines rows;
    int last = 0;
    int step = 0;
    for (const std::string_view line : lines) {
        std::string_view rest = trimmed(line);
        const std::string_view all = rest;
        auto label = take_integer(rest);
        if (!label && rest.size() > 1 && ((rest[0] >= 'a' && rest[0] <= 'z') || (rest[0] >= 'A' && rest[0] <= 'Z')) &&
            (rest[1] == ':' || rest[1] == ')')) {
            label = rest[0];
            rest.remove_prefix(1);
        }
        if (!label || rest.empty() || rest.size() == all.size()) return lines;
        const bool marked = take(rest, ":") || take(rest, ")");
        const bool barred = !marked && rest.find('|') == rest.rfind('|') && take(rest, " |");
        const bool row = is_drawn_row(rest) || (barred && words_of(rest).size() > 1);
        if (!marked && (rest.front() != ' ' || !row)) return lines;
        if (rows.size() == 1) step = *label - last;
        if (!rows.empty() && (*label - last != step || (step != 1 && step != -1))) return lines;
        last = *label;
        rows.push_back(trimmed(rest));
    }
    return rows.size() > 1 ? rows : lines;
}

}  // namespace

Lines without_marks(const Lines& lines) { return without_labels(without_numbers(without_bars(lines))); }

}  // namespace shunt::puzzle::format
