#include "ui/panels/cards/moves_text.hpp"

#include "core/base/words.hpp"
#include "core/moves/reach.hpp"
#include "ui/board/board_keys.hpp"
#include "ui/widgets/text_field.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kFieldRows = 4;
constexpr float kFieldBorder = 16;  // above and below the rows
constexpr float kWordsBelow = 52;   // always kept, so that nothing moves when a fault comes or goes
constexpr float kBelowField = 8;
constexpr Fold kMovesFold{"moves", Phrase("Moves as text"), Phrase("to type, paste and copy"), Phrase("type, paste"),
                          &ViewState::moves_open};
constexpr const char* kMovesWords = "moves.words";

float field_height(const Frame& frame) { return kFieldRows * (frame.touch ? 24.0f : 20.0f) + kFieldBorder; }

/// "9 R": a move that can be made on the board that is shown; empty when none can.
std::string example(const Model& model) {
    const puzzle::Puzzle& puzzle = model.open.puzzle();
    for (std::size_t piece = 0; piece < puzzle.pieces().size(); ++piece) {
        const auto id = static_cast<puzzle::PieceId>(piece);
        for (const moves::Reach& reach : moves::reachable(puzzle, model.play.session().position(), id))
            if (!reach.path.empty()) return moves::describe(puzzle, {{id}, reach.path});
    }
    return "";
}

std::string how_to(const Model& model) {
    const std::string move = example(model);
    if (move.empty()) return say("No piece can move.");
    return say("Type a piece and its way, such as {move}, or paste moves. R2 is RR.", {{"move", move}});
}

std::string played(const PlaySession& session, puzzle::Metric metric) {
    const std::string counts = counts_text(session.counts(), metric);
    return session.begins_at_start() ? say("{counts}. The board follows what you type.", {{"counts", counts}})
                                     : say("{counts}, from where you began to play.", {{"counts", counts}});
}

std::string words_below(const Model& model) {
    const PlaySession& session = model.play.session();
    if (const Error* fault = model.play.typed_moves().fault(session)) return sentence(to_string(*fault));
    if (const Error* missing = model.play.typed_moves().unfinished(session)) {
        std::string question = sentence(missing->message);
        question.pop_back();  // it asks
        return question;
    }
    return session.step() == 0 ? how_to(model) : played(session, model.open.metric());
}

void moves_text(Frame& frame, const Model& model, const ViewState& view, Rect inner) {
    const PlaySession& session = model.play.session();
    const Error* fault = model.play.typed_moves().fault(session);
    const Rect box = inner.cut_top(field_height(frame), kBelowField);
    const Rect below{inner.x, inner.y, inner.w, kWordsBelow};
    const std::string said = words_below(model);
    frame.label(kMovesWords, "text", below, said);
    frame.paint.paragraph(below, type::kSmall, fault != nullptr ? frame.colours.danger : frame.colours.quiet, said);
    TextField field{"moves.text", say("Your moves as text"), model.play.typed_moves().text(session), fault != nullptr,
                    [](std::string text) -> Command { return command::TypeMoves{std::move(text)}; }};
    field.multiline = true;
    field.described_by = kMovesWords;
    field.below = kBelowField + kWordsBelow;
    field.escape = command::Focus{"piece:" + std::to_string(piece_of_keys(model, view))};
    if (fault != nullptr) {
        field.fault_line = fault->line;
        field.fault_column = fault->column;
    }
    text_field(frame, box, field);
}

}  // namespace

Card moves_text_card(const Frame& frame, const Model& model, const ViewState& view) {
    Card card(kMovesFold, view);
    if (card.is_folded()) return card;
    card.add(Drawn{field_height(frame) + kBelowField + kWordsBelow,
                   [&](Frame& drawn, Rect area) { moves_text(drawn, model, view, area); }});
    return card;
}

}  // namespace shunt::ui
