// HorizonSearch with solvers that are made of breadth-first search and lie on request.
#include "core/npuzzle/program/horizon_search.hpp"

#include <functional>

#include "tests/support/catch2.hpp"
#include "tests/unit/npuzzle_program/boards.hpp"

using namespace shunt::npuzzle::program;
using namespace shunt::test;

namespace {

using Status = Solution::Status;

/// The shortest path of the blank, stretched to `steps` by passes at the end (or by going back and forth).
std::vector<int> shortest_path(const Instance& instance) {
    for (int steps = 0;; ++steps) {
        const auto paths = paths_without_undo(instance, steps);
        if (!paths.empty()) return paths.front();
    }
}

Solution infeasible() { return {Status::infeasible, "Infeasible", {}, {}, {}}; }

/// What a solver should say. The printed program does not ask for few moves, so it wanders while there are steps to spare.
Solution honest(const Instance& instance, const Question& question) {
    std::vector<int> path = shortest_path(instance);
    const int length = static_cast<int>(path.size()) - 1;
    const Model& model = *question.model;
    const bool flow = model.formulation == Formulation::flow;
    if (flow ? length != model.steps : length > model.steps) return infeasible();
    while (static_cast<int>(path.size()) + 1 <= model.steps && model.formulation == Formulation::printed) {
        path.insert(path.begin(), {path[0], path[1]});
    }
    path.resize(static_cast<std::size_t>(model.steps) + 1, path.back());
    return {Status::optimal, "Optimal", point_of(instance, model, boards_along(instance.start, path)), 3, 0.5};
}

using Solver = std::function<void(HorizonSearch&, const Question&)>;

HorizonSearch search_of(const Instance& instance, Formulation formulation, Horizons horizons = {}) {
    auto builder = ModelBuilder::create(instance, Mode::plne, formulation);
    REQUIRE(builder.has_value());
    auto search = HorizonSearch::create(std::move(*builder), horizons);
    REQUIRE((search ? "" : search.error().message) == "");
    return std::move(*search);
}

void run(HorizonSearch& search, const Solver& solver) {
    for (int calls = 0; calls < 100; ++calls) {
        while (search.advance(1000)) {
        }
        if (search.state() != HorizonSearch::State::asking) return;
        solver(search, search.question());
    }
    FAIL("the search does not end");
}

Solver honestly(const Instance& instance) {
    return
        [&instance](HorizonSearch& search, const Question& question) { search.answer(honest(instance, question), 9); };
}

std::string outcomes(const HorizonSearch& search) {
    std::string text;
    for (const Attempt& attempt : search.attempts()) {
        text += std::to_string(attempt.steps) + (attempt.presolve ? " " : "* ") +
                std::string(to_string(attempt.outcome)) + ", ";
    }
    return text;
}

const Instance kFive = instance_of(2, 3, {4, 1, 2, 5, 0, 3});   // 5 moves
const Instance kEight = instance_of(2, 3, {4, 2, 3, 5, 1, 0});  // 8 moves, distance 4

}  // namespace

TEST_CASE("the examples are as long as they say", "[program]") {
    CHECK(shortest_path(kFive).size() == 6);
    CHECK(manhattan_distance(kFive) == 5);
    CHECK(shortest_path(kEight).size() == 9);
    CHECK(manhattan_distance(kEight) == 4);
}

TEST_CASE("printed: every T from 1 on", "[program]") {
    HorizonSearch search = search_of(kFive, Formulation::printed);
    search.set_known(5);
    run(search, honestly(kFive));
    CHECK(outcomes(search) == "1 infeasible, 2 infeasible, 3 infeasible, 4 infeasible, 5 walk, ");
    CHECK(search.state() == HorizonSearch::State::found);
    CHECK(search.walk()->letters.size() == 5);
    CHECK(search.proved_optimal());
    CHECK_FALSE(search.disagreed());
    CHECK(search.attempts().back().seconds == 0.5);  // the solver's own
    CHECK(search.attempts().front().seconds == 9);
    CHECK(search.attempts().back().nodes == 3);
    CHECK(search.attempts().back().size.constraints > 0);
    CHECK(search.reason() == "proved shortest: every shorter horizon is excluded by the distances or infeasible");
}

TEST_CASE("printed: a horizon above the optimum gives a longer walk, and that is said", "[program]") {
    HorizonSearch search = search_of(kEight, Formulation::printed, {11, 11});
    search.set_known(8);
    run(search, honestly(kEight));
    CHECK(search.state() == HorizonSearch::State::found);
    CHECK(search.walk()->letters.size() == 10);
    CHECK(search.walk()->passes == 1);
    CHECK_FALSE(search.proved_optimal());
    CHECK_FALSE(search.disagreed());
    CHECK(search.attempts().back().note == "10 moves and 1 pass");
    CHECK(search.reason() ==
          "not proved shortest: solutions of 4 moves are not excluded, since shorter horizons were not tried");
}

TEST_CASE("corrected: one horizon above the optimum is enough", "[program]") {
    HorizonSearch search = search_of(kEight, Formulation::corrected, {11, 11});
    search.set_known(8);
    run(search, honestly(kEight));
    CHECK(outcomes(search) == "11 walk, ");
    CHECK(search.walk()->letters.size() == 8);
    CHECK(search.proved_optimal());
    CHECK(search.reason() == "proved shortest: the program makes the number of moves least");
}

TEST_CASE("corrected: from the distance on, in steps of 2", "[program]") {
    HorizonSearch search = search_of(kEight, Formulation::corrected);
    run(search, honestly(kEight));
    CHECK(outcomes(search) == "4 infeasible, 6 infeasible, 8 walk, ");
    CHECK(search.proved_optimal());
}

TEST_CASE("flow: from the distance on, in steps of 2, without a solver where the distances decide", "[program]") {
    HorizonSearch search = search_of(kEight, Formulation::flow);
    run(search, honestly(kEight));
    CHECK(search.attempts().front().outcome == Outcome::excluded);
    CHECK(search.attempts().front().steps == 4);
    CHECK(search.attempts().back().steps == 8);
    CHECK(search.proved_optimal());
}

TEST_CASE("flow: a first horizon of the wrong parity becomes the next one", "[program]") {
    HorizonSearch search = search_of(kEight, Formulation::flow, {7, std::nullopt});
    run(search, honestly(kEight));
    CHECK(search.attempts().back().steps == 8);
    CHECK_FALSE(search.proved_optimal());  // 4 and 6 were not tried
}

TEST_CASE("horizons end where they are told to", "[program]") {
    HorizonSearch search = search_of(kEight, Formulation::printed, {std::nullopt, 6});
    run(search, honestly(kEight));
    CHECK(search.state() == HorizonSearch::State::exhausted);
    CHECK(search.reason() == "no horizon up to 6 steps has a solution");
    CHECK(search.at_least() == 8);  // 7 has the wrong parity
    CHECK(search.attempts().size() == 6);
}

TEST_CASE("a wrong infeasible is asked again without presolve", "[program]") {
    HorizonSearch search = search_of(kEight, Formulation::flow);
    search.set_known(8);
    run(search, [](HorizonSearch& self, const Question& question) {
        self.answer(question.presolve ? infeasible() : honest(kEight, question), 1);
    });
    CHECK(search.state() == HorizonSearch::State::found);
    CHECK(search.disagreed());
    CHECK(search.proved_optimal());
    REQUIRE(search.attempts().size() >= 2);
    const Attempt& wrong = search.attempts()[search.attempts().size() - 2];
    CHECK(wrong.outcome == Outcome::disagreement);
    CHECK(wrong.note == "wrong: a solution of 8 moves exists; asked again without presolve");
    CHECK_FALSE(search.attempts().back().presolve);
}

TEST_CASE("a solver that insists on infeasible is not believed", "[program]") {
    for (const Formulation formulation : {Formulation::printed, Formulation::corrected, Formulation::flow}) {
        HorizonSearch search = search_of(kEight, formulation);
        search.set_known(8);
        run(search, [](HorizonSearch& self, const Question&) { self.answer(infeasible(), 1); });
        CHECK(search.state() == HorizonSearch::State::stuck);
        CHECK(search.disagreed());
        CHECK_FALSE(search.walk().has_value());
        CHECK(search.at_least() == 8);
        CHECK(search.reason() == "the solver's answer at T = 8 is wrong: a solution of 8 moves exists");
    }
}

TEST_CASE("without a known length a wrong infeasible ends at the last horizon, never as a solution", "[program]") {
    HorizonSearch search = search_of(kFive, Formulation::flow, {std::nullopt, 9});
    run(search, [](HorizonSearch& self, const Question&) { self.answer(infeasible(), 1); });
    CHECK(search.state() == HorizonSearch::State::exhausted);
    CHECK_FALSE(search.walk().has_value());
}

TEST_CASE("a walk that is none is asked again, and refused the second time", "[program]") {
    const auto broken = [](const Question& question) {
        Solution solution = honest(kFive, question);
        for (std::size_t column = 0; column < solution.values.size(); ++column) {
            const Variable& variable = question.model->variables[column];
            if (variable.family == Variable::Family::place && variable.tile == 0 && variable.step == 2) {
                solution.values[column] = 0;
            }
        }
        return solution;
    };
    HorizonSearch once = search_of(kFive, Formulation::printed, {5, 5});
    run(once, [&](HorizonSearch& self, const Question& question) {
        self.answer(question.presolve ? broken(question) : honest(kFive, question), 1);
    });
    CHECK(outcomes(once) == "5 disagreement, 5* walk, ");
    CHECK(once.attempts().front().note ==
          "no walk: before step 3 the blank is on no cell; row c1_0_2: 0 instead of 1; "
          "asked again without presolve");
    HorizonSearch always = search_of(kFive, Formulation::printed, {5, 5});
    run(always, [&](HorizonSearch& self, const Question& question) { self.answer(broken(question), 1); });
    CHECK(always.state() == HorizonSearch::State::stuck);
    CHECK(always.disagreed());
    CHECK_FALSE(always.walk().has_value());
}

TEST_CASE("corrected: an optimum that is none is noticed", "[program]") {
    HorizonSearch search = search_of(kEight, Formulation::corrected, {10, 10});
    search.set_known(8);
    run(search, [](HorizonSearch& self, const Question& question) {
        Solution detour = honest(kEight, question);
        std::vector<int> path = shortest_path(kEight);
        path.insert(path.begin(), {path[0], path[1]});
        detour.values = point_of(kEight, *question.model, boards_along(kEight.start, path));
        self.answer(question.presolve ? detour : honest(kEight, question), 1);
    });
    CHECK(outcomes(search) == "10 disagreement, 10* walk, ");
    CHECK(search.attempts().front().note ==
          "wrong: called optimal, but a solution of 8 moves exists; asked again without presolve");
}

TEST_CASE("a corrected program that was stopped early proves nothing", "[program]") {
    HorizonSearch search = search_of(kEight, Formulation::corrected, {10, 10});
    run(search, [](HorizonSearch& self, const Question& question) {
        Solution solution = honest(kEight, question);
        solution.status = Status::feasible;
        self.answer(solution, 1);
    });
    CHECK(search.state() == HorizonSearch::State::found);
    CHECK_FALSE(search.proved_optimal());
}

TEST_CASE("a shorter walk than the known length puts the other method in the wrong", "[program]") {
    HorizonSearch search = search_of(kFive, Formulation::flow);
    search.set_known(7);
    run(search, honestly(kFive));
    CHECK(search.walk()->letters.size() == 5);
    CHECK(search.disagreed());
    CHECK(search.attempts().back().note == "shorter than what was taken for the shortest");
}

TEST_CASE("solvers that hang, fail or run out of time end the search with what is proved", "[program]") {
    for (const Outcome outcome : {Outcome::hung, Outcome::failed, Outcome::limit}) {
        HorizonSearch search = search_of(kFive, Formulation::printed);
        run(search, [&](HorizonSearch& self, const Question& question) {
            if (question.model->steps < 3)
                self.answer(honest(kFive, question), 1);
            else
                self.answer(NoAnswer{outcome, "it did not answer"}, 20);
        });
        CHECK(search.state() == HorizonSearch::State::stuck);
        CHECK(search.attempts().size() == 3);
        CHECK(search.attempts().back().outcome == outcome);
        CHECK(search.attempts().back().seconds == 20);
        CHECK(search.reason() == "at T = 3: it did not answer");
        CHECK(search.at_least() == 5);
    }
    HorizonSearch late = search_of(kFive, Formulation::printed);
    run(late, [](HorizonSearch& self, const Question&) {
        self.answer(Solution{Status::unfinished, "Time limit reached", {}, {}, {}}, 1);
    });
    CHECK(late.reason() == "the solver ended without a solution at T = 1: Time limit reached");
    CHECK(late.attempts().back().outcome == Outcome::limit);
}

TEST_CASE("horizons that cannot be are refused", "[program]") {
    const auto refusal = [](Horizons horizons) {
        auto builder = ModelBuilder::create(kEight, Mode::plne, Formulation::flow);
        const auto made = HorizonSearch::create(std::move(*builder), horizons);
        return made ? "accepted" : made.error().message;
    };
    CHECK(refusal({0, 5}) == "a horizon of 0 steps: it must be 1 to 250");
    CHECK(refusal({-3, {}}).starts_with("a horizon of -3 steps"));
    CHECK(refusal({8, 6}) == "the horizons begin at 8 and cannot end at 6; the last one may be up to 250");
    CHECK(refusal({{}, 251}) == "the horizons begin at 4 and cannot end at 251; the last one may be up to 250");
    CHECK(refusal({8, 8}) == "accepted");
}
