#include "core/packing/group_moves.hpp"

#include <bit>

#include "core/packing/word_reading.hpp"

namespace shunt::packing {
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
    arrangement_ = space_->arrangement(block);
    free_ = known.free;
    goals_ = known.goals;
    motions_.begin();
    for (const BodyPiece body : records) motions_.add(body.kind, body.anchor);
    motions_.end_body(free_);
    motions_.for_each(space_->voids(block, free_), [this] { emit(); });
    if (motions_.may_repeat()) distinct_.keep(neighbours_, [](const Neighbour& next) { return next.rank; });
    found.begin(neighbours_.size());
    for (const Neighbour& next : neighbours_) {
        found.add({next.rank, 1, next.is_goal ? FillingSet{1} : 0, {}, 1, static_cast<std::uint32_t>(targets_.size())});
        targets_.push_back(next.arrangement);
    }
}

void GroupMoves::emit() {
    PackedSpace::Arrangement there = arrangement_;
    CellSet free = free_;
    PackedSpace::Goals goals = goals_;
    if (const PieceSet moved = motions_.group() & (one_piece(motions_.bodies()) - 1); moved != 0) {
        const Memo& memo = body_moved(moved);
        there = memo.target;
        goals = memo.goals;
        CellSet left = 0;
        CellSet entered = 0;
        motions_.for_each_body([&](const Pushing::Piece& piece, std::uint8_t to) {
            left |= piece.cells;
            entered |= space_->places().at(piece.kind, to).cells;
        });
        free = (free_ | left) & ~entered;
    }
    const CellSet voids = motions_.voids_after();
    neighbours_.push_back(
        {space_->rank(there.number, voids, free), there, space_->meets(goals, there.number, voids, free)});
}

const GroupMoves::Memo& GroupMoves::body_moved(PieceSet moved) {
    const std::uint8_t to = motions_.first_anchor();
    const std::uint64_t key = (arrangement_.number * 0x9E3779B97F4A7C15ull ^ moved * 0xC2B2AE3D27D4EB4Full) + to;
    Memo& memo = memo_[static_cast<std::size_t>(key * 0x9E3779B97F4A7C15ull >> 51)];  // 13 bits: kMemo
    if (memo.number != arrangement_.number || memo.moved != moved || memo.to != to) {
        memo = {arrangement_.number, moved, to, 0, {}};
        work_out(memo);
    }
    return memo;
}

/// The number and the goals of the arrangement after the move, from its whole word.
void GroupMoves::work_out(Memo& memo) const {
    std::array<Letter, kMostCells> letter;
    letter.fill(space_->free_letter());
    for (std::size_t i = 0; i < motions_.bodies(); ++i)
        if ((memo.moved >> i & 1) == 0) letter[motions_.piece(i).anchor] = motions_.piece(i).kind;
    motions_.for_each_body([&](const Pushing::Piece& piece, std::uint8_t to) { letter[to] = piece.kind; });
    const auto letter_at = [&](int cell) { return letter[static_cast<std::size_t>(cell)]; };
    memo.target = WordReading(*space_, letter_at).arrangement();
    memo.goals = space_->goals_of_body(letter_at);
}

}  // namespace shunt::packing
