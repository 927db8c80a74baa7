#include "core/puzzle/puzzle.hpp"

#include <algorithm>

#include "core/base/sort.hpp"
#include "core/base/words.hpp"

namespace shunt::puzzle {
namespace {

using Block = Definition::Block;

Coordinate first_cell(const std::vector<Coordinate>& cells) { return *std::min_element(cells.begin(), cells.end()); }

bool fits(const Board& board, const Kind& kind, Cell anchor) { return !covered_cells(board, kind, anchor).empty(); }

/// Every anchor that a piece of `kind` reaches from `start` when it is alone on the board, ascending.
std::vector<Cell> region_from(const Board& board, const Kind& kind, Cell start) {
    std::vector<bool> seen(static_cast<std::size_t>(board.cells()), false);
    std::vector<Cell> region{start};
    seen[start] = true;
    for (std::size_t next = 0; next < region.size(); ++next) {
        for (const Direction direction : kDirections) {
            const Cell to = board.neighbour(region[next], direction);
            if (to == kNoCell || seen[to] || !allows(kind.axis, direction) || !fits(board, kind, to)) continue;
            seen[to] = true;
            region.push_back(to);
        }
    }
    shell_sort(region);
    return region;
}

bool contains(const std::vector<Cell>& region, Cell anchor) {
    return std::binary_search(region.begin(), region.end(), anchor);
}

/// Whether a piece of `kind` may go wherever a piece of `shape` made of `block` may.
bool moves_like(const Kind& kind, const Block& block, const Shape& shape) {
    return kind.axis == block.axis && kind.enters_gates == block.enters_gates && kind.shape == shape;
}

std::optional<Error> check_blocks(const Definition& definition) {
    const Board& board = definition.board;
    if (board.cells() == 0) return Error{say("the board has no cell that a piece could use")};
    if (definition.blocks.empty()) return Error{say("the board holds no piece")};
    if (definition.blocks.size() >= kNoPiece) return Error{say("the board holds more than 65,534 pieces")};
    std::vector<bool> taken(static_cast<std::size_t>(board.cells()), false);
    for (const Block& block : definition.blocks) {
        if (block.cells.empty()) return Error{say("piece {piece} has no cell", {{"piece", block.name}})};
        for (const Coordinate at : block.cells) {
            if (board.ground(at) != Ground::floor)
                return Error{say("piece {piece} starts on a wall, a gate or outside", {{"piece", block.name}})};
            if (taken[board.cell(at)])
                return Error{say("piece {piece} overlaps another piece", {{"piece", block.name}})};
            taken[board.cell(at)] = true;
        }
    }
    return std::nullopt;
}

bool has_repeated(std::vector<Coordinate> cells) {
    shell_sort(cells);
    return std::adjacent_find(cells.begin(), cells.end()) != cells.end();
}

std::optional<Error> check_demand(const Definition& definition, const Definition::Target::Demand& demand) {
    if (demand.block < 0 || static_cast<std::size_t>(demand.block) >= definition.blocks.size())
        return Error{say("the goal names a piece that the board does not have")};
    const Block& block = definition.blocks[static_cast<std::size_t>(demand.block)];
    if (has_repeated(demand.cells))
        return Error{say("the goal names a cell of piece {piece} twice", {{"piece", block.name}})};
    if (demand.cells.empty() || Shape(demand.cells) != Shape(block.cells))
        return Error{say("the goal shows piece {piece} in another shape than the board", {{"piece", block.name}})};
    for (const Coordinate at : demand.cells) {
        if (definition.board.cell(at) == kNoCell)
            return Error{say("the goal puts piece {piece} off the board", {{"piece", block.name}})};
    }
    return std::nullopt;
}

/// No cell is asked for twice.
std::optional<Error> check_apart(const Definition::Target& target) {
    std::vector<Coordinate> asked;
    for (const auto& demand : target.demands) asked.insert(asked.end(), demand.cells.begin(), demand.cells.end());
    if (has_repeated(asked)) return Error{say("the goal puts two pieces on one cell")};
    asked.insert(asked.end(), target.voids.begin(), target.voids.end());
    if (has_repeated(asked))
        return Error{say("the goal asks for a piece and a void on one cell, or for one void twice")};
    return std::nullopt;
}

std::optional<Error> check_targets(const Definition& definition) {
    for (const Definition::Target& target : definition.targets) {
        for (const auto& demand : target.demands) {
            if (auto error = check_demand(definition, demand)) return error;
        }
        for (const Coordinate at : target.voids) {
            if (definition.board.cell(at) == kNoCell) return Error{say("the goal asks for a void off the board")};
        }
        if (auto error = check_apart(target)) return error;
    }
    return std::nullopt;
}

/// Builds kinds while blocks arrive.
class KindSorter {
public:
    explicit KindSorter(const Board& board) : board_(board) {}

    KindId kind_for(const Block& block) {
        const Cell anchor = board_.cell(first_cell(block.cells));
        if (const auto known = find(block, anchor)) return *known;
        Kind kind{Shape(block.cells), block.axis, block.enters_gates, block.label, {}, {}};
        kind.region = region_of(block, kind, anchor);
        kinds_.push_back(std::move(kind));
        return static_cast<KindId>(kinds_.size() - 1);
    }

    /// The kind of pieces interchangeable with `block` that may come to `anchor`, if there is one.
    [[nodiscard]] std::optional<KindId> find(const Block& block, Cell anchor) const {
        const Shape shape(block.cells);
        for (std::size_t kind = 0; kind < kinds_.size(); ++kind) {
            if (kinds_[kind].label == block.label && moves_like(kinds_[kind], block, shape) &&
                contains(kinds_[kind].region, anchor)) {
                return static_cast<KindId>(kind);
            }
        }
        return std::nullopt;
    }

    std::vector<Kind>& kinds() { return kinds_; }

private:
    /// Worked out once for all kinds that move alike in one part of the board, however many there are.
    [[nodiscard]] std::vector<Cell> region_of(const Block& block, const Kind& kind, Cell anchor) const {
        for (const Kind& known : kinds_) {
            if (moves_like(known, block, kind.shape) && contains(known.region, anchor)) return known.region;
        }
        return region_from(board_, kind, anchor);
    }

    const Board& board_;
    std::vector<Kind> kinds_;
};

Goal resolve(const Definition::Target& target, const Definition& definition, const KindSorter& sorter,
             std::span<const Piece> pieces) {
    Goal goal;
    for (const auto& demand : target.demands) {
        const auto block = static_cast<std::size_t>(demand.block);
        const Cell anchor = definition.board.cell(first_cell(demand.cells));
        // No kind can come there: the demand stays, naming the block's own kind, and is never met.
        const KindId kind = sorter.find(definition.blocks[block], anchor).value_or(pieces[block].kind);
        goal.placements.push_back({kind, anchor, static_cast<PieceId>(block)});
    }
    for (const Coordinate at : target.voids) goal.voids.push_back(definition.board.cell(at));
    return goal;
}

bool holds(const Puzzle& puzzle, const Position& position, const Goal& goal) {
    for (const Goal::Placement& wanted : goal.placements) {
        const auto& pieces = puzzle.kinds()[wanted.kind].pieces;
        const bool found = std::any_of(pieces.begin(), pieces.end(),
                                       [&](PieceId piece) { return position.anchors[piece] == wanted.anchor; });
        if (!found) return false;
    }
    if (goal.voids.empty()) return true;
    const std::vector<PieceId> occupant = occupants(puzzle, position);
    return std::all_of(goal.voids.begin(), goal.voids.end(), [&](Cell cell) { return occupant[cell] == kNoPiece; });
}

}  // namespace

bool allows(Axis axis, Direction direction) {
    return axis == Axis::both || (axis == Axis::horizontal) == is_horizontal(direction);
}

Result<Problem> Problem::create(Definition definition) {
    if (auto error = check_blocks(definition)) return *error;
    if (auto error = check_targets(definition)) return *error;

    Puzzle puzzle;
    Position start;
    KindSorter sorter(definition.board);
    for (const Block& block : definition.blocks) {
        const KindId kind = sorter.kind_for(block);
        sorter.kinds()[kind].pieces.push_back(static_cast<PieceId>(puzzle.pieces_.size()));
        puzzle.pieces_.push_back({block.name, kind, block.colour});
        start.anchors.push_back(definition.board.cell(first_cell(block.cells)));
    }
    for (const Definition::Target& target : definition.targets) {
        puzzle.goals_.push_back(resolve(target, definition, sorter, puzzle.pieces_));
    }
    puzzle.kinds_ = std::move(sorter.kinds());
    puzzle.name_ = std::move(definition.name);
    puzzle.source_ = std::move(definition.source);
    puzzle.note_ = std::move(definition.note);
    puzzle.metric_ = definition.metric;
    puzzle.facts_ = std::move(definition.facts);
    puzzle.board_ = std::move(definition.board);
    return Problem{std::move(puzzle), std::move(start)};
}

namespace {

std::vector<Coordinate> cells_of(const Puzzle& puzzle, const Kind& kind, Cell anchor) {
    std::vector<Coordinate> cells;
    for (const Coordinate delta : kind.shape.offsets()) cells.push_back(puzzle.board().coordinate(anchor) + delta);
    return cells;
}

Definition::Target target_of(const Puzzle& puzzle, const Goal& goal) {
    Definition::Target target;
    for (const Goal::Placement& placement : goal.placements) {
        target.demands.push_back({placement.named, cells_of(puzzle, puzzle.kinds()[placement.kind], placement.anchor)});
    }
    for (const Cell cell : goal.voids) target.voids.push_back(puzzle.board().coordinate(cell));
    return target;
}

}  // namespace

Definition definition_of(const Puzzle& puzzle, const Position& start) {
    Definition definition{puzzle.name(),
                          puzzle.source(),
                          puzzle.note(),
                          puzzle.metric(),
                          puzzle.board(),
                          {},
                          {},
                          {puzzle.facts().begin(), puzzle.facts().end()}};
    for (PieceId id = 0; id < puzzle.pieces().size(); ++id) {
        const Piece& piece = puzzle.pieces()[id];
        const Kind& kind = puzzle.kind_of(id);
        definition.blocks.push_back({piece.name, cells_of(puzzle, kind, start.anchors[id]), kind.axis,
                                     kind.enters_gates, kind.label, piece.colour});
    }
    for (const Goal& goal : puzzle.goals()) definition.targets.push_back(target_of(puzzle, goal));
    return definition;
}

bool Puzzle::is_solved(const Position& position) const {
    return std::any_of(goals_.begin(), goals_.end(), [&](const Goal& goal) { return holds(*this, position, goal); });
}

std::vector<Cell> covered_cells(const Board& board, const Kind& kind, Cell anchor) {
    std::vector<Cell> cells;
    cells.reserve(static_cast<std::size_t>(kind.shape.size()));
    const Coordinate origin = board.coordinate(anchor);
    for (const Coordinate delta : kind.shape.offsets()) {
        const Ground ground = board.ground(origin + delta);
        const bool usable = ground == Ground::floor || (ground == Ground::gate && kind.enters_gates);
        if (!usable) return {};
        cells.push_back(board.cell(origin + delta));
    }
    return cells;
}

std::vector<PieceId> occupants(const Puzzle& puzzle, const Position& position) {
    std::vector<PieceId> occupant(static_cast<std::size_t>(puzzle.board().cells()), kNoPiece);
    for (PieceId piece = 0; piece < position.anchors.size(); ++piece) {
        const Coordinate origin = puzzle.board().coordinate(position.anchors[piece]);
        for (const Coordinate delta : puzzle.kind_of(piece).shape.offsets())
            occupant[puzzle.board().cell(origin + delta)] = piece;
    }
    return occupant;
}

Position canonical(const Puzzle& puzzle, Position position) {
    std::vector<Cell> anchors;
    for (const Kind& kind : puzzle.kinds()) {
        anchors.clear();
        for (const PieceId piece : kind.pieces) anchors.push_back(position.anchors[piece]);
        shell_sort(anchors);
        for (std::size_t i = 0; i < anchors.size(); ++i) position.anchors[kind.pieces[i]] = anchors[i];
    }
    return position;
}

}  // namespace shunt::puzzle
