// What is asked of who draws, who may go on drawing: no answer is an answer, too.
#include <algorithm>

#include "core/base/words.hpp"
#include "ui/panels/build/build_parts.hpp"
#include "ui/words/drawing_words.hpp"

namespace shunt::ui {

namespace {

constexpr float kQuestion = 50;
constexpr float kMostQuestion = 420;  // of its width

bool asks_about_gates(const Editor& editor) {
    return editor.admits_pieces() || (editor.tool() == Tool::gate && editor.layer() == 0);
}

void answer(Frame& frame, Rect& line, const char* id, const char* label, ButtonStyle style, const Command& command) {
    const Rect rect = line.cut_right(button_width(frame, label), 8);
    button(frame, rect, {id, label, Icon::none, style, false, std::nullopt}, command);
}

void ask(Frame& frame, Rect line, const char* id, const std::string& question) {
    frame.label(id, "text", line, question);
    frame.paint.text({line.x, line.centre().y}, type::kStrong, frame.colours.on_tip,
                     frame.paint.fitted(type::kStrong, question, line.w));
}

/// "Cut C and 0?"
void ask_size(Frame& frame, const Editor& editor, Rect line) {
    answer(frame, line, "build.keep", say("Keep"), ButtonStyle::primary, command::AnswerSize{false});
    answer(frame, line, "build.cut", say("Cut"), ButtonStyle::plain, command::AnswerSize{true});
    const std::string names = listed_names(cut_by(editor.drawing(), *editor.asked_size()));
    ask(frame, line, "build.cut.question", say("Cut {pieces}?", {{"pieces", names}}));
}

/// Whom the gates let through: those of the goals, unless others are chosen.
void ask_gates(Frame& frame, const Editor& editor, Rect line) {
    const bool gates = has_gates(editor.drawing());
    const bool choosing = editor.admits_pieces();
    if (choosing)
        answer(frame, line, "build.pass.done", say("Done"), ButtonStyle::primary, command::AdmitPieces{false});
    if (gates && !choosing)
        answer(frame, line, "build.pass", say("Choose"), ButtonStyle::plain, command::AdmitPieces{});
    ask(frame, line, "build.pass.question",
        gates ? gate_words(editor.drawing()) : say("Gates let some pieces through."));
}

}  // namespace

bool asks_on_board(const Editor& editor) {
    return editor.asked_size().has_value() || editor.wants_goal_piece() || asks_about_gates(editor);
}

void board_question(Frame& frame, const Editor& editor, Rect row) {
    frame.paint.rect(row, frame.colours.tip, space::kRadius);
    const Rect line = row.inset(12, std::max(0.0f, std::min(6.0f, (row.h - space::kFinger) / 2)));
    if (editor.asked_size()) return ask_size(frame, editor, line);
    if (!editor.wants_goal_piece()) return ask_gates(frame, editor, line);
    ask(frame, line, "build.goal.question", say("Which piece has to get somewhere? Press it."));
}

void question_below(Frame& frame, const Editor& editor, Rect& area) {
    if (!asks_on_board(editor)) return;
    const float width = std::min(area.w, kMostQuestion);
    const Rect row = area.cut_bottom(kQuestion, 10);
    board_question(frame, editor, {row.centre().x - width / 2, row.y, width, row.h});
}

}  // namespace shunt::ui
