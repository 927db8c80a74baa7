#include "ui/commands/world.hpp"

#include "core/base/words.hpp"
#include "core/outcome/value.hpp"
#include "ui/model/task_settings.hpp"
#include "ui/model/view_settings.hpp"

namespace shunt::ui::command {

using outcome::read_value;

void AddPuzzle::run(Desk desk) const { desk.model.add_puzzle(id, text, family); }

void OpenText::run(Desk desk) const {
    const bool opened = desk.model.open_text(text, position, metric, origin, play, step);
    if (opened) desk.view.show_puzzle();
}

void OpenLibrary::run(Desk desk) const {
    if (desk.model.open_library(id)) desk.view.show_puzzle();
}

void SetTask::run(Desk desk) const {
    if (!take_settings(desk.model, desk.view, task, settings))
        desk.outbox().error(say("The link's settings \"{settings}\" mean nothing here.", {{"settings", settings}}));
}

void RecallTask::run(Desk desk) const {
    if (settings_text(desk.model, task).empty()) take_settings(desk.model, task, settings);
}

void Recall::run(Desk desk) const { desk.model.recall(read_value(kept)); }

void MarkSolved::run(Desk desk) const { desk.model.library().mark_solved(text); }

void Receive::run(Desk desk) const { desk.model.receive(read_value(message)); }

void TakeFile::run(Desk desk) const { desk.model.loaded(name, read_value(content), fault); }

}  // namespace shunt::ui::command
