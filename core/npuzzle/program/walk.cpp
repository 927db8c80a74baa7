#include "core/npuzzle/program/walk.hpp"

#include <algorithm>
#include <cassert>

#include "core/base/words.hpp"

namespace shunt::npuzzle::program {
namespace {

using Family = Variable::Family;

constexpr int kNowhere = -1;
constexpr double kHalf = 0.5;  // values are 0 or 1, up to the solver's tolerance

/// The cells of the blank before each step and after the last one.
Result<std::vector<int>> blank_path(const Instance& instance, const Model& model, std::span<const double> values) {
    std::vector<int> path(static_cast<std::size_t>(model.steps) + 1, kNowhere);
    if (model.formulation == Formulation::flow) path.back() = cells_of_tiles(instance.goal)[0];
    for (std::size_t column = 0; column < values.size(); ++column) {
        const Variable& variable = model.variables[column];
        const bool says = variable.family == Family::path || (variable.family == Family::place && variable.tile == 0);
        if (!says || values[column] < kHalf) continue;
        int& cell = path[static_cast<std::size_t>(variable.step)];
        if (cell != kNowhere) {
            return Error{say("before step {step} the blank is on two cells", {{"step", variable.step + 1}})};
        }
        cell = variable.cell;
    }
    const auto gap = std::find(path.begin(), path.end(), kNowhere);
    if (gap != path.end()) {
        return Error{say("before step {step} the blank is on no cell", {{"step", gap - path.begin() + 1}})};
    }
    return path;
}

/// The direction in which a tile goes from `tile` to its neighbour `blank`, or 0 when they are not beside each other.
char letter_of(const Instance& instance, int tile, int blank) {
    const int columns = instance.size().columns;
    if (tile == blank + columns) return 'U';
    if (tile == blank - columns) return 'D';
    if (tile / columns != blank / columns) return 0;
    return tile == blank + 1 ? 'L' : tile == blank - 1 ? 'R' : '\0';
}

}  // namespace

Result<Walk> decode_walk(const Instance& instance, const Model& model, std::span<const double> values) {
    assert(values.size() == model.variables.size());
    const auto path = blank_path(instance, model, values);
    if (!path) return path.error();
    Walk walk;
    for (std::size_t step = 0; step + 1 < path->size(); ++step) {
        const int from = (*path)[step];
        const int to = (*path)[step + 1];
        const char letter = letter_of(instance, to, from);
        if (from == to) {
            ++walk.passes;
        } else if (letter == 0) {
            return Error{say("in step {step} the blank jumps from cell {from} to cell {to}",
                             {{"step", step + 1}, {"from", from}, {"to", to}})};
        } else {
            walk.letters += letter;
        }
    }
    const auto end = replay(instance.start, walk.letters);
    if (!end) return end.error();
    if (*end != instance.goal)
        return Error{say("the {moves} moves do not end at the goal", {{"moves", walk.letters.size()}})};
    return walk;
}

}  // namespace shunt::npuzzle::program
