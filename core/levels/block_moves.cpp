#include "core/levels/block_moves.hpp"

#include <algorithm>

#include "core/packing/filler_moves.hpp"

namespace shunt::levels {

using packing::kDirectionCount;

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
    const auto offset = [anchor](int cell) { return static_cast<std::uint8_t>((cell - anchor) & 63); };
    const std::array<std::uint8_t, 2> ends{offset(std::countr_zero(taken)), offset(63 - std::countl_zero(taken))};
    const auto lane = std::find_if(lanes_.begin(), lanes_.end(), [&](const Lane& other) {
        return other.kind == kind && other.direction == direction && other.ends == ends;
    });
    const CellSet self = CellSet{1} << anchor;
    if (lane != lanes_.end()) {
        lane->anchors |= self;
    } else {
        lanes_.push_back({kind, static_cast<std::uint8_t>(direction), ends, self});
    }
}

bool BlockMoves::add(const Block& block, Level& level) {
    level_ = &level;
    fits_ = true;
    see(block);
    if (extent_ == puzzle::Extent::any_path) {
        move_along_paths();
    } else {
        move_straight();
    }
    move_fillers();
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

void BlockMoves::take_up(Letter kind, int from) {
    kind_ = kind;
    from_ = from;
    own_ = piece(from).cells;
}

void BlockMoves::move_straight() {
    const bool steps = extent_ == puzzle::Extent::one_cell;
    for (const Lane& lane : lanes_) {
        for (CellSet left = movers(lane); left != 0; left &= left - 1) {
            take_up(lane.kind, std::countr_zero(left));
            steps ? step(lane.direction) : slide(lane.direction);
        }
    }
}

void BlockMoves::move_along_paths() {
    for (auto lane = lanes_.begin(); lane != lanes_.end();) {
        const Letter kind = lane->kind;
        CellSet able = 0;
        for (; lane != lanes_.end() && lane->kind == kind; ++lane) able |= movers(*lane);
        for (; able != 0; able &= able - 1) {
            take_up(kind, std::countr_zero(able));
            walk();
        }
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
    const CellSet cells = piece(to).cells;
    const CellSet taken = cells & ~own_;
    const CellSet left = own_ & ~cells;
    const CellSet after = (block_.free & ~taken) | left;
    generated_ += static_cast<std::uint64_t>(std::popcount(bits));
    const Bits moved =
        space_.filling_blocks().moved(bits, packing::free_set(taken, block_.free), packing::free_set(left, after));
    fits_ = level_->add(keys_.after(block_.key, kind_, from_, to), moved, after) && fits_;
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
    moved &= ~block_.bits;
    if (moved != 0) fits_ = level_->add(block_.key, moved, block_.free) && fits_;
}

}  // namespace shunt::levels
