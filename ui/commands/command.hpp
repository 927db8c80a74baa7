// Everything that can change the workbench, as values. Whoever wants a change pushes a command: a widget that is pressed, a key, the
// mirror, the page, a worker's message. They are run in order of arrival and never while a frame is drawn, so that all of a frame shows
// one state. A new command is a struct and a name in the list of one of the files here; the .cpp beside it says who carries it out.
#pragma once

#include <concepts>
#include <memory>
#include <utility>
#include <variant>
#include <vector>

#include "ui/commands/answers.hpp"
#include "ui/commands/atlas.hpp"
#include "ui/commands/drafts.hpp"
#include "ui/commands/editor.hpp"
#include "ui/commands/finder.hpp"
#include "ui/commands/ideas.hpp"
#include "ui/commands/jobs.hpp"
#include "ui/commands/play.hpp"
#include "ui/commands/programs.hpp"
#include "ui/commands/tiles.hpp"
#include "ui/commands/tilings.hpp"
#include "ui/commands/toggles.hpp"
#include "ui/commands/typing.hpp"
#include "ui/commands/verdict.hpp"
#include "ui/commands/view.hpp"
#include "ui/commands/world.hpp"

namespace shunt::ui {

class AppModel;

/// One of the lists above.
using AnyCommand =
    std::variant<command::Play, command::Answers, command::Tiles, command::Programs, command::Finder, command::Tilings,
                 command::Toggles, command::Atlas, command::Build, command::Verdict, command::Ideas, command::Drafts,
                 command::Typing, command::Jobs, command::View, command::World>;

/// A command that never changes; any of the structs turns into one by itself. Copies share it, so that a widget, the mirror and the list
/// of what waits can hold the same one at the cost of a pointer. One made of nothing does nothing.
class Command {
public:
    Command() = default;
    explicit Command(AnyCommand command);
    template <class Struct>
    requires(!std::same_as<Struct, Command> && !std::same_as<Struct, AnyCommand> &&
             std::constructible_from<AnyCommand, Struct>) Command(Struct command)
        : Command(AnyCommand(std::move(command))) {}

    /// Null when there is nothing to do.
    [[nodiscard]] const AnyCommand* get() const { return command_.get(); }

private:
    std::shared_ptr<const AnyCommand> command_;
};

/// What drawing a frame asked for, in order.
class Commands {
public:
    void push(Command command) { waiting_.push_back(std::move(command)); }
    /// All that wait; none do afterwards.
    [[nodiscard]] std::vector<Command> drain() { return std::exchange(waiting_, {}); }

private:
    std::vector<Command> waiting_;
};

/// Carries a command out. Commands that do not apply (undo at the start) do nothing. Returns what the world outside is to do or be told.
[[nodiscard]] Outbox run(AppModel& model, ViewState& view, const Command& command);

}  // namespace shunt::ui
