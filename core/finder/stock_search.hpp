// The search of one stock of pieces: all its boards, every choice of the goal piece.
//
//     boards ──note──> who can move ──lay──> tracks ──Outward──> distances ──> Tally
#pragma once

#include <memory>

#include "core/finder/board_list.hpp"
#include "core/finder/catalogue.hpp"
#include "core/finder/motion.hpp"
#include "core/finder/puzzle_kind.hpp"
#include "core/finder/tally.hpp"

namespace shunt::finder {

/// A stock to be searched, and the mirror images it stands for.
struct StockTask {
    const BoardList<Narrow>* boards = nullptr;  ///< all of the stock
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
        too_large,  ///< it would have more than 67 million tracks; nothing was counted
    };

    StockSearch() = default;
    StockSearch(const StockSearch&) = delete;
    StockSearch& operator=(const StockSearch&) = delete;
    virtual ~StockSearch() = default;
    /// `catalogue` must outlive it.
    [[nodiscard]] static std::unique_ptr<StockSearch> create(const Catalogue& catalogue, const StockRules& rules);

    /// Begins with a stock, whose boards must stay until it is done.
    virtual void begin(StockTask task) = 0;
    /// Works on, taking from `budget` 1 per board noted, laid or expanded; whole levels at a time. Adds to `tally` when done.
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
    std::uint64_t needed_ = 0;
    std::uint64_t most_bytes_ = 0;
};

}  // namespace shunt::finder
