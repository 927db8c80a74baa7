// Commands of the N-puzzle.
#pragma once

#include <cstdint>
#include <string>

#include "ui/commands/desk.hpp"
#include "ui/model/npuzzle.hpp"

namespace shunt::ui::command {

struct SlideTile {
    npuzzle::Direction direction = npuzzle::Direction::up;

    void run(Desk desk) const { desk.model.npuzzle.get().slide(direction); }
};
/// Slides a tile, and all between it and the blank.
struct PushTile {
    npuzzle::Tile tile = 0;

    void run(Desk desk) const { desk.model.npuzzle.get().push(tile); }
};
struct UndoTile {
    void run(Desk desk) const { desk.model.npuzzle.get().undo(); }
};
struct RedoTile {
    void run(Desk desk) const { desk.model.npuzzle.get().redo(); }
};
/// All tiles where they were before the first of them was slid.
struct RestartTiles {
    void run(Desk desk) const { desk.model.npuzzle.get().restart(); }
};
/// Swaps the two tiles that make the board solvable.
struct SwapTiles {
    void run(Desk desk) const { desk.model.npuzzle.get().swap_tiles(); }
};
/// An ordered board of another size.
struct SetTileRows {
    int rows = 3;

    void run(Desk desk) const { desk.model.npuzzle.get().resize({rows, desk.model.npuzzle.get().size().columns}); }
};
struct SetTileColumns {
    int columns = 3;

    void run(Desk desk) const { desk.model.npuzzle.get().resize({desk.model.npuzzle.get().size().rows, columns}); }
};
/// What is typed into the field of the board.
struct TypeTiles {
    std::string text;

    void run(Desk desk) const { desk.model.npuzzle.get().type(text); }
};
struct SetTileGoal {
    bool ordered = true;  ///< else the board shown becomes the goal

    void run(Desk desk) const { desk.model.npuzzle.get().set_goal(ordered); }
};
struct SetTileExact {
    bool exact = false;

    void run(Desk desk) const { desk.model.npuzzle.get().set_exact(exact); }
};
struct SetTileDepth {
    int depth = 0;

    void run(Desk desk) const { desk.model.npuzzle.get().set_depth(depth); }
};
struct ShuffleTiles {
    std::uint32_t seed = 0;

    void run(Desk desk) const { desk.model.npuzzle.get().shuffle(seed); }
};
struct SetTileMethod {
    NPuzzleMethod method = NPuzzleMethod::automatic;

    void run(Desk desk) const { desk.model.npuzzle.get().set_method(method); }
};
struct SolveTiles {
    void run(Desk desk) const { desk.model.npuzzle.get().solve(); }
};
struct StopTiles {
    void run(Desk desk) const { desk.model.npuzzle.get().stop(); }
};
/// Shows the next step of a shortest solution; the second time carries it out.
struct TakeTileHint {
    void run(Desk desk) const { desk.model.npuzzle.get().take_hint(); }
};
/// The open puzzle as a board of the N-puzzle, where it is one.
struct OpenAsTiles {
    void run(Desk desk) const;
};
/// The board of the N-puzzle as a puzzle to play.
struct PlayTiles {
    void run(Desk desk) const;
};
struct CopyLetters {
    void run(Desk desk) const { desk.model.npuzzle.get().copy_letters(); }
};
struct ToggleTilePlayer {
    void run(Desk desk) const { desk.model.npuzzle.get().toggle(); }
};
struct TilePlayerForward {
    void run(Desk desk) const { desk.model.npuzzle.get().forward(); }
};
struct TilePlayerBack {
    void run(Desk desk) const { desk.model.npuzzle.get().back(); }
};
struct TilePlayerSpeed {
    void run(Desk desk) const { desk.model.npuzzle.get().next_speed(); }
};
struct ScrubTilePlayer {
    int step = 0;

    void run(Desk desk) const { desk.model.npuzzle.get().scrub(step); }
};

}  // namespace shunt::ui::command
