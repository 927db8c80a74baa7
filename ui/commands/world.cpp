#include "core/base/words.hpp"
#include "ui/commands/run.hpp"
#include "ui/model/task_settings.hpp"
#include "ui/model/view_settings.hpp"

namespace shunt::ui {

namespace world_commands {

using namespace command;
using outcome::read_value;

struct Runner {
    AppModel& model;
    ViewState& view;

    void operator()(const AddPuzzle& add) const { model.add_puzzle(add.id, add.text, add.family); }
    void operator()(const OpenText& open) const {
        const bool opened = model.open_text(open.text, open.position, open.metric, open.origin, open.play, open.step);
        if (opened) view.show_puzzle();
    }
    void operator()(const OpenLibrary& open) const {
        if (model.open_library(open.id)) view.show_puzzle();
    }
    void operator()(const SetTask& set) const {
        if (!take_settings(model, view, set.task, set.settings))
            model.outbox().error(
                say("The link's settings \"{settings}\" mean nothing here.", {{"settings", set.settings}}));
    }
    void operator()(const RecallTask& recall) const {
        if (settings_text(model, recall.task).empty()) take_settings(model, recall.task, recall.settings);
    }
    void operator()(const Recall& recall) const { model.recall(read_value(recall.kept)); }
    void operator()(const MarkSolved& solved) const { model.mark_solved(solved.text); }
    void operator()(const Receive& receive) const { model.receive(read_value(receive.message)); }
    void operator()(const TakeFile& file) const { model.loaded(file.name, read_value(file.content), file.fault); }
};

}  // namespace world_commands

void run(command::World list, AppModel& model, ViewState& view, const Command& command) {
    command.visit(list, world_commands::Runner{model, view});
}

}  // namespace shunt::ui
