#include "ui/commands/run.hpp"

namespace shunt::ui {

namespace finder_commands {

using namespace command;

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

private:
    template <class Change>
    void change(const Change& change) const {
        FindSetup setup = model.finder().setup();
        change(setup);
        model.set_finder(setup);
    }
};

}  // namespace finder_commands

void run(command::Finder list, AppModel& model, ViewState&, const Command& command) {
    command.visit(list, finder_commands::Runner{model});
}

}  // namespace shunt::ui
