#include "core/job/find_job.hpp"

#include <algorithm>

#include "core/base/readable.hpp"
#include "core/base/words.hpp"

namespace shunt::job {
namespace {

finder::UnitSource& units_of(finder::Finder& finder, const FindJob::Options& options) {
    if (options.team != nullptr) return *options.team;
    return finder;
}

}  // namespace

Result<std::unique_ptr<FindJob>> FindJob::create(const finder::FindTask& task, const Options& options) {
    auto finder = finder::Finder::create(task);
    if (!finder) return finder.error();
    return std::unique_ptr<FindJob>(new FindJob(std::move(*finder), options));
}

FindJob::FindJob(std::unique_ptr<finder::Finder> finder, const Options& options)
    : finder_(std::move(finder)),
      options_(options),
      workers_(*finder_, units_of(*finder_, options), options.memory_limit, options.crew) {
    if (options_.team != nullptr) options_.team->join(*finder_, workers_.size());
    note_bytes();
}

bool FindJob::advance(std::uint64_t budget) {
    if (status_ != Status::running) return false;
    budget = std::min(budget, kMostBudget);
    if (options_.team != nullptr) {
        work_in_team(budget);
    } else if (!finder_->counted()) {
        finder_->count(static_cast<std::int64_t>(budget));
    } else {
        work(budget);
    }
    note_bytes();
    return status_ == Status::running;
}

/// Lets every worker search about `budget` boards.
void FindJob::work(std::uint64_t budget) {
    workers_.advance(budget);
    end(own_round());
}

/// The first part counts, and then deals; all search what they have, for as long as was agreed, and tell each other.
void FindJob::work_in_team(std::uint64_t budget) {
    std::uint64_t worked = 0;
    if (options_.team->is_first() && !finder_->counted()) {
        finder_->count(static_cast<std::int64_t>(budget));
    } else {
        worked = search_round(std::max<std::uint64_t>(1, budget * round_ / kSlice));
    }
    finder::FinderRound own = own_round();
    own.worked = worked;
    const finder::FinderRound all = options_.team->meet(own);
    if (all.wanting) workers_.give_back();
    // A round costs the others' waiting: long ones are for those who all have enough to do.
    round_ = all.idle ? kShortest : std::min(2 * round_, kLongest);
    end(all);
}

finder::FinderRound FindJob::own_round() const {
    finder::FinderRound own;
    own.idle = workers_.idle();
    own.too_large = workers_.too_large();
    own.largest = workers_.largest();
    own.finished = finder_->counted() && finder_->finished();
    return own;
}

/// Searches up to `boards` with every worker; returns how many the busiest of them searched.
std::uint64_t FindJob::search_round(std::uint64_t boards) {
    std::uint64_t left = boards;
    while (left > 0 && !workers_.too_large()) {
        const std::uint64_t used = workers_.advance(left);
        if (used == 0) break;
        left -= std::min(left, used);
    }
    return boards - left;
}

void FindJob::end(const finder::FinderRound& round) {
    if (round.too_large) {
        status_ = Status::limit;
        reason_ = say("one stock of pieces needs {needed}, more than the {limit} that there is for it",
                      {{"needed", bytes_text(round.largest)}, {"limit", bytes_text(workers_.limit())}});
    } else if (round.finished) {
        status_ = Status::complete;
    }
}

void FindJob::note_bytes() {
    bytes_ = finder_->bytes() + workers_.bytes();
    peak_bytes_ = std::max(peak_bytes_, bytes_);
}

void FindJob::stop(Status why) {
    if (status_ == Status::running) status_ = why;
}

Progress FindJob::progress() const {
    Progress progress;
    progress.unit = say("boards");
    progress.bytes = bytes_;
    progress.phase = status_ != Status::running ? say("ended")
                     : finder_->counted()       ? say("searching")
                                                : say("counting boards");
    progress.worth_reading = status_ == Status::running && finder_->counted();
    if (finder_->counted()) {
        progress.done = finder_->tally().boards;
        progress.total = finder_->boards_to_search();
    } else {
        progress.done = finder_->boards();
    }
    return progress;
}

outcome::FindOutcome FindJob::make_outcome() const {
    const finder::Tally& tally = finder_->tally();
    outcome::FindOutcome outcome;
    outcome.status = status_;
    outcome.reason = reason_;
    outcome.searched = tally.boards;
    outcome.metric = finder_->task().metric;
    outcome.kind = to_string(finder_->task().kind);
    outcome.boards = finder_->boards();
    outcome.just_solved = tally.just_solved;
    for (const auto& [pieces, of_pieces] : tally.by_pieces) {
        int place = 0;
        for (const auto& found : of_pieces.hardest) {
            outcome.hardest.push_back(told(finder_->catalogue().grid(), found, file_of(found, pieces, ++place).text));
            outcome.hardest.back().tied = of_pieces.starts[static_cast<std::size_t>(found.length)];
        }
    }
    outcome.positions = tally.positions;
    outcome.peak_bytes = peak_bytes_;
    if (options_.tells_checkpoint && status_ != Status::complete) outcome.checkpoint = checkpoint();
    return outcome;
}

/// The puzzle at that place (from 1) among those with so many pieces.
PuzzleFile FindJob::file_of(const finder::Found<finder::Narrow>& found, int pieces, int place) const {
    const finder::FindTask& task = finder_->task();
    const std::string number = std::to_string(place);
    const std::string size = size_text(task.rows, task.columns, pieces);
    // Without a note: what is to be done is said by whoever shows the puzzle.
    finder::PuzzleOrigin origin{
        task.metric, task.kind, say("Hardest with {size}", {{"size", size}}),
        "shunt find, kind " + std::string(to_string(task.kind)) + ", the best of each stock of pieces"};
    if (status_ != Status::complete) {
        // The puzzle goes out into the world under that name, and the hardest may be among the boards that were not searched.
        origin.name = say("Hard, with {size}", {{"size", size}});
        origin.source += " among " + std::to_string(finder_->tally().boards) + " of " +
                         std::to_string(finder_->boards()) + " boards";
    }
    std::string stem = file_stem(task.kind, task.rows, task.columns, task.metric, pieces);
    if (place > 1) {
        origin.name = say("{name}, number {number}", {{"name", origin.name}, {"number", number}});
        stem.append("-").append(number);
    }
    return {stem + ".txt", puzzle_file(finder_->catalogue().grid(), found, origin)};
}

std::vector<PuzzleFile> FindJob::puzzles() const {
    std::vector<PuzzleFile> files;
    for (const auto& [pieces, of_pieces] : finder_->tally().by_pieces) {
        int place = 0;
        for (const auto& found : of_pieces.hardest) files.push_back(file_of(found, pieces, ++place));
    }
    return files;
}
}  // namespace shunt::job
