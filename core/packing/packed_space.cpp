#include "core/packing/packed_space.hpp"

#include <algorithm>

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
    const bool along = kind.axis == puzzle::Axis::both || (kind.axis == puzzle::Axis::horizontal) == puzzle::is_horizontal(direction);
    return along && to != kNoCell && std::binary_search(kind.region.begin(), kind.region.end(), to);
}

}  // namespace

Stock stock_of(const Puzzle& puzzle) {
    Stock stock;
    stock.cells = puzzle.board().cells();
    for (const Kind& kind : puzzle.kinds()) {
        Stock::Kind entry{static_cast<int>(kind.pieces.size()), kind.shape.size(),
                          std::vector<CellSet>(static_cast<std::size_t>(stock.cells), 0)};
        for (const Cell anchor : kind.region) entry.placement[anchor] = cell_set(covered_cells(puzzle.board(), kind, anchor));
        stock.kinds.push_back(std::move(entry));
    }
    return stock;
}

PackedSpace::PackedSpace(const Puzzle& puzzle, puzzle::Metric metric, FrontierDag dag)
    : dag_(std::move(dag)), metric_(metric), cells_(puzzle.board().cells()), void_letter_(static_cast<Letter>(puzzle.kinds().size())) {
    const Stock stock = stock_of(puzzle);
    all_ = stock.all();
    for (const Kind& kind : puzzle.kinds()) pieces_of_kind_.push_back(kind.pieces);
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
    cursor.load(rank);
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

void PackedSpace::Cursor::load(Rank rank) {
    rank_ = rank;
    occupied_ = 0;
    anchors_ = 0;
    Rank left = rank;
    Node node = space_.dag_.root();
    CellSet undecided = space_.all_;
    while (undecided != 0) {
        const int cell = std::countr_zero(undecided);
        const Letter letter = space_.dag_.letter_at(node, left);
        const FrontierDag::Edge edge = space_.dag_.edge(node, letter);
        const auto at = static_cast<std::size_t>(cell);
        letter_[at] = letter;
        node_[at] = node;
        before_[at] = rank - left;
        CellSet decided = CellSet{1} << cell;
        if (letter != space_.void_letter_) {
            anchors_ |= decided;
            decided = space_.place(letter, cell).cells;
            occupied_ |= decided;
        }
        undecided &= ~decided;
        left -= edge.offset;
        node = edge.target;
    }
    before_[kMostCells] = rank;
}

bool PackedSpace::Cursor::is_goal() const {
    return std::any_of(space_.goals_.begin(), space_.goals_.end(), [&](const Demand& demand) {
        return (occupied_ & demand.voids) == 0 &&
               std::all_of(demand.placements.begin(), demand.placements.end(), [&](const auto& wanted) {
                   return (anchors_ >> wanted.second & 1) != 0 && letter_[wanted.second] == wanted.first;
               });
    });
}

}  // namespace shunt::packing
