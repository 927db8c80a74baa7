// What time changes: the solution of the puzzle that is played, and that of the N-puzzle.
#pragma once

namespace shunt::ui {

struct Model;

/// Whether time changes what is shown.
[[nodiscard]] bool playing(const Model& model);
/// Lets `seconds` pass; whether that changed anything but the clock.
bool advance(Model& model, double seconds);
/// What is played and not in sight pauses.
void rest_unseen(Model& model, bool puzzle_seen, bool tiles_seen);

}  // namespace shunt::ui
