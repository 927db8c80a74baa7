#include "core/counting/floor.hpp"
#include "core/counting/piece_set.hpp"
#include "core/counting/shape_text.hpp"
#include "tests/support/catch2.hpp"

using namespace shunt;
using namespace shunt::counting;
using puzzle::all_polyominoes;
using puzzle::Shape;

namespace {

std::size_t orientations_of(const std::string& name) {
    const auto pieces = pieces_of(split_piece_set(name).front());
    REQUIRE(pieces.has_value());
    REQUIRE(pieces->size() == 1);
    return pieces->front().orientations.size();
}

Shape drawn(const std::string& text) {
    const auto shapes = parse_shapes(text);
    REQUIRE(shapes.has_value());
    REQUIRE(shapes->size() == 1);
    return shapes->front().shape;
}

std::string shape_refusal(const std::string& text) {
    const auto shapes = parse_shapes(text);
    return shapes ? "accepted" : to_string(shapes.error());
}

std::string floor_refusal(const std::string& text) {
    const auto floor = parse_floor(text);
    return floor ? "accepted" : to_string(floor.error());
}

}  // namespace

TEST_CASE("how many polyominoes there are", "[counting]") {
    const std::vector<std::size_t> fixed{1, 2, 6, 19, 63, 216, 760, 2725};  // OEIS A001168
    for (int size = 1; size <= 8; ++size) CHECK(all_polyominoes(size).size() == fixed[size - 1]);
}

TEST_CASE("orientations are those of the symmetry of a shape", "[counting]") {
    CHECK(orientations_of("O4") == 1);
    CHECK(orientations_of("I4") == 2);
    CHECK(orientations_of("S4") == 4);
    CHECK(orientations_of("one-sided-S4") == 2);
    CHECK(orientations_of("T4") == 4);
    CHECK(orientations_of("L4") == 8);
    CHECK(orientations_of("free-L4") == 8);
    CHECK(orientations_of("one-sided-L4") == 4);
    CHECK(orientations_of("fixed-L4") == 1);
    CHECK(orientations_of("X5") == 1);
    CHECK(orientations_of("2x3") == 2);
    CHECK(orientations_of("fixed-2x3") == 1);
    CHECK(orientations(drawn("X..\nXXX\n"), Turning::one_sided).size() == 4);
}

TEST_CASE("rotation does not turn over", "[counting]") {
    const auto turned = orientations(drawn(".XX\nXX.\n"), Turning::one_sided);
    CHECK(std::find(turned.begin(), turned.end(), drawn("X.\nXX\n.X\n")) != turned.end());
    CHECK(std::find(turned.begin(), turned.end(), drawn("XX.\n.XX\n")) == turned.end());
}

TEST_CASE("the letters of each size make up its family", "[counting]") {
    const std::vector<std::pair<std::string, int>> sets{
        {"I2", 2},
        {"I3+L3", 3},
        {"I4+O4+T4+S4+L4", 4},
        {"one-sided-L4+one-sided-J4+one-sided-S4+one-sided-Z4+I4+O4+T4", 4},
        {"F5+I5+L5+N5+P5+T5+U5+V5+W5+X5+Y5+Z5", 5}};
    for (const auto& [set, size] : sets) {
        std::vector<Shape> shapes;
        for (const PieceTerm& term : split_piece_set(set)) {
            REQUIRE(is_known_name(term.name));
            const auto pieces = pieces_of(term);
            for (const Piece& piece : *pieces) {
                CHECK(piece.must_fit);
                for (const Shape& shape : piece.orientations) {
                    CHECK(shape.size() == size);
                    CHECK(is_connected(shape));
                    shapes.push_back(shape);
                }
            }
        }
        const std::size_t with_repetitions = shapes.size();
        CHECK(distinct(shapes) == all_polyominoes(size));
        CHECK(with_repetitions == all_polyominoes(size).size());  // no letter stands for a shape of another
    }
}

TEST_CASE("sets are split at their plus signs", "[counting]") {
    const auto terms = split_piece_set("dominoes+one-sided-L4+fixed-my shapes.txt");
    REQUIRE(terms.size() == 3);
    CHECK(terms[0].name == "dominoes");
    CHECK(terms[0].turning == Turning::free);
    CHECK(terms[1].name == "L4");
    CHECK(terms[1].turning == Turning::one_sided);
    CHECK(terms[2].name == "my shapes.txt");
    CHECK(terms[2].turning == Turning::fixed);
    CHECK_FALSE(terms[2].drawing.has_value());
    CHECK(split_piece_set("").size() == 1);
    CHECK(split_piece_set("L4+").back().name.empty());
}

TEST_CASE("names that are not known are refused with those that are", "[counting]") {
    for (const std::string name :
         {"", "domino", "L9", "I0", "I1001", "I-1", "0x3", "3x", "x", "1000x1000", "dominoes "}) {
        INFO(name);
        CHECK_FALSE(is_known_name(name));
        const auto pieces = pieces_of({Turning::free, name, std::nullopt});
        REQUIRE_FALSE(pieces.has_value());
        CHECK(pieces.error().message.find("known are monominoes, dominoes, triominoes") != std::string::npos);
    }
}

TEST_CASE("drawn shapes", "[counting]") {
    const auto shapes = parse_shapes("\n##\n.#\n\n\nXX X\n XXX\n");
    REQUIRE(shapes.has_value());
    REQUIRE(shapes->size() == 2);
    CHECK((*shapes)[0].shape == Shape({{0, 0}, {0, 1}, {1, 1}}));
    CHECK((*shapes)[0].line == 2);
    CHECK((*shapes)[1].shape.size() == 6);
    CHECK((*shapes)[1].line == 6);
    CHECK(drawn("AB\nC\n").size() == 3);  // any character is a covered cell
    CHECK(drawn("é\n").size() == 1);      // also one of two bytes
    CHECK(drawn("..X\r\n..X") == drawn("X\nX\n"));
}

TEST_CASE("drawings that are no shapes are refused with the place", "[counting]") {
    CHECK(shape_refusal("") == "there is no shape in it");
    CHECK(shape_refusal("\n\n") == "there is no shape in it");
    CHECK(shape_refusal("X\n\n...\n") ==
          "line 3: this block covers no cell: a shape's cells are any characters but '.' and the space");
    CHECK(shape_refusal("X.X\n") == "line 1: this shape is not connected; two shapes need an empty line between them");
    CHECK(shape_refusal("X\n\nX.\n.X\n") ==
          "line 3: this shape is not connected; two shapes need an empty line between them");
    CHECK(shape_refusal("X\tX\n") == "line 1, column 2: a tab: use spaces, their number matters");
    CHECK(shape_refusal("\xFF\n") != "accepted");
    std::string large;
    for (int row = 0; row < 101; ++row) large += std::string(100, 'X') + "\n";
    CHECK(shape_refusal(large) == "line 1: this shape has more than 10000 cells");
}

TEST_CASE("floors are rows or a puzzle's board", "[counting]") {
    const auto rows = parse_floor("..#\n.\n\n");
    REQUIRE(rows.has_value());
    CHECK(rows->grid() == Grid{2, 3});
    CHECK(rows->size() == 3);
    CHECK(rows->has(0, 1));
    CHECK_FALSE(rows->has(0, 2));
    CHECK_FALSE(rows->has(1, 1));
    CHECK_FALSE(rows->has(-1, 0));
    CHECK_FALSE(rows->has(2, 0));
    CHECK(rows->transposed().grid() == Grid{3, 2});
    CHECK(rows->transposed().has(1, 0));
    const auto puzzle = parse_floor("name: with a gate\nboard:\nA.#\n=..\ngate: A\n");
    REQUIRE(puzzle.has_value());
    CHECK(puzzle->grid() == Grid{2, 3});
    CHECK(puzzle->size() == 5);
}

TEST_CASE("texts that are no floors are refused with the place", "[counting]") {
    CHECK(floor_refusal("..\n.A\n") ==
          "line 2, column 2: 'A' is neither '.' (a cell) nor '#' (a wall) nor a space (outside)");
    CHECK(floor_refusal("##\n##\n") == "the board has no cell");
    CHECK(floor_refusal("\n\n") == "the board has no row");
    CHECK(floor_refusal("board:\n...\n") != "accepted");  // a puzzle without pieces
    CHECK(floor_refusal(std::string(1001, '.')) == "a grid of 1 x 1001 is too large; each side is at most 1000");
}
