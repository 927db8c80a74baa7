// Commands of the task Tilings.
#pragma once

#include "ui/commands/desk.hpp"
#include "ui/model/tilings.hpp"

namespace shunt::ui::command {

/// Changes what Tilings is to count.
template <class Change>
void change_tilings(Desk desk, const Change& change) {
    TilingSetup setup = desk.model.tilings.setup();
    change(setup);
    desk.model.tilings.set(std::move(setup));
}

struct StepTilingRows {
    int by = 0;

    void run(Desk desk) const {
        change_tilings(desk, [&](TilingSetup& setup) { setup.rows += by; });
    }
};
struct StepTilingColumns {
    int by = 0;

    void run(Desk desk) const {
        change_tilings(desk, [&](TilingSetup& setup) { setup.columns += by; });
    }
};
struct StepTilingVoids {
    int by = 0;

    void run(Desk desk) const {
        change_tilings(desk, [&](TilingSetup& setup) { setup.voids += by; });
    }
};
struct SetTurning {
    Turning turning = Turning::free;

    void run(Desk desk) const {
        change_tilings(desk, [&](TilingSetup& setup) { setup.turning = turning; });
    }
};
struct SetEachOnce {
    bool on = false;

    void run(Desk desk) const {
        change_tilings(desk, [&](TilingSetup& setup) { setup.each_once = on; });
    }
};
struct ToggleTilingPiece {
    std::size_t piece = 0;  ///< index into kPieceNames

    void run(Desk desk) const {
        change_tilings(desk, [&](TilingSetup& setup) {
            if (setup.pieces.erase(piece) == 0) setup.pieces.insert(piece);
        });
    }
};
/// All cells are free again.
struct ClearWalls {
    void run(Desk desk) const {
        change_tilings(desk, [](TilingSetup& setup) { setup.walls.clear(); });
    }
};
struct UndoTilings {
    void run(Desk desk) const { desk.model.tilings.undo(); }
};
struct RedoTilings {
    void run(Desk desk) const { desk.model.tilings.redo(); }
};
struct CountTilings {
    void run(Desk desk) const { desk.model.tilings.count(); }
};
struct DrawAnotherTiling {
    void run(Desk desk) const { desk.model.tilings.another(); }
};

}  // namespace shunt::ui::command
