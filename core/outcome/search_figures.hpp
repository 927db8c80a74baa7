// What the outcomes of all searches of a puzzle have in common.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/outcome/ending.hpp"
#include "core/puzzle/metric.hpp"

namespace shunt::outcome {

struct SearchFigures : Ending {
    std::string read_as;  ///< how the text was understood, where it was in another format than the project's
    std::vector<std::string> contradicted;  ///< what the text states and the outcome refutes, a sentence each
    puzzle::Metric metric = puzzle::Metric::move;
    std::string storage;         ///< "packed", "hashed", "levels", "keys", "sweeps", "disk", or "tables" of unit tiles
    std::string storage_reason;  ///< why this storage, a phrase with figures
    std::optional<std::string> symmetry;  ///< the reflection under which positions were found in pairs
    std::uint64_t expanded = 0;           ///< positions searched
    std::uint64_t generated = 0;          ///< neighbours looked at
    int threads = 0;                      ///< how many searched
    std::string reason;                   ///< why a limit was met; empty otherwise
    std::uint64_t peak_bytes = 0;         ///< most memory held
    /// Memory that all packings take, whether it fitted or not; absent while they are not counted, and where it grows.
    std::optional<std::uint64_t> bytes_needed;
    /// Memory that it was allowed, where that grows.
    std::optional<std::uint64_t> bytes_at_most;

    /// Status and metric, which come first.
    template <class Archive, class Self>
    static void head(Archive& a, Self& o) {
        a("status", o.status);
        a("metric", o.metric);
        a.unless_empty("read_as", o.read_as);
        a.unless_empty("contradicted", o.contradicted);
    }
    /// The others, which come last.
    template <class Archive, class Self>
    static void tail(Archive& a, Self& o) {
        a("storage", o.storage);
        a("storage_reason", o.storage_reason);
        a("symmetry", o.symmetry);
        a("expanded", o.expanded);
        a("generated", o.generated);
        a("threads", o.threads);
        a.unless_empty("reason", o.reason);
        a.unless_empty("bytes_needed", o.bytes_needed);
        a.unless_empty("bytes_at_most", o.bytes_at_most);
        a("seconds", o.seconds);
        a("peak_bytes", o.peak_bytes);
        a.unless_empty("defect", o.defect);
    }
};

}  // namespace shunt::outcome
