// What may be asked of a search that has seen everything: the page's solver counts positions and leaves this to another module, so whoever
// wants it hands the surveyor in.
//
//     census ── options.surveyor ──> exploration ── its space and marks ──> surveyor ──> a part, worked out in slices
#pragma once

#include <cstdint>
#include <memory>

#include "core/analysis/components.hpp"
#include "core/analysis/hardest_start.hpp"
#include "core/analysis/searches.hpp"
#include "core/analysis/state_graph.hpp"

namespace shunt::analysis {

/// An exhausted search with its types; everything outlives what is made of it.
template <class Space, class Marks>
struct Exhausted {
    Space& space;
    const Marks& marks;
    std::uint64_t reached = 0;
    search::Rank start = 0;
    search::Crew* crew = nullptr;
};
using ExhaustedPacked = Exhausted<packing::PackedSpace, search::ReachedMarks>;
using ExhaustedHashed = Exhausted<hashed::HashedSpace, search::OrderMarks>;

class Surveyor {
public:
    /// The positions farthest from all goals. `memory_limit` in bytes, here and below.
    [[nodiscard]] virtual std::unique_ptr<HardestStart> hardest_start(const ExhaustedPacked& search,
                                                                      std::uint64_t memory_limit) const = 0;
    [[nodiscard]] virtual std::unique_ptr<HardestStart> hardest_start(const ExhaustedHashed& search,
                                                                      std::uint64_t memory_limit) const = 0;
    /// The graph of all positions reached.
    [[nodiscard]] virtual std::unique_ptr<StateGraphBuilder> graph(const ExhaustedPacked& search,
                                                                   std::uint64_t memory_limit) const = 0;
    [[nodiscard]] virtual std::unique_ptr<StateGraphBuilder> graph(const ExhaustedHashed& search,
                                                                   std::uint64_t memory_limit) const = 0;
    /// The components of all packings; a hashed space knows only those it has met.
    [[nodiscard]] virtual std::unique_ptr<Components> components(const ExhaustedPacked& search,
                                                                 std::uint64_t memory_limit) const = 0;

protected:
    ~Surveyor() = default;
};

/// The only one.
[[nodiscard]] const Surveyor& surveyor();

}  // namespace shunt::analysis
