#include "core/job/program_job.hpp"

#include "core/base/readable.hpp"
#include "core/base/words.hpp"
#include "core/npuzzle/program/lp_text.hpp"

namespace shunt::job {
namespace {

using npuzzle::program::Attempt;
using npuzzle::program::HorizonSearch;
using npuzzle::program::ModelBuilder;
using npuzzle::program::NoAnswer;
using npuzzle::program::Outcome;
using npuzzle::program::Solution;

constexpr std::uint64_t kReferenceNodes = 20'000'000;  // half a second

outcome::ProgramOutcome::Attempt told(const Attempt& attempt) {
    return {attempt.steps,    std::string(to_string(attempt.outcome)),
            attempt.presolve, job::told(attempt.size),
            attempt.nodes,    attempt.seconds,
            attempt.note};
}

/// The attempts, and sums over them.
void set_attempts(outcome::ProgramOutcome& outcome, const std::vector<Attempt>& attempts) {
    for (const Attempt& attempt : attempts) {
        outcome.attempts.push_back(told(attempt));
        outcome.solver_calls += attempt.size.constraints > 0 ? 1 : 0;
        outcome.nodes += attempt.nodes.value_or(0);
        outcome.solver_seconds += attempt.seconds;
    }
}

Outcome no_answer_from(std::string_view name) {
    return name == "limit" ? Outcome::limit : name == "hung" ? Outcome::hung : Outcome::failed;
}

std::vector<outcome::ProgramOutcome::TileMove> told(npuzzle::Board board, const std::string& letters) {
    std::vector<outcome::ProgramOutcome::TileMove> list;
    for (const char letter : letters) {
        const npuzzle::Cell to = board.blank();
        board = *replay(std::move(board), std::string_view(&letter, 1));
        const npuzzle::Cell from = board.blank();
        list.push_back({std::to_string(board.tile(to)),
                        {board.size().row(from) + 1, board.size().column(from) + 1},
                        std::string(1, letter)});
    }
    return list;
}

}  // namespace

outcome::ProgramSize told(const npuzzle::program::ProgramSize& size) {
    return {size.variables(), size.binary, size.continuous, size.constraints, size.nonzeros};
}

Result<std::unique_ptr<ProgramJob>> ProgramJob::create(ProgramRequest request) {
    std::unique_ptr<ProgramJob> job(new ProgramJob(std::move(request)));
    const npuzzle::program::Instance& instance = job->request_.instance;
    if (instance.start == instance.goal) {
        job->walk_.emplace();
        job->end(Status::solved, say("the board is solved already: T = 0, and no program is needed"));
        return job;
    }
    auto solvability = npuzzle::solvability(instance.start, instance.goal);
    if (!solvability.solvable) {
        job->end(Status::unsolvable, std::move(solvability.reason));
        return job;
    }
    auto builder = ModelBuilder::create(instance, job->request_.mode, job->request_.formulation);
    if (!builder) return builder.error();
    auto search = HorizonSearch::create(std::move(*builder), job->request_.horizons);
    if (!search) return search.error();
    job->search_.emplace(std::move(*search));
    job->reference_.emplace(instance, kReferenceNodes);
    return job;
}

bool ProgramJob::advance(std::uint64_t budget) {
    if (status_ != Status::running) return false;
    if (reference_->advance(budget)) return true;
    if (const auto length = reference_->length()) search_->set_known(*length);
    search_->advance(budget);
    look();
    return status_ == Status::running;
}

std::optional<npuzzle::program::Question> ProgramJob::question() const {
    if (status_ != Status::running || search_->state() != HorizonSearch::State::asking) return std::nullopt;
    return search_->question();
}

/// Takes over what the search has come to.
void ProgramJob::look() {
    const HorizonSearch& search = *search_;
    text_.clear();
    if (search.state() == HorizonSearch::State::asking)
        text_ = lp_text(search.question().model->program, "written by shunt");
    walk_ = search.walk();
    at_least_ = search.at_least();
    const auto state = search.state();
    if (state == HorizonSearch::State::preparing || state == HorizonSearch::State::asking) return;
    end(search.proved_optimal() ? Status::solved : Status::limit, search.reason());
}

void ProgramJob::stop(Status why) {
    if (status_ != Status::running) return;
    end(why, why == Status::limit ? say("the time is over") : say("stopped"));
}

void ProgramJob::end(Status status, std::string reason) {
    status_ = status;
    reason_ = std::move(reason);
}

Progress ProgramJob::progress() const {
    Progress progress;
    progress.phase = say("ended");
    progress.unit = say("horizons");
    if (!search_ || status_ != Status::running) return progress;
    progress.worth_reading = true;
    progress.done = search_->attempts().size();
    const std::string steps = std::to_string(search_->steps());
    const auto asked = question();
    progress.phase = asked ? say("T = {steps}: the solver works on {count} variables",
                                 {{"steps", steps}, {"count", asked->model->program.size().variables()}})
                           : say("T = {steps}", {{"steps", steps}});
    return progress;
}

std::optional<SolverRequest> ProgramJob::request() const {
    const auto asked = question();
    if (!asked) return std::nullopt;
    return SolverRequest{text_, asked->presolve, request_.seconds};
}

void ProgramJob::take(const std::variant<Solution, NoAnswer>& answer, double seconds) {
    std::visit([&](const auto& held) { search_->answer(held, seconds); }, answer);
    look();
}

void ProgramJob::answer(std::string_view outcome, std::string_view text, double seconds) {
    const auto asked = question();
    if (!asked) return;
    if (outcome != "solution") return take(NoAnswer{no_answer_from(outcome), std::string(text)}, seconds);
    const auto solution = parse_solution(text, asked->model->program);
    if (solution) return take(*solution, seconds);
    take(NoAnswer{Outcome::failed,
                  say("the solver's solution cannot be read: {why}", {{"why", to_string(solution.error())}})},
         seconds);
}

bool ProgramJob::solver_failed() const {
    return search_ && search_->state() == HorizonSearch::State::stuck &&
           search_->attempts().back().outcome == npuzzle::program::Outcome::failed;
}

outcome::ProgramOutcome ProgramJob::make_outcome() const {
    outcome::ProgramOutcome outcome;
    outcome.status = status_;
    if (walk_) set_walk(outcome);
    if (status_ != Status::unsolvable) outcome.lower_bound = at_least_;
    outcome.with = to_string(request_.mode);
    outcome.formulation = to_string(request_.formulation);
    outcome.solver = request_.solver;
    outcome.reason = reason_;
    if (reference_ && reference_->length()) outcome.reference = {"IDA*", *reference_->length()};
    outcome.disagreement = search_ && search_->disagreed();
    if (search_) set_attempts(outcome, search_->attempts());
    return outcome;
}

void ProgramJob::set_walk(outcome::ProgramOutcome& outcome) const {
    outcome.best = walk_->letters.size();
    if (status_ == Status::solved) outcome.length = outcome.best;
    outcome.letters = walk_->letters;
    outcome.moves = told(request_.instance.start, walk_->letters);
    outcome.passes = walk_->passes;
}

}  // namespace shunt::job
