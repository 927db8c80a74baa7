#include "core/packing/group_moves.hpp"

#include <algorithm>
#include <bit>

#include "core/base/sort.hpp"

namespace shunt::packing {
namespace {

constexpr std::uint64_t bit(std::size_t index) { return std::uint64_t{1} << index; }

/// Lists up to which sorting does not pay.
constexpr std::size_t kShort = 24;

}  // namespace

KnownBody GroupMoves::work_out(const ArrangementWalk& walk, Rank /*number*/, BlockBits /*asked*/,
                               std::vector<BodyPiece>& records) const {
    for (CellSet left = walk.anchors; left != 0; left &= left - 1) {
        const int anchor = std::countr_zero(left);
        records.push_back({static_cast<std::uint8_t>(anchor), walk.letter[static_cast<std::size_t>(anchor)]});
    }
    return {walk.free, space_->goals_of_body([&](std::size_t cell) { return walk.letter[cell]; })};
}

void GroupMoves::list(const Known& known, std::span<const Record> records, const PackedSpace::Block& block,
                      EdgeList& found) {
    neighbours_.clear();
    movable_.clear();
    arrangement_ = space_->arrangement(block);
    voids_ = space_->voids(block, known.free);
    free_ = known.free;
    goals_ = known.goals;
    gather(records);
    find_neighbours();
    found.begin(neighbours_.size());
    for (const Neighbour& next : neighbours_) {
        found.add({next.rank, 1, next.is_goal ? FillingSet{1} : 0, {}, 1, static_cast<std::uint32_t>(targets_.size())});
        targets_.push_back(next.arrangement);
    }
}

void GroupMoves::find_neighbours() {
    const puzzle::Extent extent = puzzle::extent(space_->metric());
    for (std::size_t direction = 0; direction < kDirectionCount; ++direction) {
        for (const PieceSet group : pushing_.groups(direction)) {
            if (extent == puzzle::Extent::any_path) {
                movable_.push_back(group);
                continue;
            }
            begin_group(group);
            move_straight(direction, extent == puzzle::Extent::one_cell);
        }
    }
    shell_sort(movable_);
    movable_.erase(std::unique(movable_.begin(), movable_.end()), movable_.end());
    for (const PieceSet group : movable_) {
        begin_group(group);
        move_anywhere();
    }
    drop_repeated();
}

/// Different groups can lead to equal positions when pieces are interchangeable.
void GroupMoves::drop_repeated() {
    if (neighbours_.size() > kShort) {
        order_.clear();  // neighbours are large to move about
        for (const Neighbour& neighbour : neighbours_) order_.push_back(&neighbour);
        shell_sort(order_, [](const Neighbour* a, const Neighbour* b) { return a->rank < b->rank; });
        kept_.clear();
        for (const Neighbour* neighbour : order_)
            if (kept_.empty() || kept_.back().rank != neighbour->rank) kept_.push_back(*neighbour);
        std::swap(neighbours_, kept_);
        return;
    }
    std::size_t kept = 0;
    for (std::size_t i = 0; i < neighbours_.size(); ++i) {
        std::size_t same = 0;
        while (same < kept && neighbours_[same].rank != neighbours_[i].rank) ++same;
        if (same < kept) continue;
        if (kept != i) neighbours_[kept] = neighbours_[i];
        ++kept;
    }
    neighbours_.resize(kept);
}

/// Lists the pieces of a position, those of the body first.
void GroupMoves::gather(std::span<const Record> bodies) {
    bodies_ = bodies.size();
    pushing_.begin();
    for (const BodyPiece body : bodies)
        pushing_.add(space_->places().at(body.kind, body.anchor).cells, body.anchor, body.kind);
    for (CellSet left = free_ & ~voids_; left != 0; left &= left - 1)
        pushing_.add(left & -left, std::countr_zero(left), space_->free_letter());
    pushing_.end(voids_);
}

void GroupMoves::begin_group(PieceSet group) {
    group_ = group;
    group_cells_ = 0;
    member_count_ = 0;
    for (PieceSet left = group; left != 0; left &= left - 1) {
        const auto piece = static_cast<std::size_t>(std::countr_zero(left));
        members_[member_count_++] = static_cast<std::uint8_t>(piece);
        group_cells_ |= pushing_.piece(piece).cells;
    }
}

/// The group one step on, unless something is in the way; `cells` are those it then covers.
bool GroupMoves::step(const Standing& from, std::size_t direction, Standing& to, CellSet& cells) const {
    const CellSet others = pushing_.occupied() & ~group_cells_;
    cells = 0;
    for (std::size_t i = 0; i < member_count_; ++i) {
        const Pushing::Piece& piece = pushing_.piece(members_[i]);
        const CellSet next = pushing_.next_cells(piece, from.anchor[i], direction);
        if (next == 0 || (next & others) != 0) return false;
        cells |= next;
        to.anchor[i] = piece.kind == space_->free_letter()
                           ? static_cast<std::uint8_t>(std::countr_zero(next))
                           : space_->places().at(piece.kind, from.anchor[i]).next[direction];
    }
    return true;
}

void GroupMoves::move_straight(std::size_t direction, bool once) {
    Standing standing;
    for (std::size_t i = 0; i < member_count_; ++i) standing.anchor[i] = pushing_.piece(members_[i]).anchor;
    Standing next;
    CellSet cells = 0;
    while (step(standing, direction, next, cells)) {
        emit(next, cells);
        if (once) break;
        standing = next;
    }
}

/// Flood over the displacements of the group; each is known by where its first piece stands.
void GroupMoves::move_anywhere() {
    todo_.resize(1);
    for (std::size_t i = 0; i < member_count_; ++i) todo_[0].anchor[i] = pushing_.piece(members_[i]).anchor;
    CellSet seen = bit(todo_[0].anchor[0]);
    while (!todo_.empty()) {
        const Standing standing = todo_.back();
        todo_.pop_back();
        for (std::size_t direction = 0; direction < kDirectionCount; ++direction) {
            Standing next;
            CellSet cells = 0;
            if (!step(standing, direction, next, cells) || (seen >> next.anchor[0] & 1) != 0) continue;
            seen |= bit(next.anchor[0]);
            emit(next, cells);
            todo_.push_back(next);
        }
    }
}

void GroupMoves::emit(const Standing& standing, CellSet cells) {
    PackedSpace::Arrangement there = arrangement_;
    CellSet free = free_;
    PackedSpace::Goals goals = goals_;
    if (members_[0] < bodies_) {
        const Memo& memo = body_moved(standing);
        there = memo.target;
        goals = memo.goals;
        CellSet left = 0;
        CellSet entered = 0;
        for (std::size_t i = 0; i < member_count_ && members_[i] < bodies_; ++i) {
            left |= pushing_.piece(members_[i]).cells;
            entered |= space_->places().at(pushing_.piece(members_[i]).kind, standing.anchor[i]).cells;
        }
        free = (free_ | left) & ~entered;
    }
    const CellSet voids = space_->all() & ~((pushing_.occupied() & ~group_cells_) | cells);
    neighbours_.push_back(
        {space_->rank(there.number, voids, free), there, space_->meets(goals, there.number, voids, free)});
}

const GroupMoves::Memo& GroupMoves::body_moved(const Standing& standing) {
    const PieceSet moved = group_ & (bit(bodies_) - 1);
    const std::uint64_t key =
        (arrangement_.number * 0x9E3779B97F4A7C15ull ^ moved * 0xC2B2AE3D27D4EB4Full) + standing.anchor[0];
    Memo& memo = memo_[static_cast<std::size_t>(key * 0x9E3779B97F4A7C15ull >> 51)];  // 13 bits: kMemo
    if (memo.number != arrangement_.number || memo.moved != moved || memo.to != standing.anchor[0]) {
        memo = {arrangement_.number, moved, standing.anchor[0], 0, {}};
        work_out(memo, standing);
    }
    return memo;
}

/// The number and the goals of the arrangement after the move, from its whole word.
void GroupMoves::work_out(Memo& memo, const Standing& standing) const {
    std::array<Letter, kMostCells> letter;
    letter.fill(space_->free_letter());
    CellSet undecided = space_->all();
    std::size_t member = 0;
    for (std::size_t i = 0; i < bodies_; ++i) {
        const bool moved = (memo.moved >> i & 1) != 0;
        letter[moved ? standing.anchor[member++] : pushing_.piece(i).anchor] = pushing_.piece(i).kind;
    }
    Node node = space_->dag().root();
    int field = 0;
    while (undecided != 0) {
        const int cell = std::countr_zero(undecided);
        const Letter kind = letter[static_cast<std::size_t>(cell)];
        const FrontierDag::Edge edge = space_->dag().edge(node, kind);
        memo.target.number += edge.offset;
        node = edge.target;
        if (kind == space_->free_letter()) {
            undecided &= undecided - 1;
            continue;
        }
        memo.target.anchors |= undecided & -undecided;
        if (space_->kind_bits() != 0) memo.target.kinds |= std::uint64_t{kind} << field;
        field += space_->kind_bits();
        undecided &= ~space_->places().at(kind, cell).cells;
    }
    memo.goals = space_->goals_of_body([&](int cell) { return letter[static_cast<std::size_t>(cell)]; });
}

}  // namespace shunt::packing
