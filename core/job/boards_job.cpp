#include "core/job/boards_job.hpp"

#include <algorithm>
#include <utility>

namespace shunt::job {
namespace {

Json table_of(const std::vector<counting::BoardNumbers>& numbers) {
    Json table = Json::array();
    for (std::size_t pieces = 0; pieces < numbers.size(); ++pieces) {
        Json row;
        row["pieces"] = pieces;
        row["boards"] = to_decimal(numbers[pieces].boards);
        row["just_solved"] = to_decimal(numbers[pieces].just_solved);
        table.push_back(std::move(row));
    }
    return table;
}

}  // namespace

std::string BoardsJob::report(double seconds) const {
    Json report;
    if (status() == Status::complete) {
        const auto numbers = count().numbers();
        const counting::BoardNumbers sum = total(numbers);
        report["boards"] = to_decimal(sum.boards);
        report["just_solved"] = to_decimal(sum.just_solved);
        if (count().by_pieces()) report["by_pieces"] = table_of(numbers);
    }
    append_ending(report, seconds);
    return report.dump();
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
    progress.phase = status_ == Status::running ? "listing" : "ended";
    progress.unit = "boards";
    progress.done = listed_;
    progress.bytes = text_.capacity();
    return progress;
}

void BoardListJob::stop(Status why) {
    if (status_ == Status::running) status_ = why;
}

std::string BoardListJob::report(double seconds) const {
    Json report;
    report["listed"] = std::to_string(listed_);
    report["status"] = to_string(status_);
    report["seconds"] = seconds;
    report["peak_bytes"] = peak_bytes_;
    return report.dump();
}

std::string BoardListJob::take_text() { return std::exchange(text_, {}); }

Result<std::unique_ptr<Job>> make_boards_job(const BoardsRequest& request) {
    auto count = counting::BoardCount::create(request.grid, request.by_pieces, request.memory_limit);
    if (!count) return count.error();
    return std::unique_ptr<Job>(std::make_unique<BoardsJob>(std::move(*count)));
}

Result<std::unique_ptr<BoardListJob>> make_board_list_job(const counting::Grid& grid) {
    auto list = counting::BoardList::create(grid);
    if (!list) return list.error();
    return std::make_unique<BoardListJob>(std::move(*list));
}

}  // namespace shunt::job
