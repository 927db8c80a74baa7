#include "ui/panels/cards/moves.hpp"

#include <algorithm>

#include "core/base/words.hpp"
#include "ui/widgets/button.hpp"
#include "ui/words/length_text.hpp"
#include "ui/words/piece_names.hpp"

namespace shunt::ui {

namespace {

constexpr float kMovesHeading = 30;
constexpr float kMovesRow = 28;
constexpr float kRowsSeen = 4;       // of one list; the rest is scrolled to
constexpr float kMovesPadding = 7;   // of a move, left and right
constexpr float kMovesBetween = 12;  // two lists
constexpr int kListed = 100;  // moves of a list at once: a frame of a long play costs what one of a short play does

/// Which moves are listed: those after number `from`, up to number `to`.
struct Window {
    int from = 0;
    int to = 0;
};

/// One list of moves, of which `step` are made on the board.
struct MoveList {
    const char* id;
    std::string title;
    int length = 0;  ///< of the whole line
    Window window;
    std::vector<moves::Move> moves;  ///< of the window
    int step = -1;                   ///< -1: the board shows something else
    Command (*go)(int step);
    Command copy;
};

/// What is pressed to see the position after a move. The first stands for the start, or for what comes before the window, and one after the
/// last move for what comes behind it.
struct Chip {
    int number = 0;  ///< of the move
    std::string text;
    std::string label;  ///< for those who do not see the list
    Rect place;         ///< from the top left of the list
};

/// Around a move, and as long as it may be where there are as many.
Window window_around(int step, int length) {
    const int from = std::clamp(step - kListed / 2, 0, std::max(0, length - kListed));
    return {from, std::min(length, from + kListed)};
}

std::string own_title(const Model& model) {
    const PlaySession& session = model.play.session();
    std::string length = count_text(session.whole_counts(), model.open.metric());
    if (session.step() < session.whole_length()) {
        const puzzle::Metric told = told_metric(session.whole_counts(), model.open.metric());
        length = say("{made} of {length}", {{"made", session.counts().in(told).value_or(0)}, {"length", length}});
    }
    return session.begins_at_start() ? say("Your moves: {length}", {{"length", length}})
                                     : say("Your moves: {length} from there", {{"length", length}});
}

std::vector<MoveList> lists(const Model& model) {
    std::vector<MoveList> found;
    const PlaySession& session = model.play.session();
    if (const int length = static_cast<int>(session.whole_length()); length > 0) {
        const int here = static_cast<int>(session.step());
        const Window window = window_around(here, length);
        auto moves = session.moves_between(static_cast<std::size_t>(window.from), static_cast<std::size_t>(window.to));
        found.push_back({"own", own_title(model), length, window, std::move(moves),
                         model.play.showing() == Showing::play ? here : -1,
                         [](int to) -> Command { return command::GoToMove{to}; }, command::CopyMoves{}});
    }
    if (const SolutionPtr& solution = model.player.solution(); solution && !solution->moves.empty()) {
        const int step = model.play.showing() == Showing::solution ? model.player.step() : -1;
        const int length = static_cast<int>(solution->moves.size());
        const Window window = window_around(model.player.step(), length);
        const auto first = solution->moves.begin();
        const std::string shortest = length_text(static_cast<std::uint64_t>(solution->length()), solution->metric);
        found.push_back({"solution",
                         say("Solution: {length}", {{"length", shortest}}),
                         length,
                         window,
                         {first + window.from, first + window.to},
                         step,
                         [](int to) -> Command { return command::ScrubPlayer{to}; },
                         command::CopySolution{}});
    }
    return found;
}

std::vector<Chip> chips(const Model& model, const MoveList& list) {
    const auto& [from, to] = list.window;
    std::vector<Chip> found;
    if (from == 0)
        found.push_back({0, say("Start"), say("the start"), {}});
    else
        found.push_back(
            {from,
             say("… {count} before", {{"count", from}}),
             say("{count, plural, one {# move before these} other {# moves before these}}", {{"count", from}}),
             {}});
    for (int number = from + 1; number <= to; ++number) {
        const moves::Move& move = list.moves[static_cast<std::size_t>(number - from - 1)];
        found.push_back({number,
                         moves::describe(model.open.puzzle(), move),
                         std::to_string(number) + ", " + move_words(model.open.puzzle(), move),
                         {}});
    }
    if (to < list.length) {
        const int more = list.length - to;
        found.push_back(
            {to + 1,
             say("… {count} more", {{"count", more}}),
             say("{count, plural, one {# move after these} other {# moves after these}}", {{"count", more}}),
             {}});
    }
    return found;
}

/// In rows, from the left to the right.
std::vector<Chip> placed_chips(const Frame& frame, const Model& model, const MoveList& list, float width) {
    std::vector<Chip> placed = chips(model, list);
    float x = 0;
    float y = 0;
    for (Chip& chip : placed) {
        const float wide = std::min(width, frame.paint.width(type::kStrong, chip.text) + 2 * kMovesPadding);
        if (x > 0 && x + wide > width) {
            x = 0;
            y += kMovesRow;
        }
        chip.place = {x, y, wide, kMovesRow};
        x += wide + 1;
    }
    return placed;
}

float full_height(const std::vector<Chip>& placed) { return placed.back().place.bottom(); }
float seen_height(const std::vector<Chip>& placed) { return std::min(full_height(placed), kRowsSeen * kMovesRow); }

void heading(Frame& frame, const MoveList& list, Rect row) {
    const float wide = frame.paint.width(type::kStrong, say("Copy")) + 20;
    const Rect copy{row.right() - wide + 10, row.y, wide, 28};
    frame.label(std::string(list.id) + ".title", "text", row, list.title);
    frame.paint.text({row.x, copy.centre().y}, type::kStrong, frame.colours.ink,
                     frame.paint.fitted(type::kStrong, list.title, row.w - wide));
    button(frame, copy, {std::string(list.id) + ".copy", say("Copy"), Icon::none, ButtonStyle::text, false, {}},
           list.copy);
}

Widget described(const MoveList& list, const Chip& chip) {
    Widget widget;
    widget.id = std::string(list.id) + ".move:" + std::to_string(chip.number);
    widget.role = "option";
    widget.group = std::string(list.id) + ".moves";
    widget.label = chip.label;
    widget.selected = chip.number == list.step;
    return widget;
}

/// One move; drawn only where it is in sight, known to the mirror always.
void draw_chip(Frame& frame, const MoveList& list, Widget widget, const Chip& chip) {
    const Rect place = widget.rect;
    const bool chosen = chip.number == list.step;
    const Press state = press(frame, std::move(widget), {list.go(chip.number)});
    const Rect seen = frame.scroll->view();
    if (place.bottom() <= seen.y || place.y >= seen.bottom()) return;
    const Rect ground = place.inset(0, 2);
    if (chosen)
        frame.paint.rect(ground, frame.colours.soft, 5);
    else if (state.hovered)
        frame.paint.rect(ground, faded(frame.colours.ink, 0.05f), 5);
    const bool made = chip.number <= list.step;
    const Colour colour = chosen ? frame.colours.accent : made ? frame.colours.ink : frame.colours.quiet;
    const TextStyle style = chosen ? type::kStrong : type::kBody;
    frame.paint.text({place.x + kMovesPadding, place.centre().y}, style, colour,
                     frame.paint.fitted(style, chip.text, place.w - kMovesPadding));
}

void draw_list(Frame& frame, const MoveList& list, const std::vector<Chip>& placed, MoveListMemory& memory, Rect view) {
    heading(frame, list, view.cut_top(kMovesHeading));
    frame.label(std::string(list.id) + ".moves", "listbox", view, list.title);
    const Rect origin = memory.scroll.begin(frame, {view.x, view.y, view.w + space::kCard - 2, view.h});
    for (const Chip& chip : placed) {
        Widget widget = described(list, chip);
        widget.rect = {origin.x + chip.place.x, origin.y + chip.place.y, chip.place.w, chip.place.h};
        // The move that has just been made is followed; a reader who looks elsewhere is let.
        if (chip.number == list.step && memory.followed != list.step) memory.scroll.reveal_inside(widget.rect);
        draw_chip(frame, list, std::move(widget), chip);
    }
    if (memory.followed != list.step) frame.again = true;
    memory.followed = list.step;
    memory.scroll.end(frame, full_height(placed));
}

}  // namespace

Card moves_card(const Frame& frame, const Model& model, float width) {
    Card card;
    for (MoveList& list : lists(model)) {
        auto placed = placed_chips(frame, model, list, width - 2 * space::kCard);
        const float height = kMovesHeading + seen_height(placed);
        card.add(Drawn{height,
                       [list = std::move(list), placed = std::move(placed)](Frame& drawn, Rect area) {
                           const bool own = std::string_view(list.id) == "own";
                           draw_list(drawn, list, placed, own ? drawn.memory.own_moves : drawn.memory.solution_moves,
                                     area);
                       }},
                 kMovesBetween);
    }
    return card;
}

}  // namespace shunt::ui
