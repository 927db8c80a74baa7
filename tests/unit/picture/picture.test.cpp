#include "core/picture/picture.hpp"
#include "core/picture/animation.hpp"

#include <algorithm>
#include <map>

#include "core/picture/piece_colours.hpp"
#include "core/picture/svg.hpp"
#include "tests/support/puzzles.hpp"

using namespace shunt;
using namespace shunt::picture;

namespace {

Picture of(const puzzle::Problem& problem) {
    return picture_of(problem.puzzle, problem.start, piece_colours(problem.puzzle));
}

std::size_t occurrences(const std::string& text, const std::string& word) {
    std::size_t count = 0;
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) ++count;
    return count;
}

}  // namespace

TEST_CASE("a picture shows every piece where it stands, and the goal") {
    const auto klotski = test::library_problem("klotski");
    const Picture picture = of(klotski);
    CHECK(picture.title == "Klotski");
    CHECK(picture.ground.live.size() == 20);
    REQUIRE(picture.bodies.size() == 10);
    const Body& big = picture.bodies[1];
    CHECK(big.name == "2");
    CHECK(big.at == Vec{1, 0});
    CHECK(picture.figures[big.figure].label_places == std::vector<Vec>{{1, 1}});
    REQUIRE(picture.goals.size() == 1);
    CHECK(picture.goals.front() == Placed{big.figure, {1, 3}, kGoalColour});
}

TEST_CASE("goals of many pieces are a picture of their own") {
    const auto tiles = test::library_problem("8-puzzle");
    CHECK(goal_is_picture(tiles.puzzle));
    CHECK(of(tiles).goals.empty());
    const Picture goal = picture_of_goal(tiles.puzzle, piece_colours(tiles.puzzle));
    REQUIRE(goal.bodies.size() == 8);
    for (const Body& body : goal.bodies) CHECK(body.at.x + 3 * body.at.y + 1 == Approx(std::stoi(body.name)));
}

TEST_CASE("walls are no floor, what is outside is no ground, every part of a piece has its name") {
    const auto odd = test::problem_from("gate: A\nboard:\n A.A\nB#.=\ngoal:\n ...\n.#.B\n");
    const Picture picture = of(odd);
    CHECK(picture.ground.inside.size() == 7);
    CHECK(picture.ground.live.size() == 6);
    CHECK(picture.ground.gates == std::vector<puzzle::Coordinate>{{1, 3}});
    CHECK(picture.figures[picture.bodies.front().figure].label_places.size() == 2);
}

TEST_CASE("tiles take the colour of the row they belong to") {
    const auto goal = npuzzle::Board::ordered({2, 2});
    auto board = goal;
    REQUIRE(board.slide(puzzle::Direction::down));
    const Picture picture = picture_of(board, goal);
    REQUIRE(picture.bodies.size() == 3);
    std::map<std::string, const Body*> tile;
    for (const Body& body : picture.bodies) tile[body.name] = &body;
    CHECK(tile["1"]->colour == tile["2"]->colour);
    CHECK(tile["1"]->colour != tile["3"]->colour);
    CHECK(tile["2"]->at == Vec{1, 1});
}

TEST_CASE("a tiling is cut into its pieces, even where letters repeat") {
    const std::vector<std::string> rows{"AAB", "#.B", "CCA", "..A"};
    const Picture picture = picture_of_tiling(rows);
    CHECK(picture.ground.live.size() == 11);
    CHECK(picture.bodies.size() == 4);
    CHECK(picture.figures.size() == 2);  // lying and standing
    for (const Body& body : picture.bodies) CHECK(picture.figures[body.figure].cells.size() == 2);
}

TEST_CASE("a hint leads from the piece to where it ends") {
    const auto lane = test::problem_from("board:\n1..\n...\n");
    Picture picture = of(lane);
    show_hint(picture, lane.puzzle, {{0}, {puzzle::Direction::right, puzzle::Direction::down}});
    REQUIRE(picture.hint.has_value());
    CHECK(picture.hint->way == std::vector<Vec>{{0.5f, 0.5f}, {1.5f, 0.5f}, {1.5f, 1.5f}});
    REQUIRE(picture.hint->ends.size() == 1);
    CHECK(picture.hint->ends.front().at == Vec{1, 1});
    CHECK(occurrences(svg(picture, light_palette(), 64), "stroke-dasharray") == 1);
}

TEST_CASE("a piece that moves has a key frame wherever it begins, turns or stops") {
    const auto lane = test::problem_from("board:\n1.2\n...\n");
    Picture picture = of(lane);
    using enum puzzle::Direction;
    const std::vector<moves::Move> moves{{{0}, {down, right, right}}, {{0}, {left}}};
    animate(picture, moves, {.step = 0.5f, .rest = 1, .start = 1, .end = 2.5f});
    CHECK(picture.bodies[1].motion.empty());
    // 1 s, then 3 cells, 1 s, 1 cell, 1 s and 2.5 s: 7.5 s. Key frames after 1, 1.5, 2.5, 3.5 and 4 s.
    const std::string name = picture.bodies[0].motion;
    CHECK(picture.style.find("." + name + "{animation:" + name + " 7.5s linear infinite}") == 0);
    CHECK(picture.style.find(
              "{0%{transform:none}13.333%{transform:translate(0px,0px)}20.000%{transform:translate(0px,100px)}"
              "33.333%{transform:translate(200px,100px)}46.667%{transform:translate(200px,100px)}"
              "53.333%{transform:translate(100px,100px)}to{transform:translate(100px,100px)}}") != std::string::npos);
    CHECK(picture.style.find("reduce){." + name + "{animation:none}}") != std::string::npos);
    const std::string text = svg(picture, light_palette(), 64);
    CHECK(occurrences(text, "class=\"" + name + "\"") == 3);  // shadow, form, name
    CHECK(occurrences(text, "<style>") == 1);

    Picture still = of(lane);
    animate(still, {});
    CHECK(still == of(lane));
}

TEST_CASE("the picture as SVG holds every piece, in the colours of its palette") {
    const Picture picture = of(test::library_problem("klotski"));
    const std::string light = svg(picture, light_palette(), 64);
    CHECK(light == svg(picture, light_palette(), 64));
    CHECK(light.size() < 8000);
    CHECK(occurrences(light, "-lit\" ") == 10);
    CHECK(occurrences(light, "<text") == 10);
    CHECK(occurrences(light, "stroke-dasharray") == 1);
    CHECK(occurrences(light, to_string(light_palette().frame)) == 1);
    const std::string dark = svg(picture, dark_palette(), 64);
    CHECK(occurrences(dark, to_string(dark_palette().frame)) == 1);
    CHECK(occurrences(dark, to_string(light_palette().frame)) == 0);
    CHECK(describe(picture).find("A board of 5 by 4 cells; 1 at row 1, column 1; 2 at row 1, column 2;") == 0);
}

TEST_CASE("names cannot break out of the text") {
    const auto puzzle = test::problem_from("name: <b> & \"c\"\nboard:\n<&\n");
    const std::string text = svg(of(puzzle), light_palette(), 64);
    CHECK(text.find("<title>&lt;b&gt; &amp; \"c\"</title>") != std::string::npos);
    CHECK(text.find(">&lt;</text>") != std::string::npos);
    CHECK(text.find(">&amp;</text>") != std::string::npos);
}
