#include "ui/panels/explore/landmarks.hpp"

#include <vector>

#include "core/base/readable.hpp"
#include "core/base/words.hpp"
#include "ui/draw/icons.hpp"
#include "ui/widgets/card.hpp"
#include "ui/widgets/press.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kLandmarkHeading = 32;
constexpr float kLandmarkRow = 36;

std::string at_depth(const Model& model, int depth) {
    return length_text(static_cast<std::uint64_t>(depth), model.open.metric());
}

std::string positions_there(const Model& model, int depth, std::uint64_t count) {
    return say("{length}, {count, plural, one {# position} other {# positions}}",
               {{"length", at_depth(model, depth)}, {"count", count}});
}

void add_goals(const Model& model, const CensusView& census, std::vector<Landmark>& list) {
    const bool whole = census.report->status == Status::complete;
    if (model.open.puzzle().goals().empty()) return;
    if (const auto first = census.first_goal_depth()) {
        list.push_back({"landmark.goal", say("nearest goal"), at_depth(model, *first), command::SelectDepth{*first}});
    } else if (const auto proved = model.open.book().goal_depth(model.open.metric())) {  // farther than was counted
        list.push_back({"landmark.goal", say("nearest goal"), at_depth(model, *proved), std::nullopt});
    } else if (census.knows_goals()) {
        list.push_back({"landmark.goal", say("nearest goal"),
                        whole ? say("none can be reached")
                              : say("farther than {length}", {{"length", at_depth(model, census.last_depth())}}),
                        std::nullopt});
    }
    if (const auto& goals = census.report->goal_positions)
        list.push_back({"landmark.goals", say("all goal positions"), grouped(*goals), std::nullopt});
}

/// What stands out at all depths together, once it is worked out; the way to have that done before.
void add_standing_out(const Model& model, Landmarks& landmarks) {
    if (!model.explorer.census().is_whole()) return;
    const DepthLandmarks& asked = model.explorer.landmarks();
    if (const KnownLandmarks* known = asked.known(model.open.metric())) {
        if (known->farthest_at >= 0)
            landmarks.rows.push_back(
                {"landmark.far", say("farthest from a goal"),
                 positions_there(model, static_cast<int>(known->farthest), known->farthest_positions),
                 command::ShowLandmark{StandsOut::farthest_from_goal, known->farthest_at}});
        landmarks.rows.push_back(
            {"landmark.ends", say("dead ends"), grouped(known->dead_ends), command::ShowLandmark{StandsOut::dead_end}});
        landmarks.note = say("A dead end: no move leads farther from the start.");
        return;
    }
    if (asked.state(model.open.metric()) == DepthLandmarks::State::wanted) {
        landmarks.rows.push_back(
            {"landmark.stop", say("all distances are being worked out"), say("Stop"), command::StopLandmarks{}});
        return;
    }
    const char* what =
        model.explorer.census().meets_goals() ? say("farthest from a goal, dead ends") : say("dead ends");
    landmarks.rows.push_back({"landmark.find", what, say("Work out"), command::FindLandmarks{}});
    if (asked.state(model.open.metric()) == DepthLandmarks::State::refused)
        landmarks.note = say("Not told: {why}.", {{"why", asked.reason()}});
}

/// What has been found of the puzzle besides.
void add_found(const Model& model, std::vector<Landmark>& list) {
    const auto& answer = model.open.answer();
    if (answer && !answer->report.shortest_solutions.empty())
        list.push_back({"landmark.solutions", say("shortest solutions"), grouped(answer->report.shortest_solutions),
                        command::ShowExplore{ExplorePart::solutions}});
    const auto& hardest = model.findings.of(model.open.metric()).of<outcome::HardestStart>();
    if (hardest && hardest->distance)
        list.push_back({"landmark.hardest", say("hardest start"),
                        positions_there(model, static_cast<int>(*hardest->distance), hardest->starts),
                        command::OpenHardestStart{}});
}

void landmark_row(Frame& frame, const Landmark& landmark, Rect row) {
    const Palette& colours = frame.colours;
    const std::string told = landmark.label + ": " + landmark.value;
    frame.paint.line({row.x, row.y}, {row.right(), row.y}, colours.line);
    if (landmark.leads) {
        Widget widget;
        widget.id = landmark.id;
        widget.label = told;
        widget.rect = row;
        if (press(frame, std::move(widget), {*landmark.leads}).hovered)
            frame.paint.rect(row.inset(-8, 0), faded(colours.ink, 0.04f), space::kRadius);
    } else {
        frame.label(landmark.id, "text", row, told);
    }
    const float y = row.centre().y;
    Rect room = row;
    const Rect mark = room.cut_right(14);
    if (landmark.leads) draw_icon(frame.paint, Icon::next, mark.centre(), 12, colours.quiet);
    const float wide = frame.paint.width(type::kBody, landmark.value);
    frame.paint.text({room.x, y}, type::kBody, colours.quiet,
                     frame.paint.fitted(type::kBody, landmark.label, room.w - wide - 10));
    frame.paint.text({room.right() - 4, y}, type::kBody, colours.ink, landmark.value, Align::right);
}

}  // namespace

Landmarks landmarks_of(const Model& model) {
    const CensusView census = model.explorer.census();
    Landmarks landmarks;
    std::vector<Landmark>& list = landmarks.rows;
    if (census.last_depth() < 0) return landmarks;
    add_goals(model, census, list);
    const int last = census.last_depth();
    const bool whole = census.report->status == Status::complete;
    list.push_back({"landmark.farthest", whole ? say("farthest from the start") : say("farthest so far"),
                    positions_there(model, last, census.count(last)), command::SelectDepth{last}});
    const int fullest = census.fullest_depth();
    list.push_back({"landmark.fullest", whole ? say("fullest depth") : say("fullest so far"),
                    positions_there(model, fullest, census.count(fullest)), command::SelectDepth{fullest}});
    add_standing_out(model, landmarks);
    add_found(model, list);
    return landmarks;
}

float landmarks_height(const Frame& frame, const Landmarks& landmarks, float width) {
    const auto rows = static_cast<float>(landmarks.rows.size());
    if (rows == 0) return 0;
    const float height = 2 * space::kCard + kLandmarkHeading + rows * kLandmarkRow;
    if (landmarks.note.empty()) return height;
    return height + 8 + frame.paint.paragraph_height(width - 2 * space::kCard, type::kSmall, landmarks.note);
}

void landmarks_card(Frame& frame, const Landmarks& landmarks, Rect area) {
    Rect inner = card(frame, area);
    const Rect row = inner.cut_top(kLandmarkHeading);
    frame.label("landmarks", "heading", row, say("Landmarks"));
    frame.paint.text({row.x, row.centre().y - 3}, type::kStrong, frame.colours.ink, say("Landmarks"));
    for (const Landmark& landmark : landmarks.rows) landmark_row(frame, landmark, inner.cut_top(kLandmarkRow));
    if (landmarks.note.empty()) return;
    inner.cut_top(8);
    frame.label("landmarks.note", "text", inner, landmarks.note);
    frame.paint.paragraph(inner, type::kSmall, frame.colours.quiet, landmarks.note);
}

}  // namespace shunt::ui
