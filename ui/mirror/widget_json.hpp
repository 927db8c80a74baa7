// A widget as the page is told of it (ui/app/bridge.hpp).
#pragma once

#include "core/outcome/json_text.hpp"
#include "ui/mirror/widget.hpp"

namespace shunt::ui {

/// `at`: the place in the order that it has to be put in; below 0 when it stays where it is.
void write(outcome::JsonWriter& json, const Widget& widget, int at = -1);

}  // namespace shunt::ui
