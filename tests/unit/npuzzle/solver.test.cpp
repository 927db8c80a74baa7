#include "core/npuzzle/solver.hpp"

#include "core/npuzzle/board_text.hpp"
#include "core/npuzzle/by_stages.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/npuzzle_boards.hpp"

using namespace shunt;
using namespace shunt::test;
using npuzzle::Board;
using npuzzle::Method;
using npuzzle::Size;
using npuzzle::Solver;
using npuzzle::SolverOptions;
using search::Status;

namespace {

/// Memory for patterns of few tiles, whose tables are built at once.
constexpr std::uint64_t kLittle = 4'000'000;

/// Steps of a shortest solution, by each method that can do it.
int length(const std::string& start, const std::string& goal = "") {
    const Board board = tile_board(start);
    const Board to = goal.empty() ? Board::ordered(board.size()) : tile_board(goal);
    const Solver ida = solved_board(board, to, {Method::ida, kLittle});
    REQUIRE(ida.status() == Status::solved);
    CHECK(static_cast<std::size_t>(ida.at_least()) == ida.best()->size());
    CHECK(*npuzzle::replay(board, *ida.best()) == to);
    if (board.size().cells() <= 10) {
        const Solver bfs = solved_board(board, to, {Method::bfs, std::uint64_t{1} << 30});
        CHECK(bfs.best()->size() == ida.best()->size());
        CHECK(bfs.at_least() == ida.at_least());
    }
    return static_cast<int>(ida.best()->size());
}

}  // namespace

TEST_CASE("the hardest small boards need as many steps as published", "[tiles]") {
    CHECK(length("4 5 0/1 2 3") == 21);  // OEIS A151944
    CHECK(length("8 6 7/2 5 4/3 0 1") == 31);
    CHECK(length("6 4 7/8 5 0/3 2 1") == 31);
    CHECK(length("0 7 2 1/4 3 6 5") == 36);
    CHECK(length("0 9 3 7 1/5 4 8 2 6") == 55);
    CHECK(length("0 3/2 1") == 6);
}

TEST_CASE("boards of the 15-puzzle need as many steps as published", "[tiles]") {
    // R. E. Korf, "Depth-first iterative-deepening" (1985): numbers 12, 55, 79, 42; the blank's home is the first cell.
    const std::string goal = "0 1 2 3/4 5 6 7/8 9 10 11/12 13 14 15";
    CHECK(length("14 1 9 6 4 8 12 5 7 2 3 0 10 11 13 15", goal) == 45);
    CHECK(length("13 8 14 3 9 1 0 7 15 5 4 10 12 2 6 11", goal) == 41);
    CHECK(length("0 1 9 7 11 13 5 3 14 12 4 2 8 6 10 15", goal) == 42);
    CHECK(length("4 5 7 2 9 14 12 13 0 3 6 11 8 1 15 10", goal) == 42);
}

TEST_CASE("solved, unsolvable and one-line boards need no search", "[tiles]") {
    for (const std::string text : {"0", "0 1/", "1 2 3/4 5 6/7 8 0", "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0"}) {
        const Board board = tile_board(text);
        const Solver solver = solved_board(board, board);
        CHECK(solver.status() == Status::solved);
        CHECK(solver.best() == "");
        CHECK(solver.at_least() == 0);
        CHECK(solver.nodes() == 0);
        CHECK_FALSE(solver.method().has_value());
    }
    const Solver none = solved_board(tile_board("1 2 3/4 5 6/8 7 0"), Board::ordered({3, 3}));
    CHECK(none.status() == Status::unsolvable);
    CHECK_FALSE(none.best().has_value());
    CHECK(none.nodes() == 0);
    CHECK(solved_board(tile_board("0 1 2 3/"), Board::ordered({1, 4})).best() == "LLL");
    CHECK(solved_board(tile_board("1 2 3 0/"), tile_board("1 0 2 3/")).best() == "RR");
    CHECK(solved_board(tile_board("1/0/2"), Board::ordered({3, 1})).best() == "U");
    CHECK(solved_board(tile_board("1/2/0"), tile_board("0/1/2")).best() == "DD");
    CHECK(solved_board(tile_board("2 1 0/"), Board::ordered({1, 3})).status() == Status::unsolvable);
}

TEST_CASE("requests that cannot be met are refused", "[tiles]") {
    const auto refusal = [](const Board& start, const Board& goal, Method method) {
        const auto solver = Solver::create(start, goal, {method, std::uint64_t{1} << 30});
        return solver ? "accepted" : solver.error().message;
    };
    CHECK(refusal(Board::ordered({4, 4}), Board::ordered({4, 4}), Method::bfs) ==
          "breadth-first search is for boards of up to 12 cells, this one has 16: use ida");
    CHECK(refusal(Board::ordered({4, 4}), Board::ordered({2, 8}), Method::ida) == "the board is 4x4, its goal 2x8");
    CHECK(refusal(Board::ordered({3, 4}), Board::ordered({3, 4}), Method::bfs) == "accepted");
}

TEST_CASE("too little memory is a limit with figures, not a crash", "[tiles]") {
    const Board goal = Board::ordered({3, 4});
    const Solver bfs = solved_board(solvable_board(goal, 1), goal, {Method::bfs, 50'000'000});
    CHECK(bfs.status() == Status::limit);
    CHECK(bfs.refusal().substr(0, 53) == "breadth-first search of a 3x4 board needs 120 MB, the");
    const Solver ida = solved_board(solvable_board(goal, 1), goal, {Method::ida, 100});
    CHECK(ida.status() == Status::limit);
    CHECK(ida.refusal().substr(0, 40) == "the smallest tables for a 3x4 board need");
    CHECK(ida.at_least() == npuzzle::problem_of(solvable_board(goal, 1), goal).manhattan());
}

TEST_CASE("less memory changes the tables, not the answer", "[tiles]") {
    const Board goal = Board::ordered({3, 4});
    const Board start = solvable_board(goal, 4);
    std::optional<std::size_t> steps;
    for (const std::uint64_t memory : {3'000, 30'000, 300'000, 30'000'000}) {
        const Solver solver = solved_board(start, goal, {Method::ida, memory});
        REQUIRE(solver.status() == Status::solved);
        CHECK(solver.best()->size() == steps.value_or(solver.best()->size()));
        steps = solver.best()->size();
    }
}

TEST_CASE("any size of slices gives the same solution and nodes", "[tiles]") {
    const Board goal = tile_board("5 1 2/0 4 3/6 8 7");
    const Board start = solvable_board(goal, 99);
    for (const Method method : {Method::bfs, Method::ida}) {
        const Solver whole = solved_board(start, goal, {method, kLittle});
        for (const std::uint64_t budget : {1, 7, 1000}) {
            auto solver = Solver::create(start, goal, {method, kLittle});
            while (solver->advance(budget)) {
            }
            CHECK(solver->best() == whole.best());
            CHECK(solver->nodes() == whole.nodes());
        }
    }
}

TEST_CASE("a hard board that is stopped has a solution and a lower bound", "[tiles]") {
    const Board goal = Board::ordered({5, 5});
    const Board start = solvable_board(goal, 5);
    auto solver = Solver::create(start, goal, {std::nullopt, 4'000'000});
    std::size_t best = SIZE_MAX;
    int at_least = 0;
    for (int slice = 0; slice < 200 && solver->advance(20'000); ++slice) {
        CHECK(solver->at_least() >= at_least);
        at_least = solver->at_least();
        if (!solver->best()) continue;
        CHECK(solver->best()->size() <= best);
        best = solver->best()->size();
        CHECK(*npuzzle::replay(start, *solver->best()) == goal);
    }
    CHECK(best < npuzzle::solve_by_stages(npuzzle::problem_of(start, goal)).size());
    CHECK(at_least >= npuzzle::problem_of(start, goal).manhattan());
    CHECK(static_cast<std::size_t>(at_least) < best);
    CHECK(solver->bytes() <= 4'000'000);
    solver->stop(Status::limit);
    CHECK(solver->status() == Status::limit);
    CHECK_FALSE(solver->advance(1000));
    solver->stop(Status::cancelled);
    CHECK(solver->status() == Status::limit);
}

TEST_CASE("tables can be built once and used for many boards", "[tiles]") {
    const Board goal = Board::ordered({3, 3});
    const auto tables = tables_for(goal, kLittle);
    const Board start = tile_board("8 6 7/2 5 4/3 0 1");
    auto solver = Solver::create(start, goal, {Method::ida, kLittle});
    solver->deepening()->use(tables);
    CHECK(solver->work()->phase == "searching");
    while (solver->advance(1000)) {
    }
    CHECK(solver->best()->size() == 31);
    CHECK(solver->deepening()->tables() == tables);
}

TEST_CASE("stages solve any board", "[tiles]") {
    for (const Size size : {Size{2, 2}, Size{2, 3}, Size{3, 2}, Size{3, 3}, Size{2, 9}, Size{9, 2}, Size{4, 4},
                            Size{3, 7}, Size{6, 6}, Size{8, 8}}) {
        for (std::uint64_t seed = 1; seed <= (size.cells() < 20 ? 50u : 3u); ++seed) {
            const Board goal = any_board(size, seed);
            npuzzle::Problem problem = npuzzle::problem_of(solvable_board(goal, seed + 77), goal);
            INFO(to_string(size) << ", seed " << seed);
            int illegal = 0;
            for (const auto step : npuzzle::solve_by_stages(problem)) illegal += problem.slide(step) ? 0 : 1;
            CHECK(illegal == 0);
            CHECK(problem.solved());
        }
    }
    CHECK(npuzzle::solve_by_stages(npuzzle::problem_of(Board::ordered({5, 5}), Board::ordered({5, 5}))).empty());
}

TEST_CASE("the beam finds shorter solutions than it is told of", "[tiles]") {
    const Board goal = Board::ordered({3, 3});
    const auto tables = tables_for(goal, kLittle);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Board start = solvable_board(goal, seed);
        const auto problem = npuzzle::standing(npuzzle::problem_of(start, goal)).problem;
        const auto shortest = solved_board(start, goal).best()->size();
        npuzzle::Beam beam(*tables, problem, shortest + 5, 1 << 24);
        while (beam.advance(10)) {
        }
        REQUIRE_FALSE(beam.best().empty());
        CHECK(beam.best().size() >= shortest);
        npuzzle::Problem walker = problem;
        for (const auto step : beam.best()) CHECK(walker.slide(step));
        CHECK(walker.solved());
        npuzzle::Beam in_vain(*tables, problem, shortest, 1 << 24);
        while (in_vain.advance(1000)) {
        }
        CHECK(in_vain.best().empty());
    }
    npuzzle::Beam poor(*tables, npuzzle::problem_of(tile_board("8 6 7/2 5 4/3 0 1"), goal), 100, 10);
    CHECK_FALSE(poor.advance(1000));
    CHECK(poor.best().empty());
}
