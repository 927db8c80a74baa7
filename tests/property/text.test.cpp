// What is printed reads back as the same puzzle; what is damaged is refused or still a puzzle, never a crash.
#include "core/puzzle/format/shunt_text.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/damaged_text.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/random.hpp"
#include "tests/support/random_cases.hpp"
#include "tests/support/random_puzzle.hpp"
#include "tests/support/spaces.hpp"

using namespace shunt;
using namespace shunt::test;
using puzzle::parse_position;
using puzzle::parse_puzzle;
using puzzle::print_position;
using puzzle::print_puzzle;

namespace {

/// More than of other properties: reading and printing is quick.
const std::uint64_t kPrinted = test::effort(2000, 10'000);

bool same_kinds(const puzzle::Puzzle& a, const puzzle::Puzzle& b) {
    if (a.kinds().size() != b.kinds().size()) return false;
    for (std::size_t i = 0; i < a.kinds().size(); ++i) {
        const puzzle::Kind& left = a.kinds()[i];
        const puzzle::Kind& right = b.kinds()[i];
        const bool same = left.shape == right.shape && left.axis == right.axis && left.pieces == right.pieces &&
                          left.enters_gates == right.enters_gates && left.region == right.region;
        if (!same) return false;
    }
    return true;
}

bool same_goals(const puzzle::Puzzle& a, const puzzle::Puzzle& b) {
    return std::equal(a.goals().begin(), a.goals().end(), b.goals().begin(), b.goals().end());
}

}  // namespace

TEST_CASE("a printed puzzle reads back as the same puzzle", "[property]") {
    for (std::uint64_t seed = 1; seed <= kPrinted; ++seed) {
        const std::string text = random_puzzle(seed).text;
        const auto problem = parse_puzzle(text);
        REQUIRE(problem.has_value());
        const std::string printed = print_puzzle(*problem);
        INFO("seed " << seed << "\n" << text << "\nprinted:\n" << printed);
        const auto again = parse_puzzle(printed);
        REQUIRE(again.has_value());
        REQUIRE(print_puzzle(*again) == printed);
        REQUIRE(again->start == problem->start);
        REQUIRE(same_kinds(again->puzzle, problem->puzzle));
        REQUIRE(same_goals(again->puzzle, problem->puzzle));
    }
}

TEST_CASE("a printed position reads back as the same position", "[property]") {
    for (std::uint64_t seed = 1; seed <= kRandomPuzzles; ++seed) {
        const RandomCase random(seed);
        if (!random.can_be_packed()) continue;
        const packing::PackedSpace space = packed_space(random.puzzle(), puzzle::Metric::step);
        Random choice(seed);
        for (int sample = 0; sample < 5; ++sample) {
            const auto rank = static_cast<packing::Rank>(choice.below(static_cast<int>(space.size())));
            const puzzle::Position position = space.position(rank);
            const std::string printed = print_position(random.puzzle(), position);
            INFO("seed " << seed << "\n" << random.text() << "\nposition:\n" << printed);
            const auto again = parse_position(random.puzzle(), printed);
            REQUIRE(again.has_value());
            REQUIRE(*again == position);
        }
    }
}

TEST_CASE("damaged text is refused with a place, or is a puzzle that reads back", "[property]") {
    int accepted = 0;
    for (std::uint64_t seed = 1; seed <= kRandomPuzzles; ++seed) {
        const RandomCase random(seed);
        Random choice(seed);
        for (int sample = 0; sample < 10; ++sample) {
            const std::string text = damaged(random.text(), choice, 1, false);
            INFO("seed " << seed << "\n" << text);
            const auto parsed = parse_puzzle(text);
            if (!parsed) {
                REQUIRE_FALSE(parsed.error().message.empty());
                continue;
            }
            ++accepted;
            const std::string printed = print_puzzle(*parsed);
            INFO("printed:\n" << printed);
            const auto again = parse_puzzle(printed);
            REQUIRE(again.has_value());
            REQUIRE(print_puzzle(*again) == printed);
            REQUIRE(again->start == parsed->start);
            REQUIRE(same_kinds(again->puzzle, parsed->puzzle));
            REQUIRE(same_goals(again->puzzle, parsed->puzzle));
        }
    }
    REQUIRE(accepted > test::effort(500, 1000));
}
