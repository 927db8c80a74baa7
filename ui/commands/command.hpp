// Everything that can change the workbench, as values. Whoever wants a change pushes a command: a widget that is pressed, a key, the
// mirror, the page, a worker's message. They are run in order of arrival and never while a frame is drawn, so that all of a frame shows
// one state. A new command is a struct and a name in the list of one of the files here; the .cpp beside it says who carries it out.
#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <utility>
#include <vector>

#include "ui/commands/answers.hpp"
#include "ui/commands/atlas.hpp"
#include "ui/commands/command_list.hpp"
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

/// The lists above. Each is carried out by the file beside it.
using CommandLists =
    CommandList<command::Play, command::Answers, command::Tiles, command::Programs, command::Finder, command::Tilings,
                command::Toggles, command::Atlas, command::Build, command::Verdict, command::Ideas, command::Drafts,
                command::Typing, command::Jobs, command::View, command::World>;

/// Which struct a command is: the place of its list, and its place there.
struct CommandKind {
    std::size_t list = CommandLists::kSize;
    std::size_t place = 0;

    friend constexpr bool operator==(CommandKind, CommandKind) = default;

    /// That of a struct; its list is `CommandLists::kSize` when none has it.
    template <class Struct>
    static consteval CommandKind of() {
        return find<Struct>(CommandLists{});
    }

private:
    template <class Struct, class... Lists>
    static consteval CommandKind find(CommandList<Lists...>) {
        CommandKind kind{0, 0};
        (void)(((kind.place = Lists::template place<Struct>()) < Lists::kSize || (++kind.list, false)) || ...);
        return kind;
    }
};

/// A command that never changes; any of the structs turns into one by itself. Copies share it, so that a widget, the mirror and the list
/// of what waits can hold the same one at the cost of a pointer. One made of nothing does nothing.
class Command {
public:
    Command() = default;
    template <class Struct>
    requires(CommandKind::of<Struct>().list < CommandLists::kSize) Command(Struct command)
        : held_(static_cast<const Held*>(new HeldStruct<Struct>(std::move(command)))) {}

    /// Null when it is no such struct, or none at all.
    template <class Struct>
    [[nodiscard]] const Struct* as() const {
        const bool is_it = held_ && held_->kind == CommandKind::of<Struct>();
        return is_it ? &static_cast<const HeldStruct<Struct>&>(*held_).command : nullptr;
    }

    /// Hands it over to a runner, which takes each struct of the list; does nothing when it is not one of these.
    template <class... Structs, class Runner>
    void visit(CommandList<Structs...> list, const Runner& run) const {
        // By a table: what runs one command stays a function of its own, which is loaded when it is first called.
        static constexpr std::array<Hand<Runner>, sizeof...(Structs)> kHands{&hand<Structs, Runner>...};
        if (is_in(list)) kHands[held_->kind.place](run, *held_);
    }

    /// Whether it is one of the list.
    template <class List>
    [[nodiscard]] bool is_in(List) const {
        return held_ && held_->kind.list == CommandLists::place<List>();
    }

private:
    // The type is forgotten by hand: a shared pointer made of each struct costs every file that sends one far more to compile.
    struct Held {
        CommandKind kind;

        explicit Held(CommandKind of) : kind(of) {}
        virtual ~Held() = default;
    };
    template <class Struct>
    struct HeldStruct final : Held {
        Struct command;

        explicit HeldStruct(Struct&& is) : Held(CommandKind::of<Struct>()), command(std::move(is)) {}
    };

    template <class Runner>
    using Hand = void (*)(const Runner& run, const Held& held);
    template <class Struct, class Runner>
    static void hand(const Runner& run, const Held& held) {
        run(static_cast<const HeldStruct<Struct>&>(held).command);
    }

    std::shared_ptr<const Held> held_;
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
