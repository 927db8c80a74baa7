#include "core/job/shuffle_job.hpp"

#include "core/base/words.hpp"
#include "core/job/npuzzle_progress.hpp"
#include "core/npuzzle/board_text.hpp"
#include "core/npuzzle/random_board.hpp"
#include "core/npuzzle/solvability.hpp"

namespace shunt::job {
namespace {

class ShuffleJob final : public JobOf<outcome::ShuffleOutcome> {
public:
    ShuffleJob(npuzzle::Board goal, const ShuffleRequest& request) : goal_(std::move(goal)), request_(request) {}

    /// What is to be found by search: a board of some depth.
    void search_with(npuzzle::Shuffle shuffle) { shuffle_ = std::move(shuffle); }

    bool advance(std::uint64_t budget) override {
        if (status_ != Status::running) return false;
        if (shuffle_) {
            shuffle_->advance(budget);
            status_ = shuffle_->status();
            if (shuffle_->board()) check(*shuffle_->board());
        } else {
            Random random(request_.seed);
            board_ = npuzzle::random_board(goal_, random);
            status_ = Status::complete;
        }
        return status_ == Status::running;
    }
    [[nodiscard]] Progress progress() const override {
        return shuffle_ ? progress_of(shuffle_->work(), shuffle_->bytes()) : progress_of(std::nullopt, 0);
    }
    [[nodiscard]] std::uint64_t bytes_needed() const override { return shuffle_ ? shuffle_->bytes_needed() : 0; }
    void stop(Status why) override {
        if (status_ == Status::running) status_ = why;
    }
    [[nodiscard]] Status status() const override { return status_; }
    [[nodiscard]] outcome::ShuffleOutcome make_outcome() const override;
    [[nodiscard]] std::string defect() const override { return defect_; }

private:
    void check(const npuzzle::Board& board) {
        board_ = board;
        if (!npuzzle::solvability(board, goal_).solvable)
            defect_ = say("the board {board} cannot be solved", {{"board", npuzzle::print_board(board)}});
    }

    npuzzle::Board goal_;
    ShuffleRequest request_;
    std::optional<npuzzle::Shuffle> shuffle_;
    std::optional<npuzzle::Board> board_;
    Status status_ = Status::running;
    std::string defect_;
};

outcome::ShuffleOutcome ShuffleJob::make_outcome() const {
    outcome::ShuffleOutcome outcome;
    outcome.status = status_;
    if (board_) outcome.board = npuzzle::print_board(*board_);
    outcome.goal = npuzzle::print_board(goal_);
    outcome.depth = request_.depth;
    outcome.seed = std::to_string(request_.seed);
    if (shuffle_) outcome.reason = shuffle_->reason();
    return outcome;
}

}  // namespace

Result<std::unique_ptr<JobOf<outcome::ShuffleOutcome>>> make_shuffle_job(const ShuffleRequest& request) {
    auto goal = npuzzle::parse_goal(request.goal, request.size);
    if (!goal) return goal.error();
    auto job = std::make_unique<ShuffleJob>(*goal, request);
    if (request.depth) {
        auto shuffle = npuzzle::Shuffle::create(std::move(*goal), *request.depth, request.seed, request.memory_limit);
        if (!shuffle) return shuffle.error();
        job->search_with(std::move(*shuffle));
    }
    return std::unique_ptr<JobOf<outcome::ShuffleOutcome>>(std::move(job));
}

}  // namespace shunt::job
