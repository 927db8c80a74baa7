#include "ui/panels/cards/findings.hpp"

#include <array>
#include <utility>
#include <vector>

#include "core/base/words.hpp"
#include "ui/model/finding_price.hpp"
#include "ui/words/difficulty_text.hpp"
#include "ui/words/length_text.hpp"
#include "ui/words/origin_text.hpp"

namespace shunt::ui {

namespace {

constexpr Fold kFindingsFold{"more", Phrase("More"), Phrase("source, hardest start, diameter, difficulty"),
                             Phrase("source, hardest start"), &ViewState::findings_open};

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

/// Whether all positions are counted, and so that it cannot be worked out.
bool is_beyond(Finding finding, const CensusOutcome* census) {
    return census != nullptr && !can_find(finding, *census);
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
    line.disabled = is_beyond(Finding::diameter, census);
    line.note = line.disabled ? say("for up to {count} positions", {{"count", kMostForDiameter}})
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
    line.disabled = is_beyond(Finding::components, census);
    line.note =
        line.disabled ? say("needs numbered packings: too many here") : say("a census and a search of all packings");
    if (!line.disabled && census != nullptr)
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

Command act(Finding finding, const Line& line) {
    if (line.running) return command::StopFinding{finding};
    if (line.opens) return command::OpenHardestStart{};
    return command::AskFinding{finding};
}

FactRow row_of(const Model& model, Finding finding) {
    constexpr std::array kLines{hardest_line, diameter_line, components_line, difficulty_line};
    Line line = kLines[static_cast<std::size_t>(finding)](model);
    line.running = model.findings.asked(finding, model.open.metric());
    if (line.running) line.button = say("Stop");
    FactRow row{"finding." + line.id, line.label, line.value, line.note};
    const ButtonStyle style = line.running ? ButtonStyle::danger : ButtonStyle::text;
    if (!line.button.empty())
        row.button =
            ButtonAction{{"find." + line.id, line.button, Icon::none, style, line.disabled}, act(finding, line)};
    return row;
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

}  // namespace

Card findings_card(const Model& model, const ViewState& view) {
    Card card(kFindingsFold, view);
    if (card.is_folded()) return card;
    FactRows findings;
    for (const Finding finding : kFindings) findings.rows.push_back(row_of(model, finding));
    card.add(note("origin", origin_text(model.open.entry())));
    card.add(FactRows{counted_facts(model)}, 10);
    card.add(std::move(findings), 10);
    card.add(FactRows{estimate_facts(model)});
    return card;
}

}  // namespace shunt::ui
