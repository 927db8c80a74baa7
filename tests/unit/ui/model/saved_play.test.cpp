#include "ui/model/saved_play.hpp"

#include "core/puzzle/format/shunt_text.hpp"
#include "tests/support/catch2.hpp"
#include "tests/unit/ui/answered.hpp"
#include "ui/model/opening.hpp"

using namespace shunt;
using namespace shunt::ui;
using test::move;

TEST_CASE("a line of play survives as text, from the start and from elsewhere") {
    PlaySession session(test::entry(test::kKlotski));
    CHECK(play_text(session).empty());
    session.play(move(session.puzzle(), "7", "DR"));
    session.play(move(session.puzzle(), "9", "R"));
    const auto saved = read_play(session.entry(), play_text(session));
    REQUIRE(saved);
    CHECK_FALSE(saved->from);
    CHECK(saved->moves == session.line());

    const auto elsewhere = session.position();
    session.jump(moves::apply(session.puzzle(), elsewhere, move(session.puzzle(), "9", "L")));
    session.play(move(session.puzzle(), "9", "R"));
    const auto again = read_play(session.entry(), play_text(session));
    REQUIRE(again);
    REQUIRE(again->from);
    CHECK(*again->from == session.line_start());
    CHECK(again->moves == session.line());
}

TEST_CASE("what is no legal line of the puzzle is no play") {
    const auto entry = test::entry(test::kKlotski);
    for (const char* text :
         {"x", "7", "99D", "0", "D", "0X", "0D0", "0+0D", "1+0D", "0U", " ", "7D  7U", "+7D", "\n12", "7D\nnonsense"}) {
        INFO(text);
        CHECK_FALSE(read_play(*entry, text));
    }
    CHECK(read_play(*entry, ""));
}

TEST_CASE("a puzzle is opened where its play was left, and undo leads through it") {
    PlaySession session(test::entry(test::kKlotski));
    session.play(move(session.puzzle(), "7", "DR"));
    session.play(move(session.puzzle(), "9", "R"));
    Model model;
    REQUIRE(open_text(model, test::kKlotski, "", "", "the link", play_text(session)));
    CHECK(model.play.board() == session.position());
    CHECK(model.play.session().counts() == session.counts());
    model.play.undo();
    model.play.undo();
    CHECK(model.play.session().at_start());
    REQUIRE(open_text(model, test::kKlotski, "", "", "the link", "99D"));
    CHECK(model.play.session().at_start());
    CHECK_FALSE(model.play.session().can_undo());
}

TEST_CASE("a position beside the play is shown, and undo leads to the play") {
    PlaySession session(test::entry(test::kKlotski));
    session.play(move(session.puzzle(), "7", "D"));
    const std::string own = play_text(session);
    const auto before = session.position();
    session.play(move(session.puzzle(), "8", "D"));
    Model model;
    const std::string rows = puzzle::print_position(session.puzzle(), session.position());
    REQUIRE(open_text(model, test::kKlotski, rows, "", "the link", own));
    CHECK(model.play.board() == session.position());
    model.play.undo();
    CHECK(model.play.board() == before);
}
