// Everything that can change the workbench, as values. Whoever wants a change pushes a command: a widget that is pressed, a key, the
// mirror, the page, a worker's message. They are run in order of arrival and never while a frame is drawn, so that all of a frame shows
// one state.
//
// A new command is a struct in one of the files here that carries out itself what it says:
//
//     struct GoToMove {
//         int step = 0;
//         void run(PuzzleDesk desk) const { desk.model.play.go_to_move(step); }     with a puzzle open, or not at all; Desk: always
//     };
#pragma once

#include <memory>
#include <utility>
#include <vector>

namespace shunt::ui {

struct Model;
struct Desk;
struct Outbox;
struct PuzzleDesk;
struct ViewState;

template <class Struct>
concept CanRun = requires(const Struct& command, const PuzzleDesk& desk) {
    command.run(desk);
};

/// A command that never changes; any of the structs turns into one by itself. Copies share it, so that a widget, the mirror and the list
/// of what waits can hold the same one at the cost of a pointer. One made of nothing does nothing.
class Command {
public:
    Command() = default;
    template <CanRun Struct>
    Command(Struct command) : held_(static_cast<const Held*>(new HeldStruct<Struct>(std::move(command)))) {}

    /// Null when it is no such struct, or none at all.
    template <class Struct>
    [[nodiscard]] const Struct* as() const {
        const bool is_it = held_ && held_->kind == &kKind<Struct>;
        return is_it ? &static_cast<const HeldStruct<Struct>&>(*held_).command : nullptr;
    }

    /// Carries it out; does nothing where it needs a puzzle and none is open.
    void run(const Desk& desk) const {
        if (held_) held_->run(desk);
    }

private:
    /// One address for each struct: the page is built without the types of C++ at run time.
    template <class Struct>
    static inline const char kKind = 0;

    // The type is forgotten by hand: a shared pointer made of each struct costs every file that sends one far more to compile.
    struct Held {
        const char* kind;

        explicit Held(const char* of) : kind(of) {}
        virtual ~Held() = default;
        virtual void run(const Desk& desk) const = 0;
    };
    template <class Struct>
    struct HeldStruct final : Held {
        Struct command;

        explicit HeldStruct(Struct&& is) : Held(&kKind<Struct>), command(std::move(is)) {}
        void run(const Desk& desk) const override { run_at(desk, command); }
    };

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

/// Carries a command out, and what follows from it. Returns what the world outside is to do or be told.
[[nodiscard]] Outbox run(Model& model, ViewState& view, const Command& command);

}  // namespace shunt::ui
