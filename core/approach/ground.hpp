// What the searches of core/approach walk on: positions as keys, and their neighbours in any of the six metrics.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/approach/met.hpp"
#include "core/levels/key_moves.hpp"
#include "core/moves/motions.hpp"

namespace shunt::approach {

/// Neighbours of one position, each with who moved there (kNoMark where groups move). Some may be told twice.
class Neighbours {
public:
    explicit Neighbours(std::size_t words) : words_(words) {}

    void clear() {
        keys_.clear();
        marks_.clear();
    }
    void add(const std::uint64_t* key, Mark mark) {
        keys_.insert(keys_.end(), key, key + words_);
        marks_.push_back(mark);
    }
    [[nodiscard]] std::size_t size() const { return marks_.size(); }
    [[nodiscard]] const std::uint64_t* key(std::size_t i) const { return &keys_[i * words_]; }
    [[nodiscard]] Mark mark(std::size_t i) const { return marks_[i]; }

private:
    std::size_t words_;
    std::vector<std::uint64_t> keys_;
    std::vector<Mark> marks_;
};

class Ground {
public:
    /// Whether the positions of a problem have keys (levels/position_keys.hpp).
    [[nodiscard]] static bool holds(const puzzle::Problem& problem);
    /// Of a problem whose positions have; its puzzle must outlive it.
    Ground(const puzzle::Puzzle& puzzle, puzzle::Metric metric);
    Ground(const Ground&) = delete;  // its moves point to its keys
    Ground& operator=(const Ground&) = delete;

    [[nodiscard]] const PositionKeys& keys() const { return keys_; }
    /// Replaces `to` by the neighbours of a position, in a fixed order. Of the piece that came here by the move `by`, from a position whose
    /// neighbours are all known already, only those that are not among them. Returns for how many positions of a small board that counts.
    [[nodiscard]] std::uint64_t list(const std::uint64_t* key, Mark by, Neighbours& to);
    /// The field (levels/position_keys.hpp) of who moved, as the neighbour's key has it.
    [[nodiscard]] std::size_t field_of(Mark mark) const { return mark / marks_of_field_; }
    /// Whether some position has more groups that can move than are listed: then not all neighbours are known.
    [[nodiscard]] bool is_crowded() const { return motions_.is_crowded(); }

private:
    std::uint64_t list_groups(const std::uint64_t* key, Neighbours& to);

    PositionKeys keys_;
    bool moves_groups_;
    std::size_t marks_of_field_;
    levels::KeyMoves moves_;           // of single pieces
    moves::Motions motions_;           // of groups
    std::vector<std::uint64_t> used_;  // bits by mark; all 0 between two calls
};

}  // namespace shunt::approach
