#include "ui/commands/view.hpp"
#include "ui/model/drawn_puzzle.hpp"

namespace shunt::ui::command {

void ChooseTask::run(Desk desk) const {
    // Build and the tasks that show a board are about one puzzle.
    if (desk.view.task == kBuildTask && task != kBuildTask) play_drawing(desk.model);
    if (desk.view.task != kBuildTask && task == kBuildTask) desk.model.workshop.bring();
    desk.view.task = task;
    desk.view.types_title = false;
    desk.view.sheet = Sheet::none;
}

void ShowSheet::run(Desk desk) const {
    const char* opener = desk.view.sheet == Sheet::selection ? "build.more"
                         : desk.view.sheet == Sheet::ideas   ? "verdict.ideas"
                                                             : "tasks.more";
    desk.view.sheet = sheet;
    desk.outbox().focus_wishes.emplace_back(sheet == Sheet::none ? opener : "sheet.close");
}

void ShowWelcome::run(Desk desk) const {
    if (again) {
        desk.model.play.return_to_play();
        desk.view.show_puzzle();
        desk.view.selected_piece.reset();
    }
    desk.view.welcome.finger = finger;
    desk.view.welcome.show(cards, desk.model);
}

}  // namespace shunt::ui::command
