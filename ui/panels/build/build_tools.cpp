#include <array>

#include "core/base/words.hpp"
#include "ui/panels/build/build_parts.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/segmented.hpp"

namespace shunt::ui {

namespace {

std::array<Segment, 6> tools(const Editor& editor) {
    const bool goal = editor.layer() != 0;
    return {
        Segment{"build.tool:move", say("Move"), say("Move, key V"), command::ChooseTool{Tool::move}, Icon::move},
        Segment{"build.tool:paint", say("Paint"), say("Paint, key P"), command::ChooseTool{Tool::paint}, Icon::pencil,
                goal},
        Segment{"build.tool:erase", say("Erase"), say("Erase, key E"), command::ChooseTool{Tool::erase}, Icon::eraser},
        Segment{"build.tool:wall", say("Wall"), say("Wall, key W"), command::ChooseTool{Tool::wall}, Icon::wall},
        Segment{"build.tool:outside", say("Outside"), say("Outside, key O"), command::ChooseTool{Tool::outside},
                Icon::outside},
        Segment{"build.tool:gate", say("Gate"), say("Gate, key G"), command::ChooseTool{Tool::gate}, Icon::gate}};
}

}  // namespace

void undo_buttons(Frame& frame, const Editor& editor, Rect row) {
    const ButtonStyle style = row.h > space::kControl ? ButtonStyle::text : ButtonStyle::plain;
    button(frame, row.cut_left(row.h, 10),
           {"build.undo", say("Undo"), Icon::undo, style, !editor.can_undo(), std::nullopt, "Z"}, command::UndoEdit{});
    button(frame, row.cut_left(row.h, 10),
           {"build.redo", say("Redo"), Icon::redo, style, !editor.can_redo(), std::nullopt, "Y"}, command::RedoEdit{});
}

void tool_row(Frame& frame, const Editor& editor, Rect row) {
    segmented(frame, row, "build.tools", say("Tool"), tools(editor), static_cast<int>(editor.tool()));
}

float tool_row_width(const Frame& frame, const Editor& editor) {
    return segmented_width(frame, tools(editor), type::kMedium, 12);
}

}  // namespace shunt::ui
