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

/// Words of a key: fields lie in none but one.
[[nodiscard]] std::size_t key_words(const puzzle::Puzzle& puzzle) {
    std::size_t words = 1;
    std::size_t used = 0;
    for (const Kind& kind : puzzle.kinds()) {
        for (std::size_t i = 0; i < kind.pieces.size(); ++i) {
            const bool fits = used + field_bits(kind) <= 64;
            words += fits ? 0 : 1;
            used = (fits ? used : 0) + field_bits(kind);
        }
    }
    return words;
}

/// Cells that two pieces can cover.
[[nodiscard]] std::vector<bool> meeting_cells(const puzzle::Puzzle& puzzle) {
    std::vector<std::size_t> visitors(static_cast<std::size_t>(puzzle.board().cells()), 0);
    for (const Kind& kind : puzzle.kinds()) {
        std::vector<bool> covered(visitors.size(), false);
        for (const Cell anchor : kind.region)
            for (const Cell cell : covered_cells(puzzle.board(), kind, anchor)) covered[cell] = true;
        for (std::size_t cell = 0; cell < visitors.size(); ++cell)
            if (covered[cell]) visitors[cell] += kind.pieces.size();
    }
    std::vector<bool> meets;
    for (const std::size_t count : visitors) meets.push_back(count > 1);
    return meets;
}

}  // namespace

bool PositionKeys::fit(const puzzle::Puzzle& puzzle) {
    std::size_t places = 0;
    for (const Kind& kind : puzzle.kinds()) {
        if (kind.region.empty()) return false;
        places += kind.region.size();
    }
    return places < kMostPlaces && key_words(puzzle) <= kMostWords;
}

PositionKeys::PositionKeys(const puzzle::Puzzle& puzzle) : puzzle_(&puzzle), words_(key_words(puzzle)) {
    list_fields();
    list_places();
}

void PositionKeys::list_fields() {
    std::size_t word = 0;
    std::size_t used = 0;
    for (KindId id = 0; id < puzzle_->kinds().size(); ++id) {
        const Kind& kind = puzzle_->kinds()[id];
        const auto first = static_cast<std::uint16_t>(fields_.size());
        const auto end = static_cast<std::uint16_t>(fields_.size() + kind.pieces.size());
        first_field_.push_back(first);
        const std::size_t bits = field_bits(kind);
        for (std::size_t i = 0; i < kind.pieces.size(); ++i) {
            if (used + bits > 64) {
                ++word;
                used = 0;
            }
            // A kind with one place has no bits; its field is read as 0 wherever that is.
            const std::size_t shift = bits == 0 ? 0 : used;
            fields_.push_back({id, static_cast<std::uint16_t>(word), static_cast<std::uint16_t>(shift), first, end,
                               (std::uint64_t{1} << bits) - 1});
            used += bits;
        }
    }
}

void PositionKeys::list_places() {
    const std::vector<bool> meets = meeting_cells(*puzzle_);
    first_place_.push_back(0);
    for (const Kind& kind : puzzle_->kinds()) {
        for (const Cell anchor : kind.region) {
            const std::vector<Cell> here = covered_cells(puzzle_->board(), kind, anchor);
            Place place;
            place.cells = static_cast<std::uint32_t>(cells_.size());
            add_cells(here, {}, meets);
            for (std::size_t d = 0; d < kDirections; ++d) {
                place.entered[d] = static_cast<std::uint32_t>(cells_.size());
                place.next[d] = kNoPlace;
                if (!allows(kind.axis, puzzle::kDirections[d])) continue;
                const auto to = puzzle_->board().neighbour(anchor, puzzle::kDirections[d]);
                const auto found = std::lower_bound(kind.region.begin(), kind.region.end(), to);
                if (to == puzzle::kNoCell || found == kind.region.end() || *found != to) continue;
                place.next[d] = static_cast<PlaceId>(found - kind.region.begin());
                add_cells(covered_cells(puzzle_->board(), kind, to), here, meets);
            }
            place.entered[kDirections] = static_cast<std::uint32_t>(cells_.size());
            places_.push_back(place);
        }
        first_place_.push_back(static_cast<std::uint32_t>(places_.size()));
    }
}

void PositionKeys::add_cells(const std::vector<Cell>& cells, const std::vector<Cell>& without,
                             const std::vector<bool>& meets) {
    for (const Cell cell : cells)
        if (meets[cell] && std::find(without.begin(), without.end(), cell) == without.end()) cells_.push_back(cell);
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
        const Kind& of = puzzle_->kinds()[kind];
        for (std::size_t i = 0; i < of.pieces.size(); ++i)
            position.anchors[of.pieces[i]] = of.region[get(key, fields_[first_field_[kind] + i])];
    }
    return position;
}

bool PositionKeys::stands(const std::uint64_t* key, const puzzle::Goal::Placement& placement) const {
    const std::size_t first = first_field_[placement.kind];
    for (std::size_t field = first; field < fields_[first].end; ++field)
        if (puzzle_->kinds()[placement.kind].region[get(key, fields_[field])] == placement.anchor) return true;
    return false;
}

/// Most positions are no goals by the first piece that one asks for.
bool PositionKeys::is_goal(const std::uint64_t* key) const {
    const bool may_be = std::any_of(puzzle_->goals().begin(), puzzle_->goals().end(), [&](const puzzle::Goal& goal) {
        return std::all_of(goal.placements.begin(), goal.placements.end(),
                           [&](const auto& placement) { return stands(key, placement); });
    });
    return may_be && puzzle_->is_solved(position(key));
}

std::uint64_t PositionKeys::bytes() const {
    return places_.capacity() * sizeof(Place) + cells_.capacity() * sizeof(Cell) + fields_.capacity() * sizeof(Field);
}

}  // namespace shunt::levels
