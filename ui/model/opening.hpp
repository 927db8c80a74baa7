// Another puzzle is opened, or another metric chosen: all parts of the model that are about the open puzzle turn to it.
#pragma once

#include <string>
#include <string_view>

#include "ui/entry/entry.hpp"

namespace shunt::ui {

struct Model;

/// A puzzle for the library; one that does not parse is left out with a notice.
void add_puzzle(Model& model, std::string id, std::string text, std::string family);

/// At its start and in its own metric.
void open_puzzle(Model& model, EntryPtr entry);
/// False when the library has none of that id.
bool open_library(Model& model, std::string_view id);
/// False (with a notice) when the text, position or metric is bad; nothing changes then. `play`, `step`: command::OpenText.
bool open_text(Model& model, const std::string& text, const std::string& position, const std::string& metric,
               const std::string& origin, const std::string& play = "", int step = -1);
/// Opens the same puzzle with the position of a depth that is shown as its start.
void use_as_start(Model& model);

void choose_metric(Model& model, puzzle::Metric metric);

}  // namespace shunt::ui
