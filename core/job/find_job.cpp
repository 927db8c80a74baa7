#include "core/job/find_job.hpp"

#include "core/base/readable.hpp"
#include "core/finder/board_text.hpp"
#include "core/job/json.hpp"

namespace shunt::job {
namespace {

using finder::UnitSearch;

std::string two_digits(int number) { return (number < 10 ? "0" : "") + std::to_string(number); }

/// "9 pieces on 4x4".
std::string size_text(const finder::FindTask& task, int pieces) {
    return std::to_string(pieces) + (pieces == 1 ? " piece on " : " pieces on ") + std::to_string(task.rows) + "x" +
           std::to_string(task.columns);
}

}  // namespace

Result<std::unique_ptr<FindJob>> FindJob::create(const finder::FindTask& task, std::uint64_t memory_limit) {
    auto finder = finder::Finder::create(task);
    if (!finder) return finder.error();
    return std::unique_ptr<FindJob>(new FindJob(std::move(*finder), memory_limit));
}

FindJob::FindJob(std::unique_ptr<finder::Finder> finder, std::uint64_t memory_limit)
    : finder_(std::move(finder)), memory_limit_(memory_limit) {
    note_bytes(0);
}

bool FindJob::advance(std::uint64_t budget) {
    if (status_ == Status::running && !count(budget)) work(budget);
    return status_ == Status::running;
}

bool FindJob::count(std::uint64_t budget) {
    const bool more = finder_->count(static_cast<std::int64_t>(budget));
    note_bytes(0);
    return more;
}

void FindJob::work(std::uint64_t budget) {
    if (worker_ == nullptr) worker_ = std::make_unique<UnitSearch>(*finder_, memory_limit_);
    for (auto left = static_cast<std::int64_t>(budget); left > 0 && status_ == Status::running;) {
        if (!has_unit_) {
            auto unit = claim();
            has_unit_ = unit.has_value();
            if (!has_unit_) return;
            worker_->begin(std::move(*unit));
        }
        const auto state = worker_->advance(left);
        note_bytes(worker_->bytes());
        if (state == UnitSearch::State::working) continue;
        has_unit_ = false;
        deliver(*worker_, state);
    }
}

std::optional<finder::Unit> FindJob::claim() {
    auto unit = finder_->claim();
    if (finder_->finished()) status_ = Status::complete;
    return unit;
}

void FindJob::deliver(const UnitSearch& worker, UnitSearch::State state) {
    if (state == UnitSearch::State::too_large) {
        status_ = Status::limit;
        reason_ = "one stock of pieces needs " + bytes_text(worker.most_bytes()) + ", more than the limit of " +
                  bytes_text(memory_limit_);
        return;
    }
    finder_->deliver(worker.unit(), worker.found());
}

void FindJob::note_bytes(std::uint64_t workers) {
    bytes_ = finder_->bytes() + workers;
    peak_bytes_ = std::max(peak_bytes_, bytes_);
}

void FindJob::stop(Status why) {
    if (status_ == Status::running) status_ = why;
}

Progress FindJob::progress() const {
    Progress progress;
    progress.unit = "boards";
    progress.bytes = bytes_;
    progress.phase = status_ != Status::running ? "ended" : finder_->counted() ? "searching" : "counting boards";
    if (finder_->counted()) {
        progress.done = finder_->tally().boards;
        progress.total = finder_->boards_to_search();
    } else {
        progress.done = finder_->boards();
    }
    return progress;
}

std::uint64_t FindJob::bytes_needed() const { return 0; }

std::string FindJob::report(double seconds) const {
    const finder::Tally& tally = finder_->tally();
    Json report;
    if (status_ != Status::complete) {
        report["status"] = to_string(status_);
        if (!reason_.empty()) report["reason"] = reason_;
        report["searched"] = tally.boards;
    }
    report["metric"] = to_string(finder_->task().metric);
    report["kind"] = to_string(kind());
    report["boards"] = finder_->boards();
    report["just_solved"] = tally.just_solved;
    report["hardest"] = Json::array();
    for (const auto& [pieces, of_pieces] : tally.by_pieces) {
        for (const auto& found : of_pieces.hardest) {
            Json entry;
            entry["pieces"] = pieces;
            entry["length"] = found.length;
            entry["tied"] = of_pieces.starts[static_cast<std::size_t>(found.length)];
            entry["board"] = joined(board_rows(finder_->catalogue().grid(), found), '/');
            entry["goal"] = joined(goal_rows(finder_->catalogue().grid(), found), '/');
            report["hardest"].push_back(std::move(entry));
        }
    }
    report["positions"] = tally.positions;
    report["seconds"] = seconds;
    report["peak_bytes"] = peak_bytes_;
    return report.dump();
}

std::vector<PuzzleFile> FindJob::puzzles() const {
    const finder::FindTask& task = finder_->task();
    const std::string metric(to_string(task.metric));
    const std::string kind_name(to_string(task.kind));
    std::vector<PuzzleFile> files;
    for (const auto& [pieces, of_pieces] : finder_->tally().by_pieces) {
        int place = 0;
        for (const auto& found : of_pieces.hardest) {
            const std::string which = size_text(task, pieces);
            finder::PuzzleOrigin origin{task.metric, task.kind, "Hardest with " + which, "shunt find", {}};
            if (++place > 1) origin.name += ", number " + std::to_string(place);
            origin.note = std::to_string(found.length) + " (" + metric + " metric) is the most that a " + kind_name +
                          " puzzle with " + which + " can need";
            files.push_back({kind_name + "-" + std::to_string(task.rows) + "x" + std::to_string(task.columns) + "-" +
                                 metric + "-" + two_digits(pieces) + (place > 1 ? "-" + std::to_string(place) : "") +
                                 ".txt",
                             puzzle_file(finder_->catalogue().grid(), found, origin)});
        }
    }
    return files;
}

}  // namespace shunt::job
