// A desk in Explore whose puzzle is counted, and a worker that answers what is asked of the count.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "tests/support/catch2.hpp"
#include "tests/support/questions.hpp"
#include "tests/support/worker.hpp"

namespace shunt::test {

/// 18,422 of its 26,208 positions are at depth 4.
inline const std::string kTwelve =
    "name: Twelve\nmetric: move\nboard:\n1..2\n....\n..33\n4...\ngoal:\n2..1\n....\n....\n....\n";

/// A desk in Explore, whose puzzle is counted by a job that is held.
class DepthsDesk {
public:
    explicit DepthsDesk(const std::string& puzzle) {
        desk.resize(1440, 900);
        desk.open(puzzle);
        desk.bench.show_task("explore", "");
        desk.press("census");
        ticket_ = desk.model().jobs.jobs().front().ticket;
        job::CensusRequest request;
        request.puzzle = puzzle;
        auto made = job::CensusJob::create(request, nullptr);
        REQUIRE(made);
        job_ = std::move(*made);
        while (job_->advance(1000)) continue;
        report = Json::parse(report_text(*job_));
        tell(desk, ticket_, "done", {{"report", report.dump()}});
        (void)asked();
    }

    /// The questions since the last call.
    [[nodiscard]] std::vector<Json> asked() { return questions_asked(desk); }
    /// Answers them; how many there were.
    std::size_t answer() { return answer_questions(desk, ticket_, *job_); }
    /// Says how much of the answers to some questions is done.
    void work_on(const std::vector<Json>& questions, double share) {
        for (const Json& question : questions)
            tell(desk, ticket_, "answering", {{"question", question}, {"share", share}});
    }
    [[nodiscard]] const ui::Sample& sample() {
        REQUIRE(desk.model().play.sample() != nullptr);
        return *desk.model().play.sample();
    }
    [[nodiscard]] std::string label(const std::string& id) { return desk.widget(id).label; }
    /// The depth with most positions.
    [[nodiscard]] int fullest() { return desk.model().explorer.census().fullest_depth(); }

    Desk desk;
    Json report;

private:
    std::unique_ptr<job::CensusJob> job_;
    ui::Ticket ticket_ = 0;
};

}  // namespace shunt::test
