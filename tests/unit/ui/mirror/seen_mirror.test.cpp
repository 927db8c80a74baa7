#include "ui/mirror/seen_mirror.hpp"

#include <algorithm>

#include "tests/support/catch2.hpp"
#include "tests/support/mirror_copy.hpp"
#include "tests/support/random.hpp"

using namespace shunt;
using namespace shunt::ui;
using Json = nlohmann::json;

namespace {

Widget named(const std::string& id) {
    Widget widget;
    widget.id = id;
    widget.label = "Undo";
    return widget;
}

void draw(Mirror& mirror, const std::vector<Widget>& widgets) {
    mirror.begin_frame();
    for (const Widget& widget : widgets) mirror.add(widget);
}

/// What a page is told of a frame with these widgets.
Json told(SeenMirror& seen, const std::vector<Widget>& widgets) {
    Mirror mirror;
    draw(mirror, widgets);
    return Json::parse(seen.patch(mirror));
}

/// Some of twelve widgets in any order, each like before or not.
std::vector<Widget> random_widgets(test::Random& random) {
    static const std::vector<const char*> kRoles{"button", "button", "button", "tab"};
    static const std::vector<std::string> kGroups{"", "", "", "list"};
    std::vector<Widget> widgets;
    for (int number = 0; number < 12; ++number) {
        if (random.chance(30)) continue;
        Widget widget = named("w" + std::to_string(number));
        widget.rect.y = static_cast<float>(random.chance(20));
        widget.selected = random.chance(20);
        widget.role = random.pick(kRoles);
        widget.group = random.pick(kGroups);
        widgets.insert(widgets.begin() + random.below(static_cast<int>(widgets.size()) + 1), std::move(widget));
    }
    return widgets;
}

}  // namespace

TEST_CASE("a page is told what has changed, and where what has moved stands now") {
    SeenMirror seen;
    const std::vector<Widget> five{named("a"), named("b"), named("c"), named("d"), named("e")};
    CHECK(told(seen, five)["changed"].size() == 5);
    CHECK(told(seen, five) == Json::parse(R"({"removed": [], "changed": []})"));
    const Json moved = told(seen, {five[1], five[2], five[3], five[0], five[4]});
    CHECK(moved["removed"].empty());
    REQUIRE(moved["changed"].size() == 1);
    CHECK(moved["changed"][0]["id"] == "a");
    CHECK(moved["changed"][0]["at"] == 3);
    Widget disabled = five[4];
    disabled.disabled = true;
    const Json gone = told(seen, {five[1], disabled});
    CHECK(gone["removed"] == Json({"c", "d", "a"}));
    REQUIRE(gone["changed"].size() == 1);
    CHECK(gone["changed"][0]["state"] == Json({{"disabled", true}}));
    CHECK_FALSE(gone["changed"][0].contains("at"));
}

TEST_CASE("a widget of another role is another element") {
    SeenMirror seen;
    (void)told(seen, {named("a")});
    Widget tab = named("a");
    tab.role = "tab";
    const Json patch = told(seen, {tab});
    CHECK(patch["removed"] == Json::parse(R"(["a"])"));
    CHECK(patch["changed"][0]["at"] == 0);
}

TEST_CASE("whatever frames follow each other, the patches make the whole mirror") {
    test::Random random(1);
    Mirror mirror;
    test::MirrorReader page;
    for (int frame = 0; frame < 3000; ++frame) {
        draw(mirror, random_widgets(random));
        page.read(mirror);
        REQUIRE(page.has_all(mirror));
    }
}
