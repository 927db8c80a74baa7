#include "core/search/sample.hpp"

#include <algorithm>
#include <numeric>

#include "tests/support/catch2.hpp"

using namespace shunt::search;

namespace {

std::vector<Rank> states(Rank count) {
    std::vector<Rank> all(static_cast<std::size_t>(count));
    std::iota(all.begin(), all.end(), Rank{0});
    return all;
}

Sample sampled(const std::vector<Rank>& offered, std::size_t most) {
    Sample sample(most);
    for (const Rank state : offered) sample.offer(state);
    return sample;
}

}  // namespace

TEST_CASE("the same states are kept in whatever order they come", "[search]") {
    std::vector<Rank> order = states(500);
    const std::vector<Rank> kept = sampled(order, 16).states();
    CHECK(kept.size() == 16);
    CHECK(std::is_sorted(kept.begin(), kept.end()));
    for (int shuffle = 0; shuffle < 50; ++shuffle) {
        std::rotate(order.begin(), order.begin() + 37, order.end());
        std::reverse(order.begin(), order.begin() + 250);
        CHECK(sampled(order, 16).states() == kept);
    }
}

TEST_CASE("the same states are kept by however many", "[search]") {
    const std::vector<Rank> all = states(500);
    const std::vector<Rank> kept = sampled(all, 16).states();
    for (std::ptrdiff_t cut = 0; cut <= 500; cut += 50) {
        Sample first = sampled({all.begin(), all.begin() + cut}, 16);
        first.merge(sampled({all.begin() + cut, all.end()}, 16));
        CHECK(first.states() == kept);
    }
}

TEST_CASE("few states are all kept, none when none are wanted", "[search]") {
    CHECK(sampled({9, 3, 7}, 16).states() == std::vector<Rank>{3, 7, 9});
    CHECK(sampled({9, 3, 7}, 0).states().empty());
    CHECK(sampled({}, 16).states().empty());
    Sample sample = sampled(states(100), 16);
    sample.clear();
    CHECK(sample.states().empty());
    sample.offer(5);
    CHECK(sample.states() == std::vector<Rank>{5});
}

TEST_CASE("every state has its chance", "[search]") {
    // In 1,000 levels of 20 consecutive numbers each, every place among the 20 is drawn about 1,000 x 5 / 20 times.
    std::vector<int> drawn(20, 0);
    for (Rank level = 0; level < 1000; ++level) {
        Sample sample(5);
        for (Rank place = 0; place < 20; ++place) sample.offer(level * 20 + place);
        for (const Rank state : sample.states()) ++drawn[static_cast<std::size_t>(state % 20)];
    }
    for (const int times : drawn) CHECK((times > 180 && times < 320));
}
