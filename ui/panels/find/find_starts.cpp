#include "ui/panels/find/find_starts.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "core/base/words.hpp"
#include "ui/widgets/card.hpp"
#include "ui/widgets/press.hpp"

namespace shunt::ui {

namespace {

constexpr float kCard = 84;
constexpr float kPicture = 56;

struct Start {
    const char* id;
    int rows;
    int columns;
    std::uint64_t boards;
    Phrase time;
};

constexpr std::array kStarts{Start{"find.on:3x3", 3, 3, 13'329, Phrase("{count} boards, a moment")},
                             Start{"find.on:3x4", 3, 4, 451'551, Phrase("{count} boards, some seconds")},
                             Start{"find.on:4x4", 4, 4, 55'807'716, Phrase("{count} boards in a minute")}};

/// The grid with a piece on its first cell, and the outline of where it has to go.
void picture(Frame& frame, const Start& start, Rect area) {
    const Palette& colours = frame.colours;
    const float side = area.w / static_cast<float>(std::max(start.rows, start.columns));
    const Vec size{side * static_cast<float>(start.columns), side * static_cast<float>(start.rows)};
    const Colour ground = mix(colours.cell, colours.quiet, 0.2f);  // a cell without a frame around it
    const Vec corner{area.centre().x - size.x / 2, area.centre().y - size.y / 2};
    for (int cell = 0; cell < start.rows * start.columns; ++cell) {
        const auto row = static_cast<float>(cell / start.columns);
        const auto column = static_cast<float>(cell % start.columns);
        const Rect rect = Rect{corner.x + side * column, corner.y + side * row, side, side}.inset(1);
        frame.paint.rect(rect, cell == 0 ? colours.goal : ground, 2);
        if (cell + 1 == start.rows * start.columns) frame.paint.border(rect, colours.goal, 2, 2);
    }
}

void start_card(Frame& frame, const Start& start, Rect rect) {
    const std::string grid =
        say("Search {grid}", {{"grid", std::to_string(start.rows) + " × " + std::to_string(start.columns)}});
    const std::string told = say(start.time, {{"count", start.boards}});
    Widget widget;
    widget.id = start.id;
    widget.label = grid + ", " + told;
    widget.rect = rect;
    const Press state = press(frame, std::move(widget), {command::FindOn{start.rows, start.columns}});
    Rect inner = card(frame, rect, (kCard - kPicture) / 2);
    if (state.hovered || state.held) frame.paint.border(rect, frame.colours.accent, space::kCardRadius);
    picture(frame, start, inner.cut_left(kPicture, space::kGap));
    const float y = inner.centre().y;
    frame.paint.text({inner.x, y - 10}, type::kStrong, frame.colours.accent,
                     frame.paint.fitted(type::kStrong, grid, inner.w));
    frame.paint.text({inner.x, y + 12}, type::kSmall, frame.colours.quiet,
                     frame.paint.fitted(type::kSmall, told, inner.w));
}

}  // namespace

float find_starts(Frame& frame, Rect area) {
    constexpr float kLeastWidth = 290;
    const int columns = std::clamp(static_cast<int>((area.w + space::kGap) / (kLeastWidth + space::kGap)), 1,
                                   static_cast<int>(kStarts.size()));
    const float width = (area.w - space::kGap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    int place = 0;
    for (const Start& start : kStarts) {
        const auto column = static_cast<float>(place % columns);
        const auto line = static_cast<float>(place / columns);
        start_card(frame, start,
                   {area.x + column * (width + space::kGap), area.y + line * (kCard + space::kGap), width, kCard});
        ++place;
    }
    return static_cast<float>((place + columns - 1) / columns) * (kCard + space::kGap);
}

}  // namespace shunt::ui
