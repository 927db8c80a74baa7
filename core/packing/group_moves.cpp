#include "core/packing/group_moves.hpp"

#include <algorithm>
#include <bit>

namespace shunt::packing {
namespace {

constexpr std::uint64_t bit(std::size_t index) { return std::uint64_t{1} << index; }

/// Lists up to which sorting does not pay.
constexpr std::size_t kShort = 24;

void add_if_new(std::vector<std::uint64_t>& sets, std::uint64_t set) {
    if (std::find(sets.begin(), sets.end(), set) == sets.end()) sets.push_back(set);
}

/// Adds to `sets` all unions of `added` with one of them, and `added` itself; keeps it without repetition.
void close_under_union(std::vector<std::uint64_t>& sets, std::uint64_t added) {
    const std::size_t before = sets.size();
    if (before <= kShort) {
        if (std::find(sets.begin(), sets.end(), added) != sets.end()) return;  // then its unions are there too
        for (std::size_t i = 0; i < before; ++i) add_if_new(sets, sets[i] | added);
        add_if_new(sets, added);
        return;
    }
    for (std::size_t i = 0; i < before; ++i) sets.push_back(sets[i] | added);
    sets.push_back(added);
    std::sort(sets.begin(), sets.end());
    sets.erase(std::unique(sets.begin(), sets.end()), sets.end());
}

}  // namespace

GroupMovesCache::Entry add_pieces(const PackedSpace& space, const ArrangementWalk& walk, GroupMovesCache& cache) {
    const auto letter_at = [&](int cell) {
        return (walk.anchors >> cell & 1) != 0 ? walk.letter[static_cast<std::size_t>(cell)] : space.free_letter();
    };
    auto& entry = cache.add(walk.number, walk.free, space.goals_of_body(letter_at));
    for (CellSet left = walk.anchors; left != 0; left &= left - 1) {
        const int anchor = std::countr_zero(left);
        const Letter kind = walk.letter[static_cast<std::size_t>(anchor)];
        cache.add_record(entry, {static_cast<std::uint8_t>(anchor), kind});
    }
    return entry;
}

const std::vector<GroupMoves::Neighbour>& GroupMoves::neighbours(const GroupMovesCache& cache,
                                                                 const GroupMovesCache::Entry& entry,
                                                                 const PackedSpace::State& state) {
    neighbours_.clear();
    movable_.clear();
    state_ = state;
    gather(cache, entry);
    const puzzle::Extent extent = puzzle::extent(space_->metric());
    for (std::size_t direction = 0; direction < kDirectionCount; ++direction) {
        find_groups(direction);
        if (extent == puzzle::Extent::any_path) {
            for (const PieceSet group : groups_) add_if_new(movable_, group);
            continue;
        }
        for (const PieceSet group : groups_) {
            begin_group(group);
            move_straight(direction, extent == puzzle::Extent::one_cell);
        }
    }
    for (const PieceSet group : movable_) {
        begin_group(group);
        move_anywhere();
    }
    drop_repeated();
    return neighbours_;
}

/// Different groups can lead to equal positions when pieces are interchangeable.
void GroupMoves::drop_repeated() {
    if (neighbours_.size() > kShort) {
        std::sort(neighbours_.begin(), neighbours_.end(),
                  [](const Neighbour& a, const Neighbour& b) { return a.rank < b.rank; });
        neighbours_.erase(std::unique(neighbours_.begin(), neighbours_.end(),
                                      [](const Neighbour& a, const Neighbour& b) { return a.rank == b.rank; }),
                          neighbours_.end());
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

/// Lists the pieces of a position and who stands where.
void GroupMoves::gather(const GroupMovesCache& cache, const GroupMovesCache::Entry& entry) {
    free_ = entry.free;
    goals_ = entry.goals;
    occupied_ = space_->all() & ~state_.voids;
    bodies_ = entry.count;
    count_ = 0;
    for (std::uint32_t i = 0; i < entry.count; ++i) {
        const BodyPiece body = cache.record(entry, i);
        const CellSet covered = space_->places().at(body.kind, body.anchor).cells;
        for (CellSet cells = covered; cells != 0; cells &= cells - 1)
            owner_[static_cast<std::size_t>(std::countr_zero(cells))] = static_cast<std::uint8_t>(count_);
        pieces_[count_++] = {covered, body.anchor, body.kind};
    }
    for (CellSet left = free_ & ~state_.voids; left != 0; left &= left - 1) {
        const int cell = std::countr_zero(left);
        owner_[static_cast<std::size_t>(cell)] = static_cast<std::uint8_t>(count_);
        pieces_[count_++] = {left & -left, static_cast<std::uint8_t>(cell), space_->free_letter()};
    }
}

CellSet GroupMoves::next_cells(const Piece& piece, std::uint8_t anchor, std::size_t direction) const {
    return piece.kind == space_->free_letter() ? space_->places().next(anchor, direction)
                                               : space_->places().at(piece.kind, anchor).next_cells[direction];
}

/// The pieces that cover some of these cells.
GroupMoves::PieceSet GroupMoves::owners(CellSet cells) const {
    PieceSet pieces = 0;
    for (; cells != 0; cells &= cells - 1) pieces |= bit(owner_[static_cast<std::size_t>(std::countr_zero(cells))]);
    return pieces;
}

/// The pieces that would enter a void with a step in this direction, those that would push them, and so on: every group that can
/// step consists of such pieces.
GroupMoves::PieceSet GroupMoves::pushers(std::size_t direction) const {
    const std::size_t back = kDirectionCount - 1 - direction;
    PieceSet pieces = 0;
    CellSet covered = 0;
    for (CellSet front = state_.voids; front != 0;) {
        CellSet behind = space_->places().shifted(front, back) & occupied_ & ~covered;
        front = 0;
        while (behind != 0) {
            const std::size_t piece = owner_[static_cast<std::size_t>(std::countr_zero(behind))];
            pieces |= bit(piece);
            front |= pieces_[piece].cells;
            behind &= ~pieces_[piece].cells;
        }
        covered |= front;
    }
    return pieces;
}

/// Finds the sets of pieces that can make a step in this direction.
void GroupMoves::find_groups(std::size_t direction) {
    groups_.clear();
    const PieceSet candidates = pushers(direction);
    PieceSet stuck = ~candidates;
    for (PieceSet left = candidates; left != 0; left &= left - 1) {
        const auto i = static_cast<std::size_t>(std::countr_zero(left));
        const CellSet next = next_cells(pieces_[i], pieces_[i].anchor, direction);
        pushes_[i] = owners(next & occupied_ & ~pieces_[i].cells);
        if (next == 0) stuck |= bit(i);
    }
    for (PieceSet before = 0; before != stuck;) {
        before = stuck;
        for (PieceSet left = candidates & ~stuck; left != 0; left &= left - 1) {
            const auto i = static_cast<std::size_t>(std::countr_zero(left));
            if ((pushes_[i] & stuck) != 0) stuck |= bit(i);
        }
    }
    for (PieceSet left = ~stuck; left != 0; left &= left - 1)
        close_under_union(groups_, closure(static_cast<std::size_t>(std::countr_zero(left))));
}

GroupMoves::PieceSet GroupMoves::closure(std::size_t piece) const {
    PieceSet closed = 0;
    for (PieceSet todo = bit(piece); todo != 0;) {
        const auto next = static_cast<std::size_t>(std::countr_zero(todo));
        closed |= bit(next);
        todo = (todo | pushes_[next]) & ~closed;
    }
    return closed;
}

void GroupMoves::begin_group(PieceSet group) {
    group_ = group;
    group_cells_ = 0;
    member_count_ = 0;
    for (PieceSet left = group; left != 0; left &= left - 1) {
        const auto piece = static_cast<std::size_t>(std::countr_zero(left));
        members_[member_count_++] = static_cast<std::uint8_t>(piece);
        group_cells_ |= pieces_[piece].cells;
    }
}

/// The group one step on, unless something is in the way; `cells` are those it then covers.
bool GroupMoves::step(const Standing& from, std::size_t direction, Standing& to, CellSet& cells) const {
    const CellSet others = occupied_ & ~group_cells_;
    cells = 0;
    for (std::size_t i = 0; i < member_count_; ++i) {
        const Piece& piece = pieces_[members_[i]];
        const CellSet next = next_cells(piece, from.anchor[i], direction);
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
    for (std::size_t i = 0; i < member_count_; ++i) standing.anchor[i] = pieces_[members_[i]].anchor;
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
    for (std::size_t i = 0; i < member_count_; ++i) todo_[0].anchor[i] = pieces_[members_[i]].anchor;
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
    PackedSpace::State state = state_;
    CellSet free = free_;
    PackedSpace::Goals goals = goals_;
    if (members_[0] < bodies_) {
        const Memo& memo = body_moved(standing);
        state = memo.target;
        goals = memo.goals;
        CellSet left = 0;
        CellSet entered = 0;
        for (std::size_t i = 0; i < member_count_ && members_[i] < bodies_; ++i) {
            left |= pieces_[members_[i]].cells;
            entered |= space_->places().at(pieces_[members_[i]].kind, standing.anchor[i]).cells;
        }
        free = (free_ | left) & ~entered;
    }
    state.voids = space_->all() & ~((occupied_ & ~group_cells_) | cells);
    neighbours_.push_back({space_->rank(state.arrangement, state.voids, free), state,
                           space_->meets(goals, state.arrangement, state.voids, free)});
}

const GroupMoves::Memo& GroupMoves::body_moved(const Standing& standing) {
    const PieceSet moved = group_ & (bit(bodies_) - 1);
    const std::uint64_t key =
        (state_.arrangement * 0x9E3779B97F4A7C15ull ^ moved * 0xC2B2AE3D27D4EB4Full) + standing.anchor[0];
    Memo& memo = memo_[static_cast<std::size_t>(key * 0x9E3779B97F4A7C15ull >> 51)];  // 13 bits: kMemo
    if (memo.number != state_.arrangement || memo.moved != moved || memo.to != standing.anchor[0]) {
        memo = {state_.arrangement, moved, standing.anchor[0], 0, {}};
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
        letter[moved ? standing.anchor[member++] : pieces_[i].anchor] = pieces_[i].kind;
    }
    Node node = space_->dag().root();
    int field = 0;
    while (undecided != 0) {
        const int cell = std::countr_zero(undecided);
        const Letter kind = letter[static_cast<std::size_t>(cell)];
        const FrontierDag::Edge edge = space_->dag().edge(node, kind);
        memo.target.arrangement += edge.offset;
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
