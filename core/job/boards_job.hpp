// The jobs behind `shunt boards`.
#pragma once

#include <memory>
#include <string>

#include "core/base/result.hpp"
#include "core/counting/board_count.hpp"
#include "core/counting/board_list.hpp"
#include "core/job/counting_job.hpp"

namespace shunt::job {

struct BoardsRequest {
    counting::Grid grid;
    bool by_pieces = false;
    std::uint64_t memory_limit = std::uint64_t{1} << 30;  ///< bytes
};

/// Counts the boards of a grid and those that are just solved.
class BoardsJob final : public CountingJob<counting::BoardCount, outcome::BoardsOutcome> {
public:
    /// Errors: a side out of range, or a shorter side that is too long to count (see counting::BoardStates::check).
    [[nodiscard]] static Result<std::unique_ptr<BoardsJob>> create(const BoardsRequest& request);

    [[nodiscard]] outcome::BoardsOutcome make_outcome() const override;

private:
    explicit BoardsJob(counting::BoardCount count) : CountingJob(std::move(count)) {}
};

/// Lists the boards of a grid. What it has drawn is to be taken after every slice.
class BoardListJob final : public JobOf<outcome::BoardListOutcome> {
public:
    /// Errors: those of BoardsJob, and more cells than can be drawn (see counting::BoardList).
    [[nodiscard]] static Result<std::unique_ptr<BoardListJob>> create(const counting::Grid& grid);

    /// A unit is one cell of a board.
    bool advance(std::uint64_t budget) override;
    [[nodiscard]] Progress progress() const override;
    [[nodiscard]] std::uint64_t bytes_needed() const override { return 0; }
    void stop(Status why) override;
    [[nodiscard]] Status status() const override { return status_; }
    [[nodiscard]] outcome::BoardListOutcome make_outcome() const override;

    /// The boards drawn since the last call: rows of letters and '.', with an empty line after each board.
    [[nodiscard]] std::string take_text();

private:
    explicit BoardListJob(counting::BoardList list) : list_(std::move(list)) {}

    counting::BoardList list_;
    Status status_ = Status::running;
    std::uint64_t listed_ = 0;
    std::size_t peak_bytes_ = 0;
    std::string text_;
};

}  // namespace shunt::job
