#include "core/levels/block_moves.hpp"

#include <algorithm>

#include "core/packing/filler_moves.hpp"

namespace shunt::levels {

using packing::kDirectionCount;
using packing::opposite;

BlockMoves::BlockMoves(const packing::PackedSpace& space, const ArrangementKeys& keys)
    : space_(space), keys_(keys), extent_(puzzle::extent(space.metric())), of_kind_(space.free_letter()) {
    pieces_.resize(std::size_t{space.free_letter()} * packing::kMostCells);
    for (Letter kind = 0; kind < space.free_letter(); ++kind) list_pieces(kind);
}

void BlockMoves::list_pieces(Letter kind) {
    for (int anchor = 0; anchor < packing::kMostCells; ++anchor) {
        const packing::Place& place = space_.places().at(kind, anchor);
        Piece& piece = pieces_[index(kind, anchor)];
        piece.cells = place.cells;
        piece.next = place.next;
        for (std::size_t d = 0; d < kDirectionCount; ++d) {
            piece.taken[d] = place.next_cells[d] & ~place.cells;
            if (piece.taken[d] != 0 && std::popcount(piece.taken[d]) <= space_.voids()) add_to_lane(kind, anchor, d);
        }
    }
}

void BlockMoves::add_to_lane(Letter kind, int anchor, std::size_t direction) {
    const CellSet taken = pieces_[index(kind, anchor)].taken[direction];
    const int first = std::countr_zero(taken);
    const auto length = static_cast<std::uint8_t>(63 - std::countl_zero(taken) - first);
    const auto offset = static_cast<std::uint8_t>((first - anchor) & 63);
    auto span = std::find_if(spans_.begin(), spans_.end(), [&](const Span& other) { return other.length == length; });
    if (span == spans_.end()) span = spans_.insert(span, {length, {}});
    std::vector<Lane>& lanes = span->lanes;
    const auto lane = std::find_if(lanes.begin(), lanes.end(), [&](const Lane& other) {
        return other.kind == kind && other.direction == direction && other.first == offset;
    });
    const CellSet self = CellSet{1} << anchor;
    if (lane != lanes.end()) {
        lane->anchors |= self;
    } else {
        lanes.push_back({kind, static_cast<std::uint8_t>(direction), offset, self});
    }
}

bool BlockMoves::add(const Block& block, Bits& left, Shard& worker) {
    worker_ = &worker;
    fits_ = true;
    see(block);
    if (extent_ == puzzle::Extent::any_path) {
        move_along_paths();
    } else {
        move_straight();
    }
    move_fillers();
    left = 0;
    return fits_;
}

void BlockMoves::see(const Block& block) {
    block_ = block;
    packing::FreeSet some = 0;
    for (Bits left = block.bits; left != 0; left &= left - 1)
        some |= space_.filling_blocks().voids(static_cast<std::size_t>(std::countr_zero(left)));
    open_ = spread_bits(some, block.free);
    std::fill(of_kind_.begin(), of_kind_.end(), CellSet{0});
    std::uint64_t kinds = keys_.kinds(block.key);
    const int bits = keys_.kind_bits();
    const std::uint64_t field = (std::uint64_t{1} << bits) - 1;
    for (CellSet left = keys_.anchors(block.key); left != 0; left &= left - 1, kinds >>= bits)
        of_kind_[static_cast<std::size_t>(kinds & field)] |= left & -left;
}

std::size_t BlockMoves::line(std::size_t direction) const {
    return extent_ == puzzle::Extent::one_cell ? direction : std::min(direction, opposite(direction));
}

void BlockMoves::take_up(Letter kind, int from, std::size_t going, std::size_t back) {
    kind_ = kind;
    from_ = from;
    own_ = piece(from).cells;
    back_ = back;
    known_ = block_.way == way(from, going) ? block_.known : 0;
}

void BlockMoves::move_straight() {
    const bool steps = extent_ == puzzle::Extent::one_cell;
    for_each_lane([&](const Lane& lane, CellSet movers) {
        const std::size_t going = line(lane.direction);
        const std::size_t back = line(opposite(lane.direction));
        for (; movers != 0; movers &= movers - 1) {
            take_up(lane.kind, std::countr_zero(movers), going, back);
            steps ? step(lane.direction) : slide(lane.direction);
        }
    });
}

void BlockMoves::move_along_paths() {
    CellSet able = 0;
    for_each_lane([&](const Lane&, CellSet movers) { able |= movers; });
    for (; able != 0; able &= able - 1) {
        const int from = std::countr_zero(able);
        take_up(keys_.letter_at(block_.key, from), from, 0, 0);
        walk();
    }
}

void BlockMoves::step(std::size_t direction) {
    const Piece& here = piece(from_);
    if ((here.taken[direction] & ~open_) != 0) return;
    if (const Bits going = block_.bits & with_voids(here.taken[direction]); going != 0)
        move(here.next[direction], going);
}

void BlockMoves::slide(std::size_t direction) {
    Bits going = block_.bits;
    for (int at = from_; piece(at).taken[direction] != 0;) {
        at = piece(at).next[direction];
        const CellSet taken = piece(at).cells & ~own_;
        if ((taken & ~open_) != 0) return;
        going &= with_voids(taken);
        if (going == 0) return;
        move(at, going);
    }
}

void BlockMoves::walk() {
    reached_ = CellSet{1} << from_;
    coming_[static_cast<std::size_t>(from_)] = block_.bits;
    todo_ = reached_;
    while (todo_ != 0) {
        const int at = std::countr_zero(todo_);
        todo_ &= todo_ - 1;
        const Piece& here = piece(at);
        for (std::size_t d = 0; d < kDirectionCount; ++d)
            if (here.taken[d] != 0 && here.next[d] != from_) come(here.next[d], coming_[static_cast<std::size_t>(at)]);
    }
    for (CellSet left = reached_ ^ CellSet{1} << from_; left != 0; left &= left - 1) {
        const int to = std::countr_zero(left);
        move(to, coming_[static_cast<std::size_t>(to)]);
    }
}

void BlockMoves::come(int to, Bits bits) {
    const CellSet taken = piece(to).cells & ~own_;
    if ((taken & ~open_) != 0) return;
    const CellSet self = CellSet{1} << to;
    Bits& coming = coming_[static_cast<std::size_t>(to)];
    if ((reached_ & self) == 0) coming = 0;
    bits &= with_voids(taken) & ~coming;
    if (bits == 0) return;
    coming |= bits;
    reached_ |= self;
    todo_ |= self;
}

void BlockMoves::move(int to, Bits bits) {
    generated_ += static_cast<std::uint64_t>(std::popcount(bits));
    bits &= ~known_;
    if (bits == 0) return;
    const CellSet cells = piece(to).cells;
    const CellSet taken = cells & ~own_;
    const CellSet left = own_ & ~cells;
    const CellSet after = (block_.free & ~taken) | left;
    const Bits moved =
        space_.filling_blocks().moved(bits, packing::free_set(taken, block_.free), packing::free_set(left, after));
    find(keys_.after(block_.key, kind_, from_, to), after, moved, moved, way(to, back_));
}

void BlockMoves::find(Rank key, CellSet free, Bits bits, Bits known, Way way) {
    fits_ = worker_->add({key, free, bits, known, way, block_.is_mixed}) && fits_;
}

void BlockMoves::move_fillers() {
    const packing::FillingBlocks& blocks = space_.filling_blocks();
    Bits moved = 0;
    for (Bits left = block_.bits; left != 0; left &= left - 1) {
        const CellSet voids = spread_bits(blocks.voids(static_cast<std::size_t>(std::countr_zero(left))), block_.free);
        packing::for_each_filler_move(space_.places(), extent_, voids, block_.free, [&](CellSet from, CellSet to) {
            moved |= Bits{1} << blocks.filling(packing::free_set((voids ^ to) | from, block_.free));
            ++generated_;
        });
    }
    moved &= ~(block_.bits | block_.known);
    if (moved != 0) find(block_.key, block_.free, moved, block_.bits, kNoWay);
}

}  // namespace shunt::levels
