// Whole positions as exact keys, for boards and pieces of any size: where each piece stands, in the list of the places of its kind.
//
//     key      places of kind a, ascending | of kind b, ascending | ...       each in as few bits as its kind has places; a field never
//              3 7 12                        0 5                              lies in two words
//
// Interchangeable pieces are told in ascending order, so equal positions have equal keys. Of the board only those cells matter on which
// two pieces can ever meet, and only they are numbered: walls, rooms that nobody enters and the way that one piece has to itself are looked
// at by nobody.
//
// One kind may be left out, for those who tell by other means where its pieces stand, and say in a tag which of several keys one is.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/puzzle/puzzle.hpp"

namespace shunt::levels {

/// The cells of a puzzle that matter: those that two pieces can cover. Ascending.
[[nodiscard]] std::vector<puzzle::Cell> cells_that_matter(const puzzle::Puzzle& puzzle);

/// Spreads keys of so many words evenly over all numbers, their first bits, too.
[[nodiscard]] inline std::uint64_t key_hash(const std::uint64_t* key, std::size_t words) {
    std::uint64_t hash = 0;
    for (std::size_t i = 0; i < words; ++i) {
        hash = (hash ^ key[i]) * 0x9E3779B97F4A7C15ull;
        hash ^= hash >> 32;
    }
    return hash * 0xD6E8FEB86659FD93ull;
}

inline constexpr puzzle::KindId kNoKind = 0xFFFF;

/// What of a position a key does not tell, and what it tells beside.
struct KeyWithout {
    puzzle::KindId kind = kNoKind;  ///< left out
    std::size_t tag_bits = 0;       ///< at most 16
};

/// The keys of a puzzle, which must outlive it.
class PositionKeys {
public:
    static constexpr std::size_t kMostWords = 12;
    static constexpr std::size_t kDirections = puzzle::kDirections.size();
    /// Of a kind: its index among those where the kind can stand.
    using PlaceId = std::uint16_t;
    static constexpr PlaceId kNoPlace = 0xFFFF;
    /// A cell that matters, by its index among all that do: no number of a cell of the board.
    enum class CellIndex : std::uint16_t {};

    /// Something of each cell that matters.
    template <class Value>
    class ByCell {
    public:
        explicit ByCell(const PositionKeys& keys) : values_(keys.cell_count()) {}
        [[nodiscard]] Value& operator[](CellIndex cell) { return values_[static_cast<std::size_t>(cell)]; }
        [[nodiscard]] const Value& operator[](CellIndex cell) const { return values_[static_cast<std::size_t>(cell)]; }
        [[nodiscard]] std::uint64_t bytes() const { return values_.size() * sizeof(Value); }

    private:
        std::vector<Value> values_;
    };

    /// A key on its own.
    struct Key {
        std::array<std::uint64_t, kMostWords> words{};
        friend bool operator==(const Key& a, const Key& b) { return a.words == b.words; }
        friend bool operator<(const Key& a, const Key& b) { return a.words < b.words; }
    };
    /// Where one piece stands in a key. Those of a kind follow each other.
    struct Field {
        puzzle::KindId kind = 0;
        std::uint16_t word = 0;
        std::uint16_t shift = 0;
        std::uint16_t first = 0;  ///< field of its kind,
        std::uint16_t end = 0;    ///< and the one after the last
        std::uint64_t mask = 0;
    };
    /// Where a piece of some kind can stand.
    struct Place {
        std::array<PlaceId, kDirections> next{};  ///< after a step; kNoPlace: there is none
        std::uint32_t cells = 0;                  ///< index of the first of its cells; they end where `entered` begins
        std::array<std::uint32_t, kDirections + 1> entered{};  ///< the same of the cells that a step enters
    };

    /// Whether all positions of a puzzle have keys of at most kMostWords words, and tables of some megabytes do.
    [[nodiscard]] static bool fit(const puzzle::Puzzle& puzzle, const KeyWithout& without = {});
    /// Of a puzzle that fits.
    explicit PositionKeys(const puzzle::Puzzle& puzzle, const KeyWithout& without = {});

    [[nodiscard]] const puzzle::Puzzle& puzzle() const { return *puzzle_; }
    [[nodiscard]] std::size_t words() const { return words_; }
    [[nodiscard]] std::span<const Field> fields() const { return fields_; }
    /// The field of the tag.
    [[nodiscard]] const Field& tag() const { return tag_; }
    [[nodiscard]] const Place& place(const Field& field, PlaceId id) const {
        return places_[first_place_[field.kind] + id];
    }
    /// How many cells matter.
    [[nodiscard]] std::size_t cell_count() const { return matter_.size(); }
    /// Absent for a cell that does not matter.
    [[nodiscard]] std::optional<CellIndex> index_of(puzzle::Cell cell) const;
    /// Cells that matter: of a place, and of those that a step enters.
    [[nodiscard]] std::span<const CellIndex> cells(const Place& place) const {
        return std::span(cells_).subspan(place.cells, place.entered[0] - place.cells);
    }
    [[nodiscard]] std::span<const CellIndex> entered(const Place& place, std::size_t direction) const {
        return std::span(cells_).subspan(place.entered[direction],
                                         place.entered[direction + 1] - place.entered[direction]);
    }
    /// Places of a kind, one after the other.
    [[nodiscard]] std::span<const Place> places_of(puzzle::KindId kind) const {
        return std::span(places_).subspan(first_place_[kind], places(kind));
    }
    [[nodiscard]] std::size_t places(puzzle::KindId kind) const { return first_place_[kind + 1u] - first_place_[kind]; }
    [[nodiscard]] std::size_t most_places() const;

    [[nodiscard]] static PlaceId get(const std::uint64_t* key, const Field& field) {
        return static_cast<PlaceId>(key[field.word] >> field.shift & field.mask);
    }
    static void put(std::uint64_t* key, const Field& field, PlaceId place) {
        std::uint64_t& word = key[field.word];
        word = (word & ~(field.mask << field.shift)) | std::uint64_t{place} << field.shift;
    }
    /// Moves the piece of a field to another place, where none of its kind stands; returns its field then.
    std::size_t move(std::uint64_t* key, std::size_t field, PlaceId to) const {
        const Field& moved = fields_[field];
        for (; field + 1 < moved.end && get(key, fields_[field + 1]) < to; ++field)
            put(key, fields_[field], get(key, fields_[field + 1]));
        for (; field > moved.first && get(key, fields_[field - 1]) > to; --field)
            put(key, fields_[field], get(key, fields_[field - 1]));
        put(key, fields_[field], to);
        return field;
    }
    [[nodiscard]] std::uint64_t hash(const std::uint64_t* key) const { return key_hash(key, words_); }
    /// Whether a position has a key: each piece stands where the puzzle says that it can come to.
    [[nodiscard]] bool has_key(const puzzle::Position& position) const;
    /// The key, with a tag of 0.
    [[nodiscard]] Key key(const puzzle::Position& position) const;
    /// The canonical position, but for the anchors of a kind that is left out.
    [[nodiscard]] puzzle::Position position(const std::uint64_t* key) const;
    /// Whether a position may be a goal, by the pieces that it has to have somewhere; those left out are anywhere.
    [[nodiscard]] bool may_be_goal(const std::uint64_t* key) const;
    /// Whether it is one, by a key that leaves nothing out. Most positions are none by the first piece that a goal asks for.
    [[nodiscard]] bool is_goal(const std::uint64_t* key) const {
        return may_be_goal(key) && puzzle_->is_solved(position(key));
    }
    [[nodiscard]] std::uint64_t bytes() const;

private:
    void list_fields();
    void add_fields(puzzle::KindId kind, std::size_t bits, std::size_t count, std::size_t& used);
    void list_places();
    void add_cells(const std::vector<puzzle::Cell>& cells, const std::vector<puzzle::Cell>& without);
    [[nodiscard]] PlaceId place_at(puzzle::KindId kind, puzzle::Cell anchor) const;
    [[nodiscard]] bool stands(const std::uint64_t* key, const puzzle::Goal::Placement& placement) const;

    const puzzle::Puzzle* puzzle_;
    KeyWithout without_;
    std::size_t words_ = 1;
    Field tag_;
    std::vector<puzzle::Cell> matter_;
    std::vector<Field> fields_;
    std::vector<std::uint16_t> first_field_;  // by kind
    std::vector<std::uint32_t> first_place_;  // by kind, and the end
    std::vector<Place> places_;
    std::vector<CellIndex> cells_;
};

}  // namespace shunt::levels
