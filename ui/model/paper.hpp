// What a printed page says of the puzzle that is open: the page makes HTML and pictures of it (web/src/paper/paper.ts).
#pragma once

#include <string>

#include "ui/model/model.hpp"

namespace shunt::ui {

/// As JSON; format in ui/app/bridge.hpp. "{}" while no puzzle is open. O(moves listed + bars).
[[nodiscard]] std::string paper_json(const Model& model);

}  // namespace shunt::ui
