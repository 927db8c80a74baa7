#include "ui/model/play_session.hpp"

#include "tests/support/catch2.hpp"
#include "tests/unit/ui/texts.hpp"

using namespace shunt;
using namespace shunt::ui;
using test::move;

TEST_CASE("play can be undone to the start and redone to the end") {
    PlaySession session(test::entry(test::kKlotski));
    CHECK(session.at_start());
    CHECK_FALSE(session.can_undo());
    session.play(move(session.puzzle(), "7", "DR"));
    session.play(move(session.puzzle(), "9", "R"));
    const auto end = session.position();
    CHECK(session.counts().by_metric == std::array<std::optional<int>, 6>{3, 3, 2, 3, 3, 2});

    const auto back = session.undo();
    REQUIRE(back.has_value());
    CHECK(back->pieces == std::vector{test::piece(session.puzzle(), "9")});
    CHECK(back->path == std::vector{puzzle::Direction::left});
    session.undo();
    CHECK(session.at_start());
    CHECK_FALSE(session.can_undo());
    session.redo();
    const auto on = session.redo();
    REQUIRE(on.has_value());
    CHECK(session.position() == end);
    CHECK_FALSE(session.can_redo());
}

TEST_CASE("a move after undo forgets what was undone, and only that") {
    PlaySession session(test::entry(test::kKlotski));
    session.play(move(session.puzzle(), "7", "D"));
    session.play(move(session.puzzle(), "9", "U"));
    session.undo();
    session.play(move(session.puzzle(), "8", "D"));
    CHECK_FALSE(session.can_redo());
    CHECK(session.line().size() == 2);
}

TEST_CASE("reset and jumps are visits like others: undo leads back") {
    PlaySession session(test::entry(test::kKlotski));
    session.play(move(session.puzzle(), "7", "D"));
    const auto own = session.position();
    session.reset();
    CHECK(session.at_start());
    CHECK(session.counts().in(puzzle::Metric::step) == 0);
    session.undo();
    CHECK(session.position() == own);

    auto elsewhere = moves::apply(session.puzzle(), own, move(session.puzzle(), "8", "D"));
    session.jump(elsewhere);
    CHECK_FALSE(session.begins_at_start());
    CHECK(session.line().empty());
    session.undo();
    CHECK(session.position() == own);
    CHECK(session.begins_at_start());
}

TEST_CASE("a solution is taken over in one visit and counts as its own line") {
    PlaySession session(test::entry(test::kKlotski));
    session.play(move(session.puzzle(), "9", "R"));
    const auto own = session.position();
    const std::vector<moves::Move> solution{move(session.puzzle(), "7", "D"), move(session.puzzle(), "8", "D")};
    session.adopt(session.entry().start, solution);
    CHECK(session.counts().in(puzzle::Metric::move) == 2);
    CHECK(session.begins_at_start());
    session.undo();
    CHECK(session.position() == own);
}
