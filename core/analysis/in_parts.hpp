// A search that is dealt out to several parts, as those see it who choose among plans: the page's solver need not carry it.
#pragma once

#include <cstdint>
#include <memory>

#include "core/analysis/exploration.hpp"
#include "core/packing/packed_space.hpp"
#include "core/search/crew.hpp"

namespace shunt::analysis {

class InParts {
public:
    virtual ~InParts() = default;

    /// Parts that there are.
    [[nodiscard]] virtual int parts() const = 0;
    /// Bytes that this part takes with so many workers, the space included.
    [[nodiscard]] virtual std::uint64_t bytes_needed(const packing::PackedSpace& space, int workers) const = 0;
    /// A search for all levels from a start, which all parts begin, each with a crew of its own or one worker. Null when the system refuses
    /// the memory, to any of them.
    [[nodiscard]] virtual std::unique_ptr<Exploration> begin(std::unique_ptr<packing::PackedSpace> space,
                                                             search::Rank start, search::Crew* crew) = 0;
};

}  // namespace shunt::analysis
