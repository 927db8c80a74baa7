// All shortest solutions as ways that can be bent and numbered.
#include "ui/model/solution_walk.hpp"

#include <set>

#include "core/job/solve_job.hpp"
#include "tests/support/catch2.hpp"
#include "tests/unit/ui/texts.hpp"
#include "ui/model/column_rows.hpp"
#include "ui/words/length_text.hpp"

using namespace shunt;
using namespace shunt::ui;

namespace {

/// A single step and four more lead to the goal in ten ways; the puzzle is its own mirror image in no way.
const std::string kGrid = "metric: step\nboard:\nA...\n....\n....\ngoal:\n....\n....\n...A\n";
/// The square goes left or right of the wall; the two halves are mirror images.
const std::string kTwoHalves = "metric: step\nboard:\n..A..\n..#..\n.....\ngoal:\n.....\n..#..\n..A..\n";

outcome::SolveOutcome solved(const std::string& text) {
    job::SolveRequest request;
    request.puzzle = text;
    request.choices = 10'000;
    auto job = job::SolveJob::create(request);
    REQUIRE(job);
    while ((*job)->advance(100)) continue;
    return (*job)->make_outcome();
}

struct Walked {
    explicit Walked(const std::string& text) : report(solved(text)), entry(test::entry(text)) {
        REQUIRE(walk.load(entry->puzzle, *report.choices));
    }
    [[nodiscard]] std::vector<std::size_t> way() const {
        std::vector<std::size_t> way;
        for (int move = 0; move <= walk.length(); ++move) way.push_back(walk.at(move));
        return way;
    }
    /// Every position follows the one before.
    void check_way() const {
        for (int move = 0; move < walk.length(); ++move) {
            const auto& next = walk.column(move)[walk.at(move)].next;
            REQUIRE(std::find(next.begin(), next.end(), walk.at(move + 1)) != next.end());
        }
    }

    outcome::SolveOutcome report;
    EntryPtr entry;
    SolutionWalk walk;
};

}  // namespace

TEST_CASE("every solution has a number, and the numbers are all there are", "[ui]") {
    for (const std::string& text : {kGrid, kTwoHalves, std::string(test::kKlotski)}) {
        Walked walked(text);
        REQUIRE(walked.walk.count());
        CHECK(std::to_string(*walked.walk.count()) == walked.report.shortest_solutions);
        std::set<std::vector<std::size_t>> ways;
        for (std::uint64_t number = 0; number < *walked.walk.count(); ++number) {
            walked.walk.go_to(number);
            walked.check_way();
            REQUIRE(walked.walk.number() == number);
            ways.insert(walked.way());
        }
        CHECK(ways.size() == *walked.walk.count());
        const auto last = walked.way();
        walked.walk.go_to(*walked.walk.count());
        CHECK(walked.way() == last);
    }
}

TEST_CASE("a way that is bent passes the position picked and stays as it was as far as it can", "[ui]") {
    Walked walked(kGrid);
    for (std::uint64_t number = 0; number < *walked.walk.count(); ++number) {
        for (int move = 0; move <= walked.walk.length(); ++move) {
            for (std::size_t picked = 0; picked < walked.walk.column(move).size(); ++picked) {
                walked.walk.go_to(number);
                const auto before = walked.way();
                walked.walk.pick(move, picked);
                walked.check_way();
                REQUIRE(walked.walk.at(move) == picked);
                const auto differing = [&](const std::vector<std::size_t>& way) {
                    std::size_t count = 0;
                    for (std::size_t at = 0; at < way.size(); ++at) count += way[at] != before[at] ? 1 : 0;
                    return count;
                };
                const std::size_t bent = differing(walked.way());
                for (std::uint64_t other = 0; other < *walked.walk.count(); ++other) {
                    walked.walk.go_to(other);
                    if (walked.walk.at(move) == picked) REQUIRE(bent <= differing(walked.way()));
                }
            }
        }
    }
}

TEST_CASE("mirror images stand opposite each other, and no two positions in one place", "[ui]") {
    for (const std::string& text : {kTwoHalves, std::string(test::kKlotski)}) {
        const Walked walked(text);
        REQUIRE(walked.walk.has_mirror());
        for (int move = 0; move <= walked.walk.length(); ++move) {
            std::set<float> rows;
            for (const auto& place : walked.walk.column(move)) {
                rows.insert(place.row);
                CHECK(walked.walk.column(move)[*place.mirror].row == -place.row);
            }
            CHECK(rows.size() == walked.walk.column(move).size());
        }
    }
}

TEST_CASE("two halves of solutions are drawn without a crossing", "[ui]") {
    const Walked walked(test::kKlotski);
    int crossings = 0;
    for (int move = 4; move < walked.walk.length(); ++move) {
        for (const auto& a : walked.walk.column(move)) {
            for (const std::size_t next : a.next)
                crossings += a.row * walked.walk.column(move + 1)[next].row < 0 ? 1 : 0;
        }
    }
    CHECK(crossings == 0);
}

TEST_CASE("positions of another puzzle, or that do not hang together, are none", "[ui]") {
    const Walked walked(kGrid);
    SolutionWalk walk;
    CHECK_FALSE(walk.load(test::entry(kTwoHalves)->puzzle, *walked.report.choices));
    CHECK(walk.empty());
    outcome::Choices broken = *walked.report.choices;
    broken.moves[1][0].next[0] = 99;
    CHECK_FALSE(walk.load(walked.entry->puzzle, broken));
    broken = *walked.report.choices;
    broken.moves[1][0].next.clear();
    CHECK_FALSE(walk.load(walked.entry->puzzle, broken));
    broken = solved(kTwoHalves).choices.value();
    broken.moves[1][0].mirror = 0;
    CHECK_FALSE(walk.load(test::entry(kTwoHalves)->puzzle, broken));
    broken.moves.clear();
    CHECK_FALSE(walk.load(walked.entry->puzzle, broken));
    CHECK(walk.empty());
}

TEST_CASE("a number of any size can be read", "[ui]") {
    CHECK(magnitude_text("256") == "256");
    CHECK(magnitude_text("999999999999999") == "999,999,999,999,999");
    CHECK(magnitude_text("1234567890123456") == "about 1.2 quadrillion");
    CHECK(magnitude_text("123456789012345678") == "about 123.4 quadrillion");
    CHECK(magnitude_text("1234567890123456789") == "about 1.2 quintillion");
    CHECK(magnitude_text(std::string(33, '7')) == "about 777.7 nonillion");
    CHECK(magnitude_text(std::string(40, '7')) == "a number of 40 digits");
}
