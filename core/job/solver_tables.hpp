// The pattern tables of a solver of unit-tile boards, which take seconds to build, as something to keep.
#pragma once

#include "core/job/capabilities.hpp"
#include "core/npuzzle/solver.hpp"

namespace shunt::job {

class SolverTables final : public CachedTables {
public:
    /// The solver must outlive it.
    explicit SolverTables(npuzzle::Solver& solver) : solver_(solver) {}

    [[nodiscard]] std::string name() const override;
    std::optional<Error> use(std::string_view bytes) override;
    [[nodiscard]] std::string bytes() const override;

private:
    npuzzle::Solver& solver_;
    bool given_ = false;
};

}  // namespace shunt::job
