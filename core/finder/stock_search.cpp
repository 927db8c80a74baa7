#include "core/finder/stock_search.hpp"

#include <algorithm>

#include "core/finder/group_tracks.hpp"
#include "core/finder/outward.hpp"
#include "core/finder/piece_tracks.hpp"

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
        : catalogue_(catalogue), rules_(rules), layer_(catalogue.grid()) {}

    void begin(StockTask task) override;
    State advance(std::int64_t& budget, Tally& tally) override;
    [[nodiscard]] std::uint64_t bytes() const override;

private:
    enum class Phase : unsigned char { noting, laying, searching, done, too_large };

    /// What the anchors of one kind of pieces mean.
    struct Places {
        Cells starts = 0;
        Cells goals = 0;
        std::array<Cells, kCorners> at_corners{};  // empty for corners that do not matter
    };

    [[nodiscard]] const BoardList<Narrow>& boards() const { return *task_.boards; }
    [[nodiscard]] Cells leaving(BoardId board) const {
        return rules_.motion.groups ? goals_[board] : goals_[board] & layer_.single_movers(board);
    }
    void find_places();
    void note_board();
    void decide();
    void prepare_tracks();
    void lay_board();
    void finish_tracks();
    bool begin_search();
    void go_further();
    void consider(BoardId board, Cells starts);
    void finish_goal();
    void finish_stock(Tally& tally);
    [[nodiscard]] std::uint64_t bytes_to_search() const;

    const Catalogue& catalogue_;
    StockRules rules_;
    StockTask task_;
    Phase phase_ = Phase::done;

    Layer layer_;
    Tracks<Narrow> tracks_;
    BoardIndex<Narrow> index_;
    Outward<Narrow> outward_;
    std::vector<Places> places_;  // by kind
    BoardId next_ = 0;            // board to be laid next
    std::vector<Cells> starts_;  // by board
    std::vector<Cells> goals_;   // by board
    Cells can_start_ = 0;        // union over the boards
    Cells can_leave_ = 0;        // union over the boards
    std::array<std::uint64_t, kCorners> just_solved_{};  // by corner

    int depth_ = 0;
    int goal_ = 0;                               // PuzzleKind::any: the anchor that is the goal now
    std::vector<std::uint64_t> starts_at_;       // by length
    std::uint64_t positions_ = 0;
    Found<Narrow> best_of_goal_;
    Found<Narrow> best_;
};

template <class Layer>
void SearchOf<Layer>::begin(StockTask task) {
    task_ = std::move(task);
    phase_ = Phase::noting;
    layer_.clear();
    tracks_.clear();
    starts_.clear();
    goals_.clear();
    can_start_ = can_leave_ = 0;
    just_solved_ = {};
    starts_at_.clear();
    positions_ = 0;
    best_ = {};
    find_places();
    // One board has no neighbours: no piece of it can move, alone or in a group.
    if (boards().size() < 2) phase_ = Phase::done;
}

template <class Layer>
StockSearch::State SearchOf<Layer>::advance(std::int64_t& budget, Tally& tally) {
    for (; budget > 0 && phase_ != Phase::done && phase_ != Phase::too_large; --budget) {
        if (phase_ == Phase::noting) {
            note_board();
        } else if (phase_ == Phase::laying) {
            lay_board();
        } else {
            budget -= static_cast<std::int64_t>(outward_.frontier());
            go_further();
        }
    }
    if (phase_ == Phase::too_large) return State::too_large;
    if (phase_ != Phase::done) return State::working;
    finish_stock(tally);
    return State::done;
}

template <class Layer>
void SearchOf<Layer>::find_places() {
    places_.clear();
    for (std::size_t kind = 0; kind < task_.shapes.size(); ++kind) {
        const GridShape<Narrow>& shape = *boards().kinds()[kind];
        Places& places = places_.emplace_back();
        places.starts = start_anchors(rules_.kind, shape);
        places.goals = goal_anchors(rules_.kind, catalogue_.grid(), shape);
        for (std::size_t corner = 0; corner < kCorners; ++corner) {
            if (task_.corner_weights[corner] == 0) continue;
            places.at_corners[corner] = catalogue_.at_corners(task_.shapes[kind])[corner];
        }
    }
}

template <class Layer>
void SearchOf<Layer>::note_board() {
    const BoardId board = layer_.noted();
    layer_.note(boards(), tracks_);
    const auto anchors = boards().anchors(board);
    Places here;
    for (std::size_t kind = 0; kind < places_.size(); ++kind) {
        here.starts |= anchors[kind] & places_[kind].starts;
        here.goals |= anchors[kind] & places_[kind].goals;
        for (std::size_t corner = 0; corner < kCorners; ++corner) {
            here.at_corners[corner] |= anchors[kind] & places_[kind].at_corners[corner];
        }
    }
    const Cells movers = layer_.single_movers(board);
    for (std::size_t corner = 0; corner < kCorners; ++corner) {
        just_solved_[corner] += (here.at_corners[corner] & movers) != 0;
    }
    starts_.push_back(here.starts);
    goals_.push_back(here.goals);
    can_start_ |= here.starts;
    can_leave_ |= rules_.motion.groups ? here.goals : here.goals & movers;
    if (layer_.noted() == boards().size()) decide();
}

template <class Layer>
void SearchOf<Layer>::decide() {
    if (can_start_ == 0 || can_leave_ == 0 || tracks_.slots_noted == 0) {
        phase_ = Phase::done;
        return;
    }
    most_bytes_ = std::max(most_bytes_, bytes_to_search());
    if (bytes_to_search() > rules_.memory_limit) {
        phase_ = Phase::too_large;
        return;
    }
    prepare_tracks();
    phase_ = Phase::laying;
}

/// Bytes once the tracks are laid: exact but for what earlier stocks have left behind.
template <class Layer>
std::uint64_t SearchOf<Layer>::bytes_to_search() const {
    const std::uint64_t slots = tracks_.slots_noted;  // and members; every track has two at least
    const std::uint64_t of_tracks = slots * (sizeof(Tracks<Narrow>::Slot) + sizeof(Tracks<Narrow>::Member)) +
                                    slots / 2 * sizeof(Tracks<Narrow>::Track);
    const std::uint64_t of_board = sizeof(std::uint32_t) * 2 + Outward<Narrow>::kBytesPerBoard;
    return boards().bytes() + layer_.bytes() + (starts_.capacity() + goals_.capacity()) * sizeof(Cells) + of_tracks +
           BoardIndex<Narrow>::bytes_for(boards().size()) + boards().size() * of_board;
}

template <class Layer>
void SearchOf<Layer>::prepare_tracks() {
    index_.build(boards());
    tracks_.slots.resize(tracks_.slots_noted);
    tracks_.members.reserve(tracks_.slots_noted);
    tracks_.tracks.reserve(tracks_.slots_noted / 2 + 1);
    next_ = 0;
}

template <class Layer>
void SearchOf<Layer>::lay_board() {
    const KnownBoards known{boards(), index_};
    layer_.lay(boards(), next_, known, tracks_);
    tracks_.first_slot.push_back(layer_.first_slot(next_));
    if (++next_ == boards().size()) finish_tracks();
}

template <class Layer>
void SearchOf<Layer>::finish_tracks() {
    tracks_.finish();
    goal_ = -1;
    phase_ = begin_search() ? Phase::searching : Phase::done;
}

/// Begins with the next goal; false when there is none.
template <class Layer>
bool SearchOf<Layer>::begin_search() {
    const bool any = rules_.kind == PuzzleKind::any;
    do {
        if (++goal_ == (any ? catalogue_.grid().cells() : 1)) return false;
    } while (any && (can_leave_ >> goal_ & 1) == 0);
    const Cells wanted = any ? cell_bit<Cells>(goal_) : ~Cells{0};
    outward_.reset(boards().size(), tracks_);
    for (BoardId board = 0; board < boards().size(); ++board) {
        const Cells solved = goals_[board] & wanted;
        if (solved == 0) continue;
        const Cells first = leaving(board) & wanted;
        outward_.add_solved(board, solved, first);
        positions_ += static_cast<std::uint64_t>(std::popcount(first));
    }
    depth_ = 0;
    best_of_goal_ = {};
    return true;
}

template <class Layer>
void SearchOf<Layer>::go_further() {
    ++depth_;
    std::uint64_t count = 0;
    const bool more = outward_.advance(tracks_, [&](BoardId board, Cells found) {
        positions_ += static_cast<std::uint64_t>(std::popcount(found));
        const Cells starts = found & starts_[board];
        if (starts == 0) return;
        count += static_cast<std::uint64_t>(std::popcount(starts));
        consider(board, starts);
    });
    if (count != 0) {
        const auto length = static_cast<std::size_t>(depth_);
        if (starts_at_.size() <= length) starts_at_.resize(length + 1);
        starts_at_[length] += count;
    }
    if (more) return;
    finish_goal();
    if (!begin_search()) phase_ = Phase::done;
}

template <class Layer>
void SearchOf<Layer>::consider(BoardId board, Cells starts) {
    const Found<Narrow> found{depth_, boards().word(board), lowest(starts), 0};
    if (best_of_goal_.length == 0 || found < best_of_goal_) best_of_goal_ = found;
}

/// Now that the goal piece is known, so is where it has to go.
template <class Layer>
void SearchOf<Layer>::finish_goal() {
    if (best_of_goal_.length == 0) return;
    best_of_goal_.goal = goal_;
    if (rules_.kind != PuzzleKind::any) {
        const BoardId board = index_.find(boards(), best_of_goal_.board);
        for (std::size_t kind = 0; kind < task_.shapes.size(); ++kind) {
            if ((boards().anchors(board)[kind] >> best_of_goal_.start & 1) == 0) continue;
            best_of_goal_.goal = highest(goal_anchors(rules_.kind, catalogue_.grid(), *boards().kinds()[kind]));
        }
    }
    if (best_.length == 0 || best_of_goal_ < best_) best_ = best_of_goal_;
}

template <class Layer>
void SearchOf<Layer>::finish_stock(Tally& tally) {
    tally.stocks += task_.weight;
    tally.boards += task_.weight * boards().size();
    tally.positions += task_.weight * positions_;
    for (std::size_t corner = 0; corner < kCorners; ++corner) {
        tally.just_solved += task_.corner_weights[corner] * just_solved_[corner];
    }
    for (std::size_t length = 1; length < starts_at_.size(); ++length) {
        if (starts_at_[length] != 0) {
            tally.count(task_.pieces, static_cast<int>(length), task_.weight * starts_at_[length]);
        }
    }
    if (best_.length != 0) tally.keep(task_.pieces, best_, rules_.hardest);
}

template <class Layer>
std::uint64_t SearchOf<Layer>::bytes() const {
    return layer_.bytes() + tracks_.bytes() + index_.bytes() + outward_.bytes() +
           (starts_.capacity() + goals_.capacity()) * sizeof(Cells);
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
