#include "ui/panels/program_table.hpp"

#include <array>

#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kLine = 22;
constexpr std::size_t kColumns = 7;
/// Right ends of the columns, in parts of the width; the second is set left of its end.
constexpr std::array<float, kColumns> kEnds{0.06f, 0.28f, 0.46f, 0.58f, 0.75f, 0.88f, 1.0f};
using Cells = std::array<std::string, kColumns>;

const char* word(const std::string& outcome) {
    if (outcome == "excluded") return "excluded";
    if (outcome == "infeasible") return "no walk";
    if (outcome == "walk") return "walk";
    if (outcome == "limit") return "time over";
    if (outcome == "hung") return "hung";
    if (outcome == "disagreement") return "wrong";
    return "failed";
}

void draw_cells(Frame& frame, Rect row, const Cells& cells, TextStyle style, Colour colour) {
    for (std::size_t i = 0; i < kColumns; ++i) {
        const bool left = i == 1;
        const float x = row.x + row.w * (left ? kEnds[0] + 0.035f : kEnds[i]);
        frame.paint.text({x, row.centre().y}, style, colour, cells[i], left ? Align::left : Align::right);
    }
}

Cells cells_of(const ProgramAttempt& attempt) {
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
std::string words(const ProgramAttempt& attempt, const Cells& cells) {
    std::string text = "T = " + cells[0] + ": " + cells[1];
    if (attempt.constraints > 0)
        text += ", " + cells[2] + " variables, " + cells[3] + " constraints, " + cells[4] + " nonzeros, " + cells[5] +
                " nodes, " + cells[6] + " s" + (attempt.is_small() ? ", fits 2,000 by 2,000" : "");
    return attempt.note.empty() ? text : text + "; " + attempt.note;
}

std::string sums(const ProgramReport& report) {
    return count_text(report.attempts.size(), "program", "programs") + ", " + grouped(report.walk.nodes) + " nodes, " +
           fixed(report.solver_seconds, 2) + " s in the solver";
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
    return (static_cast<float>(report->attempts.size()) + 3) * kLine + 8;
}

void program_table(Frame& frame, const std::optional<ProgramReport>& report, Rect area) {
    if (area.empty()) return;
    const Palette& colours = frame.colours;
    draw_cells(frame, area.cut_top(kLine), {"T", "answer", "variables", "rows", "nonzeros", "nodes", "s"}, type::kSmall,
               colours.quiet);
    for (const ProgramAttempt& attempt : report->attempts) {
        const Rect row = area.cut_top(kLine);
        const Cells cells = cells_of(attempt);
        frame.label(("program.row:" + cells[0]).c_str(), "text", row, words(attempt, cells));
        frame.paint.line({row.x, row.y}, {row.right(), row.y}, colours.line);
        const bool walk = attempt.outcome == "walk";
        draw_cells(frame, row, cells, walk ? type::kSmallStrong : type::kSmall, walk ? colours.accent : colours.ink);
    }
    const Rect total = area.cut_top(kLine);
    frame.label("program.total", "text", total, sums(*report));
    frame.paint.line({total.x, total.y}, {total.right(), total.y}, colours.line);
    frame.paint.text({total.x, total.centre().y}, type::kSmall, colours.quiet, sums(*report));
    const Rect badge = area.cut_top(kLine);
    const ProgramAttempt* small = largest_small(*report);
    const std::string fits = small == nullptr ? "none fits 2,000 variables and 2,000 constraints"
                                              : "up to T = " + std::to_string(small->steps) +
                                                    " they fit 2,000 variables and 2,000 constraints";
    frame.label("program.fits", "text", badge, fits);
    frame.paint.text({badge.x, badge.centre().y}, type::kSmall, colours.quiet, fits);
}

}  // namespace shunt::ui
