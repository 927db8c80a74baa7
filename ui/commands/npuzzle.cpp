#include "ui/commands/npuzzle.hpp"

#include "core/base/words.hpp"
#include "ui/model/npuzzle_as_puzzle.hpp"

namespace shunt::ui::command {

void OpenAsTiles::run(Desk desk) const {
    auto setup = desk.model.has_puzzle() ? tile_setup(desk.model.puzzle(), desk.model.board()) : std::nullopt;
    if (!setup) return;
    desk.model.npuzzle().set(std::move(*setup));
    desk.view.task = kNPuzzleTask;
}

void PlayTiles::run(Desk desk) const {
    if (desk.model.open_text(npuzzle_puzzle_text({desk.model.npuzzle().board(), desk.model.npuzzle().goal()}), "", "",
                             say("The board")))
        desk.view.show_puzzle();
}

}  // namespace shunt::ui::command
