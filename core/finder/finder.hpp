// Finds the hardest puzzles of a grid: all boards that pieces of any shape form on it, every choice of the goal piece.
//
//     Catalogue      shapes ─┐
//     StockWalk              └─> stocks (multisets of shapes), each with all its boards
//     Finder                     deals out units: parts of the tree of stocks ──┐ claim
//     UnitSearch                 searches a unit, stock by stock               <┘   (any number of them, on any threads)
//       StockSearch              boards ─> moves ─> distance from the solved positions, all goal pieces at once
//     Tally          <── deliver  number of starts by length, hardest puzzles
//
// What makes it fast (all of 4x4, 55,807,716 boards, in seconds):
//   - components of the state space never cross stocks, so only one stock is in memory, and stocks are independent;
//   - the boards of a stock come out of those of a smaller one, and are a number each where single pieces move (filled_boards.hpp);
//   - a move is found once for all goal pieces, and that of a group once for all boards it connects (tracks.hpp);
//   - stocks that are mirror images of one another are searched once, where the kind of puzzle allows it.
//
// Definitions: a *board* fills the grid with connected pieces and voids. It is *just solved* when there is a void and a piece that
// covers the lower right cell can step up or left. Kinds of puzzles: puzzle_kind.hpp. Facts and terms: N. Bickford, "Sliding Block
// Puzzles", parts 2 to 4 (2012, 2013).
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/base/result.hpp"
#include "core/finder/finder_team.hpp"
#include "core/finder/stock_search.hpp"
#include "core/finder/stock_walk.hpp"
#include "core/search/status.hpp"

namespace shunt::finder {

/// What to search.
struct FindTask {
    int rows = 0;  ///< of the grid; at least 1, as are the columns; at most 21 cells
    int columns = 0;
    puzzle::Metric metric = puzzle::Metric::move;
    PuzzleKind kind = PuzzleKind::simple3;
    int hardest = 1;                    ///< puzzles to keep for every number of pieces, at least 1
    std::optional<int> pieces;          ///< only boards with so many pieces
    std::vector<puzzle::Shape> shapes;  ///< only pieces of these shapes; empty: any connected shape
};

/// Deals out the work and gathers the results. Not thread-safe: callers with threads lock around it.
class Finder final : public UnitSource {
public:
    /// Refuses grids of no or more than 21 cells, numbers of pieces that do not fit, and shapes that Catalogue::of refuses.
    [[nodiscard]] static Result<std::unique_ptr<Finder>> create(const FindTask& task);

    [[nodiscard]] const FindTask& task() const { return task_; }
    [[nodiscard]] const Catalogue& catalogue() const { return catalogue_; }
    [[nodiscard]] const std::vector<Symmetry>& symmetries() const { return symmetries_; }
    /// Which stocks take part in the search: those with a void.
    [[nodiscard]] StockLimits limits() const;

    /// Counts the boards, about `budget` of them if only some shapes are used, else all at once (milliseconds, without writing them); false
    /// once all are counted. To be called before units are claimed.
    bool count(std::int64_t budget);
    [[nodiscard]] bool counted() const { return counted_; }
    /// Boards of the grid, those without voids included; final once counted.
    [[nodiscard]] std::uint64_t boards() const { return boards_; }
    /// Boards with a void, the ones that are searched; final once counted.
    [[nodiscard]] std::uint64_t boards_to_search() const { return boards_to_search_; }

    /// Empty when all are given out.
    [[nodiscard]] std::optional<Unit> claim() override;
    void deliver(Delivery done) override;
    /// Whether every unit is delivered.
    [[nodiscard]] bool finished() const { return exhausted_ && open_.empty() && returned_.empty(); }
    [[nodiscard]] const Tally& tally() const { return tally_; }
    [[nodiscard]] std::uint64_t bytes() const;

    /// Everything needed to go on later, as text: units that are not delivered will be claimed again.
    [[nodiscard]] std::string checkpoint() const;
    /// Goes on from the checkpoint of an earlier run. Before anything is counted or claimed. Errors: a damaged text, or one of
    /// another task; nothing is changed then.
    [[nodiscard]] std::optional<Error> resume(const std::string& checkpoint);

private:
    Finder(FindTask task, Catalogue catalogue);

    [[nodiscard]] bool is_searched(std::size_t pieces) const;

    FindTask task_;
    Catalogue catalogue_;
    std::vector<Symmetry> symmetries_;
    StockWalk counting_;
    StockWalk dealing_;
    bool deal_down_ = true;  // whether to go on below the stock dealt last
    bool counted_ = false;
    bool exhausted_ = false;
    std::uint64_t boards_ = 0;
    std::uint64_t boards_to_search_ = 0;
    std::set<Unit> open_;        // claimed, not delivered
    std::deque<Unit> returned_;  // dealt once already: open when a checkpoint was written, or given back
    Tally tally_;
};

}  // namespace shunt::finder
