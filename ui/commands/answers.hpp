// Commands about what is worked out of the puzzle that is open: solutions, census, samples, findings.
#pragma once

#include <cstdint>
#include <string>

#include "core/puzzle/metric.hpp"
#include "ui/commands/command_list.hpp"
#include "ui/model/census_view.hpp"
#include "ui/model/findings.hpp"

namespace shunt::ui::command {

struct SetMetric {
    puzzle::Metric metric = puzzle::Metric::move;
};
struct Solve {};
struct SolveHere {};
/// Plays a shortest solution from the start, once there is one.
struct WatchSolution {};
/// Counts all shortest solutions and lists the first of them.
struct CountSolutions {};
/// The solution so many further on in the list.
struct NextSolution {
    int by = 1;
};
/// Bends the way among all shortest solutions through a position: that number of those after so many moves.
struct PickPosition {
    int move = 0;
    std::size_t number = 0;
};
/// Shows that way after so many moves.
struct ChooseMove {
    int move = 0;
};
/// Makes it the next solution of all, or with -1 the one before.
struct NextWay {
    int by = 1;
};
/// The same by number, from 1.
struct GoToWay {
    int number = 1;
};
/// Plays it, or pauses.
struct WatchWay {};
struct CopySolution {};
struct Analyse {};
/// What to type to count them elsewhere.
struct CopyCensusCommand {};
struct SetScale {
    Scale scale = Scale::linear;
};
/// Shows a position of that depth.
struct SelectDepth {
    int depth = 0;
};
/// Another position of the same depth.
struct NextSample {
    int by = 1;
};
/// The position with that number, from 0, of a depth.
struct ShowPosition {
    int depth = 0;
    std::uint64_t index = 0;
};
/// All positions as a graph; where they are too many, those nearest to "start", "goal" or "solutions".
struct DrawGraph {
    std::string nearest = "start";
};
/// The position of one of its nodes.
struct ChooseNode {
    std::string node;
};
/// Another one of the depth that is selected.
struct RandomPosition {};
/// Its number as it is typed, from 1.
struct TypePosition {
    std::string text;
};
/// Makes a shortest way from the start to the position shown the user's own moves.
struct ShowWay {};
/// Opens the puzzle with that position as its start.
struct UseAsStart {};
/// What the board shows, as text.
struct CopyPosition {};
struct CopyDepths {};
struct AskFinding {
    Finding finding{};
};
struct StopFinding {
    Finding finding{};
};
struct OpenHardestStart {};

using Answers = CommandList<SetMetric, Solve, SolveHere, WatchSolution, CountSolutions, NextSolution, PickPosition,
                            ChooseMove, NextWay, GoToWay, WatchWay, CopySolution, Analyse, CopyCensusCommand, SetScale,
                            SelectDepth, NextSample, ShowPosition, DrawGraph, ChooseNode, RandomPosition, TypePosition,
                            ShowWay, UseAsStart, CopyPosition, CopyDepths, AskFinding, StopFinding, OpenHardestStart>;

}  // namespace shunt::ui::command
