// The public header: what it promises of jobs in each state, and that their outcomes are those of the jobs behind it.
#include "core/shunt.hpp"

#include <fstream>
#include <sstream>
#include <utility>

#include "tests/support/catch2.hpp"

using namespace shunt;

namespace {

Puzzle library_puzzle(const std::string& name) {
    std::ifstream file("puzzles/" + name + ".txt");
    std::ostringstream text;
    text << file.rdbuf();
    Puzzle puzzle = Puzzle::read(text.str());
    REQUIRE(puzzle);
    return puzzle;
}

template <class Made>
auto ended(Made job) {
    CHECK(job.status() == Status::running);
    job.run();
    CHECK(job.status() != Status::running);
    CHECK_FALSE(job.advance());
    CHECK(job.error().empty());
    return job.outcome();
}

/// What every job says that makes no sense.
template <class Made>
void check_refused(Made job, const std::string& why) {
    CHECK(job.status() == Status::refused);
    CHECK(job.error() == why);
    CHECK_FALSE(job.advance());
    CHECK(job.run(0) == Status::refused);
    job.cancel();
    CHECK(job.status() == Status::refused);
    CHECK(job.bytes_needed() == 0);
    CHECK(job.bytes_at_most() == 0);
    CHECK(job.progress().phase.empty());
    CHECK(job.json() == "{}");
    const auto outcome = job.outcome();
    CHECK(outcome.status == Status::refused);
    CHECK(outcome.reason == why);
}

}  // namespace

TEST_CASE("Klotski is solved in all metrics, in the moves that are told", "[library]") {
    const Puzzle klotski = library_puzzle("klotski");
    CHECK(klotski.name() == "Klotski");
    CHECK(klotski.metric() == Metric::move);
    CHECK(klotski.has_goal());
    constexpr std::array<std::uint64_t, 6> kLengths{116, 90, 81, 72, 58, 55};
    for (std::size_t i = 0; i < kLengths.size(); ++i) {
        SolveOptions options;
        options.metric = static_cast<Metric>(i);
        const Solution solution = ended(Solve(klotski, options));
        INFO(to_string(*options.metric) << " metric");
        CHECK(solution.status == Status::solved);
        CHECK(solution.metric == *options.metric);
        CHECK(solution.length == kLengths[i]);
        CHECK(solution.moves.size() == kLengths[i]);
        CHECK(solution.defect.empty());
        CHECK(solution.expanded > 0);
    }
}

TEST_CASE("all shortest solutions are counted and the first of them told", "[library]") {
    SolveOptions options;
    options.all = true;
    options.list = 3;
    const Solution solution = ended(Solve(Puzzle::read("board:\nAB\n..\ngoal:\nBA\n..\n"), options));
    CHECK(solution.status == Status::solved);
    CHECK(solution.shortest_solutions == "4");  // either piece goes first, and waits on either of two cells
    REQUIRE(solution.solutions.size() == 3);
    CHECK(solution.solutions[0].size() == *solution.length);
}

TEST_CASE("a census counts the same with one thread and with two", "[library]") {
    const Puzzle klotski = library_puzzle("klotski");
    CensusOptions options;
    options.hardest_start = true;
    const Reachable one = ended(Census(klotski, options));
    CHECK(one.status == Status::complete);
    CHECK(one.reachable == 25'955);
    CHECK(one.packings == "65880");
    CHECK(one.depths.size() == 125);  // eccentricity 124 in the move metric
    CHECK(one.hardest_start.has_value());
    CHECK_FALSE(one.diameter.has_value());
    options.limits.threads = 2;
    const Reachable two = ended(Census(klotski, options));
    CHECK(two.depths == one.depths);
    CHECK(two.antipodes == one.antipodes);
    CHECK(two.hardest_starts == one.hardest_starts);
}

TEST_CASE("hard puzzles that are found can be read and are as hard as told", "[library]") {
    const Found found = ended(Find(3, 3));
    CHECK(found.status == Status::complete);
    REQUIRE_FALSE(found.hardest.empty());
    for (const HardPuzzle& hard : found.hardest) {
        const Puzzle puzzle = Puzzle::read(hard.text);
        REQUIRE(puzzle);
        CHECK(ended(Solve(puzzle)).length == hard.length);
    }
}

TEST_CASE("boards and tilings are counted", "[library]") {
    CHECK(ended(Boards(4, 4)).boards == "55807716");                // N. Bickford, 2012
    CHECK(ended(Tilings(8, 8, "dominoes")).tilings == "12988816");  // M. Fisher, H. Temperley, P. Kasteleyn, 1961
}

TEST_CASE("how a text was understood is told", "[library]") {
    CHECK(Puzzle::read("A.\nA.\n\n.A\n.A\n").read_as() ==
          "a letter grid: 2 rows, 2 columns, 1 piece; goal: piece A to row 1, column 2");
}

TEST_CASE("what makes no sense is refused, with the place, and nothing can be done with it", "[library]") {
    const Puzzle broken = Puzzle::read("name: Broken\nboard:\nA.\nmetric: mile\n");
    CHECK_FALSE(broken);
    CHECK(broken.error().rfind("line 4", 0) == 0);
    check_refused(Solve(broken), broken.error());
    check_refused(Census(broken), broken.error());
    const Puzzle aimless = Puzzle::read("board:\nA.\n");
    CHECK_FALSE(aimless.has_goal());
    check_refused(Solve(aimless), "the puzzle has no goal: there is nothing to solve, only a census to take");
    CensusOptions many;
    many.limits.threads = 1'000;
    check_refused(Census(aimless, many), "between 1 and 256 threads can search, not 1000");
    CHECK(Find(0, 3).status() == Status::refused);
    CHECK(Boards(0, 3).status() == Status::refused);
    CHECK(Tilings(4, 4, "unicorns").status() == Status::refused);
    CHECK_FALSE(Tilings(0, 4, "dominoes").error().empty());
}

TEST_CASE("a puzzle of another program is read as what it is, and begun where one likes", "[library]") {
    const Puzzle rush = Puzzle::read("IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM");
    REQUIRE(rush);
    CHECK(rush.text().find("board:") != std::string::npos);
    CHECK(Puzzle::read(rush.text()));
    SolveOptions options;
    options.position = "BA\n..\n";
    const Solution solution = ended(Solve(Puzzle::read("board:\nAB\n..\ngoal:\nBA\n..\n"), options));
    CHECK(solution.length == 0);
    options.position = "AA\n..\n";
    CHECK(Solve(Puzzle::read("board:\nAB\n..\ngoal:\nBA\n..\n"), options).status() == Status::refused);
}

TEST_CASE("a job says before it searches what it takes, stops when it is told to and keeps what it has found",
          "[library]") {
    const Puzzle klotski = library_puzzle("klotski");
    Census census(klotski);
    CHECK(census.bytes_at_most() == 0);
    while (census.progress().depth.value_or(0) < 20) REQUIRE(census.advance(100));
    CHECK(census.bytes_at_most() > 0);
    Census moved = std::move(census);
    moved.cancel();
    CHECK(moved.status() == Status::cancelled);
    CHECK_FALSE(moved.advance());
    const Reachable found = moved.outcome();
    CHECK(found.status == Status::cancelled);
    REQUIRE(found.depths.size() > 20);
    CHECK(found.depths[0] == 1);
    CHECK(moved.json().find("\"status\":\"cancelled\"") != std::string::npos);

    Solve timely(klotski);
    CHECK(timely.run(0) == Status::limit);
    CHECK(timely.outcome().status == Status::limit);

    SolveOptions little;
    little.limits.bytes = 1'000;
    const Solution solution = ended(Solve(klotski, little));
    CHECK(solution.status == Status::limit);
    CHECK_FALSE(solution.reason.empty());
}
