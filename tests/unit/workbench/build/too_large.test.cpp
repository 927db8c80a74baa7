// What Build says and offers of a puzzle that is too large to be judged in full.
#include "tests/support/catch2.hpp"
#include "tests/unit/workbench/build/judged.hpp"

using namespace shunt;
using namespace shunt::test;

TEST_CASE("what is too large offers more, and says what was searched") {
    Desk desk;
    desk.resize(1440, 900);
    build(desk);
    answer(desk, R"({"status":"limit","metric":"move","at_least":31,"expanded":1234567,"seconds":3})");
    CHECK(head(said(desk), "≥ 31 moves, not proved; 1,234,567 positions searched") ==
          "≥ 31 moves, not proved; 1,234,567 positions searched");
    desk.act("verdict.command", "press");
    desk.settle();
    REQUIRE(desk.machine().said.copies.size() == 1);
    CHECK(head(desk.machine().said.copies[0], "shunt solve --metric move - << 'END'\n") ==
          "shunt solve --metric move - << 'END'\n");
    desk.act("verdict.further", "press");
    desk.settle();
    CHECK_FALSE(desk.has("verdict.further"));
    say(desk, "error", {{"message", "The solver went silent."}, {"again", true}});
    CHECK(head(said(desk), "Not checked; The solver went silent.") == "Not checked; The solver went silent.");
    desk.act("verdict.again", "press");
    desk.settle();
    answer(desk, kSolved);
    CHECK(head(said(desk), "81 moves, proved shortest") == "81 moves, proved shortest");
}

TEST_CASE("on phones all that what is too large offers stands in the card, for a finger, and moves nothing else") {
    for (const ui::Vec size : {ui::Vec{320, 568}, ui::Vec{390, 844}, ui::Vec{844, 390}}) {
        Desk desk;
        desk.resize(size.x, size.y);
        build(desk);
        answer(desk, kSolved);
        const ui::Rect cell = desk.widget("build.cell:1,1").rect;
        perform(desk, ui::command::SetVerdictMetric{puzzle::Metric::step});
        answer(desk, R"({"status":"limit","metric":"step","at_least":31,"expanded":1234567,"seconds":3})");
        INFO(size.x << " x " << size.y);
        const float end = size.x > size.y ? size.y : desk.widget("task:build").rect.y;
        const ui::Rect play = desk.widget("build.play").rect;
        float x = 0;
        for (const char* id : {"verdict.further", "verdict.any.button", "verdict.command"}) {
            INFO(id);
            const ui::Rect rect = desk.widget(id).rect;
            CHECK(rect.x >= x);
            CHECK(rect.w >= 44);
            CHECK(rect.h >= 44);
            CHECK(rect.right() <= size.x - 8);
            CHECK(rect.y >= play.bottom());
            CHECK(rect.bottom() <= end);
            x = rect.right();
        }
        CHECK(desk.widget("build.cell:1,1").rect == cell);
        constexpr float kCapitals = 8.5f;  // of letters of 12 pixels
        for (const auto& drawn : desk.machine().texts) {
            const bool offered = drawn.where.y > play.bottom() && drawn.where.bottom() < end;
            INFO(drawn.text);
            if (offered) CHECK(drawn.where.h >= kCapitals);
            if (offered) CHECK(drawn.text.find("…") == std::string::npos);
        }
    }
}

namespace {

/// A puzzle of which only a bound is known, in a window of that size.
void show_bound(Desk& desk, ui::Vec size) {
    desk.resize(size.x, size.y);
    build(desk);
    perform(desk, ui::command::SetVerdictMetric{puzzle::Metric::step});
    answer(desk, R"({"status":"limit","metric":"step","at_least":31,"expanded":1234567,"seconds":3})");
}

}  // namespace

TEST_CASE("a solution of which nothing is proved is offered in whole words") {
    for (const ui::Vec size : {ui::Vec{1440, 900}, ui::Vec{1024, 768}}) {
        Desk desk;
        show_bound(desk, size);
        INFO(size.x << " x " << size.y);
        const ui::Rect row = desk.widget("verdict.any").rect;
        for (const auto& drawn : desk.machine().texts) {
            INFO(drawn.text);
            if (row.contains(drawn.where.centre())) CHECK(drawn.text.find("…") == std::string::npos);
        }
    }
}

TEST_CASE("on desktops what is too large offers ends inside the card: a detail that has no room is left out") {
    for (const ui::Vec size : {ui::Vec{1440, 900}, ui::Vec{1024, 768}, ui::Vec{2560, 1440}}) {
        Desk desk;
        show_bound(desk, size);
        INFO(size.x << " x " << size.y);
        const ui::Rect inside = desk.widget("verdict.memory").rect;  // a row over the whole of it
        CHECK(desk.widget("verdict.further").label.find("Search further") == 0);
        CHECK(desk.widget("verdict.command").rect.right() <= inside.right() + 8);  // of which 8 are empty
    }
}

TEST_CASE("a solution that is not proved shortest is looked for, told, and shown in Play") {
    const bool phone = GENERATE(false, true);
    const std::string button = "verdict.any.button";
    Desk desk;
    phone ? desk.resize(390, 844) : desk.resize(1440, 900);
    build(desk);
    answer(desk, R"({"status":"limit","metric":"move","at_least":1,"expanded":1234567,"seconds":3})");
    desk.click(button);
    desk.settle();
    REQUIRE(desk.model().verdict.job() != nullptr);
    answer(desk, R"({"status":"complete","metric":"move","length":2,"expanded":3,"seconds":0.1,"peak_bytes":9,
        "moves":[{"pieces":["1"],"at":[[1,1]],"path":"R"},{"pieces":["1"],"at":[[1,2]],"path":"R"}],"counts":{}})");
    CHECK(head(said(desk), "≥ 1 move, not proved") == "≥ 1 move, not proved");
    CHECK(desk.says("verdict.any", "2 moves"));
    CHECK(desk.has("verdict.further"));
    CHECK(desk.has("verdict.command"));
    if (phone) CHECK(desk.widget(button).label == "Watch, 2 moves");
    desk.click(button);
    CHECK(desk.bench.view().task == ui::kPlayTask);
    REQUIRE(desk.model().player.solution() != nullptr);
    CHECK(desk.model().player.solution()->moves.size() == 2);
    CHECK(desk.model().play.showing() == ui::Showing::solution);
    // What Build has searched is known, and that nothing is proved of the solution.
    REQUIRE(desk.model().open.answer().has_value());
    CHECK(desk.model().open.answer()->solution == nullptr);
    CHECK(desk.model().open.answer()->report.at_least == 1);
}
