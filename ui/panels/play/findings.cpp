#include "ui/panels/play/findings.hpp"

#include <algorithm>
#include <vector>

#include "core/base/words.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/fold.hpp"
#include "ui/widgets/rows.hpp"
#include "ui/words/difficulty_text.hpp"
#include "ui/words/length_text.hpp"
#include "ui/words/origin_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kFindingPadding = 10;  // of a button, left and right
constexpr float kFindingNote = 29;     // from the top of a finding to its note
constexpr float kFindingButton = 18;   // what a button needs beside the note
constexpr float kFindingFoot = 7;
constexpr std::uint64_t kDiameterPositions = 100'000;  // core/analysis/diameter.hpp

/// One finding: what is known, or what it would cost.
struct Line {
    std::string id;  ///< "diameter"
    const char* label;
    std::string value;   ///< empty until known
    std::string note;    ///< about the value, or the price
    std::string button;  ///< what may be done about it; empty for nothing
    bool disabled = false;
    bool running = false;
    bool opens = false;  ///< the button opens a position that is found
};

const CensusOutcome* complete_census(const Model& model) {
    const CensusOutcome* report = model.explorer.census().report;
    return report != nullptr && report->status == Status::complete ? report : nullptr;
}

/// A search from all goals takes twice as long as the census took, when that is known.
std::string search_from_goals(const CensusOutcome* census) {
    if (census == nullptr || census->seconds < 0.25) return say("a search from all goals");
    return say("a search from all goals, about {time}", {{"time", duration_text(census->seconds * 2)}});
}

Line hardest_line(const Model& model) {
    const auto& found = model.findings.of(model.open.metric()).of<outcome::HardestStart>();
    const CensusOutcome* census = complete_census(model);
    Line line{"hardest", say("hardest start"), "", "", say("Find")};
    line.disabled = model.open.puzzle().goals().empty();
    if (!found) {
        line.note = line.disabled ? say("needs a goal") : search_from_goals(census);
        return line;
    }
    line.opens = true;
    line.button.clear();
    line.value = say("none");
    line.note = say("no goal can be reached");
    if (!found->distance) return line;
    line.value = say("{length} from a goal", {{"length", length_text(*found->distance, model.open.metric())}});
    line.note = say("{count, plural, one {# position is that far} other {# positions are that far}}",
                    {{"count", found->starts}});
    line.button = say("Open this position");
    return line;
}

Line diameter_line(const Model& model) {
    const auto& found = model.findings.of(model.open.metric()).of<outcome::Diameter>();
    const CensusOutcome* census = complete_census(model);
    Line line{"diameter", say("diameter"), "", "", say("Find")};
    if (found) {
        line.value = found->length ? length_text(*found->length, model.open.metric()) : say("not worked out");
        line.note = found->length ? say("between the two positions farthest apart") : found->reason;
        line.button.clear();
        return line;
    }
    line.disabled = census != nullptr && census->reachable > kDiameterPositions;
    line.note = line.disabled ? say("for up to {count} positions", {{"count", kDiameterPositions}})
                              : say("a census, then a search from dozens of positions");
    return line;
}

std::string largest_words(const outcome::Components::OfSize& largest) {
    if (largest.count == 1)
        return say("the largest has {count, plural, one {# position} other {# positions}}", {{"count", largest.size}});
    return say("the {components} largest have {count, plural, one {# position} other {# positions}} each",
               {{"components", largest.count}, {"count", largest.size}});
}

Line components_line(const Model& model) {
    const auto& found = model.findings.of(model.open.metric()).of<outcome::Components>();
    const CensusOutcome* census = complete_census(model);
    Line line{"components", say("components"), "", "", say("Find")};
    if (found) {
        line.value = say("{count} of all packings", {{"count", found->count}});
        line.button.clear();
        if (found->sizes.empty()) return line;
        line.note = largest_words(found->sizes.back());
        return line;
    }
    const bool packed = census == nullptr || census->storage != "hashed";
    line.disabled = !packed;
    line.note = packed ? say("a census and a search of all packings") : say("needs numbered packings: too many here");
    if (packed && census != nullptr && !census->packings.empty())
        line.note = say("a census and a search of {count} packings", {{"count", grouped(census->packings)}});
    return line;
}

Line difficulty_line(const Model& model) {
    const auto& found = model.findings.of(model.open.metric()).difficulty;
    Line line{"difficulty", say("difficulty, BB"), "", say("random walks until the error is 1 %"), say("Measure")};
    line.disabled = model.open.puzzle().goals().empty();
    if (line.disabled) line.note = say("needs a goal");
    if (!found) return line;
    if (!found->bb) {
        line.value = say("none");
        line.note = say("no goal can be reached");
        line.button.clear();
        return line;
    }
    line.value = difficulty_text(*found);
    line.note = say("positions less the mean path; ± standard error");
    line.button = *found->standard_error > 0 ? say("More precisely") : "";
    return line;
}

Line line_of(const Model& model, Finding finding) {
    constexpr std::array kLines{hardest_line, diameter_line, components_line, difficulty_line};
    Line line = kLines[static_cast<std::size_t>(finding)](model);
    line.running = model.findings.asked(model.jobs, finding, model.open.metric());
    if (line.running) line.button = say("Stop");
    return line;
}

Command act(Finding finding, const Line& line) {
    if (line.running) return command::StopFinding{finding};
    if (line.opens) return command::OpenHardestStart{};
    return command::AskFinding{finding};
}

/// What the census says besides.
std::vector<FactRow> counted_facts(const Model& model) {
    const CensusOutcome* census = complete_census(model);
    std::vector<FactRow> facts;
    if (census == nullptr) return facts;
    if (census->goal_positions)
        facts.push_back({"row.goals", say("goal positions that can be reached"), grouped(*census->goal_positions)});
    const std::string label = say("pairs of positions one {metric} apart", {{"metric", metric_word(census->metric)}});
    if (census->edges) facts.push_back({"row.edges", label, grouped(*census->edges)});
    return facts;
}

float origin_height(Frame& frame, const Model& model, float width) {
    const std::string text = origin_text(model.open.entry());
    return text.empty() ? 0 : frame.paint.paragraph_height(width, type::kSmall, text) + 10;
}

void draw_origin(Frame& frame, const Model& model, Rect& area) {
    const Rect place = area.cut_top(origin_height(frame, model, area.w));
    if (place.empty()) return;
    const std::string text = origin_text(model.open.entry());
    frame.label("origin", "text", place, text);
    frame.paint.paragraph(place, type::kSmall, frame.colours.quiet, text);
}

const DifficultyOutcome* estimate_of(const Model& model) {
    const auto& found = model.findings.of(model.open.metric()).difficulty;
    return found && found->bb ? &*found : nullptr;
}

std::vector<FactRow> estimate_facts(const Model& model) {
    const DifficultyOutcome* estimate = estimate_of(model);
    if (estimate == nullptr) return {};
    return {{"row.mean", say("mean path, start to goal"),
             grouped_fixed(*estimate->mean_path) + " " + metric_words(model.open.metric())},
            {"row.vertices", say("positions, all goals as one"), grouped(*estimate->vertices)},
            {"row.samples", say("samples"),
             say("{count, plural, one {# spanning tree} other {# spanning trees}}", {{"count", *estimate->samples}})}};
}

float button_space(const Frame& frame, const Line& line) {
    return line.button.empty() ? 0 : frame.paint.width(type::kStrong, line.button) + 2 * kFindingPadding;
}

float note_height(const Frame& frame, const Line& line, float width) {
    return frame.paint.paragraph_height(width - button_space(frame, line), type::kSmall, line.note);
}

/// The note takes as many lines as it needs.
float line_height_of(const Frame& frame, const Line& line, float width) {
    return kFindingNote + std::max(note_height(frame, line, width), kFindingButton) + kFindingFoot;
}

/// Draws one finding with its button and cuts it off.
void draw_line(Frame& frame, Rect& area, const Line& line, const Command& act) {
    const Rect row = area.cut_top(line_height_of(frame, line, area.w));
    frame.paint.line({row.x, row.y}, {row.right(), row.y}, frame.colours.line);
    const bool known = !line.value.empty();
    frame.label(("finding." + line.id).c_str(), "text", row,
                std::string(line.label) + (known ? ": " + line.value : "") + "; " + line.note);
    const float first = row.y + 17;
    frame.paint.text({row.x, first}, type::kBody, known ? frame.colours.quiet : frame.colours.ink, line.label);
    if (known) frame.paint.text({row.right(), first}, type::kBody, frame.colours.ink, line.value, Align::right);
    const float room = row.w - button_space(frame, line);
    frame.paint.paragraph({row.x, row.y + kFindingNote, room, row.h}, type::kSmall, frame.colours.quiet, line.note);
    if (line.button.empty()) return;
    const float width = button_space(frame, line);
    const float middle = known ? row.y + kFindingNote + kFindingButton / 2 : row.centre().y;
    const Rect rect{row.right() - width + kFindingPadding, middle - 14, width, 28};
    const ButtonStyle style = line.running ? ButtonStyle::danger : ButtonStyle::text;
    button(frame, rect, {"find." + line.id, line.button, Icon::none, style, line.disabled, std::nullopt}, act);
}

}  // namespace

float findings_panel_height(Frame& frame, const Model& model, float width) {
    const float room = width - 2 * space::kCard;
    float height = kFoldHeight + 8 + origin_height(frame, model, room);
    for (const Finding finding : kFindings) height += line_height_of(frame, line_of(model, finding), room);
    return height + fact_rows_height(frame, counted_facts(model), room) +
           fact_rows_height(frame, estimate_facts(model), room);
}

void findings_panel(Frame& frame, const Model& model, Rect inner) {
    draw_origin(frame, model, inner);
    draw_fact_rows(frame, inner, counted_facts(model));
    for (const Finding finding : kFindings) {
        const Line line = line_of(model, finding);
        draw_line(frame, inner, line, act(finding, line));
    }
    draw_fact_rows(frame, inner, estimate_facts(model));
}

}  // namespace shunt::ui
