#include "ui/panels/moves.hpp"

#include <algorithm>

#include "ui/widgets/button.hpp"
#include "ui/widgets/card.hpp"
#include "ui/words/length_text.hpp"
#include "ui/words/piece_names.hpp"

namespace shunt::ui {

namespace {

constexpr float kHeading = 30;
constexpr float kRow = 28;
constexpr float kRowsSeen = 4;  // of one list; the rest is scrolled to
constexpr float kPadding = 7;   // of a move, left and right
constexpr float kBetween = 12;  // two lists

/// One list of moves, of which `step` are made on the board.
struct MoveList {
    const char* id;
    std::string title;
    std::vector<moves::Move> moves;
    int step = -1;  ///< -1: the board shows something else
    Command (*go)(int step);
    Command copy;
};

/// What is pressed to see the position after a move; the first stands for the start.
struct Chip {
    std::string text;
    Rect place;  ///< from the top left of the list
};

std::string own_title(const AppModel& model) {
    const PlaySession& session = model.session();
    return "Your moves: " + count_text(session.counts(), model.metric()) +
           (session.begins_at_start() ? "" : " from there");
}

std::vector<MoveList> lists(const AppModel& model) {
    std::vector<MoveList> found;
    const PlaySession& session = model.session();
    if (auto line = session.whole_line(); !line.empty()) {
        const int step = model.showing() == Showing::play ? static_cast<int>(session.step()) : -1;
        found.push_back({"own", own_title(model), std::move(line), step,
                         [](int to) -> Command { return command::GoToMove{to}; }, command::CopyMoves{}});
    }
    if (const SolutionPtr& solution = model.player().solution(); solution && !solution->moves.empty()) {
        const int step = model.showing() == Showing::solution ? model.player().step() : -1;
        const auto length = static_cast<std::uint64_t>(solution->length());
        found.push_back({"solution", "Solution: " + length_text(length, solution->metric), solution->moves, step,
                         [](int to) -> Command { return command::ScrubPlayer{to}; }, command::CopySolution{}});
    }
    return found;
}

std::vector<Chip> chips(const Frame& frame, const AppModel& model, const MoveList& list, float width) {
    std::vector<Chip> placed;
    float x = 0;
    float y = 0;
    for (std::size_t i = 0; i <= list.moves.size(); ++i) {
        std::string text = i == 0 ? "Start" : moves::describe(model.puzzle(), list.moves[i - 1]);
        const float wide = std::min(width, frame.paint.width(type::kBody, text) + 2 * kPadding);
        if (x > 0 && x + wide > width) {
            x = 0;
            y += kRow;
        }
        placed.push_back({std::move(text), {x, y, wide, kRow}});
        x += wide + 1;
    }
    return placed;
}

float full_height(const std::vector<Chip>& placed) { return placed.back().place.bottom(); }
float seen_height(const std::vector<Chip>& placed) { return std::min(full_height(placed), kRowsSeen * kRow); }

void heading(Frame& frame, const MoveList& list, Rect row) {
    const float wide = frame.paint.width(type::kStrong, "Copy") + 20;
    const Rect copy{row.right() - wide + 10, row.y, wide, 28};
    frame.label(std::string(list.id) + ".title", "text", row, list.title);
    frame.paint.text({row.x, copy.centre().y}, type::kStrong, frame.colours.ink,
                     frame.paint.fitted(type::kStrong, list.title, row.w - wide));
    button(frame, copy, {std::string(list.id) + ".copy", "Copy", Icon::none, ButtonStyle::text, false, {}}, list.copy);
}

Widget described(const AppModel& model, const MoveList& list, int number) {
    Widget widget;
    widget.id = std::string(list.id) + ".move:" + std::to_string(number);
    widget.role = "option";
    widget.group = std::string(list.id) + ".moves";
    widget.label = "the start";
    if (number > 0)
        widget.label = std::to_string(number) + ", " +
                       move_words(model.puzzle(), list.moves[static_cast<std::size_t>(number) - 1]);
    widget.selected = number == list.step;
    return widget;
}

/// One move; drawn only where it is in sight, known to the mirror always.
void draw_chip(Frame& frame, const MoveList& list, Widget widget, const Chip& chip, int number) {
    const Rect place = widget.rect;
    const bool chosen = number == list.step;
    const Press state = press(frame, std::move(widget), {list.go(number)});
    const Rect seen = frame.scroll->view();
    if (place.bottom() <= seen.y || place.y >= seen.bottom()) return;
    const Rect ground = place.inset(0, 2);
    if (chosen)
        frame.paint.rect(ground, frame.colours.soft, 5);
    else if (state.hovered)
        frame.paint.rect(ground, faded(frame.colours.ink, 0.05f), 5);
    const bool made = number <= list.step;
    const Colour colour = chosen ? frame.colours.accent : made ? frame.colours.ink : frame.colours.quiet;
    frame.paint.text({place.x + kPadding, place.centre().y}, chosen ? type::kStrong : type::kBody, colour,
                     frame.paint.fitted(type::kBody, chip.text, place.w - kPadding));
}

void draw_list(Frame& frame, const AppModel& model, const MoveList& list, MoveListMemory& memory, Rect& area) {
    heading(frame, list, area.cut_top(kHeading));
    const std::vector<Chip> placed = chips(frame, model, list, area.w);
    const Rect view = area.cut_top(seen_height(placed));
    frame.label(std::string(list.id) + ".moves", "listbox", view, list.title);
    const Rect origin = memory.scroll.begin(frame, {view.x, view.y, view.w + space::kCard - 2, view.h});
    for (std::size_t i = 0; i < placed.size(); ++i) {
        const int number = static_cast<int>(i);
        Widget widget = described(model, list, number);
        const Rect& place = placed[i].place;
        widget.rect = {origin.x + place.x, origin.y + place.y, place.w, place.h};
        // The move that has just been made is followed; a reader who looks elsewhere is let.
        if (number == list.step && memory.followed != list.step) memory.scroll.reveal_inside(widget.rect);
        draw_chip(frame, list, std::move(widget), placed[i], number);
    }
    if (memory.followed != list.step) frame.again = true;
    memory.followed = list.step;
    memory.scroll.end(frame, full_height(placed));
}

}  // namespace

float moves_panel_height(const Frame& frame, const AppModel& model, float width) {
    float height = 0;
    for (const MoveList& list : lists(model))
        height +=
            (height > 0 ? kBetween : 0) + kHeading + seen_height(chips(frame, model, list, width - 2 * space::kCard));
    return height > 0 ? height + 2 * space::kCard - 4 : 0;
}

void moves_panel(Frame& frame, const AppModel& model, Rect area) {
    Rect inner = card(frame, area);
    bool first = true;
    for (const MoveList& list : lists(model)) {
        if (!first) inner.cut_top(kBetween);
        first = false;
        const bool own = std::string_view(list.id) == "own";
        draw_list(frame, model, list, own ? frame.memory.own_moves : frame.memory.solution_moves, inner);
    }
}

}  // namespace shunt::ui
