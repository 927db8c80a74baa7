#include "ui/commands/run.hpp"

namespace shunt::ui {

namespace {

using namespace command;

/// Not inlined for each command: a setup is costly to copy.
[[gnu::noinline]] void change_setup(AppModel& model, void (*change)(const void* how, FindSetup&), const void* how) {
    FindSetup setup = model.finder().setup();
    change(how, setup);
    model.set_finder(setup);
}

struct Runner {
    AppModel& model;

    void operator()(const StepFindRows& step) const {
        change([&](FindSetup& setup) { setup.rows += step.by; });
    }
    void operator()(const StepFindColumns& step) const {
        change([&](FindSetup& setup) { setup.columns += step.by; });
    }
    void operator()(const SetFindMetric& set) const {
        change([&](FindSetup& setup) { setup.metric = set.metric; });
    }
    void operator()(const SetFindKind& set) const {
        change([&](FindSetup& setup) { setup.kind = set.kind; });
    }
    void operator()(const SetFindWay& set) const {
        change([&](FindSetup& setup) { setup.way = set.way; });
    }
    void operator()(const FindPuzzles& find) const { model.find_puzzles(find.go_on); }
    void operator()(const FindOn& on) const {
        change([&](FindSetup& setup) {
            setup = {on.rows, on.columns, setup.metric, setup.kind, FindWay::every_board, {}};
        });
        model.find_puzzles(false);
    }
    void operator()(const PauseFinder& pause) const { model.pause_finder(pause.paused); }
    void operator()(const StopFinder&) const { model.stop_finder(); }

private:
    template <class Change>
    void change(const Change& change) const {
        change_setup(
            model, [](const void* how, FindSetup& setup) { (*static_cast<const Change*>(how))(setup); }, &change);
    }
};

}  // namespace

void run(AppModel& model, ViewState&, const command::Finder& finder) { std::visit(Runner{model}, finder); }

}  // namespace shunt::ui
