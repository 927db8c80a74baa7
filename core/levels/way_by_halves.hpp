// A shortest way between two positions whose distance is known, in the memory of the levels half way (levels_in_parts.hpp).
//
//     from ── i levels ──> middle <── j levels ── to         i + j = distance: a position in both levels is on a shortest way
//
// Moves can be taken back, so both ends search alike; whoever has fewer positions goes on. There are far fewer of them than in all levels,
// so they are written down, and lead back from the middle to both ends. If even that takes too much, the same is done between each end and
// the middle.
#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/levels/levels_in_parts.hpp"

namespace shunt::levels {

template <class Entries>
class WayByHalves {
public:
    using Key = PositionKeys::Key;

    /// Takes no more memory than `options` say. The way is the same whatever the number of workers.
    WayByHalves(std::shared_ptr<const Entries> entries, const PartedOptions& options, const Key& from, const Key& to,
                int distance)
        : entries_(std::move(entries)), options_(options), way_{from}, rest_{{from, to, distance}} {
        options_.to_goal = false;
        options_.most_bytes /= 2;
        options_.trail_bytes = std::min(options_.trail_bytes.value_or(kMostTrail), options_.most_bytes / 8);
    }

    /// Expands about `budget` positions; whether there is more to do.
    bool advance(std::uint64_t budget);
    /// Then: its positions, both ends included; empty if the memory did not do.
    [[nodiscard]] const std::vector<Key>& way() const { return way_; }
    /// Bytes held at most so far.
    [[nodiscard]] std::uint64_t bytes() const { return most_bytes_; }

private:
    static constexpr std::uint64_t kMostTrail = std::uint64_t{1} << 24;  // bytes, looked through in one slice

    struct Stretch {
        Key from;
        Key to;
        int distance;
    };
    using Levels = LevelsInParts<Entries>;

    [[nodiscard]] static bool is_further(const Levels& one, const Levels& other);
    void begin(const Stretch& stretch);
    void divide();
    void give_up();

    std::shared_ptr<const Entries> entries_;
    PartedOptions options_;
    std::vector<Key> way_;
    std::vector<Stretch> rest_;                    // of the way, its next stretch last
    std::array<std::unique_ptr<Levels>, 2> ends_;  // of that stretch, while they are searched from
    std::uint64_t most_bytes_ = 0;
};

}  // namespace shunt::levels
