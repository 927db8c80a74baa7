// Breadth-first search backwards from the goal, over all boards of up to 12 cells that can reach it.
//
//     marks    2 bits per arrangement: not seen, or depth modulo 3
//     done     1 bit: already expanded
//
// Each level is a scan over these bits, so nothing else is kept: 90 MB for 3x4. Depths of neighbours differ by exactly 1 (parity), so
// the marks also lead from any board to the goal: always to a neighbour one less deep, modulo 3. Idea: G. Cooperman and L. Finkelstein,
// "New methods for using Cayley graphs in interconnection networks" (1992).
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/bit_array.hpp"
#include "core/base/random.hpp"
#include "core/npuzzle/arrangements.hpp"

namespace shunt::npuzzle {

class LevelSearch {
public:
    using Number = Arrangements::Number;

    struct Options {
        std::optional<Number> until;         ///< stop when this one is found
        std::optional<int> draw_from_level;  ///< stop after this level, with one of it drawn at random
        std::uint64_t seed = 0;              ///< of the draw
    };

    /// Bytes of the marks of that many arrangements.
    [[nodiscard]] static std::uint64_t bytes_needed(Number count) {
        return kPlanes * sizeof(std::uint64_t) * WordArray::words_for(count);
    }
    /// Empty when the memory is not to be had. `arrangements` must outlive the search.
    [[nodiscard]] static std::optional<LevelSearch> create(const Arrangements& arrangements, Options options);

    /// Expands about `budget` arrangements, or scans 64 for each. False once it has ended.
    bool advance(std::uint64_t budget);

    /// Whether `until` was found.
    [[nodiscard]] bool found() const { return found_; }
    /// Level being expanded; after found(), the depth of `until`; at the end of everything, the greatest depth.
    [[nodiscard]] int depth() const { return depth_; }
    /// Arrangements of each level; the last entry grows while the level before it is expanded.
    [[nodiscard]] const std::vector<std::uint64_t>& counts() const { return counts_; }
    [[nodiscard]] std::uint64_t expanded() const { return expanded_; }
    /// One of the level to draw from, each with equal chance; absent when there is no such level.
    [[nodiscard]] std::optional<Number> drawn() const;
    /// Steps from an arrangement of depth `depth` to the goal.
    [[nodiscard]] std::vector<Direction> way_to_goal(Number from, int depth) const;

private:
    static constexpr std::uint64_t kPlanes = 3;  // low and high bits of (depth % 3 + 1), done

    LevelSearch(const Arrangements& arrangements, WordArray marks, Options options);

    [[nodiscard]] unsigned mark(Number number) const;
    void reach(Number number);
    [[nodiscard]] std::uint64_t take(std::uint64_t word);
    void expand(std::uint64_t word, std::uint64_t members);
    void end_level();
    void draw(Number number);

    const Arrangements* arrangements_;
    WordArray marks_;  // kPlanes words for every 64 arrangements
    Options options_;
    Random random_;
    std::vector<Number> batch_;  // neighbours waiting for their marks
    std::uint64_t word_ = 0;     // next to scan
    int depth_ = 0;
    bool ended_ = false;
    bool found_ = false;
    std::vector<std::uint64_t> counts_;
    std::uint64_t expanded_ = 0;
    Number drawn_ = Arrangements::kNone;
};

}  // namespace shunt::npuzzle
