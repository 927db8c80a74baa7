#include "core/packing/word_steps.hpp"

#include <vector>

#include "tests/support/catch2.hpp"

using namespace shunt;
using namespace shunt::packing;

namespace {

/// Different for different numbers, in each of its parts.
WordStep step_of(std::uint32_t number) {
    const auto anchor = static_cast<int>(number % 61);
    return {Transition(0, static_cast<Letter>(number % 3), anchor, anchor + 1, false, Transition::none), number / 7,
            number / 5};
}

}  // namespace

TEST_CASE("a step met again has the number that it had, a new one the next", "[packing]") {
    WordSteps steps(WordSteps::kMost);
    for (std::uint32_t number = 0; number < 5'000; ++number) REQUIRE(steps.find(step_of(number)) == number);
    bool right = true;
    for (std::uint32_t number = 5'000; number-- > 0;)
        right = right && steps.find(step_of(number)) == number && steps[number] == step_of(number);
    CHECK(right);
    CHECK(steps.size() == 5'000);
}

TEST_CASE("a step is added whether or not it is known", "[packing]") {
    WordSteps steps(WordSteps::kMost);
    CHECK(steps.add(step_of(1)) == 0);
    CHECK(steps.add(step_of(1)) == 1);
    CHECK(steps[1] == step_of(1));
}

TEST_CASE("steps forgotten are new again", "[packing]") {
    WordSteps steps(WordSteps::kMost);
    for (std::uint32_t number = 0; number < 100; ++number) (void)steps.find(step_of(number));
    steps.clear();
    CHECK(steps.size() == 0);
    CHECK(steps.find(step_of(50)) == 0);
    CHECK(steps.find(step_of(50)) == 0);
}

TEST_CASE("of very many steps the later ones are only added", "[packing]") {
    WordSteps steps(WordSteps::kMost);
    const auto most = static_cast<std::uint32_t>(WordSteps::kMost);
    for (std::uint32_t number = 0; number < most; ++number) REQUIRE(steps.find(step_of(number)) == number);
    CHECK(steps.find(step_of(5)) == most);
    CHECK(steps.find(step_of(most)) == most + 1);
    CHECK(steps[most] == step_of(5));
}
