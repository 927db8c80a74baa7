#include "core/npuzzle/deepening_engine.hpp"

#include <algorithm>

#include "core/base/readable.hpp"
#include "core/base/words.hpp"
#include "core/npuzzle/by_stages.hpp"

namespace shunt::npuzzle {
namespace {

/// Nodes after which a board counts as hard, and good solutions are looked for beside the proof.
constexpr std::uint64_t kEasyNodes = 20'000'000;
/// Cells from which every board counts as hard.
constexpr int kHardCells = 20;
/// Nodes of the deepening that take as long as one board of the beam.
constexpr std::uint64_t kNodesPerBoard = 8;
/// Most memory of the beam, in bytes: much where the proof will hardly come to its end, little, which means a short time, where it will.
constexpr std::uint64_t kMostBeamBytes = std::uint64_t{256} << 20;
constexpr std::uint64_t kMostBeamBytesOfFewCells = std::uint64_t{16} << 20;

}  // namespace

DeepeningEngine::DeepeningEngine(const Problem& problem, std::uint64_t memory_limit, TableSize table_size)
    : standing_(standing(problem)),
      memory_limit_(memory_limit),
      manhattan_(problem.manhattan()),
      patterns_(choose_patterns(standing_.problem.size, standing_.problem.blank_home, memory_limit, table_size)),
      builder_(patterns_) {
    if (patterns_.bytes_needed() > memory_limit) {
        refusal_ = say("the smallest tables for a {size} board need {memory}, the limit is {limit}",
                       {{"size", to_string(problem.size)},
                        {"memory", bytes_text(patterns_.bytes_needed())},
                        {"limit", bytes_text(memory_limit)}});
    }
}

bool DeepeningEngine::advance(std::uint64_t budget) {
    if (!refusal_.empty() || proved()) return false;
    if (!tables_) {
        build(budget);
    } else if (!deepening_) {
        begin_search();
    } else {
        search(budget);
    }
    return refusal_.empty() && !proved();
}

void DeepeningEngine::build(std::uint64_t budget) {
    switch (builder_.advance(budget)) {
        case TablesBuilder::State::building:
            break;
        case TablesBuilder::State::done:
            tables_ = std::make_shared<const Tables>(builder_.take());
            break;
        case TablesBuilder::State::refused:
            refusal_ = say("the system refused {memory} of memory", {{"memory", bytes_text(patterns_.bytes_needed())}});
            break;
    }
}

void DeepeningEngine::begin_search() {
    detours_.emplace(standing_.problem.size);
    deepening_.emplace(*tables_, *detours_, standing_.problem);
    if (deepening_->solved()) keep(deepening_->solution());
}

/// A first solution at once, and the search for better ones.
void DeepeningEngine::begin_beam() {
    keep(solve_by_stages(standing_.problem));
    const std::uint64_t held = tables_->bytes() + detours_->bytes() + deepening_->bytes();
    const std::uint64_t left = memory_limit_ > held ? memory_limit_ - held : 0;
    const bool few = standing_.problem.size.cells() < kHardCells;
    beam_.emplace(*tables_, standing_.problem, best_->size(),
                  std::min(left, few ? kMostBeamBytesOfFewCells : kMostBeamBytes));
}

void DeepeningEngine::search(std::uint64_t budget) {
    const bool hard = standing_.problem.size.cells() >= kHardCells || deepening_->nodes() > kEasyNodes;
    if (hard && !beam_) begin_beam();
    if (beam_ && beam_->advance(budget / 2 / kNodesPerBoard + 1)) budget /= 2;
    if (beam_ && !beam_->best().empty() && beam_->best().size() < best_->size()) keep(beam_->best());
    if (proved()) return;
    deepening_->advance(budget);
    if (deepening_->solved()) keep(deepening_->solution());
}

void DeepeningEngine::keep(const std::vector<Direction>& steps) { best_ = turned_back(steps, standing_.turned_by); }

bool DeepeningEngine::proved() const { return best_ && at_least() >= static_cast<int>(best_->size()); }

Work DeepeningEngine::work() const {
    if (!tables_) return {say("building tables"), say("placements"), builder_.done(), builder_.total()};
    return {say("searching"), say("nodes"), nodes(), std::nullopt};
}

std::uint64_t DeepeningEngine::nodes() const {
    return (deepening_ ? deepening_->nodes() : 0) + (beam_ ? beam_->expanded() : 0);
}

std::uint64_t DeepeningEngine::bytes_needed() const { return tables_ ? bytes() : patterns_.bytes_needed(); }

std::uint64_t DeepeningEngine::bytes() const {
    if (!tables_) return builder_.bytes();
    return tables_->bytes() + (detours_ ? detours_->bytes() : 0) + (deepening_ ? deepening_->bytes() : 0) +
           (beam_ ? beam_->bytes() : 0);
}

}  // namespace shunt::npuzzle
