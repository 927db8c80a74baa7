#include "ui/widgets/rows.hpp"

#include <vector>

#include "core/base/words.hpp"

namespace shunt::ui {

namespace {

constexpr float kBesideGap = 10;       // between label and value
constexpr float kTwoLinePadding = 5;   // above and below two lines
constexpr std::size_t kMostLines = 2;  // of a label, and of a value

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

}  // namespace

Colour old_ink(const Palette& colours) { return faded(colours.quiet, 0.6f); }

float fact_row_height(const Frame& frame, const FactRow& row, float width, float spare) {
    return row_words(frame, row, width - spare).height();
}

float fact_rows_height(const Frame& frame, std::span<const FactRow> rows, float width) {
    float height = 0;
    for (const FactRow& row : rows) height += fact_row_height(frame, row, width);
    return height;
}

void draw_fact_row(Frame& frame, Rect& area, const FactRow& fact, float spare, bool old) {
    const RowWords words = row_words(frame, fact, area.w - spare);
    Rect row = area.cut_top(words.height());
    frame.paint.line({row.x, row.y}, {row.right(), row.y}, frame.colours.line);
    row.w -= spare;
    frame.label(fact.id, "text", row, say("{label}: {value}", {{"label", fact.label}, {"value", fact.value}}));
    const Colour ink = old ? old_ink(frame.colours) : frame.colours.ink;
    if (words.beside) {
        const float y = row.centre().y + 0.5f;
        frame.paint.text({row.x, y}, type::kBody, frame.colours.quiet, words.label.front());
        return frame.paint.text({row.right(), y}, type::kBody, ink, words.value.front(), Align::right);
    }
    row.cut_top(kTwoLinePadding);
    row.cut_top(frame.paint.draw_lines(row, type::kBody, frame.colours.quiet, words.label));
    frame.paint.draw_lines(row, type::kBody, ink, words.value, Align::right);
}

void draw_fact_rows(Frame& frame, Rect& area, std::span<const FactRow> rows) {
    for (const FactRow& row : rows) draw_fact_row(frame, area, row);
}

}  // namespace shunt::ui
