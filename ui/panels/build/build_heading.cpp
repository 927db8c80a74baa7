#include <algorithm>
#include <cmath>
#include <vector>

#include "core/base/words.hpp"
#include "ui/editor/outlined_goal.hpp"
#include "ui/panels/build/build_parts.hpp"
#include "ui/panels/build/verdict_words.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/segmented.hpp"

namespace shunt::ui {

namespace {

constexpr float kBuildHeading = 58;
constexpr float kCompact = 50;  // of name and what stands below it, on a phone
constexpr float kBelow = 54;    // from the layers to the name below them

std::vector<Segment> layers(const Editor& editor, bool compact) {
    const std::size_t goals = editor.drawing().goals.size();
    const std::size_t shown = std::max({goals, editor.layer(), std::size_t{1}});
    std::vector<Segment> segments{{"build.layer:0", say("Start"), "", command::ShowLayer{0}}};
    for (std::size_t goal = 1; goal <= shown; ++goal) {
        const std::string number = std::to_string(goal);
        const std::string name = shown == 1 ? say("Goal") : say("Goal {number}", {{"number", number}});
        const bool outlined = goals > 1 && outlined_goal(editor) == goal - 1;
        // On a phone the name of the puzzle stands in the same line.
        segments.push_back({"build.layer:" + number, compact && shown > 1 ? number : name,
                            outlined ? say("{goal}, outlined on the start", {{"goal", name}}) : name,
                            command::ShowLayer{goal}, Icon::none, false, outlined});
    }
    // One after another: an empty goal is filled before there is a next. What becomes the goal keeps the focus, so the id is its.
    const bool empty = goals < shown;
    segments.push_back({"build.layer:" + std::to_string(shown + 1), compact ? "" : say("another"),
                        empty ? say("another goal, once this one has a piece") : say("another goal"),
                        command::ShowLayer{shown + 1}, Icon::plus, empty});
    return segments;
}

std::string title_of(const Drawing& drawing) { return drawing.name.empty() ? say("Puzzle") : drawing.name; }

/// Whether the whole name, smaller if need be, has room beside the layers, with its pencil.
bool name_fits(const Frame& frame, const Drawing& drawing, float room) {
    return frame.paint.width(type::kStrong, title_of(drawing)) + space::kFinger <= room;
}

/// Name and pencil.
void draw_title(Frame& frame, const Drawing& drawing, Rect room, bool compact) {
    const Palette& colours = frame.colours;
    const float side = compact ? space::kFinger : 30;
    TextStyle style = compact ? type::kToGo : type::kTitle;
    for (const TextStyle smaller : {type::kBrand, type::kStrong}) {
        if (frame.paint.width(style, title_of(drawing)) > room.w - side) style = smaller;
    }
    const std::string name = frame.paint.fitted(style, title_of(drawing), room.w - side);
    frame.label("title", "heading", {room.x, room.y, room.w - side, 28}, title_of(drawing));
    frame.paint.text({room.x, room.y + 14}, style, drawing.name.empty() ? colours.quiet : colours.ink, name);
    const float right = room.x + frame.paint.width(style, name) + (compact ? 0.0f : 6.0f);
    button(frame, {right, room.y + 14 - side / 2, side, side},
           {"build.rename", say("Change name, note and source"), Icon::pencil, ButtonStyle::text, false, std::nullopt},
           command::TypeTitle{});
}

/// Below it the note; on a phone what is known of the puzzle, as soon as there is something.
void draw_below(Frame& frame, const Model& model, Rect line, bool compact) {
    const std::string& note = model.editor.drawing().note;
    if (!note.empty()) frame.label("task", "text", line, note);
    const auto [answer, positions] = compact ? verdict_words::in_short(model) : std::pair<std::string, std::string>();
    const TextStyle style = compact ? type::kSmall : type::kBody;
    if (answer.empty())
        return frame.paint.text({line.x, line.y + 12}, style, frame.colours.quiet,
                                frame.paint.fitted(style, note, line.w));
    const Colour sure = verdict_words::shows_no_solution(model) ? frame.colours.danger : frame.colours.accent;
    const Colour colour = verdict_words::is_old(model) ? frame.colours.quiet : sure;
    frame.paint.text({line.x, line.y + 12}, type::kSmallStrong, colour, answer);
    line.cut_left(frame.paint.width(type::kSmallStrong, answer));
    frame.paint.text({line.x, line.y + 12}, style, frame.colours.quiet,
                     frame.paint.fitting(style, {positions.c_str(), ""}, line.w));
}

void title_fields(Frame& frame, const Drawing& drawing, Rect name, Rect note, Rect source) {
    drawing_field(frame, name,
                  {"build.name", say("Name of the puzzle"), drawing.name, false,
                   [](std::string text) -> Command { return command::Change{edit::SetName{text}}; }, say("name")});
    drawing_field(
        frame, note,
        {"build.note", say("What is to be done"), drawing.note, false,
         [](std::string text) -> Command { return command::Change{edit::SetNote{text}}; }, say("what is to be done")});
    drawing_field(
        frame, source,
        {"build.source", say("Who made it, where it was published"), drawing.source, false,
         [](std::string text) -> Command { return command::Change{edit::SetSource{text}}; }, say("author, year")});
}

/// The fields in the place of the heading. Returns the height used.
float type_heading(Frame& frame, const Drawing& drawing, Rect room, Rect area, bool compact) {
    constexpr float kGap = 8;
    if (!compact) {
        Rect below{room.x, room.y + 30, room.w, 30};
        const Rect source = below.cut_right(std::round(room.w * 0.4f), kGap);
        title_fields(frame, drawing, {room.x, room.y - 2, room.w, 30}, below, source);
        return kBuildHeading;
    }
    constexpr float kLine = space::kFinger + kGap;
    const Rect line{area.x, room.y, area.w, space::kFinger};
    title_fields(frame, drawing, {room.x, room.y, room.w, space::kFinger}, {line.x, line.y + kLine, line.w, line.h},
                 {line.x, line.y + 2 * kLine, line.w, line.h});
    return 3 * kLine - kGap;
}

}  // namespace

void drawing_field(Frame& frame, Rect rect, TextField field) {
    field.focus = command::BeginTyping{};
    field.enter = command::EndTyping{};
    field.escape = command::EndTyping{true};
    text_field(frame, rect, field);
}

float build_heading(Frame& frame, const Model& model, const ViewState& view, Rect area, bool compact,
                    std::optional<float> left) {
    const Editor& editor = model.editor;
    const std::vector<Segment> segments = layers(editor, compact);
    const float wide = segmented_width(frame, segments, type::kMedium, compact ? 11 : 15);
    segmented(frame, {area.right() - wide, area.y + (compact ? 0 : 4), wide, compact ? 44 : space::kControl},
              "build.layers", say("Layer"), segments, static_cast<int>(editor.layer()));
    Rect room{area.x, area.y, area.w - wide - 10, kBuildHeading};
    if (!view.types_title) {
        const float x = left.value_or(area.x);
        if (compact && !name_fits(frame, editor.drawing(), room.w))
            room = {x, area.y + kBelow, area.right() - x, kBuildHeading};
        draw_title(frame, editor.drawing(), room, compact);
        draw_below(frame, model, {room.x, room.y + 30, room.w, 20}, compact);
        return compact ? room.y - area.y + kCompact : kBuildHeading;
    }
    frame.label("title", "heading", room, title_of(editor.drawing()));
    return type_heading(frame, editor.drawing(), room, area, compact);
}

}  // namespace shunt::ui
