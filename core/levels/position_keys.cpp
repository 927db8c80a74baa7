#include "core/levels/position_keys.hpp"

#include <algorithm>
#include <bit>

#include "core/base/sort.hpp"

namespace shunt::levels {
namespace {

using puzzle::Cell;
using puzzle::Kind;
using puzzle::KindId;

constexpr std::size_t kMostPlaces = std::size_t{1} << 16;  // of all kinds

[[nodiscard]] std::size_t field_bits(const Kind& kind) {
    return static_cast<std::size_t>(std::bit_width(kind.region.size() - 1));
}

[[nodiscard]] std::size_t told_pieces(const Kind& kind, KindId id, const KeyWithout& without) {
    return id == without.kind ? 0 : kind.pieces.size();
}

/// Words of a key: fields lie in none but one.
[[nodiscard]] std::size_t key_words(const puzzle::Puzzle& puzzle, const KeyWithout& without) {
    std::size_t words = 1;
    std::size_t used = 0;
    const auto add = [&](std::size_t bits) {
        const bool fits = used + bits <= 64;
        words += fits ? 0 : 1;
        used = (fits ? used : 0) + bits;
    };
    for (KindId id = 0; id < puzzle.kinds().size(); ++id) {
        const Kind& kind = puzzle.kinds()[id];
        for (std::size_t i = 0; i < told_pieces(kind, id, without); ++i) add(field_bits(kind));
    }
    add(without.tag_bits);
    return words;
}

}  // namespace

std::vector<Cell> cells_that_matter(const puzzle::Puzzle& puzzle) {
    std::vector<std::size_t> visitors(static_cast<std::size_t>(puzzle.board().cells()), 0);
    for (const Kind& kind : puzzle.kinds()) {
        std::vector<bool> covered(visitors.size(), false);
        for (const Cell anchor : kind.region)
            for (const Cell cell : covered_cells(puzzle.board(), kind, anchor)) covered[cell] = true;
        for (std::size_t cell = 0; cell < visitors.size(); ++cell)
            if (covered[cell]) visitors[cell] += kind.pieces.size();
    }
    std::vector<Cell> matter;
    for (std::size_t cell = 0; cell < visitors.size(); ++cell)
        if (visitors[cell] > 1) matter.push_back(static_cast<Cell>(cell));
    return matter;
}

bool PositionKeys::fit(const puzzle::Puzzle& puzzle, const KeyWithout& without) {
    std::size_t places = 0;
    for (const Kind& kind : puzzle.kinds()) {
        if (kind.region.empty()) return false;
        places += kind.region.size();
    }
    return places < kMostPlaces && key_words(puzzle, without) <= kMostWords;
}

PositionKeys::PositionKeys(const puzzle::Puzzle& puzzle, const KeyWithout& without)
    : puzzle_(&puzzle), without_(without), words_(key_words(puzzle, without)), matter_(cells_that_matter(puzzle)) {
    list_fields();
    list_places();
}

void PositionKeys::list_fields() {
    std::size_t used = 0;
    for (KindId id = 0; id < puzzle_->kinds().size(); ++id) {
        const Kind& kind = puzzle_->kinds()[id];
        first_field_.push_back(static_cast<std::uint16_t>(fields_.size()));
        add_fields(id, field_bits(kind), told_pieces(kind, id, without_), used);
    }
    add_fields(kNoKind, without_.tag_bits, 1, used);
    tag_ = fields_.back();
    fields_.pop_back();
}

/// Adds the fields of a kind behind the bits that are used.
void PositionKeys::add_fields(KindId kind, std::size_t bits, std::size_t count, std::size_t& used) {
    const auto first = static_cast<std::uint16_t>(fields_.size());
    const auto end = static_cast<std::uint16_t>(first + count);
    for (std::size_t i = 0; i < count; ++i) {
        if (used % 64 + bits > 64) used += 64 - used % 64;
        // A kind with one place has no bits; its field is read as 0 wherever that is.
        const std::size_t at = bits == 0 ? 0 : used;
        const std::uint64_t mask = bits == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << bits) - 1;
        fields_.push_back(
            {kind, static_cast<std::uint16_t>(at / 64), static_cast<std::uint16_t>(at % 64), first, end, mask});
        used += bits;
    }
}

void PositionKeys::list_places() {
    first_place_.push_back(0);
    for (const Kind& kind : puzzle_->kinds()) {
        for (const Cell anchor : kind.region) {
            const std::vector<Cell> here = covered_cells(puzzle_->board(), kind, anchor);
            Place place;
            place.cells = static_cast<std::uint32_t>(cells_.size());
            add_cells(here, {});
            for (std::size_t d = 0; d < kDirections; ++d) {
                place.entered[d] = static_cast<std::uint32_t>(cells_.size());
                place.next[d] = kNoPlace;
                if (!allows(kind.axis, puzzle::kDirections[d])) continue;
                const auto to = puzzle_->board().neighbour(anchor, puzzle::kDirections[d]);
                const auto found = std::lower_bound(kind.region.begin(), kind.region.end(), to);
                if (to == puzzle::kNoCell || found == kind.region.end() || *found != to) continue;
                place.next[d] = static_cast<PlaceId>(found - kind.region.begin());
                add_cells(covered_cells(puzzle_->board(), kind, to), here);
            }
            place.entered[kDirections] = static_cast<std::uint32_t>(cells_.size());
            places_.push_back(place);
        }
        first_place_.push_back(static_cast<std::uint32_t>(places_.size()));
    }
}

void PositionKeys::add_cells(const std::vector<Cell>& cells, const std::vector<Cell>& without) {
    for (const Cell cell : cells) {
        if (std::find(without.begin(), without.end(), cell) != without.end()) continue;
        if (const auto index = index_of(cell)) cells_.push_back(*index);
    }
}

std::optional<PositionKeys::CellIndex> PositionKeys::index_of(Cell cell) const {
    const auto found = std::lower_bound(matter_.begin(), matter_.end(), cell);
    if (found == matter_.end() || *found != cell) return std::nullopt;
    return static_cast<CellIndex>(found - matter_.begin());
}

std::size_t PositionKeys::most_places() const {
    std::size_t most = 0;
    for (KindId kind = 0; kind < puzzle_->kinds().size(); ++kind) most = std::max(most, places(kind));
    return most;
}

PositionKeys::PlaceId PositionKeys::place_at(KindId kind, Cell anchor) const {
    const std::vector<Cell>& region = puzzle_->kinds()[kind].region;
    const auto found = std::lower_bound(region.begin(), region.end(), anchor);
    if (found == region.end() || *found != anchor) return kNoPlace;
    return static_cast<PlaceId>(found - region.begin());
}

bool PositionKeys::has_key(const puzzle::Position& position) const {
    for (puzzle::PieceId piece = 0; piece < position.anchors.size(); ++piece)
        if (place_at(puzzle_->pieces()[piece].kind, position.anchors[piece]) == kNoPlace) return false;
    return true;
}

PositionKeys::Key PositionKeys::key(const puzzle::Position& position) const {
    Key key;
    for (KindId kind = 0; kind < puzzle_->kinds().size(); ++kind) {
        if (kind == without_.kind) continue;
        std::vector<PlaceId> places;
        for (const puzzle::PieceId piece : puzzle_->kinds()[kind].pieces)
            places.push_back(place_at(kind, position.anchors[piece]));
        shell_sort(places);
        for (std::size_t i = 0; i < places.size(); ++i)
            put(key.words.data(), fields_[first_field_[kind] + i], places[i]);
    }
    return key;
}

puzzle::Position PositionKeys::position(const std::uint64_t* key) const {
    puzzle::Position position{std::vector<Cell>(puzzle_->pieces().size())};
    for (KindId kind = 0; kind < puzzle_->kinds().size(); ++kind) {
        if (kind == without_.kind) continue;
        const Kind& of = puzzle_->kinds()[kind];
        for (std::size_t i = 0; i < of.pieces.size(); ++i)
            position.anchors[of.pieces[i]] = of.region[get(key, fields_[first_field_[kind] + i])];
    }
    return position;
}

bool PositionKeys::stands(const std::uint64_t* key, const puzzle::Goal::Placement& placement) const {
    if (placement.kind == without_.kind) return true;
    const std::size_t first = first_field_[placement.kind];
    for (std::size_t field = first; field < fields_[first].end; ++field)
        if (puzzle_->kinds()[placement.kind].region[get(key, fields_[field])] == placement.anchor) return true;
    return false;
}

bool PositionKeys::may_be_goal(const std::uint64_t* key) const {
    return std::any_of(puzzle_->goals().begin(), puzzle_->goals().end(), [&](const puzzle::Goal& goal) {
        return std::all_of(goal.placements.begin(), goal.placements.end(),
                           [&](const auto& placement) { return stands(key, placement); });
    });
}

std::uint64_t PositionKeys::bytes() const {
    return places_.capacity() * sizeof(Place) + cells_.capacity() * sizeof(CellIndex) +
           fields_.capacity() * sizeof(Field);
}

}  // namespace shunt::levels
