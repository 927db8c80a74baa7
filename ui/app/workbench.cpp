#include "ui/app/workbench.hpp"

#include <algorithm>
#include <cfloat>
#include <cmath>

#include <imgui.h>
#include <imgui_internal.h>

#include "ui/app/state_json.hpp"
#include "ui/app/tasks.hpp"
#include "ui/panels/embed.hpp"
#include "ui/panels/header.hpp"

namespace shunt::ui {

namespace {

constexpr int kSettleFrames = 2;
constexpr double kLongestFrame = 0.1;  // seconds; after a sleep no animation jumps

ImVec2 device(Vec at, float ratio) { return {at.x * ratio, at.y * ratio}; }

}  // namespace

bool Workbench::start(Settings settings) {
    settings_ = settings;
    view_.dark = settings.dark;
    IMGUI_CHECKVERSION();
    ImGui::CreateContext();
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.LogFilename = nullptr;
    io.ConfigFlags |= ImGuiConfigFlags_NoMouseCursorChange;
    ImGuiStyle& style = ImGui::GetStyle();
    style.WindowPadding = {0, 0};
    style.WindowBorderSize = 0;
    style.CurveTessellationTol = 0.5f;
    style.CircleTessellationMaxError = 0.1f;
    started_ = platform::create_window();
    if (started_) touch_model();
    return started_;
}

void Workbench::set_dark(bool dark) {
    view_.dark = dark;
    touch_model();
}

void Workbench::set_reduced_motion(bool reduced) {
    settings_.reduced_motion = reduced;
    touch_model();
}

void Workbench::touch_model() {
    settle_ = kSettleFrames;
    if (!started_) return;
    platform::deliver(model_.outbox);
    platform::wake();
}

// ── input ──

void Workbench::mouse(Vec at, int button, int phase) {
    ImGuiIO& io = ImGui::GetIO();
    touch_input_ = false;
    io.AddMouseSourceEvent(ImGuiMouseSource_Mouse);
    mouse_at_ = phase == 3 ? Vec{-1e6f, -1e6f} : at;
    if (phase == 3)
        io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
    else
        io.AddMousePosEvent(at.x * ratio_, at.y * ratio_);
    if (phase == 0) io.AddMouseButtonEvent(button, true);
    if (phase == 2) io.AddMouseButtonEvent(button, false);
    touch_model();
}

void Workbench::touch(Vec at, int phase) {
    ImGuiIO& io = ImGui::GetIO();
    touch_input_ = true;
    io.AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
    if (phase == 3) {
        // A finger that is taken away leaves before it lets go, so that nothing under it is pressed or moved.
        view_.board.forget();
        io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
    } else {
        io.AddMousePosEvent(at.x * ratio_, at.y * ratio_);
    }
    if (phase == 0) io.AddMouseButtonEvent(0, true);
    if (phase >= 2) {
        io.AddMouseButtonEvent(0, false);
        io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
    }
    touch_model();
}

bool Workbench::wheel(float /*dx*/, float dy) {
    const auto areas = view_.scroll_areas();
    const bool used =
        std::any_of(areas.begin(), areas.end(), [&](ScrollArea* area) { return area->wheel(mouse_at_, dy); });
    if (used) touch_model();
    return used;
}

bool Workbench::own_key(std::string_view key) {
    if (key == "z")
        model_.undo();
    else if (key == "y" || key == "Z")
        model_.redo();
    else if (key == "r")
        model_.reset();
    else if (key == "h")
        model_.hint();
    else if (key == " " && model_.player().solution())
        model_.toggle_player();
    else if (key == "Escape" && model_.showing() != Showing::play)
        model_.return_to_play();
    else
        return false;
    return true;
}

bool Workbench::key(std::string_view key, bool shift, bool ctrl) {
    if (!model_.has_puzzle()) return false;
    const Task& task = current_task(view_, layout_);
    const bool board = layout_ == LayoutKind::embed || task.board;
    if (!board && task.key == nullptr) return false;
    bool used = false;
    if (!board)
        used = task.key(model_, key, shift, ctrl);
    else if (ctrl)
        used = (key == "z" || key == "Z" || key == "y") && own_key(key == "z" && shift ? "Z" : key);
    else
        used = view_.board.key(model_, key) || own_key(key);
    if (used) touch_model();
    return used;
}

void Workbench::activate(std::string id, std::string action) {
    mirror_.activate(std::move(id), std::move(action));
    touch_model();
}

Vec Workbench::pointer() const {
    const ImVec2 at = ImGui::GetIO().MousePos;
    if (at.x < -1e6f) return {-1e6f, -1e6f};
    return {at.x / ratio_, at.y / ratio_};
}

// ── a frame ──

void Workbench::prepare_imgui(const platform::Viewport& viewport, double now) {
    ratio_ = viewport.ratio;
    fonts_.set_ratio(ratio_);
    ImGuiIO& io = ImGui::GetIO();
    const ImVec2 size = device({viewport.width, viewport.height}, ratio_);
    io.DisplaySize = {std::round(size.x), std::round(size.y)};
    io.DeltaTime = static_cast<float>(std::clamp(now - last_frame_, 0.001, kLongestFrame));
    platform::begin_frame();
    ImGui::NewFrame();
}

bool Workbench::frame() {
    if (!started_) return false;
    const platform::Viewport viewport = platform::fit_surface();
    if (viewport.width < 1 || viewport.height < 1) return false;
    const double now = platform::seconds();
    const double elapsed = std::clamp(now - last_frame_, 0.0, kLongestFrame);
    prepare_imgui(viewport, now);
    last_frame_ = now;
    const bool playing = model_.advance(elapsed);
    const Layout layout = make_layout(viewport.width, viewport.height, settings_.embed);
    layout_ = layout.kind;
    const bool again = draw_window(layout, now, elapsed);
    const bool input_waits = ImGui::GetCurrentContext()->InputEventsQueue.Size > 0;
    if (settle_ > 0) --settle_;
    return settle_ > 0 || input_waits || again || playing || mirror_.pending();
}

bool Workbench::draw_window(const Layout& layout, double now, double elapsed) {
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize(ImGui::GetIO().DisplaySize);
    ImGui::Begin("workbench", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoMove |
                     ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBringToFrontOnFocus |
                     ImGuiWindowFlags_NoNav);
    Painter paint(fonts_, ratio_, ImGui::GetWindowDrawList());
    Frame frame{paint, mirror_, view_.dark ? dark_palette() : light_palette()};
    frame.now = now;
    frame.elapsed = elapsed;
    frame.reduced_motion = settings_.reduced_motion;
    frame.touch = touch_input_;
    frame.touch_taken = touch_taken_ && ImGui::GetIO().MouseDown[0];
    frame.pointer = pointer();
    mirror_.begin_frame();
    draw(frame, layout);
    ImGui::End();
    ImGui::Render();
    platform::draw(frame.colours.page);
    ++frames_;
    touch_taken_ = frame.touch_taken;
    publish(frame);
    return frame.again;
}

void Workbench::publish(const Frame& frame) {
    platform::deliver(model_.outbox);
    if (cursor_ != frame.cursor) {
        cursor_ = frame.cursor;
        platform::cursor(frame.cursor);
    }
    const bool mirror_changed = mirror_.end_frame();
    // The number of frames alone is no change.
    std::string seen = state_json(model_, view_, {layout_, 0, ratio_, settings_.reduced_motion});
    if (!mirror_changed && seen == state_seen_) return;
    state_seen_ = std::move(seen);
    platform::changed();
}

std::string Workbench::state() const {
    return state_json(model_, view_, {layout_, frames_, ratio_, settings_.reduced_motion});
}

void Workbench::forget_puzzle_view() {
    if (shown_entry_ == &model_.entry()) return;
    shown_entry_ = &model_.entry();
    view_.board.forget();
    view_.page_scroll.to_top();
    view_.answers_scroll.to_top();
    view_.forget_colours();
}

void Workbench::draw(Frame& frame, const Layout& layout) {
    for (ScrollArea* area : view_.scroll_areas()) area->hide();
    if (layout.kind != LayoutKind::embed) header_panel(frame, model_, view_, layout);
    if (!model_.has_puzzle()) return;
    forget_puzzle_view();
    switch (layout.kind) {
        case LayoutKind::desktop:
            current_task(view_, layout.kind).wide(frame, model_, view_, layout);
            break;
        case LayoutKind::phone:
            current_task(view_, layout.kind).phone(frame, model_, view_, layout);
            task_bar(frame, view_, layout.tasks);
            break;
        case LayoutKind::embed:
            embed_page(frame, model_, view_, layout.play);
            break;
    }
}

}  // namespace shunt::ui
