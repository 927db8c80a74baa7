#include <set>

#include "core/counting/tiling_count.hpp"
#include "core/puzzle/polyomino.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/grid_oracle.hpp"
#include "tests/support/random.hpp"

using namespace shunt;
using counting::Floor;
using counting::TilingCount;
using puzzle::Turning;
using test::PlainShape;

namespace {

const std::uint64_t kRandomFloors = test::effort(200, 1000);

/// A random floor and stock of shapes, as the oracle sees them and as core does.
struct Case {
    std::vector<std::string> rows;
    std::set<PlainShape> plain;
    std::vector<puzzle::Shape> shapes;
    int voids = 0;

    [[nodiscard]] Floor floor() const {
        std::vector<bool> open;
        for (const std::string& row : rows) {
            for (const char mark : row) open.push_back(mark == '.');
        }
        return Floor({static_cast<int>(rows.size()), static_cast<int>(rows.front().size())}, open);
    }
};

PlainShape random_shape(test::Random& random) {
    PlainShape shape{{0, 0}};
    const int size = random.between(1, 5);
    while (static_cast<int>(shape.size()) < size) {
        const std::vector<std::pair<int, int>> cells(shape.begin(), shape.end());
        const auto [row, column] = random.pick(cells);
        shape.insert(random.chance(50) ? std::pair{row + random.between(-1, 1), column}
                                       : std::pair{row, column + random.between(-1, 1)});
    }
    return shape;
}

puzzle::Shape shape_of(const PlainShape& plain) {
    std::vector<puzzle::Coordinate> cells;
    for (const auto& [row, column] : plain) cells.push_back({row, column});
    return puzzle::Shape(cells);
}

Case random_case(std::uint64_t seed) {
    test::Random random(seed);
    Case made;
    const int columns = random.between(1, 5);
    made.rows.assign(random.between(1, 5), std::string(columns, '.'));
    for (std::string& row : made.rows) {
        for (char& mark : row) mark = random.chance(15) ? '#' : '.';
    }
    for (int count = random.between(1, 3); count > 0; --count) {
        const PlainShape shape = random_shape(random);
        const auto turning = static_cast<Turning>(random.below(3));
        made.plain.merge(test::plain_orientations(shape, turning != Turning::fixed, turning == Turning::free));
        for (puzzle::Shape& turned : puzzle::orientations(shape_of(shape), turning))
            made.shapes.push_back(std::move(turned));
    }
    made.shapes = puzzle::distinct(std::move(made.shapes));
    made.voids = std::min(random.between(0, 4), made.floor().size());
    return made;
}

TilingCount counted(const Case& random) {
    auto count = TilingCount::create({random.floor(), random.shapes, random.voids, true}, std::uint64_t{1} << 28);
    REQUIRE(count.has_value());
    while (count->advance(100) == TilingCount::Phase::running) {
    }
    return std::move(*count);
}

}  // namespace

TEST_CASE("tilings of random floors by random shapes are those of the oracle", "[property]") {
    std::size_t most = 0;
    for (std::uint64_t seed = 1; seed <= kRandomFloors; ++seed) {
        const Case random = random_case(seed);
        std::string picture;
        for (const std::string& row : random.rows) picture += row + "\n";
        INFO("seed " << seed << ", " << random.voids << " voids, " << random.shapes.size() << " shapes\n" << picture);
        REQUIRE(random.shapes.size() == random.plain.size());
        const auto expected = test::plain_tilings(random.rows, random.plain, random.voids);
        const TilingCount count = counted(random);
        REQUIRE(count.tilings().decimal() == std::to_string(expected.size()));
        most = std::max(most, expected.size());
        shunt::Random draw(seed);
        for (int i = 0; i < 5 && !expected.empty(); ++i) {
            REQUIRE(expected.count(print_tiling(count.draw(draw))) == 1);
        }
    }
    CHECK(most > 1000);  // the cases are not all trivial
}
