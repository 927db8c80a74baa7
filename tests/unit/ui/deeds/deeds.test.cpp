#include <set>

#include "tests/support/catch2.hpp"
#include "ui/deeds/build.hpp"
#include "ui/deeds/explore.hpp"
#include "ui/deeds/npuzzle.hpp"
#include "ui/deeds/play.hpp"
#include "ui/deeds/shell.hpp"
#include "ui/deeds/tilings.hpp"

using namespace shunt::ui;

namespace {

/// What all deeds of the lists have, in their order.
template <class Take, class... Lists>
void each(const Take& take, const Lists&... lists) {
    const auto of = [&](const auto& list) {
        for (const auto& deed : list) take(deed);
    };
    (of(lists), ...);
}

template <class Take>
void each_of_all(const Take& take) {
    each(take, kPlayHistory, kPlayPlayer, std::array{kHint}, kDepthSteps, kZoom, kPositionSteps, kWaySteps);
    each(take, kBuildHistory, kLetter, kCopyDrawing, kTools, kShapeDeeds, kFigureDeeds, kSelectionDeeds, kKindDeeds);
    each(take, kLayerDeeds, kTextDeeds, kTileHistory, std::array{kTileHint}, kTilePlayer, kTilingsHistory);
    each(take, std::array{kOpen, kShare, kEmbed, kHelp, kDark});
}

}  // namespace

TEST_CASE("keys have the names that deeds give them") {
    CHECK(pressed_key("z", false, false) == "Z");
    CHECK(pressed_key("z", true, false) == "Shift+Z");
    CHECK(pressed_key("Z", false, true) == "Ctrl+Shift+Z");
    CHECK(pressed_key(" ", true, false) == "Space");
    CHECK(pressed_key("Escape", false, false) == "Esc");
    CHECK(pressed_key("+", true, false) == "+");
    CHECK(pressed_key("PageUp", false, false) == "PageUp");
    CHECK(is_among("Y Shift+Z Ctrl+Y", "Shift+Z"));
    CHECK_FALSE(is_among("Y Shift+Z Ctrl+Y", "Z"));
    CHECK_FALSE(is_among("Y Shift+Z Ctrl+Y", ""));
}

TEST_CASE("a deed with a button has an id of its own and a label; one without has a key") {
    std::set<std::string> ids;
    each_of_all([&](const auto& deed) {
        const std::string id = deed.id;
        CAPTURE(id, deed.keys);
        CHECK((id.empty() ? !deed.keys.empty() : ids.insert(id).second));
        CHECK(id.empty() == std::string_view(deed.label.english()).empty());
    });
    CHECK(ids.count("build.tool:wall") == 1);
}

TEST_CASE("a key finds the deed that has it, and no other") {
    Editor editor;
    const auto paint = command_of_key(kTools, editor, pressed_key("p", false, false));
    REQUIRE(paint);
    REQUIRE(paint->as<command::ChooseTool>() != nullptr);
    CHECK(paint->as<command::ChooseTool>()->tool == Tool::paint);
    CHECK(kTools[1].told_key() == "P");
    CHECK_FALSE(command_of_key(kTools, editor, pressed_key("q", false, false)));
    for (const char* key : {"y", "Z"}) {
        const auto redo = command_of_key(kBuildHistory, editor, pressed_key(key, false, true));
        REQUIRE(redo);
        CHECK(redo->as<command::RedoEdit>() != nullptr);
    }
}
