// Who carries out the commands of each list; one file each.
#pragma once

#include "ui/commands/command.hpp"
#include "ui/model/app_model.hpp"

namespace shunt::ui {

void run(AppModel& model, ViewState& view, const command::Play& play);
void run(AppModel& model, ViewState& view, const command::Answers& answers);
void run(AppModel& model, ViewState& view, const command::Tiles& tiles);
void run(AppModel& model, ViewState& view, const command::Programs& programs);
void run(AppModel& model, ViewState& view, const command::Finder& finder);
void run(AppModel& model, ViewState& view, const command::Tilings& tilings);
void run(AppModel& model, ViewState& view, const command::Toggles& toggles);
void run(AppModel& model, ViewState& view, const command::Atlas& atlas);
void run(AppModel& model, ViewState& view, const command::Build& build);
void run(AppModel& model, ViewState& view, const command::Jobs& jobs);
void run(AppModel& model, ViewState& view, const command::Verdict& verdict);
void run(AppModel& model, ViewState& view, const command::Ideas& ideas);
void run(AppModel& model, ViewState& view, const command::View& view_command);
void run(AppModel& model, ViewState& view, const command::World& world);
void run(AppModel& model, ViewState& view, const command::Drafts& drafts);
void run(AppModel& model, ViewState& view, const command::Typing& typing);

}  // namespace shunt::ui
