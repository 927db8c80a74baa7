#include "ui/commands/ideas.hpp"

namespace shunt::ui::command {

void TakeIdea::run(Desk desk) const {
    desk.view.sheet = Sheet::none;
    desk.model.workshop.take_idea(entry);
}

}  // namespace shunt::ui::command
