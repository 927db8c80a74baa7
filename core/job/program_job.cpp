#include "core/job/program_job.hpp"

#include <nlohmann/json.hpp>

#include "core/base/readable.hpp"
#include "core/npuzzle/program/lp_text.hpp"

namespace shunt::job {
namespace {

using Json = nlohmann::ordered_json;
using npuzzle::program::Attempt;
using npuzzle::program::HorizonSearch;
using npuzzle::program::ModelBuilder;
using npuzzle::program::NoAnswer;
using npuzzle::program::Outcome;

Json attempt_json(const Attempt& attempt) {
    Json entry;
    entry["steps"] = attempt.steps;
    entry["outcome"] = to_string(attempt.outcome);
    entry["presolve"] = attempt.presolve;
    entry["variables"] = attempt.size.variables();
    entry["binary"] = attempt.size.binary;
    entry["continuous"] = attempt.size.continuous;
    entry["constraints"] = attempt.size.constraints;
    entry["nonzeros"] = attempt.size.nonzeros;
    entry["nodes"] = attempt.nodes ? Json(*attempt.nodes) : Json();
    entry["seconds"] = attempt.seconds;
    entry["note"] = attempt.note;
    return entry;
}

constexpr std::uint64_t kReferenceNodes = 20'000'000;  // half a second

/// The attempts, and sums over them.
void append_attempts(Json& report, const std::vector<Attempt>& attempts) {
    std::uint64_t calls = 0;
    std::uint64_t nodes = 0;
    double seconds = 0;
    report["attempts"] = Json::array();
    for (const Attempt& attempt : attempts) {
        report["attempts"].push_back(attempt_json(attempt));
        calls += attempt.size.constraints > 0 ? 1 : 0;
        nodes += attempt.nodes.value_or(0);
        seconds += attempt.seconds;
    }
    report["solver_calls"] = calls;
    report["nodes"] = nodes;
    report["solver_seconds"] = seconds;
}

Outcome no_answer_from(std::string_view name) {
    return name == "limit" ? Outcome::limit : name == "hung" ? Outcome::hung : Outcome::failed;
}

Json reference_json(const std::optional<int>& length) {
    if (!length) return nullptr;
    Json json;
    json["method"] = "IDA*";
    json["length"] = *length;
    return json;
}

Json moves_json(npuzzle::Board board, const std::string& letters) {
    Json list = Json::array();
    for (const char letter : letters) {
        const npuzzle::Cell to = board.blank();
        board = *replay(std::move(board), std::string_view(&letter, 1));
        const npuzzle::Cell from = board.blank();
        Json entry;
        entry["piece"] = std::to_string(board.tile(to));
        entry["at"] = {board.size().row(from) + 1, board.size().column(from) + 1};
        entry["path"] = std::string(1, letter);
        list.push_back(std::move(entry));
    }
    return list;
}

}  // namespace

Result<std::unique_ptr<ProgramJob>> ProgramJob::create(ProgramRequest request) {
    std::unique_ptr<ProgramJob> job(new ProgramJob(std::move(request)));
    const npuzzle::program::Instance& instance = job->request_.instance;
    if (instance.start == instance.goal) {
        job->walk_.emplace();
        job->end(Status::solved, "the board is solved already: T = 0, and no program is needed");
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
    walk_ = search.walk();
    at_least_ = search.at_least();
    const auto state = search.state();
    if (state == HorizonSearch::State::preparing || state == HorizonSearch::State::asking) return;
    end(search.proved_optimal() ? Status::solved : Status::limit, search.reason());
}

void ProgramJob::stop(Status why) {
    if (status_ != Status::running) return;
    end(why, why == Status::limit ? "the time is over" : "stopped");
}

void ProgramJob::end(Status status, std::string reason) {
    status_ = status;
    reason_ = std::move(reason);
}

Progress ProgramJob::progress() const {
    Progress progress;
    progress.phase = "ended";
    progress.unit = "horizons";
    if (!search_ || status_ != Status::running) return progress;
    progress.done = search_->attempts().size();
    progress.phase = "T = " + std::to_string(search_->steps());
    if (const auto asked = question()) {
        progress.phase += ": the solver works on " + grouped(asked->model->program.size().variables()) + " variables";
    }
    return progress;
}

std::optional<Errand> ProgramJob::errand() const {
    const auto asked = question();
    if (!asked) return std::nullopt;
    return Errand{lp_text(asked->model->program, "written by shunt"), asked->presolve, request_.seconds};
}

void ProgramJob::bring(std::string_view outcome, std::string_view text, double seconds) {
    const auto asked = question();
    if (!asked) return;
    if (outcome != "solution") return answer(NoAnswer{no_answer_from(outcome), std::string(text)}, seconds);
    const auto solution = parse_solution(text, asked->model->program);
    if (solution) return answer(*solution, seconds);
    answer(NoAnswer{Outcome::failed, "the solver's solution cannot be read: " + to_string(solution.error())}, seconds);
}

bool ProgramJob::solver_failed() const {
    return search_ && search_->state() == HorizonSearch::State::stuck &&
           search_->attempts().back().outcome == npuzzle::program::Outcome::failed;
}

std::string ProgramJob::report(double seconds) const {
    const Json best = walk_ ? Json(walk_->letters.size()) : Json();
    Json report;
    report["status"] = to_string(status_);
    report["metric"] = "step";
    report["length"] = status_ == Status::solved ? best : Json();
    report["letters"] = walk_ ? Json(walk_->letters) : Json();
    if (walk_) report["moves"] = moves_json(request_.instance.start, walk_->letters);
    report["lower_bound"] = status_ == Status::unsolvable ? Json() : Json(at_least_);
    report["best"] = best;
    report["with"] = to_string(request_.mode);
    report["formulation"] = to_string(request_.formulation);
    report["solver"] = request_.solver;
    report["passes"] = walk_ ? walk_->passes : 0;
    report["reason"] = reason_;
    report["reference"] = reference_json(reference_ ? reference_->length() : std::nullopt);
    report["disagreement"] = search_ && search_->disagreed();
    append_attempts(report, search_ ? search_->attempts() : std::vector<Attempt>());
    report["seconds"] = seconds;
    // What a solver says may be in any encoding.
    return report.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace shunt::job
