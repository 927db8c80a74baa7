// Which consecutive lines divide alike, and what divides their cells.
#include <algorithm>
#include <array>

#include "core/puzzle/format/paragraph.hpp"

namespace shunt::puzzle::format {
namespace {

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

/// Whether words follow each other with one blank between them, from where the first one of `model` stands: what is missing is the last.
bool ends_early(const WordRow& words, std::ptrdiff_t indent, std::ptrdiff_t model_begins, std::size_t model_size) {
    if (indent >= model_begins + static_cast<std::ptrdiff_t>(model_size)) return false;
    for (std::size_t i = 1; i < words.size(); ++i) {
        if (words[i].data() != words[i - 1].data() + words[i - 1].size() + 1) return false;
    }
    return true;
}

/// A row of fewer words than `model`, which stand where words of the model do: the others are empty cells. None if they do not.
WordRow with_gaps(std::string_view line, std::string_view model_line, const WordRow& model) {
    const auto words = cells_of_paragraph(line, ' ');
    if (words.size() + 1 != model.size() || words.size() < 2) return {};
    const auto begin = [](std::string_view word, std::string_view of) { return word.data() - of.data(); };
    // Where columns are ragged, what stands in them says nothing.
    if (ends_early(words, begin(words[0], line), begin(model[0], model_line), model[0].size())) {
        WordRow row = words;
        row.push_back(line.substr(line.size()));
        return row;
    }
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

}  // namespace

bool is_one_character(std::string_view word) { return !word.empty() && characters_of(word).size() == 1; }

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

std::size_t column_of(std::string_view word, std::string_view line) {
    return characters_of(line.substr(0, static_cast<std::size_t>(word.data() - line.data()))).size();
}

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

}  // namespace shunt::puzzle::format
