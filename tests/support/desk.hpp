// A workbench without a window, with hands: pointer, finger, keys, mirror, and a clock that goes frame by frame.
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "ui/app/platform_headless.hpp"
#include "ui/app/workbench.hpp"

namespace shunt::test {

class Desk {
public:
    /// Started, with the library of the source tree; the first of it is open.
    explicit Desk(ui::Workbench::Settings settings = {});

    ui::Workbench bench;

    [[nodiscard]] ui::platform::Headless& machine() { return ui::platform::headless(); }
    [[nodiscard]] const ui::Model& model() const { return bench.model(); }
    /// Draws one frame, a sixtieth of a second after the one before. Whether another is wanted.
    bool frame();
    /// Draws until nothing wants another frame, at most so many.
    void settle(int most = 200);
    void resize(float width, float height, float ratio = 1);

    /// The widget of the last frame; fails the test when there is none.
    [[nodiscard]] const ui::Widget& widget(const std::string& id);
    [[nodiscard]] bool has(const std::string& id) { return bench.mirror().find(id) != nullptr; }
    /// Whether the name of a widget has this in it.
    [[nodiscard]] bool says(const std::string& id, std::string_view text) {
        return widget(id).label.find(text) != std::string::npos;
    }
    /// The middle of a widget.
    [[nodiscard]] ui::Vec middle(const std::string& id) { return widget(id).rect.centre(); }
    /// With the mouse: moves there, goes down, comes up, a frame each.
    void click(const std::string& id);
    void move(ui::Vec to);
    /// `several` with Shift held.
    void down(bool several = false);
    void up();
    /// Through the mirror.
    void act(const std::string& id, const std::string& action);
    /// Through the mirror, and draws until nothing moves.
    void press(const std::string& id);
    /// Takes a piece, "piece:0", and presses an arrow key: "up", "left", "right", "down".
    void slide(const std::string& piece, const std::string& way);
    void open(const std::string& text);

private:
    ui::Vec pointer_;
};

/// Why this is no legal placement of all pieces; empty when it is one.
[[nodiscard]] std::string position_fault(const puzzle::Puzzle& puzzle, const puzzle::Position& position);
/// Ids that occur twice, and interactive widgets without a name; empty when all is well.
[[nodiscard]] std::string mirror_fault(const ui::Mirror& mirror);
/// Each in a line of its own, for a test that expects none.
[[nodiscard]] std::string each_in_a_line(const std::set<std::string>& faults);

}  // namespace shunt::test
