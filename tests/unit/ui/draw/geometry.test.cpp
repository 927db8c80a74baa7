#include <cmath>

#include "core/picture/outline.hpp"
#include "tests/support/catch2.hpp"
#include "ui/board/outline_cache.hpp"
#include "ui/draw/mesh.hpp"

using namespace shunt;
using namespace shunt::picture;
using namespace shunt::ui;
using puzzle::Coordinate;

namespace {

float area(std::span<const Loop> loops) {
    float sum = 0;
    for (const Trapezoid& t : fill(loops))
        sum += (t.bottom - t.top) * (t.right_top - t.left_top + t.right_bottom - t.left_bottom) / 2;
    return sum;
}

const std::vector<Coordinate> kRing{{0, 0}, {0, 1}, {0, 2}, {1, 0}, {1, 2}, {2, 0}, {2, 1}, {2, 2}};
const std::vector<Coordinate> kCorner{{0, 0}, {0, 1}, {1, 0}};
constexpr float kPi = 3.14159265f;

}  // namespace

TEST_CASE("an outline without inset and rounding covers exactly its cells") {
    const OutlineStyle plain{10, 0, 0, 0};
    CHECK(area(outline(kCorner, plain)) == Approx(300));
    CHECK(area(outline(kRing, plain)) == Approx(800));
    CHECK(outline(kRing, plain).size() == 2);
    CHECK(outline(kCorner, plain).front().size() == 6);
}

TEST_CASE("an inset moves outer and inner borders into the piece") {
    CHECK(area(outline(kRing, {10, 1, 0, 0})) == Approx(28 * 28 - 12 * 12));
    CHECK(area(outline(kCorner, {10, 1, 0, 0})) == Approx(18 * 18 - 10 * 10));
    CHECK(area(outline(kCorner, {10, -1, 0, 0})) == Approx(22 * 22 - 10 * 10));
}

TEST_CASE("outer corners lose ground by rounding, inner corners gain it") {
    const float corner = 4 - kPi;  // what rounding one corner with radius 2 takes from a square of side 2
    const Loop square = outline(std::vector<Coordinate>{{0, 0}}, {10, 0, 2, 0}).front();
    CHECK(area(std::span(&square, 1)) == Approx(100 - 4 * corner).epsilon(0.005));
    CHECK(area(outline(kCorner, {10, 0, 2, 2})) == Approx(300 - 5 * corner + corner).epsilon(0.005));
}

TEST_CASE("parts that touch in a corner stay apart") {
    const std::vector<Coordinate> diagonal{{0, 0}, {1, 1}};
    CHECK(outline(diagonal, {10, 0, 0, 0}).size() == 2);
    CHECK(area(outline(diagonal, {10, 1, 0, 0})) == Approx(128));
}

TEST_CASE("offsetting a loop by its normals keeps edges parallel") {
    const Loop square = outline(std::vector<Coordinate>{{0, 0}}, {10, 0, 0, 0}).front();
    const Loop grown = offset_loop(square, normals(square), 1);
    CHECK(area(std::span(&grown, 1)) == Approx(144));
}

TEST_CASE("an outline that is kept is the outline, and what is kept is bounded") {
    OutlineCache cache;
    const OutlineStyle style{10, 1, 2, 1};
    CHECK(cache.of(kRing, style) == outline(kRing, style));
    CHECK(cache.of(kCorner, style) == outline(kCorner, style));
    CHECK(cache.of(kRing, style) == outline(kRing, style));
    CHECK(cache.size() == 2);
    const OutlineStyle wider{11, 1, 2, 1};
    CHECK(cache.of(kRing, wider) == outline(kRing, wider));
    CHECK(cache.size() == 3);
    for (int length = 0; length < 2000; ++length) (void)cache.of(kCorner, {10, 0, 0, static_cast<float>(length)});
    CHECK(cache.size() <= OutlineCache::kMost);
    CHECK(cache.of(kRing, style) == outline(kRing, style));
}

TEST_CASE("dashes cover their share of the loop") {
    const Loop square = outline(std::vector<Coordinate>{{0, 0}}, {10, 0, 0, 0}).front();
    float sum = 0;
    for (const Loop& dash : dashes(square, 1.2f, 0.8f)) {
        for (std::size_t i = 0; i + 1 < dash.size(); ++i)
            sum += std::hypot(dash[i + 1].x - dash[i].x, dash[i + 1].y - dash[i].y);
    }
    CHECK(sum == Approx(40 * 0.6).epsilon(0.001));
}
