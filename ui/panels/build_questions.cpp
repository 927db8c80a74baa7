// What is asked below the board while one goes on drawing: no answer is an answer, too.
#include <algorithm>

#include "core/base/words.hpp"
#include "ui/panels/build_parts.hpp"
#include "ui/words/drawing_words.hpp"

namespace shunt::ui {

namespace {

/// The line in which it is asked, at the bottom of `area`, which becomes as much lower.
Rect question_line(Frame& frame, Rect& area) {
    const float width = std::min(area.w, 420.0f);
    Rect line = area.cut_bottom(50, 10);
    line = {line.centre().x - width / 2, line.y, width, line.h};
    frame.paint.rect(line, frame.colours.tip, space::kRadius);
    return line.inset(12, 6);
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

void board_questions(Frame& frame, const Editor& editor, Rect& area) {
    if (editor.asked_size()) return ask_size(frame, editor, question_line(frame, area));
    if (editor.wants_goal_piece()) {
        Rect line = question_line(frame, area);
        return ask(frame, line, "build.goal.question", say("Which piece has to get somewhere? Press it."));
    }
    const bool gates = editor.admits_pieces() || (editor.tool() == Tool::gate && editor.layer() == 0);
    if (gates) ask_gates(frame, editor, question_line(frame, area));
}

}  // namespace shunt::ui
