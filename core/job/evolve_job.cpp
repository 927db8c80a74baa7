#include "core/job/evolve_job.hpp"

#include <algorithm>

#include "core/base/words.hpp"

namespace shunt::job {

Result<std::unique_ptr<EvolveJob>> EvolveJob::create(const finder::EvolveTask& task) {
    auto evolver = finder::Evolver::create(task);
    if (!evolver) return evolver.error();
    return std::unique_ptr<EvolveJob>(new EvolveJob(std::move(*evolver)));
}

bool EvolveJob::advance(std::uint64_t budget) {
    if (status_ != Status::running) return false;
    if (!evolver_->advance(static_cast<std::int64_t>(std::min(budget, kMostBudget)))) status_ = Status::complete;
    peak_bytes_ = std::max(peak_bytes_, evolver_->bytes());
    return status_ == Status::running;
}

Progress EvolveJob::progress() const {
    Progress progress;
    progress.unit = say("candidates");
    progress.phase = status_ == Status::running
                         ? say("evolving, best {length}", {{"length", std::to_string(evolver_->hardest().length)}})
                         : say("ended");
    progress.done = evolver_->tried();
    if (evolver_->task().candidates != 0) progress.total = evolver_->task().candidates;
    progress.bytes = evolver_->bytes();
    progress.worth_reading = status_ == Status::running;
    return progress;
}

void EvolveJob::stop(Status why) {
    if (status_ == Status::running) status_ = why;
}

outcome::EvolveOutcome EvolveJob::make_outcome() const {
    const finder::EvolveTask& task = evolver_->task();
    outcome::EvolveOutcome outcome;
    outcome.status = status_;
    outcome.metric = task.metric;
    outcome.kind = to_string(task.kind);
    outcome.seed = task.seed;
    outcome.candidates = evolver_->tried();
    outcome.too_large = evolver_->too_large();
    for (PuzzleFile& file : puzzles()) {
        outcome.hardest.push_back(told(evolver_->grid(), evolver_->hardest(), std::move(file.text)));
    }
    outcome.found_at = evolver_->found_at();
    outcome.boards = evolver_->boards();
    outcome.peak_bytes = peak_bytes_;
    return outcome;
}

std::vector<PuzzleFile> EvolveJob::puzzles() const {
    const finder::EvolveTask& task = evolver_->task();
    const finder::Found<finder::Wide>& found = evolver_->hardest();
    if (found.length == 0) return {};
    const int pieces = static_cast<int>(pieces_of(evolver_->grid(), found.board).size());
    const std::string which = size_text(task.rows, task.columns, pieces);
    const std::string source = "shunt evolve, kind " + std::string(to_string(task.kind)) + ", seed " +
                               std::to_string(task.seed) + ", candidate " + std::to_string(evolver_->found_at());
    const finder::PuzzleOrigin origin{task.metric, task.kind, say("Evolved: {size}", {{"size", which}}), source};
    const std::string stem = file_stem(task.kind, task.rows, task.columns, task.metric, pieces);
    return {{"evolved-" + stem + ".txt", puzzle_file(evolver_->grid(), found, origin)}};
}

}  // namespace shunt::job
