#include "ui/semantics/mirror.hpp"

#include <nlohmann/json.hpp>

#include "tests/support/catch2.hpp"

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

TEST_CASE("an action is taken once, by the widget it is for, or forgotten") {
    Mirror mirror;
    mirror.activate("undo", "press");
    mirror.activate("piece:3", "left");
    mirror.begin_frame();
    CHECK_FALSE(mirror.take("redo", "press"));
    CHECK(mirror.take("undo", "press"));
    CHECK_FALSE(mirror.take("undo", "press"));
    CHECK(mirror.take_prefix("piece:", "left") == "piece:3");
    mirror.activate("nobody", "press");
    for (int i = 0; i < 4; ++i) mirror.begin_frame();
    CHECK_FALSE(mirror.pending());
}
