#include "ui/commands/npuzzle.hpp"

#include "core/base/words.hpp"
#include "ui/model/npuzzle_as_puzzle.hpp"
#include "ui/model/opening.hpp"

namespace shunt::ui::command {

void OpenAsTiles::run(Desk desk) const {
    auto setup =
        desk.model.open.has_puzzle() ? tile_setup(desk.model.open.puzzle(), desk.model.play.board()) : std::nullopt;
    if (!setup) return;
    desk.model.npuzzle.get().set(std::move(*setup));
    desk.view.task = kNPuzzleTask;
}

void PlayTiles::run(Desk desk) const {
    if (open_text(desk.model, npuzzle_puzzle_text({desk.model.npuzzle.get().board(), desk.model.npuzzle.get().goal()}),
                  "", "", say("The board")))
        desk.view.show_puzzle();
}

}  // namespace shunt::ui::command
