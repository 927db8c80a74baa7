#include "ui/panels/npuzzle/npuzzle_cards.hpp"

#include <array>

#include "core/base/words.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kLine = 22;
constexpr std::size_t kProgramTableColumns = 7;
/// Right ends of the columns, in parts of the width; the second is set left of its end.
constexpr std::array<float, kProgramTableColumns> kEnds{0.06f, 0.26f, 0.44f, 0.55f, 0.73f, 0.86f, 1.0f};
using RowCells = std::array<std::string, kProgramTableColumns>;

const char* word(const std::string& outcome) {
    if (outcome == "excluded") return say("excluded");
    if (outcome == "infeasible") return say("no walk");
    if (outcome == "walk") return say("walk");
    if (outcome == "limit") return say("time over");
    if (outcome == "hung") return say("hung");
    if (outcome == "disagreement") return say("wrong");
    return say("failed");
}

void draw_cells(Frame& frame, Rect row, const RowCells& cells, TextStyle style, Colour colour) {
    for (std::size_t i = 0; i < kProgramTableColumns; ++i) {
        const bool left = i == 1;
        const float x = row.x + row.w * (left ? kEnds[0] + 0.035f : kEnds[i]);
        frame.paint.text({x, row.centre().y}, style, colour, cells[i], left ? Align::left : Align::right);
    }
}

RowCells cells_of(const ProgramAttempt& attempt) {
    const bool solved = attempt.constraints > 0;
    return {std::to_string(attempt.steps),
            word(attempt.outcome),
            solved ? grouped(attempt.variables) : "–",
            solved ? grouped(attempt.constraints) : "–",
            solved ? grouped(attempt.nonzeros) : "–",
            attempt.nodes ? grouped(*attempt.nodes) : "–",
            fixed(attempt.seconds, attempt.seconds < 10 ? 2 : 0)};
}

/// A row as one sees it, for those who hear it.
std::string words(const ProgramAttempt& attempt, const RowCells& cells) {
    std::string text = say("T = {steps}: {answer}", {{"steps", cells[0]}, {"answer", cells[1]}});
    if (attempt.constraints > 0) {
        text += ", " + say("{variables} variables, {constraints} constraints, {nonzeros} nonzeros, {nodes} nodes, "
                           "{seconds} s",
                           {{"variables", cells[2]},
                            {"constraints", cells[3]},
                            {"nonzeros", cells[4]},
                            {"nodes", cells[5]},
                            {"seconds", cells[6]}});
        if (attempt.is_small()) text += std::string(", ") + say("fits 2,000 by 2,000");
    }
    return attempt.note.empty() ? text : text + "; " + attempt.note;
}

std::string sums(const ProgramReport& report) {
    return say("{programs, plural, one {# program} other {# programs}}, {nodes} nodes, {seconds} s in the solver",
               {{"programs", report.attempts.size()},
                {"nodes", report.walk.nodes},
                {"seconds", fixed(report.solver_seconds, 2)}});
}

/// The last program that small licences take, if there is one.
const ProgramAttempt* largest_small(const ProgramReport& report) {
    const ProgramAttempt* found = nullptr;
    for (const ProgramAttempt& attempt : report.attempts) {
        if (attempt.constraints > 0 && attempt.is_small()) found = &attempt;
    }
    return found;
}

}  // namespace

float program_table_height(const std::optional<ProgramReport>& report) {
    if (!report || report->attempts.empty()) return 0;
    return (static_cast<float>(report->attempts.size()) + 4) * kLine + 8;
}

void program_table(Frame& frame, const std::optional<ProgramReport>& report, Rect area) {
    if (area.empty()) return;
    const Palette& colours = frame.colours;
    draw_cells(frame, area.cut_top(kLine),
               {"T", say("answer"), say("variables"), say("rows"), say("nonzeros"), say("nodes"), "s"}, type::kSmall,
               colours.quiet);
    for (const ProgramAttempt& attempt : report->attempts) {
        const Rect row = area.cut_top(kLine);
        const RowCells cells = cells_of(attempt);
        frame.label("program.row:" + cells[0], "text", row, words(attempt, cells));
        frame.paint.line({row.x, row.y}, {row.right(), row.y}, colours.line);
        const bool walk = attempt.outcome == "walk";
        draw_cells(frame, row, cells, walk ? type::kSmallStrong : type::kSmall, walk ? colours.accent : colours.ink);
    }
    const Rect total = area.cut_top(kLine);
    frame.label("program.total", "text", total, sums(*report));
    frame.paint.line({total.x, total.y}, {total.right(), total.y}, colours.line);
    frame.paint.text({total.x, total.centre().y}, type::kSmall, colours.quiet, sums(*report));
    const Rect badge = area.cut_top(2 * kLine);
    const ProgramAttempt* small = largest_small(*report);
    const std::string fits = small == nullptr ? say("none fits 2,000 variables and 2,000 constraints")
                                              : say("up to T = {steps} they fit 2,000 variables and 2,000 constraints",
                                                    {{"steps", std::to_string(small->steps)}});
    frame.label("program.fits", "text", badge, fits);
    frame.paint.paragraph({badge.x, badge.y + 4, badge.w, badge.h}, type::kSmall, colours.quiet, fits);
}

}  // namespace shunt::ui
