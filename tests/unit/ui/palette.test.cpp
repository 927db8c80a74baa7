#include "ui/theme/palette.hpp"

#include "tests/support/catch2.hpp"
#include "tests/unit/ui/texts.hpp"

using namespace shunt;
using namespace shunt::ui;

TEST_CASE("contrast follows WCAG 2") {
    CHECK(contrast(rgb(0x000000), rgb(0xFFFFFF)) == Approx(21).epsilon(0.001));
    CHECK(contrast(rgb(0x777777), rgb(0xFFFFFF)) == Approx(4.48).epsilon(0.01));
}

TEST_CASE("text reads well on every ground, light and dark") {
    constexpr float kText = 4.5f;
    for (const Palette* colours : {&light_palette(), &dark_palette()}) {
        for (const Colour ground : {colours->page, colours->card, colours->soft}) {
            for (const Colour text : {colours->ink, colours->quiet, colours->accent, colours->danger})
                CHECK(contrast(text, ground) >= kText);
        }
        CHECK(contrast(colours->on_accent, colours->accent) >= kText);
        CHECK(contrast(colours->on_tip, colours->tip) >= kText);
        for (const Colour piece : colours->pieces) {
            CHECK(contrast(colours->label_on(piece, 12), piece) >= kText);
            CHECK(contrast(colours->label_on(piece, 24), piece) >= 3.0f);
        }
    }
}

TEST_CASE("pieces are coloured by what they are") {
    const auto klotski = test::entry(test::kKlotski);
    const auto colours = piece_colours(klotski->puzzle);
    const auto colour = [&](const char* name) {
        return colours[klotski->puzzle.pieces()[test::piece(klotski->puzzle, name)].kind];
    };
    CHECK(colour("2") == kGoalColour);
    CHECK(colour("1") == 1);
    CHECK(colour("5") == 2);
    CHECK(colour("7") == 3);

    const auto tiles = test::entry("tiles: *\nboard:\n123\n456\n78.\ngoal:\n876\n543\n21_\n");
    for (const int number : piece_colours(tiles->puzzle)) CHECK((number == 1 || number == 2));
}
