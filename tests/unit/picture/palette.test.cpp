#include "core/picture/palette.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <map>

#include "core/picture/board_look.hpp"
#include "tests/support/puzzles.hpp"

using namespace shunt;
using namespace shunt::picture;

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
        CHECK(contrast(colours->on_tip, colours->alarm) >= kText);
        for (const Colour piece : colours->pieces) {
            CHECK(contrast(colours->label_on(piece, 12), piece) >= kText);
            CHECK(contrast(colours->label_on(piece, 24), piece) >= 3.0f);
        }
    }
}

TEST_CASE("every colour and length of the tokens has its place") {
    // A member that no token fills is black, like the shadow in the dark.
    for (const Palette* colours : {&light_palette(), &dark_palette()}) {
        std::array<Colour, sizeof(Palette) / sizeof(Colour)> all{};
        std::memcpy(static_cast<void*>(all.data()), colours, sizeof(Palette));  // no std::bit_cast in Emscripten 3.1.6
        CHECK(std::count(all.begin(), all.end(), Colour{}) <= (colours == &dark_palette() ? 1 : 0));
    }
    for (const float length :
         {board_look().frame, board_look().floor, board_look().gap, board_look().convex, board_look().concave}) {
        CHECK(length > 0);
        CHECK(length < 0.25f);
    }
}

TEST_CASE("pieces are coloured by what they are") {
    const auto klotski = test::library_puzzle("klotski");
    const auto colours = piece_colours(klotski);
    const auto colour = [&](const std::string& name) {
        const auto pieces = klotski.pieces();
        const auto at =
            std::find_if(pieces.begin(), pieces.end(), [&](const auto& piece) { return piece.name == name; });
        return colours[at->kind];
    };
    CHECK(colour("2") == kGoalColour);
    CHECK(colour("1") == 1);
    CHECK(colour("5") == 2);
    CHECK(colour("7") == 3);

    const auto tiles = test::puzzle_from("tiles: *\nboard:\n123\n456\n78.\ngoal:\n876\n543\n21_\n");
    for (const int number : piece_colours(tiles)) CHECK((number == 1 || number == 2));
}

TEST_CASE("naming a goal changes no colour but that of the piece that it names") {
    const auto by_name = [](const puzzle::Puzzle& puzzle) {
        std::map<std::string, int> colours;
        const std::vector<int> numbers = piece_colours(puzzle);
        for (const puzzle::Piece& piece : puzzle.pieces()) colours[piece.name] = numbers[piece.kind];
        return colours;
    };
    // Two of one shape, a long one before a short one, an angle, and two units.
    const std::string board = "board:\nAACCGG\nAACCG.\nBDD...\nBDDEF.\n......\n";
    const auto plain = by_name(test::puzzle_from(board));
    for (const std::vector<std::string>& goals : std::vector<std::vector<std::string>>{
             {"......\n......\n......\n....AA\n....AA\n"},
             {"......\n......\n......\n....CC\n....CC\n"},
             {"......\n......\n....B.\n....B.\n......\n"},
             {"......\n......\n......\n......\n.....E\n"},
             {"......\n......\n......\n....GG\n....G.\n"},
             {"......\n......\n......\n....AA\n....AA\n", "......\n......\n......\n......\nE....F\n"},
             {"......\n......\n......\nAACC..\nAACC..\n", "......\n......\nDDB...\nDDB...\n......\n"}}) {
        std::string text = board;
        for (const std::string& goal : goals) text += "goal:\n" + goal;
        INFO(text);
        for (const auto& [name, colour] : by_name(test::puzzle_from(text))) {
            INFO(name);
            const bool named = std::any_of(goals.begin(), goals.end(), [&, letter = name](const std::string& goal) {
                return goal.find(letter) != std::string::npos;
            });
            CHECK(colour == (named ? kGoalColour : plain.at(name)));
        }
    }
}

TEST_CASE("a colour that an author gives goes to all that may be exchanged, and to nothing else") {
    const auto plain = piece_colours(test::puzzle_from("board:\nABCC\n....\nDD..\n"));
    const auto given = piece_colours(test::puzzle_from("board:\nABCC\n....\nDD..\ncolour: 6 B\n"));
    REQUIRE(given.size() == 2);
    CHECK(given[0] == 5);
    CHECK(given[1] == plain[1]);
    CHECK(piece_colours(test::puzzle_from("board:\nAB\n..\ncolour: 6 B\ncolour: 2 A\n")) == std::vector<int>{1});
}
