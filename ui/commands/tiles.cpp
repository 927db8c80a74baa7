#include "ui/commands/tiles.hpp"

#include "core/base/words.hpp"
#include "ui/model/tile_puzzle.hpp"

namespace shunt::ui::command {

void OpenAsTiles::run(Desk desk) const {
    auto setup = desk.model.has_puzzle() ? tile_setup(desk.model.puzzle(), desk.model.board()) : std::nullopt;
    if (!setup) return;
    desk.model.tiles().set(std::move(*setup));
    desk.view.task = kTilesTask;
}

void PlayTiles::run(Desk desk) const {
    if (desk.model.open_text(tile_puzzle_text({desk.model.tiles().board(), desk.model.tiles().goal()}), "", "",
                             say("The board")))
        desk.view.show_puzzle();
}

}  // namespace shunt::ui::command
