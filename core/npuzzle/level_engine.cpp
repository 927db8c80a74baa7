#include "core/npuzzle/level_engine.hpp"

#include "core/base/readable.hpp"
#include "core/base/words.hpp"

namespace shunt::npuzzle {

LevelEngine::LevelEngine(const Problem& problem, std::uint64_t memory_limit)
    : arrangements_(problem.size, problem.blank_home) {
    options_.until = arrangements_.number(problem);
    options_.way_back = true;
    if (bytes_needed() > memory_limit) {
        refusal_ = say("breadth-first search of a {size} board needs {memory}, the limit is {limit}",
                       {{"size", to_string(problem.size)},
                        {"memory", bytes_text(bytes_needed())},
                        {"limit", bytes_text(memory_limit)}});
        return;
    }
    search_ = LevelSearch::create(arrangements_, options_);
    if (!search_) refusal_ = say("the system refused {memory} of memory", {{"memory", bytes_text(bytes_needed())}});
}

bool LevelEngine::advance(std::uint64_t budget) {
    if (!search_ || best_) return false;
    if (search_->advance(budget)) return true;
    best_.emplace();
    for (const Direction step : search_->way_to_goal(*options_.until, search_->depth())) *best_ += puzzle::letter(step);
    return false;
}

Work LevelEngine::work() const {
    return {say("searching"), say("boards"), search_ ? search_->expanded() : 0, arrangements_.count()};
}

std::uint64_t LevelEngine::nodes() const { return search_ ? search_->met() : 0; }

/// The level being expanded leads to the next.
int LevelEngine::at_least() const {
    return !search_ ? 0 : search_->has_found() ? search_->depth() : search_->depth() + 1;
}

std::uint64_t LevelEngine::bytes_needed() const {
    return arrangements_.bytes() + LevelSearch::bytes_needed(arrangements_, options_);
}

}  // namespace shunt::npuzzle
