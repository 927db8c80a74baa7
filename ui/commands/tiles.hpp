// Commands of the tile lab.
#pragma once

#include <cstdint>
#include <string>

#include "ui/commands/command_list.hpp"
#include "ui/model/tile_lab.hpp"

namespace shunt::ui::command {

struct SlideTile {
    npuzzle::Direction direction = npuzzle::Direction::up;
};
/// Slides a tile, and all between it and the blank.
struct PushTile {
    npuzzle::Tile tile = 0;
};
struct UndoTile {};
struct RedoTile {};
/// All tiles where they were before the first of them was slid.
struct RestartTiles {};
/// Swaps the two tiles that make the board solvable.
struct SwapTiles {};
/// An ordered board of another size.
struct SetTileRows {
    int rows = 3;
};
struct SetTileColumns {
    int columns = 3;
};
/// What is typed into the field of the board.
struct TypeTiles {
    std::string text;
};
struct SetTileGoal {
    bool ordered = true;  ///< else the board shown becomes the goal
};
struct SetTileExact {
    bool exact = false;
};
struct SetTileDepth {
    int depth = 0;
};
struct ShuffleTiles {
    std::uint32_t seed = 0;
};
struct SetTileMethod {
    TileMethod method = TileMethod::automatic;
};
struct SolveTiles {};
struct StopTiles {};
/// Shows the next step of a shortest solution; the second time carries it out.
struct TakeTileHint {};
/// The open puzzle as a board of the tile lab, where it is one.
struct OpenAsTiles {};
/// The board of the tile lab as a puzzle to play.
struct PlayTiles {};
struct CopyLetters {};
struct ToggleTilePlayer {};
struct TilePlayerForward {};
struct TilePlayerBack {};
struct TilePlayerSpeed {};
struct ScrubTilePlayer {
    int step = 0;
};

using Tiles = CommandList<SlideTile, PushTile, UndoTile, RedoTile, RestartTiles, SwapTiles, SetTileRows, SetTileColumns,
                          TypeTiles, SetTileGoal, SetTileExact, SetTileDepth, ShuffleTiles, SetTileMethod, SolveTiles,
                          StopTiles, TakeTileHint, OpenAsTiles, PlayTiles, CopyLetters, ToggleTilePlayer,
                          TilePlayerForward, TilePlayerBack, TilePlayerSpeed, ScrubTilePlayer>;

}  // namespace shunt::ui::command
