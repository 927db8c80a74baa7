// Commands about small changes of what is drawn.
#pragma once

#include <cstddef>

#include "ui/commands/desk.hpp"
#include "ui/entry/entry.hpp"

namespace shunt::ui::command {

/// Makes a variation what is drawn, in one step that undo takes back.
struct TakeIdea {
    EntryPtr entry;

    void run(Desk desk) const;
};
/// Tries two changes at once.
struct TryPairs {
    void run(Desk desk) const { desk.model.ideas.try_pairs(); }
};
struct StopIdeas {
    void run(Desk desk) const { desk.model.ideas.stop(); }
};
/// The first of them gets the focus, and so comes into sight.
struct ShowIdeas {
    void run(Desk desk) const {
        if (!desk.model.ideas.list().empty()) desk.outbox().focus_wishes.push_back("ideas:0.take");
    }
};

}  // namespace shunt::ui::command
