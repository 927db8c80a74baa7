// The moves of single pieces from one key to others (position_keys.hpp), without those of used pieces.
//
//     P ──piece──> S ──the same piece──>  no farther from the start than S, since P gets there by one move, too
//
// So a piece is used up at S when some position one level before comes to S by moving it: along a path, in every way; along a line, on
// that line; by a step, in the direction back. It is a property of S, whatever the ways that were found, so marks of several ways are
// joined. All that leads from S into the level before is a move of a used piece: the level before need not be kept.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "core/levels/position_keys.hpp"

namespace shunt::levels {

/// Reusable. `keys` must outlive it.
class KeyMoves {
public:
    using PlaceId = PositionKeys::PlaceId;

    /// In a metric of single pieces. `counts_all`: moves of used pieces are counted, too, which takes as long as finding them.
    KeyMoves(const PositionKeys& keys, puzzle::Metric metric, bool counts_all)
        : keys_(keys),
          extent_(puzzle::extent(metric)),
          counts_all_(counts_all),
          is_taken_(keys),
          at_(keys.fields().size()),
          seen_(keys.most_places(), 0) {}

    /// Marks that a field can have: one for each line that is told apart.
    [[nodiscard]] static std::size_t marks_of_field(puzzle::Metric metric) {
        switch (puzzle::extent(metric)) {
            case puzzle::Extent::one_cell:
                return 4;
            case puzzle::Extent::straight:
                return 2;
            case puzzle::Extent::any_path:
                return 1;
        }
        return 1;
    }
    /// Calls `visit(neighbour, mark)` for what is one move away from a key, but for used pieces: the key, valid until the visit returns,
    /// and the mark that this move sets there. Marks are bits of `used`.
    template <class Visit>
    void for_each(const std::uint64_t* key, std::span<const std::uint64_t> used, Visit visit) {
        enter(key);
        const auto is_used = [&](std::size_t mark) { return !used.empty() && (used[mark / 64] >> mark % 64 & 1) != 0; };
        for (std::size_t field = 0; field < at_.size(); ++field) {
            const PositionKeys::Field& moved = keys_.fields()[field];
            set(moved, at_[field], 0);
            const auto go = [&](PlaceId to) {
                std::copy_n(here_.words.begin(), keys_.words(), next_.words.begin());
                return keys_.move(next_.words.data(), field, to);
            };
            if (extent_ != puzzle::Extent::any_path) {
                move_straight(moved, at_[field], field, is_used, go, visit);
            } else if (is_used(field)) {
                if (counts_all_) flood(moved, at_[field]);
                if (counts_all_) generated_ += reached_.size() - 1;
            } else {
                flood(moved, at_[field]);
                generated_ += reached_.size() - 1;
                for (std::size_t i = 1; i < reached_.size(); ++i) {
                    const std::size_t mark = go(reached_[i]);
                    visit(next_.words.data(), mark);
                }
            }
            set(moved, at_[field], 1);
        }
        leave();
    }

    /// Neighbours found by all calls.
    [[nodiscard]] std::uint64_t generated() const { return generated_; }
    /// Bytes held beside the object itself.
    [[nodiscard]] std::uint64_t bytes() const { return is_taken_.bytes() + seen_.size() * sizeof(std::uint32_t); }

private:
    static constexpr std::size_t opposite(std::size_t direction) { return PositionKeys::kDirections - 1 - direction; }

    /// Steps or slides of one piece, in each direction.
    template <class IsUsed, class Go, class Visit>
    void move_straight(const PositionKeys::Field& moved, PlaceId from, std::size_t field, IsUsed is_used, Go go,
                       Visit visit) {
        const bool once = extent_ == puzzle::Extent::one_cell;
        for (std::size_t d = 0; d < PositionKeys::kDirections; ++d) {
            const std::size_t lines = once ? 4 : 2;
            const std::size_t line = once ? d : std::min(d, opposite(d));
            const std::size_t back = once ? opposite(d) : line;
            const bool is_known = is_used(field * lines + line);
            if (is_known && !counts_all_) continue;
            for (PlaceId at = step(moved, from, d); at != PositionKeys::kNoPlace; at = step(moved, at, d)) {
                ++generated_;
                if (!is_known) {
                    const std::size_t mark = go(at) * lines + back;
                    visit(next_.words.data(), mark);
                }
                if (once) break;
            }
        }
    }
    /// Where a piece comes to by a step, or kNoPlace.
    [[nodiscard]] PlaceId step(const PositionKeys::Field& moved, PlaceId from, std::size_t direction) const {
        const PositionKeys::Place& place = keys_.place(moved, from);
        for (const PositionKeys::CellIndex cell : keys_.entered(place, direction))
            if (is_taken_[cell] != 0) return PositionKeys::kNoPlace;
        return place.next[direction];
    }
    void set(const PositionKeys::Field& field, PlaceId place, std::uint8_t taken) {
        for (const PositionKeys::CellIndex cell : keys_.cells(keys_.place(field, place))) is_taken_[cell] = taken;
    }
    void enter(const std::uint64_t* key);
    void leave();
    void flood(const PositionKeys::Field& moved, PlaceId from);

    const PositionKeys& keys_;
    puzzle::Extent extent_;
    bool counts_all_;
    std::uint64_t generated_ = 0;
    PositionKeys::ByCell<std::uint8_t> is_taken_;
    std::vector<PlaceId> at_;  // by field
    PositionKeys::Key here_;
    PositionKeys::Key next_;
    std::vector<PlaceId> reached_;     // by the piece that moves along paths, beginning where it stands
    std::vector<std::uint32_t> seen_;  // by place: the flood that came there last
    std::uint32_t floods_ = 0;
};

}  // namespace shunt::levels
