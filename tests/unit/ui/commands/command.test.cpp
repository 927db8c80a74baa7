#include "ui/commands/command.hpp"

#include <string>

#include "tests/support/catch2.hpp"
#include "ui/commands/all.hpp"
#include "ui/model/opening.hpp"

using namespace shunt::ui;

namespace {

struct Anywhere {
    std::string* seen;
    void run(Desk) const { *seen += "anywhere "; }
};
struct WithPuzzle {
    std::string* seen;
    void run(PuzzleDesk) const { *seen += "with a puzzle "; }
};

}  // namespace

TEST_CASE("a command knows its struct and no other") {
    const Command go = command::GoToMove{7};
    REQUIRE(go.as<command::GoToMove>() != nullptr);
    CHECK(go.as<command::GoToMove>()->step == 7);
    CHECK(go.as<command::ScrubPlayer>() == nullptr);
    CHECK(go.as<command::Solve>() == nullptr);
    const Command copy = go;
    CHECK(copy.as<command::GoToMove>() == go.as<command::GoToMove>());
}

TEST_CASE("a command that needs a puzzle is carried out while one is open, any other always") {
    Model model;
    ViewState view;
    std::string seen;
    Command(Anywhere{&seen}).run({model, view});
    Command(WithPuzzle{&seen}).run({model, view});
    CHECK(seen == "anywhere ");
    REQUIRE(open_text(model, "board:\nA.\n", "", "", "a text"));
    Command(WithPuzzle{&seen}).run({model, view});
    CHECK(seen == "anywhere with a puzzle ");
}

TEST_CASE("a command made of nothing is no struct, and does nothing") {
    Model model;
    ViewState view;
    const Command nothing;
    nothing.run({model, view});
    CHECK(nothing.as<command::GoToMove>() == nullptr);
}
