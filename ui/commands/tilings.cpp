#include "ui/commands/run.hpp"

namespace shunt::ui {

namespace tilings_commands {

using namespace command;

struct Runner {
    AppModel& model;

    void operator()(const StepTilingRows& step) const {
        change([&](TilingSetup& setup) { setup.rows += step.by; });
    }
    void operator()(const StepTilingColumns& step) const {
        change([&](TilingSetup& setup) { setup.columns += step.by; });
    }
    void operator()(const StepTilingVoids& step) const {
        change([&](TilingSetup& setup) { setup.voids += step.by; });
    }
    void operator()(const ClearWalls&) const {
        change([](TilingSetup& setup) { setup.walls.clear(); });
    }
    void operator()(const SetTurning& set) const {
        change([&](TilingSetup& setup) { setup.turning = set.turning; });
    }
    void operator()(const SetEachOnce& set) const {
        change([&](TilingSetup& setup) { setup.each_once = set.on; });
    }
    void operator()(const ToggleTilingPiece& toggle) const {
        change([&](TilingSetup& setup) {
            if (setup.pieces.erase(toggle.piece) == 0) setup.pieces.insert(toggle.piece);
        });
    }
    void operator()(const UndoTilings&) const { model.undo_tilings(); }
    void operator()(const RedoTilings&) const { model.redo_tilings(); }
    void operator()(const CountTilings&) const { model.count_tilings(); }
    void operator()(const DrawAnotherTiling&) const { model.draw_another_tiling(); }

private:
    template <class Change>
    void change(const Change& change) const {
        TilingSetup setup = model.tilings().setup();
        change(setup);
        model.set_tilings(std::move(setup));
    }
};

}  // namespace tilings_commands

void run(command::Tilings list, AppModel& model, ViewState&, const Command& command) {
    command.visit(list, tilings_commands::Runner{model});
}

}  // namespace shunt::ui
