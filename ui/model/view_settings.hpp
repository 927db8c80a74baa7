// What any task is set to, as the words of a link, whether the model keeps it (task_settings.hpp) or what is in sight.
#pragma once

#include "ui/model/explore_settings.hpp"
#include "ui/model/library_settings.hpp"
#include "ui/model/task_settings.hpp"

namespace shunt::ui {

/// Empty for a task that is set as it is at first.
[[nodiscard]] inline std::string settings_text(const Model& model, const ViewState& view, std::string_view task) {
    if (task == "library") return library_settings(view);
    return task == "explore" ? explore_settings(model, view) : settings_text(model, task);
}

/// False, and nothing changes, when the text means nothing to the task.
inline bool take_settings(Model& model, ViewState& view, std::string_view task, std::string_view text) {
    if (task == "library") return take_library_settings(view, text);
    return task == "explore" ? take_explore_settings(model, view, text) : take_settings(model, task, text);
}

}  // namespace shunt::ui
