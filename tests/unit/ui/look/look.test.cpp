#include "ui/look/look.hpp"

#include "tests/support/catch2.hpp"

using namespace shunt::ui;
namespace picture = shunt::picture;

TEST_CASE("the colours that a system forces make a palette in which everything can be read") {
    for (const char* colours : {"ffffff 000000 0000ee 3399ff", "000000 ffffff ffff00 1aebff"}) {
        INFO(colours);
        const auto forced = forced_palette(colours);
        REQUIRE(forced);
        const Palette& palette = *forced;
        for (const Colour text : {palette.ink, palette.quiet, palette.accent, palette.danger})
            CHECK(picture::contrast(text, palette.card) >= 4.5f);
        CHECK(picture::contrast(palette.on_accent, palette.accent) >= 4.5f);
        CHECK(picture::contrast(palette.on_tip, palette.tip) >= 4.5f);
        for (const Colour piece : palette.pieces) {
            CHECK(picture::contrast(palette.label_on(piece, 12), piece) >= 4.5f);
            CHECK(picture::contrast(piece, palette.cell) >= 2);
        }
        CHECK_FALSE(palette.pieces[kGoalColour] == palette.pieces[1]);
    }
}

TEST_CASE("what is no list of four colours forces nothing") {
    for (const char* colours :
         {"", "ffffff", "ffffff 000000 0000ee", "ffffff 000000 0000ee 33", "ffffff 000000 0000ee zzzzzz"})
        CHECK_FALSE(forced_palette(colours));
}
