// Commands about small changes of what is drawn.
#pragma once

#include <cstddef>

#include "ui/commands/command_list.hpp"
#include "ui/model/library.hpp"

namespace shunt::ui::command {

/// Makes a variation what is drawn, in one step that undo takes back.
struct TakeIdea {
    EntryPtr entry;
};
/// Tries two changes at once.
struct TryPairs {};
struct StopIdeas {};
/// The first of them gets the focus, and so comes into sight.
struct ShowIdeas {};

using Ideas = CommandList<TakeIdea, TryPairs, StopIdeas, ShowIdeas>;

}  // namespace shunt::ui::command
