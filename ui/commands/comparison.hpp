// Commands about the puzzles that are looked at beside the open one.
#pragma once

#include <string>

#include "ui/commands/desk.hpp"

namespace shunt::ui::command {

/// The words to search the library and the drafts for one that is to be added.
struct SearchBeside {
    std::string words;

    void run(Desk desk) const { desk.view.beside_words = words; }
};
/// Adds a puzzle of the library, or a draft (Comparison::draft_id); the search for it is over.
struct AddBeside {
    std::string id;

    void run(Desk desk) const {
        desk.model.comparison.add(id);
        desk.view.picks_beside = false;
        desk.view.beside_words.clear();
        desk.model.outbox.focus_wishes.push_back(desk.model.comparison.is_full() ? "beside.depth" : "beside.add");
    }
};
struct RemoveBeside {
    std::string id;

    void run(Desk desk) const {
        desk.model.comparison.remove(id);
        desk.model.outbox.focus_wishes.emplace_back("beside.add");
    }
};
/// Counts the positions of one whatever that costs.
struct CountBeside {
    std::string id;

    void run(PuzzleDesk desk) const { desk.model.comparison.count(id, desk.model.open.metric()); }
};
/// Counts those of the next one where that costs little.
struct CountBesideUnasked {
    void run(PuzzleDesk desk) const {
        desk.model.comparison.count_next(desk.model.open.metric(), &desk.model.open.book());
    }
};
/// Tells that depth of all of them; below 0 none.
struct TellDepth {
    int depth = 0;

    void run(Desk desk) const { desk.view.beside_depth = depth < 0 ? std::nullopt : std::optional(depth); }
};

}  // namespace shunt::ui::command
