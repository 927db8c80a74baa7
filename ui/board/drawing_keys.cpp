#include "ui/board/drawing_keys.hpp"

#include <algorithm>
#include <array>

#include "ui/board/board_keys.hpp"
#include "ui/commands/all.hpp"

namespace shunt::ui {

namespace {

struct ToolKey {
    std::string_view key;
    Tool tool;
};
constexpr std::array kTools{ToolKey{"v", Tool::move}, ToolKey{"p", Tool::paint},   ToolKey{"e", Tool::erase},
                            ToolKey{"w", Tool::wall}, ToolKey{"o", Tool::outside}, ToolKey{"g", Tool::gate}};

std::optional<Command> tool_key(std::string_view key) {
    for (const ToolKey& tool : kTools) {
        if (tool.key == key) return command::ChooseTool{tool.tool};
    }
    return std::nullopt;
}

/// Any way, then left and right, then up and down.
Command next_axis(const Editor& editor) {
    const Pieces& pieces = editor.selected();
    const int axis = static_cast<int>(editor.drawing().pieces[pieces.front()].axis);
    return command::Change{edit::SetAxis{pieces, static_cast<puzzle::Axis>((axis + 1) % 3)}};
}

/// The colour of "Alt+1" to "Alt+7".
std::optional<int> colour_key(std::string_view key) {
    const bool one = key.size() == 5 && key.substr(0, 4) == "Alt+" && key[4] >= '1' && key[4] < '1' + puzzle::kColours;
    return one ? std::optional(key[4] - '1') : std::nullopt;
}

/// Those about what is selected.
std::optional<Command> piece_key(const Editor& editor, std::string_view key, bool shift) {
    const Pieces& pieces = editor.selected();
    if (pieces.empty()) return std::nullopt;
    if (key == "Tab") {
        const auto next = editor.next_piece(shift);
        return next ? std::optional<Command>(command::VisitPiece{*next}) : std::nullopt;
    }
    if (key == "F2" && pieces.size() == 1) return command::TypeLetter{};
    if (key == "Delete" || key == "Backspace") return command::RemoveSelected{};
    if (key == "Escape") return command::SelectDrawn{};
    if (const auto colour = colour_key(key)) return command::Change{edit::SetColour{pieces, *colour}};
    if (editor.layer() != 0) return std::nullopt;
    if (key == "r" || key == "R") return command::Change{edit::Turn{pieces, key == "R"}};
    if (key == "m") return command::Change{edit::Reflect{pieces}};
    if (key == "d") return command::Change{edit::Duplicate{pieces}};
    if (key == "a") return next_axis(editor);
    if (key == "t") return command::Change{edit::SetTwins{pieces, !is_alike(editor.drawing(), pieces.front())}};
    return std::nullopt;
}

/// While a shape of the palette is chosen.
std::optional<Command> shape_key(const Editor& editor, std::string_view key) {
    if (!editor.shape()) return std::nullopt;
    if (key == "r") return command::TurnShape{};
    if (key == "m") return command::ReflectShape{};
    if (key == "Escape") return command::ChooseShape{};
    return std::nullopt;
}

std::optional<Command> cursor_key(const Editor& editor, std::string_view key, bool shift) {
    if (const auto direction = direction_of(key)) {
        if (shift) return command::NudgeSelected{*direction};
        return command::SetCellCursor{editor.cursor() + puzzle::offset(*direction)};
    }
    const bool grows = shift && editor.tool() == Tool::paint && editor.layer() == 0 && editor.selected().size() == 1;
    if (key == " " && grows) return command::Change{edit::Paint{editor.selected().front(), {editor.cursor()}}};
    const bool lifts = key == "Enter" && (editor.wants_goal_piece() || editor.admits_pieces());
    if (key == " " || lifts) return command::PressCell{editor.cursor()};
    if (key != "Enter") return std::nullopt;
    const auto wanted = editor.goal() ? goal_piece_at(editor.drawing(), *editor.goal(), editor.cursor()) : std::nullopt;
    const auto piece = wanted ? wanted : piece_at(editor.drawing(), editor.cursor());
    if (shift && piece) return command::ToggleDrawn{*piece};
    return command::SelectDrawn{piece ? Pieces{*piece} : Pieces{}};
}

/// The goal after the one shown, and after the last the first again.
Command next_goal(const Editor& editor) {
    const bool more = editor.layer() < editor.drawing().goals.size();
    return command::ShowLayer{more ? editor.layer() + 1 : 1};
}

}  // namespace

std::optional<Command> drawing_key(const AppModel& model, const ViewState& /*view*/, std::string_view key, bool shift,
                                   bool ctrl) {
    const Editor& editor = model.editor();
    // Held down, it ends where the puzzle begins: what was drawn before is another one.
    if (is_held(key) && without_hold(key) == "z" && !shift && !editor.undo_stays()) return std::nullopt;
    key = without_hold(key);
    if (key == "y" || key == "Z" || (key == "z" && shift)) return command::RedoEdit{};
    if (key == "z") return command::UndoEdit{};
    if (ctrl) return key == "c" ? std::optional<Command>(command::CopyDrawing{}) : std::nullopt;
    if (const auto tool = tool_key(key)) return tool;
    if (const auto shape = shape_key(editor, key)) return shape;
    if (key == "Escape" && (editor.wants_goal_piece() || editor.admits_pieces())) return command::SelectDrawn{};
    if (const auto piece = piece_key(editor, key, shift)) return piece;
    if (key == "s") return command::ShowLayer{0};
    if (key == "l") return next_goal(editor);
    if (key == "x") return command::ShowText{true};
    return cursor_key(editor, key, shift);
}

}  // namespace shunt::ui
