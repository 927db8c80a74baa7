#include "ui/app/quiet_pointer.hpp"

#include <algorithm>
#include <charconv>

namespace shunt::ui {

namespace {

/// Whether a piece covers the whole of its box, so that over its widget is over it.
bool fills_its_box(const puzzle::Puzzle& puzzle, std::string_view id) {
    constexpr std::string_view kPiece = "piece:";
    std::size_t piece = puzzle.pieces().size();
    if (id.substr(0, kPiece.size()) == kPiece) std::from_chars(id.data() + kPiece.size(), id.data() + id.size(), piece);
    if (piece >= puzzle.pieces().size()) return true;  // no piece
    const puzzle::Shape& shape = puzzle.kind_of(static_cast<puzzle::PieceId>(piece)).shape;
    const puzzle::Coordinate extent = shape.extent();
    return extent.row * extent.column == shape.size();
}

}  // namespace

bool looks_the_same(const Mirror& mirror, const puzzle::Puzzle& puzzle, Vec from, Vec to) {
    return std::all_of(mirror.entries().begin(), mirror.entries().end(), [&](const Mirror::Entry& entry) {
        const Widget& widget = entry.widget;
        const bool over = widget.rect.contains(to);
        if (widget.rect.contains(from) != over) return false;
        return !over || (widget.role != "slider" && fills_its_box(puzzle, widget.id));
    });
}

}  // namespace shunt::ui
