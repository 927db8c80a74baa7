// The search of one stock of pieces: all its boards, every choice of the goal piece. Which of two ways depends on who moves:
//
//     groups    boards written ──> who can move ──> tracks ──Outward──> distances ──> Tally       group_search.cpp
//     pieces    boards by number ──> moves, found anew whenever needed ──> distances ──> Tally    piece_search.cpp, piece_boards.hpp
//
// The groups of a board are dear to find and its tracks few for all the moves they hold, so they are kept: 170 to 280 bytes a board and
// more. Moves of pieces are cheap to find where boards are an arrangement and a filling: mostly a unit moves, which only changes the
// number of the filling. Then 12 bytes a board, and two bits, are all that is kept, and what is looked at lies close together.
#pragma once

#include <memory>
#include <optional>

#include "core/finder/filled_boards.hpp"
#include "core/finder/motion.hpp"
#include "core/finder/puzzle_ends.hpp"

namespace shunt::finder {

/// A stock to be searched, and the mirror images it stands for.
struct StockTask {
    FilledBoards boards;  ///< all of the stock
    int pieces = 0;
    std::vector<ShapeId> shapes;  ///< of the kinds of `boards`
    std::uint64_t weight = 1;     ///< stocks that this one stands for, itself included
    /// By corner: in how many of these stocks that corner comes to the lower right.
    std::array<std::uint64_t, kCorners> corner_weights{0, 0, 0, 1};
};

struct StockRules {
    Motion motion;
    PuzzleKind kind = PuzzleKind::simple3;
    std::size_t hardest = 1;  ///< puzzles to keep for every number of pieces
    std::uint64_t share = 0;  ///< bytes that a stock may take without asking
};

/// Searches stocks one after another, reusing its memory.
class StockSearch {
public:
    enum class State : unsigned char {
        working,
        waiting,  ///< the stock needs more than the share: it is searched once admit() is called
        done,
        too_large,  ///< its boards or tracks could not be numbered; nothing was counted
    };

    StockSearch(const StockSearch&) = delete;
    StockSearch& operator=(const StockSearch&) = delete;
    virtual ~StockSearch() = default;
    /// `catalogue` must outlive it.
    [[nodiscard]] static std::unique_ptr<StockSearch> create(const Catalogue& catalogue, const StockRules& rules);

    /// Begins with a stock, whose boards must stay until it is done.
    virtual void begin(StockTask task) = 0;
    /// Works on, taking from `budget` 1 per board noted, laid or expanded. Adds to `tally` when done.
    virtual State advance(std::int64_t& budget, Tally& tally) = 0;
    /// Lets it search the stock that waits.
    virtual void admit() = 0;
    /// Bytes that the present stock needs, its boards included; 0 when these are not known yet, or it is done.
    [[nodiscard]] std::uint64_t needed() const { return needed_; }
    /// Memory held, the boards not included.
    [[nodiscard]] virtual std::uint64_t bytes() const = 0;
    /// Most memory any stock has needed so far, its boards included; also for one that was too large.
    [[nodiscard]] std::uint64_t most_bytes() const { return most_bytes_; }

protected:
    using Cells = Narrow::Cells;
    using Corners = std::array<Cells, kCorners>;

    StockSearch(const Catalogue& catalogue, const StockRules& rules) : catalogue_(catalogue), rules_(rules) {}

    /// Takes a task, and forgets what was counted of the one before.
    void take(StockTask task);
    /// Notes what the present stock needs; whether that is within its share.
    [[nodiscard]] bool need(std::uint64_t bytes);
    /// Adds the stock, which is done, to a tally.
    void tell(const PuzzleEnds<Narrow>& ends, Tally& tally);

    const Catalogue& catalogue_;
    StockRules rules_;
    std::optional<StockTask> task_;
    /// By kind: the anchors at which its pieces cover a corner; empty sets for corners that do not matter.
    std::vector<Corners> at_corners_;
    std::array<std::uint64_t, kCorners> just_solved_{};  ///< boards, by corner

private:
    [[nodiscard]] static std::unique_ptr<StockSearch> of_groups(const Catalogue& catalogue, const StockRules& rules);
    [[nodiscard]] static std::unique_ptr<StockSearch> of_pieces(const Catalogue& catalogue, const StockRules& rules);

    std::uint64_t needed_ = 0;
    std::uint64_t most_bytes_ = 0;
};

}  // namespace shunt::finder
