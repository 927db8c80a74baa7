#include "ui/panels/npuzzle/npuzzle_cards.hpp"

#include <array>
#include <vector>

#include "core/base/words.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/card.hpp"
#include "ui/widgets/progress_bar.hpp"
#include "ui/widgets/rows.hpp"
#include "ui/widgets/segmented.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kNPuzzleAnswerBetween = 8;
constexpr float kNPuzzleAnswer = 58;
constexpr float kNPuzzleAnswerBar = 5;
constexpr float kLetters = 30;

/// What the card says, before it is laid out.
struct Content {
    std::string number;  ///< the largest text; empty when there is no answer
    std::string strong;
    std::string quiet;
    std::vector<FactRow> rows;
    std::string letters;  ///< in groups of five
    std::string note;     ///< why there is no answer, or no proof
};

std::string steps(int count) { return length_text(static_cast<std::uint64_t>(count), puzzle::Metric::step); }

std::string grouped_letters(const std::string& letters) {
    constexpr std::size_t kGroup = 5;
    std::string text;
    for (std::size_t i = 0; i < letters.size(); ++i) {
        if (i > 0 && i % kGroup == 0) text += ' ';
        text += letters[i];
    }
    return text;
}

const char* method_words(const std::string& method) {
    if (method == "bfs") return say("breadth-first search");
    if (method == "ida") return say("IDA*, pattern tables");
    if (method == "plne" || method == "plm") return say("integer programs");
    return method == "file" ? say("another solver's file") : say("none was needed");
}

void search_rows(Content& content, const NPuzzleReport& report, bool running) {
    if (running && report.at_least)
        content.rows.push_back({"row.tile.bound", say("lower bound"), steps(*report.at_least)});
    if (running && report.best) content.rows.push_back({"row.tile.best", say("best so far"), steps(*report.best)});
    // Other solvers reach no boards, and their memory is their own.
    const bool own = report.method.empty() || report.method == "bfs" || report.method == "ida";
    if (own) content.rows.push_back({"row.tile.nodes", say("boards reached"), grouped(report.nodes)});
    if (!running && report.method != "file")
        content.rows.push_back({"row.tile.time", say("time"), duration_text(report.seconds)});
    if (!running && own) content.rows.push_back({"row.tile.memory", say("memory"), bytes_text(report.peak_bytes)});
    content.rows.push_back({"row.tile.method", say("search"), method_words(report.method)});
}

Content running_content(const NPuzzle& lab, const Job& job) {
    Content content;
    content.strong = job.terms.title;
    if (job.state == JobState::waiting) {
        content.quiet = say("waiting for its turn");
        return content;
    }
    content.quiet = job.cancelling ? say("ending") : job.progress.phase;
    if (job.progress.rate > 0) content.quiet += " · " + rate_text(job.progress.rate);
    content.quiet += " · " + bytes_text(job.progress.bytes) + " · " + duration_text(job.progress.seconds);
    if (lab.so_far()) search_rows(content, *lab.so_far(), true);
    return content;
}

Content answer_content(const NPuzzleAnswer& answer) {
    const NPuzzleReport& report = answer.report;
    Content content;
    content.letters = grouped_letters(report.letters);
    if (report.length) {
        content.number = std::to_string(*report.length);
        content.strong = say("{count, plural, one {step} other {steps}}, proved shortest", {{"count", *report.length}});
        content.quiet = say("a step: one tile by one cell");
    } else if (report.best) {
        content.number = std::to_string(*report.best);
        content.strong = say("steps, the best so far");
        content.quiet = say("no solution has fewer than {steps}", {{"steps", steps(report.at_least.value_or(0))}});
    } else {
        content.strong = report.status == Status::unsolvable ? say("Proved unsolvable") : say("Not finished");
        if (report.at_least) content.quiet = say("at least {steps} are needed", {{"steps", steps(*report.at_least)}});
    }
    search_rows(content, report, false);
    return content;
}

Content content_of(const Model& model) {
    const NPuzzle& lab = model.npuzzle.get();
    Content content;
    if (const Job* job = lab.job(model.jobs))
        content = running_content(lab, *job);
    else if (lab.answer() != nullptr)
        content = answer_content(*lab.answer());
    else {
        content.strong = say("Shortest solution");
        content.quiet = say("the fewest steps to its goal");
    }
    content.note = !lab.failure().empty() ? lab.failure() : lab.obstacle();
    return content;
}

void method_selector(Frame& frame, const NPuzzle& lab, Rect row) {
    const std::array<Segment, 3> segments{
        Segment{"npuzzle.method:automatic", say("auto"), say("automatic: the faster search"),
                command::SetTileMethod{NPuzzleMethod::automatic}},
        Segment{"npuzzle.method:bfs", say("breadth"), say("breadth-first search, up to 12 cells"),
                command::SetTileMethod{NPuzzleMethod::breadth_first}},
        Segment{"npuzzle.method:ida", "IDA*", say("IDA*: iterative deepening with pattern tables"),
                command::SetTileMethod{NPuzzleMethod::deepening}}};
    segmented(frame, row, "npuzzle.methods", say("How to search"), segments, static_cast<int>(lab.method()));
}

void answer_text(Frame& frame, const Content& content, Rect area) {
    const Palette& colours = frame.colours;
    const std::string told = content.number + (content.number.empty() ? "" : " ") + content.strong;
    frame.label("npuzzle.answer", "text", area, told + "; " + content.quiet);
    float x = area.x;
    if (!content.number.empty()) {
        frame.paint.text({x, area.centre().y}, type::kAnswer, colours.ink, content.number);
        x += frame.paint.width(type::kAnswer, content.number) + 14;
    }
    const float room = area.right() - x;
    frame.paint.text({x, area.centre().y - 9}, type::kStrong, colours.ink,
                     frame.paint.fitted(type::kStrong, content.strong, room));
    frame.paint.text({x, area.centre().y + 12}, type::kSmall, colours.quiet,
                     frame.paint.fitted(type::kSmall, content.quiet, room));
}

void letters_rows(Frame& frame, const Content& content, Rect& area) {
    constexpr float kPadding = 10;
    frame.paint.line({area.x, area.y}, {area.right(), area.y}, frame.colours.line);
    area.cut_top(kNPuzzleAnswerBetween);
    const Rect text = area.cut_top(frame.paint.paragraph_height(area.w, type::kSmall, content.letters), 4);
    frame.label("npuzzle.letters", "text", text, say("Letters: {letters}", {{"letters", content.letters}}));
    frame.paint.paragraph(text, type::kSmall, frame.colours.ink, content.letters);
    const char* label = say("Copy letters");
    Rect row = area.cut_top(kLetters);
    row.x -= kPadding;
    const Rect rect = row.cut_left(frame.paint.width(type::kStrong, label) + 2 * kPadding);
    button(frame, rect, {"npuzzle.copy", label, Icon::none, ButtonStyle::text, false, std::nullopt},
           command::CopyLetters{});
}

float height_of(const Frame& frame, const Content& content, float width, bool running) {
    float height = 2 * space::kCard + space::kControl + kNPuzzleAnswer + fact_rows_height(frame, content.rows, width);
    if (running) height += kNPuzzleAnswerBar + kNPuzzleAnswerBetween;
    if (!content.letters.empty())
        height +=
            kNPuzzleAnswerBetween + frame.paint.paragraph_height(width, type::kSmall, content.letters) + 4 + kLetters;
    if (!content.note.empty())
        height += frame.paint.paragraph_height(width, type::kBody, content.note) + kNPuzzleAnswerBetween;
    return height;
}

}  // namespace

void npuzzle_solve_button(Frame& frame, const Model& model, Rect rect) {
    const NPuzzle& lab = model.npuzzle.get();
    if (const Job* job = lab.job(model.jobs)) {
        const Button stop{"npuzzle.stop", say("Stop"), Icon::none, ButtonStyle::plain, job->cancelling, std::nullopt};
        button(frame, rect, stop, command::StopTiles{});
        return;
    }
    const Button solve{"npuzzle.solve",         say("Solve"), Icon::none, ButtonStyle::primary,
                       !lab.obstacle().empty(), std::nullopt};
    button(frame, rect, solve, command::SolveTiles{});
}

float npuzzle_answer_card(Frame& frame, const Model& model, Rect column, bool own_button) {
    const NPuzzle& lab = model.npuzzle.get();
    const Job* job = lab.job(model.jobs);
    const Content content = content_of(model);
    const float height = height_of(frame, content, column.w - 2 * space::kCard, job != nullptr);
    Rect inner = card(frame, column.cut_top(height));
    Rect top = inner.cut_top(space::kControl);
    const Rect rect = own_button ? top.cut_right(button_width(frame, say("Solve")), 10) : Rect{};
    method_selector(frame, lab, top);
    if (own_button) npuzzle_solve_button(frame, model, rect);
    answer_text(frame, content, inner.cut_top(kNPuzzleAnswer));
    if (job != nullptr)
        progress_bar(frame, inner.cut_top(kNPuzzleAnswerBar, kNPuzzleAnswerBetween), "npuzzle.progress",
                     say("Progress"), job->progress.fraction());
    draw_fact_rows(frame, inner, content.rows);
    if (!content.letters.empty()) letters_rows(frame, content, inner);
    if (!content.note.empty()) {
        const Rect text = inner.cut_top(frame.paint.paragraph_height(inner.w, type::kBody, content.note));
        frame.label("npuzzle.note", "text", text, content.note);
        frame.paint.paragraph(text, type::kBody, frame.colours.danger, content.note);
    }
    return height;
}

}  // namespace shunt::ui
