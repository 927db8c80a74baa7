#include "core/levels/filling_entries.hpp"

#include <algorithm>

#include "core/levels/filling_moves.hpp"

namespace shunt::levels {
namespace {

using puzzle::Cell;
using puzzle::Kind;
using puzzle::KindId;

constexpr std::uint64_t kFewestFillings = 3;

[[nodiscard]] std::uint64_t fillings(const Filler& filler, int free) {
    return packing::Fillings(free, free - filler.units).size();
}

[[nodiscard]] std::size_t words(const Filler& filler, int free) {
    return (static_cast<std::size_t>(fillings(filler, free)) + 63) / 64;
}

[[nodiscard]] KeyWithout without(const Filler& filler) {
    return {filler.kind, static_cast<std::size_t>(std::bit_width(filler.most_chunks() - 1))};
}

/// How many cells that the fillers can come to a piece of another kind covers.
[[nodiscard]] int covered_by(const puzzle::Puzzle& puzzle, const Kind& kind, Cell anchor, const Kind& filler) {
    int count = 0;
    for (const Cell cell : covered_cells(puzzle.board(), kind, anchor))
        count += std::binary_search(filler.region.begin(), filler.region.end(), cell) ? 1 : 0;
    return count;
}

/// At least and at most.
[[nodiscard]] std::pair<int, int> covered(const puzzle::Puzzle& puzzle, const Kind& kind, const Kind& filler) {
    std::pair<int, int> range{kind.shape.size(), 0};
    for (const Cell anchor : kind.region) {
        const int count = covered_by(puzzle, kind, anchor, filler);
        range = {std::min(range.first, count), std::max(range.second, count)};
    }
    return range;
}

[[nodiscard]] bool may_fill(const Kind& kind) {
    return kind.shape.size() == 1 && kind.axis == puzzle::Axis::both && kind.pieces.size() > 1;
}

/// Whether each goal says of some piece of another kind where it is: else all positions would have to be looked at.
[[nodiscard]] bool goals_name_others(const puzzle::Puzzle& puzzle, KindId filler) {
    return std::all_of(puzzle.goals().begin(), puzzle.goals().end(), [&](const puzzle::Goal& goal) {
        return std::any_of(goal.placements.begin(), goal.placements.end(),
                           [&](const auto& placement) { return placement.kind != filler; });
    });
}

[[nodiscard]] CellSet cell_set(std::span<const PositionKeys::CellIndex> cells) {
    CellSet set = 0;
    for (const PositionKeys::CellIndex cell : cells) set |= CellSet{1} << static_cast<unsigned>(cell);
    return set;
}

}  // namespace

std::optional<Filler> Filler::of(const puzzle::Problem& problem, std::size_t most_chunk_words) {
    const puzzle::Puzzle& puzzle = problem.puzzle;
    const Kind* units = nullptr;
    for (const Kind& kind : puzzle.kinds())
        if (may_fill(kind) && (units == nullptr || kind.pieces.size() > units->pieces.size())) units = &kind;
    if (units == nullptr || cells_that_matter(puzzle).size() > static_cast<std::size_t>(packing::kMostCells))
        return std::nullopt;
    const auto cells = static_cast<int>(units->region.size());
    Filler filler{static_cast<KindId>(units - puzzle.kinds().data()),
                  static_cast<int>(units->pieces.size()),
                  cells,
                  cells,
                  cells,
                  most_chunk_words};
    for (const Kind& kind : puzzle.kinds()) {
        if (&kind == units) continue;
        const auto [least, most] = covered(puzzle, kind, *units);
        filler.most_free -= least * static_cast<int>(kind.pieces.size());
        filler.least_free -= most * static_cast<int>(kind.pieces.size());
        for (const puzzle::PieceId piece : kind.pieces)
            filler.start_free -= covered_by(puzzle, kind, problem.start.anchors[piece], *units);
    }
    filler.least_free = std::max(filler.least_free, filler.units);
    const std::uint64_t most = fillings(filler, filler.most_free);
    const bool fits = most >= kFewestFillings && most <= FillingTable::kMostFillings &&
                      goals_name_others(puzzle, filler.kind) && PositionKeys::fit(puzzle, without(filler));
    return fits ? std::optional(filler) : std::nullopt;
}

std::uint64_t Filler::table_bytes() const {
    std::uint64_t sum = 0;
    for (int free = least_free; free <= most_free; ++free)
        sum += FillingTable::bytes_needed(free, units, chunk_words());
    return sum;
}

std::size_t Filler::chunk_words() const { return std::min(std::bit_ceil(words(*this, start_free)), most_chunk_words); }

std::size_t Filler::most_chunks() const { return (words(*this, most_free) + chunk_words() - 1) / chunk_words(); }

FillingEntries::FillingEntries(const puzzle::Problem& problem, const EntryOptions& options)
    : metric_(options.metric),
      filler_(Filler::of(problem, options.most_chunk_words).value()),
      keys_(problem.puzzle),
      chunk_words_(filler_.chunk_words()),
      body_(problem.puzzle, without(filler_)),
      cells_(cells_that_matter(problem.puzzle)),
      all_(cells_.size() == packing::kMostCells ? ~CellSet{0} : (CellSet{1} << cells_.size()) - 1) {
    list_places();
    for (int free = 0; free <= filler_.most_free; ++free) {
        tables_.push_back(free < filler_.least_free ? nullptr
                                                    : std::make_unique<FillingTable>(free, filler_.units, chunk_words_,
                                                                                     filler_.has_fewer_voids()));
    }
}

void FillingEntries::list_places() {
    places_.resize(keys_.puzzle().kinds().size());
    for (KindId kind = 0; kind < places_.size(); ++kind) {
        for (const PositionKeys::Place& place : keys_.places_of(kind)) {
            Place& added = places_[kind].emplace_back();
            added.cells = cell_set(keys_.cells(place));
            added.next = place.next;
            for (std::size_t d = 0; d < kDirections; ++d) added.entered[d] = cell_set(keys_.entered(place, d));
        }
    }
    for (const Place& place : places_[filler_.kind]) {
        fillable_ |= place.cells;
        for (std::size_t d = 0; d < kDirections; ++d)
            if (place.entered[d] != 0) filler_places_.add(std::countr_zero(place.cells), d, place.entered[d]);
    }
}

CellSet FillingEntries::free_cells(const std::uint64_t* key) const {
    CellSet free = fillable_;
    for (const PositionKeys::Field& field : body_.fields()) free &= ~places(field)[PositionKeys::get(key, field)].cells;
    return free;
}

/// Places the fillers.
void FillingEntries::fill(puzzle::Position& position, std::size_t filling, CellSet free) const {
    CellSet units = free & ~table(free).voids(filling, free);
    for (const puzzle::PieceId piece : keys_.puzzle().kinds()[filler_.kind].pieces) {
        position.anchors[piece] = cells_[static_cast<std::size_t>(std::countr_zero(units))];
        units &= units - 1;
    }
}

std::vector<std::uint64_t> FillingEntries::entry(const puzzle::Position& position) const {
    PositionKeys::Key key = body_.key(position);
    const CellSet free = free_cells(key.words.data());
    CellSet voids = free;
    for (const puzzle::PieceId piece : keys_.puzzle().kinds()[filler_.kind].pieces)
        voids &=
            ~(CellSet{1} << (std::lower_bound(cells_.begin(), cells_.end(), position.anchors[piece]) - cells_.begin()));
    const std::size_t filling = table(free).number(voids, free);
    PositionKeys::put(key.words.data(), body_.tag(), static_cast<PlaceId>(filling / (64 * chunk_words_)));
    std::vector<std::uint64_t> entry(key.words.begin(), key.words.begin() + static_cast<std::ptrdiff_t>(key_words()));
    entry.resize(entry_words(), 0);
    entry[key_words() + filling / 64 % chunk_words_] = std::uint64_t{1} << filling % 64;
    return entry;
}

FillingMoves FillingEntries::moves(bool /*counts_all*/) const { return {*this, metric_}; }

std::uint64_t FillingEntries::bytes() const {
    std::uint64_t sum = keys_.bytes() + body_.bytes();
    for (const auto& table : tables_) sum += table == nullptr ? 0 : table->bytes();
    for (const auto& places : places_) sum += places.capacity() * sizeof(Place);
    return sum;
}

}  // namespace shunt::levels
