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

std::string at_depth(const AppModel& model, int depth) {
    return length_text(static_cast<std::uint64_t>(depth), model.metric());
}

std::string positions_there(const AppModel& model, int depth, std::uint64_t count) {
    return say("{length}, {count, plural, one {# position} other {# positions}}",
               {{"length", at_depth(model, depth)}, {"count", count}});
}

void add_goals(const AppModel& model, const CensusView& census, std::vector<Landmark>& list) {
    const bool whole = census.report->status == Status::complete;
    if (model.puzzle().goals().empty()) return;
    if (const auto first = census.first_goal_depth()) {
        list.push_back({"landmark.goal", say("nearest goal"), at_depth(model, *first), command::SelectDepth{*first}});
    } else if (census.knows_goals()) {
        list.push_back({"landmark.goal", say("nearest goal"),
                        whole ? say("none can be reached")
                              : say("farther than {length}", {{"length", at_depth(model, census.last_depth())}}),
                        std::nullopt});
    }
    if (const auto& goals = census.report->goal_positions)
        list.push_back({"landmark.goals", say("all goal positions"), grouped(*goals), std::nullopt});
}

/// What has been found of the puzzle besides.
void add_found(const AppModel& model, std::vector<Landmark>& list) {
    const auto& answer = model.answer();
    if (answer && !answer->report.shortest_solutions.empty())
        list.push_back({"landmark.solutions", say("shortest solutions"), grouped(answer->report.shortest_solutions),
                        command::ShowExplore{ExplorePart::solutions}});
    const auto& hardest = model.findings().of(model.metric()).of<outcome::HardestStart>();
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

std::vector<Landmark> landmarks_of(const AppModel& model) {
    const CensusView census = model.census();
    std::vector<Landmark> list;
    if (census.last_depth() < 0) return list;
    add_goals(model, census, list);
    const int last = census.last_depth();
    const bool whole = census.report->status == Status::complete;
    list.push_back({"landmark.farthest", whole ? say("farthest from the start") : say("farthest counted"),
                    positions_there(model, last, census.count(last)), command::SelectDepth{last}});
    const int fullest = census.fullest_depth();
    list.push_back({"landmark.fullest", whole ? say("fullest depth") : say("fullest depth counted"),
                    positions_there(model, fullest, census.count(fullest)), command::SelectDepth{fullest}});
    add_found(model, list);
    return list;
}

float landmarks_height(const std::vector<Landmark>& list) {
    const auto rows = static_cast<float>(list.size());
    return rows == 0 ? 0 : 2 * space::kCard + kLandmarkHeading + rows * kLandmarkRow;
}

void landmarks_card(Frame& frame, const std::vector<Landmark>& list, Rect area) {
    Rect inner = card(frame, area);
    const Rect row = inner.cut_top(kLandmarkHeading);
    frame.label("landmarks", "heading", row, say("Landmarks"));
    frame.paint.text({row.x, row.centre().y - 3}, type::kStrong, frame.colours.ink, say("Landmarks"));
    for (const Landmark& landmark : list) landmark_row(frame, landmark, inner.cut_top(kLandmarkRow));
}

}  // namespace shunt::ui
