#include "core/finder/piece_boards.hpp"

#include <cassert>

namespace shunt::finder {

void PieceBoards::reset(const FilledBoards& boards) {
    list_ = &boards.arrangements();
    fillings_.reset(boards.free_cells(), boards.units());
    known_.clear();
    known_.reserve(list_->size() + 1);
    others_.clear();
    targets_.clear();
}

void PieceBoards::note(const PuzzleEnds<Narrow>& ends) {
    at_ = static_cast<BoardId>(known_.size());
    const std::size_t kinds = list_->kinds().size();
    const auto anchors = list_->anchors(at_);
    Arrangement one;
    one.free = free_ = grid_.all() & ~list_->word(at_).covered();
    one.first_other = static_cast<std::uint32_t>(others_.size());
    for (std::size_t kind = 0; kind < kinds; ++kind) {
        one.anchors |= anchors[kind];
        note_kind(one, ends, kind, anchors[kind]);
        for_each_cell(anchors[kind], [&](int anchor) { note_piece(kind, anchor, one.free); });
    }
    if (fillings_.of_units() != 0) note_kind(one, ends, kinds, one.free);
    known_.push_back(one);
    standing_ = {others_.data() + one.first_other, others_.data() + others_.size()};
}

/// Notes the ends of the pieces of a kind, at some anchors if they are there.
void PieceBoards::note_kind(Arrangement& one, const PuzzleEnds<Narrow>& ends, std::size_t kind, Cells anchors) const {
    one.starts |= anchors & ends.starts(kind);
    one.goals |= anchors & ends.goals(kind);
}

/// Notes a piece, unless other pieces than units are in its way in every direction.
void PieceBoards::note_piece(std::size_t kind, int anchor, Cells free) {
    const GridShape<Narrow>& shape = *list_->kinds()[kind];
    Standing piece{static_cast<std::uint16_t>(kind), static_cast<std::uint16_t>(anchor), {}, 0, 0};
    Cells stopped = kNever;
    for (std::size_t way = 0; way < piece.ahead.size(); ++way) {
        const bool inside = (shape.body.from[way] >> anchor & 1) != 0;
        const Cells ahead = inside ? shape.fresh[way] << (anchor + grid_.stride(kDirections[way])) : kNever;
        piece.ahead[way] = (ahead & ~free) == 0 ? ahead : kNever;
        stopped &= piece.ahead[way];
    }
    if (stopped != kNever) others_.push_back(piece);
}

void PieceBoards::end_noting() {
    known_.push_back({0, 0, 0, 0, static_cast<std::uint32_t>(others_.size())});
    index_.build(*list_);
}

void PieceBoards::lay(BoardId arrangement) {
    voids_ = free_ = known_[arrangement].free;
    for (std::uint32_t other = known_[arrangement].first_other; other < known_[arrangement + 1].first_other; ++other) {
        Standing& piece = others_[other];
        const GridShape<Narrow>& shape = *list_->kinds()[piece.kind];
        const Narrow::Word rest = list_->word(arrangement) ^ shape.word_at(static_cast<int>(piece.anchor));
        piece.reach = places(piece);
        piece.first_target = static_cast<std::uint32_t>(targets_.size());
        for_each_cell(piece.reach, [&](int place) {
            targets_.push_back(index_.find(*list_, rest ^ shape.word_at(place)));
            assert(targets_.back() != kNoBoard);
        });
    }
}

PieceBoards::Cells PieceBoards::movers() const {
    Cells all = 0;
    for (std::size_t way = 0; way < kDirections.size(); ++way) {
        all |= moved(voids_, -grid_.stride(kDirections[way])) & unit_.from[way];
    }
    all &= units_;
    for (const Standing& piece : standing_) {
        if (can_move(piece)) all |= cell_bit<Cells>(static_cast<int>(piece.anchor));
    }
    return all;
}

/// Where a piece can move to.
PieceBoards::Cells PieceBoards::places(const Standing& piece) const {
    const auto anchor = static_cast<int>(piece.anchor);
    if (extent_ == Extent::one_cell) {
        Cells places = 0;
        for (std::size_t way = 0; way < kDirections.size(); ++way) {
            if ((piece.ahead[way] & ~voids_) == 0) places |= cell_bit<Cells>(anchor + grid_.stride(kDirections[way]));
        }
        return places;
    }
    const Body<Narrow>& body = list_->kinds()[piece.kind]->body;
    const Cells room = body.fits(voids_ | body.cells_at(anchor));
    const Cells places = extent_ == Extent::any_path
                             ? body.flood(grid_, anchor, room)
                             : body.line(grid_, anchor, room, true) | body.line(grid_, anchor, room, false);
    return places & ~cell_bit<Cells>(anchor);
}

}  // namespace shunt::finder
