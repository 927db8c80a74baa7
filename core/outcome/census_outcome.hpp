// The outcome of `shunt census`: the reachable positions by depth, and what else was asked of them.
#pragma once

#include <array>
#include <tuple>
#include <vector>

#include "core/outcome/level_positions.hpp"
#include "core/outcome/search_figures.hpp"

namespace shunt::outcome {

/// The reachable positions farthest from every goal position.
struct HardestStart {
    static constexpr const char* kKey = "hardest_start";

    std::optional<std::uint64_t> distance;  ///< absent when no goal position can be reached
    std::uint64_t starts = 0;               ///< how many positions are that far
    std::vector<std::string> positions;     ///< the first of them
    std::vector<std::uint64_t> distances;   ///< positions by their distance to the nearest goal position

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("distance", o.distance);
        a("starts", o.starts);
        a("positions", o.positions);
        a("distances", o.distances);
    }
};

/// The greatest distance between two reachable positions.
struct Diameter {
    static constexpr const char* kKey = "diameter";

    std::optional<std::uint64_t> length;
    std::string reason;             ///< why there is no length
    std::vector<std::string> ends;  ///< two positions that far apart

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("length", o.length);
        a.unless_empty("reason", o.reason);
        a.unless_empty("ends", o.ends);
    }
};

/// The connected components of all packings.
struct Components {
    static constexpr const char* kKey = "components";

    struct OfSize {
        std::uint64_t size = 0;   ///< positions
        std::uint64_t count = 0;  ///< components of that size

        template <class Archive, class Self>
        static void fields(Archive& a, Self& o) {
            a("size", o.size);
            a("count", o.count);
        }
    };
    std::uint64_t count = 0;
    std::vector<OfSize> sizes;

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("count", o.count);
        a("sizes", o.sizes);
    }
};

/// What is found of all positions, as far as it is asked, each written under its key: by kind, in the order of analysis::Surveys. A
/// further kind is a further row in both.
using Findings = std::tuple<std::optional<HardestStart>, std::optional<Diameter>, std::optional<Components>>;

template <class... Kind>
[[nodiscard]] constexpr auto keys_of(const std::tuple<std::optional<Kind>...>* /*any*/) {
    return std::array{Kind::kKey...};
}
/// Their keys, in a request too.
inline constexpr std::array kFindingKeys = keys_of(static_cast<const Findings*>(nullptr));

/// The reachable position that comes nearest to a goal.
struct Nearest {
    std::string position;
    std::uint64_t goal = 0;       ///< which goal that is, in the order of the text, from 0
    std::uint64_t differing = 0;  ///< cells for which that goal has a wish, and which are not as it wishes
    std::uint64_t cells = 0;      ///< all for which it has a wish

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("position", o.position);
        a("goal", o.goal);
        a("differing", o.differing);
        a("cells", o.cells);
    }
};

struct CensusOutcome : SearchFigures {
    std::uint64_t reachable = 0;             ///< "at least" unless all is counted
    std::string packings;                    ///< decimal; empty when unknown
    std::vector<std::uint64_t> depths;       ///< positions of each depth
    std::vector<std::uint64_t> goal_depths;  ///< goal positions of each depth; empty without goals
    std::vector<std::string> level_hashes;   ///< of each level that was looked at, as asked (analysis/level_hashes.hpp)
    std::uint64_t eccentricity = 0;          ///< the greatest depth
    std::uint64_t antipodes = 0;             ///< number of positions there
    std::vector<std::string> antipode_positions;  ///< the first of them, once all is counted
    std::optional<std::uint64_t> goal_positions;  ///< that can be reached; once all is counted, as the next
    std::optional<std::uint64_t> edges;           ///< pairs of positions one apart
    std::optional<Nearest> nearest;               ///< this and the next as asked
    Findings findings;
    std::optional<LevelPositions> level;  ///< the positions of a depth that was asked for

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        head(a, o);
        a("reachable", o.reachable);
        a("packings", o.packings);
        a("depths", o.depths);
        a.unless_empty("goal_depths", o.goal_depths);
        a.unless_empty("level_hashes", o.level_hashes);
        a("eccentricity", o.eccentricity);
        a("antipodes", o.antipodes);
        a("antipode_positions", o.antipode_positions);
        a.unless_empty("goal_positions", o.goal_positions);
        a.unless_empty("edges", o.edges);
        a.unless_empty("nearest", o.nearest);
        std::apply([&](auto&... of_kind) { (a.unless_empty(key_of(of_kind), of_kind), ...); }, o.findings);
        a.unless_empty("positions", o.level);
        tail(a, o);
    }

private:
    template <class Kind>
    static constexpr const char* key_of(const std::optional<Kind>& /*any*/) {
        return Kind::kKey;
    }
};

}  // namespace shunt::outcome
