// What the command prints as JSON.
#pragma once

#include <optional>

#include "core/cli/disk_shelf.hpp"
#include "core/cli/origin.hpp"
#include "core/cli/team.hpp"

namespace shunt::cli {

/// An outcome, the puzzle that it is about, and the parts or the files that it was found with, as one report.
template <class Outcome>
struct Answer {
    Outcome outcome;
    std::optional<Origin> puzzle{};
    std::optional<TeamFigures> team{};
    std::optional<DiskFigures> disk{};

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        Outcome::fields(a, o.outcome);
        a.unless_empty("puzzle", o.puzzle);
        a.unless_empty("team", o.team);
        a.unless_empty("disk", o.disk);
    }
};

}  // namespace shunt::cli
