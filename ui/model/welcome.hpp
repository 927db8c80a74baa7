// What greets whoever is here for the first time: an arrow on the board, a card that says what to do and one with ways on. Nothing covers
// the board, and it makes room by itself:
//
//     shown ──first move, or another puzzle──> arrow and task leave ──third move, or Hide──> the ways leave
#pragma once

#include <cstddef>

#include "ui/model/library.hpp"

namespace shunt::ui {

struct Model;

struct Welcome {
    bool arrow = false;
    bool task = false;
    bool ways = false;
    bool finger = false;   ///< the pointer of this machine is a finger, as far as the page knows
    EntryPtr about;        ///< the puzzle it was shown at
    std::size_t step = 0;  ///< of the user's line when it was shown

    /// Cards: all of it; otherwise the arrow alone.
    void show(bool cards, const Model& model);
    void hide() { arrow = task = ways = false; }
    /// What has been done since takes parts of it away.
    void follow(const Model& model);
};

}  // namespace shunt::ui
