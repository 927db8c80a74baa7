// The outcome of `--plans`: how a puzzle can be searched, and how it would be.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/outcome/ending.hpp"
#include "core/puzzle/metric.hpp"

namespace shunt::outcome {

/// One way to search (core/analysis/plans.hpp), best first.
struct Plan {
    std::string storage;
    std::string direction;
    std::string answer;  ///< "taken", "possible" or "impossible"
    std::string reason;  ///< why, a phrase with figures
    std::optional<std::uint64_t>
        bytes_needed;  ///< memory, also if that is too much; absent where it grows or is not known
    std::optional<std::uint64_t> bytes_at_most;  ///< where it grows

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("storage", o.storage);
        a("direction", o.direction);
        a("answer", o.answer);
        a("reason", o.reason);
        a.unless_empty("bytes_needed", o.bytes_needed);
        a.unless_empty("bytes_at_most", o.bytes_at_most);
    }
};

struct PlansOutcome : Ending {
    puzzle::Metric metric = puzzle::Metric::move;
    std::string packings;  ///< decimal; empty when unknown
    std::vector<Plan> plans;

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("status", o.status);
        a("metric", o.metric);
        a("packings", o.packings);
        a("plans", o.plans);
        a("seconds", o.seconds);
        a.unless_empty("defect", o.defect);
    }
};

}  // namespace shunt::outcome
