// Who carries out the commands of each list; one file each.
#pragma once

#include "ui/commands/command.hpp"
#include "ui/model/app_model.hpp"

namespace shunt::ui {

void run(command::Play, AppModel& model, ViewState& view, const Command& command);
void run(command::Answers, AppModel& model, ViewState& view, const Command& command);
void run(command::Tiles, AppModel& model, ViewState& view, const Command& command);
void run(command::Programs, AppModel& model, ViewState& view, const Command& command);
void run(command::Finder, AppModel& model, ViewState& view, const Command& command);
void run(command::Tilings, AppModel& model, ViewState& view, const Command& command);
void run(command::Toggles, AppModel& model, ViewState& view, const Command& command);
void run(command::Atlas, AppModel& model, ViewState& view, const Command& command);
void run(command::Build, AppModel& model, ViewState& view, const Command& command);
void run(command::Jobs, AppModel& model, ViewState& view, const Command& command);
void run(command::Verdict, AppModel& model, ViewState& view, const Command& command);
void run(command::Ideas, AppModel& model, ViewState& view, const Command& command);
void run(command::View, AppModel& model, ViewState& view, const Command& command);
void run(command::World, AppModel& model, ViewState& view, const Command& command);
void run(command::Drafts, AppModel& model, ViewState& view, const Command& command);
void run(command::Typing, AppModel& model, ViewState& view, const Command& command);

}  // namespace shunt::ui
