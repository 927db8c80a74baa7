// Commands of the tile lab's integer programs.
#pragma once

#include <string>
#include <variant>

#include "core/npuzzle/program/model.hpp"

namespace shunt::ui::command {

struct SetProgramMode {
    npuzzle::program::Mode mode = npuzzle::program::Mode::plne;
};
struct SetFormulation {
    npuzzle::program::Formulation formulation = npuzzle::program::Formulation::flow;
};
struct SetProgramFrom {
    int steps = 1;
};
struct SetProgramTo {
    int steps = 1;
};
struct SetProgramSeconds {
    int seconds = 60;
};
/// T of the program for another solver.
struct SetFileSteps {
    int steps = 1;
};
struct SolvePrograms {};
struct StopPrograms {};
struct SaveProgram {};
/// The text of a solver's file.
struct ReadProgramSolution {
    std::string text;
};

using Programs = std::variant<SetProgramMode, SetFormulation, SetProgramFrom, SetProgramTo, SetProgramSeconds,
                              SetFileSteps, SolvePrograms, StopPrograms, SaveProgram, ReadProgramSolution>;

}  // namespace shunt::ui::command
