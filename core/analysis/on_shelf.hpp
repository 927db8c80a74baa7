// A search whose levels are kept outside of memory, as those see it who choose among plans: the page's solver need not carry it.
#pragma once

#include <cstdint>
#include <memory>

#include "core/analysis/exploration.hpp"
#include "core/packing/packed_space.hpp"
#include "core/search/crew.hpp"

namespace shunt::analysis {

class OnShelf {
public:
    virtual ~OnShelf() = default;

    /// Bytes that it takes of so many with so many workers, the space included; more than those where they are too few.
    [[nodiscard]] virtual std::uint64_t bytes_needed(const packing::PackedSpace& space, std::uint64_t memory,
                                                     int workers) const = 0;
    /// Bytes that are free outside of memory.
    [[nodiscard]] virtual std::uint64_t bytes_free() const = 0;
    /// A search from a start, for all levels or for a goal. Null when the system refuses the memory, and when one was begun before: what
    /// that left outside of memory is not written over. `crew` must outlive the search; null: one worker.
    [[nodiscard]] virtual std::unique_ptr<Exploration> begin(std::unique_ptr<packing::PackedSpace> space,
                                                             search::Rank start, Purpose purpose, std::uint64_t memory,
                                                             search::Crew* crew) = 0;
};

}  // namespace shunt::analysis
