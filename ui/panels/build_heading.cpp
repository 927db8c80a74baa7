#include <vector>

#include "ui/panels/build_parts.hpp"
#include "ui/widgets/segmented.hpp"

namespace shunt::ui {

namespace {

std::vector<Segment> layers(const Editor& editor, bool compact) {
    const std::size_t goals = editor.drawing().goals.size();
    const std::size_t shown = std::max({goals, editor.layer(), std::size_t{1}});
    std::vector<Segment> segments{{"build.layer:0", "Start", "", command::ShowLayer{0}}};
    for (std::size_t goal = 1; goal <= shown; ++goal) {
        const std::string number = std::to_string(goal);
        segments.push_back(
            {"build.layer:" + number, shown == 1 ? "Goal" : "Goal " + number, "", command::ShowLayer{goal}});
    }
    // One after another: an empty goal is filled before there is a next.
    if (goals == shown)
        segments.push_back(
            {"build.layer:new", compact ? "" : "another", "another goal", command::ShowLayer{goals + 1}, Icon::plus});
    return segments;
}

}  // namespace

float build_heading(Frame& frame, const Editor& editor, Rect area, bool compact) {
    const Palette& colours = frame.colours;
    const Drawing& drawing = editor.drawing();
    const std::vector<Segment> segments = layers(editor, compact);
    const float wide = segmented_width(frame, segments, type::kMedium, compact ? 13 : 15);
    segmented(frame, {area.right() - wide, area.y + (compact ? 0 : 4), wide, compact ? 44 : space::kControl},
              "build.layers", "Layer", segments, static_cast<int>(editor.layer()));
    const float room = area.w - wide - 16;
    const std::string name = drawing.name.empty() ? "Untitled" : drawing.name;
    const TextStyle style = compact ? type::kToGo : type::kTitle;
    frame.label("title", "heading", {area.x, area.y, room, 28}, name);
    frame.paint.text({area.x, area.y + 14}, style, drawing.name.empty() ? colours.quiet : colours.ink,
                     frame.paint.fitted(style, name, room));
    if (!drawing.note.empty()) frame.label("task", "text", {area.x, area.y + 30, room, 20}, drawing.note);
    frame.paint.text({area.x, area.y + 42}, compact ? type::kSmall : type::kBody, colours.quiet,
                     frame.paint.fitted(compact ? type::kSmall : type::kBody, drawing.note, room));
    return compact ? 50.0f : 58.0f;
}

}  // namespace shunt::ui
