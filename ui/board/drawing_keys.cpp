#include "ui/board/drawing_keys.hpp"

#include <algorithm>
#include <array>

namespace shunt::ui {

namespace {

std::optional<puzzle::Direction> direction_of(std::string_view key) {
    if (key == "ArrowUp") return puzzle::Direction::up;
    if (key == "ArrowLeft") return puzzle::Direction::left;
    if (key == "ArrowRight") return puzzle::Direction::right;
    if (key == "ArrowDown") return puzzle::Direction::down;
    return std::nullopt;
}

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

/// Those about what is selected.
std::optional<Command> piece_key(const Editor& editor, std::string_view key) {
    const Pieces& pieces = editor.selected();
    if (pieces.empty()) return std::nullopt;
    if (key == "Delete" || key == "Backspace") return command::RemoveSelected{};
    if (key == "Escape") return command::SelectDrawn{};
    if (editor.layer() != 0) return std::nullopt;
    if (key == "r") return command::Change{edit::Turn{pieces}};
    if (key == "m") return command::Change{edit::Reflect{pieces}};
    if (key == "d") return command::Change{edit::Duplicate{pieces}};
    return std::nullopt;
}

std::optional<Command> cursor_key(const Editor& editor, std::string_view key, bool shift) {
    if (const auto direction = direction_of(key)) {
        if (shift) return command::NudgeSelected{*direction};
        return command::SetCellCursor{editor.cursor() + puzzle::offset(*direction)};
    }
    if (key == " ") return command::PressCell{editor.cursor()};
    if (key != "Enter") return std::nullopt;
    const auto wanted = editor.goal() ? goal_piece_at(editor.drawing(), *editor.goal(), editor.cursor()) : std::nullopt;
    const auto piece = wanted ? wanted : piece_at(editor.drawing(), editor.cursor());
    return command::SelectDrawn{piece ? Pieces{*piece} : Pieces{}};
}

}  // namespace

std::optional<Command> drawing_key(const AppModel& model, std::string_view key, bool shift, bool ctrl) {
    const Editor& editor = model.editor();
    if (key == "y" || key == "Z" || (key == "z" && shift)) return command::RedoEdit{};
    if (key == "z") return command::UndoEdit{};
    if (ctrl) return std::nullopt;
    if (const auto tool = tool_key(key)) return tool;
    if (const auto piece = piece_key(editor, key)) return piece;
    if (key == "s") return command::ShowLayer{0};
    if (key == "l") return command::ShowLayer{1};
    return cursor_key(editor, key, shift);
}

}  // namespace shunt::ui
