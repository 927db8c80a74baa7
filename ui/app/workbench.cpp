#include "ui/app/workbench.hpp"

#include <algorithm>
#include <cfloat>
#include <cmath>

#include <imgui.h>
#include <imgui_internal.h>

#include "ui/app/quiet_pointer.hpp"
#include "ui/app/state_json.hpp"
#include "ui/board/board_input.hpp"
#include "ui/board/board_keys.hpp"
#include "ui/board/drawing_board.hpp"
#include "ui/known/kept.hpp"
#include "ui/model/clock.hpp"
#include "ui/panels/shell/header.hpp"
#include "ui/panels/shell/tasks.hpp"

namespace shunt::ui {

namespace {

constexpr int kSettleFrames = 2;
constexpr double kLongestFrame = 0.1;  // seconds; after a sleep no animation jumps

ImVec2 device(Vec at, float ratio) { return {at.x * ratio, at.y * ratio}; }

}  // namespace

Workbench::~Workbench() {
    if (ImGui::GetCurrentContext() != nullptr) ImGui::DestroyContext();
}

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
    if (started_) refresh();
    return started_;
}

void Workbench::count_unasked() {
    settings_.counts_unasked = true;
    refresh();
}

void Workbench::set_reduced_motion(bool reduced) {
    settings_.reduced_motion = reduced;
    refresh();
}

void Workbench::refresh() {
    settle_ = kSettleFrames;
    if (started_) platform::wake();
}

// ── commands ──

bool Workbench::perform(const Command& command) {
    model_.verdict.set_time(platform::seconds());
    const Outbox outbox = run(model_, view_, command);
    changed_ = true;
    refresh();
    platform::deliver(outbox);
    return !outbox.has_error();
}

bool Workbench::show_task(std::string_view id, const std::string& settings) {
    const auto found = std::find_if(tasks().begin(), tasks().end(), [&](const Task& task) { return id == task.id; });
    if (found == tasks().end()) return false;
    perform(command::ChooseTask{static_cast<std::size_t>(found - tasks().begin())});
    return perform(command::SetTask{std::string(id), settings});
}

bool Workbench::run_commands() {
    const std::vector<Command> commands = commands_.drain();
    Outbox outbox;
    model_.verdict.set_time(platform::seconds());
    for (const Command& command : commands) outbox.append(run(model_, view_, command));
    platform::deliver(outbox);
    if (!commands.empty()) changed_ = true;
    return !commands.empty();
}

// ── input ──

void Workbench::keep_trail(Vec at, int phase) {
    if (phase == 0) trail_.clear();
    if (phase == 0) down_ = true;
    if (down_ && phase < 3) trail_.push_back(at);
    if (phase >= 2) down_ = false;
}

/// A picture for every step of the mouse is all that one feels where pictures are drawn without graphics hardware.
bool Workbench::moves_unseen(Vec at) const {
    const bool is_first = pointer().x < -1e5f;  // what is said until then depends on there being none
    const bool rests = !down_ && !touch_input_ && settle_ == 0 && !is_first;
    const Task& task = current_task(view_, layout_);
    const bool has_board = task.board || task.id == std::string_view("build");
    return rests && model_.open.has_puzzle() && has_board && view_.sheet == Sheet::none &&
           looks_the_same(mirror_, model_.open.puzzle(), pointer(), at);
}

void Workbench::mouse(Vec at, int button, int phase, bool several) {
    if (phase == 1 && moves_unseen(at)) {
        mouse_at_ = at;
        return;
    }
    ImGuiIO& io = ImGui::GetIO();
    touch_input_ = false;
    io.AddMouseSourceEvent(ImGuiMouseSource_Mouse);
    io.AddKeyEvent(ImGuiMod_Shift, several);
    keep_trail(at, phase);
    mouse_at_ = phase == 3 ? Vec{-1e6f, -1e6f} : at;
    if (phase == 3)
        io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
    else
        io.AddMousePosEvent(at.x * ratio_, at.y * ratio_);
    if (phase == 0) io.AddMouseButtonEvent(button, true);
    if (phase == 2) io.AddMouseButtonEvent(button, false);
    refresh();
}

void Workbench::touch(Vec at, int phase) {
    ImGuiIO& io = ImGui::GetIO();
    touch_input_ = true;
    keep_trail(at, phase);
    io.AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
    io.AddKeyEvent(ImGuiMod_Shift, false);
    if (phase == 3) {
        // Whatever of it no frame has seen yet never was, and what is held is not let go over anything.
        memory_.slots.of<BoardInput>().cancel_drag();
        memory_.slots.of<DrawingBoard>().cancel();
        io.ClearEventsQueue();
        io.ClearInputMouse();
        return refresh();
    }
    io.AddMousePosEvent(at.x * ratio_, at.y * ratio_);
    if (phase == 0) io.AddMouseButtonEvent(0, true);
    if (phase == 2) {
        io.AddMouseButtonEvent(0, false);
        io.AddMousePosEvent(-FLT_MAX, -FLT_MAX);
    }
    refresh();
}

bool Workbench::zoom_chart(float by) {
    constexpr double kPerPixel = 0.002;
    if (by == 0 || !memory_.zoomed_chart.contains(mouse_at_)) return false;
    perform(command::ZoomDepths{std::exp(by * kPerPixel), memory_.hovered_depth});
    return true;
}

bool Workbench::wheel(float dx, float dy, bool zooms) {
    if ((zooms || focused_ == "chart") && zoom_chart(dy)) return true;
    if (zooms) return false;
    const auto areas = memory_.scroll_areas();
    const bool used = std::any_of(areas.begin(), areas.end(), [&](ScrollArea* area) {
        return area->wheel(mouse_at_, {dx, dy});
    });
    if (used) refresh();
    return used;
}

std::optional<Command> Workbench::key_command(std::string_view key, bool shift, bool ctrl) const {
    if (!model_.open.has_puzzle()) return std::nullopt;
    const Mirror::Entry* focused = mirror_.find(focused_);
    const bool elsewhere = focused != nullptr && !focused->actions.board;
    const Task& task = current_task(view_, layout_);
    // While a piece is chosen, a digit may be the name of another.
    const bool names = task.board && view_.selected_piece && !elsewhere;
    if (const auto chosen = task_of_key(key); chosen && !ctrl && !names) return command::ChooseTask{*chosen};
    if (elsewhere && !ctrl && key != "Escape") return std::nullopt;
    if (view_.sheet != Sheet::none && key == "Escape") return command::ShowSheet{};
    if (task.board)
        if (auto command = board_key(model_, view_, key, shift, ctrl)) return command;
    const auto command = task.key == nullptr ? std::nullopt : task.key(model_, view_, key, shift, ctrl);
    if (command || task.board || key != "Enter" || focused == nullptr || focused->widget.disabled) return command;
    return focused->actions.press;
}

bool Workbench::key(std::string_view key, bool shift, bool ctrl) {
    const auto command = key_command(key, shift, ctrl);
    if (command) perform(*command);
    return command.has_value();
}

void Workbench::activate(std::string_view id, std::string_view action) {
    const Mirror::Entry* entry = mirror_.find(id);
    if (entry == nullptr) return;
    if (action == "focus") focused_ = id;
    if (action == "blur" && focused_ == id) focused_.clear();
    if (action == "focus" && entry->actions.scroll != nullptr) entry->actions.scroll->reveal(entry->widget.rect);
    for (const Command& command : mirror_.commands(id, action)) perform(command);
    refresh();
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
    if (advance(model_, elapsed)) changed_ = true;
    const Layout layout = make_layout(viewport.width, viewport.height);
    layout_ = layout.kind;
    const bool again = draw_window(layout, now, elapsed);
    const bool asked = run_commands();
    if (settings_.counts_unasked && model_.distance.wants()) perform(command::MeasureToGo{});
    const bool input_waits = ImGui::GetCurrentContext()->InputEventsQueue.Size > 0;
    if (settle_ > 0) --settle_;
    const bool busy = settle_ > 0 || input_waits || again || playing(model_) || asked;
    if (busy) return true;
    if (const auto work = unasked_work()) perform(*work);
    return settle_ > 0;
}

std::optional<Command> Workbench::unasked_work() const {
    if (!settings_.counts_unasked || !current_task(view_, layout_).board) return std::nullopt;
    if (model_.counting.wants_unasked()) return command::CountUnasked{};
    const bool solutions = view_.task == kExploreTask && view_.explore == ExplorePart::solutions;
    if (solutions && model_.answers.wants_choices()) return command::CountSolutions{};
    const bool depths = view_.task == kExploreTask && view_.explore == ExplorePart::depths;
    if (depths && model_.comparison.wants_count(model_.open.metric(), &model_.open.book()))
        return command::CountBesideUnasked{};
    if (view_.task == kExploreTask && model_.counting.wants_comparison()) return command::CompareMetrics{};
    // What is folded away is worked out when somebody looks.
    if (view_.findings_open && model_.research.wants_finding()) return command::FindUnasked{};
    return std::nullopt;
}

Frame Workbench::make_frame(Painter& paint, double now, double elapsed) {
    const Palette& own = view_.dark ? dark_palette() : light_palette();
    Frame frame{paint, mirror_, commands_, memory_, view_.look.forced ? *view_.look.forced : own};
    frame.patterns = view_.look.patterns;
    frame.now = now;
    frame.elapsed = elapsed;
    frame.reduced_motion = settings_.reduced_motion;
    frame.touch = touch_input_;
    frame.several = ImGui::GetIO().KeyShift;
    frame.touch_taken = touch_taken_ && ImGui::GetIO().MouseDown[0];
    frame.pointer = pointer();
    frame.trail = trail_;
    frame.focused = focused_;
    return frame;
}

bool Workbench::draw_window(const Layout& layout, double now, double elapsed) {
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize(ImGui::GetIO().DisplaySize);
    ImGui::Begin("workbench", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoMove |
                     ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBringToFrontOnFocus |
                     ImGuiWindowFlags_NoNav);
    Painter paint(fonts_, ratio_, ImGui::GetWindowDrawList());
    Frame frame = make_frame(paint, now, elapsed);
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
    if (cursor_ != frame.cursor) {
        cursor_ = frame.cursor;
        platform::cursor(frame.cursor);
    }
    const bool mirror_changed = mirror_.end_frame();
    const StateExtras extras = state_extras();
    const bool told = !mirror_changed && !changed_ && extras == told_extras_;
    told_extras_ = extras;
    changed_ = false;
    if (!told) platform::changed();
}

StateExtras Workbench::state_extras() const {
    return {layout_, ratio_, settings_.reduced_motion, memory_.hovered_depth};
}

std::string Workbench::state() const { return state_json(model_, view_, state_extras(), frames_); }

std::string Workbench::known() const {
    const Dossier* book = view_.task == kBuildTask ? model_.verdict.book() : &model_.open.book();
    return known_json(book != nullptr ? *book : Dossier());
}

void Workbench::draw(Frame& frame, const Layout& layout) {
    memory_.begin_frame();
    header_panel(frame, view_, layout);
    if (!model_.open.has_puzzle()) return;
    memory_.show(view_.task, model_.play.session().entry_ptr());
    draw_task(frame, model_, view_, layout);
}

}  // namespace shunt::ui
