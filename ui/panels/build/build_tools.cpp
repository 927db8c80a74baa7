#include <vector>

#include "core/base/words.hpp"
#include "ui/deeds/build.hpp"
#include "ui/panels/build/build_parts.hpp"
#include "ui/widgets/deed_button.hpp"

namespace shunt::ui {

namespace {

std::vector<Segment> tools(const Editor& editor) {
    std::vector<Segment> segments;
    for (const Deed<Editor>& tool : kTools) segments.push_back(segment_of(tool, editor));
    return segments;
}

}  // namespace

void undo_buttons(Frame& frame, const Editor& editor, Rect row) {
    const ButtonStyle style = row.h > space::kControl ? ButtonStyle::text : ButtonStyle::plain;
    for (const Deed<Editor>& deed : kBuildHistory) {
        Button made = button_of(deed, editor);
        made.style = style;
        button(frame, row.cut_left(row.h, 10), made, deed.command(editor));
    }
}

void tool_row(Frame& frame, const Editor& editor, Rect row) {
    segmented(frame, row, "build.tools", say("Tool"), tools(editor), static_cast<int>(editor.tool()));
}

float tool_row_width(const Frame& frame, const Editor& editor) {
    return segmented_width(frame, tools(editor), type::kMedium, 12);
}

}  // namespace shunt::ui
