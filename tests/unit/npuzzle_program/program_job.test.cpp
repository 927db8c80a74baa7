#include "core/job/program_job.hpp"

#include <nlohmann/json.hpp>

#include "core/job/program_requests.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/jobs.hpp"
#include "tests/unit/npuzzle_program/boards.hpp"

using namespace shunt::npuzzle::program;
using namespace shunt::test;
using shunt::job::ProgramJob;
using shunt::job::ProgramRequest;

namespace {

ProgramRequest request_of(const Instance& instance, Formulation formulation = Formulation::corrected) {
    return {instance, Mode::plne, formulation, {}, "a test"};
}

std::unique_ptr<ProgramJob> job_of(ProgramRequest request) {
    auto job = ProgramJob::create(std::move(request));
    REQUIRE((job ? "" : job.error().message) == "");
    return std::move(*job);
}

/// Works until there is a question or the end.
std::optional<Question> ask(ProgramJob& job) {
    while (!job.question() && job.advance(1000)) {
    }
    return job.question();
}

nlohmann::json report_of(const ProgramJob& job) { return nlohmann::json::parse(report_text(job, 1.5)); }

const Instance kTwo = instance_of(2, 3, {1, 0, 2, 4, 5, 3});  // L U

}  // namespace

TEST_CASE("a program's job waits for its answers and reports them", "[program]") {
    const auto job = job_of(request_of(kTwo));
    const auto question = ask(*job);
    REQUIRE(question.has_value());
    CHECK(job->advance(1000));  // waits
    CHECK(job->progress().phase == "T = 2: the solver works on 168 variables");
    const auto values = point_of(kTwo, *question->model, boards_along(kTwo.start, {1, 2, 5}));
    job->take(Solution{Solution::Status::optimal, "Optimal", values, 3, 0.25}, 7.0);
    CHECK_FALSE(job->question().has_value());
    CHECK_FALSE(job->advance(1000));
    CHECK(job->status() == shunt::job::Status::solved);

    const auto report = report_of(*job);
    CHECK(report["status"] == "solved");
    CHECK(report["metric"] == "step");
    CHECK(report["with"] == "plne");
    CHECK(report["best"] == 2);
    CHECK(report["formulation"] == "corrected");
    CHECK(report["solver"] == "a test");
    CHECK(report["length"] == 2);
    CHECK(report["letters"] == "LU");
    CHECK(report["moves"] ==
          nlohmann::json::parse(
              R"([{"piece": "2", "at": [1, 3], "path": "L"}, {"piece": "3", "at": [2, 3], "path": "U"}])"));
    CHECK(report["passes"] == 0);
    CHECK(report["lower_bound"] == 2);
    CHECK(report["reference"] == nlohmann::json::parse(R"({"method": "IDA*", "length": 2})"));
    CHECK(report["disagreement"] == false);
    CHECK(report["attempts"] ==
          nlohmann::json::parse(R"([{"steps": 2, "outcome": "walk", "presolve": true, "variables": 168, "binary": 168,
          "continuous": 0, "constraints": 230, "nonzeros": 908, "nodes": 3, "seconds": 0.25, "note": ""}])"));
    CHECK(report["solver_calls"] == 1);
    CHECK(report["nodes"] == 3);
    CHECK(report["solver_seconds"] == 0.25);
    CHECK(report["seconds"] == 1.5);
}

TEST_CASE("solved and unsolvable boards need no program", "[program]") {
    const auto solved = job_of(request_of(instance_of(2, 3, ordered_board(2, 3))));
    CHECK_FALSE(solved->advance(1));
    CHECK(solved->status() == shunt::job::Status::solved);
    CHECK(report_of(*solved)["length"] == 0);
    CHECK(report_of(*solved)["letters"] == "");
    CHECK(report_of(*solved)["lower_bound"] == 0);
    CHECK(report_of(*solved)["attempts"].empty());

    const auto unsolvable = job_of(request_of(instance_of(2, 3, {2, 1, 3, 4, 5, 0})));
    CHECK_FALSE(unsolvable->advance(1));
    CHECK(unsolvable->status() == shunt::job::Status::unsolvable);
    CHECK(report_of(*unsolvable)["length"].is_null());
    CHECK(report_of(*unsolvable)["letters"].is_null());
    CHECK(report_of(*unsolvable)["lower_bound"].is_null());
    CHECK(report_of(*unsolvable)["reason"].get<std::string>().find("inversion") != std::string::npos);

    const auto single = job_of(request_of(instance_of(1, 1, {0})));
    CHECK(single->status() == shunt::job::Status::solved);
}

TEST_CASE("boards and horizons that no program can be made of are refused", "[program]") {
    std::vector<int> tiles = ordered_board(6, 7);
    std::swap(tiles[40], tiles[41]);
    CHECK(ProgramJob::create(request_of(instance_of(6, 7, tiles))).error().message ==
          "the board has 42 cells; integer programs are made for at most 36");
    ProgramRequest backwards = request_of(kTwo);
    backwards.horizons = {4, 2};
    CHECK_FALSE(ProgramJob::create(backwards).has_value());
}

TEST_CASE("stopping keeps what is proved", "[program]") {
    const auto job = job_of(request_of(instance_of(2, 3, {4, 2, 3, 5, 1, 0}), Formulation::printed));  // 8 moves
    for (int horizon = 1; horizon <= 5; ++horizon) {
        REQUIRE(ask(*job).has_value());
        job->take(Solution{Solution::Status::infeasible, "Infeasible", {}, {}, {}}, 1);
    }
    REQUIRE(ask(*job).has_value());
    job->stop(shunt::job::Status::cancelled);
    CHECK_FALSE(job->question().has_value());
    CHECK(job->status() == shunt::job::Status::cancelled);
    CHECK(report_of(*job)["lower_bound"] == 6);
    CHECK(report_of(*job)["attempts"].size() == 5);
    CHECK(report_of(*job)["attempts"][0]["nodes"].is_null());
    job->stop(shunt::job::Status::limit);
    CHECK(job->status() == shunt::job::Status::cancelled);
}

TEST_CASE("wrong answers and failing solvers are told", "[program]") {
    const auto wrong = job_of(request_of(kTwo));
    for (int round = 0; round < 2; ++round) {
        REQUIRE(ask(*wrong).has_value());
        CHECK(wrong->question()->presolve == (round == 0));
        wrong->take(Solution{Solution::Status::infeasible, "Infeasible", {}, {}, {}}, 1);
    }
    CHECK(wrong->status() == shunt::job::Status::limit);
    CHECK(report_of(*wrong)["disagreement"] == true);
    CHECK_FALSE(wrong->solver_failed());
    const auto failing = job_of(request_of(kTwo));
    REQUIRE(ask(*failing).has_value());
    failing->take(NoAnswer{Outcome::failed, "no such program"}, 1);
    CHECK(failing->status() == shunt::job::Status::limit);
    CHECK(failing->solver_failed());
    CHECK(report_of(*failing)["reason"] == "at T = 2: no such program");
}

TEST_CASE("a walk that is not proved shortest is the best known, and no more", "[program]") {
    ProgramRequest request = request_of(kTwo, Formulation::printed);
    request.horizons = {6, 6};
    const auto job = job_of(request);
    const auto question = ask(*job);
    REQUIRE(question.has_value());
    const auto values = point_of(kTwo, *question->model, boards_along(kTwo.start, {1, 0, 1, 2, 2, 2, 5}));
    job->take(Solution{Solution::Status::optimal, "Optimal", values, {}, {}}, 1);
    CHECK(job->status() == shunt::job::Status::limit);
    const auto report = report_of(*job);
    CHECK(report["length"].is_null());
    CHECK(report["best"] == 4);
    CHECK(report["passes"] == 2);
    CHECK(report["letters"] == "RLLU");
    CHECK(report["lower_bound"] == 2);
    CHECK(report["reason"].get<std::string>().starts_with("not proved shortest"));
}

namespace {

/// The text of a solution file in HiGHS's format.
std::string file_of(const LinearProgram& program, const std::vector<double>& values) {
    std::string text = "Model status\nOptimal\n\n# Primal solution values\nFeasible\nObjective 0\n# Columns " +
                       std::to_string(values.size()) + "\n";
    for (std::size_t column = 0; column < values.size(); ++column) {
        text += program.columns()[column].name + " " + number_text(values[column]) + "\n";
    }
    return text;
}

/// A job as the page asks for it; the error instead when there is one.
std::string refusal_of(const std::vector<std::pair<std::string, std::string>>& request) {
    shunt::job::RequestFields fields;
    for (const auto& [key, value] : request) fields.set(key, value);
    const auto made = shunt::job::program_asked(fields);
    return made ? "accepted" : made.error().message;
}

}  // namespace

TEST_CASE("a driver that knows only texts answers the questions of a program's job", "[program]") {
    const auto job = job_of(request_of(kTwo));
    const auto question = ask(*job);
    REQUIRE(question.has_value());
    shunt::job::ExternalSolver& solver = *job->external_solver();
    const auto asked = solver.request();
    REQUIRE(asked.has_value());
    CHECK(asked->presolve);
    CHECK(asked->program.find("\nSubject To\n") != std::string::npos);
    CHECK(nlohmann::json::parse(shunt::test::report_text(*job))["status"] == "running");
    solver.answer("solution", "Model status\nInfeasible\n\n# Primal solution values\nNone\n", 1);
    REQUIRE(solver.request().has_value());
    CHECK_FALSE(solver.request()->presolve);
    const auto values = point_of(kTwo, *question->model, boards_along(kTwo.start, {1, 2, 5}));
    solver.answer("solution", file_of(question->model->program, values), 1);
    CHECK_FALSE(solver.request().has_value());
    CHECK(report_of(*job)["letters"] == "LU");
    CHECK(report_of(*job)["disagreement"] == true);
    solver.answer("failed", "too late", 1);
    CHECK(job->status() == shunt::job::Status::solved);
}

TEST_CASE("answers without a solution end the search with the reason", "[program]") {
    for (const std::string outcome : {"limit", "hung", "failed"}) {
        const auto job = job_of(request_of(kTwo));
        REQUIRE(ask(*job).has_value());
        job->external_solver()->answer(outcome, "no luck", 2);
        CHECK(report_of(*job)["attempts"][0]["outcome"] == outcome);
        CHECK(report_of(*job)["reason"] == "at T = 2: no luck");
    }
    const auto job = job_of(request_of(kTwo));
    REQUIRE(ask(*job).has_value());
    job->external_solver()->answer("solution", "", 2);
    CHECK(report_of(*job)["reason"] ==
          "at T = 2: the solver's solution cannot be read: no solution in the text: it names no column of the program, "
          "and tells no status");
}

TEST_CASE("words of a solver that are no UTF-8 are reported all the same", "[program]") {
    const auto job = job_of(request_of(kTwo));
    REQUIRE(ask(*job).has_value());
    job->external_solver()->answer("failed", "caf\xe9", 2);
    CHECK(report_of(*job)["reason"] == "at T = 2: caf\ufffd");
}

TEST_CASE("a program asked for by the page is checked field by field", "[program]") {
    CHECK(refusal_of({{"board", "1 2 3/4 0 5"}, {"mode", "plm"}, {"formulation", "printed"}}) == "accepted");
    CHECK(refusal_of({{"board", "0 1/3 2"}, {"goal", "0 1/3 2"}}) == "accepted");
    CHECK(refusal_of({}).find("'board' is missing") != std::string::npos);
    CHECK(refusal_of({{"board", "1 2/3 0"}, {"mode", "lp"}}).find("is 'lp'; there are plne and plm") !=
          std::string::npos);
    CHECK(refusal_of({{"board", "1 2/3 0"}, {"formulation", "x"}}).find("printed, corrected and flow") !=
          std::string::npos);
    CHECK(refusal_of({{"board", "1 2/3 3"}}).find("tile 3 stands twice") != std::string::npos);
    CHECK(refusal_of({{"board", "1 2/3 0"}, {"goal", "1 2 3/4 5 0"}}) != "accepted");
}
