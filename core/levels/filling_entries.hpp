// Levels of blocks (levels_in_parts.hpp) of boards of any size of which at most 64 cells matter: an entry is the arrangement of all pieces
// but the fillers as a key, and those of its fillings that are in the level as bits of a chunk of words. Which chunk that is, is said by
// the tag of the key; there are as many as hold all fillings.
//
//     key        places of the pieces of the body | chunk 1         fillings   .....1.. ..11.... ........ ........
//
// Unlike the fillers of core/packing, these need not come everywhere: they fill those cells that they can come to.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "core/levels/filling_part.hpp"
#include "core/levels/filling_table.hpp"
#include "core/levels/parted_options.hpp"

namespace shunt::levels {

class FillingMoves;

/// The kind of units that fills what the other pieces leave: the most numerous one.
struct Filler {
    puzzle::KindId kind = 0;
    int units = 0;       ///< of that kind
    int start_free = 0;  ///< cells that it can come to and the others leave at the start
    int least_free = 0;  ///< the same anywhere, as far as each of the others on its own tells
    int most_free = 0;

    std::size_t most_chunk_words = EntryOptions{}.most_chunk_words;

    /// None where more than 64 cells matter, fewer than three or very many fillings are there, or a goal names no other piece.
    [[nodiscard]] static std::optional<Filler> of(const puzzle::Problem& problem,
                                                  std::size_t most_chunk_words = EntryOptions{}.most_chunk_words);
    /// Whether there are fewer voids than units at the start.
    [[nodiscard]] bool has_fewer_voids() const { return start_free <= 2 * units; }
    /// Bytes of the tables of its fillings.
    [[nodiscard]] std::uint64_t table_bytes() const;
    /// Words of a chunk: a power of two, as few as hold all fillings at the start, if that is not too many.
    [[nodiscard]] std::size_t chunk_words() const;
    [[nodiscard]] std::size_t most_chunks() const;
};

/// Where fillers can step, in terms of cells that matter.
class FillerPlaces {
public:
    void add(int cell, std::size_t direction, CellSet to) {
        next_[static_cast<std::size_t>(cell)][direction] = to;
        beside_[static_cast<std::size_t>(cell)] |= to;
    }
    /// The cells next to a cell.
    [[nodiscard]] CellSet beside(int cell) const { return beside_[static_cast<std::size_t>(cell)]; }
    /// The cell next to a cell as a set; empty at the edge.
    [[nodiscard]] CellSet next(int cell, std::size_t direction) const {
        return next_[static_cast<std::size_t>(cell)][direction];
    }

private:
    std::array<CellSet, packing::kMostCells> beside_{};
    std::array<std::array<CellSet, PositionKeys::kDirections>, packing::kMostCells> next_{};
};

/// The entries of a puzzle, which must outlive them. Immutable.
class FillingEntries {
public:
    using Part = FillingPart;
    using Moves = FillingMoves;
    using PlaceId = PositionKeys::PlaceId;
    static constexpr std::size_t kDirections = PositionKeys::kDirections;
    static constexpr std::size_t kMostSaidWords = FillingTable::kMostChunkWords;
    static constexpr std::size_t kPortion = 16;  // entries expanded between looks at the budget

    /// Where a piece of some kind can stand, in terms of cells that matter.
    struct Place {
        CellSet cells = 0;
        std::array<CellSet, kDirections> entered{};  ///< by a step
        std::array<PlaceId, kDirections> next{};     ///< after it; PositionKeys::kNoPlace: there is none
    };

    [[nodiscard]] static bool fit(const puzzle::Problem& problem) { return Filler::of(problem).has_value(); }
    /// Of a problem that fits, in any metric.
    FillingEntries(const puzzle::Problem& problem, const EntryOptions& options);

    [[nodiscard]] const PositionKeys& keys() const { return keys_; }
    [[nodiscard]] std::size_t key_words() const { return body_.words(); }
    [[nodiscard]] std::size_t entry_words() const { return body_.words() + chunk_words_; }
    [[nodiscard]] std::size_t trail_words() const { return entry_words(); }
    [[nodiscard]] std::size_t said_words() const { return chunk_words_; }
    [[nodiscard]] FillingMoves moves(bool counts_all) const;
    /// Positions that an entry stands for.
    [[nodiscard]] std::uint64_t positions(const std::uint64_t* entry) const {
        std::uint64_t sum = 0;
        for (std::size_t i = key_words(); i < entry_words(); ++i)
            sum += static_cast<std::uint64_t>(std::popcount(entry[i]));
        return sum;
    }
    template <class Visit>
    void for_each_position(const std::uint64_t* entry, Visit visit) const {
        puzzle::Position position = body_.position(entry);
        const CellSet free = free_cells(entry);
        const std::size_t first = chunk_of(entry) * chunk_words_;
        for (std::size_t i = 0; i < chunk_words_; ++i) {
            for (std::uint64_t left = entry[key_words() + i]; left != 0; left &= left - 1) {
                fill(position, (first + i) * 64 + static_cast<std::size_t>(std::countr_zero(left)), free);
                visit(static_cast<const puzzle::Position&>(position));
            }
        }
    }
    /// Of an entry on a trail that are those of another one, too, which has the same key.
    template <class Visit>
    void for_each_common(const std::uint64_t* entry, const std::uint64_t* other, Visit visit) const {
        std::vector<std::uint64_t> common(entry, entry + entry_words());
        for (std::size_t i = key_words(); i < entry_words(); ++i) common[i] &= other[i];
        for_each_position(common.data(), visit);
    }
    /// Whether some of its positions may be goals.
    [[nodiscard]] bool may_be_goal(const std::uint64_t* entry) const { return body_.may_be_goal(entry); }
    /// Of one position. So it is when a move leads there.
    [[nodiscard]] std::vector<std::uint64_t> entry(const puzzle::Position& position) const;
    [[nodiscard]] std::vector<std::uint64_t> arrival(const puzzle::Position& position) const { return entry(position); }
    [[nodiscard]] std::uint64_t bytes() const;

    /// The keys of the body.
    [[nodiscard]] const PositionKeys& body() const { return body_; }
    [[nodiscard]] std::size_t chunk_of(const std::uint64_t* key) const { return PositionKeys::get(key, body_.tag()); }
    /// Where a piece of the body can stand: the places of its kind.
    [[nodiscard]] const Place* places(const PositionKeys::Field& field) const { return places_[field.kind].data(); }
    /// Where a filler can stand, by cell that it covers.
    [[nodiscard]] const FillerPlaces& filler_places() const { return filler_places_; }
    /// Cells that fillers can come to.
    [[nodiscard]] CellSet fillable() const { return fillable_; }
    /// Cells that matter.
    [[nodiscard]] CellSet all() const { return all_; }
    /// The fillings of some free cells, which some arrangement leaves.
    [[nodiscard]] const FillingTable& table(CellSet free) const {
        return *tables_[static_cast<std::size_t>(std::popcount(free))];
    }
    /// By number of free cells; null where there are never so many.
    [[nodiscard]] const std::vector<std::unique_ptr<FillingTable>>& tables() const { return tables_; }
    [[nodiscard]] std::size_t most_chunks() const { return filler_.most_chunks(); }

private:
    void list_places();
    [[nodiscard]] CellSet free_cells(const std::uint64_t* key) const;
    void fill(puzzle::Position& position, std::size_t filling, CellSet free) const;

    puzzle::Metric metric_;
    Filler filler_;
    PositionKeys keys_;
    std::size_t chunk_words_;
    PositionKeys body_;
    std::vector<puzzle::Cell> cells_;  // that matter
    CellSet all_;
    CellSet fillable_ = 0;
    std::vector<std::vector<Place>> places_;  // by kind
    FillerPlaces filler_places_;
    std::vector<std::unique_ptr<FillingTable>> tables_;  // by number of free cells
};

}  // namespace shunt::levels
