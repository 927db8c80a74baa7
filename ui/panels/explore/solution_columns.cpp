#include "ui/panels/explore/solution_columns.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "core/base/readable.hpp"
#include "core/base/words.hpp"
#include "ui/widgets/press.hpp"
#include "ui/widgets/tooltip.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kColumnsFoot = 26;
constexpr float kColumnsSide = 12;
constexpr float kWayWidth = 2.5f;

/// Where positions are drawn.
struct ColumnsPlot {
    Rect plot;
    float across = 0;  // from move to move
    float down = 0;    // from row to row
    float radius = 0;

    ColumnsPlot(const SolutionWalk& walk, Rect area) : plot(area.inset(kColumnsSide, 8)) {
        constexpr float kMostDown = 32;
        constexpr float kMostRadius = 4.5f;
        const float moves = static_cast<float>(std::max(walk.length(), 1));
        across = plot.w / moves;
        down = std::min(kMostDown, plot.h / static_cast<float>(std::max<std::size_t>(walk.widest(), 2)));
        radius = std::clamp(std::min(across, down) * 0.36f, 1.2f, kMostRadius);
    }
    [[nodiscard]] float x(int move) const { return plot.x + across * static_cast<float>(move); }
    [[nodiscard]] Vec at(int move, const SolutionWalk::Place& place) const {
        return {x(move), plot.centre().y + down * place.row};
    }
    [[nodiscard]] Vec on_way(const SolutionWalk& walk, int move) const {
        return at(move, walk.column(move)[walk.at(move)]);
    }
};

void column_lines(Frame& frame, const SolutionWalk& walk, const ColumnsPlot& plot) {
    const Colour colour = mix(frame.colours.card, frame.colours.accent, 0.35f);
    for (int move = 0; move < walk.length(); ++move) {
        for (const SolutionWalk::Place& place : walk.column(move))
            for (const std::size_t next : place.next)
                frame.paint.line(plot.at(move, place), plot.at(move + 1, walk.column(move + 1)[next]), colour, 1);
    }
    std::vector<Vec> way;
    for (int move = 0; move <= walk.length(); ++move) way.push_back(plot.on_way(walk, move));
    if (way.size() > 1) frame.paint.path(way, frame.colours.accent, kWayWidth);
}

void column_positions(Frame& frame, const SolutionWalk& walk, const ColumnsPlot& plot) {
    const Palette& colours = frame.colours;
    const Colour open = mix(colours.card, colours.accent, 0.5f);
    for (int move = 0; move <= walk.length(); ++move) {
        const SolutionWalk::Column& column = walk.column(move);
        for (std::size_t i = 0; i < column.size(); ++i) {
            const Vec at = plot.at(move, column[i]);
            const bool on_way = walk.at(move) == i;
            const Colour colour = move == walk.length() ? colours.goal : colours.accent;
            if (on_way || column.size() == 1 || move == walk.length()) {
                frame.paint.disc(at, plot.radius, colour);
            } else {
                frame.paint.disc(at, plot.radius, colours.card);
                frame.paint.ring(at, plot.radius, open, 1.2f);
            }
        }
    }
}

void column_labels(Frame& frame, const SolutionWalk& walk, const ColumnsPlot& plot, float y) {
    constexpr float kApart = 44;
    int step = 1;
    for (int digit = 0; plot.across * static_cast<float>(step) < kApart && step < walk.length(); ++digit)
        step = digit % 3 == 1 ? step / 2 * 5 : step * 2;
    const auto label = [&](int move) {
        frame.paint.text({plot.x(move), y}, type::kSmall, frame.colours.quiet,
                         grouped(static_cast<std::uint64_t>(move)), Align::centre);
    };
    // The last one is told whatever the step is.
    for (int move = 0; plot.x(move) + kApart / 2 < plot.x(walk.length()); move += step) label(move);
    label(walk.length());
}

/// The move that is shown, as a line through its column and a ring on the way.
void column_shown(Frame& frame, const SolutionWalk& walk, const ColumnsPlot& plot, std::optional<int> step) {
    if (!step) return;
    const Vec at = plot.on_way(walk, *step);
    frame.paint.line({at.x, plot.plot.y}, {at.x, plot.plot.bottom()}, faded(frame.colours.accent, 0.5f), 1);
    frame.paint.disc(at, plot.radius + 3, frame.colours.card);
    frame.paint.ring(at, plot.radius + 3, frame.colours.accent, kWayWidth);
}

std::string place_words(std::size_t number, std::size_t count) {
    return count == 1 ? say("the only position")
                      : say("position {number} of {count}", {{"number", number + 1}, {"count", count}});
}

std::string way_words(const Model& model, int move) {
    const SolutionWalk& walk = model.explorer.solutions();
    return say("after {made} of {length}, {position}",
               {{"made", move},
                {"length", length_text(static_cast<std::uint64_t>(walk.length()), model.open.metric())},
                {"position", place_words(walk.at(move), walk.column(move).size())}});
}

Widget columns_widget(const Model& model, Rect area) {
    const int none = -1;
    const int step = model.explorer.solution_step().value_or(none);
    Widget widget;
    widget.id = "solutions.columns";
    widget.role = "slider";
    widget.label = say("Choices at every move");
    widget.rect = area;
    widget.value = step;
    widget.min = none;
    widget.max = model.explorer.solutions().length();
    widget.value_text = step == none ? say("no move chosen") : way_words(model, step);
    return widget;
}

struct PointedPosition {
    int move = 0;
    std::size_t number = 0;
};

std::optional<PointedPosition> position_at(const SolutionWalk& walk, const ColumnsPlot& plot, Vec pointer) {
    if (pointer.x < plot.plot.x - kColumnsSide || pointer.x > plot.plot.right() + kColumnsSide) return std::nullopt;
    const auto nearest = static_cast<int>(std::lround((pointer.x - plot.plot.x) / plot.across));
    PointedPosition pointed{std::clamp(nearest, 0, walk.length()), 0};
    const SolutionWalk::Column& column = walk.column(pointed.move);
    const auto away = [&](std::size_t number) { return std::abs(plot.at(pointed.move, column[number]).y - pointer.y); };
    for (std::size_t i = 1; i < column.size(); ++i)
        if (away(i) < away(pointed.number)) pointed.number = i;
    return pointed;
}

void tell_pointed(Frame& frame, const SolutionWalk& walk, puzzle::Metric metric, const ColumnsPlot& plot, Rect area,
                  const PointedPosition& pointed) {
    const SolutionWalk::Column& column = walk.column(pointed.move);
    const Vec at = plot.at(pointed.move, column[pointed.number]);
    frame.paint.ring(at, plot.radius + 3, frame.colours.accent, 1.5f);
    const std::array<std::string, 3> lines{
        say("after {length}", {{"length", length_text(static_cast<std::uint64_t>(pointed.move), metric)}}),
        place_words(pointed.number, column.size()),
        say("solutions through it: {count}", {{"count", grouped(column[pointed.number].solutions)}})};
    constexpr float kAboveColumns = 60;
    tooltip(frame, {at.x, area.y}, {area.x, area.y - kAboveColumns, area.w, area.h + kAboveColumns}, lines);
}

}  // namespace

void solution_columns(Frame& frame, const Model& model, Rect area) {
    const SolutionWalk& walk = model.explorer.solutions();
    Rect drawn = area;
    const Rect foot = drawn.cut_bottom(kColumnsFoot);
    const ColumnsPlot plot(walk, drawn);
    Actions actions;
    actions.set = [](int move) -> Command { return command::ChooseMove{move}; };
    const Press state = press(frame, columns_widget(model, drawn), std::move(actions));
    column_lines(frame, walk, plot);
    column_positions(frame, walk, plot);
    column_shown(frame, walk, plot, model.explorer.solution_step());
    column_labels(frame, walk, plot, foot.centre().y);
    const auto pointed = position_at(walk, plot, frame.pointer);
    if (!pointed) return;
    if (state.hovered || state.held) tell_pointed(frame, walk, model.open.metric(), plot, area, *pointed);
    if (state.clicked) frame.commands.push(command::PickPosition{pointed->move, pointed->number});
}

}  // namespace shunt::ui
