#include "ui/panels/npuzzle/npuzzle_cards.hpp"

#include <array>
#include <utility>
#include <vector>

#include "core/base/words.hpp"
#include "ui/widgets/segmented.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kNPuzzleAnswerBetween = 8;

/// What the card says, before it is laid out.
struct Content {
    Headline answer;
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

/// "depth 21 · 3 M/s · 12 MB · 4 s": what is known of these.
std::string progress_line(const JobProgress& progress) {
    std::string line;
    const auto add = [&](const std::string& part) { line += (line.empty() || part.empty() ? "" : " · ") + part; };
    add(progress.phase);
    if (progress.rate > 0) add(rate_text(progress.rate));
    if (progress.bytes > 0) add(bytes_text(progress.bytes));
    if (progress.seconds > 0) add(duration_text(progress.seconds));
    return line;
}

Content running_content(const NPuzzle& lab, const Job& job) {
    Content content;
    content.answer.strong = job.terms.title;
    if (job.state == JobState::waiting) {
        content.answer.quiet = say("waiting for its turn");
        return content;
    }
    JobProgress progress = job.progress;
    if (job.cancelling) progress.phase = say("ending");
    content.answer.quiet = progress_line(progress);
    if (lab.so_far()) search_rows(content, *lab.so_far(), true);
    return content;
}

Content answer_content(const NPuzzleAnswer& answer) {
    const NPuzzleReport& report = answer.report;
    Content content;
    content.letters = grouped_letters(report.letters);
    if (report.length) {
        content.answer.big = std::to_string(*report.length);
        content.answer.strong =
            say("{count, plural, one {step} other {steps}}, proved shortest", {{"count", *report.length}});
        content.answer.quiet = say("a step: one tile by one cell");
    } else if (report.best) {
        content.answer.big = std::to_string(*report.best);
        content.answer.strong = say("steps, the best so far");
        content.answer.quiet =
            say("no solution has fewer than {steps}", {{"steps", steps(report.at_least.value_or(0))}});
    } else {
        content.answer.strong = report.status == Status::unsolvable ? say("Proved unsolvable") : say("Not finished");
        if (report.at_least)
            content.answer.quiet = say("at least {steps} are needed", {{"steps", steps(*report.at_least)}});
    }
    search_rows(content, report, false);
    return content;
}

Content content_of(const Model& model) {
    const NPuzzle& lab = model.npuzzle.get();
    Content content;
    if (const Job* job = lab.job())
        content = running_content(lab, *job);
    else if (lab.answer() != nullptr)
        content = answer_content(*lab.answer());
    else {
        content.answer.strong = say("Shortest solution");
        content.answer.quiet = say("the fewest steps to its goal");
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

}  // namespace

void npuzzle_solve_button(Frame& frame, const Model& model, Rect rect) {
    const NPuzzle& lab = model.npuzzle.get();
    if (const Job* job = lab.job()) {
        const Button stop{"npuzzle.stop", say("Stop"), Icon::none, ButtonStyle::plain, job->cancelling, std::nullopt};
        button(frame, rect, stop, command::StopTiles{});
        return;
    }
    const Button solve{"npuzzle.solve",         say("Solve"), Icon::none, ButtonStyle::primary,
                       !lab.obstacle().empty(), std::nullopt};
    button(frame, rect, solve, command::SolveTiles{});
}

Card npuzzle_answer_card(const Model& model, bool own_button) {
    const NPuzzle& lab = model.npuzzle.get();
    const Job* job = lab.job();
    Content content = content_of(model);
    Card card;
    card.add(Drawn{space::kControl, [&model, own_button](Frame& frame, Rect row) {
                       if (own_button)
                           npuzzle_solve_button(frame, model, row.cut_right(button_width(frame, say("Solve")), 10));
                       method_selector(frame, model.npuzzle.get(), row);
                   }});
    card.add(HeadlineBlock{"npuzzle.answer", std::move(content.answer)});
    if (job != nullptr) card.add(ProgressBlock{"npuzzle.progress", job->progress.fraction()});
    card.add(FactRows{std::move(content.rows)}, kNPuzzleAnswerBetween);
    if (!content.letters.empty()) {
        card.add(Passage{"npuzzle.letters",
                         {{say("Letters: {letters}", {{"letters", content.letters}}), type::kSmall, &Palette::ink}}},
                 kNPuzzleAnswerBetween);
        card.add(Links{{"npuzzle.copy", say("Copy letters"), false, command::CopyLetters{}}}, 4);
    }
    card.add(note("npuzzle.note", content.note, &Palette::danger), kNPuzzleAnswerBetween);
    return card;
}

}  // namespace shunt::ui
