// Every labelled widget of the frame just drawn, with its rectangle and state. The page makes a real, focusable
// element of each,
// for screen readers, keyboards and tests (format: bridge.hpp). Actions on those elements come back here and are
// taken by the widget of that id when it is drawn next, so that a press from the mirror runs through the same code as
// one of the mouse.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/draw/rect.hpp"

namespace shunt::ui {

struct Widget {
    std::string id;
    const char* role = "button";
    std::string label;
    Rect rect;
    std::string group;  ///< id of the container; may be empty
    std::optional<bool> pressed;
    std::optional<bool> selected;
    std::optional<bool> expanded;  ///< for buttons that fold something out
    bool disabled = false;
    std::optional<double> value;
    double min = 0;
    double max = 0;
    std::string value_text;  ///< of sliders: the value in words; of text boxes: the text
    bool invalid = false;    ///< the text of a text box is refused
    bool covered = false;    ///< a text box that is scrolled away: the page draws its text, so it must know
};

class Mirror {
public:
    // ── drawing ──
    void begin_frame();
    void add(Widget widget) { widgets_.push_back(std::move(widget)); }
    /// Whether `action` was done to the widget; at most once true for each time.
    bool take(std::string_view id, std::string_view action);
    /// The id of a widget whose id begins with `prefix` and to which `action` was done.
    std::optional<std::string> take_prefix(std::string_view prefix, std::string_view action);
    /// What the page typed into a text box, the latest; see bridge.hpp.
    std::optional<std::string> take_text(std::string_view id);
    /// Returns whether the widgets differ from those of the frame before.
    bool end_frame();

    // ── the page's side ──
    void activate(std::string id, std::string action);
    /// Whether some action waits for its widget to be drawn.
    [[nodiscard]] bool pending() const { return !actions_.empty(); }
    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] const std::vector<Widget>& widgets() const { return widgets_; }

private:
    struct Action {
        std::string id;
        std::string name;
        int frames = 0;  // drawn since it arrived; dropped after a few, when no widget took it
    };

    std::vector<Widget> widgets_;
    std::vector<Action> actions_;
    std::string content_;
    std::string text_ = R"({"revision":0,"widgets":[]})";
    int revision_ = 0;
};

}  // namespace shunt::ui
