// What every way to solve a puzzle says of itself.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "core/moves/move.hpp"
#include "core/puzzle/puzzle.hpp"
#include "core/search/status.hpp"

namespace shunt::analysis {

class Solving {
public:
    Solving(const Solving&) = delete;  // searches point to the problem
    Solving& operator=(const Solving&) = delete;

    /// Ends early; a solution found so far stays.
    void stop(search::Status why) {
        if (status_ != search::Status::running) return;
        status_ = why;
        stopped_ = true;
    }
    /// Whether it was stopped, so that it can go on.
    [[nodiscard]] bool is_stopped() const { return stopped_; }
    /// What was stopped runs again, from where it was.
    void go_on() {
        if (std::exchange(stopped_, false)) status_ = search::Status::running;
    }
    [[nodiscard]] search::Status status() const { return status_; }
    /// Why a limit was met; empty otherwise.
    [[nodiscard]] const std::string& reason() const { return reason_; }
    /// What the checker objects to: a bug of this program. Empty when all is well.
    [[nodiscard]] const std::string& defect() const { return defect_; }
    [[nodiscard]] const puzzle::Problem& problem() const { return problem_; }
    /// The solution; empty while there is none, and when the start is a goal.
    [[nodiscard]] const std::vector<moves::Move>& moves() const { return moves_; }

protected:
    explicit Solving(puzzle::Problem problem) : problem_(std::move(problem)) {}
    ~Solving() = default;

    puzzle::Problem problem_;
    search::Status status_ = search::Status::running;
    std::string reason_;
    std::string defect_;
    std::vector<moves::Move> moves_;

private:
    bool stopped_ = false;  // status_ is why
};

}  // namespace shunt::analysis
