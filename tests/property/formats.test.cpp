// Laws of every foreign format: what it writes it reads back as the same puzzle, with the same positions; and no text makes it crash.
#include "core/puzzle/format/format.hpp"

#include <map>

#include "core/analysis/space_builder.hpp"
#include "core/puzzle/format/difference.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/damaged_text.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/jobs.hpp"
#include "tests/support/random.hpp"
#include "tests/support/random_cases.hpp"
#include "tests/support/random_formats.hpp"

using namespace shunt;
using namespace shunt::test;
using namespace shunt::puzzle;

namespace {

const std::uint64_t kPuzzles = test::effort(1000, 10'000);
const std::uint64_t kCensuses = test::effort(50, 500);
constexpr std::uint64_t kFewPackings = 3000;  // a census of no more takes a millisecond
const std::uint64_t kDamagedTexts = test::effort(300, 1500);

/// All but the project's own that are written, too.
std::vector<const Format*> foreign_formats() {
    std::vector<const Format*> written;
    for (const Format* format : formats().subspan(1)) {
        if (format->write != nullptr) written.push_back(format);
    }
    return written;
}

bool is_small(const Puzzle& puzzle) {
    constexpr std::uint64_t kMemory = 1 << 20;
    analysis::SpaceBuilder builder(puzzle, Metric::step, kMemory);
    while (builder.advance(100'000) == analysis::SpaceBuilder::State::building) continue;
    return builder.state() == analysis::SpaceBuilder::State::done && builder.take().size() <= kFewPackings;
}

/// What a census finds, apart from names and times.
std::map<std::string, Json> positions_of(const Problem& problem) {
    const Json report = census(print_puzzle(problem), Metric::step);
    std::map<std::string, Json> found;
    for (const char* key : {"status", "reachable", "packings", "depths", "eccentricity"})
        found[key] = report.value(key, Json());
    return found;
}

}  // namespace

TEST_CASE("what a format writes it reads back as the same puzzle", "[property]") {
    for (const Format* format : foreign_formats()) {
        std::uint64_t written = 0;
        std::uint64_t seed = 1;
        for (; written < kPuzzles && seed <= 2 * kPuzzles; ++seed) {
            const Problem problem = random_problem_for(format->name, seed);
            const auto text = write_as(*format, problem);
            if (!text) continue;
            const auto again = read_as(*format, *text);
            INFO(format->name << ", seed " << seed << "\n" << print_puzzle(problem) << *text);
            REQUIRE((again ? "" : to_string(again.error())) == "");
            REQUIRE(difference(problem, *again).value_or("") == "");
            ++written;
        }
        INFO(format->name << ", " << seed << " puzzles drawn");
        CHECK(written == kPuzzles);
    }
}

TEST_CASE("a written puzzle has the positions of the one it was made from", "[property]") {
    for (const Format* format : foreign_formats()) {
        std::uint64_t compared = 0;
        std::uint64_t seed = 1;
        for (; compared < kCensuses && seed <= kPuzzles; ++seed) {
            const Problem problem = random_problem_for(format->name, seed);
            const auto text = write_as(*format, problem);
            if (!text || !is_small(problem.puzzle)) continue;
            INFO(format->name << ", seed " << seed << "\n" << print_puzzle(problem) << "\n" << *text);
            REQUIRE(positions_of(*read_as(*format, *text)) == positions_of(problem));
            ++compared;
        }
        INFO(format->name << ", " << seed << " puzzles drawn");
        CHECK(compared == kCensuses);
    }
}

TEST_CASE("a puzzle of any kind is written faithfully or refused with a reason", "[property]") {
    for (std::uint64_t seed = 1; seed <= kRandomPuzzles; ++seed) {
        const RandomCase random(seed);
        for (const Format* format : foreign_formats()) {
            INFO(format->name << ", seed " << seed << "\n" << random.text());
            const auto text = write_as(*format, random.problem());
            if (text) REQUIRE_FALSE(difference(random.problem(), *read_as(*format, *text)).has_value());
            if (!text) REQUIRE(text.error().message.find("because") != std::string::npos);
        }
    }
}

TEST_CASE("damaged texts of any format are refused or are puzzles", "[property]") {
    for (const Format* format : foreign_formats()) {
        std::uint64_t accepted = 0;
        test::Random random(1);
        for (std::uint64_t seed = 1; seed <= kDamagedTexts; ++seed) {
            const auto text = write_as(*format, random_problem_for(format->name, seed));
            if (!text) continue;
            const std::string broken = damaged(*text, random, random.between(1, 4), true);
            INFO(format->name << ", seed " << seed << "\n" << broken);
            const auto reading = read_as(*format, broken);
            (void)read_any(broken);
            if (!reading) {
                REQUIRE_FALSE(reading.error().message.empty());
                continue;
            }
            ++accepted;
            const auto again = parse_puzzle(print_puzzle(*reading));
            REQUIRE((again ? "" : to_string(again.error())) == "");
            REQUIRE_FALSE(difference(*again, *reading).has_value());
        }
        INFO(format->name);
        CHECK(accepted > test::effort(2U, 10U));
    }
}
