#include "ui/commands/drafts.hpp"

#include "core/outcome/value.hpp"

namespace shunt::ui::command {

void TakeDrafts::run(Desk desk) const { desk.model.drafts.receive(outcome::read_value(content)); }

}  // namespace shunt::ui::command
