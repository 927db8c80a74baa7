// What the workbench needs from the machine it runs on. platform_web.cpp is the only file that knows the browser.
#pragma once

#include "ui/jobs/outbox.hpp"
#include "ui/look/palette.hpp"

namespace shunt::ui::platform {

struct Viewport {
    float width = 0;  ///< CSS pixels
    float height = 0;
    float ratio = 1;  ///< device pixels per CSS pixel
};

/// Creates window and drawing context; false when the machine cannot draw.
bool create_window();
/// The size of the surface now, after making its backing fit.
Viewport fit_surface();
/// There is a new, empty surface: what was on the old one to draw with is made anew.
void restore_surface();
/// Seconds since some moment in the past; never goes back.
double seconds();

/// Before and after ImGui's own frame. `draw` fills the surface with `background` and shows what was drawn on it.
void begin_frame();
void draw(Colour background);

/// Asks for a call of the frame function soon.
void wake();
/// Says that mirror or state changed.
void changed();
/// "default", "pointer", "grab", "grabbing".
void cursor(const char* name);
/// Hands everything in the box to the world outside. Announcements are read out as one.
void deliver(const Outbox& outbox);

}  // namespace shunt::ui::platform
