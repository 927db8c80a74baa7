#include "ui/commands/run.hpp"

namespace shunt::ui {

namespace typing_commands {

using namespace command;

constexpr const char* kField = "build.text";

struct Runner {
    AppModel& model;
    ViewState& view;

    void operator()(const ShowText& show) const {
        view.text_open = show.shown;
        if (show.shown) model.outbox().focus_wishes.emplace_back(kField);
    }
    void operator()(const TypeDrawing& typed) const {
        model.typed().type(typed.text, model.editor(), model.jobs(), model.outbox());
    }
    void operator()(const InsertSection& insert) const {
        model.typed().insert(insert.number, model.editor(), model.jobs(), model.outbox());
        view.sections_open = false;
        model.outbox().focus_wishes.emplace_back(kField);
    }
    void operator()(const LeaveText&) const { model.outbox().focus_wishes.emplace_back("build.board"); }
    void operator()(const ForgetTyped&) const { model.typed().forget(); }
    void operator()(const Recognise& recognise) const {
        const auto reading = outcome::from_value<outcome::ReadOutcome>(outcome::read_value(recognise.reading));
        if (reading) model.typed().recognise(recognise.text, *reading);
    }
    void operator()(const ReadOtherwise&) const {
        model.typed().read_otherwise(model.editor(), model.jobs(), model.outbox());
    }
};

}  // namespace typing_commands

void run(command::Typing list, AppModel& model, ViewState& view, const Command& command) {
    command.visit(list, typing_commands::Runner{model, view});
}

}  // namespace shunt::ui
