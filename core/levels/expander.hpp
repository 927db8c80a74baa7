// What makes the moves of a metric for whole blocks.
#pragma once

#include "core/levels/shard.hpp"

namespace shunt::levels {

/// Finds what is one move away from some fillings of an arrangement. Reusable.
class Expander {
public:
    virtual ~Expander() = default;

    /// Adds the neighbours of those fillings of a block, of any shard, that are `left`, to what the worker of a shard found. What is done
    /// is taken from `left`; where there are very many neighbours, that is not all. False when the memory does not do, or a position is
    /// crowded.
    [[nodiscard]] virtual bool add(const Block& block, Bits& left, Shard& worker) = 0;
    /// Neighbours found by all calls, those found before included.
    [[nodiscard]] virtual std::uint64_t generated() const = 0;
    /// Bytes held beside the object itself.
    [[nodiscard]] virtual std::uint64_t bytes() const = 0;
};

}  // namespace shunt::levels
