// The job behind `shunt find` and the page's search for hard puzzles. The search itself is explained in core/finder/finder.hpp.
#pragma once

#include <memory>
#include <vector>

#include "core/finder/finder_workers.hpp"
#include "core/job/found_puzzles.hpp"
#include "core/job/job.hpp"

namespace shunt::job {

class FindJob final : public JobOf<outcome::FindOutcome> {
public:
    struct Options {
        std::uint64_t memory_limit = std::uint64_t{1} << 30;  ///< bytes, for all workers together
        search::Crew* crew = nullptr;                         ///< several workers; must outlive the job
        bool tells_checkpoint = false;                        ///< outcomes of an unfinished search have one
        finder::FinderTeam* team = nullptr;                   ///< of which this job is a part; must outlive it
    };

    /// Errors are those of Finder::create.
    [[nodiscard]] static Result<std::unique_ptr<FindJob>> create(const finder::FindTask& task, const Options& options);

    /// The unit of `budget` is a board, for every worker. In a team, a round of it: all parts call it until it ends.
    bool advance(std::uint64_t budget) override;
    [[nodiscard]] Progress progress() const override;
    /// What the largest stock met so far has needed, beside shapes and other workers: stocks are searched one by one, and each is checked
    /// against the limit before its memory is taken.
    [[nodiscard]] std::uint64_t bytes_needed() const override { return finder_->bytes() + workers_.most_bytes(); }
    void stop(Status why) override;
    [[nodiscard]] Status status() const override { return status_; }
    [[nodiscard]] outcome::FindOutcome make_outcome() const override;

    /// The hardest puzzles, one file each, with their lengths as facts.
    [[nodiscard]] std::vector<PuzzleFile> puzzles() const;
    /// What is found so far.
    [[nodiscard]] const finder::Tally& tally() const { return finder_->tally(); }
    /// See Finder. A checkpoint may be taken between any two calls of advance.
    [[nodiscard]] std::string checkpoint() const { return finder_->checkpoint(); }
    [[nodiscard]] std::optional<Error> resume(const std::string& checkpoint) { return finder_->resume(checkpoint); }

private:
    FindJob(std::unique_ptr<finder::Finder> finder, const Options& options);

    [[nodiscard]] PuzzleFile file_of(const finder::Found<finder::Narrow>& found, int pieces, int place) const;
    void work(std::uint64_t budget);
    void work_in_team(std::uint64_t budget);
    [[nodiscard]] finder::FinderRound own_round() const;
    std::uint64_t search_round(std::uint64_t boards);
    void end(const finder::FinderRound& round);
    void note_bytes();

    std::unique_ptr<finder::Finder> finder_;
    Options options_;
    finder::FinderWorkers workers_;
    // How long a round of a team is, in eighths of a slice.
    static constexpr std::uint64_t kSlice = 8;
    static constexpr std::uint64_t kShortest = 1;
    static constexpr std::uint64_t kLongest = 4 * kSlice;
    std::uint64_t round_ = kShortest;
    Status status_ = Status::running;
    std::string reason_;
    std::uint64_t bytes_ = 0;
    std::uint64_t peak_bytes_ = 0;
};

}  // namespace shunt::job
