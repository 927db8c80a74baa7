#include "ui/panels/explore/landmarks.hpp"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/readable.hpp"
#include "core/base/words.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kLandmarkGap = 12;
constexpr float kLandmarkRow = 36;

struct LandmarkRows {
    std::vector<FactRow> rows;
    std::string note;  ///< below them: what a dead end is, or why nothing is told of them
};

/// `leads`: where to, if anywhere.
FactRow landmark(const char* id, std::string label, std::string value, std::optional<Command> leads = std::nullopt) {
    return {id, std::move(label), std::move(value), "", std::nullopt, std::move(leads)};
}

std::string at_depth(const Model& model, int depth) {
    return length_text(static_cast<std::uint64_t>(depth), model.open.metric());
}

std::string positions_there(const Model& model, int depth, std::uint64_t count) {
    return say("{length}, {count, plural, one {# position} other {# positions}}",
               {{"length", at_depth(model, depth)}, {"count", count}});
}

void add_goals(const Model& model, const CensusView& census, std::vector<FactRow>& list) {
    const bool whole = census.report->status == Status::complete;
    if (model.open.puzzle().goals().empty()) return;
    if (const auto first = census.first_goal_depth()) {
        list.push_back(
            landmark("landmark.goal", say("nearest goal"), at_depth(model, *first), command::SelectDepth{*first}));
    } else if (const auto proved = model.open.book().goal_depth(model.open.metric())) {  // farther than was counted
        list.push_back(landmark("landmark.goal", say("nearest goal"), at_depth(model, *proved)));
    } else if (census.knows_goals()) {
        list.push_back(
            landmark("landmark.goal", say("nearest goal"),
                     whole ? say("none can be reached")
                           : say("farther than {length}", {{"length", at_depth(model, census.last_depth())}})));
    }
    if (const auto& goals = census.report->goal_positions)
        list.push_back(landmark("landmark.goals", say("all goal positions"), grouped(*goals)));
}

/// What stands out at all depths together, once it is worked out; the way to have that done before.
void add_standing_out(const Model& model, LandmarkRows& landmarks) {
    if (!model.explorer.census().is_whole()) return;
    const DepthLandmarks& asked = model.explorer.landmarks();
    if (const KnownLandmarks* known = asked.known(model.open.metric())) {
        if (known->farthest_at >= 0)
            landmarks.rows.push_back(
                landmark("landmark.far", say("farthest from a goal"),
                         positions_there(model, static_cast<int>(known->farthest), known->farthest_positions),
                         command::ShowLandmark{StandsOut::farthest_from_goal, known->farthest_at}));
        landmarks.rows.push_back(landmark("landmark.ends", say("dead ends"), grouped(known->dead_ends),
                                          command::ShowLandmark{StandsOut::dead_end}));
        landmarks.note = say("A dead end: no move leads farther from the start.");
        return;
    }
    if (asked.state(model.open.metric()) == DepthLandmarks::State::wanted) {
        const double share = asked.share();
        const std::string label =
            share > 0 ? say("all distances are being worked out, {share} so far", {{"share", percent_text(share)}})
                      : std::string(say("all distances are being worked out"));
        landmarks.rows.push_back(landmark("landmark.stop", label, say("Stop"), command::StopLandmarks{}));
        return;
    }
    const char* what =
        model.explorer.census().meets_goals() ? say("farthest from a goal, dead ends") : say("dead ends");
    landmarks.rows.push_back(landmark("landmark.find", what, say("Work out"), command::FindLandmarks{}));
    if (asked.state(model.open.metric()) == DepthLandmarks::State::refused)
        landmarks.note = say("Not told: {why}.", {{"why", asked.reason()}});
}

/// What has been found of the puzzle besides.
void add_found(const Model& model, std::vector<FactRow>& list) {
    const auto& answer = model.open.answer();
    if (answer && !answer->report.shortest_solutions.empty())
        list.push_back(landmark("landmark.solutions", say("shortest solutions"),
                                grouped(answer->report.shortest_solutions),
                                command::ShowExplore{ExplorePart::solutions}));
    const auto& hardest = model.findings.of(model.open.metric()).of<outcome::HardestStart>();
    if (hardest && hardest->distance)
        list.push_back(landmark("landmark.hardest", say("hardest start"),
                                positions_there(model, static_cast<int>(*hardest->distance), hardest->starts),
                                command::OpenHardestStart{}));
}

}  // namespace

Card landmarks_card(const Model& model) {
    const CensusView census = model.explorer.census();
    LandmarkRows landmarks;
    std::vector<FactRow>& list = landmarks.rows;
    if (census.last_depth() < 0) return {};
    add_goals(model, census, list);
    const int last = census.last_depth();
    const bool whole = census.report->status == Status::complete;
    list.push_back(landmark("landmark.farthest", whole ? say("farthest from the start") : say("farthest so far"),
                            positions_there(model, last, census.count(last)), command::SelectDepth{last}));
    const int fullest = census.fullest_depth();
    list.push_back(landmark("landmark.fullest", whole ? say("fullest depth") : say("fullest so far"),
                            positions_there(model, fullest, census.count(fullest)), command::SelectDepth{fullest}));
    add_standing_out(model, landmarks);
    add_found(model, list);
    Card card;
    card.add(heading("landmarks", say("Landmarks")));
    card.add(FactRows{std::move(list), false, kLandmarkRow}, kLandmarkGap);
    card.add(note("landmarks.note", std::move(landmarks.note)), 8);
    return card;
}

}  // namespace shunt::ui
