#include "ui/board/board_keys.hpp"

#include "core/base/utf8.hpp"
#include "ui/board/next_piece.hpp"
#include "ui/commands/all.hpp"
#include "ui/deeds/play.hpp"
#include "ui/words/piece_names.hpp"

namespace shunt::ui {

namespace {

/// Slides the selected piece; without one the focus goes to the next piece that way, and first of all to where keys are.
Command arrow(const Model& model, const ViewState& view, puzzle::Direction direction) {
    if (view.selected_piece) return command::SlidePiece{*view.selected_piece, direction};
    const puzzle::PieceId from = piece_of_keys(model, view);
    const puzzle::PieceId to =
        view.pointed_piece ? next_piece(model.open.puzzle(), model.play.board(), from, direction) : from;
    return command::Focus{"piece:" + std::to_string(to)};
}

/// Takes the piece on which keys are, or lets it go.
std::optional<Command> take(const ViewState& view) {
    if (view.selected_piece) return command::SelectPiece{};
    return view.pointed_piece ? std::optional<Command>(command::SelectPiece{view.pointed_piece}) : std::nullopt;
}

std::optional<Command> escape(const Model& model, const ViewState& view) {
    if (view.shows_goal) return command::TurnFold{&ViewState::shows_goal};
    if (view.selected_piece) return command::SelectPiece{};
    if (model.play.showing() != Showing::play) return command::ReturnToPlay{};
    return std::nullopt;
}

/// Selects the piece of that name; a capital needs no Shift.
std::optional<Command> name_key(const Model& model, std::string_view key) {
    if (key.empty() || character_length(key) != key.size()) return std::nullopt;
    std::string capital(key);
    if (key[0] >= 'a' && key[0] <= 'z') capital[0] = static_cast<char>(key[0] - 'a' + 'A');
    for (const std::string_view name : {key, std::string_view(capital)}) {
        for (std::size_t i = 0; i < model.open.puzzle().pieces().size(); ++i) {
            if (model.open.puzzle().pieces()[i].name == name)
                return command::SelectPiece{static_cast<puzzle::PieceId>(i)};
        }
    }
    return std::nullopt;
}

}  // namespace

std::string_view without_hold(std::string_view key) { return key.substr(is_held(key) ? kHeld.size() : 0); }

std::optional<puzzle::Direction> direction_of(std::string_view key) {
    if (key == "ArrowUp") return puzzle::Direction::up;
    if (key == "ArrowLeft") return puzzle::Direction::left;
    if (key == "ArrowRight") return puzzle::Direction::right;
    if (key == "ArrowDown") return puzzle::Direction::down;
    return std::nullopt;
}

puzzle::PieceId piece_of_keys(const Model& model, const ViewState& view) {
    if (view.selected_piece) return *view.selected_piece;
    return view.pointed_piece.value_or(reading_order(model.open.puzzle(), model.play.board()).front());
}

std::optional<Command> board_key(const Model& model, const ViewState& view, std::string_view key, bool shift,
                                 bool ctrl) {
    const std::string pressed = pressed_key(without_hold(key), shift, ctrl);
    if (auto command = command_of_key(kPlayHistory, model, pressed)) return command;
    if (ctrl) return std::nullopt;
    if (const auto direction = direction_of(key)) return arrow(model, view, *direction);
    if (key == "Escape") return escape(model, view);
    if (auto command = command_of_key(std::array{kHint}, model, pressed)) return command;
    if (model.player.solution())
        if (auto command = command_of_key(kPlayPlayer, model, pressed)) return command;
    if (key == " " || key == "Enter") return take(view);
    return name_key(model, key);
}

}  // namespace shunt::ui
