#include "core/raster/stage.hpp"

#include <array>

#include "core/picture/piece_colours.hpp"
#include "tests/support/puzzles.hpp"

using namespace shunt;
using namespace shunt::raster;
using picture::Vec;

namespace {

constexpr Colour kFloor{240, 240, 240, 255};
constexpr Colour kPiece{20, 120, 220, 255};
constexpr Colour kNothing{0, 0, 0, 0};

/// A piece of one cell of ten pixels at the left of three cells, five pixels of ground around them.
Stage lane(const ShadowLook& shadow) {
    const auto problem = test::problem_from("board:\nA..\n");
    const auto picture = picture::picture_of(problem.puzzle, problem.start, picture::piece_colours(problem.puzzle));
    Layers layers{Image(40, 20, kFloor), Image(40, 20, kNothing), Image(40, 20, kNothing)};
    for (int y = 6; y < 14; ++y) {
        for (int x = 6; x < 14; ++x) layers.bodies.at(x, y) = kPiece;
    }
    layers.marks.at(20, 10) = picture::kBlack;
    return {picture, std::move(layers), {5, 10}, shadow};
}

}  // namespace

TEST_CASE("bodies stand where they are put, below the marks") {
    Stage stage = lane({kNothing, 1, 0});
    CHECK(stage.frame().at(10, 10) == kPiece);
    CHECK(stage.frame().at(5, 10) == kFloor);
    stage.place(std::array{Vec{0.72f, 0}});  // seven pixels
    CHECK(stage.frame().at(12, 10) == kFloor);
    CHECK(stage.frame().at(13, 10) == kPiece);
    CHECK(stage.frame().at(20, 10) == picture::kBlack);
    CHECK(stage.frame().at(20, 11) == kPiece);
}

TEST_CASE("whichever way a body came, the frame is that of where it stands") {
    const ShadowLook shadow{{0, 0, 0, 90}, 1.5f, 1};
    Stage wandered = lane(shadow);
    for (const float away : {0.3f, 1.1f, 2.0f, 0.9f, 1.0f}) wandered.place(std::array{Vec{away, 0}});
    Stage straight = lane(shadow);
    straight.place(std::array{Vec{1, 0}});
    CHECK(wandered.frame().pixels == straight.frame().pixels);
    const Image start = lane(shadow).frame();
    straight.place(std::array{Vec{0, 0}});
    CHECK(straight.frame().pixels == start.pixels);
}

TEST_CASE("bodies cast a shadow below them") {
    const Stage stage = lane({{0, 0, 0, 90}, 1.5f, 1});
    const Image& frame = stage.frame();
    CHECK(frame.at(10, 14).r < frame.at(10, 5).r);
    CHECK(frame.at(10, 5).r < kFloor.r);
    CHECK(frame.at(30, 10) == kFloor);
    CHECK(frame.at(10, 10) == kPiece);
}
