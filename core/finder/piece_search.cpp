// Stocks whose pieces move one at a time: the metrics step, slide and move.
//
// A search outwards from the solved positions, for every choice of the goal piece at once, as in outward.hpp: per board a set of
// anchors, the pieces that have been reached as the goal piece. Boards with new ones are gone through in the order of their numbers,
// arrangement by arrangement, and their moves are found anew each time (piece_boards.hpp).
#include <algorithm>

#include "core/finder/piece_boards.hpp"
#include "core/finder/stock_search.hpp"

namespace shunt::finder {
namespace {

using Cells = Narrow::Cells;

/// One level of the search: what it has added to each board.
struct Level {
    std::vector<Cells> fresh;          // by board
    std::vector<std::uint64_t> known;  // bit set of the boards with any

    void reset(std::size_t boards) {
        fresh.assign(boards, 0);
        known.assign(boards / 64 + 1, 0);
    }
    void add(std::size_t board, Cells pieces) {
        fresh[board] |= pieces;
        known[board / 64] |= std::uint64_t{pieces != 0} << board % 64;
    }
    [[nodiscard]] bool any() const {
        return std::any_of(known.begin(), known.end(), [](std::uint64_t boards) { return boards != 0; });
    }
    [[nodiscard]] static std::uint64_t bytes_for(std::uint64_t boards) {
        return boards * sizeof(Cells) + (boards / 64 + 1) * sizeof(std::uint64_t);
    }
    [[nodiscard]] std::uint64_t bytes() const {
        return fresh.capacity() * sizeof(Cells) + known.capacity() * sizeof(std::uint64_t);
    }
};

class PieceSearch final : public StockSearch {
public:
    PieceSearch(const Catalogue& catalogue, const StockRules& rules)
        : StockSearch(catalogue, rules),
          ends_(catalogue.grid(), rules.kind),
          boards_(catalogue.grid(), rules.motion.extent) {}

    void begin(StockTask task) override;
    State advance(std::int64_t& budget, Tally& tally) override;
    void admit() override;
    [[nodiscard]] std::uint64_t bytes() const override {
        return boards_.bytes() + seen_.capacity() * sizeof(Cells) + now_.bytes() + next_.bytes();
    }

private:
    enum class Phase : unsigned char { noting, laying, waiting, beginning, searching, done, too_large };

    [[nodiscard]] BoardId arrangements() const { return boards_.arrangements().size(); }
    [[nodiscard]] std::uint64_t bytes_to_search() const;
    void note_arrangement();
    [[nodiscard]] Corners corners_of_arrangement() const;
    void decide();
    void lay_arrangement();
    void begin_goal();
    void add_solved();
    void begin_level();
    void search(std::int64_t& budget);
    void look_at(std::size_t board);
    void expand(Cells fresh);
    void end_level();
    void report(Cells found);

    Phase phase_ = Phase::done;
    PuzzleEnds<Narrow> ends_;
    PieceBoards boards_;
    std::vector<Cells> seen_;  // by board: the pieces that have been reached as the goal piece
    Level now_;
    Level next_;
    int depth_ = 0;
    BoardId at_ = 0;        // arrangement to be noted, laid or begun with next
    std::size_t word_ = 0;  // of now_.known, to be looked at next
    bool entered_ = false;  // whether some arrangement is, in this level
};

void PieceSearch::begin(StockTask task) {
    take(std::move(task));
    const FilledBoards& boards = task_->boards;
    ends_.reset(boards.kinds());
    // One board has no neighbours: no piece of it can move.
    phase_ = boards.size() < 2 ? Phase::done : boards.size() < kNoBoard ? Phase::noting : Phase::too_large;
    if (phase_ != Phase::noting) return;
    boards_.reset(boards);
    at_ = 0;
}

/// Notes the next arrangement, and of its boards who can move.
void PieceSearch::note_arrangement() {
    boards_.note(ends_);
    const Corners at_corners = corners_of_arrangement();
    for (BoardId filling = 0; filling < boards_.fillings().size(); ++filling) {
        boards_.look_at(filling);
        const Cells movers = boards_.movers();
        ends_.note(boards_.pieces() & boards_.starts(), movers & boards_.goals());
        for (std::size_t corner = 0; corner < kCorners; ++corner)
            just_solved_[corner] += (at_corners[corner] & movers) != 0;
    }
    if (++at_ == arrangements()) decide();
}

/// By corner: anchors at which a piece covers it, units wherever they may be.
PieceSearch::Corners PieceSearch::corners_of_arrangement() const {
    const auto anchors = boards_.arrangements().anchors(at_);
    Corners corners{};
    for (std::size_t kind = 0; kind < at_corners_.size(); ++kind) {
        const Cells at = kind < anchors.size() ? anchors[kind] : boards_.free();
        for (std::size_t corner = 0; corner < kCorners; ++corner) corners[corner] |= at & at_corners_[kind][corner];
    }
    return corners;
}

/// Whether to search, now that all boards are noted.
void PieceSearch::decide() {
    phase_ = ends_.may_find() ? Phase::laying : Phase::done;
    if (phase_ == Phase::done) return;
    boards_.end_noting();
    at_ = 0;
}

void PieceSearch::lay_arrangement() {
    boards_.lay(at_);
    if (++at_ != arrangements()) return;
    boards_.end_laying();
    phase_ = Phase::waiting;
    if (need(bytes_to_search())) admit();
}

/// Exact but for what earlier stocks have left behind.
std::uint64_t PieceSearch::bytes_to_search() const {
    const std::uint64_t boards = task_->boards.size();
    return boards_.arrangements().bytes() + boards_.bytes_laid() + Fillings::bytes_for(task_->boards) +
           boards * sizeof(Cells) + 2 * Level::bytes_for(boards);
}

void PieceSearch::admit() {
    const auto boards = static_cast<std::size_t>(task_->boards.size());
    seen_.assign(boards, 0);
    now_.reset(boards);
    next_.reset(boards);
    begin_goal();
}

StockSearch::State PieceSearch::advance(std::int64_t& budget, Tally& tally) {
    while (budget > 0 && phase_ != Phase::done) {
        if (phase_ == Phase::waiting) return State::waiting;
        if (phase_ == Phase::too_large) return State::too_large;
        if (phase_ == Phase::searching) {
            search(budget);
            continue;
        }
        budget -= phase_ == Phase::laying ? 1 : boards_.fillings().size();
        if (phase_ == Phase::noting) {
            note_arrangement();
        } else if (phase_ == Phase::laying) {
            lay_arrangement();
        } else {
            add_solved();
        }
    }
    if (phase_ != Phase::done) return State::working;
    tell(ends_, tally);
    return State::done;
}

/// Begins with the next goal.
void PieceSearch::begin_goal() {
    phase_ = ends_.next_goal() ? Phase::beginning : Phase::done;
    at_ = 0;
    depth_ = 0;
}

/// Adds the positions of distance 0 of the next arrangement. Only those are searched from that a move may leave: the others have no
/// neighbour that is not solved too.
void PieceSearch::add_solved() {
    boards_.enter(at_);
    const Cells goals = boards_.goals() & ends_.wanted();
    for (BoardId filling = 0; goals != 0 && filling < boards_.fillings().size(); ++filling) {
        boards_.look_at(filling);
        const Cells solved = boards_.pieces() & goals;
        if (solved == 0) continue;
        const std::size_t board = boards_.first_board() + filling;
        seen_[board] = solved;
        const Cells leaving = solved & boards_.movers();
        now_.add(board, leaving);
        ends_.visit(leaving);
    }
    if (++at_ != arrangements()) return;
    phase_ = Phase::searching;
    begin_level();
}

void PieceSearch::begin_level() {
    word_ = 0;
    entered_ = false;
}

/// Goes through the boards of a level, at most `budget` of them.
void PieceSearch::search(std::int64_t& budget) {
    for (; word_ < now_.known.size(); ++word_) {
        while (now_.known[word_] != 0) {
            if (budget-- <= 0) return;
            const std::size_t board = word_ * 64 + static_cast<std::size_t>(std::countr_zero(now_.known[word_]));
            now_.known[word_] &= now_.known[word_] - 1;
            look_at(board);
            const Cells fresh = std::exchange(now_.fresh[board], 0);
            if (depth_ != 0) report(fresh);
            expand(fresh);
        }
    }
    --budget;
    end_level();
}

/// Boards come in ascending order.
void PieceSearch::look_at(std::size_t board) {
    const BoardId fillings = boards_.fillings().size();
    if (!entered_ || board - boards_.first_board() >= fillings) boards_.enter(static_cast<BoardId>(board) / fillings);
    entered_ = true;
    boards_.look_at(static_cast<BoardId>(board - boards_.first_board()));
}

/// Adds the positions that a move leads to, as far as they are new: one in eight, which is too often to be foretold, so that it is
/// done without a branch.
void PieceSearch::expand(Cells fresh) {
    const Cells staying = depth_ == 0 ? 0 : fresh;  // what leaves the goal is the goal piece
    boards_.for_each_move(fresh, staying, [&](std::size_t board, Cells pieces) {
        const Cells seen = seen_[board];
        const Cells news = pieces & ~seen;
        seen_[board] = seen | news;
        next_.add(board, news);
    });
}

void PieceSearch::end_level() {
    std::swap(now_, next_);
    ++depth_;
    if (now_.any()) return begin_level();
    begin_goal();
    if (phase_ == Phase::beginning) std::fill(seen_.begin(), seen_.end(), 0);
}

/// Tells of new positions of the board that is looked at.
void PieceSearch::report(Cells found) {
    ends_.visit(found);
    const Cells starts = found & boards_.starts();
    if (starts == 0) return;
    ends_.count(depth_, starts, boards_.word(), [&](int anchor) { return boards_.kind_at(anchor); });
}

}  // namespace

std::unique_ptr<StockSearch> StockSearch::of_pieces(const Catalogue& catalogue, const StockRules& rules) {
    return std::make_unique<PieceSearch>(catalogue, rules);
}

}  // namespace shunt::finder
