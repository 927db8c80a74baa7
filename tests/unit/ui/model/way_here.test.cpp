#include "ui/model/way_here.hpp"

#include "tests/support/catch2.hpp"
#include "tests/unit/ui/texts.hpp"

using namespace shunt;
using namespace shunt::ui;
using test::move;

namespace {

struct Walk {
    PlaySession session{test::entry(test::kKlotski)};
    std::vector<moves::Move> moves{move(session.puzzle(), "7", "D"), move(session.puzzle(), "8", "D"),
                                   move(session.puzzle(), "5", "D")};
    WayHere way;

    /// After a move of the user's own.
    Walk() {
        session.play(move(session.puzzle(), "9", "R"));
        const auto first = way.begin(session, session.entry().start, moves);
        REQUIRE(first.has_value());
        CHECK(first->pieces == moves.front().pieces);
    }
};

}  // namespace

TEST_CASE("a way is made move by move, and one undo leads back from wherever it has come") {
    Walk walk;
    CHECK(walk.session.step() == 1);
    CHECK_FALSE(walk.way.advance(0.01, walk.session).has_value());
    REQUIRE(walk.way.advance(1, walk.session).has_value());
    CHECK(walk.session.step() == 2);
    CHECK(walk.way.playing());
    const auto last = walk.way.advance(1, walk.session);
    REQUIRE(last.has_value());
    CHECK(last->pieces == walk.moves.back().pieces);
    CHECK_FALSE(walk.way.playing());
    CHECK(walk.session.line().size() == 3);
    walk.session.undo();
    CHECK(walk.session.line().size() == 1);
    CHECK(walk.session.last_move()->pieces == std::vector{test::piece(walk.session.puzzle(), "9")});
    walk.session.redo();
    CHECK(walk.session.line().size() == 3);
}

TEST_CASE("who moves meanwhile is not led on") {
    Walk walk;
    walk.session.undo();
    CHECK_FALSE(walk.way.advance(1, walk.session).has_value());
    CHECK_FALSE(walk.way.playing());
    walk.way.finish(walk.session);
    CHECK(walk.session.line().size() == 1);
}

TEST_CASE("a way that nobody looks at is made at once") {
    Walk walk;
    walk.way.finish(walk.session);
    CHECK_FALSE(walk.way.playing());
    CHECK(walk.session.line().size() == 3);
}

TEST_CASE("a long way goes faster, and one of no moves leads to where it begins") {
    PlaySession session(test::entry(test::kKlotski));
    const auto there = move(session.puzzle(), "9", "R");
    std::vector<moves::Move> moves;
    for (int i = 0; i < 50; ++i) moves.insert(moves.end(), {there, moves::inverse(there)});
    WayHere way;
    (void)way.begin(session, session.entry().start, moves);
    int seconds = 0;
    for (; way.playing() && seconds < 100; ++seconds) {
        for (int frame = 0; frame < 60; ++frame) (void)way.advance(1.0 / 60, session);
    }
    CHECK(seconds <= 7);
    CHECK(session.line().size() == 100);
    CHECK_FALSE(way.begin(session, session.entry().start, {}).has_value());
    CHECK(session.at_start());
}
