// Which of consecutive lines are rows of a grid.
#include "core/puzzle/format/paragraph.hpp"

#include <algorithm>

namespace shunt::puzzle::format {
namespace {

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
    const Lines lines = without_marks(given);
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
