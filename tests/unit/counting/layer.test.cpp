#include "core/counting/layer.hpp"

#include <map>

#include "core/base/natural.hpp"
#include "core/base/random.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/memory_limits.hpp"

using namespace shunt;
using namespace shunt::counting;

namespace {

/// Adds, and lets the layer grow for that a little at a time. Returns whether the memory did.
bool add(Layer& layer, const State& state, Ways ways, MemoryBudget& memory) {
    Layer::Adding adding = layer.add(state, ways, memory);
    for (; adding == Layer::Adding::has_to_grow; adding = layer.add(state, ways, memory)) {
        for (std::uint64_t budget = 3; layer.is_growing(); budget = 3) layer.grow(budget, memory);
    }
    return adding == Layer::Adding::done;
}

bool add(Layer& layer, const State& state, std::uint64_t ways, MemoryBudget& memory) {
    return add(layer, state, Ways(&ways, 1), memory);
}

}  // namespace

TEST_CASE("a layer sums up the ways to each state", "[counting]") {
    Random random(5);
    MemoryBudget memory(test::kPlenty);
    Layer layer;
    std::map<std::pair<std::uint64_t, std::uint64_t>, Natural> expected;
    for (int i = 0; i < 20'000; ++i) {
        const State state{random.next() % 70, random.next() % 70};  // the state of zeros is among them
        // Large terms, so that sums leave one word and then two.
        const std::array<std::uint64_t, 2> words{random.next(), i > 10'000 ? random.next() : 0};
        const Ways ways = Ways(words).first(i > 10'000 ? 2 : 1);
        expected[{state.low, state.high}] += Natural(ways);
        REQUIRE(add(layer, state, ways, memory));
    }
    CHECK(layer.size() == expected.size());
    std::uint64_t seen = 0;
    for (std::uint64_t slot = 0; slot < layer.slots(); ++slot) {
        if (layer.is_free(slot)) continue;
        const State state = layer.state(slot);
        CHECK(Natural(layer.ways(slot)) == expected.at({state.low, state.high}));
        CHECK(Natural(layer.find(state)) == Natural(layer.ways(slot)));
        ++seen;
    }
    CHECK(seen == expected.size());
    CHECK(layer.find({1000, 1000}).empty());
    CHECK(Layer().find({0, 0}).empty());
}

TEST_CASE("a sum that leaves its words gets one more", "[counting]") {
    MemoryBudget memory(test::kPlenty);
    Layer layer;
    const State state{3, 4};
    Natural expected;
    for (int i = 0; i < 5; ++i) {
        REQUIRE(add(layer, state, UINT64_MAX, memory));
        REQUIRE(add(layer, {9, 9}, 1, memory));
        expected += Natural(UINT64_MAX);
    }
    CHECK(Natural(layer.find(state)) == expected);
    CHECK(Natural(layer.find({9, 9})) == Natural(5));
}

TEST_CASE("layers take no more memory than they may", "[counting]") {
    MemoryBudget memory(100'000);
    Layer layer;
    std::uint64_t number = 0;
    while (add(layer, {number, 0}, 1, memory)) ++number;
    CHECK(number > 500);
    CHECK(memory.peak() <= 100'000);
    CHECK(memory.used() > 0);
    layer.clear(memory);
    CHECK(memory.used() == 0);
    CHECK(layer.size() == 0);
}

TEST_CASE("the size of a layer is known from the number of states", "[counting]") {
    for (const std::uint64_t states : {1, 39, 40, 1000, 5000}) {
        MemoryBudget memory(test::kPlenty);
        Layer layer;
        for (std::uint64_t i = 0; i < states; ++i) REQUIRE(add(layer, {i, 0}, 1, memory));
        CHECK(memory.used() == Layer::bytes_for(states, 1));
    }
}

TEST_CASE("a layer grows as far as the budget goes", "[counting]") {
    MemoryBudget memory(test::kPlenty);
    Layer layer;
    std::uint64_t number = 0;
    while (layer.slots() < 4096) REQUIRE(add(layer, {number++, 0}, 1, memory));
    const std::uint64_t one = 1;
    while (layer.add({number, 0}, {&one, 1}, memory) == Layer::Adding::done) ++number;
    REQUIRE(layer.is_growing());
    std::uint64_t used = 0;
    while (layer.is_growing()) {
        CHECK(layer.slots() == 4096);
        std::uint64_t budget = 10;
        layer.grow(budget, memory);
        used += 10 - budget;
    }
    CHECK(used == 4096 / 16);
    CHECK(layer.slots() == 8192);
    CHECK(layer.size() == number);
    for (std::uint64_t i = 0; i < number; ++i) REQUIRE(Natural(layer.find({i, 0})) == Natural(1));
}
