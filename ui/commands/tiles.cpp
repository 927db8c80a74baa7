#include "core/base/words.hpp"
#include "ui/commands/run.hpp"
#include "ui/model/tile_puzzle.hpp"

namespace shunt::ui {

namespace tiles_commands {

using namespace command;

struct Runner {
    AppModel& model;
    ViewState& view;
    TileLab& tiles = model.tiles();
    JobList& jobs = model.jobs();
    Outbox& outbox = model.outbox();

    void operator()(const SlideTile& slide) const { tiles.slide(slide.direction, outbox); }
    void operator()(const PushTile& push) const { tiles.push(push.tile, outbox); }
    void operator()(const UndoTile&) const { tiles.undo(); }
    void operator()(const RedoTile&) const { tiles.redo(); }
    void operator()(const RestartTiles&) const { tiles.restart(); }
    void operator()(const SwapTiles&) const { tiles.swap_tiles(); }
    void operator()(const SetTileRows& set) const { tiles.resize({set.rows, tiles.size().columns}, outbox); }
    void operator()(const SetTileColumns& set) const { tiles.resize({tiles.size().rows, set.columns}, outbox); }
    void operator()(const TypeTiles& typed) const { tiles.type(typed.text); }
    void operator()(const SetTileGoal& set) const { tiles.set_goal(set.ordered); }
    void operator()(const SetTileExact& set) const { tiles.set_exact(set.exact); }
    void operator()(const SetTileDepth& set) const { tiles.set_depth(set.depth); }
    void operator()(const ShuffleTiles& shuffle) const { tiles.shuffle(shuffle.seed, jobs, outbox); }
    void operator()(const SetTileMethod& set) const { tiles.set_method(set.method); }
    void operator()(const SolveTiles&) const { tiles.solve(jobs, outbox); }
    void operator()(const StopTiles&) const { tiles.stop(jobs, outbox); }
    void operator()(const TakeTileHint&) const { tiles.take_hint(jobs, outbox); }
    void operator()(const OpenAsTiles&) const {
        auto setup = model.has_puzzle() ? tile_setup(model.puzzle(), model.board()) : std::nullopt;
        if (!setup) return;
        tiles.set(std::move(*setup));
        view.task = kTilesTask;
    }
    void operator()(const PlayTiles&) const {
        if (model.open_text(tile_puzzle_text({tiles.board(), tiles.goal()}), "", "", say("The board")))
            view.show_puzzle();
    }
    void operator()(const CopyLetters&) const { tiles.copy_letters(outbox); }
    void operator()(const ToggleTilePlayer&) const { tiles.toggle(); }
    void operator()(const TilePlayerForward&) const { tiles.forward(); }
    void operator()(const TilePlayerBack&) const { tiles.back(); }
    void operator()(const TilePlayerSpeed&) const { tiles.next_speed(); }
    void operator()(const ScrubTilePlayer& scrub) const { tiles.scrub(scrub.step); }
};

}  // namespace tiles_commands

void run(command::Tiles list, AppModel& model, ViewState& view, const Command& command) {
    command.visit(list, tiles_commands::Runner{model, view});
}

}  // namespace shunt::ui
