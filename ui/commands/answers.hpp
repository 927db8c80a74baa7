// Commands about what is worked out of the puzzle that is open: solutions, census, samples, findings.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "core/puzzle/metric.hpp"
#include "ui/commands/desk.hpp"
#include "ui/known/census_view.hpp"
#include "ui/model/depth_landmarks.hpp"
#include "ui/model/findings.hpp"
#include "ui/model/opening.hpp"

namespace shunt::ui::command {

struct SetMetric {
    puzzle::Metric metric = puzzle::Metric::move;

    void run(PuzzleDesk desk) const { choose_metric(desk.model, metric); }
};
struct Solve {
    void run(PuzzleDesk desk) const { desk.model.answers.solve(); }
};
struct SolveHere {
    void run(PuzzleDesk desk) const { desk.model.answers.solve_here(); }
};
/// Plays a shortest solution from the start, once there is one.
struct WatchSolution {
    void run(PuzzleDesk desk) const { desk.model.answers.watch_solution(); }
};
/// Counts all shortest solutions and lists the first of them.
struct CountSolutions {
    void run(PuzzleDesk desk) const { desk.model.answers.count_solutions(); }
};
/// The solution so many further on in the list.
struct NextSolution {
    int by = 1;

    void run(PuzzleDesk desk) const { desk.model.viewer.next_solution(by); }
};
/// Bends the way among all shortest solutions through a position: that number of those after so many moves.
struct PickPosition {
    int move = 0;
    std::size_t number = 0;

    void run(PuzzleDesk desk) const { desk.model.explorer.pick_position(move, number); }
};
/// Shows that way after so many moves.
struct ChooseMove {
    int move = 0;

    void run(PuzzleDesk desk) const { desk.model.explorer.choose_move(move); }
};
/// Makes it the next solution of all, or with -1 the one before.
struct NextWay {
    int by = 1;

    void run(PuzzleDesk desk) const { desk.model.explorer.next_way(by); }
};
/// The same by number, from 1.
struct GoToWay {
    int number = 1;

    void run(PuzzleDesk desk) const { desk.model.explorer.go_to_way(number); }
};
/// Plays it, or pauses.
struct WatchWay {
    void run(PuzzleDesk desk) const { desk.model.explorer.watch_way(); }
};
struct CopySolution {
    void run(PuzzleDesk desk) const { desk.model.viewer.copy_solution(); }
};
struct TakeCensus {
    void run(PuzzleDesk desk) const { desk.model.counting.take_census(); }
};
/// What to type to count them elsewhere.
struct CopyCensusCommand {
    void run(PuzzleDesk desk) const { desk.model.counting.copy_census_command(); }
};
/// What to type to look for the solution where there is more memory than a page has.
struct CopyLargeSolve {
    void run(PuzzleDesk desk) const { desk.model.answers.copy_solve_command(); }
};
struct SetScale {
    Scale scale = Scale::linear;

    void run(PuzzleDesk desk) const { desk.model.explorer.set_scale(scale); }
};
/// So many times as many depths in the chart of Explore; one stays where it is seen: without a number the one that is selected, or else the
/// one in the middle.
struct ZoomDepths {
    static constexpr double kIn = 0.5;
    static constexpr double kOut = 2;

    double factor = kIn;
    std::optional<int> around = std::nullopt;

    void run(PuzzleDesk desk) const { desk.model.explorer.zoom_depths(factor, around); }
};
/// As many depths as before, from that one on.
struct ScrollDepths {
    int from = 0;

    void run(PuzzleDesk desk) const { desk.model.explorer.scroll_depths(from); }
};
struct ShowAllDepths {
    void run(PuzzleDesk desk) const { desk.model.explorer.show_all_depths(); }
};
/// Shows a position of that depth.
struct SelectDepth {
    int depth = 0;

    void run(PuzzleDesk desk) const { desk.model.explorer.select_depth(depth); }
};
/// Another position of the same depth.
struct NextSample {
    int by = 1;

    void run(PuzzleDesk desk) const { desk.model.explorer.next_position(by); }
};
/// The position with that number, from 0, of a depth.
struct ShowPosition {
    int depth = 0;
    std::uint64_t index = 0;

    void run(PuzzleDesk desk) const { desk.model.explorer.want_position(depth, index); }
};
/// All positions as a graph, or what else GraphPlan::want() takes.
struct DrawGraph {
    std::string shows = "start";

    void run(PuzzleDesk desk) const { desk.model.explorer.draw_graph(shows); }
};
/// The position of one of its nodes.
struct ChooseNode {
    std::string node;

    void run(PuzzleDesk desk) const { desk.model.explorer.want_node(node); }
};
/// Another one of the depth that is selected.
struct RandomPosition {
    void run(PuzzleDesk desk) const { desk.model.explorer.random_position(); }
};
/// One that is nearest to a goal, or farthest from one, or a dead end: at a depth or, without one, at the depth that is selected; of dead
/// ends then at the next depth that has one.
struct ShowLandmark {
    StandsOut kind = StandsOut::nearest_to_goal;
    std::optional<int> depth = std::nullopt;

    void run(PuzzleDesk desk) const { desk.model.explorer.show_landmark(kind, depth); }
};
/// Has worked out what stands out at all depths.
struct FindLandmarks {
    void run(PuzzleDesk desk) const { desk.model.explorer.find_landmarks(); }
};
struct StopLandmarks {
    void run(PuzzleDesk desk) const { desk.model.explorer.stop_landmarks(); }
};
/// Its number as it is typed, from 1.
struct TypePosition {
    std::string text;

    void run(PuzzleDesk desk) const { desk.model.explorer.type_position(text); }
};
/// Makes a shortest way from the start to the position shown the user's own moves, one after the other.
struct ShowWay {
    void run(PuzzleDesk desk) const { desk.model.explorer.show_way(); }
};
/// Opens the puzzle with that position as its start.
struct UseAsStart {
    void run(PuzzleDesk desk) const { use_as_start(desk.model); }
};
/// What the board shows, as text.
struct CopyPosition {
    void run(PuzzleDesk desk) const { desk.model.play.copy_position(); }
};
struct CopyDepths {
    void run(PuzzleDesk desk) const { desk.model.explorer.copy_depths(); }
};
struct AskFinding {
    Finding finding{};

    void run(PuzzleDesk desk) const { desk.model.research.ask(finding); }
};
struct StopFinding {
    Finding finding{};

    void run(PuzzleDesk desk) const { desk.model.findings.stop(finding, desk.model.open.metric()); }
};
/// Works out what the puzzle's text states of it, as far as it is not known yet.
struct VerifyFacts {
    void run(PuzzleDesk desk) const { desk.model.verification.begin(); }
};
struct StopVerifying {
    void run(PuzzleDesk desk) const { desk.model.verification.stop(); }
};
struct OpenHardestStart {
    void run(PuzzleDesk desk) const { desk.model.research.open_hardest(); }
};

}  // namespace shunt::ui::command
