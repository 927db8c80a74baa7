// What every panel has at hand: the frame to draw into and to push commands to, the model and the view to read, and the memory of
// widgets. A panel changes nothing but that memory (ui/commands/command.hpp).
#pragma once

#include "ui/frame/frame.hpp"
#include "ui/frame/layout.hpp"
#include "ui/frame/widget_memory.hpp"
#include "ui/model/model.hpp"
#include "ui/model/view_state.hpp"
