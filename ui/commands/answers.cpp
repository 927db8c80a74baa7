#include "ui/commands/run.hpp"

namespace shunt::ui {

namespace answers_commands {

using namespace command;

struct Runner {
    AppModel& model;

    void operator()(const SetMetric& set) const { model.set_metric(set.metric); }
    void operator()(const Solve&) const { model.solve(); }
    void operator()(const SolveHere&) const { model.solve_here(); }
    void operator()(const WatchSolution&) const { model.watch_solution(); }
    void operator()(const CountSolutions&) const { model.count_solutions(); }
    void operator()(const NextSolution& next) const { model.next_solution(next.by); }
    void operator()(const PickPosition& pick) const { model.pick_position(pick.move, pick.number); }
    void operator()(const ChooseMove& choose) const { model.choose_move(choose.move); }
    void operator()(const NextWay& next) const { model.next_way(next.by); }
    void operator()(const GoToWay& go) const { model.go_to_way(go.number); }
    void operator()(const WatchWay&) const { model.watch_way(); }
    void operator()(const CopySolution&) const { model.copy_solution(); }
    void operator()(const Analyse&) const { model.analyse(); }
    void operator()(const CopyCensusCommand&) const { model.copy_census_command(); }
    void operator()(const SetScale& set) const { model.set_scale(set.scale); }
    void operator()(const SelectDepth& select) const { model.select_depth(select.depth); }
    void operator()(const NextSample& next) const { model.next_sample(next.by); }
    void operator()(const ShowPosition& show) const { model.show_position(show.depth, show.index); }
    void operator()(const DrawGraph& draw) const { model.draw_graph(draw.nearest); }
    void operator()(const ChooseNode& choose) const { model.choose_node(choose.node); }
    void operator()(const RandomPosition&) const { model.random_position(); }
    void operator()(const TypePosition& type) const { model.type_position(type.text); }
    void operator()(const ShowWay&) const { model.show_way(); }
    void operator()(const UseAsStart&) const { model.use_as_start(); }
    void operator()(const CopyPosition&) const { model.copy_position(); }
    void operator()(const CopyDepths&) const { model.copy_depths(); }
    void operator()(const AskFinding& ask) const { model.ask(ask.finding); }
    void operator()(const StopFinding& stop) const { model.stop_finding(stop.finding); }
    void operator()(const OpenHardestStart&) const { model.open_hardest(); }
};

}  // namespace answers_commands

void run(command::Answers list, AppModel& model, ViewState&, const Command& command) {
    if (model.has_puzzle()) command.visit(list, answers_commands::Runner{model});
}

}  // namespace shunt::ui
