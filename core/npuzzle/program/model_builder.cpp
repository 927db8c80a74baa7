#include "core/npuzzle/program/model_builder.hpp"

#include <cassert>

#include "core/base/words.hpp"
#include "core/npuzzle/program/flow_model.hpp"
#include "core/npuzzle/program/placement_model.hpp"

namespace shunt::npuzzle::program {
namespace {

/// An upper bound of the nonzeros of the flow formulation: with every column of every step.
std::uint64_t most_flow_nonzeros(const Instance& instance, int steps) {
    const auto rows = static_cast<std::uint64_t>(instance.size().rows);
    const auto columns = static_cast<std::uint64_t>(instance.size().columns);
    const std::uint64_t cells = rows * columns;
    const std::uint64_t arcs = 2 * (rows * (columns - 1) + columns * (rows - 1));
    const std::uint64_t a_step = arcs * (4 + 3) + arcs * (cells - 1) * 4 + cells * (cells - 1) * 5;
    return a_step * (static_cast<std::uint64_t>(steps) + 1);
}

}  // namespace

ModelBuilder::ModelBuilder(Instance instance, Mode mode, Formulation formulation)
    : instance_(std::move(instance)), mode_(mode), formulation_(formulation) {
    if (formulation == Formulation::flow) reach_.emplace(instance_);
}

Result<ModelBuilder> ModelBuilder::create(Instance instance, Mode mode, Formulation formulation) {
    if (instance.cells() < 2) return Error{say("a board of one cell has no tile to move")};
    if (instance.cells() > kMostProgramCells) {
        return Error{say("the board has {cells} cells; integer programs are made for at most {limit}",
                         {{"cells", instance.cells()}, {"limit", kMostProgramCells}})};
    }
    return ModelBuilder(std::move(instance), mode, formulation);
}

bool ModelBuilder::prepare(std::uint64_t budget) { return reach_ && reach_->advance(budget); }

std::optional<Error> ModelBuilder::refusal(int steps) const {
    if (steps < 1 || steps > kMostSteps) {
        return Error{say("a horizon of {steps} steps: it must be 1 to {limit}",
                         {{"steps", std::to_string(steps)}, {"limit", kMostSteps}})};
    }
    const bool flow = formulation_ == Formulation::flow;
    const std::uint64_t nonzeros =
        flow ? most_flow_nonzeros(instance_, steps) : placement_size(instance_, mode_, formulation_, steps).nonzeros;
    if (nonzeros <= kMostNonzeros) return std::nullopt;
    constexpr Phrase kTexts[] = {
        Phrase(
            "the program for {steps} steps would have {nonzeros} nonzeros; no solver here can hold more than {limit}"),
        Phrase("the program for {steps} steps would have up to {nonzeros} nonzeros; no solver here can hold more than "
               "{limit}")};
    return Error{say(kTexts[flow ? 1 : 0], {{"steps", steps}, {"nonzeros", nonzeros}, {"limit", kMostNonzeros}})};
}

Result<Model> ModelBuilder::build(int steps) const {
    if (auto refused = refusal(steps)) return std::move(*refused);
    if (formulation_ != Formulation::flow) return placement_model(instance_, mode_, formulation_, steps);
    assert(reach_->ready());
    return flow_model(instance_, mode_, LiveStates(instance_, *reach_, steps));
}

}  // namespace shunt::npuzzle::program
