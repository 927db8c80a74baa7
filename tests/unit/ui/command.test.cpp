#include "ui/commands/command.hpp"

#include <string>

#include "tests/support/catch2.hpp"

using namespace shunt::ui;

namespace {

/// Writes down which commands it is handed.
struct Scribe {
    std::string& seen;

    void operator()(const command::GoToMove& go) const { seen += "go to " + std::to_string(go.step); }
    template <class Struct>
    void operator()(const Struct&) const {
        seen += "another";
    }
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

TEST_CASE("a command is handed to the runner of its own list, and to no other") {
    const Command go = command::GoToMove{3};
    CHECK(go.is_in(command::Play{}));
    CHECK_FALSE(go.is_in(command::Answers{}));
    std::string seen;
    go.visit(command::Answers{}, Scribe{seen});
    CHECK(seen.empty());
    go.visit(command::Play{}, Scribe{seen});
    CHECK(seen == "go to 3");
    Command(command::Undo{}).visit(command::Play{}, Scribe{seen});
    CHECK(seen == "go to 3another");
}

TEST_CASE("a command made of nothing is no struct of any list") {
    const Command nothing;
    std::string seen;
    nothing.visit(command::Play{}, Scribe{seen});
    CHECK(seen.empty());
    CHECK_FALSE(nothing.is_in(command::Play{}));
    CHECK(nothing.as<command::GoToMove>() == nullptr);
}
