// Unit-tile boards solved one after the other with the same tables, in one process:
//
//     npuzzle_bench [large] FILE                     boards with known lengths: tests/bench/boards/korf.txt, hardest.txt
//     npuzzle_bench [large] random RxC COUNT SEED    random boards
//
// FILE: a line "goal BOARD", then lines "LENGTH BOARD"; '#' begins a comment. "large" asks for large tables. Prints the tables, every
// board that took more than a second, and the sums. CPU time, because the machine may be busy. Exit codes: 1 a wrong length, 2 bad input.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include "core/npuzzle/board_text.hpp"
#include "core/npuzzle/random_board.hpp"
#include "core/npuzzle/solver.hpp"
#include "tests/bench/cpu_time.hpp"

namespace {

using namespace shunt;
using npuzzle::Board;

constexpr std::uint64_t kSlice = 50'000;  // as on the command line
constexpr std::uint64_t kMemory = std::uint64_t{2} << 30;
constexpr double kSlow = 1.0;  // seconds

struct Task {
    Board board;
    int length = -1;  // -1: not known
};

struct Tasks {
    Board goal;
    std::vector<Task> tasks;
};

[[noreturn]] void fail(const std::string& why) {
    std::fprintf(stderr, "npuzzle_bench: %s\n", why.c_str());
    std::exit(2);
}

Board board_of(const std::string& text) {
    const auto board = npuzzle::parse_board(text);
    if (!board) fail(text + ": " + to_string(board.error()));
    return *board;
}

Tasks read_tasks(const std::string& path) {
    std::ifstream file(path);
    if (!file) fail("cannot read " + path);
    Tasks tasks{Board::ordered({4, 4}), {}};
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        const std::size_t space = line.find(' ');
        const std::string first = line.substr(0, space);
        const Board board = board_of(line.substr(space + 1));
        if (first == "goal") tasks.goal = board;
        if (first != "goal") tasks.tasks.push_back({board, std::atoi(first.c_str())});
    }
    return tasks;
}

Tasks random_tasks(const std::string& size_text, int count, std::uint64_t seed) {
    const auto size = npuzzle::parse_size(size_text);
    if (!size) fail(size.error().message);
    Tasks tasks{Board::ordered(*size), {}};
    Random random(seed);
    for (int i = 0; i < count; ++i) tasks.tasks.push_back({npuzzle::random_board(tasks.goal, random), -1});
    return tasks;
}

std::shared_ptr<const npuzzle::Tables> build_tables(const Board& goal, npuzzle::TableSize table_size) {
    const double start = bench_user_seconds();
    const auto standing = npuzzle::standing(npuzzle::problem_of(goal, goal)).problem;
    npuzzle::TablesBuilder builder(npuzzle::choose_patterns(standing.size, standing.blank_home, kMemory, table_size));
    std::uint64_t peak = 0;
    while (builder.advance(kSlice) == npuzzle::TablesBuilder::State::building) peak = std::max(peak, builder.bytes());
    auto tables = std::make_shared<const npuzzle::Tables>(builder.take());
    std::printf("%s: %.2f user s, %.1f MB, %.1f MB while building\n", name_of(tables->patterns()).c_str(),
                bench_user_seconds() - start, static_cast<double>(tables->bytes()) / 1e6,
                static_cast<double>(peak) / 1e6);
    return tables;
}

struct Sums {
    std::uint64_t nodes = 0;
    std::uint64_t steps = 0;
    double seconds = 0;
    double slowest = 0;
    int wrong = 0;
};

void solve(const Task& task, const Board& goal, const std::shared_ptr<const npuzzle::Tables>& tables, Sums& sums) {
    const double start = bench_user_seconds();
    auto solver = npuzzle::Solver::create(task.board, goal, {npuzzle::Method::ida, kMemory});
    if (!solver) fail(solver.error().message);
    if (solver->deepening() != nullptr) solver->deepening()->use(tables);
    while (solver->advance(kSlice)) {
    }
    const double seconds = bench_user_seconds() - start;
    const std::size_t steps = solver->best()->size();
    if (task.length >= 0 && steps != static_cast<std::size_t>(task.length)) {
        std::printf("wrong: %s: %zu instead of %d steps\n", print_board(task.board).c_str(), steps, task.length);
        ++sums.wrong;
    }
    if (seconds > kSlow) {
        std::printf("%s: %zu steps, %llu nodes, %.2f user s\n", print_board(task.board).c_str(), steps,
                    static_cast<unsigned long long>(solver->nodes()), seconds);
        std::fflush(stdout);
    }
    sums.nodes += solver->nodes();
    sums.steps += steps;
    sums.seconds += seconds;
    sums.slowest = std::max(sums.slowest, seconds);
}

}  // namespace

int main(int argc, char** argv) {
    std::vector<std::string> arguments(argv + 1, argv + argc);
    const bool large = !arguments.empty() && arguments[0] == "large";
    if (large) arguments.erase(arguments.begin());
    const bool random = arguments.size() == 4 && arguments[0] == "random";
    if (!random && arguments.size() != 1) fail("usage: npuzzle_bench [large] FILE | [large] random RxC COUNT SEED");
    const Tasks tasks = random ? random_tasks(arguments[1], std::atoi(arguments[2].c_str()),
                                              std::strtoull(arguments[3].c_str(), nullptr, 10))
                               : read_tasks(arguments[0]);
    if (tasks.tasks.empty()) fail("no boards");
    const auto tables = build_tables(tasks.goal, large ? npuzzle::TableSize::large : npuzzle::TableSize::small);
    Sums sums;
    for (const Task& task : tasks.tasks) solve(task, tasks.goal, tables, sums);
    const auto count = static_cast<double>(tasks.tasks.size());
    std::printf(
        "%zu boards: %.2f steps on average, %.0f nodes and %.4f user s each, slowest %.2f user s, %.1f M nodes/s, %d "
        "wrong\n",
        tasks.tasks.size(), static_cast<double>(sums.steps) / count, static_cast<double>(sums.nodes) / count,
        sums.seconds / count, sums.slowest, static_cast<double>(sums.nodes) / sums.seconds / 1e6, sums.wrong);
    return sums.wrong == 0 ? 0 : 1;
}
