// The composition root: takes input, runs commands, draws frames.
//
//     pointer ──> Dear ImGui ──> frame(): panels read model and view, draw, fill the mirror, push commands ──┐
//     key, mirror, page, worker ──> perform(command) ────────────────────────────────────────────────────────┴──> run(): model and view
//                                                                                                                    └──> Outbox
//
// Commands that a frame pushed are run when it is over, so between frames none wait and everything is done in order of arrival.
#pragma once

#include <string>
#include <vector>

#include "ui/app/platform.hpp"
#include "ui/app/state_json.hpp"
#include "ui/frame/layout.hpp"
#include "ui/frame/widget_memory.hpp"
#include "ui/look/fonts.hpp"
#include "ui/mirror/mirror.hpp"
#include "ui/model/model.hpp"
#include "ui/model/view_state.hpp"

namespace shunt::ui {

class Workbench {
public:
    Workbench() = default;
    ~Workbench();
    Workbench(const Workbench&) = delete;
    Workbench& operator=(const Workbench&) = delete;

    struct Settings {
        bool dark = false;
        bool reduced_motion = false;
        bool counts_unasked = false;  ///< works out by itself what costs little, when nothing else is to be done
    };

    [[nodiscard]] const Model& model() const { return model_; }
    [[nodiscard]] const ViewState& view() const { return view_; }
    [[nodiscard]] const Mirror& mirror() const { return mirror_; }

    /// False when nothing can be drawn here.
    bool start(Settings settings);
    void set_reduced_motion(bool reduced);
    /// Settings::counts_unasked from now on.
    void count_unasked();

    // ── input, in CSS pixels; see bridge.hpp ──
    void mouse(Vec at, int button, int phase, bool several = false);
    void touch(Vec at, int phase);
    /// `zooms`: it means to make larger or smaller what is under the pointer, not to scroll.
    bool wheel(float dx, float dy, bool zooms = false);
    bool key(std::string_view key, bool shift, bool ctrl);
    void activate(std::string_view id, std::string_view action);

    /// Runs a command now and asks for a frame. Not while one is drawn. False when it was refused with a notice.
    bool perform(const Command& command);
    /// Shows a task by its id, set as its words say (ui/model/task_settings.hpp). False when one of the two means nothing.
    bool show_task(std::string_view id, const std::string& settings);
    /// Asks for a frame: something outside has changed how it looks.
    void refresh();
    /// Draws one frame. Whether another one is wanted.
    bool frame();
    [[nodiscard]] std::string state() const;
    /// What is known of the puzzle on the screen, as JSON (ui/known/kept.hpp).
    [[nodiscard]] std::string known() const;

private:
    /// The wheel over a chart of many depths makes it larger or smaller; whether it was over one.
    bool zoom_chart(float by);
    /// What nobody has asked for and costs little, when nothing else is to be done.
    [[nodiscard]] std::optional<Command> unasked_work() const;
    void prepare_imgui(const platform::Viewport& viewport, double now);
    /// Whether something drawn wants another frame.
    bool draw_window(const Layout& layout, double now, double elapsed);
    void draw(Frame& frame, const Layout& layout);
    void publish(const Frame& frame);
    [[nodiscard]] Frame make_frame(Painter& paint, double now, double elapsed);
    [[nodiscard]] StateExtras state_extras() const;
    /// Runs what the frame asked for; whether it asked for anything.
    bool run_commands();
    [[nodiscard]] std::optional<Command> key_command(std::string_view key, bool shift, bool ctrl) const;
    [[nodiscard]] Vec pointer() const;
    /// Whether the mouse, with no button down, may go there without a new picture.
    [[nodiscard]] bool moves_unseen(Vec at) const;
    /// Remembers the way of what is held down, by the phases of mouse() and touch().
    void keep_trail(Vec at, int phase);

    Model model_;
    ViewState view_;
    WidgetMemory memory_;
    Commands commands_;
    Mirror mirror_;
    std::string focused_;  // widget of the mirror that has the focus; empty: the board has it
    Fonts fonts_;
    Settings settings_;
    bool started_ = false;
    bool touch_input_ = false;
    bool touch_taken_ = false;
    Vec mouse_at_{-1e6f, -1e6f};
    bool down_ = false;       // a button or a finger
    std::vector<Vec> trail_;  // Frame::trail
    float ratio_ = 1;
    double last_frame_ = 0;
    int settle_ = 0;  // frames to draw although nothing asks for them: a press is seen one frame after it came
    int frames_ = 0;
    LayoutKind layout_ = LayoutKind::desktop;
    std::string cursor_ = "default";
    bool changed_ = true;  // model or view, since the page was told
    StateExtras told_extras_;
};

}  // namespace shunt::ui
