// Stocks whose pieces move in groups: the metrics super-step, super-slide and super-move.
#include "core/finder/group_tracks.hpp"
#include "core/finder/puzzle_search.hpp"
#include "core/finder/stock_search.hpp"

namespace shunt::finder {
namespace {

using Cells = Narrow::Cells;

/// All boards are known before the search: a look into the index.
struct KnownBoards {
    static constexpr bool kGrows = false;
    const BoardList<Narrow>& boards;
    const BoardIndex<Narrow>& index;

    BoardId operator()(BoardId /*from*/, const Narrow::Word& word, Cells /*set*/, int /*shift*/) const {
        const BoardId board = index.find(boards, word);
        assert(board != kNoBoard);
        return board;
    }
};

template <Extent kExtent>
class GroupSearch final : public StockSearch {
public:
    GroupSearch(const Catalogue& catalogue, const StockRules& rules)
        : StockSearch(catalogue, rules), layer_(catalogue.grid()), puzzles_(catalogue.grid(), rules.kind) {}

    void begin(StockTask task) override;
    State advance(std::int64_t& budget, Tally& tally) override;
    void admit() override;
    [[nodiscard]] std::uint64_t bytes() const override {
        return boards_.bytes() + layer_.bytes() + tracks_.bytes() + index_.bytes() + puzzles_.bytes();
    }

private:
    enum class Phase : unsigned char { noting, waiting, laying, searching, done, too_large };

    void note_board();
    void count_just_solved(std::span<const Cells> anchors, Cells movers);
    void decide();
    void lay_board();
    [[nodiscard]] std::uint64_t bytes_to_search() const;

    Phase phase_ = Phase::done;

    BoardList<Narrow> boards_;
    GroupTracks<Narrow, kExtent> layer_;
    Tracks<Narrow> tracks_;
    BoardIndex<Narrow> index_;
    PuzzleSearch<Narrow> puzzles_;
    BoardId next_ = 0;  // board to be laid next
};

template <Extent kExtent>
void GroupSearch<kExtent>::begin(StockTask task) {
    take(std::move(task));
    const FilledBoards& boards = task_->boards;
    layer_.clear();
    tracks_.clear();
    puzzles_.reset(boards.kinds());
    // One board has no neighbours: no piece of it can move, alone or in a group.
    phase_ = boards.size() < 2 ? Phase::done : boards.size() < kNoBoard ? Phase::noting : Phase::too_large;
    if (phase_ != Phase::noting) return;
    boards.write(boards_);
    layer_.reserve(boards_.size());
    puzzles_.reserve(boards_.size());
}

template <Extent kExtent>
StockSearch::State GroupSearch<kExtent>::advance(std::int64_t& budget, Tally& tally) {
    for (; budget > 0 && phase_ != Phase::done; --budget) {
        if (phase_ == Phase::waiting) return State::waiting;
        if (phase_ == Phase::too_large) return State::too_large;
        if (phase_ == Phase::noting) {
            note_board();
        } else if (phase_ == Phase::laying) {
            lay_board();
        } else if (!puzzles_.advance(boards_, tracks_, budget)) {
            phase_ = Phase::done;
        }
    }
    if (phase_ != Phase::done) return State::working;
    tell(puzzles_.ends(), tally);
    return State::done;
}

template <Extent kExtent>
void GroupSearch<kExtent>::note_board() {
    const BoardId board = layer_.noted();
    layer_.note(boards_, tracks_);
    const auto anchors = boards_.anchors(board);
    const Cells movers = layer_.single_movers(board);
    count_just_solved(anchors, movers);
    // A group may take a piece along that cannot move alone.
    puzzles_.note(anchors, static_cast<Cells>(~Cells{0}));
    if (layer_.noted() == boards_.size()) decide();
}

template <Extent kExtent>
void GroupSearch<kExtent>::count_just_solved(std::span<const Cells> anchors, Cells movers) {
    Corners at_corners{};
    for (std::size_t kind = 0; kind < anchors.size(); ++kind) {
        for (std::size_t corner = 0; corner < kCorners; ++corner) {
            at_corners[corner] |= anchors[kind] & at_corners_[kind][corner];
        }
    }
    for (std::size_t corner = 0; corner < kCorners; ++corner)
        just_solved_[corner] += (at_corners[corner] & movers) != 0;
}

/// Whether to search, now that all boards are noted.
template <Extent kExtent>
void GroupSearch<kExtent>::decide() {
    phase_ = Phase::done;
    if (!puzzles_.ends().may_find() || tracks_.slots_noted == 0) return;
    const bool within_share = need(bytes_to_search());
    phase_ = tracks_.fit(boards_.size()) ? Phase::waiting : Phase::too_large;
    if (phase_ == Phase::waiting && within_share) admit();
}

template <Extent kExtent>
void GroupSearch<kExtent>::admit() {
    index_.build(boards_);
    tracks_.reserve(boards_.size());
    next_ = 0;
    phase_ = Phase::laying;
}

/// Bytes while the tracks are laid or, when the index is gone, searched: exact but for what earlier stocks have left behind.
template <Extent kExtent>
std::uint64_t GroupSearch<kExtent>::bytes_to_search() const {
    const BoardId count = boards_.size();
    return boards_.bytes() + layer_.bytes() + tracks_.bytes_noted(count) + PuzzleSearch<Narrow>::bytes_noted(count) +
           std::max(BoardIndex<Narrow>::bytes_for(count), Outward<Narrow>::bytes_for(count));
}

template <Extent kExtent>
void GroupSearch<kExtent>::lay_board() {
    const KnownBoards known{boards_, index_};
    for (std::int64_t budget = INT64_MAX; !layer_.lay(boards_, next_, known, tracks_, budget);) continue;
    tracks_.first_slot.push_back(layer_.first_slot(next_));
    if (++next_ != boards_.size()) return;
    tracks_.finish();
    index_.clear();
    phase_ = puzzles_.begin() ? Phase::searching : Phase::done;
}

}  // namespace

std::unique_ptr<StockSearch> StockSearch::of_groups(const Catalogue& catalogue, const StockRules& rules) {
    switch (rules.motion.extent) {
        case Extent::one_cell:
            return std::make_unique<GroupSearch<Extent::one_cell>>(catalogue, rules);
        case Extent::straight:
            return std::make_unique<GroupSearch<Extent::straight>>(catalogue, rules);
        default:
            return std::make_unique<GroupSearch<Extent::any_path>>(catalogue, rules);
    }
}

}  // namespace shunt::finder
