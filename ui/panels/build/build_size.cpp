#include "core/base/words.hpp"
#include "ui/board/drawing_board.hpp"
#include "ui/panels/build/build_parts.hpp"
#include "ui/widgets/button.hpp"

namespace shunt::ui {

namespace {

constexpr float kBuildSizeGap = 10;

struct SideWords {
    Phrase word;
    Phrase count;
    Phrase fewer;
    Phrase more;
};

constexpr SideWords kBuildSizeRows{Phrase("rows"), Phrase("{count, plural, one {# row} other {# rows}}"),
                                   Phrase("fewer rows, with Ctrl at the top"),
                                   Phrase("more rows, with Ctrl at the top")};
/// In brief: a pill is narrow.
constexpr SideWords kBuildSizeColumns{Phrase("cols"), Phrase("{count, plural, one {# col} other {# cols}}"),
                                      Phrase("fewer cols, with Ctrl at the left"),
                                      Phrase("more cols, with Ctrl at the left")};

/// One side of the board with a minus and a plus.
struct Side {
    std::string id;
    SideWords words;
    int value = 0;
    command::StepSize less;
    command::StepSize more;
};

void pill(Frame& frame, Rect rect, const Side& side) {
    const bool upright = rect.h > rect.w;
    frame.paint.rect(rect, frame.colours.card, space::kRadius);
    frame.paint.border(rect, frame.colours.line, space::kRadius);
    const float part = std::min(space::kFinger, (upright ? rect.h : rect.w) / 3);
    const Rect more = upright ? rect.cut_top(part) : rect.cut_right(part);
    const Rect less = upright ? rect.cut_bottom(part) : rect.cut_left(part);
    const std::string count = say(side.words.count, {{"count", std::to_string(side.value)}});
    frame.label(side.id, "text", rect, count);
    const Vec middle = rect.centre();
    if (upright) {
        frame.paint.text({middle.x, middle.y - 8}, type::kStrong, frame.colours.ink, std::to_string(side.value),
                         Align::centre);
        frame.paint.text({middle.x, middle.y + 9}, type::kSmall, frame.colours.quiet, say(side.words.word),
                         Align::centre);
    } else {
        frame.paint.text(middle, type::kSmallStrong, frame.colours.ink, count, Align::centre);
    }
    button(frame, less,
           {side.id + ".less", say(side.words.fewer), Icon::minus, ButtonStyle::text, side.value <= 1, std::nullopt},
           side.less);
    const bool most = side.value >= kMostDrawnSide;
    button(frame, more, {side.id + ".more", say(side.words.more), Icon::plus, ButtonStyle::text, most, std::nullopt},
           side.more);
}

/// With Ctrl the line at the other end comes or goes.
Side rows_of(const Frame& frame, const Drawing& drawing) {
    const bool top = frame.several;
    return {"build.rows", kBuildSizeRows, drawing.rows, {-1, 0, top}, {1, 0, top}};
}

Side columns_of(const Frame& frame, const Drawing& drawing) {
    const bool left = frame.several;
    return {"build.columns", kBuildSizeColumns, drawing.columns, {0, -1, left}, {0, 1, left}};
}

}  // namespace

void build_board(Frame& frame, const Editor& editor, Rect area, float max_cell) {
    constexpr float kPill = 30;
    constexpr float kWide = 40;  // of the one on its end: as the word in it
    constexpr float kLong = 120;
    const Drawing& drawing = editor.drawing();
    Rect room = area;
    question_below(frame, editor, room);
    room.cut_bottom(kPill + kBuildSizeGap);
    room = room.inset(kWide + kBuildSizeGap, 0);
    const BoardPlace place = place_board(drawing.rows, drawing.columns, room, true, max_cell);
    frame.memory.slots.of<DrawingBoard>().update(frame, editor, place);
    const Rect& outer = place.outer;
    pill(frame, {outer.right() + kBuildSizeGap, outer.centre().y - kLong / 2, kWide, kLong},
         columns_of(frame, drawing));
    pill(frame, {outer.centre().x - kLong / 2, outer.bottom() + kBuildSizeGap, kLong, kPill}, rows_of(frame, drawing));
}

void build_board_compact(Frame& frame, const Editor& editor, Rect area, float max_cell) {
    constexpr float kPill = 44;
    constexpr float kLong = 132;
    constexpr float kLongBelow = 139;  // as much as a phone 320 wide has room for
    const Drawing& drawing = editor.drawing();
    const auto place_in = [&](Rect room) { return place_board(drawing.rows, drawing.columns, room, true, max_cell); };
    const Side rows = rows_of(frame, drawing);
    const Side columns = columns_of(frame, drawing);
    const BoardPlace between = place_in(area.inset(kPill + kBuildSizeGap, 0));
    Rect room = area;
    Rect below = room.cut_bottom(kPill, kBuildSizeGap);
    const BoardPlace above = place_in(room);
    // A wide board takes the place beside it.
    if (above.cell > between.cell) {
        frame.memory.slots.of<DrawingBoard>().update(frame, editor, above);
        below = {below.centre().x - kLongBelow - kBuildSizeGap / 2, above.outer.bottom() + kBuildSizeGap,
                 2 * kLongBelow + kBuildSizeGap, kPill};
        pill(frame, below.cut_left(kLongBelow), rows);
        return pill(frame, below.cut_right(kLongBelow), columns);
    }
    frame.memory.slots.of<DrawingBoard>().update(frame, editor, between);
    const float top = between.outer.centre().y - kLong / 2;
    pill(frame, {area.x, top, kPill, kLong}, rows);
    pill(frame, {area.right() - kPill, top, kPill, kLong}, columns);
}

}  // namespace shunt::ui
