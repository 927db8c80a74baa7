#include "ui/model/finding_price.hpp"

#include <cstdlib>

namespace shunt::ui {

namespace {

// Of the positions alone: what the census took on this machine says as much of its other work as of the puzzle, and a page that finds out
// more or less by itself from one visit to the next surprises. Seconds, measured with Klotski (25,955 positions of 65,880 packings) and
// Century (81,340 of 109,260) natively, and doubled for the page.
constexpr double kSearchedPosition = 2e-6;  // a position, from all goals
constexpr double kPacking = 1e-6;           // looked at for components
constexpr double kFarthest = 8e-6;          // a position, by the dozens of searches of a diameter
constexpr double kWalked = 1.6e-4;          // a position, by the thousand random trees that an error of 1 % needs

}  // namespace

bool can_find(Finding finding, const CensusOutcome& census) {
    if (finding == Finding::diameter) return census.reachable <= kMostForDiameter;
    if (finding != Finding::components) return true;
    // Positions that are met or keyed have no numbers, and packings may be too many to be looked at.
    return census.storage != "hashed" && census.storage != "keys" && !census.packings.empty();
}

std::optional<double> seconds_of(Finding finding, const CensusOutcome& census) {
    if (!can_find(finding, census)) return std::nullopt;
    const auto positions = static_cast<double>(census.reachable);
    switch (finding) {
        case Finding::hardest_start:
            return positions * kSearchedPosition;
        case Finding::diameter:
            return positions * kFarthest;
        case Finding::components:
            return positions * kSearchedPosition + std::strtod(census.packings.c_str(), nullptr) * kPacking;
        case Finding::difficulty:
            return positions * kWalked;
    }
    return std::nullopt;
}

}  // namespace shunt::ui
