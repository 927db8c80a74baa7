// The composition root. One frame reads as data flow: input -> model -> layout -> panels -> mirror and picture.
#pragma once

#include <string>

#include "ui/app/layout.hpp"
#include "ui/app/platform.hpp"
#include "ui/app/view_state.hpp"
#include "ui/semantics/mirror.hpp"
#include "ui/theme/fonts.hpp"

namespace shunt::ui {

class Workbench {
public:
    struct Settings {
        bool dark = false;
        bool reduced_motion = false;
        bool embed = false;
    };

    [[nodiscard]] AppModel& model() { return model_; }
    [[nodiscard]] const Mirror& mirror() const { return mirror_; }

    /// False when nothing can be drawn here.
    bool start(Settings settings);
    void set_dark(bool dark);
    void set_reduced_motion(bool reduced);

    // ── input, in CSS pixels; see bridge.hpp ──
    void mouse(Vec at, int button, int phase);
    void touch(Vec at, int phase);
    bool wheel(float dx, float dy);
    bool key(std::string_view key, bool shift, bool ctrl);
    void activate(std::string id, std::string action);

    /// Something changed outside of a frame: delivers what the model has to say and asks for a frame.
    void touch_model();
    /// Draws one frame. Whether another one is wanted.
    bool frame();
    [[nodiscard]] std::string state() const;

private:
    void prepare_imgui(const platform::Viewport& viewport, double now);
    /// Whether something drawn wants another frame.
    bool draw_window(const Layout& layout, double now, double elapsed);
    void draw(Frame& frame, const Layout& layout);
    void publish(const Frame& frame);
    bool own_key(std::string_view key);
    void forget_puzzle_view();
    [[nodiscard]] Vec pointer() const;

    AppModel model_;
    ViewState view_;
    Mirror mirror_;
    Fonts fonts_;
    Settings settings_;
    bool started_ = false;
    bool touch_input_ = false;
    bool touch_taken_ = false;
    Vec mouse_at_{-1e6f, -1e6f};
    float ratio_ = 1;
    double last_frame_ = 0;
    int settle_ = 0;  // frames to draw although nothing asks for them: a press is seen one frame after it came
    int frames_ = 0;
    LayoutKind layout_ = LayoutKind::desktop;
    const Entry* shown_entry_ = nullptr;
    std::string cursor_ = "default";
    std::string state_seen_;
};

}  // namespace shunt::ui
