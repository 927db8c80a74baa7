#include "ui/board/trace.hpp"

#include <algorithm>

namespace shunt::ui {

std::vector<puzzle::Coordinate> trace_of(const Model& model) {
    const moves::Move* move = model.play.led_here();
    if (move == nullptr) return {};
    const puzzle::Puzzle& puzzle = model.open.puzzle();
    const puzzle::Position before = moves::apply(puzzle, model.play.board(), moves::inverse(*move));
    std::vector<puzzle::Coordinate> cells;
    for (const puzzle::PieceId piece : move->pieces)
        for (const puzzle::Position* at : {&before, &model.play.board()})
            for (const puzzle::Cell cell : covered_cells(puzzle.board(), puzzle.kind_of(piece), at->anchors[piece]))
                cells.push_back(puzzle.board().coordinate(cell));
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

}  // namespace shunt::ui
