#include "core/finder/stock_search.hpp"

#include <algorithm>

#include "core/finder/group_tracks.hpp"
#include "core/finder/piece_tracks.hpp"
#include "core/finder/puzzle_search.hpp"

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

template <class Layer>
class SearchOf final : public StockSearch {
public:
    SearchOf(const Catalogue& catalogue, const StockRules& rules)
        : catalogue_(catalogue), rules_(rules), layer_(catalogue.grid()), puzzles_(catalogue.grid(), rules.kind) {}

    void begin(StockTask task) override;
    State advance(std::int64_t& budget, Tally& tally) override;
    void admit() override;
    [[nodiscard]] std::uint64_t bytes() const override {
        return layer_.bytes() + tracks_.bytes() + index_.bytes() + puzzles_.bytes();
    }

private:
    enum class Phase : unsigned char { noting, waiting, laying, searching, done, too_large };
    using Corners = std::array<Cells, kCorners>;

    [[nodiscard]] const BoardList<Narrow>& boards() const { return *task_.boards; }
    void note_board();
    void count_just_solved(std::span<const Cells> anchors, Cells movers);
    void decide();
    void lay_board();
    void finish(Tally& tally);
    [[nodiscard]] std::uint64_t bytes_to_search() const;

    const Catalogue& catalogue_;
    StockRules rules_;
    StockTask task_;
    Phase phase_ = Phase::done;

    Layer layer_;
    Tracks<Narrow> tracks_;
    BoardIndex<Narrow> index_;
    PuzzleSearch<Narrow> puzzles_;
    BoardId next_ = 0;                                   // board to be laid next
    std::vector<Corners> at_corners_;                    // by kind; empty sets for corners that do not matter
    std::array<std::uint64_t, kCorners> just_solved_{};  // by corner
};

template <class Layer>
void SearchOf<Layer>::begin(StockTask task) {
    task_ = std::move(task);
    // One board has no neighbours: no piece of it can move, alone or in a group.
    phase_ = boards().size() < 2 ? Phase::done : Phase::noting;
    layer_.clear();
    tracks_.clear();
    puzzles_.reset(boards().kinds());
    if (phase_ == Phase::noting) {
        layer_.reserve(boards().size());
        puzzles_.reserve(boards().size());
    }
    just_solved_ = {};
    at_corners_.clear();
    for (const ShapeId shape : task_.shapes) {
        Corners& corners = at_corners_.emplace_back(catalogue_.at_corners(shape));
        for (std::size_t corner = 0; corner < kCorners; ++corner) {
            if (task_.corner_weights[corner] == 0) corners[corner] = 0;
        }
    }
}

template <class Layer>
StockSearch::State SearchOf<Layer>::advance(std::int64_t& budget, Tally& tally) {
    for (; budget > 0 && phase_ != Phase::done; --budget) {
        if (phase_ == Phase::waiting) return State::waiting;
        if (phase_ == Phase::too_large) return State::too_large;
        if (phase_ == Phase::noting) {
            note_board();
        } else if (phase_ == Phase::laying) {
            lay_board();
        } else {
            budget -= static_cast<std::int64_t>(puzzles_.frontier());
            if (!puzzles_.advance(boards(), tracks_)) phase_ = Phase::done;
        }
    }
    if (phase_ != Phase::done) return State::working;
    finish(tally);
    return State::done;
}

template <class Layer>
void SearchOf<Layer>::note_board() {
    const BoardId board = layer_.noted();
    layer_.note(boards(), tracks_);
    const auto anchors = boards().anchors(board);
    const Cells movers = layer_.single_movers(board);
    count_just_solved(anchors, movers);
    // A group may take a piece along that cannot move alone.
    puzzles_.note(anchors, rules_.motion.groups ? static_cast<Cells>(~Cells{0}) : movers);
    if (layer_.noted() == boards().size()) decide();
}

template <class Layer>
void SearchOf<Layer>::count_just_solved(std::span<const Cells> anchors, Cells movers) {
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
template <class Layer>
void SearchOf<Layer>::decide() {
    phase_ = Phase::done;
    if (!puzzles_.may_find() || tracks_.slots_noted == 0) return;
    needed_ = bytes_to_search();
    most_bytes_ = std::max(most_bytes_, needed_);
    phase_ = !tracks_.fit(boards().size()) ? Phase::too_large : Phase::waiting;
    if (phase_ == Phase::waiting && needed_ <= rules_.share) admit();
}

template <class Layer>
void SearchOf<Layer>::admit() {
    index_.build(boards());
    tracks_.reserve(boards().size());
    next_ = 0;
    phase_ = Phase::laying;
}

/// Bytes while the tracks are laid or, when the index is gone, searched: exact but for what earlier stocks have left behind.
template <class Layer>
std::uint64_t SearchOf<Layer>::bytes_to_search() const {
    const BoardId count = boards().size();
    return boards().bytes() + layer_.bytes() + tracks_.bytes_noted(count) + PuzzleSearch<Narrow>::bytes_noted(count) +
           std::max(BoardIndex<Narrow>::bytes_for(count), Outward<Narrow>::bytes_for(count));
}

template <class Layer>
void SearchOf<Layer>::lay_board() {
    const KnownBoards known{boards(), index_};
    layer_.lay(boards(), next_, known, tracks_);
    tracks_.first_slot.push_back(layer_.first_slot(next_));
    if (++next_ != boards().size()) return;
    tracks_.finish();
    index_.clear();
    phase_ = puzzles_.begin(tracks_) ? Phase::searching : Phase::done;
}

template <class Layer>
void SearchOf<Layer>::finish(Tally& tally) {
    tally.stocks += task_.weight;
    tally.boards += task_.weight * boards().size();
    tally.positions += task_.weight * puzzles_.positions();
    for (std::size_t corner = 0; corner < kCorners; ++corner) {
        tally.just_solved += task_.corner_weights[corner] * just_solved_[corner];
    }
    const auto& starts = puzzles_.starts();
    for (std::size_t length = 1; length < starts.size(); ++length) {
        if (starts[length] != 0) tally.count(task_.pieces, static_cast<int>(length), task_.weight * starts[length]);
    }
    if (puzzles_.hardest().length != 0) tally.keep(task_.pieces, puzzles_.hardest(), rules_.hardest);
    needed_ = 0;
}

template <Reach kReach>
std::unique_ptr<StockSearch> search_with(const Catalogue& catalogue, const StockRules& rules) {
    if (rules.motion.groups) return std::make_unique<SearchOf<GroupTracks<Narrow, kReach>>>(catalogue, rules);
    return std::make_unique<SearchOf<PieceTracks<Narrow, kReach>>>(catalogue, rules);
}

}  // namespace

std::unique_ptr<StockSearch> StockSearch::create(const Catalogue& catalogue, const StockRules& rules) {
    switch (rules.motion.reach) {
        case Reach::one_cell:
            return search_with<Reach::one_cell>(catalogue, rules);
        case Reach::straight:
            return search_with<Reach::straight>(catalogue, rules);
        default:
            return search_with<Reach::any_path>(catalogue, rules);
    }
}

}  // namespace shunt::finder
