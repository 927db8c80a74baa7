// The job behind `shunt find` and the page's search for hard puzzles. The search itself is explained in core/finder/finder.hpp.
#pragma once

#include <memory>
#include <vector>

#include "core/finder/unit_search.hpp"
#include "core/job/job.hpp"

namespace shunt::job {

/// A puzzle file that a job offers.
struct PuzzleFile {
    std::string name;  ///< of the file, without a folder
    std::string text;
};

/// Report keys: metric, kind, boards (those of the grid that the task allows, those without voids included), just_solved, hardest
/// [{pieces, length, tied, board, goal}], positions, seconds, peak_bytes. Rows of board and goal are joined by '/'; X is the goal
/// piece; `tied` is the number of starting positions of that length, mirror images counted. Numbers of pieces without a puzzle of
/// length 1 or more are left out. When the search has not ended: also status, searched (boards), reason (limit only); everything but
/// boards then speaks of the boards searched so far.
///
/// It works alone (`advance`), or together with others on several threads: once `counted`, each claims units, searches them with a
/// UnitSearch of its own and delivers them, with a lock around every call.
class FindJob final : public Job {
public:
    /// Errors are those of Finder::create. `memory_limit` in bytes holds for every worker.
    [[nodiscard]] static Result<std::unique_ptr<FindJob>> create(const finder::FindTask& task,
                                                                 std::uint64_t memory_limit);

    /// The unit of `budget` is a board.
    bool advance(std::uint64_t budget) override;
    [[nodiscard]] Progress progress() const override;
    /// An upper bound, known once the boards are counted, of what one worker takes in the metrics of single pieces; 0 before, and in
    /// the group metrics, where only the search itself finds out.
    [[nodiscard]] std::uint64_t bytes_needed() const override;
    void stop(Status why) override;
    [[nodiscard]] Status status() const override { return status_; }
    [[nodiscard]] std::string report(double seconds) const override;

    /// The hardest puzzles, one file each, with their lengths as facts.
    [[nodiscard]] std::vector<PuzzleFile> puzzles() const;
    /// See Finder.
    [[nodiscard]] std::string checkpoint() const { return finder_->checkpoint(); }
    [[nodiscard]] std::optional<Error> resume(const std::string& checkpoint) { return finder_->resume(checkpoint); }

    // For several workers.
    [[nodiscard]] const finder::Finder& finder() const { return *finder_; }
    /// Counts boards until all are known; false then.
    bool count(std::uint64_t budget);
    [[nodiscard]] std::optional<finder::Unit> claim();
    /// Takes over what a worker has found; ends the job when it was the last unit or too large.
    void deliver(const finder::UnitSearch& worker, finder::UnitSearch::State state);
    /// Memory that all workers hold together now, in bytes.
    void note_bytes(std::uint64_t workers);

private:
    FindJob(std::unique_ptr<finder::Finder> finder, std::uint64_t memory_limit);

    void work(std::uint64_t budget);
    [[nodiscard]] finder::PuzzleKind kind() const { return finder_->task().kind; }

    std::unique_ptr<finder::Finder> finder_;
    std::uint64_t memory_limit_;
    std::unique_ptr<finder::UnitSearch> worker_;  // of this job itself
    bool has_unit_ = false;                       // worker_ is at work
    Status status_ = Status::running;
    std::string reason_;
    std::uint64_t bytes_ = 0;
    std::uint64_t peak_bytes_ = 0;
};

}  // namespace shunt::job
