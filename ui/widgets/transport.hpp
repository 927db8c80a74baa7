// The controls of a player: back, play or pause, on, a scrubber, the step, the speed.
#pragma once

#include <string>

#include "ui/model/playback.hpp"
#include "ui/widgets/press.hpp"

namespace shunt::ui {

struct Transport {
    std::string prefix;  ///< of the ids: "player" makes player.play
    std::string one;     ///< what a step is, "move": names the buttons
    std::string whole;   ///< the length with its unit, for the scrubber: "81 moves"
    bool loaded = true;  ///< whether there is something to play
    bool left = false;   ///< what is shown is not the step, but something that went on from it
    Command toggle = {};
    Command back = {};
    Command forward = {};
    Command speed = {};
    std::string_view key = {};  ///< plays and pauses
    Command (*scrub)(int step) = nullptr;
};

/// Draws the controls over the whole of `row`. A narrow row has no speed and no number of the step.
void transport(Frame& frame, Rect row, const Transport& transport, const Playback& playback);

}  // namespace shunt::ui
