// What stands out at the depths of the puzzle that is open: asked of the worker that holds the census, known for each metric once it is
// told.
//
//     want() ──question()──> the worker ──> known()          stop(): nobody waits any more
#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "core/outcome/landmarks.hpp"
#include "ui/jobs/outbox.hpp"
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

class DepthLandmarks final : public CensusWish {
public:
    enum class State : unsigned char { none, wanted, told, refused };

    explicit DepthLandmarks(Outbox& outbox) : outbox_(outbox) {}

    void forget() override;
    /// Asks for them, unless they are known.
    void want(puzzle::Metric metric);
    /// In that metric, whatever became of another.
    [[nodiscard]] State state(puzzle::Metric metric) const;
    /// Null as long as they are not told.
    [[nodiscard]] const KnownLandmarks* known(puzzle::Metric metric) const;
    /// Why they are refused.
    [[nodiscard]] const std::string& reason() const { return reason_; }
    [[nodiscard]] Question question() const override;
    void lose(std::string reason) override;
    /// Nobody waits any more.
    void stop() { end(); }

private:
    [[nodiscard]] bool read(const CensusAnswer& answer) override;

    Outbox& outbox_;
    std::map<puzzle::Metric, KnownLandmarks> known_;
    std::string reason_;  // in the metric of the wish
};

}  // namespace shunt::ui
