#include "core/picture/outline.hpp"

#include <cmath>

#include "core/picture/number_text.hpp"
#include "tests/support/catch2.hpp"

using namespace shunt::picture;
using shunt::puzzle::Coordinate;

namespace {

float perimeter(const Loop& loop) {
    float sum = 0;
    for (std::size_t i = 0; i < loop.size(); ++i) {
        const Vec way = loop[(i + 1) % loop.size()] - loop[i];
        sum += std::hypot(way.x, way.y);
    }
    return sum;
}

}  // namespace

TEST_CASE("numbers are written short and to the nearest tenth") {
    CHECK(number_text(0) == "0");
    CHECK(number_text(3.44f) == "3.4");
    CHECK(number_text(-0.5f) == "-.5");
    CHECK(number_text(-0.04f) == "0");
    CHECK(number_text(12) == "12");
    CHECK(number_text(-120.96f) == "-121");
    CHECK(join_numbers({1, -2, 0.5f}) == "1-2 .5");
}

TEST_CASE("a path draws the outline with true arcs") {
    const std::vector<Coordinate> unit{{0, 0}};
    CHECK(outline_paths(unit, {10, 0, 0, 0}).front().data == "M10 0v10h-10v-10h10z");
    const auto rounded = outline_paths(unit, {10, 1, 2, 0}).front();
    CHECK(rounded.data == "M7 1a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-4a2 2 0 0 1 -2-2v-4a2 2 0 0 1 2-2h4z");
    CHECK(rounded.length == Approx(4 * 4 + 2 * 2 * 3.14159265));
    const std::vector<Coordinate> corner{{0, 0}, {1, 0}, {1, 1}};
    CHECK(outline_paths(corner, {10, 0, 1, 2}).front().data.find("a2 2 0 0 0") != std::string::npos);
}

TEST_CASE("paths and loops of points are the same outline") {
    const std::vector<Coordinate> ring{{0, 0}, {0, 1}, {0, 2}, {1, 0}, {1, 2}, {2, 0}, {2, 1}, {2, 2}, {4, 4}};
    const OutlineStyle style{100, 4, 10, 6};
    const auto loops = outline(ring, style);
    const auto paths = outline_paths(ring, style);
    REQUIRE(loops.size() == 3);
    REQUIRE(paths.size() == 3);
    for (std::size_t i = 0; i < loops.size(); ++i) CHECK(paths[i].length == Approx(perimeter(loops[i])).epsilon(0.002));
}

TEST_CASE("parts that touch in a corner flow together in an outline outside of them") {
    const std::vector<Coordinate> diagonal{{0, 0}, {1, 1}};
    CHECK(outline(diagonal, {10, 0, 0, 0}).size() == 2);
    const auto around = outline(diagonal, {10, -1, 0, 0});
    REQUIRE(around.size() == 1);
    CHECK(perimeter(around.front()) == Approx(4 * 22));
}

TEST_CASE("a loop without length has no dashes") {
    CHECK(dashes(Loop(4, Vec{5, 5}), 3, 2).empty());
    CHECK(dashes(Loop(4, Vec{5, std::nanf("")}), 3, 2).empty());
    CHECK(dashes({{0, 0}, {8, 0}, {8, 8}, {0, 8}}, 0, 0).empty());
    CHECK(dashes({{0, 0}, {8, 0}, {8, 8}, {0, 8}}, 3, 2).size() > 4);
}
