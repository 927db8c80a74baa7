// The shapes of a search and their symmetries.
#include "core/finder/catalogue.hpp"

#include "tests/support/catch2.hpp"

using namespace shunt;
using namespace shunt::finder;

namespace {

puzzle::Shape shape(std::vector<puzzle::Coordinate> cells) { return puzzle::Shape(std::move(cells)); }

}  // namespace

TEST_CASE("every connected shape of a grid is listed once, larger ones first", "[finder]") {
    REQUIRE(Catalogue::every_shape(Grid<Narrow>(1, 1)).size() == 1);
    REQUIRE(Catalogue::every_shape(Grid<Narrow>(2, 2)).size() == 8);
    REQUIRE(Catalogue::every_shape(Grid<Narrow>(3, 3)).size() == 151);
    const Catalogue catalogue = Catalogue::every_shape(Grid<Narrow>(4, 4));
    REQUIRE(catalogue.size() == 9472);
    std::uint64_t placements = 0;
    for (ShapeId id = 0; id < catalogue.size(); ++id) {
        placements += static_cast<std::uint64_t>(std::popcount(catalogue.shape(id).body.anchors));
        if (id > 0) REQUIRE(catalogue.shape(id).size <= catalogue.shape(id - 1).size);
    }
    REQUIRE(placements == 11506);  // connected sets of cells of the 4x4 grid graph
}

TEST_CASE("a catalogue finds the first shape of a size", "[finder]") {
    const Catalogue catalogue = Catalogue::every_shape(Grid<Narrow>(2, 3));
    REQUIRE(catalogue.first_of_at_most(6) == 0);
    REQUIRE(catalogue.shape(catalogue.first_of_at_most(2)).size == 2);
    REQUIRE(catalogue.first_of_at_most(1) == catalogue.size() - 1);
    REQUIRE(catalogue.first_of_at_most(0) == catalogue.size());
    REQUIRE(catalogue.smallest() == 1);
}

TEST_CASE("a shape covers a corner from one place or from none", "[finder]") {
    const Catalogue catalogue = Catalogue::every_shape(Grid<Narrow>(3, 3));
    for (ShapeId id = 0; id < catalogue.size(); ++id) {
        const auto& body = catalogue.shape(id).body;
        const std::array<int, kCorners> cells{0, 2, 6, 8};
        for (std::size_t corner = 0; corner < kCorners; ++corner) {
            Narrow::Cells covering = 0;
            for_each_cell(body.anchors, [&](int anchor) {
                if ((body.cells_at(anchor) >> cells[corner] & 1) != 0) covering |= cell_bit<Narrow::Cells>(anchor);
            });
            REQUIRE(catalogue.at_corners(id)[corner] == covering);
            REQUIRE(std::popcount(covering) <= 1);
        }
    }
}

TEST_CASE("symmetries permute the catalogue and are undone by others", "[finder]") {
    for (const auto& [rows, columns, expected] : {std::tuple{3, 3, 8}, std::tuple{2, 4, 4}, std::tuple{1, 5, 4}}) {
        const Catalogue catalogue = Catalogue::every_shape(Grid<Narrow>(rows, columns));
        const auto symmetries = catalogue.symmetries();
        REQUIRE(static_cast<int>(symmetries.size()) == expected);
        REQUIRE(catalogue.transpositions().size() == (rows == columns ? 2 : 1));
        for (const Symmetry& symmetry : symmetries) {
            std::vector<bool> hit(catalogue.size());
            for (const ShapeId image : symmetry.image) hit[image] = true;
            REQUIRE(std::count(hit.begin(), hit.end(), false) == 0);
        }
        REQUIRE(symmetries.front().corner == kLowerRight);
        for (ShapeId id = 0; id < catalogue.size(); ++id) REQUIRE(symmetries.front().image[id] == id);
    }
}

TEST_CASE("shapes of the user's choice are checked", "[finder]") {
    const Grid<Narrow> grid(2, 3);
    const auto unit = shape({{0, 0}});
    const auto domino = shape({{0, 0}, {0, 1}});
    const auto chosen = Catalogue::of(grid, std::vector{unit, domino});
    REQUIRE(chosen);
    REQUIRE(chosen->size() == 2);
    REQUIRE(chosen->shape(0).size == 2);
    REQUIRE(chosen->symmetries().size() == 4);
    REQUIRE(Catalogue::of(grid, std::vector<puzzle::Shape>{}).error().message == "there is no shape in the list");
    REQUIRE(Catalogue::of(grid, std::vector{unit, unit}).error().message == "shape 2 comes twice");
    REQUIRE(Catalogue::of(grid, std::vector{shape({{0, 0}, {1, 1}})}).error().message == "shape 1 is not connected");
    REQUIRE(Catalogue::of(grid, std::vector{unit, shape({{0, 0}, {1, 0}, {2, 0}})}).error().message ==
            "shape 2 does not fit the grid");
}

TEST_CASE("a choice of shapes keeps only the symmetries that it has", "[finder]") {
    const Grid<Narrow> grid(3, 3);
    const auto lying = shape({{0, 0}, {0, 1}});
    const auto standing = shape({{0, 0}, {1, 0}});
    REQUIRE(Catalogue::of(grid, std::vector{lying})->transpositions().size() == 1);
    REQUIRE(Catalogue::of(grid, std::vector{lying})->symmetries().size() == 4);
    REQUIRE(Catalogue::of(grid, std::vector{lying, standing})->transpositions().size() == 2);
}
