// What the last frame was made of, where there is no window to see it.
#pragma once

namespace shunt::ui::platform {

/// Of the triangles of the last frame.
[[nodiscard]] int vertices_drawn();

}  // namespace shunt::ui::platform
