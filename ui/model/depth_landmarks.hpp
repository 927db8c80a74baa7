// What stands out at the depths of the puzzle that is open: asked of the worker that holds the census, known for each metric once it is
// told.
//
//     want() ──question()──> the worker ──take()──> known()          stop(): nobody waits any more
#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "core/outcome/landmarks.hpp"
#include "ui/jobs/solver.hpp"
#include "ui/model/census_wish.hpp"

namespace shunt::ui {

/// Which of the positions of a depth.
enum class StandsOut : unsigned char { nearest_to_goal, farthest_from_goal, dead_end };

/// What is told of all depths.
struct KnownLandmarks {
    outcome::Landmarks by_depth;
    // Of all depths together.
    int farthest_at = -1;  ///< the first depth that has a position farthest from a goal; -1: no goal can be reached
    std::uint64_t farthest = 0;            ///< its distance
    std::uint64_t farthest_positions = 0;  ///< as far
    std::uint64_t dead_ends = 0;

    /// O(depths).
    explicit KnownLandmarks(outcome::Landmarks told);
    /// How many stand out so at a depth, how far from a goal, and one of them as text; 0 where none does.
    struct At {
        std::uint64_t count = 0;
        std::uint64_t distance = 0;
        std::string position;
    };
    [[nodiscard]] At at(StandsOut kind, int depth) const;
    /// The first depth after that one that has a dead end, or else the first of all; -1 without any. O(depths).
    [[nodiscard]] int dead_end_after(int depth) const;
};

class DepthLandmarks {
public:
    enum class State : unsigned char { none, wanted, told, refused };

    /// The puzzle is another one.
    void forget() { *this = {}; }
    /// Asks for them, unless they are known.
    void want(puzzle::Metric metric);
    /// In that metric, whatever became of another.
    [[nodiscard]] State state(puzzle::Metric metric) const;
    /// Null as long as they are not told.
    [[nodiscard]] const KnownLandmarks* known(puzzle::Metric metric) const;
    /// Why they are refused.
    [[nodiscard]] const std::string& reason() const { return reason_; }
    /// What has become of asking for them.
    [[nodiscard]] CensusWish& wish() { return wish_; }
    [[nodiscard]] const CensusWish& wish() const { return wish_; }
    /// Whether that is what was waited for.
    [[nodiscard]] bool take(LandmarksTold told);
    /// Nobody is going to answer.
    void lose(std::string reason);
    /// Nobody waits any more.
    void stop() { wish_.end(); }

private:
    std::map<puzzle::Metric, KnownLandmarks> known_;
    CensusWish wish_;
    puzzle::Metric refused_in_ = puzzle::Metric::move;
    std::string reason_;
};

}  // namespace shunt::ui
