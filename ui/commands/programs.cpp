#include "ui/commands/run.hpp"

namespace shunt::ui {

namespace {

using namespace command;

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
    void operator()(const SetProgramFrom& set) const {
        change([&](ProgramChoice& choice) { choice.from = set.steps; });
    }
    void operator()(const SetProgramTo& set) const {
        change([&](ProgramChoice& choice) { choice.to = set.steps; });
    }
    void operator()(const SetProgramSeconds& set) const {
        change([&](ProgramChoice& choice) { choice.seconds = set.seconds; });
    }
    void operator()(const SetFileSteps& set) const { view.program_steps = set.steps; }
    void operator()(const SolvePrograms&) const { model.tiles().solve_programs(model.jobs(), model.outbox()); }
    void operator()(const StopPrograms&) const { model.tiles().stop_programs(model.jobs(), model.outbox()); }
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
    [[nodiscard]] int file_steps() const { return program_file_steps(model.tiles(), view); }
};

}  // namespace

void run(AppModel& model, ViewState& view, const Programs& programs) { std::visit(Runner{model, view}, programs); }

}  // namespace shunt::ui
