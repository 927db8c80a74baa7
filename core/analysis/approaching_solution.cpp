#include "core/analysis/approaching_solution.hpp"

#include <algorithm>

#include "core/analysis/breadth_first.hpp"
#include "core/analysis/greedy_solution.hpp"
#include "core/base/readable.hpp"
#include "core/base/words.hpp"

namespace shunt::analysis {

using search::Status;

std::string no_solution_within(std::uint64_t bytes) {
    return say("no solution within {size}", {{"size", bytes_text(bytes)}});
}

std::unique_ptr<AnySolution> find_any_solution(puzzle::Problem problem, puzzle::Metric metric,
                                               std::uint64_t memory_limit) {
    if (approach::Approach::can_search(problem))
        return std::make_unique<ApproachingSolution>(std::move(problem), metric, memory_limit);
    return std::make_unique<GreedySolution>(std::move(problem), metric, memory_limit);
}

ApproachingSolution::ApproachingSolution(puzzle::Problem problem, puzzle::Metric metric, std::uint64_t memory_limit)
    : AnySolution(std::move(problem), metric), memory_limit_(memory_limit), motions_(problem_.puzzle, metric) {
    if (problem_.puzzle.is_solved(problem_.start)) {
        has_solution_ = true;
        counts_ = moves::count(moves_);
        status_ = Status::solved;
    } else {
        approach_.emplace(problem_, metric, memory_limit);
    }
}

std::uint64_t ApproachingSolution::bytes() const {
    return (approach_ ? approach_->bytes() : 0) + moves::heap_bytes(moves_);
}

bool ApproachingSolution::advance(std::uint64_t budget) {
    constexpr std::uint64_t kPortion = 1'000;  // a way that was found is written before long
    for (std::uint64_t spent = 0; spent < budget && status_ == Status::running;) {
        if (written_) {
            spent += write();
            continue;
        }
        const bool more = approach_->advance(std::min(kPortion, budget - spent));
        spent += kPortion;
        if (approach_->ways() > written_ways_) {
            begin_writing();
        } else if (!more) {
            conclude();
        }
    }
    return status_ == Status::running;
}

void ApproachingSolution::begin_writing() {
    written_ways_ = approach_->ways();
    way_ = approach_->way();
    written_.emplace(problem_, motions_);
    next_ = 1;
}

/// Writes the next of its moves.
std::uint64_t ApproachingSolution::write() {
    if (next_ < way_.size() && written_->defect().empty()) return written_->go_to(approach_->position(way_[next_++]));
    end_writing();
    return 1;
}

void ApproachingSolution::end_writing() {
    defect_ = written_->defect();
    // Of a position with more groups than are listed the move may not be found again: then the way is as good as none.
    if (!defect_.empty() && motions_.is_crowded()) {
        defect_.clear();
        written_.reset();
        return;
    }
    if (defect_.empty() && !written_->is_solved()) defect_ = say("the solution does not end at a goal");
    if (defect_.empty()) {
        std::vector<moves::Move> moves = written_->take_moves();
        const moves::Counts counts = moves::count(moves);
        // Moves that the search counts one by one may count as one together: a longer way can be the shorter one.
        if (!has_solution_ || counts.in(metric_) < counts_.in(metric_)) {
            moves_ = std::move(moves);
            counts_ = counts;
        }
        has_solution_ = true;
    } else {
        status_ = Status::complete;
    }
    written_.reset();
}

void ApproachingSolution::conclude() {
    if (has_solution_) {
        status_ = approach_->has_seen_all() ? Status::solved : Status::complete;
    } else if (approach_->has_seen_all()) {
        status_ = Status::unsolvable;
    } else {
        status_ = Status::limit;
        reason_ = approach_->is_crowded() ? crowded_reason() : no_solution_within(memory_limit_);
    }
}

}  // namespace shunt::analysis
