#include "ui/commands/run.hpp"

namespace shunt::ui {

namespace {

using namespace command;

/// Not inlined for each command: a setup is costly to copy.
[[gnu::noinline]] void change_setup(AppModel& model, void (*change)(const void* how, TilingSetup&), const void* how) {
    TilingSetup setup = model.tilings().setup();
    change(how, setup);
    model.set_tilings(std::move(setup));
}

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
    void operator()(const SetTurning& set) const {
        change([&](TilingSetup& setup) { setup.turning = set.turning; });
    }
    void operator()(const ToggleTilingPiece& toggle) const {
        change([&](TilingSetup& setup) {
            if (setup.pieces.erase(toggle.piece) == 0) setup.pieces.insert(toggle.piece);
        });
    }
    void operator()(const ToggleCell& toggle) const {
        if (toggle.of != Toggled::walls) return model.draw_shape(toggle.of, toggle.cell, toggle.on);
        const std::pair cell{toggle.cell.row, toggle.cell.column};
        change([&](TilingSetup& setup) {
            if (toggle.on)
                setup.walls.insert(cell);
            else
                setup.walls.erase(cell);
        });
        model.point_at_cell(toggle.of, toggle.cell);
    }
    void operator()(const PointAtCell& point) const { model.point_at_cell(point.of, point.cell); }
    void operator()(const SetShapes& set) const {
        if (set.of != Toggled::find_shapes) return change([&](TilingSetup& setup) { setup.shapes = set.shapes; });
        FindSetup setup = model.finder().setup();
        setup.shapes = set.shapes;
        model.set_finder(setup);
    }
    void operator()(const CountTilings&) const { model.count_tilings(); }
    void operator()(const DrawAnotherTiling&) const { model.draw_another_tiling(); }

private:
    template <class Change>
    void change(const Change& change) const {
        change_setup(
            model, [](const void* how, TilingSetup& setup) { (*static_cast<const Change*>(how))(setup); }, &change);
    }
};

}  // namespace

void run(AppModel& model, ViewState&, const command::Tilings& tilings) { std::visit(Runner{model}, tilings); }

}  // namespace shunt::ui
