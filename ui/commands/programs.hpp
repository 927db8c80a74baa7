// Commands of the tile lab's integer programs.
#pragma once

#include <string>

#include "core/npuzzle/program/model.hpp"
#include "ui/commands/command_list.hpp"

namespace shunt::ui::command {

struct SetProgramMode {
    npuzzle::program::Mode mode = npuzzle::program::Mode::plne;
};
struct SetFormulation {
    npuzzle::program::Formulation formulation = npuzzle::program::Formulation::flow;
};
struct StepProgramFrom {
    int by = 0;
};
struct StepProgramTo {
    int by = 0;
};
struct SetProgramSeconds {
    int seconds = 60;
};
/// T of the program for another solver.
struct StepFileSteps {
    int by = 0;
};
struct SolvePrograms {};
struct SaveProgram {};
/// The text of a solver's file.
struct ReadProgramSolution {
    std::string text;
};

using Programs = CommandList<SetProgramMode, SetFormulation, StepProgramFrom, StepProgramTo, SetProgramSeconds,
                             StepFileSteps, SolvePrograms, SaveProgram, ReadProgramSolution>;

}  // namespace shunt::ui::command
