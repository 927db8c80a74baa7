// Positions of a level as values of the puzzle, whatever they are called in the search that finds them.
#pragma once

#include <cstdint>
#include <vector>

#include "core/puzzle/puzzle.hpp"
#include "core/search/level_listing.hpp"

namespace shunt::analysis {

/// search::LevelListing, without its types.
class PositionListing {
public:
    virtual ~PositionListing() = default;

    /// Looks through about `budget` positions; returns whether there is more to do.
    virtual bool advance(std::uint64_t budget) = 0;
    /// Once done: whether it knows these.
    [[nodiscard]] virtual bool has(std::uint64_t from, std::size_t most) const = 0;
    /// Some that it knows; fewer at the end of the level.
    [[nodiscard]] virtual std::vector<puzzle::Position> positions(std::uint64_t from, std::size_t most) const = 0;
    [[nodiscard]] virtual std::uint64_t bytes() const = 0;
};

/// Of the level at which a search stands, whose positions are called by `Name`; `Positions` knows the position with a name. Both must
/// outlive it.
template <class LevelSearch, class Positions, class Name = search::Rank>
class PositionListingOf final : public PositionListing {
public:
    /// As those of search::LevelListing.
    PositionListingOf(LevelSearch& search, const Positions& names, std::uint64_t from, std::size_t most,
                      search::Rank places)
        : names_(&names), listing_(search, from, most, places) {}

    bool advance(std::uint64_t budget) override { return listing_.advance(budget); }
    [[nodiscard]] bool has(std::uint64_t from, std::size_t most) const override { return listing_.has(from, most); }
    [[nodiscard]] std::vector<puzzle::Position> positions(std::uint64_t from, std::size_t most) const override {
        std::vector<puzzle::Position> positions;
        for (const Name& name : listing_.states(from, most)) positions.push_back(names_->position(name));
        return positions;
    }
    [[nodiscard]] std::uint64_t bytes() const override { return listing_.bytes(); }

private:
    const Positions* names_;
    search::LevelListing<LevelSearch, Name> listing_;
};

}  // namespace shunt::analysis
