#include "core/job/solve_job.hpp"

#include <algorithm>

#include "core/base/words.hpp"
#include "core/job/path_checksum.hpp"
#include "core/job/search_figures.hpp"
#include "core/job/solution_values.hpp"
#include "core/puzzle/format/shunt_text.hpp"

namespace shunt::job {

Result<std::optional<puzzle::Position>> position_passed(const SolveRequest& request, const puzzle::Puzzle& puzzle) {
    if (!request.through) return std::optional<puzzle::Position>();
    const auto through = puzzle::parse_position(puzzle, *request.through);
    if (!through) return Error{say("through: {why}", {{"why", through.error().message}})};
    return std::optional(canonical(puzzle, *through));
}

Result<std::unique_ptr<SolveJob>> SolveJob::create(const SolveRequest& request) {
    auto problem = checked_problem(request, say("there is nothing to solve, only a census to take"));
    if (!problem) return problem.error();
    if (request.checksum && !has_units_only(problem->puzzle))
        return Error{say("a checksum is made of the letters in which unit tiles move; this puzzle has larger pieces")};
    analysis::SearchOptions search = search_options(request, problem->puzzle);
    search.direction = request.direction;
    const bool all = request.all || request.checksum || request.choices || request.through;
    Options options{
        {search, all}, request.list, request.checksum, request.choices, std::nullopt, stated_in(request, *problem), 0};
    if (request.through) {
        auto through = position_passed(request, problem->puzzle);
        if (!through) return through.error();
        options.through = std::move(*through);
        if (!options.choices) options.choices = kMostChoices;
    }
    if (!all) *problem = merged_problem(std::move(*problem), options.merged);
    return std::unique_ptr<SolveJob>(new SolveJob(std::move(*problem), options));
}

bool SolveJob::advance(std::uint64_t budget) {
    if (stopped_ != Status::running) return false;
    if (solve_.advance(budget)) return true;
    if (lists() && !listed_) {
        list_solutions(budget);
    } else if (has_more_to_tell()) {
        write_choices(budget);
    }
    return has_more_to_tell();
}

/// Where there are too many positions, only how many.
void SolveJob::write_choices(std::uint64_t budget) {
    if (!choices_) {
        outcome::Choices counted = told_columns(*solve_.paths(), *options_.choices, options_.through.has_value());
        if (!counted.reason.empty()) {
            told_choices_ = std::move(counted);
            return;
        }
        const std::uint64_t memory = solve_.search().bytes_left();
        const std::uint64_t held = solve_.bytes() - solve_.search().bytes() + solutions_bytes_;  // beside the search
        choices_ = std::make_unique<ChoicesTeller>(solve_.problem().puzzle, solve_.choices(), options_.through,
                                                   memory - std::min(memory, held));
    }
    const bool more = choices_->advance(budget);
    solve_.note_bytes(solutions_bytes_ + choices_->bytes());
    if (more) return;
    told_choices_ = choices_->take();
    choices_.reset();
}

/// Works on about `budget` positions of solutions: those that go into the report, and for a checksum all.
void SolveJob::list_solutions(std::uint64_t budget) {
    while (budget > 0) {
        const bool wanted = solutions_.size() < options_.list;
        std::optional<std::vector<moves::Move>> solution;
        if (wanted || options_.checksum) {
            if (solve_.find_next_solution(budget)) return;
            solution = solve_.take_next_solution();
        }
        if (!solution) {
            listed_ = true;
            return;
        }
        ++told_;
        checksum_ += path_checksum(letters_of(*solution));
        if (!wanted) continue;
        solutions_bytes_ += moves::heap_bytes(*solution);
        solve_.note_bytes(solutions_bytes_);
        solutions_.push_back(std::move(*solution));
    }
}

void SolveJob::stop(Status why) {
    if (solve_.status() == Status::running) {
        solve_.stop(why);
    } else if (has_more_to_tell()) {
        stopped_ = why;
    }
}

void SolveJob::go_on() {
    stopped_ = Status::running;
    solve_.go_on();
}

Status SolveJob::status() const { return stopped_ != Status::running ? stopped_ : solve_.status(); }

Progress SolveJob::progress() const {
    Progress progress = progress_of(solve_.search());
    if (!solve_.has_solution() || !options_.solve.all) return progress;
    progress.phase = solve_.status() == Status::running ? say("counting solutions")
                     : listed_                          ? say("listing the positions of all solutions")
                                                        : say("listing solutions");
    progress.unit = say("solutions");
    progress.done = told_;
    progress.total.reset();
    return progress;
}

outcome::SolveOutcome SolveJob::make_outcome() const {
    outcome::SolveOutcome outcome;
    outcome.status = status();
    outcome.metric = solve_.metric();
    outcome.reason = solve_.reason();
    if (solve_.has_solution()) set_solutions(outcome);
    if (options_.merged != 0) outcome.not_told_apart = options_.merged;
    outcome.packings = solve_.search().packings();
    outcome.direction = to_string(solve_.search().direction());
    if (status() == Status::limit || status() == Status::cancelled) set_bound(outcome);
    set_figures(outcome, solve_.search());
    tell(outcome, options_.stated);
    std::uint64_t told_bytes = heap_bytes(outcome.moves);
    for (const outcome::Solution& solution : outcome.solutions) told_bytes += heap_bytes(solution.moves);
    outcome.peak_bytes = std::max(outcome.peak_bytes, solve_.bytes() + solutions_bytes_ + told_bytes);
    return outcome;
}

/// What is proved although the search did not come to its end, and how much wider it becomes from level to level.
void SolveJob::set_bound(outcome::SolveOutcome& outcome) const {
    outcome.at_least = solve_.at_least();
    if (solve_.search().exploration() == nullptr) return;
    const std::vector<std::uint64_t>& counts = solve_.search().counts();
    const std::size_t levels = counts.size();
    if (levels < 2 || counts[levels - 2] == 0 || solve_.search().direction() != analysis::Direction::forward) return;
    outcome.growth = static_cast<double>(counts[levels - 1]) / static_cast<double>(counts[levels - 2]);
}

void SolveJob::set_solutions(outcome::SolveOutcome& outcome) const {
    const bool units = has_units_only(solve_.problem().puzzle);
    outcome.length = solve_.moves().size();
    outcome.shortest_solutions = solve_.shortest_solutions();
    outcome.moves = told(solve_.problem(), solve_.moves());
    outcome.counts = told(moves::count(solve_.moves()));
    if (units) outcome.letters = letters_of(solve_.moves());
    for (const auto& solution : solutions_) {
        outcome.solutions.push_back({told(solve_.problem(), solution), std::nullopt});
        if (units) outcome.solutions.back().letters = letters_of(solution);
    }
    outcome.choices = told_choices_;
    if (options_.checksum && listed_) outcome.checksum = checksum_;
}

}  // namespace shunt::job
