// The moves of single pieces for whole blocks of fillings in several words (filling_entries.hpp).
//
//     body      a piece takes some free cells and leaves others: those fillings that have voids there move, all together, by the law of
//               filling_table.hpp
//     fillers   in one filling after the other, all of them within the arrangement
//     open      the cells that are void in some of the fillings meant: whoever needs others need not be looked at
#pragma once

#include <vector>

#include "core/levels/filling_entries.hpp"
#include "core/packing/filler_moves.hpp"

namespace shunt::levels {

/// Reusable. `entries` must outlive it.
class FillingMoves {
public:
    using PlaceId = PositionKeys::PlaceId;

    /// In a metric of single pieces.
    FillingMoves(const FillingEntries& entries, puzzle::Metric metric);

    /// Calls `visit(key, fillings)` for what is one move away from an entry, more than once for some keys: both are valid until the visit
    /// returns.
    template <class Visit>
    void for_each(const std::uint64_t* entry, Visit visit) {
        see(entry);
        for (std::size_t field = 0; field < at_.size(); ++field) {
            take_up(field);
            if (extent_ == puzzle::Extent::any_path) {
                walk();
            } else {
                go_straight();
            }
            for (const PlaceId to : reached_) carry(to, visit);
        }
        move_fillers();
        tell_fillers(visit);
    }

    /// Neighbours found by all calls: pairs of positions.
    [[nodiscard]] std::uint64_t generated() const { return generated_; }
    /// Bytes held beside the object itself.
    [[nodiscard]] std::uint64_t bytes() const {
        std::uint64_t sum = (coming_.size() + by_fillers_.size()) * sizeof(std::uint64_t);
        for (const FillingCounts& counts : counts_) sum += counts.bytes();
        return sum;
    }

private:
    using Place = FillingEntries::Place;
    using Words = std::array<std::uint64_t, FillingTable::kMostChunkWords>;
    /// Which members of a set are meant, one after the other.
    struct Stream {
        std::array<std::uint64_t, FillingTable::kMostChunkWords + 1> words{};
        std::size_t size = 0;       // bits
        std::ptrdiff_t before = 0;  // members of the chunk before the first bit

        void add(std::uint64_t bits, int count) {
            words[size / 64] |= bits << size % 64;
            if (size % 64 + static_cast<std::size_t>(count) > 64) words[size / 64 + 1] |= bits >> (64 - size % 64);
            size += static_cast<std::size_t>(count);
        }
        /// Bits from one on; what is before the first or behind the last is 0.
        [[nodiscard]] std::uint64_t from(std::ptrdiff_t bit) const {
            if (bit < 0) return bit <= -64 ? 0 : words[0] << -bit;
            const auto at = static_cast<std::size_t>(bit);
            if (at >= size) return 0;
            const std::uint64_t low = words[at / 64] >> at % 64;
            return at % 64 == 0 ? low : low | words[at / 64 + 1] << (64 - at % 64);
        }
    };

    void see(const std::uint64_t* entry);
    void see_open_cells();
    void take_up(std::size_t field);
    [[nodiscard]] std::uint64_t* coming(PlaceId place) { return &coming_[place * chunk_words_]; }
    /// Those of some fillings that leave some cells void; whether there are any.
    [[nodiscard]] bool with_voids(const std::uint64_t* fillings, CellSet cells, Words& result) const;
    void go_straight();
    void slide(std::size_t direction);
    void walk();
    void come(PlaceId to, CellSet entered, const std::uint64_t* fillings);
    template <class Visit>
    void carry(PlaceId to, Visit visit);
    [[nodiscard]] const std::uint32_t* members_before(const FillingTable& table, CellSet cells, CellSet free) {
        return counts_[static_cast<std::size_t>(table.free()) - least_free_].before(cells, free);
    }
    [[nodiscard]] Stream taken_along(const std::uint64_t* fillings, const FillingMembers& from);
    [[nodiscard]] bool spread(const Stream& stream, const FillingMembers& to, std::size_t chunk, std::ptrdiff_t& at,
                              Words& words) const;
    void move_fillers();
    template <class Visit>
    void tell_fillers(Visit visit);

    const FillingEntries& entries_;
    puzzle::Extent extent_;
    std::size_t chunk_words_;
    std::vector<FillingCounts> counts_;  // by number of free cells, from `least_free_` on
    std::size_t least_free_ = 0;
    std::uint64_t generated_ = 0;

    const std::uint64_t* key_ = nullptr;       // of the entry whose neighbours are found
    const std::uint64_t* fillings_ = nullptr;  // of it
    std::size_t chunk_ = 0;                    // they are in
    std::vector<PlaceId> at_;                  // by field
    CellSet taken_ = 0;                        // by the body
    CellSet free_ = 0;                         // for fillers
    const FillingTable* table_ = nullptr;      // of these
    std::array<const std::uint64_t*, packing::kMostCells>
        void_;  // by free cell: the fillings of the chunk that leave it void
    CellSet open_ = 0;

    std::size_t field_ = 0;              // of the piece that moves
    const Place* places_ = nullptr;      // of its kind
    CellSet own_ = 0;                    // its cells
    std::vector<PlaceId> reached_;       // by it, but for where it stands
    std::vector<std::uint64_t> coming_;  // by place reached: the fillings in which it comes there
    std::vector<std::uint8_t> state_;    // by place, while it walks
    std::vector<PlaceId> todo_;          // to go on from
    PositionKeys::Key next_;

    std::vector<std::uint64_t> by_fillers_;  // all fillings that they come to
    std::vector<std::size_t> chunks_;        // in which some of them are
};

template <class Visit>
void FillingMoves::carry(PlaceId to, Visit visit) {
    const CellSet fillable = entries_.fillable();
    const CellSet cells = places_[to].cells;
    const CellSet taken = cells & ~own_ & fillable;
    const CellSet left = own_ & ~cells & fillable;
    const CellSet after = (free_ & ~taken) | left;
    const FillingTable& table = entries_.table(after);
    const FillingMembers members(table, left, after);
    const Stream stream = taken_along(coming(to), FillingMembers(*table_, taken, free_));
    std::copy_n(key_, entries_.key_words(), next_.words.begin());
    (void)entries_.body().move(next_.words.data(), field_, to);
    std::ptrdiff_t at = -stream.before;  // where the members of the chunk begin in the stream
    if (chunk_ != 0) at -= static_cast<std::ptrdiff_t>(members_before(*table_, taken, free_)[chunk_]);
    std::size_t chunk = 0;
    if (table.chunks() != 1) {
        const std::uint32_t* const before = members_before(table, left, after);
        while (at + static_cast<std::ptrdiff_t>(before[chunk + 1]) <= 0) ++chunk;
        at += static_cast<std::ptrdiff_t>(before[chunk]);
    }
    for (; at < static_cast<std::ptrdiff_t>(stream.size); ++chunk) {
        Words words;
        if (!spread(stream, members, chunk, at, words)) continue;
        PositionKeys::put(next_.words.data(), entries_.body().tag(), static_cast<PlaceId>(chunk));
        visit(static_cast<const std::uint64_t*>(next_.words.data()), static_cast<const std::uint64_t*>(words.data()));
    }
}

/// Those in the block itself are known.
template <class Visit>
void FillingMoves::tell_fillers(Visit visit) {
    std::copy_n(key_, entries_.key_words(), next_.words.begin());
    for (const std::size_t chunk : chunks_) {
        std::uint64_t* const words = &by_fillers_[chunk * chunk_words_];
        PositionKeys::put(next_.words.data(), entries_.body().tag(), static_cast<PlaceId>(chunk));
        visit(static_cast<const std::uint64_t*>(next_.words.data()), static_cast<const std::uint64_t*>(words));
        std::fill_n(words, chunk_words_, 0);
    }
    chunks_.clear();
}

}  // namespace shunt::levels
