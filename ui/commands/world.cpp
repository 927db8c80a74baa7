#include "ui/commands/world.hpp"

#include "core/base/words.hpp"
#include "core/outcome/value.hpp"
#include "ui/model/opening.hpp"
#include "ui/model/task_settings.hpp"
#include "ui/model/view_settings.hpp"
#include "ui/model/worker_messages.hpp"

namespace shunt::ui::command {

using outcome::read_value;

void AddPuzzle::run(Desk desk) const { add_puzzle(desk.model, id, text, family); }

void OpenText::run(Desk desk) const {
    const bool opened = open_text(desk.model, text, position, metric, origin, play, step);
    if (opened) desk.view.show_puzzle();
}

void OpenLibrary::run(Desk desk) const {
    if (open_library(desk.model, id)) desk.view.show_puzzle();
}

void SetTask::run(Desk desk) const {
    if (!take_settings(desk.model, desk.view, task, settings))
        desk.outbox().error(say("The link's settings \"{settings}\" mean nothing here.", {{"settings", settings}}));
}

void RecallTask::run(Desk desk) const {
    if (settings_text(desk.model, task).empty()) take_settings(desk.model, task, settings);
}

void Recall::run(Desk desk) const { recall(desk.model, read_value(kept)); }

void MarkSolved::run(Desk desk) const { desk.model.library.mark_solved(text); }

void Receive::run(Desk desk) const { receive(desk.model, read_value(message)); }

void TakeFile::run(Desk desk) const {
    if (name == Atlas::kFile) desk.model.atlas.receive(read_value(content), fault, desk.outbox());
}

}  // namespace shunt::ui::command
