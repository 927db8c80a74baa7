#include "core/job/boards_job.hpp"

#include <algorithm>
#include <utility>

#include "core/base/words.hpp"

namespace shunt::job {
Result<std::unique_ptr<BoardsJob>> BoardsJob::create(const BoardsRequest& request) {
    auto count = counting::BoardCount::create(request.grid, request.by_pieces, request.memory_limit);
    if (!count) return count.error();
    return std::unique_ptr<BoardsJob>(new BoardsJob(std::move(*count)));
}

outcome::BoardsOutcome BoardsJob::make_outcome() const {
    outcome::BoardsOutcome outcome;
    set_figures(outcome);
    if (status() != Status::complete) return outcome;
    const auto numbers = count().numbers();
    const counting::BoardNumbers sum = total(numbers);
    outcome.boards = sum.boards.decimal();
    outcome.just_solved = sum.just_solved.decimal();
    if (!count().by_pieces()) return outcome;
    for (std::size_t pieces = 0; pieces < numbers.size(); ++pieces) {
        outcome.by_pieces.push_back({pieces, numbers[pieces].boards.decimal(), numbers[pieces].just_solved.decimal()});
    }
    return outcome;
}

Result<std::unique_ptr<BoardListJob>> BoardListJob::create(const counting::Grid& grid) {
    auto list = counting::BoardList::create(grid);
    if (!list) return list.error();
    return std::unique_ptr<BoardListJob>(new BoardListJob(std::move(*list)));
}

bool BoardListJob::advance(std::uint64_t budget) {
    const auto cells = static_cast<std::uint64_t>(list_.grid().cells());
    for (std::uint64_t done = 0; status_ == Status::running && done < budget; done += cells) {
        if (list_.advance()) {
            text_ += list_.drawing() + "\n";
            ++listed_;
        } else {
            status_ = Status::complete;
        }
    }
    peak_bytes_ = std::max(peak_bytes_, text_.capacity());
    return status_ == Status::running;
}

Progress BoardListJob::progress() const {
    Progress progress;
    progress.phase = status_ == Status::running ? say("listing") : say("ended");
    progress.unit = say("boards");
    progress.done = listed_;
    progress.bytes = text_.capacity();
    return progress;
}

void BoardListJob::stop(Status why) {
    if (status_ == Status::running) status_ = why;
}

outcome::BoardListOutcome BoardListJob::make_outcome() const {
    outcome::BoardListOutcome outcome;
    outcome.listed = std::to_string(listed_);
    outcome.status = status_;
    outcome.peak_bytes = peak_bytes_;
    return outcome;
}

std::string BoardListJob::take_text() { return std::exchange(text_, {}); }

}  // namespace shunt::job
