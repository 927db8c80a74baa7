#include "ui/commands/programs.hpp"

#include <algorithm>

namespace shunt::ui::command {

using npuzzle::program::kMostSteps;

namespace {

template <class Change>
void change_programs(Desk desk, const Change& change) {
    ProgramChoice choice = desk.model.npuzzle.get().programs().choice();
    change(choice);
    desk.model.npuzzle.get().choose_programs(choice);
}

int first_step(Desk desk) {
    const NPuzzle& tiles = desk.model.npuzzle.get();
    return tiles.programs().first_step(tiles.setup().board, tiles.setup().goal);
}

int last_step(Desk desk) {
    const NPuzzle& tiles = desk.model.npuzzle.get();
    return tiles.programs().last_step(tiles.setup().board, tiles.setup().goal);
}

}  // namespace

void SetProgramMode::run(Desk desk) const {
    change_programs(desk, [&](ProgramChoice& choice) { choice.mode = mode; });
}

void SetFormulation::run(Desk desk) const {
    change_programs(desk, [&](ProgramChoice& choice) {
        choice.formulation = formulation;
        choice.from.reset();
    });
}

void StepProgramFrom::run(Desk desk) const {
    change_programs(desk,
                    [&](ProgramChoice& choice) { choice.from = std::clamp(first_step(desk) + by, 1, kMostSteps); });
}

void StepProgramTo::run(Desk desk) const {
    change_programs(desk, [&](ProgramChoice& choice) {
        choice.to = std::clamp(last_step(desk) + by, first_step(desk), kMostSteps);
    });
}

void SetProgramSeconds::run(Desk desk) const {
    change_programs(desk, [&](ProgramChoice& choice) { choice.seconds = seconds; });
}

void StepFileSteps::run(Desk desk) const {
    desk.view.program_steps = std::clamp(program_file_steps(desk.model.npuzzle.get(), desk.view) + by, 1, kMostSteps);
}

void SolvePrograms::run(Desk desk) const { desk.model.npuzzle.get().solve_programs(); }

void SaveProgram::run(Desk desk) const {
    desk.model.npuzzle.get().write_program(program_file_steps(desk.model.npuzzle.get(), desk.view));
}

void ReadProgramSolution::run(Desk desk) const {
    desk.model.npuzzle.get().read_solution(program_file_steps(desk.model.npuzzle.get(), desk.view), text);
}

}  // namespace shunt::ui::command
