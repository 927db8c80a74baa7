// Commands of the tile lab.
#pragma once

#include <cstdint>
#include <string>

#include "ui/commands/desk.hpp"
#include "ui/model/tile_lab.hpp"

namespace shunt::ui::command {

struct SlideTile {
    npuzzle::Direction direction = npuzzle::Direction::up;

    void run(Desk desk) const { desk.model.tiles().slide(direction, desk.outbox()); }
};
/// Slides a tile, and all between it and the blank.
struct PushTile {
    npuzzle::Tile tile = 0;

    void run(Desk desk) const { desk.model.tiles().push(tile, desk.outbox()); }
};
struct UndoTile {
    void run(Desk desk) const { desk.model.tiles().undo(); }
};
struct RedoTile {
    void run(Desk desk) const { desk.model.tiles().redo(); }
};
/// All tiles where they were before the first of them was slid.
struct RestartTiles {
    void run(Desk desk) const { desk.model.tiles().restart(); }
};
/// Swaps the two tiles that make the board solvable.
struct SwapTiles {
    void run(Desk desk) const { desk.model.tiles().swap_tiles(); }
};
/// An ordered board of another size.
struct SetTileRows {
    int rows = 3;

    void run(Desk desk) const { desk.model.tiles().resize({rows, desk.model.tiles().size().columns}, desk.outbox()); }
};
struct SetTileColumns {
    int columns = 3;

    void run(Desk desk) const { desk.model.tiles().resize({desk.model.tiles().size().rows, columns}, desk.outbox()); }
};
/// What is typed into the field of the board.
struct TypeTiles {
    std::string text;

    void run(Desk desk) const { desk.model.tiles().type(text); }
};
struct SetTileGoal {
    bool ordered = true;  ///< else the board shown becomes the goal

    void run(Desk desk) const { desk.model.tiles().set_goal(ordered); }
};
struct SetTileExact {
    bool exact = false;

    void run(Desk desk) const { desk.model.tiles().set_exact(exact); }
};
struct SetTileDepth {
    int depth = 0;

    void run(Desk desk) const { desk.model.tiles().set_depth(depth); }
};
struct ShuffleTiles {
    std::uint32_t seed = 0;

    void run(Desk desk) const { desk.model.tiles().shuffle(seed, desk.jobs(), desk.outbox()); }
};
struct SetTileMethod {
    TileMethod method = TileMethod::automatic;

    void run(Desk desk) const { desk.model.tiles().set_method(method); }
};
struct SolveTiles {
    void run(Desk desk) const { desk.model.tiles().solve(desk.jobs(), desk.outbox()); }
};
struct StopTiles {
    void run(Desk desk) const { desk.model.tiles().stop(desk.jobs(), desk.outbox()); }
};
/// Shows the next step of a shortest solution; the second time carries it out.
struct TakeTileHint {
    void run(Desk desk) const { desk.model.tiles().take_hint(desk.jobs(), desk.outbox()); }
};
/// The open puzzle as a board of the tile lab, where it is one.
struct OpenAsTiles {
    void run(Desk desk) const;
};
/// The board of the tile lab as a puzzle to play.
struct PlayTiles {
    void run(Desk desk) const;
};
struct CopyLetters {
    void run(Desk desk) const { desk.model.tiles().copy_letters(desk.outbox()); }
};
struct ToggleTilePlayer {
    void run(Desk desk) const { desk.model.tiles().toggle(); }
};
struct TilePlayerForward {
    void run(Desk desk) const { desk.model.tiles().forward(); }
};
struct TilePlayerBack {
    void run(Desk desk) const { desk.model.tiles().back(); }
};
struct TilePlayerSpeed {
    void run(Desk desk) const { desk.model.tiles().next_speed(); }
};
struct ScrubTilePlayer {
    int step = 0;

    void run(Desk desk) const { desk.model.tiles().scrub(step); }
};

}  // namespace shunt::ui::command
