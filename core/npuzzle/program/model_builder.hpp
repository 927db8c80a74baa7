// One instance, models for any horizon.
#pragma once

#include <optional>

#include "core/npuzzle/program/model.hpp"
#include "core/npuzzle/program/reach.hpp"

namespace shunt::npuzzle::program {

/// Makes the models of one instance. What does not depend on the horizon is computed once, in slices.
class ModelBuilder {
public:
    /// Error: the board has one cell or more than kMostProgramCells.
    [[nodiscard]] static Result<ModelBuilder> create(Instance instance, Mode mode, Formulation formulation);

    /// Prepares for about `budget` units (searched states); false once build() may be called.
    bool prepare(std::uint64_t budget);

    /// Why no model for `steps` can be built: `steps` out of 1 to kMostSteps, or more than kMostNonzeros. O(1).
    [[nodiscard]] std::optional<Error> refusal(int steps) const;
    /// The model for `steps`, unless refused.
    [[nodiscard]] Result<Model> build(int steps) const;

    [[nodiscard]] const Instance& instance() const { return instance_; }
    [[nodiscard]] Mode mode() const { return mode_; }
    [[nodiscard]] Formulation formulation() const { return formulation_; }

private:
    ModelBuilder(Instance instance, Mode mode, Formulation formulation);

    Instance instance_;
    Mode mode_;
    Formulation formulation_;
    std::optional<Reach> reach_;  // for the flow formulation
};

}  // namespace shunt::npuzzle::program
