#include "ui/model/section_templates.hpp"

#include <algorithm>
#include <array>

#include "ui/editor/drawing_text.hpp"

namespace shunt::ui {

namespace {

enum class What : unsigned char {
    goal,
    signs,
    gate,
    axis,
    cars,
    alike,
    distinct,
    tiles,
    colour,
    metric,
    name,
    note,
    source
};

constexpr std::array kTemplates{
    SectionTemplate{"goal", Phrase("goal"), false},         SectionTemplate{"#", Phrase("walls and signs"), false},
    SectionTemplate{"gate", Phrase("gate"), true},          SectionTemplate{"axis", Phrase("axis"), false},
    SectionTemplate{"cars", Phrase("cars"), true},          SectionTemplate{"alike", Phrase("alike"), false},
    SectionTemplate{"distinct", Phrase("distinct"), false}, SectionTemplate{"tiles", Phrase("tiles"), true},
    SectionTemplate{"colour", Phrase("colour"), false},     SectionTemplate{"metric", Phrase("metric"), true},
    SectionTemplate{"name", Phrase("name"), true},          SectionTemplate{"note", Phrase("note"), true},
    SectionTemplate{"source", Phrase("source"), true}};

/// The largest piece; null when there is none.
const DrawnPiece* main_piece(const Drawing& drawing) {
    const auto smaller = [](const DrawnPiece& a, const DrawnPiece& b) { return a.cells.size() < b.cells.size(); };
    const auto found = std::max_element(drawing.pieces.begin(), drawing.pieces.end(), smaller);
    return found == drawing.pieces.end() ? nullptr : &*found;
}

/// One that can be a tile without anything else changing; else the main piece.
const DrawnPiece* unit_piece(const Drawing& drawing) {
    const auto found = std::find_if(drawing.pieces.begin(), drawing.pieces.end(),
                                    [](const DrawnPiece& piece) { return piece.cells.size() == 1; });
    return found == drawing.pieces.end() ? main_piece(drawing) : &*found;
}

std::string name_of(const DrawnPiece* piece) { return piece == nullptr ? "A" : piece->name; }

/// A goal that leaves the main piece where it is: its rows have the right size, and the piece is there to be moved.
std::string goal_section(const Drawing& drawing) {
    const DrawnPiece* piece = main_piece(drawing);
    if (piece == nullptr) return "goal:\n";
    return to_text(drawing, {{{static_cast<std::size_t>(piece - drawing.pieces.data()), {}}}, {}});
}

std::string section(What what, const Drawing& drawing) {
    const std::string piece = name_of(main_piece(drawing));
    switch (what) {
        case What::goal:
            return goal_section(drawing);
        case What::signs:
            return "# On the board: . is free, # is a wall, a space is outside, anything else is the piece of that "
                   "name.\n";
        case What::gate:
            return "# = on the board is a gate: only these pieces may enter it.\ngate: " + piece + "\n";
        case What::axis:
            return "axis: horizontal " + piece + "\n";
        case What::cars:
            return "cars: yes\n";
        case What::alike:
            return "alike: " + piece + "\n";
        case What::distinct:
            return "distinct: " + piece + "\n";
        case What::tiles:
            return "tiles: " + name_of(unit_piece(drawing)) + "\n";
        case What::colour:
            return "colour: 2 " + piece + "\n";
        case What::metric:
            return "metric: " + std::string(puzzle::to_string(drawing.metric)) + "\n";
        case What::name:
            return "name: My puzzle\n";
        case What::note:
            return "note: What is to be done.\n";
        case What::source:
            return "source: Who made it, and where it was published\n";
    }
    return {};
}

bool begins_at(const std::string& text, std::size_t line, const std::string& key) {
    return text.compare(line, key.size() + 1, key + ":") == 0;
}

/// Where the line with that key begins; npos when there is none.
std::size_t line_of(const std::string& text, const std::string& key) {
    for (std::size_t line = 0; line < text.size(); ++line) {
        if (begins_at(text, line, key)) return line;
        line = text.find('\n', line);
        if (line == std::string::npos) break;
    }
    return std::string::npos;
}

std::string ended(std::string text) { return text.empty() || text.back() == '\n' ? text : text + "\n"; }

}  // namespace

std::span<const SectionTemplate> section_templates() { return kTemplates; }

bool has_section(const std::string& text, const std::string& key) { return line_of(text, key) != std::string::npos; }

std::string with_section(const std::string& text, std::size_t number, const Drawing& drawing) {
    if (number >= kTemplates.size()) return text;
    if (kTemplates[number].once && has_section(text, kTemplates[number].key)) return text;
    const auto what = static_cast<What>(number);
    const std::string added = section(what, drawing);
    const std::size_t board = line_of(text, "board");
    if (what == What::goal || board == std::string::npos) return ended(text) + added;
    return text.substr(0, board) + added + text.substr(board);
}

}  // namespace shunt::ui
