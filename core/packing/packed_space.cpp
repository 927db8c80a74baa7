#include "core/packing/packed_space.hpp"

#include <algorithm>
#include <cassert>

namespace shunt::packing {
namespace {

using puzzle::Cell;
using puzzle::Kind;
using puzzle::kNoCell;
using puzzle::Puzzle;

CellSet cell_set(const std::vector<Cell>& cells) {
    CellSet set = 0;
    for (const Cell cell : cells) set |= CellSet{1} << cell;
    return set;
}

/// Whether a piece of `kind` may step in `direction` from anchor to anchor on the empty board.
bool steps(const Kind& kind, puzzle::Direction direction, Cell to) {
    return allows(kind.axis, direction) && to != kNoCell &&
           std::binary_search(kind.region.begin(), kind.region.end(), to);
}

/// Takes the field of `width` bits at `shift` out and closes the gap.
std::uint64_t remove_field(std::uint64_t fields, int shift, int width) {
    const std::uint64_t below = (std::uint64_t{1} << shift) - 1;
    return (fields & below) | (fields >> width & ~below);
}

/// Opens a gap of `width` bits at `shift` and puts `value` there; what is pushed over the end is zero.
std::uint64_t insert_field(std::uint64_t fields, int shift, int width, std::uint64_t value) {
    const std::uint64_t below = (std::uint64_t{1} << shift) - 1;
    return (fields & below) | value << shift | (fields & ~below) << width;
}

}  // namespace

Stock stock_of(const Puzzle& puzzle) {
    Stock stock;
    stock.cells = puzzle.board().cells();
    for (const Kind& kind : puzzle.kinds()) {
        Stock::Kind entry{static_cast<int>(kind.pieces.size()), kind.shape.size(),
                          std::vector<CellSet>(static_cast<std::size_t>(stock.cells), 0)};
        for (const Cell anchor : kind.region)
            entry.placement[anchor] = cell_set(covered_cells(puzzle.board(), kind, anchor));
        stock.kinds.push_back(std::move(entry));
    }
    return stock;
}

PackedSpace::PackedSpace(const Puzzle& puzzle, puzzle::Metric metric, FrontierDag dag)
    : dag_(std::move(dag)), metric_(metric), void_letter_(static_cast<Letter>(puzzle.kinds().size())) {
    const Stock stock = stock_of(puzzle);
    all_ = stock.all();
    const int pieces = static_cast<int>(puzzle.pieces().size());
    word_length_ = stock.voids() + pieces;
    const int bits = static_cast<int>(std::bit_width(puzzle.kinds().size() - 1));
    if (bits * pieces <= 64 && bits < 64) kind_bits_ = bits;
    for (const Kind& kind : puzzle.kinds()) pieces_of_kind_.push_back(kind.pieces);
    for (int cell = 0; cell < stock.cells; ++cell) {
        for (const puzzle::Direction direction : puzzle::kDirections) {
            const Cell next = puzzle.board().neighbour(static_cast<Cell>(cell), direction);
            if (next != kNoCell) beside_[static_cast<std::size_t>(cell)] |= CellSet{1} << next;
        }
    }
    fill_places(puzzle);
    fill_goals(puzzle);
}

std::uint64_t PackedSpace::bytes() const { return dag_.bytes() + places_.capacity() * sizeof(Place); }

void PackedSpace::fill_places(const Puzzle& puzzle) {
    places_.resize(puzzle.kinds().size() * kMostCells);
    for (std::size_t k = 0; k < puzzle.kinds().size(); ++k) {
        const Kind& kind = puzzle.kinds()[k];
        for (const Cell anchor : kind.region) {
            Place& place = places_[k * kMostCells + anchor];
            place.cells = cell_set(covered_cells(puzzle.board(), kind, anchor));
            for (std::size_t d = 0; d < puzzle::kDirections.size(); ++d) {
                const Cell to = puzzle.board().neighbour(anchor, puzzle::kDirections[d]);
                if (!steps(kind, puzzle::kDirections[d], to)) continue;
                place.next[d] = static_cast<std::uint8_t>(to);
                place.next_cells[d] = cell_set(covered_cells(puzzle.board(), kind, to));
            }
        }
    }
}

void PackedSpace::fill_goals(const Puzzle& puzzle) {
    for (const puzzle::Goal& goal : puzzle.goals()) {
        Demand demand;
        demand.voids = cell_set(goal.voids);
        for (const auto& wanted : goal.placements) {
            demand.placements.emplace_back(static_cast<Letter>(wanted.kind), static_cast<std::uint8_t>(wanted.anchor));
        }
        goals_.push_back(std::move(demand));
    }
}

Rank PackedSpace::rank(const puzzle::Position& position) const {
    std::array<Letter, kMostCells> letter{};
    CellSet anchors = 0;
    CellSet occupied = 0;
    for (std::size_t kind = 0; kind < pieces_of_kind_.size(); ++kind) {
        for (const puzzle::PieceId piece : pieces_of_kind_[kind]) {
            const Cell anchor = position.anchors[piece];
            letter[anchor] = static_cast<Letter>(kind);
            anchors |= CellSet{1} << anchor;
            occupied |= place(static_cast<int>(kind), anchor).cells;
        }
    }
    std::vector<Letter> word;
    for (CellSet left = anchors | (all_ & ~occupied); left != 0; left &= left - 1) {
        const int cell = std::countr_zero(left);
        word.push_back((anchors >> cell & 1) != 0 ? letter[static_cast<std::size_t>(cell)] : void_letter_);
    }
    return dag_.rank(word);
}

puzzle::Position PackedSpace::position(Rank rank) const {
    Cursor cursor(*this);
    load({&cursor, 1}, std::span<const Rank>{&rank, 1});
    std::vector<std::size_t> placed(pieces_of_kind_.size(), 0);
    puzzle::Position position;
    std::size_t pieces = 0;
    for (const auto& of_kind : pieces_of_kind_) pieces += of_kind.size();
    position.anchors.resize(pieces);
    for (CellSet left = cursor.state_.anchors; left != 0; left &= left - 1) {
        const int cell = std::countr_zero(left);
        const Letter kind = cursor.letter_[static_cast<std::size_t>(cell)];
        position.anchors[pieces_of_kind_[kind][placed[kind]++]] = static_cast<Cell>(cell);
    }
    return position;
}

PackedSpace::State PackedSpace::state(Rank rank) const {
    State state;
    state.rank = rank;
    Node node = dag_.root();
    CellSet undecided = all_;
    int field = 0;
    while (undecided != 0) {
        const int cell = std::countr_zero(undecided);
        const CellSet self = CellSet{1} << cell;
        const Letter letter = dag_.letter_at(node, rank);
        const FrontierDag::Edge edge = dag_.edge(node, letter);
        if (letter == void_letter_) {
            state.voids |= self;
            undecided ^= self;
        } else {
            state.anchors |= self;
            state.kinds |= static_cast<std::uint64_t>(letter) << field;
            field += kind_bits_;
            undecided &= ~place(letter, cell).cells;
        }
        rank -= edge.offset;
        node = edge.target;
    }
    if (kind_bits_ == 0) state.kinds = 0;
    return state;
}

void PackedSpace::load(std::span<Cursor> cursors, std::span<const Rank> ranks) {
    assert(ranks.size() <= kBatch);
    std::array<State, kBatch> states;
    for (std::size_t i = 0; i < ranks.size(); ++i) states[i] = cursors[i].space_->state(ranks[i]);
    load(cursors, std::span<const State>(states.data(), ranks.size()));
}

void PackedSpace::load(std::span<Cursor> cursors, std::span<const State> states) {
    assert(states.size() <= kBatch && states.size() <= cursors.size());
    if (states.empty()) return;
    const PackedSpace& space = *cursors.front().space_;
    struct Walk {
        Node node;
        Rank before;
        CellSet left;
    };
    std::array<Walk, kBatch> walks;
    for (std::size_t i = 0; i < states.size(); ++i) {
        cursors[i].spread(states[i]);
        walks[i] = {space.dag_.root(), 0, states[i].anchors | states[i].voids};
    }
    // All words are equally long, so all walks advance letter by letter side by side.
    for (int letters = space.word_length_; letters > 0; --letters) {
        for (std::size_t i = 0; i < states.size(); ++i) {
            Walk& walk = walks[i];
            const auto cell = static_cast<std::size_t>(std::countr_zero(walk.left));
            const FrontierDag::Edge edge = space.dag_.edge(walk.node, cursors[i].letter_[cell]);
            cursors[i].node_[cell] = walk.node;
            cursors[i].before_[cell] = walk.before;
            walk = {edge.target, walk.before + edge.offset, walk.left & (walk.left - 1)};
        }
    }
}

/// Writes the letters of a state to their cells.
void PackedSpace::Cursor::spread(const State& state) {
    state_ = state;
    occupied_ = space_->all_ & ~state.voids;
    before_[kMostCells] = state.rank;
    for (CellSet left = state.voids; left != 0; left &= left - 1) {
        letter_[static_cast<std::size_t>(std::countr_zero(left))] = space_->void_letter_;
    }
    if (space_->kind_bits_ == 0 && space_->pieces_of_kind_.size() > 1) {
        unrank();
    } else {
        spread_kinds(state.kinds);
    }
    find_movable();
}

void PackedSpace::Cursor::spread_kinds(std::uint64_t kinds) {
    const int width =
        space_->kind_bits_;  // a copy: stores of letters might change the original, for all the compiler knows
    const std::uint64_t field = (std::uint64_t{1} << width) - 1;
    for (CellSet left = state_.anchors; left != 0; left &= left - 1) {
        letter_[static_cast<std::size_t>(std::countr_zero(left))] = static_cast<Letter>(kinds & field);
        kinds >>= width;
    }
}

/// The letters of a position whose kinds do not fit into a state.
void PackedSpace::Cursor::unrank() {
    Rank rank = state_.rank;
    Node node = space_->dag_.root();
    for (CellSet left = state_.anchors | state_.voids; left != 0; left &= left - 1) {
        const Letter letter = space_->dag_.letter_at(node, rank);
        const FrontierDag::Edge edge = space_->dag_.edge(node, letter);
        letter_[static_cast<std::size_t>(std::countr_zero(left))] = letter;
        rank -= edge.offset;
        node = edge.target;
    }
}

void PackedSpace::Cursor::find_movable() {
    CellSet beside_void = 0;
    for (CellSet voids = state_.voids; voids != 0; voids &= voids - 1) {
        beside_void |= space_->beside_[static_cast<std::size_t>(std::countr_zero(voids))];
    }
    CellSet movable = 0;
    for (CellSet left = state_.anchors; left != 0; left &= left - 1) {
        const int anchor = std::countr_zero(left);
        const CellSet cells = space_->place(letter_[static_cast<std::size_t>(anchor)], anchor).cells;
        movable |= static_cast<CellSet>((cells & beside_void) != 0) << anchor;
    }
    movable_ = movable;
}

PackedSpace::State PackedSpace::Cursor::state_of(const Neighbour& neighbour) const {
    const CellSet from = CellSet{1} << neighbour.from;
    const CellSet to = CellSet{1} << neighbour.to;
    State state;
    state.rank = neighbour.rank;
    const CellSet others = state_.anchors ^ from;
    state.anchors = others | to;
    state.voids = (state_.voids | space_->place(neighbour.kind, neighbour.from).cells) &
                  ~space_->place(neighbour.kind, neighbour.to).cells;
    if (space_->kind_bits_ == 0) return state;
    const auto shift_at = [&](CellSet anchor) { return std::popcount(others & (anchor - 1)) * space_->kind_bits_; };
    state.kinds = insert_field(remove_field(state_.kinds, shift_at(from), space_->kind_bits_), shift_at(to),
                               space_->kind_bits_, neighbour.kind);
    return state;
}

bool PackedSpace::Cursor::is_goal() const {
    return std::any_of(space_->goals_.begin(), space_->goals_.end(), [&](const Demand& demand) {
        return (occupied_ & demand.voids) == 0 &&
               std::all_of(demand.placements.begin(), demand.placements.end(), [&](const auto& wanted) {
                   return (state_.anchors >> wanted.second & 1) != 0 && letter_[wanted.second] == wanted.first;
               });
    });
}

}  // namespace shunt::packing
