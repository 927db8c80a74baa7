// The way from Build to Play: what is drawn becomes the puzzle that is open.
#pragma once

namespace shunt::ui {

struct Model;

/// Makes what is drawn the puzzle that is open; nothing happens when it is already. False when no puzzle is drawn.
bool play_drawing(Model& model);
/// The same, and shows the solution found. False when there is none.
bool watch_any_solution(Model& model);

}  // namespace shunt::ui
