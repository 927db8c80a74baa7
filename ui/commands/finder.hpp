// Commands of the task Find.
#pragma once

#include "core/puzzle/metric.hpp"
#include "ui/commands/desk.hpp"
#include "ui/model/finder.hpp"

namespace shunt::ui::command {

/// Changes what Find is to search.
template <class Change>
void change_find(Desk desk, const Change& change) {
    FindSetup setup = desk.model.finder.setup();
    change(setup);
    desk.model.finder.set(setup);
}

struct StepFindRows {
    int by = 0;

    void run(Desk desk) const {
        change_find(desk, [&](FindSetup& setup) { setup.rows += by; });
    }
};
struct StepFindColumns {
    int by = 0;

    void run(Desk desk) const {
        change_find(desk, [&](FindSetup& setup) { setup.columns += by; });
    }
};
struct SetFindMetric {
    puzzle::Metric metric = puzzle::Metric::move;

    void run(Desk desk) const {
        change_find(desk, [&](FindSetup& setup) { setup.metric = metric; });
    }
};
struct SetFindKind {
    std::size_t kind = 0;  ///< index into kFindKinds

    void run(Desk desk) const {
        change_find(desk, [&](FindSetup& setup) { setup.kind = kind; });
    }
};
struct SetFindWay {
    FindWay way = FindWay::every_board;

    void run(Desk desk) const {
        change_find(desk, [&](FindSetup& setup) { setup.way = way; });
    }
};
struct FindPuzzles {
    bool go_on = false;  ///< where the last search ended

    void run(Desk desk) const { desk.model.finder.start(go_on); }
};
/// Searches every board of a grid of that size, with pieces of all shapes.
struct FindOn {
    int rows = 0;
    int columns = 0;

    void run(Desk desk) const {
        change_find(desk, [&](FindSetup& setup) {
            setup = {rows, columns, setup.metric, setup.kind, FindWay::every_board, {}};
        });
        FindPuzzles{}.run(desk);
    }
};
struct PauseFinder {
    bool paused = true;

    void run(Desk desk) const { desk.model.finder.pause(paused); }
};

}  // namespace shunt::ui::command
