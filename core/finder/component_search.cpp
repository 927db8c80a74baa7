#include "core/finder/component_search.hpp"

#include <algorithm>
#include <deque>

#include "core/finder/group_tracks.hpp"
#include "core/finder/piece_tracks.hpp"
#include "core/finder/puzzle_search.hpp"

namespace shunt::finder {
namespace {

using WideCells = Wide::Cells;

/// Appends the boards that are met for the first time.
struct NewBoards {
    static constexpr bool kGrows = true;
    BoardList<Wide>& boards;
    BoardIndex<Wide>& index;

    BoardId operator()(BoardId from, const Wide::Word& word, WideCells set, int shift) const {
        const BoardId known = index.find(boards, word);
        if (known != kNoBoard) return known;
        const auto anchors = boards.append(word);
        const auto before = boards.anchors(from);
        for (std::size_t kind = 0; kind < anchors.size(); ++kind) {
            anchors[kind] = (before[kind] & ~set) | moved(before[kind] & set, shift);
        }
        index.add_last(boards);
        return boards.size() - 1;
    }
};

/// A list of one board, and the shapes of its pieces.
void list_board(const Grid<Wide>& grid, std::span<const WideCells> pieces, std::deque<GridShape<Wide>>& shapes,
                BoardList<Wide>& boards) {
    shapes.clear();
    std::vector<const GridShape<Wide>*> kinds;
    std::vector<WideCells> anchors;
    Wide::Word board;
    for (const WideCells cells : pieces) {
        const GridShape<Wide> shape(grid, cells);
        const auto same = [&](const GridShape<Wide>* kind) { return kind->word == shape.word; };
        const auto at = std::find_if(kinds.begin(), kinds.end(), same);
        const auto kind = static_cast<std::size_t>(at - kinds.begin());
        if (at == kinds.end()) {
            kinds.push_back(&shapes.emplace_back(shape));
            anchors.push_back(0);
        }
        anchors[kind] |= cell_bit<WideCells>(lowest(cells));
        board = board ^ shape.word_at(lowest(cells));
    }
    boards.reset(kinds);
    std::copy(anchors.begin(), anchors.end(), boards.append(board).begin());
}

template <class Layer>
class SearchOf final : public ComponentSearch {
public:
    SearchOf(const Grid<Wide>& grid, bool groups, PuzzleKind kind, const Limits& limits)
        : grid_(grid), groups_(groups), limits_(limits), layer_(grid), puzzles_(grid, kind) {}

    void begin(std::span<const WideCells> pieces) override;
    State advance(std::int64_t& budget) override;
    [[nodiscard]] const Found<Wide>& hardest() const override { return puzzles_.ends().hardest(); }
    [[nodiscard]] BoardId boards() const override { return boards_.size(); }
    [[nodiscard]] std::uint64_t bytes() const override {
        return boards_.bytes() + index_.bytes() + layer_.bytes() + tracks_.bytes() + puzzles_.bytes();
    }

private:
    enum class Phase : unsigned char { exploring, noting, searching, done, too_large };

    void explore(std::int64_t& budget);
    void note_board();

    Grid<Wide> grid_;
    bool groups_;
    Limits limits_;
    Phase phase_ = Phase::done;
    std::deque<GridShape<Wide>> shapes_;  // of the pieces, without repetition
    BoardList<Wide> boards_;
    BoardIndex<Wide> index_;
    Layer layer_;
    Tracks<Wide> tracks_;
    PuzzleSearch<Wide> puzzles_;
    BoardId next_ = 0;  // board to be laid next, then to be noted
};

template <class Layer>
void SearchOf<Layer>::begin(std::span<const WideCells> pieces) {
    list_board(grid_, pieces, shapes_, boards_);
    index_.build(boards_);
    layer_.clear();
    tracks_.clear();
    layer_.note(boards_, tracks_);
    tracks_.slots.resize(tracks_.slots_noted);
    puzzles_.reset(boards_.kinds());
    next_ = 0;
    phase_ = Phase::exploring;
}

template <class Layer>
ComponentSearch::State SearchOf<Layer>::advance(std::int64_t& budget) {
    for (; budget > 0 && phase_ < Phase::done; --budget) {
        if (phase_ == Phase::exploring) {
            explore(budget);
        } else if (phase_ == Phase::noting) {
            note_board();
        } else if (!puzzles_.advance(boards_, tracks_, budget)) {
            phase_ = Phase::done;
        }
    }
    return phase_ == Phase::done ? State::done : phase_ == Phase::too_large ? State::too_large : State::working;
}

template <class Layer>
void SearchOf<Layer>::explore(std::int64_t& budget) {
    const NewBoards lookup{boards_, index_};
    const bool is_laid = layer_.lay(boards_, next_, lookup, tracks_, budget);
    if (boards_.size() > limits_.boards || layer_.overflow() || !tracks_.fit(boards_.size()) ||
        bytes() > limits_.bytes) {
        phase_ = Phase::too_large;
    } else if (is_laid && ++next_ == boards_.size()) {
        next_ = 0;
        phase_ = Phase::noting;
    }
}

template <class Layer>
void SearchOf<Layer>::note_board() {
    tracks_.first_slot.push_back(layer_.first_slot(next_));
    puzzles_.note(boards_.anchors(next_), groups_ ? ~WideCells{0} : layer_.single_movers(next_));
    if (++next_ != boards_.size()) return;
    tracks_.finish();
    phase_ = puzzles_.begin() ? Phase::searching : Phase::done;
}

template <Extent kExtent>
std::unique_ptr<ComponentSearch> search_with(const Grid<Wide>& grid, bool groups, PuzzleKind kind,
                                             const ComponentSearch::Limits& limits) {
    if (groups) return std::make_unique<SearchOf<GroupTracks<Wide, kExtent>>>(grid, groups, kind, limits);
    return std::make_unique<SearchOf<PieceTracks<Wide, kExtent>>>(grid, groups, kind, limits);
}

}  // namespace

std::unique_ptr<ComponentSearch> ComponentSearch::create(const Grid<Wide>& grid, Motion motion, PuzzleKind kind,
                                                         const Limits& limits) {
    switch (motion.extent) {
        case Extent::one_cell:
            return search_with<Extent::one_cell>(grid, motion.groups, kind, limits);
        case Extent::straight:
            return search_with<Extent::straight>(grid, motion.groups, kind, limits);
        default:
            return search_with<Extent::any_path>(grid, motion.groups, kind, limits);
    }
}

}  // namespace shunt::finder
