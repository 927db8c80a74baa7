#include "ui/widgets/rows.hpp"

#include <algorithm>

#include "core/base/words.hpp"

namespace shunt::ui {

namespace {

constexpr float kBesideGap = 10;       // between label and value
constexpr float kTwoLinePadding = 5;   // above and below two lines
constexpr std::size_t kMostLines = 2;  // of a label, and of a value
constexpr float kButtonPadding = 8;    // of a label without ground, left and right
constexpr float kButtonHeight = 28;
constexpr float kLeadsMark = 18;
constexpr float kNoteUp = 2;      // into the row above it
constexpr float kNoteLeast = 18;  // what a button needs beside it
constexpr float kNoteFoot = 7;

/// Takes a word out of the value wherever it stands, and says it once behind the label.
void say_once(const std::string& word, std::string& label, std::string& value) {
    if (value.find(word) == std::string::npos) return;
    for (std::size_t at = value.find(word); at != std::string::npos; at = value.find(word))
        value.erase(at, word.size());
    label += ", " + word;
}

/// The words of a row as they stand in a width: beside each other, or line by line.
struct RowWords {
    bool beside = true;
    std::vector<std::string> label;
    std::vector<std::string> value;

    [[nodiscard]] float height() const {
        if (beside) return kRowHeight;
        return 2 * kTwoLinePadding +
               Painter::line_height(type::kBody) * static_cast<float>(label.size() + value.size());
    }
};

/// Three metrics of groups do not fit a line with all their words: then what they share is said once.
RowWords row_words(const Frame& frame, const FactRow& row, float width) {
    const Painter& paint = frame.paint;
    std::string label = row.label;
    std::string value = row.value;
    const float beside =
        paint.width(type::kBody, label) + paint.width(type::kBody, value) + (value.empty() ? 0 : kBesideGap);
    if (beside <= width) return {true, {label}, {value}};
    if (paint.width(type::kBody, value) > width) say_once(say("super-"), label, value);
    return {false, paint.wrapped(type::kBody, label, width, kMostLines),
            paint.wrapped(type::kBody, value, width, kMostLines)};
}

/// What stands at the right end takes of the room for words.
float spare_of(const Frame& frame, const FactRow& row) {
    if (row.leads) return kLeadsMark;
    return row.button ? frame.paint.width(type::kStrong, row.button->button.label) + kButtonPadding : 0;
}

/// A row in a width: where its parts stand.
struct RowPlan {
    RowWords words;
    float spare = 0;  ///< at the right of the words, or of the note, if there is one
    float note = 0;   ///< height of it, with what is around it
    float height = 0;

    RowPlan(const Frame& frame, const FactRow& row, float width, float least) : spare(spare_of(frame, row)) {
        words = row_words(frame, row, row.note.empty() ? width - spare : width);
        if (!row.note.empty())
            note = std::max(frame.paint.paragraph_height(width - spare, type::kSmall, row.note), kNoteLeast) +
                   kNoteFoot - kNoteUp;
        height = std::max(words.height(), least) + note;
    }
};

std::string told(const FactRow& row) {
    std::string text =
        row.value.empty() ? row.label : say("{label}: {value}", {{"label", row.label}, {"value", row.value}});
    return row.note.empty() ? text : text + "; " + row.note;
}

/// The row in the mirror, and as something to press where it leads anywhere.
void tell_row(Frame& frame, const FactRow& row, Rect rect) {
    if (!row.leads) return frame.label(row.id, "text", rect, told(row));
    Widget widget;
    widget.id = row.id;
    widget.label = told(row);
    widget.rect = rect;
    if (press(frame, std::move(widget), {*row.leads}).hovered)
        frame.paint.rect(rect.inset(-8, 0), faded(frame.colours.ink, 0.04f), space::kRadius);
    draw_icon(frame.paint, Icon::next, {rect.right() - 7, rect.centre().y}, 12, frame.colours.quiet);
}

void draw_words(Frame& frame, const FactRow& fact, const RowWords& words, Rect row, bool old) {
    const Colour ink = old ? old_ink(frame.colours) : frame.colours.ink;
    const bool open = fact.value.empty() && !fact.note.empty();
    const Colour quiet = open ? frame.colours.ink : frame.colours.quiet;
    if (words.beside) {
        const float y = row.centre().y + 0.5f;
        frame.paint.text({row.x, y}, type::kBody, quiet, words.label.front());
        return frame.paint.text({row.right(), y}, type::kBody, ink, words.value.front(), Align::right);
    }
    row.cut_top((row.h - words.height()) / 2 + kTwoLinePadding);
    row.cut_top(frame.paint.draw_lines(row, type::kBody, quiet, words.label));
    frame.paint.draw_lines(row, type::kBody, ink, words.value, Align::right);
}

/// Where a value stands above the note, the button stands beside that; else it is in the middle.
void draw_button(Frame& frame, const FactRow& row, const RowPlan& plan, Rect rect) {
    const bool below = plan.note > 0 && !row.value.empty();
    const float middle =
        below ? rect.bottom() - plan.note - kNoteUp + kNoteLeast / 2 : rect.centre().y + (plan.note > 0 ? 0 : 0.5f);
    const float height = plan.note > 0 ? kButtonHeight : rect.h - 1;
    button(frame, {rect.right() - plan.spare, middle - height / 2, plan.spare + kButtonPadding, height},
           row.button->button, row.button->command);
}

void draw_row(Frame& frame, const FactRow& row, const RowPlan& plan, Rect rect, bool old) {
    frame.paint.line({rect.x, rect.y}, {rect.right(), rect.y}, frame.colours.line);
    const bool noted = plan.note > 0;
    Rect words = rect;
    if (noted) {
        const Rect note = words.cut_bottom(plan.note);
        frame.paint.paragraph({note.x, note.y - kNoteUp, note.w - plan.spare, note.h}, type::kSmall,
                              frame.colours.quiet, row.note);
    } else {
        words.w -= plan.spare;
    }
    tell_row(frame, row, row.button && !noted ? words : rect);
    draw_words(frame, row, plan.words, words, old);
    if (row.button) draw_button(frame, row, plan, rect);
}

}  // namespace

Colour old_ink(const Palette& colours) { return faded(colours.quiet, 0.6f); }

float fact_rows_height(const Frame& frame, const FactRows& rows, float width) {
    float height = 0;
    for (const FactRow& row : rows.rows) height += RowPlan(frame, row, width, rows.least).height;
    return height;
}

void draw_fact_rows(Frame& frame, const FactRows& rows, Rect area) {
    for (const FactRow& row : rows.rows) {
        const RowPlan plan(frame, row, area.w, rows.least);
        draw_row(frame, row, plan, area.cut_top(plan.height), rows.old);
    }
}

}  // namespace shunt::ui
