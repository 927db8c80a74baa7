// Hints: from known lines, and asked for.
#include "ui/model/hints.hpp"

#include "tests/unit/ui/answered.hpp"

using namespace shunt;
using namespace shunt::ui;
using namespace shunt::test;

TEST_CASE("the first hint asks the solver, the next ones follow its line") {
    test::Opened model{test::kLane};
    model.hints.take();
    REQUIRE(busy(model));
    answer(model, lane_solution());
    REQUIRE(model.play.shown_hint() != nullptr);
    CHECK(model.play.shown_hint()->to_go == 2);
    CHECK_FALSE(model.open.answer().has_value());
    model.hints.take();
    CHECK(model.play.session().counts().in(puzzle::Metric::step) == 1);
    CHECK(model.play.to_go() == 1);
    model.hints.take();
    CHECK_FALSE(busy(model));
    REQUIRE(model.play.shown_hint() != nullptr);
    model.hints.take();
    CHECK(model.play.solved());
    model.hints.take();
    CHECK(model.play.shown_hint() == nullptr);
}

TEST_CASE("a hint holds for pieces of one kind that have changed places") {
    // Both 1 and 2 are unit pieces of one kind; after a walk around, 2 stands where 1 began.
    test::Opened model{"metric: step\nboard:\n12.\n...\n..3\ngoal:\n...\n...\n3..\n"};
    for (const auto& [name, path] : {std::pair{"2", "DR"}, {"1", "R"}, {"2", "LLU"}}) {
        model.play.play(test::move(model.open.puzzle(), name, path), false);
    }
    REQUIRE(canonical(model.open.puzzle(), model.play.board()) ==
            canonical(model.open.puzzle(), model.open.entry().start));
    REQUIRE(model.play.board() != model.open.entry().start);
    CHECK(model.play.session().at_start());
    // The line known from the start moves piece 1 first, where 2 stands now.
    const auto moved = [](const char* name, int row, int column, const char* path) {
        return Json{{"pieces", {name}}, {"at", {{row, column}}}, {"path", path}};
    };
    model.answers.solve();
    answer(model, {{"status", "solved"},
                   {"metric", "step"},
                   {"length", 3},
                   {"moves", {moved("1", 1, 1, "D"), moved("3", 3, 3, "L"), moved("3", 3, 2, "L")}}});
    model.hints.take();
    REQUIRE(model.play.shown_hint() != nullptr);
    CHECK(moves::describe(model.open.puzzle(), model.play.shown_hint()->move) == "2 D");
    for (int press = 0; press < 5; ++press) model.hints.take();
    CHECK(model.play.solved());
}
