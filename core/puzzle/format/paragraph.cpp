// Which of consecutive lines are rows of a grid, and what divides their cells.
#include <algorithm>
#include <array>

#include "core/puzzle/format/layout.hpp"

namespace shunt::puzzle::format {
namespace {

using WordRow = std::vector<std::string_view>;
using Lines = std::vector<std::string_view>;

/// Consecutive lines that divide alike.
struct Run {
    std::size_t first = 0;
    std::vector<WordRow> rows;
    bool drawn = false;
    std::size_t column = 0;  // where drawn rows begin in their lines
};

constexpr std::size_t kLongestCell = 4;

std::string_view unquoted(std::string_view cell) {
    cell = trimmed(cell);
    const bool quoted = cell.size() > 1 && cell.front() == cell.back() && (cell.front() == '"' || cell.front() == '\'');
    return quoted ? cell.substr(1, cell.size() - 2) : cell;
}

/// What stands between marks, quotes taken off.
WordRow split_at(std::string_view line, char mark) {
    WordRow cells;
    for (;;) {
        const std::size_t end = line.find(mark);
        cells.push_back(unquoted(line.substr(0, end)));
        if (end == std::string_view::npos) return cells;
        line.remove_prefix(end + 1);
    }
}

bool is_one_character(std::string_view word) { return !word.empty() && characters_of(word).size() == 1; }

/// Whether a word between blanks is one cell rather than a drawn row.
bool is_cell_word(std::string_view word) {
    static constexpr std::array<std::string_view, 6> kWords{"--", "null", "None", "nil", "NaN", "nan"};
    return is_one_character(word) || integer(word) || std::find(kWords.begin(), kWords.end(), word) != kWords.end();
}

/// The cells of a line under one kind of division, none when it does not divide so.
WordRow cells_of_paragraph(std::string_view line, char mark) {
    if (mark == ' ') {
        auto words = words_of(line);
        return std::all_of(words.begin(), words.end(), is_cell_word) ? words : WordRow{};
    }
    if (line.find(mark) == std::string_view::npos) return {};
    if (mark == '\t') {
        while (!line.empty() && line.back() == ' ') line.remove_suffix(1);
    }
    WordRow cells = split_at(line, mark);
    const auto fits = [&](std::string_view cell) {
        if (mark == '-') return is_one_character(cell) || integer(cell);
        return cell.size() <= kLongestCell && cell.find(' ') == std::string_view::npos;
    };
    // Dashes join numbers only: between letters they are voids or pieces.
    const auto numbers =
        std::count_if(cells.begin(), cells.end(), [](std::string_view cell) { return integer(cell).has_value(); });
    const bool joined = mark != '-' || (cells.size() > 2 && numbers + 1 >= static_cast<std::ptrdiff_t>(cells.size()));
    return joined && std::all_of(cells.begin(), cells.end(), fits) ? cells : WordRow{};
}

/// Whether cells of one character stand at equal distances of up to four: where they do not, blanks are cells themselves.
bool is_spaced(const std::vector<WordRow>& rows) {
    std::ptrdiff_t distance = 0;
    for (const WordRow& row : rows) {
        for (std::size_t i = 1; i < row.size(); ++i) {
            if (!is_one_character(row[i]) || !is_one_character(row[i - 1]) || is_digit(row[i][0])) continue;
            const std::ptrdiff_t between = row[i].data() - row[i - 1].data();
            if (distance == 0) distance = between - static_cast<std::ptrdiff_t>(row[i - 1].size()) + 1;
            if (between - static_cast<std::ptrdiff_t>(row[i - 1].size()) + 1 != distance || distance > 4) return false;
        }
    }
    return true;
}

/// A row of fewer words than `model`, which stand where words of the model do: the others are empty cells. None if they do not.
WordRow with_gaps(std::string_view line, std::string_view model_line, const WordRow& model) {
    const auto words = cells_of_paragraph(line, ' ');
    if (words.size() + 1 != model.size() || words.size() < 2) return {};
    const auto begin = [](std::string_view word, std::string_view of) { return word.data() - of.data(); };
    WordRow row;
    std::size_t next = 0;
    for (const std::string_view cell : model) {
        const auto from = begin(cell, model_line);
        const auto to = from + static_cast<std::ptrdiff_t>(cell.size());
        const bool here = next < words.size() && begin(words[next], line) < to &&
                          begin(words[next], line) + static_cast<std::ptrdiff_t>(words[next].size()) > from;
        row.push_back(here ? words[next++] : line.substr(line.size()));
    }
    return next == words.size() ? row : WordRow{};
}

/// Whether a line is the size of the rows below it.
bool says_size(std::string_view line, std::size_t rows, std::size_t columns) {
    const auto words = words_of(line);
    if (words.size() != 2) return false;
    const auto is = [](std::string_view word, std::size_t size) { return integer(word) == static_cast<int>(size); };
    return (is(words[0], rows) && is(words[1], columns)) || (is(words[0], columns) && is(words[1], rows));
}

/// Marks behind the last cell of every row divide nothing, unless other cells are empty, too: then the last column is.
void drop_last_if_empty(Run& run) {
    const bool empty = std::all_of(run.rows.begin(), run.rows.end(), [](const WordRow& row) {
        return row.back().empty() && std::count(row.begin(), row.end(), std::string_view()) == 1;
    });
    for (WordRow& row : run.rows) {
        if (empty && row.size() > 1) row.pop_back();
    }
}

/// The longest run of lines that one mark divides into equally many cells.
Run longest_run(const Lines& lines, char mark) {
    Run best;
    for (std::size_t first = 0; first < lines.size(); ++first) {
        const WordRow model = cells_of_paragraph(lines[first], mark);
        if (model.size() < 2) continue;
        Run run{first, {model}};
        for (std::size_t i = first + 1; i < lines.size(); ++i) {
            WordRow row = cells_of_paragraph(lines[i], mark);
            if (mark == ' ' && row.size() + 1 == model.size()) row = with_gaps(lines[i], lines[first], model);
            if (row.size() != model.size()) break;
            run.rows.push_back(std::move(row));
        }
        if (mark == ' ' && first == 1 && run.rows.size() > 1) {  // the empty cell may be in the first row
            WordRow row = with_gaps(lines[0], lines[1], model);
            const bool size = says_size(lines[0], run.rows.size(), model.size());
            if (!row.empty() && !size) run.rows.insert(run.rows.begin(), std::move(row)), run.first = 0;
        }
        if (run.rows.size() > best.rows.size()) best = std::move(run);
        if (best.rows.size() + first >= lines.size()) break;
    }
    if (mark != ' ') drop_last_if_empty(best);
    return best;
}

/// How many characters stand in front of a word of a line.
std::size_t column_of(std::string_view word, std::string_view line) {
    return characters_of(line.substr(0, static_cast<std::size_t>(word.data() - line.data()))).size();
}

/// The longest run of lines that are one word each, equally long and one below the other.
Run longest_drawing(const Lines& lines) {
    Run best;
    for (std::size_t first = 0; first < lines.size();) {
        Run run{first, {}, true};
        for (; first < lines.size(); ++first) {
            const std::string_view word = only_word(lines[first]);
            if (word.empty()) break;
            const std::size_t column = column_of(word, lines[first]);
            if (run.rows.empty()) run.column = column;
            if (column != run.column) break;
            if (!run.rows.empty() && characters_of(word).size() != run.rows.front().size()) break;
            run.rows.push_back(characters_of(word));
        }
        if (run.rows.size() > best.rows.size()) best = std::move(run);
        if (run.rows.empty()) ++first;
    }
    return best;
}

/// Whether a line beside a grid is made of words and numbers: no row of it was misread, as "z..t" would be.
bool is_aside(std::string_view line) {
    if (!only_word(line).empty() && line.find("..") != std::string_view::npos) return false;
    const auto words = words_of(line, ",;:.!?");
    const auto is_word = [&](std::string_view word) {
        if (integer(word) || is_one_character(word)) return true;
        return words.size() > 1 &&
               std::all_of(word.begin(), word.end(), [](char c) { return (c | 32) >= 'a' && (c | 32) <= 'z'; });
    };
    return is_heading(line) || std::all_of(words.begin(), words.end(), is_word);
}

/// Whether a word in the columns of a drawing is cells of another row rather than a remark beside it: it has signs or the drawing's own
/// characters only, or stands further in.
bool is_of_drawing(std::string_view word, std::size_t column, const Run& run) {
    const auto characters = characters_of(word);
    const std::size_t width = run.rows.front().size();
    if (column < run.column || column + characters.size() > run.column + width) return false;
    if (const auto number = integer(word))
        return column > run.column && number != static_cast<int>(width) && number != static_cast<int>(run.rows.size());
    const auto is_letter = [](std::string_view c) { return c.size() == 1 && (c[0] | 32) >= 'a' && (c[0] | 32) <= 'z'; };
    const auto stands = [&](std::string_view c) {
        return std::any_of(run.rows.begin(), run.rows.end(),
                           [&](const WordRow& row) { return std::find(row.begin(), row.end(), c) != row.end(); });
    };
    return characters.size() == 1 || !std::all_of(characters.begin(), characters.end(), is_letter) ||
           std::all_of(characters.begin(), characters.end(), stands) ||
           std::count(characters.begin(), characters.end(), characters.front()) ==
               static_cast<std::ptrdiff_t>(characters.size());
}

/// Whether a line beside a drawing goes on with it, with blanks or fewer cells.
bool goes_on(std::string_view line, const Run& run) {
    const auto words = words_of(line);
    const bool numbers = words.size() > 1 &&
                         std::all_of(words.begin(), words.end(), [](auto word) { return integer(word).has_value(); });
    return run.drawn && !numbers && !is_heading(line) && std::any_of(words.begin(), words.end(), [&](auto word) {
               return is_of_drawing(word, column_of(word, line), run);
           });
}

/// Whether a run is the grid of these lines: what is left are a few words in front and behind.
bool is_grid(const Run& run, const Lines& lines) {
    constexpr std::size_t kMostAside = 3;
    if (run.rows.empty()) return false;
    const std::size_t behind = lines.size() - run.first - run.rows.size();
    if (run.first > kMostAside || behind > kMostAside) return false;
    if (run.rows.size() == 1) return lines.size() == 1 && run.rows.front().size() > 3;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool aside = i < run.first || i >= run.first + run.rows.size();
        if (aside && (!is_aside(lines[i]) || goes_on(lines[i], run))) return false;
    }
    return run.rows.size() > behind;
}

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

/// Lines in front of a drawing that are numbers, however its rows look.
std::size_t sizes_in_front(const Lines& lines) {
    std::size_t count = 0;
    while (count + 2 < lines.size() + (count == 0 ? 0U : 1U)) {
        const auto words = words_of(lines[count], ",");
        const bool numbers =
            !words.empty() && words.size() < 5 &&
            std::all_of(words.begin(), words.end(), [](auto word) { return integer(word).has_value(); });
        const bool wide = trimmed(lines[count]).size() != trimmed(lines[count + 1]).size();
        const bool short_word = words.size() > 1 || (words.size() == 1 && words[0].size() < 4);
        if (!numbers || !short_word || (words.size() == 1 && !wide)) break;
        if (consists_of(trimmed(lines[count + 1]), "0123456789") && words.size() == 1) break;
        ++count;
    }
    return count;
}

/// All lines as drawn, blanks included, without an indentation that all have and without numbers in front.
Paragraph drawn(const Lines& lines) {
    Paragraph part;
    const std::size_t front = sizes_in_front(lines);
    for (std::size_t i = 0; i < front; ++i) {
        for (const std::string_view word : words_of(lines[i], ",")) part.front.push_back(word);
    }
    part.grid.drawn = true;
    std::size_t indent = std::string_view::npos;
    for (std::size_t i = front; i < lines.size(); ++i) {
        auto row = characters_of(lines[i]);
        while (!row.empty() && is_blank_cell(row.back())) row.pop_back();
        const auto filled = std::find_if_not(row.begin(), row.end(), is_blank_cell);
        indent = std::min(indent, static_cast<std::size_t>(filled - row.begin()));
        part.grid.rows.push_back(std::move(row));
    }
    auto& rows = part.grid.rows;
    for (auto& row : rows) row.erase(row.begin(), row.begin() + static_cast<std::ptrdiff_t>(indent));
    // The first and the last row have cells, which readers count on.
    const auto is_filled = [](const WordRow& row) { return !row.empty(); };
    rows.erase(rows.begin(), std::find_if(rows.begin(), rows.end(), is_filled));
    rows.erase(std::find_if(rows.rbegin(), rows.rend(), is_filled).base(), rows.end());
    return part;
}

}  // namespace

Paragraph paragraph_of(const std::vector<std::string_view>& given) {
    const Lines lines = without_labels(without_numbers(without_bars(given)));
    Run best = longest_drawing(lines);
    if (best.rows.size() == 1) best.rows.clear();
    for (const char mark : {'\t', ';', ',', '|', ' ', '-'}) {
        Run run = longest_run(lines, mark);
        if (mark == ' ' && !is_spaced(run.rows)) continue;
        const bool covers = run.rows.size() > best.rows.size() || (best.drawn && run.rows.size() == best.rows.size());
        if (covers && is_grid(run, lines)) best = std::move(run);
    }
    if (!is_grid(best, lines)) {
        const bool words = lines.size() == 1 && (only_word(lines.front()).empty() || lines.front().size() < 2);
        if (!words) return drawn(lines);
        Paragraph part;
        part.front = words_of(lines.front(), ",");
        return part;
    }
    Paragraph part;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        auto& aside = i < best.first ? part.front : part.behind;
        if (i < best.first || i >= best.first + best.rows.size())
            for (const std::string_view word : words_of(lines[i], ",;")) aside.push_back(word);
    }
    part.grid = {std::move(best.rows), best.drawn};
    return part;
}

}  // namespace shunt::puzzle::format
