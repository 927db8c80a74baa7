#include "ui/panels/shell/tasks.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/board/drawing_keys.hpp"
#include "ui/board/explore_keys.hpp"
#include "ui/panels/build/build.hpp"
#include "ui/panels/explore/explore.hpp"
#include "ui/panels/find/finder.hpp"
#include "ui/panels/library/library.hpp"
#include "ui/panels/npuzzle/npuzzle.hpp"
#include "ui/panels/shell/layouts.hpp"
#include "ui/panels/shell/sheet.hpp"
#include "ui/panels/tilings/tiling_board.hpp"
#include "ui/panels/tilings/tilings.hpp"
#include "ui/widgets/press.hpp"

namespace shunt::ui {

namespace {

// id, label, icon, in a wide window, on a phone, in a low window, whether it shows the board, its keys
constexpr std::array kTasks{
    Task{"play", Phrase("Play"), Icon::play, desktop_play, phone_play, low_play, true},
    Task{"build", Phrase("Build"), Icon::pencil, build_wide, build_phone, build_low, false, drawing_key},
    Task{"explore", Phrase("Explore"), Icon::chart, desktop_explore, phone_explore, low_explore, true, explore_key},
    Task{"library", Phrase("Library"), Icon::book, library_wide, library_phone, library_phone, false, nullptr, true},
    Task{"find", Phrase("Find"), Icon::none, finder_wide, finder_phone, finder_phone, false, finder_key, true},
    Task{"tilings", Phrase("Tilings"), Icon::none, tilings_wide, tilings_phone, tilings_phone, false, tiling_key, true},
    Task{"npuzzle", Phrase("15-puzzle"), Icon::none, desktop_npuzzle, phone_npuzzle, phone_npuzzle, false,
         npuzzle_key}};

constexpr std::string_view kKeys = "1234567";
static_assert(kKeys.size() == kTasks.size());

Task::Draw drawing(const Task& task, LayoutKind layout) {
    if (layout == LayoutKind::low) return task.low;
    return layout == LayoutKind::phone ? task.phone : task.wide;
}

/// A tab as a widget; whether the pointer is over one that is not chosen.
bool tab(Frame& frame, const Task& task, Rect rect, bool selected) {
    Widget widget;
    widget.id = std::string("task:") + task.id;
    widget.role = "tab";
    widget.label = say(task.label);
    widget.group = "tasks";
    widget.rect = rect;
    widget.selected = selected;
    const auto number = static_cast<std::size_t>(&task - kTasks.data());
    widget.key = kKeys.substr(number, 1);
    const Press state = press(frame, std::move(widget), {command::ChooseTask{number}});
    return state.hovered && !selected;
}

/// A place of the bar: its icon over its word.
void draw_place(Frame& frame, Rect rect, Icon icon, const char* word, bool chosen) {
    const Colour colour = chosen ? frame.colours.accent : frame.colours.quiet;
    const Vec at = rect.centre();
    draw_icon(frame.paint, icon, {at.x, at.y - 10}, 18, colour);
    frame.paint.text({at.x, at.y + 14}, chosen ? type::kSmallStrong : type::kSmallMedium, colour, word, Align::centre);
}

/// The way to the tasks that have no place; whether the pointer is over it.
bool more_button(Frame& frame, Rect rect, bool open) {
    Widget more;
    more.id = "tasks.more";
    more.label = say("More");
    more.rect = rect;
    more.expanded = open;
    return press(frame, std::move(more), {command::ShowSheet{open ? Sheet::none : Sheet::more}}).hovered;
}

/// The bar at the bottom of the phone; what it has no place for is in the sheet "More".
void task_bar(Frame& frame, const ViewState& view, Rect bar) {
    frame.paint.rect(bar, frame.colours.card);
    frame.paint.line({bar.x, bar.y}, {bar.right(), bar.y}, frame.colours.line);
    frame.label("tasks", "tablist", bar, say("Tasks"));
    constexpr float kPlaces = 5;
    const float width = bar.w / kPlaces;
    const Task& current = current_task(view, LayoutKind::phone);
    const bool more = view.sheet == Sheet::more;
    for (const Task& task : kTasks) {
        if (task.icon == Icon::none) continue;
        const Rect rect = bar.cut_left(width);
        tab(frame, task, rect, &task == &current);
        draw_place(frame, rect, task.icon, say(task.label), &task == &current && !more);
    }
    more_button(frame, bar, more);
    draw_place(frame, bar, Icon::dots, say("More"), more || current.icon == Icon::none);
}

constexpr float kLeastPadding = 5;  // of a tab in a wide window, left and right of its word
constexpr float kMostPadding = 13;
constexpr float kTabGap = 4;
constexpr Phrase kMore("More ▾");

/// The tasks from this one on are places where puzzles come from; those before it act on the open puzzle.
constexpr const char* kFirstPlace = "library";
constexpr float kDivider = 9;  // with its gap

void divider(Frame& frame, Rect& header) {
    const Rect place = header.cut_left(kDivider - kTabGap, kTabGap);
    frame.paint.line({place.x, place.centre().y - 10}, {place.x, place.centre().y + 10}, frame.colours.line);
}

float tab_width(const Frame& frame, const char* label, float padding) {
    return std::round(frame.paint.width(type::kStrong, label)) + 2 * padding;
}

void draw_tab(Frame& frame, Rect rect, const char* label, bool chosen, bool hovered) {
    if (chosen)
        frame.paint.rect(rect, frame.colours.soft, space::kRadius);
    else if (hovered)
        frame.paint.rect(rect, faded(frame.colours.ink, 0.05f), space::kRadius);
    frame.paint.text(rect.centre(), chosen ? type::kStrong : type::kMedium,
                     chosen ? frame.colours.accent : frame.colours.quiet, label, Align::centre);
}

}  // namespace

std::span<const Task> tasks() { return kTasks; }

void draw_task(Frame& frame, const Model& model, const ViewState& view, const Layout& layout) {
    const Task& task = current_task(view, layout.kind);
    const Task::Draw draw = drawing(task, layout.kind);
    if (task.place)
        frame.label("title", "heading", layout.kind == LayoutKind::desktop ? layout.body : layout.page,
                    say(task.label));
    const bool covered = view.sheet != Sheet::none &&
                         (layout.kind != LayoutKind::desktop || (view.sheet == Sheet::more && layout.has_more()));
    covered ? draw_sheet(frame, model, view, layout, draw) : draw(frame, model, view, layout);
    if (layout.kind == LayoutKind::phone) task_bar(frame, view, layout.tasks);
}

const Task& current_task(const ViewState& view, LayoutKind layout) {
    const Task& chosen = kTasks[view.task];
    return drawing(chosen, layout) != nullptr ? chosen : kTasks.front();
}

std::optional<std::size_t> task_of_key(std::string_view key) {
    const std::size_t number = key.size() == 1 ? kKeys.find(key) : std::string_view::npos;
    return number == std::string_view::npos ? std::nullopt : std::optional(number);
}

bool has_tab(const Task& task, const Layout& layout) {
    return task.wide != nullptr && !(layout.has_more() && task.icon == Icon::none);
}

float least_tabs_width(const Frame& frame, const Layout& layout) {
    float width = kDivider + (layout.has_more() ? tab_width(frame, say(kMore), kLeastPadding) : 0);
    for (const Task& task : kTasks) {
        if (has_tab(task, layout)) width += tab_width(frame, say(task.label), kLeastPadding) + kTabGap;
    }
    return width;
}

void task_tabs(Frame& frame, const ViewState& view, const Layout& layout, Rect header) {
    const float spare = (header.w - least_tabs_width(frame, layout)) / (2 * static_cast<float>(kTasks.size()));
    const float padding = std::clamp(kLeastPadding + std::floor(spare), kLeastPadding, kMostPadding);
    const Task& current = current_task(view, LayoutKind::desktop);
    frame.label("tasks", "tablist", header, say("Tasks"));
    for (const Task& task : kTasks) {
        if (!has_tab(task, layout)) continue;
        const bool chosen = &task == &current;
        if (task.id == std::string_view(kFirstPlace)) divider(frame, header);
        const Rect rect = header.cut_left(tab_width(frame, say(task.label), padding), kTabGap);
        draw_tab(frame, rect, say(task.label), chosen, tab(frame, task, rect, chosen));
    }
    if (!layout.has_more()) return;
    const Rect rect = header.cut_left(tab_width(frame, say(kMore), padding));
    const bool open = view.sheet == Sheet::more;
    const bool hovered = more_button(frame, rect, open);
    draw_tab(frame, rect, say(kMore), open || !has_tab(current, layout), hovered);
}

}  // namespace shunt::ui
