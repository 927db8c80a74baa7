#include "core/puzzle/format/layout.hpp"

#include <algorithm>
#include <array>

#include "core/base/utf8.hpp"

namespace shunt::puzzle::format {
namespace {

/// Words that head a board: a line of them and of numbers is none of its rows.
constexpr std::array<std::string_view, 24> kHeadings{"start",  "initial", "begin",  "goal",  "end",      "target",
                                                     "final",  "level",   "puzzle", "board", "state",    "position",
                                                     "size",   "moves",   "exit",   "rows",  "columns",  "cols",
                                                     "finish", "problem", "number", "from",  "solution", "to"};

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

bool is_arrow(std::string_view word) {
    return word == "->" || word == "=>" || word == "-->" || word == "==>" || word == "\u2192" || word == "\u21D2";
}

constexpr std::string_view kBoxes =
    "\u2500\u2501\u2550\u250C\u2510\u2514\u2518\u252C\u2534\u251C\u2524\u253C\u2554\u2557\u255A\u255D\u2560\u2563\u2566"
    "\u2569\u256C\u250F\u2513"
    "\u2517\u251B\u2503\u2502\u2551";

/// Whether dashes between bars are cells: one touches a bar or another cell in a line that is no rule.
bool has_dash_cells(std::string_view text) {
    for (const std::string_view line : lines_of(text)) {
        const std::string_view row = trimmed(line);
        if (row.size() < 3 || row.front() != '|' || consists_of(row, "-=+|")) continue;
        for (std::size_t i = 1; i + 1 < row.size(); ++i) {
            if (row[i] == '-' && row[i - 1] != ' ') return true;
        }
    }
    return false;
}

/// Whether a line only frames: dashes between corners, boxes, or the fence of a code block. Bare dashes do where `bars` stand elsewhere.
bool is_ruler(std::string_view line, bool bars) {
    const std::string_view rule = trimmed(line);
    if (rule.substr(0, 3) == "```" || rule.substr(0, 3) == "~~~") return true;
    if (rule.size() < 3) return false;
    const auto is_corner = [](char c) { return c == '+' || c == '|'; };
    if (consists_of(rule, "-=+|") && rule.find_first_of("-=") != std::string_view::npos)
        return (bars && rule.front() != '|') || (is_corner(rule.front()) && is_corner(rule.back()));
    const auto characters = characters_of(rule);
    return std::all_of(characters.begin(), characters.end(),
                       [](std::string_view c) { return c.size() == 3 && kBoxes.find(c) != std::string_view::npos; });
}

/// Whether a line is a remark: a mark and then a word that no board has.
bool is_remark(std::string_view line) {
    std::string_view rest = trimmed(line);
    if (rest.size() < 4 || rest.back() == '#') return false;
    const bool marked = take(rest, "//") || take(rest, "#") || take(rest, "%") || take(rest, ";") || take(rest, "--");
    if (!marked || rest.substr(0, 1) != " ") return false;
    const auto words = words_of(rest);
    return std::any_of(words.begin(), words.end(), [](std::string_view word) {
        return word.size() > 2 && std::all_of(word.begin(), word.end(), is_letter);
    });
}

/// The lines of a text; a text of one line may divide its rows by slashes, unless it is a word that may be a path; arrows stand alone.
std::vector<std::string_view> divided(std::string_view text) {
    std::vector<std::string_view> lines;
    const std::string_view body = trimmed(text);
    const bool may_be_path = !only_word(body).empty() && !consists_of(body, "0123456789_/");
    const bool one_line = body.find('\n') == std::string_view::npos && body.substr(0, 1) != "#" && !may_be_path;
    const auto add = [&](std::string_view line) {
        for (std::size_t end = line.find('/'); one_line && end != std::string_view::npos; end = line.find('/')) {
            lines.push_back(line.substr(0, end));
            line.remove_prefix(end + 1);
        }
        lines.push_back(line);
    };
    for (std::string_view line : lines_of(text)) {
        for (const std::string_view word : words_of(line)) {
            if (!is_arrow(word)) continue;
            add(line.substr(0, static_cast<std::size_t>(word.data() - line.data())));
            lines.push_back(word);
            line.remove_prefix(static_cast<std::size_t>(word.data() - line.data()) + word.size());
        }
        add(line);
    }
    return lines;
}

void append(std::vector<std::string_view>& to, const std::vector<std::string_view>& words) {
    to.insert(to.end(), words.begin(), words.end());
}

/// Whether a line of tabs only is a row of empty cells: another line has as many, and cells.
bool is_empty_row(std::string_view line, const std::vector<std::string_view>& lines) {
    const auto tabs = [](std::string_view of) { return std::count(of.begin(), of.end(), '\t'); };
    return tabs(line) > 0 && std::any_of(lines.begin(), lines.end(), [&](std::string_view other) {
               return !trimmed(other).empty() && tabs(other) == tabs(line);
           });
}

/// Takes the lines up to the next empty one or heading into the layout.
void add_paragraph(Layout& layout, std::vector<std::string_view>& lines) {
    if (lines.empty()) return;
    Paragraph part = paragraph_of(lines);
    lines.clear();
    append(layout.words.back(), part.front);
    if (part.grid.rows.empty()) return;
    layout.grids.push_back(std::move(part.grid));
    layout.words.push_back(std::move(part.behind));
}

}  // namespace

bool is_heading(std::string_view line) {
    const auto words = words_of(line, ":=*.,#-()");
    if (words.empty() || words.size() > 6) return false;
    bool known = false;
    for (const std::string_view word : words) {
        const bool heads = std::find(kHeadings.begin(), kHeadings.end(), lower(word)) != kHeadings.end();
        if (!heads && !integer(word) && !(known && word.size() > 2 && std::all_of(word.begin(), word.end(), is_letter)))
            return false;
        known = known || heads;
    }
    return known;
}

bool is_blank_cell(std::string_view cell) {
    const auto characters = characters_of(cell);
    return std::all_of(characters.begin(), characters.end(),
                       [](std::string_view c) { return !is_visible(c) && code_point(c) != 0x200B; });
}

std::size_t CellGrid::width() const {
    std::size_t width = 0;
    for (const auto& row : rows) width = std::max(width, row.size());
    return width;
}

bool CellGrid::is_even() const {
    return std::all_of(rows.begin(), rows.end(), [&](const auto& row) { return row.size() == rows.front().size(); });
}

std::vector<int> Layout::numbers_in_front() const {
    std::vector<int> numbers;
    for (const std::string_view word : words.front()) {
        if (const auto number = integer(word)) numbers.push_back(*number);
    }
    return numbers;
}

Layout layout_of(std::string_view text) {
    if (auto literal = bracketed(text)) return std::move(*literal);
    Layout layout;
    layout.words.emplace_back();
    std::vector<std::string_view> lines;
    const bool dash_cells = has_dash_cells(text);
    const bool bars = text.find('|') != std::string_view::npos && !dash_cells;
    const auto all = divided(text);
    for (const std::string_view line : all) {
        const bool row = dash_cells && trimmed(line).substr(0, 1) == "|";
        if ((!row && is_ruler(line, bars)) || is_remark(line)) continue;
        const bool heads = is_arrow(trimmed(line)) || is_heading(line);
        if (!heads && (!trimmed(line).empty() || is_empty_row(line, all))) {
            lines.push_back(line);
            continue;
        }
        add_paragraph(layout, lines);
        if (heads && !is_arrow(trimmed(line))) append(layout.words.back(), words_of(line, ":,"));
    }
    add_paragraph(layout, lines);
    return layout;
}

}  // namespace shunt::puzzle::format
