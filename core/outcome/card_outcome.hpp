// The outcome of a job that makes a result card.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/outcome/card.hpp"
#include "core/outcome/ending.hpp"

namespace shunt::outcome {

/// Status: that of the search behind the card. One that met a limit or was cancelled can have a card of the levels that it saw whole.
struct CardOutcome : Ending {
    std::optional<Card> card;      ///< absent: there is nothing to claim
    std::string reason;            ///< why there is none, or why a limit was met; empty otherwise
    std::uint64_t peak_bytes = 0;  ///< most memory held

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("status", o.status);
        a.unless_empty("card", o.card);
        a.unless_empty("reason", o.reason);
        a("seconds", o.seconds);
        a("peak_bytes", o.peak_bytes);
        a.unless_empty("defect", o.defect);
    }
};

}  // namespace shunt::outcome
