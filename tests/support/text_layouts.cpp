#include "tests/support/text_layouts.hpp"

namespace shunt::test {
namespace {

using LayoutRow = std::vector<std::string>;

std::string cell(const std::string& name, const std::string& sign) { return name.empty() ? sign : name; }

/// What stands around cells, rows and grids.
struct LayoutMarks {
    std::string between, row_begin, row_end, between_rows, begin, end, between_grids;
};

std::string joined(const std::vector<Rows>& grids, const std::string& sign, const LayoutMarks& marks) {
    std::string text;
    for (std::size_t grid = 0; grid < grids.size(); ++grid) {
        text += (grid == 0 ? "" : marks.between_grids) + marks.begin;
        for (std::size_t row = 0; row < grids[grid].size(); ++row) {
            text += (row == 0 ? "" : marks.between_rows) + marks.row_begin;
            const LayoutRow& cells = grids[grid][row];
            for (std::size_t i = 0; i < cells.size(); ++i) text += (i == 0 ? "" : marks.between) + cell(cells[i], sign);
            text += marks.row_end;
        }
        text += marks.end;
    }
    return text + "\n";
}

LayoutMarks lines(const std::string& between, const std::string& begin = "", const std::string& end = "") {
    return {between, begin, end, "\n", "", "", "\n\n"};
}

std::string size_of(const std::vector<Rows>& grids) {
    return std::to_string(grids[0].size()) + " " + std::to_string(grids[0][0].size()) + "\n";
}

std::string quoted(std::vector<Rows> grids, const std::string& sign, const LayoutMarks& marks) {
    for (Rows& rows : grids) {
        for (LayoutRow& row : rows) {
            for (std::string& name : row) name = '"' + cell(name, sign) + '"';
        }
    }
    return joined(grids, sign, marks);
}

std::string rule_of(const std::vector<Rows>& grids, std::size_t width) {
    return "+" + std::string(grids[0][0].size() * width, '-') + "+";
}

std::string numbered(const std::vector<Rows>& grids, const std::string& sign, const std::string& mark,
                     const std::string& between) {
    std::string text;
    for (const Rows& rows : grids) {
        if (!text.empty()) text += "\n";
        for (std::size_t row = 0; row < rows.size(); ++row) {
            text += std::to_string(row + 1) + mark;
            for (std::size_t i = 0; i < rows[row].size(); ++i)
                text += (i == 0 ? "" : between) + cell(rows[row][i], sign);
            text += "\n";
        }
    }
    return text;
}

using Grids = std::vector<Rows>;
using Sign = std::string;

const LayoutMarks kJson{", ", "[", "]", ",\n ", "[", "]", ",\n"};
const LayoutMarks kBraces{", ", "{", "}", ",\n ", "{", "}", ",\n"};

}  // namespace

const std::vector<TextLayout>& text_layouts() {
    static const std::vector<TextLayout> kLayouts{
        {"drawn", [](const Grids& g, const Sign& s) { return joined(g, s, lines("")); }, true},
        {"drawn, indented", [](const Grids& g, const Sign& s) { return joined(g, s, lines("", "    ")); }, true},
        {"drawn in a code fence",
         [](const Grids& g, const Sign& s) { return "```\n" + joined(g, s, lines("")) + "```\n"; }, true},
        {"drawn below its size", [](const Grids& g, const Sign& s) { return size_of(g) + joined(g, s, lines("")); },
         true},
        {"drawn below a remark",
         [](const Grids& g, const Sign& s) { return "# a puzzle of mine\n" + joined(g, s, lines("")); }, true},
        {"drawn between bars", [](const Grids& g, const Sign& s) { return joined(g, s, lines("", "|", "|")); }, true},
        {"drawn in a frame",
         [](const Grids& g, const Sign& s) {
             const std::string rule = rule_of(g, 1);
             LayoutMarks marks = lines("", "|", "|");
             marks.begin = rule + "\n";
             marks.end = "\n" + rule;
             return joined(g, s, marks);
         },
         true},
        {"drawn, rows numbered", [](const Grids& g, const Sign& s) { return numbered(g, s, " | ", ""); }, true},
        {"drawn, with headings",
         [](const Grids& g, const Sign& s) {
             LayoutMarks marks = lines("");
             marks.begin = "";
             marks.between_grids = "\nGoal:\n";
             return "Start:\n" + joined(g, s, marks);
         },
         true},
        {"drawn, with an arrow",
         [](const Grids& g, const Sign& s) {
             LayoutMarks marks = lines("");
             marks.between_grids = "\n->\n";
             return joined(g, s, marks);
         },
         true},
        {"drawn, as strings",
         [](const Grids& g, const Sign& s) {
             return joined(g, s, {"", "\"", "\"", ",\n ", "[", "]", ",\n"});
         },
         true},
        {"lines that end with a return",
         [](const Grids& g, const Sign& s) { return joined(g, s, lines("", "", "\r")); }, true},
        {"blanks", [](const Grids& g, const Sign& s) { return joined(g, s, lines(" ")); }},
        {"blanks, indented", [](const Grids& g, const Sign& s) { return joined(g, s, lines(" ", "  ")); }},
        {"blanks, below their size",
         [](const Grids& g, const Sign& s) { return size_of(g) + joined(g, s, lines(" ")); }},
        {"blanks, START and END",
         [](const Grids& g, const Sign& s) {
             LayoutMarks marks = lines(" ");
             marks.between_grids = "\nGOAL\n";
             return "START\n" + joined(g, s, marks) + "END\n";
         }},
        {"blanks, rows numbered", [](const Grids& g, const Sign& s) { return numbered(g, s, ": ", " "); }},
        {"tabs", [](const Grids& g, const Sign& s) { return joined(g, s, lines("\t")); }, false, true},
        {"commas", [](const Grids& g, const Sign& s) { return joined(g, s, lines(",")); }, false, true},
        {"commas and blanks", [](const Grids& g, const Sign& s) { return joined(g, s, lines(", ")); }, false, true},
        {"semicolons", [](const Grids& g, const Sign& s) { return joined(g, s, lines(";")); }, false, true},
        {"bars", [](const Grids& g, const Sign& s) { return joined(g, s, lines(" | ", "| ", " |")); }, false, true},
        {"boxes",
         [](const Grids& g, const Sign& s) {
             const std::string rule = rule_of(g, 4);
             LayoutMarks marks = lines(" | ", "| ", " |");
             marks.between_rows = "\n" + rule + "\n";
             return joined(g, s, marks);
         },
         false, true},
        {"quoted CSV", [](const Grids& g, const Sign& s) { return quoted(g, s, lines(",")); }, false, true},
        {"JSON", [](const Grids& g, const Sign& s) { return quoted(g, s, kJson); }, false, true},
        {"JSON in one list", [](const Grids& g, const Sign& s) { return "[" + quoted(g, s, kJson) + "]"; }, false,
         true},
        {"bare brackets", [](const Grids& g, const Sign& s) { return joined(g, s, kJson); }},
        {"braces of C",
         [](const Grids& g, const Sign& s) {
             return g.size() == 1 ? "char board[9][9] = " + joined(g, s, kBraces) + ";" : joined(g, s, kBraces);
         }},
        {"rows in brackets",
         [](const Grids& g, const Sign& s) {
             return joined(g, s, {" ", "[", "]", "\n ", "[", "]", "\n"});
         }},
        {"MATLAB",
         [](const Grids& g, const Sign& s) {
             return joined(g, s, {" ", "", "", "; ", "[", "]", "\n"});
         }},
        {"Lisp",
         [](const Grids& g, const Sign& s) {
             return joined(g, s, {" ", "(", ")", " ", "(", ")", "\n"});
         }},
    };
    return kLayouts;
}

}  // namespace shunt::test
