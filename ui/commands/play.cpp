#include "ui/commands/run.hpp"

namespace shunt::ui {

namespace play_commands {

using namespace command;

struct Runner {
    AppModel& model;
    ViewState& view;

    void operator()(const OpenEntry& open) const {
        if (!open.entry) return;
        model.open(open.entry);
        view.show_puzzle();
    }
    void operator()(const PlayMove& play) const { model.play(play.move, play.animate); }
    void operator()(const SlidePiece& slide) const { model.slide(slide.piece, slide.direction); }
    void operator()(const NudgePiece& nudge) const { model.nudge(nudge.piece, nudge.direction); }
    void operator()(const SelectPiece& select) const {
        const bool known = select.piece && *select.piece < model.puzzle().pieces().size();
        view.selected_piece = known ? select.piece : std::nullopt;
        if (known) view.pointed_piece = select.piece;
    }
    void operator()(const PointAtPiece& point) const {
        if (point.piece >= model.puzzle().pieces().size()) return;
        view.pointed_piece = point.piece;
        if (view.selected_piece != point.piece) view.selected_piece.reset();
    }
    void operator()(const Undo&) const { model.undo(); }
    void operator()(const Redo&) const { model.redo(); }
    void operator()(const Reset&) const { model.reset(); }
    void operator()(const GoToMove& go) const { model.go_to_move(go.step); }
    void operator()(const CopyMoves&) const { model.copy_moves(); }
    void operator()(const TypeMoves& typed) const { model.type_moves(typed.text); }
    void operator()(const ReturnToPlay&) const { model.return_to_play(); }
    void operator()(const PlayFromSample&) const { model.play_from_sample(); }
    void operator()(const TakeHint&) const { model.hint(); }
    void operator()(const TogglePlayer&) const { model.toggle_player(); }
    void operator()(const PlayerForward&) const { model.player_forward(); }
    void operator()(const PlayerBack&) const { model.player_back(); }
    void operator()(const PlayerSpeed&) const { model.next_speed(); }
    void operator()(const ScrubPlayer& scrub) const { model.scrub(scrub.step); }
};

}  // namespace play_commands

void run(command::Play list, AppModel& model, ViewState& view, const Command& command) {
    // Without a puzzle there is nothing to play; only opening one makes sense.
    if (model.has_puzzle() || command.as<command::OpenEntry>()) command.visit(list, play_commands::Runner{model, view});
}

}  // namespace shunt::ui
