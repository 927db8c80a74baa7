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
    const bool along =
        kind.axis == puzzle::Axis::both || (kind.axis == puzzle::Axis::horizontal) == puzzle::is_horizontal(direction);
    return along && to != kNoCell && std::binary_search(kind.region.begin(), kind.region.end(), to);
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
    : dag_(std::move(dag)),
      metric_(metric),
      cells_(puzzle.board().cells()),
      void_letter_(static_cast<Letter>(puzzle.kinds().size())) {
    const Stock stock = stock_of(puzzle);
    all_ = stock.all();
    word_length_ = stock.voids() + static_cast<int>(puzzle.pieces().size());
    for (const Kind& kind : puzzle.kinds()) pieces_of_kind_.push_back(kind.pieces);
    for (int cell = 0; cell < cells_; ++cell) {
        for (const puzzle::Direction direction : puzzle::kDirections) {
            const Cell next = puzzle.board().neighbour(static_cast<Cell>(cell), direction);
            if (next != kNoCell) beside_[static_cast<std::size_t>(cell)] |= CellSet{1} << next;
        }
    }
    fill_places(puzzle);
    fill_goals(puzzle);
}

std::uint64_t PackedSpace::bytes() const {
    return dag_.bytes() + places_.capacity() * sizeof(Place) + decided_.capacity() * sizeof(CellSet);
}

void PackedSpace::fill_places(const Puzzle& puzzle) {
    places_.resize(puzzle.kinds().size() * kMostCells);
    decided_.resize((puzzle.kinds().size() + 1) * kMostCells);
    for (std::size_t cell = 0; cell < kMostCells; ++cell)
        decided_[void_letter_ * std::size_t{kMostCells} + cell] = CellSet{1} << cell;
    for (std::size_t k = 0; k < puzzle.kinds().size(); ++k) {
        const Kind& kind = puzzle.kinds()[k];
        for (const Cell anchor : kind.region) {
            Place& place = places_[k * kMostCells + anchor];
            place.cells = cell_set(covered_cells(puzzle.board(), kind, anchor));
            decided_[k * kMostCells + anchor] = place.cells;
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
    load({&cursor, 1}, {&rank, 1});
    std::vector<std::size_t> placed(pieces_of_kind_.size(), 0);
    puzzle::Position position;
    std::size_t pieces = 0;
    for (const auto& of_kind : pieces_of_kind_) pieces += of_kind.size();
    position.anchors.resize(pieces);
    for (CellSet left = cursor.anchors_; left != 0; left &= left - 1) {
        const int cell = std::countr_zero(left);
        const Letter kind = cursor.letter_[static_cast<std::size_t>(cell)];
        position.anchors[pieces_of_kind_[kind][placed[kind]++]] = static_cast<Cell>(cell);
    }
    return position;
}

void PackedSpace::load(std::span<Cursor> cursors, std::span<const Rank> ranks) {
    assert(ranks.size() <= kBatch && ranks.size() <= cursors.size());
    if (ranks.empty()) return;
    const PackedSpace& space = *cursors.front().space_;
    std::array<Node, kBatch> node{};
    std::array<Rank, kBatch> left{};
    std::array<CellSet, kBatch> undecided{};
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        cursors[i].begin(ranks[i]);
        node[i] = space.dag_.root();
        left[i] = ranks[i];
        undecided[i] = space.all_;
    }
    // All words are equally long, so all walks advance letter by letter side by side.
    for (int letters = 0; letters < space.word_length_; ++letters) {
        for (std::size_t i = 0; i < ranks.size(); ++i) {
            const int cell = std::countr_zero(undecided[i]);
            const Letter letter = space.dag_.letter_at(node[i], left[i]);
            const FrontierDag::Edge edge = space.dag_.edge(node[i], letter);
            undecided[i] &= ~cursors[i].read_letter(cell, letter, node[i], ranks[i] - left[i]);
            left[i] -= edge.offset;
            node[i] = edge.target;
        }
    }
    for (std::size_t i = 0; i < ranks.size(); ++i) cursors[i].find_movable();
}

void PackedSpace::Cursor::begin(Rank rank) {
    rank_ = rank;
    occupied_ = 0;
    anchors_ = 0;
    before_[kMostCells] = rank;
}

/// Notes the letter at an undecided cell; returns the cells it decides. Without branches: voids come unpredictably.
CellSet PackedSpace::Cursor::read_letter(int cell, Letter letter, Node node, Rank before) {
    const auto at = static_cast<std::size_t>(cell);
    letter_[at] = letter;
    node_[at] = node;
    before_[at] = before;
    const CellSet decided = space_->decided_[letter * static_cast<std::size_t>(kMostCells) + at];
    const CellSet void_cell = static_cast<CellSet>(letter == space_->void_letter_) << cell;
    anchors_ |= (CellSet{1} << cell) ^ void_cell;
    occupied_ |= decided ^ void_cell;
    return decided;
}

void PackedSpace::Cursor::find_movable() {
    CellSet beside_void = 0;
    for (CellSet voids = space_->all_ & ~occupied_; voids != 0; voids &= voids - 1) {
        beside_void |= space_->beside_[static_cast<std::size_t>(std::countr_zero(voids))];
    }
    movable_ = 0;
    for (CellSet left = anchors_; left != 0; left &= left - 1) {
        const int anchor = std::countr_zero(left);
        const bool touches = (space_->decided_[letter_[static_cast<std::size_t>(anchor)] * std::size_t{kMostCells} +
                                               static_cast<std::size_t>(anchor)] &
                              beside_void) != 0;
        movable_ |= static_cast<CellSet>(touches) << anchor;
    }
}

bool PackedSpace::Cursor::is_goal() const {
    return std::any_of(space_->goals_.begin(), space_->goals_.end(), [&](const Demand& demand) {
        return (occupied_ & demand.voids) == 0 &&
               std::all_of(demand.placements.begin(), demand.placements.end(), [&](const auto& wanted) {
                   return (anchors_ >> wanted.second & 1) != 0 && letter_[wanted.second] == wanted.first;
               });
    });
}

}  // namespace shunt::packing
