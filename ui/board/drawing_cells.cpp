#include "ui/board/drawing_cells.hpp"

#include <algorithm>

#include "core/base/words.hpp"
#include "ui/widgets/press.hpp"

namespace shunt::ui {

namespace {

const char* ground_word(Ground ground) {
    switch (ground) {
        case Ground::outside:
            return say("outside");
        case Ground::wall:
            return say("wall");
        case Ground::gate:
            return say("gate");
        case Ground::floor:
            break;
    }
    return say("empty");
}

/// "row 1, column 2, piece B", of a goal also "goal: piece A" and "must be empty".
std::string cell_words(const Editor& editor, Coordinate at, std::optional<std::size_t> piece) {
    const Drawing& drawing = editor.drawing();
    std::string text = say("row {row}, column {column}", {{"row", at.row + 1}, {"column", at.column + 1}}) + ", ";
    text +=
        piece ? say("piece {piece}", {{"piece", drawing.pieces[*piece].name}}) : ground_word(ground_at(drawing, at));
    if (!editor.goal() || *editor.goal() >= drawing.goals.size()) return text;
    const auto wanted = goal_piece_at(drawing, *editor.goal(), at);
    if (wanted) return text + ", " + say("goal: piece {piece}", {{"piece", drawing.pieces[*wanted].name}});
    const auto& voids = drawing.goals[*editor.goal()].voids;
    return std::binary_search(voids.begin(), voids.end(), at) ? text + ", " + say("goal: must be empty") : text;
}

/// The piece on every cell, row by row, so that large boards cost no more than their cells.
std::vector<std::optional<std::size_t>> occupants(const Drawing& drawing) {
    std::vector<std::optional<std::size_t>> pieces(drawing.ground.size());
    for (std::size_t piece = 0; piece < drawing.pieces.size(); ++piece) {
        for (const Coordinate cell : drawing.pieces[piece].cells)
            pieces[static_cast<std::size_t>(cell.row * drawing.columns + cell.column)] = piece;
    }
    return pieces;
}

}  // namespace

void mirror_cells(Frame& frame, const Editor& editor, const BoardPlace& place) {
    const Drawing& drawing = editor.drawing();
    const auto pieces = occupants(drawing);
    frame.label("build.board", "grid", place.outer, say("Board to draw on"));
    for (int row = 0; row < drawing.rows; ++row) {
        Widget line;
        line.id = "build.row:" + std::to_string(row + 1);
        line.role = "row";
        line.label = say("row {row}", {{"row", row + 1}});
        line.rect = {place.origin.x, place.origin.y + static_cast<float>(row) * place.cell,
                     static_cast<float>(drawing.columns) * place.cell, place.cell};
        line.group = "build.board";
        const std::string group = line.id;
        mirror(frame, std::move(line), {});
        for (int column = 0; column < drawing.columns; ++column) {
            const Coordinate at{row, column};
            const auto piece = pieces[static_cast<std::size_t>(row * drawing.columns + column)];
            Widget widget;
            widget.id = "build.cell:" + std::to_string(row + 1) + "," + std::to_string(column + 1);
            widget.role = "gridcell";
            widget.label = cell_words(editor, at, piece);
            widget.rect = place.square(at);
            widget.group = group;
            widget.selected = at == editor.cursor();
            Actions actions{command::PressCell{at}, command::SetCellCursor{at}};
            actions.board = true;
            mirror(frame, std::move(widget), std::move(actions));
        }
    }
}

void draw_outside(Frame& frame, const Editor& editor, const BoardPlace& place) {
    if (editor.tool() != Tool::outside) return;
    const Drawing& drawing = editor.drawing();
    for (int row = 0; row < drawing.rows; ++row) {
        for (int column = 0; column < drawing.columns; ++column) {
            if (ground_at(drawing, {row, column}) != Ground::outside) continue;
            frame.paint.disc(place.square({row, column}).centre(), 3, faded(frame.colours.quiet, 0.6f));
        }
    }
}

void draw_cursor(Frame& frame, const Editor& editor, const BoardPlace& place) {
    if (!editor.cursor_shown()) return;
    const Rect cell = place.square(editor.cursor()).inset(1);
    frame.paint.border(cell, frame.colours.card, place.cell * 0.1f, 4);
    frame.paint.border(cell, frame.colours.accent, place.cell * 0.1f, 2);
}

void draw_invitation(Frame& frame, const BoardPlace& place) {
    const char* words = say("Draw a piece here, or drag a shape onto the board");
    const float width = std::min(place.outer.w - 48, 240.0f);
    const float height = frame.paint.paragraph_height(width, type::kBody, words);
    const Rect area{place.outer.centre().x - width / 2, place.outer.centre().y - height / 2, width, height};
    frame.paint.rect(area.inset(-12), faded(frame.colours.card, 0.9f), space::kRadius);
    frame.label("build.invitation", "text", area, words);
    frame.paint.paragraph(area, type::kBody, frame.colours.ink, words);
}

}  // namespace shunt::ui
