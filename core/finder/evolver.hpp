// Looks for hard puzzles on grids that have too many boards to search them all.
//
//     present board ── mutate ──> candidate ── ComponentSearch ──> hardest puzzle among its positions
//          ^                                                              │
//          └──────────── accepted if it is as hard as the present one, or as it was some candidates ago
//
// That rule is late acceptance hill climbing (E. K. Burke, Y. Bykov, 2008): it has one parameter, the length of the memory, and no
// temperature. When nothing has improved for long, it starts again from a random board. Everything follows from the seed.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/base/result.hpp"
#include "core/finder/component_search.hpp"
#include "core/finder/mutation.hpp"

namespace shunt::finder {

struct EvolveTask {
    int rows = 0;  ///< of the grid; at least 1, as are the columns; at most 64 cells
    int columns = 0;
    puzzle::Metric metric = puzzle::Metric::move;
    PuzzleKind kind = PuzzleKind::simple3;
    std::optional<int> pieces;  ///< only boards with so many pieces
    std::uint64_t seed = 1;
    std::uint64_t candidates = 0;                         ///< to be tried; 0: until somebody stops it
    std::uint64_t most_boards = 100'000;                  ///< candidates that can reach more boards are passed over
    std::uint64_t memory_limit = std::uint64_t{1} << 30;  ///< bytes; so are candidates that need more
};

class Evolver {
public:
    /// Refuses grids of no or more than 64 cells, numbers of pieces that do not fit, and limits of 0.
    [[nodiscard]] static Result<std::unique_ptr<Evolver>> create(const EvolveTask& task);

    [[nodiscard]] const EvolveTask& task() const { return task_; }
    [[nodiscard]] const Grid<Wide>& grid() const { return grid_; }
    /// Works on, for about `budget` boards; false when all candidates are tried.
    bool advance(std::int64_t budget);
    /// The hardest puzzle so far; length 0 when there is none.
    [[nodiscard]] const Found<Wide>& hardest() const { return hardest_; }
    /// The number of the candidate that gave it, from 1.
    [[nodiscard]] std::uint64_t found_at() const { return found_at_; }
    /// Candidates tried, and those of them that were passed over because they were too large.
    [[nodiscard]] std::uint64_t tried() const { return tried_; }
    [[nodiscard]] std::uint64_t too_large() const { return too_large_; }
    /// Positions (boards, whichever piece is the goal piece) searched.
    [[nodiscard]] std::uint64_t boards() const { return boards_; }
    [[nodiscard]] std::uint64_t bytes() const { return search_->bytes(); }

private:
    explicit Evolver(const EvolveTask& task);

    std::int64_t propose();
    std::int64_t fit_number_of_pieces();
    void judge(ComponentSearch::State state);
    void start_again();

    EvolveTask task_;
    Grid<Wide> grid_;
    Random random_;
    std::unique_ptr<ComponentSearch> search_;
    bool searching_ = false;
    Pieces present_;
    Pieces candidate_;
    int length_ = 0;                // of the present board's hardest puzzle
    std::vector<int> memory_;       // lengths of the boards that were present, some candidates ago; a ring
    std::uint64_t since_best_ = 0;  // candidates since this climb has last improved
    int best_of_climb_ = 0;
    Found<Wide> hardest_;
    std::uint64_t found_at_ = 0;
    std::uint64_t tried_ = 0;
    std::uint64_t too_large_ = 0;
    std::uint64_t boards_ = 0;
};

}  // namespace shunt::finder
