#include "ui/model/drafts.hpp"

#include "tests/support/told.hpp"
#include "tests/unit/ui/answered.hpp"
#include "ui/commands/all.hpp"

using namespace shunt;
using namespace shunt::ui;
using test::Json;

namespace {

/// What is wished of the store by a command.
std::vector<std::string> wishes(Model& model, ViewState& view, const Command& command) {
    std::vector<std::string> told;
    for (const auto& wish : run(model, view, command).draft_wishes) told.push_back(wish.wish);
    return told;
}

}  // namespace

TEST_CASE("the list of drafts is shown as the page tells it, without what is no puzzle") {
    Drafts drafts;
    const auto told = [](const char* id, const std::string& text) { return Json{{"id", id}, {"text", text}}; };
    const Json list = {{"drafts", {told("a", test::kLane), told("b", "nonsense"), told("c", test::kKlotski)}},
                       {"open", "c"},
                       {"kept", "while open"}};
    drafts.receive(test::Told(list));
    REQUIRE(drafts.list().size() == 2);
    CHECK(drafts.list()[0].id == "a");
    CHECK(title(*drafts.list()[1].entry) == "Klotski");
    CHECK(drafts.open() == "c");
    CHECK_FALSE(drafts.lasting());
    const EntryPtr known = drafts.list()[0].entry;
    drafts.receive(test::Told(list));
    CHECK(drafts.list()[0].entry == known);
    for (const char* bad : {"", "{", "[]", "null", R"({"drafts":{}})", R"({"drafts":[1,null]})"}) {
        drafts.receive(test::Told(bad));
        CHECK(drafts.list().empty());
    }
}

TEST_CASE("a draft that was saved comes first, the others stay as they are") {
    Drafts drafts;
    const auto told = [](const char* id, const std::string& text) { return Json{{"id", id}, {"text", text}}; };
    const auto told_list = [&](const char* key, const Json& list) {
        drafts.receive(test::Told(Json{{key, list}, {"open", "b"}, {"kept", "lasting"}}));
    };
    const auto ids = [&] {
        std::string all;
        for (const Draft& draft : drafts.list()) all += draft.id;
        return all;
    };
    told_list("drafts", Json::array({told("a", test::kLane), told("b", test::kKlotski), told("c", test::kLane)}));
    const EntryPtr known = drafts.list()[0].entry;
    told_list("saved", Json::array({told("b", test::kLane)}));
    CHECK(ids() == "bac");
    CHECK(title(*drafts.list()[0].entry) == "Lane");
    CHECK(drafts.list()[1].entry == known);
    told_list("saved", Json::array({told("d", test::kKlotski)}));
    CHECK(ids() == "dbac");
    told_list("saved", Json::array({told("a", "nonsense")}));
    CHECK(ids() == "dbc");
    told_list("saved", Json::array());
    CHECK(ids() == "dbc");
}

TEST_CASE("what is proved of a draft is kept with it, once") {
    test::Opened model{test::kLane};
    ViewState view;
    (void)run(model, view, command::EditCopy{});
    const Json list = {{"drafts", {{{"id", "a"}, {"text", test::kLane}}}}, {"open", "a"}, {"kept", "lasting"}};
    CHECK(wishes(model, view, command::TakeDrafts{test::Told(list).bytes()}).empty());
    const Json report = {{"status", "solved"}, {"metric", "step"}, {"length", 2}, {"expanded", 3}, {"seconds", 0}};
    const Json done = {{"type", "done"}, {"id", model.verdict.job()->ticket}, {"report", report.dump()}};
    const auto told = run(model, view, command::Receive{test::Told(done).bytes()}).draft_wishes;
    REQUIRE(told.size() == 1);
    CHECK(told[0].wish == "judged");
    CHECK(told[0].id == "2 steps");
    CHECK(told[0].text == test::kLane);
    CHECK(model.drafts.list()[0].verdict == "2 steps");
    CHECK(wishes(model, view, command::ChooseTool{Tool::paint}).empty());
    Json judged = list;
    judged["drafts"][0]["verdict"] = "2 steps";
    CHECK(wishes(model, view, command::TakeDrafts{test::Told(judged).bytes()}).empty());
}

TEST_CASE("every change of the drawing is kept, and nothing that is not one") {
    test::Opened model{test::kLane};
    ViewState view;
    CHECK(wishes(model, view, command::EditCopy{}) == std::vector<std::string>{"opened"});
    CHECK(wishes(model, view, command::ChooseTool{Tool::paint}).empty());
    CHECK(wishes(model, view, command::PressCell{{0, 1}}) == std::vector<std::string>{"save"});
    CHECK(wishes(model, view, command::PlayDrawing{}).empty());
    CHECK(wishes(model, view, command::ChooseTask{kBuildTask}).empty());
    CHECK(wishes(model, view, command::UndoEdit{}) == std::vector<std::string>{"save"});
    CHECK(wishes(model, view, command::NewDrawing{}) == std::vector<std::string>{"opened"});
    CHECK(wishes(model, view, command::EditDraft{test::kKlotski, ""}) == std::vector<std::string>{"save"});
    CHECK(view.task == kBuildTask);
    CHECK(title(*model.editor.puzzle()) == "Klotski");
    CHECK(wishes(model, view, command::AskDraft{"menu", "a"}) == std::vector<std::string>{"menu"});
    CHECK(wishes(model, view, command::EditDraft{"nonsense", ""}).empty());
}

TEST_CASE("what is kept is said to be of the work it was drawn in, wherever undo leads") {
    Model model;
    ViewState view;
    const auto kept_as = [&](const Command& command) {
        const auto wishes = run(model, view, command).draft_wishes;
        return wishes.empty() ? std::string("nothing") : wishes.back().id;
    };
    CHECK(kept_as(command::EditDraft{test::kLane, "a"}) == "a");
    CHECK(kept_as(command::PressCell{{0, 0}}) == "nothing");
    CHECK(kept_as(command::RemoveSelected{}) == "a");
    CHECK(kept_as(command::EditDraft{test::kKlotski, "b"}) == "b");
    CHECK(kept_as(command::UndoEdit{}) == "a");
    CHECK(kept_as(command::RedoEdit{}) == "b");
    CHECK(kept_as(command::TypeDrawing{test::kLane}) == "b");
    // A copy that looks the same is another work all the same.
    CHECK(kept_as(command::EditDraft{test::kLane, "c"}) == "c");
    const std::string fresh = kept_as(command::NewDrawing{});
    CHECK(kept_as(command::UndoEdit{}) == "c");
    CHECK(kept_as(command::RedoEdit{}) == fresh);
    CHECK(kept_as(command::NewDrawing{}) != fresh);
}
