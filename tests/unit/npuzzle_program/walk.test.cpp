#include "core/npuzzle/program/walk.hpp"

#include "core/npuzzle/program/placement_model.hpp"
#include "tests/support/catch2.hpp"
#include "tests/unit/npuzzle_program/boards.hpp"

using namespace shunt::npuzzle::program;
using namespace shunt::test;

TEST_CASE("a walk is read out of the values, with its passes", "[program]") {
    const Instance instance = instance_of(2, 3, {1, 0, 2, 4, 5, 3});
    const Model model = placement_model(instance, Mode::plne, Formulation::printed, 5);
    const auto walk =
        decode_walk(instance, model, point_of(instance, model, boards_along(instance.start, {1, 1, 2, 2, 2, 5})));
    REQUIRE(walk.has_value());
    CHECK(walk->letters == "LU");
    CHECK(walk->passes == 3);
}

TEST_CASE("values that are no walk are refused", "[program]") {
    const Instance instance = instance_of(2, 3, {1, 0, 2, 4, 5, 3});
    const Model model = placement_model(instance, Mode::plne, Formulation::printed, 2);
    const auto refusal = [&](const std::vector<int>& path, int clear = -1, int set = -1) {
        auto values = point_of(instance, model, boards_along(instance.start, path));
        if (clear >= 0) values[clear] = 0;
        if (set >= 0) values[set] = 1;
        const auto walk = decode_walk(instance, model, values);
        return walk ? walk->letters : walk.error().message;
    };
    CHECK(refusal({1, 2, 5}) == "LU");
    CHECK(refusal({1, 5, 5}) == "in step 1 the blank jumps from cell 1 to cell 5");
    CHECK(refusal({1, 4, 5}) == "the 2 moves do not end at the goal");
    CHECK(refusal({1, 2, 5}, 36 + 2) == "before step 2 the blank is on no cell");
    CHECK(refusal({1, 2, 5}, -1, 36 + 0) == "before step 2 the blank is on two cells");
}
