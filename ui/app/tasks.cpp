#include "ui/app/tasks.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/board/drawing_keys.hpp"
#include "ui/panels/build.hpp"
#include "ui/panels/desktop.hpp"
#include "ui/panels/finder.hpp"
#include "ui/panels/library.hpp"
#include "ui/panels/low.hpp"
#include "ui/panels/phone.hpp"
#include "ui/panels/tile_lab.hpp"
#include "ui/panels/tiling_board.hpp"
#include "ui/panels/tilings.hpp"
#include "ui/widgets/press.hpp"

namespace shunt::ui {

namespace {

//                            id         label      wide window    phone          low window     board
constexpr std::array kTasks{Task{"play", "Play", desktop_play, phone_play, low_play, true},
                            Task{"build", "Build", build_wide, build_phone, build_phone, false, drawing_key},
                            Task{"explore", "Explore", nullptr, phone_explore, nullptr, true},
                            Task{"library", "Library", library_wide, library_phone, library_phone, false},
                            Task{"find", "Find", finder_wide, finder_phone, finder_phone, false},
                            Task{"tilings", "Tilings", tilings_wide, tilings_phone, tilings_phone, false, tiling_key},
                            Task{"tiles", "15-puzzle", desktop_tiles, phone_tiles, phone_tiles, false, tile_lab_key}};

Task::Draw drawing(const Task& task, LayoutKind layout) {
    if (layout == LayoutKind::low) return task.low;
    return layout == LayoutKind::phone ? task.phone : task.wide;
}

/// A tab as a widget; whether the pointer is over one that is not chosen.
bool tab(Frame& frame, const Task& task, Rect rect, bool selected) {
    Widget widget;
    widget.id = std::string("task:") + task.id;
    widget.role = "tab";
    widget.label = task.label;
    widget.group = "tasks";
    widget.rect = rect;
    widget.selected = selected;
    const auto number = static_cast<std::size_t>(&task - kTasks.data());
    const Press state = press(frame, std::move(widget), {command::ChooseTask{number}});
    return state.hovered && !selected;
}

struct BarWords {
    TextStyle chosen;
    TextStyle other;
    float gap;
};

/// Every word has the same room beside it; where that is little, words are smaller.
BarWords bar_words(const Frame& frame, float width) {
    constexpr float kLeastGap = 12;
    float gap = 0;
    for (const auto& [chosen, other] :
         {std::pair{type::kStrong, type::kMedium}, std::pair{type::kSmallStrong, type::kSmallMedium}}) {
        float words = 0;
        int offered = 0;
        for (const Task& task : kTasks) {
            if (task.phone == nullptr) continue;
            words += frame.paint.width(chosen, task.label);
            ++offered;
        }
        gap = (width - words) / static_cast<float>(offered);
        if (gap >= kLeastGap) return {chosen, other, gap};
    }
    return {type::kSmallStrong, type::kSmallMedium, gap};
}

constexpr float kLeastPadding = 5;  // of a tab in a wide window, left and right of its word
constexpr float kMostPadding = 13;
constexpr float kTabGap = 4;

float tab_width(const Frame& frame, const Task& task, float padding) {
    return std::round(frame.paint.width(type::kStrong, task.label)) + 2 * padding;
}

}  // namespace

std::span<const Task> tasks() { return kTasks; }

const Task& current_task(const ViewState& view, LayoutKind layout) {
    const Task& chosen = kTasks[view.task];
    return drawing(chosen, layout) != nullptr ? chosen : kTasks.front();
}

float least_tabs_width(const Frame& frame) {
    float width = 0;
    for (const Task& task : kTasks) {
        if (task.wide != nullptr) width += tab_width(frame, task, kLeastPadding) + kTabGap;
    }
    return width;
}

void task_tabs(Frame& frame, const ViewState& view, Rect header) {
    const auto tabs =
        std::count_if(kTasks.begin(), kTasks.end(), [](const Task& task) { return task.wide != nullptr; });
    const float spare = (header.w - least_tabs_width(frame)) / (2 * static_cast<float>(tabs));
    const float padding = std::clamp(kLeastPadding + std::floor(spare), kLeastPadding, kMostPadding);
    const Task& current = current_task(view, LayoutKind::desktop);
    frame.label("tasks", "tablist", header, "Tasks");
    for (const Task& task : kTasks) {
        if (task.wide == nullptr) continue;
        const bool chosen = &task == &current;
        const Rect rect = header.cut_left(tab_width(frame, task, padding), kTabGap);
        const bool hovered = tab(frame, task, rect, chosen);
        if (chosen)
            frame.paint.rect(rect, frame.colours.soft, space::kRadius);
        else if (hovered)
            frame.paint.rect(rect, faded(frame.colours.ink, 0.05f), space::kRadius);
        frame.paint.text(rect.centre(), chosen ? type::kStrong : type::kMedium,
                         chosen ? frame.colours.accent : frame.colours.quiet, task.label, Align::centre);
    }
}

void task_bar(Frame& frame, const ViewState& view, Rect bar) {
    frame.paint.rect(bar, frame.colours.card);
    frame.paint.line({bar.x, bar.y}, {bar.right(), bar.y}, frame.colours.line);
    frame.label("tasks", "tablist", bar, "Tasks");
    const Task& current = current_task(view, LayoutKind::phone);
    const BarWords words = bar_words(frame, bar.w);
    for (const Task& task : kTasks) {
        if (task.phone == nullptr) continue;
        const bool chosen = &task == &current;
        const Rect rect = bar.cut_left(frame.paint.width(words.chosen, task.label) + words.gap);
        tab(frame, task, rect, chosen);
        frame.paint.text(rect.centre(), chosen ? words.chosen : words.other,
                         chosen ? frame.colours.accent : frame.colours.quiet, task.label, Align::centre);
        if (chosen) frame.paint.rect({rect.centre().x - 22, rect.y, 44, 3}, frame.colours.accent, 1.5f);
    }
}

}  // namespace shunt::ui
