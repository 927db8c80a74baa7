#include "core/puzzle/shape.hpp"

#include <algorithm>

#include "tests/support/catch2.hpp"

using namespace shunt::puzzle;

TEST_CASE("a shape forgets where it was and in which order it was given", "[puzzle]") {
    CHECK(Shape({{5, 7}, {6, 6}, {6, 7}}) == Shape({{1, 0}, {0, 1}, {1, 1}}));
    CHECK_FALSE(Shape({{0, 0}, {0, 1}}) == Shape({{0, 0}, {1, 0}}));
}

TEST_CASE("the anchor is the first cell; later columns may be negative", "[puzzle]") {
    const Shape shape({{1, 0}, {0, 1}, {1, 1}});
    const std::vector<Coordinate> expected{{0, 0}, {1, -1}, {1, 0}};
    CHECK(std::equal(shape.offsets().begin(), shape.offsets().end(), expected.begin(), expected.end()));
    CHECK(shape.size() == 3);
    CHECK(shape.extent() == Coordinate{2, 2});
}

TEST_CASE("a shape need not be connected", "[puzzle]") {
    const Shape dumbbell({{0, 0}, {0, 2}});
    CHECK(dumbbell.size() == 2);
    CHECK(dumbbell.extent() == Coordinate{1, 3});
    CHECK_FALSE(dumbbell == Shape({{0, 0}, {0, 1}}));
}
