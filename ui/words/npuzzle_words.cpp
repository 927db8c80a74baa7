#include "ui/words/npuzzle_words.hpp"

#include "core/base/words.hpp"
#include "ui/words/piece_names.hpp"

namespace shunt::ui {

std::string npuzzle_step_words(const npuzzle::Board& board, npuzzle::Tile tile) {
    const auto way = board.size().way(board.cells_by_tile()[tile], board.blank());
    return say("tile {tile}: {direction}", {{"tile", tile}, {"direction", way ? direction_word(*way) : ""}});
}

}  // namespace shunt::ui
