#include "ui/panels/sheet.hpp"

#include <algorithm>
#include <utility>

#include <imgui.h>

#include "ui/app/widget_memory.hpp"
#include "ui/panels/build_parts.hpp"
#include "ui/panels/ideas.hpp"
#include "ui/widgets/card.hpp"

namespace shunt::ui {

namespace {

constexpr float kRow = 48;
constexpr float kMargin = 8;
constexpr float kLeastBeside = 56;  // of the task stays in sight: a press there closes the sheet
constexpr float kFinger = 44;
constexpr Vec kNowhere{-1e6f, -1e6f};

/// The task as a picture: nothing of it can be pressed, and nobody hears of it.
void draw_behind(Frame& frame, const AppModel& model, const ViewState& view, const Layout& layout, Task::Draw draw) {
    Mirror mirror;
    Commands commands;
    Frame behind{frame.paint,   mirror,    commands,      frame.memory,
                 frame.colours, frame.now, frame.elapsed, frame.reduced_motion};
    behind.patterns = frame.patterns;
    behind.pointer = kNowhere;
    // Controls that are disabled would still keep the pointer from those drawn over them.
    ImVec2& mouse = ImGui::GetIO().MousePos;
    const ImVec2 there = std::exchange(mouse, ImVec2{kNowhere.x, kNowhere.y});
    ImGui::PushID("behind");
    draw(behind, model, view, layout);
    ImGui::PopID();
    mouse = there;
    for (ScrollArea* area : frame.memory.scroll_areas()) area->hide();
    frame.again = frame.again || behind.again;
    frame.paint.rect(layout.page, faded(kBlack, 0.4f));
}

/// A row of the sheet "More".
void row(Frame& frame, Rect& column, const std::string& id, const char* label, Command command, bool chosen = false) {
    const Rect rect = column.cut_top(kRow);
    Widget widget;
    widget.id = id;
    widget.label = label;
    widget.rect = rect;
    const Press state = press(frame, std::move(widget), {std::move(command)});
    const Colour ground =
        chosen ? frame.colours.soft : faded(frame.colours.ink, state.hovered || state.held ? 0.05f : 0);
    frame.paint.rect(rect, ground, space::kRadius);
    frame.paint.text({rect.x + 12, rect.centre().y}, chosen ? type::kStrong : type::kMedium,
                     chosen ? frame.colours.accent : frame.colours.ink, label);
}

void draw_more(Frame& frame, const ViewState& view, Rect column) {
    using Request = Outbox::Request;
    for (const Task& task : tasks()) {
        const auto number = static_cast<std::size_t>(&task - tasks().data());
        if (task.icon != Icon::none) continue;
        row(frame, column, std::string("more:") + task.id, task.label, command::ChooseTask{number},
            number == view.task);
    }
    const Rect line = column.cut_top(9);
    frame.paint.line({line.x, line.centre().y}, {line.right(), line.centre().y}, frame.colours.line);
    row(frame, column, "more:open", "Open a puzzle", command::AskPage{Request::open_dialog});
    row(frame, column, "more:share", "Share", command::AskPage{Request::share});
    row(frame, column, "more:embed", "Embed", command::AskPage{Request::embed_dialog});
    row(frame, column, "more:theme", view.dark ? "Light theme" : "Dark theme", command::SetDark{!view.dark, true});
    row(frame, column, "more:help", "Help", command::AskPage{Request::help});
}

float more_height() {
    const auto here = std::count_if(tasks().begin(), tasks().end(), [](auto& task) { return task.icon == Icon::none; });
    return static_cast<float>(here + 5) * kRow + 9 + 2 * kMargin;
}

float height_of(const AppModel& model, Sheet sheet) {
    if (sheet == Sheet::more) return more_height();
    return sheet == Sheet::ideas ? ideas_card_height(model) : selection_card_height(model.editor(), kFinger);
}

const char* name_of(Sheet sheet) {
    if (sheet == Sheet::more) return "More";
    return sheet == Sheet::ideas ? "Small changes" : "What is selected";
}

void draw_content(Frame& frame, const AppModel& model, const ViewState& view, Rect sheet) {
    if (view.sheet == Sheet::more) return draw_more(frame, view, card(frame, sheet, kMargin));
    if (view.sheet == Sheet::ideas) return ideas_card(frame, model, sheet);
    selection_card(frame, model.editor(), sheet, kFinger);
}

}  // namespace

void draw_sheet(Frame& frame, const AppModel& model, const ViewState& view, const Layout& layout, Task::Draw behind) {
    draw_behind(frame, model, view, layout, behind);
    const float height = height_of(model, view.sheet);
    Rect rest = layout.page;
    const Rect area = rest.cut_bottom(std::min(height + kMargin, rest.h - kLeastBeside));
    Widget beside;
    beside.id = "sheet.close";
    beside.label = "Close";
    beside.rect = rest;
    press(frame, std::move(beside), {command::ShowSheet{}});
    frame.label("sheet", "group", area, name_of(view.sheet));
    const Rect content = frame.memory.sheet_scroll.begin(frame, area);
    draw_content(frame, model, view, {content.x + kMargin, content.y, content.w - 2 * kMargin, height});
    frame.memory.sheet_scroll.end(frame, height + kMargin);
}

}  // namespace shunt::ui
