#include "ui/panels/shell/sheet.hpp"

#include <algorithm>
#include <utility>

#include <imgui.h>

#include "core/base/words.hpp"
#include "ui/deeds/shell.hpp"
#include "ui/frame/widget_memory.hpp"
#include "ui/panels/build/build_parts.hpp"
#include "ui/panels/build/ideas.hpp"
#include "ui/widgets/card.hpp"

namespace shunt::ui {

namespace {

constexpr float kSheetRow = 48;
constexpr float kMargin = 8;
constexpr float kLeastBeside = 56;  // of the task stays in sight: a press there closes the sheet
constexpr Vec kNowhere{-1e6f, -1e6f};

/// The task as a picture: nothing of it can be pressed, and nobody hears of it.
void draw_behind(Frame& frame, const Model& model, const ViewState& view, const Layout& layout, Task::Draw draw) {
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
}

/// A row of the sheet "More".
void row(Frame& frame, Rect& column, const std::string& id, const char* label, Command command, bool chosen = false) {
    const Rect rect = column.cut_top(kSheetRow);
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

void deed_row(Frame& frame, Rect& column, const Deed<ViewState>& deed, const ViewState& view) {
    row(frame, column, std::string("more:") + deed.id, say(deed.label), deed.command(view));
}

/// The tasks that have no place.
void draw_tasks(Frame& frame, const ViewState& view, Rect& column) {
    for (const Task& task : tasks()) {
        const auto number = static_cast<std::size_t>(&task - tasks().data());
        if (task.icon != Icon::none) continue;
        row(frame, column, std::string("more:") + task.id, say(task.label), command::ChooseTask{number},
            number == view.task);
    }
}

void draw_more(Frame& frame, const ViewState& view, Rect column) {
    draw_tasks(frame, view, column);
    const Rect line = column.cut_top(9);
    frame.paint.line({line.x, line.centre().y}, {line.right(), line.centre().y}, frame.colours.line);
    row(frame, column, "more:open", say("Open a puzzle"), kOpen.command(view));
    for (const Deed<ViewState>* deed : {&kShare, &kEmbed, &kLanguage, &theme_deed(view), &kHelp})
        deed_row(frame, column, *deed, view);
}

float tasks_height() {
    const auto here = std::count_if(tasks().begin(), tasks().end(), [](auto& task) { return task.icon == Icon::none; });
    return static_cast<float>(here) * kSheetRow + 2 * kMargin;
}

float more_height() { return tasks_height() + 6 * kSheetRow + 9; }

/// In a narrow window they hang below the tab "More"; a press anywhere else closes them.
void draw_menu(Frame& frame, const ViewState& view, Rect page) {
    constexpr float kWidth = 180;
    const Mirror::Entry* tab = frame.mirror.find("tasks.more");
    const float x = tab == nullptr ? page.x : std::min(tab->widget.rect.x, page.right() - kWidth - kMargin);
    const Rect area{x, page.y + 4, kWidth, tasks_height() + kSheetRow};
    frame.label("sheet", "group", area, say("More"));
    Rect column = card(frame, area, kMargin);
    draw_tasks(frame, view, column);
    deed_row(frame, column, kLanguage, view);  // for which the header may have no room
    const Command close = command::ShowSheet{};
    if (press(frame, "sheet.outside", page).clicked) frame.commands.push(close);
    Widget below;
    below.id = "sheet.close";
    below.label = say("Close");
    below.rect = {area.x, area.bottom() + 4, area.w, 12};
    mirror(frame, std::move(below), {close});
}

/// In a window of that width.
float height_of(const Frame& frame, const Model& model, Sheet sheet, float width) {
    if (sheet == Sheet::more) return more_height();
    const Card card = sheet == Sheet::ideas ? ideas_card(model) : selection_card(model.editor, space::kFinger);
    return card.height(frame, width - 2 * kMargin);
}

const char* sheet_name(Sheet sheet) {
    if (sheet == Sheet::more) return say("More");
    return sheet == Sheet::ideas ? say("Small changes") : say("What is selected");
}

/// A press beside the sheet closes it; for who does not point there is the handle above it.
void draw_handle(Frame& frame, Rect beside) {
    constexpr Vec kPill{40, 4};
    const Command close = command::ShowSheet{};
    if (press(frame, "sheet.beside", beside).clicked) frame.commands.push(close);
    const Vec at{beside.centre().x, beside.bottom() - 12};
    frame.paint.rect({at.x - kPill.x / 2, at.y - kPill.y / 2, kPill.x, kPill.y}, faded(kWhite, 0.7f), kPill.y / 2);
    Widget handle;
    handle.id = "sheet.close";
    handle.label = say("Close");
    handle.rect = {at.x - space::kFinger, beside.bottom() - space::kFinger, 2 * space::kFinger, space::kFinger};
    mirror(frame, std::move(handle), {close});
}

void draw_content(Frame& frame, const Model& model, const ViewState& view, Rect sheet) {
    if (view.sheet == Sheet::more) return draw_more(frame, view, card(frame, sheet, kMargin));
    if (view.sheet == Sheet::ideas) return place_ideas(frame, model, sheet);
    selection_card(model.editor, space::kFinger).draw(frame, sheet);
}

}  // namespace

void draw_sheet(Frame& frame, const Model& model, const ViewState& view, const Layout& layout, Task::Draw behind) {
    draw_behind(frame, model, view, layout, behind);
    Rect rest = layout.window;
    rest.cut_top(layout.header.h);
    if (layout.has_more() && view.sheet == Sheet::more) return draw_menu(frame, view, rest);
    rest.cut_bottom(layout.tasks.h);
    frame.paint.rect(rest, faded(kBlack, 0.4f));
    const float height = height_of(frame, model, view.sheet, rest.w);
    const Rect area = rest.cut_bottom(std::min(height + kMargin, rest.h - kLeastBeside));
    draw_handle(frame, rest);
    frame.label("sheet", "group", area, sheet_name(view.sheet));
    const Rect content = frame.memory.sheet_scroll.begin(frame, area);
    draw_content(frame, model, view, {content.x + kMargin, content.y, content.w - 2 * kMargin, height});
    frame.memory.sheet_scroll.end(frame, height + kMargin);
}

}  // namespace shunt::ui
