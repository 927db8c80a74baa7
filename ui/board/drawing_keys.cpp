#include "ui/board/drawing_keys.hpp"

#include "ui/board/board_keys.hpp"
#include "ui/deeds/build.hpp"

namespace shunt::ui {

namespace {

/// The colour of "Alt+1" to "Alt+7".
std::optional<int> colour_key(std::string_view key) {
    const bool one = key.size() == 5 && key.substr(0, 4) == "Alt+" && key[4] >= '1' && key[4] < '1' + puzzle::kColours;
    return one ? std::optional(key[4] - '1') : std::nullopt;
}

/// Those about what is selected.
std::optional<Command> piece_key(const Editor& editor, std::string_view key, bool shift, std::string_view pressed) {
    const Pieces& pieces = editor.selected();
    if (pieces.empty()) return std::nullopt;
    if (key == "Tab") {
        const auto next = editor.next_piece(shift);
        return next ? std::optional<Command>(command::VisitPiece{*next}) : std::nullopt;
    }
    if (const auto colour = colour_key(key)) return command::Change{edit::SetColour{pieces, *colour}};
    auto command = command_of_key(kSelectionDeeds, editor, pressed);
    if (!command && pieces.size() == 1) command = command_of_key(kLetter, editor, pressed);
    if (command || editor.layer() != 0) return command;
    command = command_of_key(kFigureDeeds, editor, pressed);
    return command ? command : command_of_key(kKindDeeds, editor, pressed);
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

/// What the tasks offers wherever the cursor is: of deeds with the same key the first counts.
std::optional<Command> deed_key(const Editor& editor, std::string_view key, bool shift, std::string_view pressed) {
    if (auto command = command_of_key(kTools, editor, pressed)) return command;
    if (editor.shape())
        if (auto command = command_of_key(kShapeDeeds, editor, pressed)) return command;
    if (key == "Escape" && (editor.wants_goal_piece() || editor.admits_pieces())) return command::SelectDrawn{};
    if (auto command = piece_key(editor, key, shift, pressed)) return command;
    if (auto command = command_of_key(kLayerDeeds, editor, pressed)) return command;
    return command_of_key(kTextDeeds, editor, pressed);
}

}  // namespace

std::optional<Command> drawing_key(const Model& model, const ViewState& /*view*/, std::string_view key, bool shift,
                                   bool ctrl) {
    const Editor& editor = model.editor;
    // Held down, it ends where the puzzle begins: what was drawn before is another one.
    if (is_held(key) && without_hold(key) == "z" && !shift && !editor.undo_stays()) return std::nullopt;
    key = without_hold(key);
    const std::string pressed = pressed_key(key, shift, ctrl);
    if (auto command = command_of_key(kBuildHistory, editor, pressed)) return command;
    if (ctrl) return command_of_key(kCopyDrawing, editor, pressed);
    const auto command = deed_key(editor, key, shift, pressed);
    return command ? command : cursor_key(editor, key, shift);
}

}  // namespace shunt::ui
