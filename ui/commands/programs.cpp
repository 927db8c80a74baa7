#include <algorithm>

#include "ui/commands/run.hpp"

namespace shunt::ui {

namespace programs_commands {

using namespace command;
using npuzzle::program::kMostSteps;

struct Runner {
    AppModel& model;
    ViewState& view;

    void operator()(const SetProgramMode& set) const {
        change([&](ProgramChoice& choice) { choice.mode = set.mode; });
    }
    void operator()(const SetFormulation& set) const {
        change([&](ProgramChoice& choice) {
            choice.formulation = set.formulation;
            choice.from.reset();
        });
    }
    void operator()(const StepProgramFrom& step) const {
        change([&](ProgramChoice& choice) { choice.from = std::clamp(first() + step.by, 1, kMostSteps); });
    }
    void operator()(const StepProgramTo& step) const {
        change([&](ProgramChoice& choice) { choice.to = std::clamp(last() + step.by, first(), kMostSteps); });
    }
    void operator()(const SetProgramSeconds& set) const {
        change([&](ProgramChoice& choice) { choice.seconds = set.seconds; });
    }
    void operator()(const StepFileSteps& step) const {
        view.program_steps = std::clamp(file_steps() + step.by, 1, kMostSteps);
    }
    void operator()(const SolvePrograms&) const { model.tiles().solve_programs(model.jobs(), model.outbox()); }
    void operator()(const SaveProgram&) const {
        model.tiles().write_program(file_steps(), model.jobs(), model.outbox());
    }
    void operator()(const ReadProgramSolution& read) const {
        model.tiles().read_solution(file_steps(), read.text, model.jobs(), model.outbox());
    }

private:
    template <class Change>
    void change(const Change& change) const {
        ProgramChoice choice = model.tiles().programs().choice();
        change(choice);
        model.tiles().choose_programs(choice);
    }
    [[nodiscard]] int first() const {
        return model.tiles().programs().first_step(model.tiles().setup().board, model.tiles().setup().goal);
    }
    [[nodiscard]] int last() const {
        return model.tiles().programs().last_step(model.tiles().setup().board, model.tiles().setup().goal);
    }
    [[nodiscard]] int file_steps() const { return program_file_steps(model.tiles(), view); }
};

}  // namespace programs_commands

void run(command::Programs list, AppModel& model, ViewState& view, const Command& command) {
    command.visit(list, programs_commands::Runner{model, view});
}

}  // namespace shunt::ui
