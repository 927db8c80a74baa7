// What Build offers beside drawing on the board.
#pragma once

#include "ui/commands/editor.hpp"
#include "ui/commands/typing.hpp"
#include "ui/deeds/deed.hpp"

namespace shunt::ui {

inline constexpr std::array kBuildHistory{
    undo_deed<Editor>("build.undo", kDo<command::UndoEdit>, [](const Editor& editor) { return editor.can_undo(); }),
    redo_deed<Editor>("build.redo", kDo<command::RedoEdit>, [](const Editor& editor) { return editor.can_redo(); })};

// ── about what is selected, on any layer ──

inline constexpr std::array kLetter{
    Deed<Editor>{.keys = "F2", .help = "the letter of the chosen piece", .command = kDo<command::TypeLetter>}};

inline constexpr std::array kCopyDrawing{Deed<Editor>{
    .keys = "Ctrl+C", .help = "copies the drawing as a puzzle text", .command = kDo<command::CopyDrawing>}};

// ── tools ──

inline constexpr std::array kTools{Deed<Editor>{.id = "build.tool:move",
                                                .label = Phrase("Move"),
                                                .icon = Icon::move,
                                                .keys = "V",
                                                .help = "tools: move, paint, erase, wall, outside, gate",
                                                .command = kDo<command::ChooseTool, Tool::move>},
                                   Deed<Editor>{.id = "build.tool:paint",
                                                .label = Phrase("Paint"),
                                                .icon = Icon::pencil,
                                                .keys = "P",
                                                .help = "",
                                                .command = kDo<command::ChooseTool, Tool::paint>,
                                                .enabled = [](const Editor& editor) { return editor.layer() == 0; }},
                                   Deed<Editor>{.id = "build.tool:erase",
                                                .label = Phrase("Erase"),
                                                .icon = Icon::eraser,
                                                .keys = "E",
                                                .help = "",
                                                .command = kDo<command::ChooseTool, Tool::erase>},
                                   Deed<Editor>{.id = "build.tool:wall",
                                                .label = Phrase("Wall"),
                                                .icon = Icon::wall,
                                                .keys = "W",
                                                .help = "",
                                                .command = kDo<command::ChooseTool, Tool::wall>},
                                   Deed<Editor>{.id = "build.tool:outside",
                                                .label = Phrase("Outside"),
                                                .icon = Icon::outside,
                                                .keys = "O",
                                                .help = "",
                                                .command = kDo<command::ChooseTool, Tool::outside>},
                                   Deed<Editor>{.id = "build.tool:gate",
                                                .label = Phrase("Gate"),
                                                .icon = Icon::gate,
                                                .keys = "G",
                                                .help = "",
                                                .command = kDo<command::ChooseTool, Tool::gate>}};

// ── a shape of the palette that is chosen ──

inline constexpr std::array kShapeDeeds{Deed<Editor>{.keys = "R", .command = kDo<command::TurnShape>},
                                        Deed<Editor>{.keys = "M", .command = kDo<command::ReflectShape>},
                                        Deed<Editor>{.keys = "Esc", .command = kDo<command::ChooseShape>}};

// ── pieces that are selected ──

[[nodiscard]] inline bool shows_start(const Editor& editor) { return editor.layer() == 0; }

/// An edit of the pieces that are selected, of which there is one at least.
template <class Struct, auto... kValues>
inline constexpr auto kEditSelected = [](const Editor& editor) -> Command {
    return command::Change{Struct{editor.selected(), kValues...}};
};

/// The axis after that of the first: any way, left and right, up and down.
[[nodiscard]] inline Command next_axis(const Editor& editor) {
    const Pieces& pieces = editor.selected();
    const int axis = static_cast<int>(editor.drawing().pieces[pieces.front()].axis);
    return command::Change{edit::SetAxis{pieces, static_cast<puzzle::Axis>((axis + 1) % 3)}};
}

[[nodiscard]] inline Command turn_twins(const Editor& editor) {
    const Pieces& pieces = editor.selected();
    return command::Change{edit::SetTwins{pieces, !is_alike(editor.drawing(), pieces.front())}};
}

/// On the start alone.
inline constexpr std::array kFigureDeeds{
    Deed<Editor>{.id = "build.turn",
                 .label = Phrase("Turn"),
                 .icon = Icon::turn,
                 .keys = "R",
                 .help = "turn, turn back, mirror",
                 .command = kEditSelected<edit::Turn>,
                 .enabled = shows_start},
    Deed<Editor>{.keys = "Shift+R", .help = "", .command = kEditSelected<edit::Turn, true>},
    Deed<Editor>{.id = "build.reflect",
                 .label = Phrase("Mirror"),
                 .icon = Icon::reflect,
                 .keys = "M",
                 .help = "",
                 .command = kEditSelected<edit::Reflect>,
                 .enabled = shows_start},
    Deed<Editor>{.id = "build.duplicate",
                 .label = Phrase("Duplicate"),
                 .icon = Icon::copy,
                 .keys = "D",
                 .help = "duplicate, remove",
                 .command = kEditSelected<edit::Duplicate>,
                 .enabled = shows_start}};
/// From the board, or out of the goal that is shown; and what else can be done on any layer.
inline constexpr std::array kSelectionDeeds{Deed<Editor>{.id = "build.remove",
                                                         .label = Phrase("Delete"),
                                                         .icon = Icon::bin,
                                                         .keys = "Delete Backspace",
                                                         .help = "",
                                                         .command = kDo<command::RemoveSelected>},
                                            Deed<Editor>{.keys = "Esc", .command = kDo<command::SelectDrawn>}};
inline constexpr std::array kKindDeeds{
    Deed<Editor>{.keys = "A", .help = "the next axis; alike or distinct", .command = next_axis},
    Deed<Editor>{.keys = "T", .help = "", .command = turn_twins}};

// ── what is shown ──

/// The goal after the one shown, and after the last the first again.
[[nodiscard]] inline Command next_goal(const Editor& editor) {
    const bool more = editor.layer() < editor.drawing().goals.size();
    return command::ShowLayer{more ? editor.layer() + 1 : 1};
}

inline constexpr std::array kLayerDeeds{
    Deed<Editor>{.keys = "S", .help = "show the start, the goal", .command = kDo<command::ShowLayer, 0>},
    Deed<Editor>{.keys = "L", .help = "", .command = next_goal}};

inline constexpr std::array kTextDeeds{Deed<Editor>{.id = "build.text.show",
                                                    .label = Phrase("Text"),
                                                    .keys = "X",
                                                    .help = "edit as text; <kbd>Esc</kbd> leads back to the board",
                                                    .command = kDo<command::ShowText, true>}};

}  // namespace shunt::ui
