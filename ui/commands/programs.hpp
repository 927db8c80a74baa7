// Commands of the N-puzzle's integer programs.
#pragma once

#include <string>

#include "core/npuzzle/program/model.hpp"
#include "ui/commands/desk.hpp"

namespace shunt::ui::command {

struct SetProgramMode {
    npuzzle::program::Mode mode = npuzzle::program::Mode::plne;

    void run(Desk desk) const;
};
struct SetFormulation {
    npuzzle::program::Formulation formulation = npuzzle::program::Formulation::flow;

    void run(Desk desk) const;
};
struct StepProgramFrom {
    int by = 0;

    void run(Desk desk) const;
};
struct StepProgramTo {
    int by = 0;

    void run(Desk desk) const;
};
struct SetProgramSeconds {
    int seconds = 60;

    void run(Desk desk) const;
};
/// T of the program for another solver.
struct StepFileSteps {
    int by = 0;

    void run(Desk desk) const;
};
struct SolvePrograms {
    void run(Desk desk) const;
};
struct SaveProgram {
    void run(Desk desk) const;
};
/// The text of a solver's file.
struct ReadProgramSolution {
    std::string text;

    void run(Desk desk) const;
};

}  // namespace shunt::ui::command
