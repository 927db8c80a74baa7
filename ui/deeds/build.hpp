// What Build offers beside drawing on the board.
#pragma once

#include "ui/commands/editor.hpp"
#include "ui/commands/typing.hpp"
#include "ui/deeds/deed.hpp"

namespace shunt::ui {

/// Of the pieces that are selected, of which there is one at least.
template <class Edit, auto... kValues>
inline constexpr auto kEditSelected = [](const Editor& editor) -> Command {
    return command::Change{Edit{editor.selected(), kValues...}};
};
/// The axis after that of the first: any way, left and right, up and down.
[[nodiscard]] inline Command next_axis(const Editor& editor) {
    const int axis = static_cast<int>(editor.drawing().pieces[editor.selected().front()].axis);
    return command::Change{edit::SetAxis{editor.selected(), static_cast<puzzle::Axis>((axis + 1) % 3)}};
}
[[nodiscard]] inline Command turn_twins(const Editor& editor) {
    const Pieces& pieces = editor.selected();
    return command::Change{edit::SetTwins{pieces, !is_alike(editor.drawing(), pieces.front())}};
}
/// The goal after the one shown, and after the last the first again.
[[nodiscard]] inline Command next_goal(const Editor& editor) {
    const bool more = editor.layer() < editor.drawing().goals.size();
    return command::ShowLayer{more ? editor.layer() + 1 : 1};
}
[[nodiscard]] inline bool shows_start(const Editor& editor) { return editor.layer() == 0; }
[[nodiscard]] inline bool can_undo_edit(const Editor& editor) { return editor.can_undo(); }
[[nodiscard]] inline bool can_redo_edit(const Editor& editor) { return editor.can_redo(); }

inline constexpr std::array kBuildHistory{undo_deed<Editor>("build.undo", kDo<command::UndoEdit>, can_undo_edit),
                                          redo_deed<Editor>("build.redo", kDo<command::RedoEdit>, can_redo_edit)};

/// While one piece is selected.
inline constexpr std::array kLetter{
    key_deed<Editor>("F2", Help("the letter of the chosen piece"), kDo<command::TypeLetter>)};

inline constexpr std::array kCopyDrawing{
    key_deed<Editor>("Ctrl+C", Help("copies the drawing as a puzzle text"), kDo<command::CopyDrawing>)};

template <Tool kTool>
[[nodiscard]] constexpr Deed<Editor> tool_deed(const char* id, Phrase label, Icon icon, std::string_view key, Help help,
                                               bool (*enabled)(const Editor&) = nullptr) {
    return {id, label, icon, key, help, kDo<command::ChooseTool, kTool>, enabled};
}
inline constexpr std::array kTools{
    tool_deed<Tool::move>("build.tool:move", Phrase("Move"), Icon::move, "V",
                          Help("tools: move, paint, erase, wall, outside, gate")),
    tool_deed<Tool::paint>("build.tool:paint", Phrase("Paint"), Icon::pencil, "P", Help(""), shows_start),
    tool_deed<Tool::erase>("build.tool:erase", Phrase("Erase"), Icon::eraser, "E", Help("")),
    tool_deed<Tool::wall>("build.tool:wall", Phrase("Wall"), Icon::wall, "W", Help("")),
    tool_deed<Tool::outside>("build.tool:outside", Phrase("Outside"), Icon::outside, "O", Help("")),
    tool_deed<Tool::gate>("build.tool:gate", Phrase("Gate"), Icon::gate, "G", Help(""))};

/// While a shape of the palette is chosen.
inline constexpr std::array kShapeDeeds{key_deed<Editor>("R", {}, kDo<command::TurnShape>),
                                        key_deed<Editor>("M", {}, kDo<command::ReflectShape>),
                                        key_deed<Editor>("Esc", {}, kDo<command::ChooseShape>)};

/// While pieces are selected, on the start.
inline constexpr std::array kFigureDeeds{
    Deed<Editor>{"build.turn", Phrase("Turn"), Icon::turn, "R", Help("turn, turn back, mirror"),
                 kEditSelected<edit::Turn>, shows_start},
    key_deed<Editor>("Shift+R", Help(""), kEditSelected<edit::Turn, true>),
    Deed<Editor>{"build.reflect", Phrase("Mirror"), Icon::reflect, "M", Help(""), kEditSelected<edit::Reflect>,
                 shows_start},
    Deed<Editor>{"build.duplicate", Phrase("Duplicate"), Icon::copy, "D", Help("duplicate, remove"),
                 kEditSelected<edit::Duplicate>, shows_start}};
/// The same on any layer: from the board, or out of the goal that is shown.
inline constexpr std::array kSelectionDeeds{Deed<Editor>{"build.remove", Phrase("Delete"), Icon::bin,
                                                         "Delete Backspace", Help(""), kDo<command::RemoveSelected>},
                                            key_deed<Editor>("Esc", {}, kDo<command::SelectDrawn>)};
/// The same on the start.
inline constexpr std::array kKindDeeds{key_deed<Editor>("A", Help("the next axis; alike or distinct"), next_axis),
                                       key_deed<Editor>("T", Help(""), turn_twins)};

inline constexpr std::array kLayerDeeds{
    key_deed<Editor>("S", Help("show the start, the goal"), kDo<command::ShowLayer, 0>),
    key_deed<Editor>("L", Help(""), next_goal)};

inline constexpr std::array kTextDeeds{Deed<Editor>{"build.text.show", Phrase("Text"), Icon::none, "X",
                                                    Help("edit as text; <kbd>Esc</kbd> leads back to the board"),
                                                    kDo<command::ShowText, true>}};

}  // namespace shunt::ui
