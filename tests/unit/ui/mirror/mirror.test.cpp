#include "ui/mirror/mirror.hpp"

#include <nlohmann/json.hpp>

#include "tests/support/catch2.hpp"
#include "ui/commands/all.hpp"

using namespace shunt::ui;
using Json = nlohmann::json;

namespace {

Widget named(const char* id) {
    Widget widget;
    widget.id = id;
    widget.label = "Undo";
    widget.rect = {1.04f, 2, 30, 40};
    return widget;
}

bool frame(Mirror& mirror, Widget widget) {
    mirror.begin_frame();
    mirror.add(std::move(widget));
    return mirror.end_frame();
}

}  // namespace

TEST_CASE("the mirror tells role, name, place and state, and whether anything changed") {
    Mirror mirror;
    CHECK(frame(mirror, named("undo")));
    CHECK_FALSE(frame(mirror, named("undo")));
    Widget disabled = named("undo");
    disabled.disabled = true;
    CHECK(frame(mirror, disabled));
    const Json content = Json::parse(mirror.text());
    CHECK(content["revision"] == 2);
    const Json widget = content["widgets"][0];
    CHECK(widget["role"] == "button");
    CHECK(widget["label"] == "Undo");
    CHECK(widget["x"] == 1.0);
    CHECK(widget["state"] == Json({{"disabled", true}}));
    CHECK_FALSE(widget.contains("group"));
}

TEST_CASE("text that is not UTF-8 does no harm") {
    Mirror mirror;
    Widget widget = named("title");
    widget.label = "\xff\xfe";
    CHECK(frame(mirror, widget));
    CHECK(Json::accept(mirror.text()));
}

namespace {

Widget slider(double value) {
    Widget widget = named("scrub");
    widget.role = "slider";
    widget.value = value;
    widget.max = 81;
    return widget;
}

int step_of(const std::vector<Command>& commands) {
    REQUIRE(commands.size() == 1);
    return commands.front().as<command::ScrubPlayer>()->step;
}

}  // namespace

TEST_CASE("an action becomes the command of its widget, and none of a disabled or unknown one") {
    Mirror mirror;
    mirror.begin_frame();
    mirror.add(named("undo"), {command::Undo{}});
    Widget disabled = named("redo");
    disabled.disabled = true;
    mirror.add(disabled, {command::Redo{}});
    const auto pressed = mirror.commands("undo", "press");
    REQUIRE(pressed.size() == 1);
    CHECK(pressed.front().as<command::Undo>() != nullptr);
    CHECK(mirror.commands("undo", "increment").empty());
    CHECK(mirror.commands("redo", "press").empty());
    CHECK(mirror.commands("nobody", "press").empty());
}

TEST_CASE("a slider is set, and counts several steps between two frames") {
    Mirror mirror;
    mirror.begin_frame();
    Actions actions;
    actions.set = [](int step) -> Command { return command::ScrubPlayer{step}; };
    mirror.add(slider(79), actions);
    CHECK(step_of(mirror.commands("scrub", "increment")) == 80);
    CHECK(step_of(mirror.commands("scrub", "increment")) == 81);
    CHECK(mirror.commands("scrub", "increment").empty());
    CHECK(step_of(mirror.commands("scrub", "set 12")) == 12);
    CHECK(step_of(mirror.commands("scrub", "set -5")) == 0);
}

TEST_CASE("the page hears of a value that it asked for itself") {
    Mirror mirror;
    Actions actions;
    actions.set = [](int step) -> Command { return command::ScrubPlayer{step}; };
    const auto revision_with = [&](double value) {
        mirror.begin_frame();
        mirror.add(slider(value), actions);
        (void)mirror.end_frame();
        return Json::parse(mirror.text())["revision"].get<int>();
    };
    const int before = revision_with(79);
    CHECK(step_of(mirror.commands("scrub", "set 12")) == 12);
    CHECK(revision_with(12) != before);
}
