#include "ui/panels/play/play.hpp"

#include <algorithm>

#include "core/base/words.hpp"
#include "ui/board/board_input.hpp"
#include "ui/board/board_over.hpp"
#include "ui/board/picture_paint.hpp"
#include "ui/panels/play/welcome.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/tooltip.hpp"
#include "ui/words/census_text.hpp"
#include "ui/words/entry_words.hpp"
#include "ui/words/length_text.hpp"
#include "ui/words/piece_names.hpp"

namespace shunt::ui {

namespace {

/// Of the solution that was shown last.
struct StepsCounted {
    SolutionPtr solution;
    int step = 0;
    moves::Counts counts;
};

/// The moves of the solution up to what the board shows of it, counted once.
const moves::Counts& counts_shown(Frame& frame, const Model& model) {
    StepsCounted& known = frame.memory.slots.of<StepsCounted>();
    const SolutionPtr& solution = model.player.solution();
    const int step = model.player.step();
    if (known.solution != solution || known.step != step) {
        const auto shown = std::span(solution->moves).first(static_cast<std::size_t>(step));
        known = {solution, step, moves::count(shown)};
    }
    return known.counts;
}

/// "12 moves · 15 slides · 20 steps" of what the board shows: for whoever listens, and in the tooltip.
std::string counters(Frame& frame, const Model& model) {
    switch (model.play.showing()) {
        case Showing::solution:
            return say("{counts} of the solution",
                       {{"counts", counts_text(counts_shown(frame, model), model.open.metric())}});
        case Showing::sample:
            return sample_text(*model.play.sample());
        case Showing::play:
            break;
    }
    const std::string counts = counts_text(model.play.session().counts(), model.open.metric());
    return model.play.session().begins_at_start() ? say("{counts} so far", {{"counts", counts}})
                                                  : say("{counts} from there", {{"counts", counts}});
}

/// The same in one number, and in fewer words where there are fewer: "12 moves", "12 of 81 moves", "position 3 of 16".
struct ShortCounters {
    std::string whole;
    std::string brief;
};

ShortCounters short_counters(const Model& model) {
    const auto alone = [](const std::string& text) { return ShortCounters{text, text}; };
    if (model.play.sample() != nullptr) return alone(sample_text(*model.play.sample()));
    if (model.play.showing() == Showing::play)
        return alone(count_text(model.play.session().counts(), model.open.metric()));
    const Solution& solution = *model.player.solution();
    const auto in_words = [&](int length) { return length_text(static_cast<std::uint64_t>(length), solution.metric); };
    return {say("{step} of {length}", {{"step", model.player.step()}, {"length", in_words(solution.length())}}),
            in_words(model.player.step())};
}

/// The strong line: what is left, or what the board shows.
struct TitleWords {
    std::string text;
    bool old = false;  ///< of the position before: it fades until the one for this position is there
};

TitleWords headline(const Model& model) {
    if (model.play.showing() == Showing::sample)
        return {say("Depth {depth} ({metric} metric)", {{"depth", std::to_string(model.play.sample()->depth)},
                                                        {"metric", metric_word(model.open.metric())}})};
    if (model.play.solved()) return {say("Solved")};
    const auto left = model.distance.shown();
    if (!left) return {};
    const std::string length = length_text(static_cast<std::uint64_t>(left->units), model.open.metric());
    return {say("{length} to go", {{"length", length}}), left->old};
}

Colour colour_of(const Frame& frame, const TitleWords& strong) {
    return strong.old ? faded(frame.colours.quiet, 0.55f) : frame.colours.accent;
}

std::string hint_words(const Model& model) {
    const Phrase words =
        model.play.shown_hint()->proved ? Phrase("Hint: {move}") : Phrase("Hint: {move} (not proved shortest)");
    return say(words, {{"move", move_words(model.open.puzzle(), model.play.shown_hint()->move)}});
}

std::string short_hint_words(const Model& model) {
    const Hint& hint = *model.play.shown_hint();
    const std::string move = move_words(model.open.puzzle(), hint.move);
    return hint.proved ? move : say("{move} (not proved shortest)", {{"move", move}});
}

constexpr float kPlayEdit = 30;  // side of the pencil
constexpr float kMostCounts = 76;

/// The way to Build, as Build has one to Play.
void edit_button(Frame& frame, Vec corner) {
    button(frame, {corner.x, corner.y, kPlayEdit, kPlayEdit},
           {"play.edit", say("Edit this puzzle"), Icon::pencil, ButtonStyle::text, false, std::nullopt},
           command::ChooseTask{kBuildTask});
}

/// What stands at the right of the task. Room for three digits always: no move makes the task take another line, and the board lower.
float counts_width(const Frame& frame, const std::string& counts) {
    return std::max(frame.paint.width(type::kSmall, counts), kMostCounts);
}

/// As many words of it as leave the task its lines, within `width` for both.
std::string counts_beside(const Frame& frame, const Model& model, TextStyle style, const std::string& aim,
                          float width) {
    const ShortCounters counts = short_counters(model);
    const auto height = [&](const std::string& beside) {
        return frame.paint.paragraph_height(width - counts_width(frame, beside), style, aim);
    };
    return height(counts.whole) > height(counts.brief) ? counts.brief : counts.whole;
}

/// Returns the height used: a long task takes a second line, also while a hint stands in its place.
float wide_heading(Frame& frame, const Model& model, Rect area, const TitleWords& strong) {
    const Palette& colours = frame.colours;
    const std::string name = title(model.open.entry());
    const std::string aim = task(model.open.entry());
    const std::string counts = counts_beside(frame, model, type::kBody, aim, area.w - 16);
    const std::string words = model.play.shown_hint() ? hint_words(model) : aim;
    const float room = area.w - counts_width(frame, counts) - 16;
    const std::string shown =
        frame.paint.fitted(type::kTitle, name, area.w - frame.paint.width(type::kToGo, strong.text) - 16 - kPlayEdit);
    frame.paint.text({area.x, area.y + 14}, type::kTitle, colours.ink, shown);
    edit_button(frame, {area.x + frame.paint.width(type::kTitle, shown) + 6, area.y + 14 - kPlayEdit / 2});
    frame.paint.text({area.right(), area.y + 17}, type::kToGo, colour_of(frame, strong), strong.text, Align::right);
    frame.paint.text({area.right(), area.y + 44}, type::kSmall, colours.quiet, counts, Align::right);
    const Colour colour = model.play.shown_hint() ? colours.accent : colours.quiet;
    const float told = frame.paint.paragraph({area.x, area.y + 34, room, 40}, type::kBody, colour, words);
    return 34 + std::max(told, frame.paint.paragraph_height(room, type::kBody, aim));
}

/// What is to be done, and the longest that it becomes while the board rests.
struct Aim {
    std::string text;
    std::string longest;
};

Aim compact_aim(const Model& model, const ViewState& view) {
    if (view.welcome.task) return {welcome_line(model), welcome_room(model)};
    return {task(model.open.entry()), task(model.open.entry())};
}

/// The same on a phone: what is to be done stands before what was done, in two lines or their room: a hint and the greeting take them.
float compact_heading(Frame& frame, const Model& model, Rect area, const TitleWords& strong, const Aim& aim) {
    const Palette& colours = frame.colours;
    const std::string counts = counts_beside(frame, model, type::kSmall, aim.longest, area.w - 10);
    const float beside = area.w - frame.paint.width(type::kStrong, strong.text) - 10;
    const float room = area.w - counts_width(frame, counts) - 10;
    const std::string name = title(model.open.entry());
    const bool large = frame.paint.width(type::kToGo, name) <= beside;
    const TextStyle style = large ? type::kToGo : type::kBrand;
    frame.paint.text({area.x, area.y + 12}, style, colours.ink, frame.paint.fitted(style, name, beside));
    frame.paint.text({area.right(), area.y + 12}, type::kStrong, colour_of(frame, strong), strong.text, Align::right);
    const Colour colour = model.play.shown_hint() ? colours.accent : colours.quiet;
    const float two_lines = 2 * frame.paint.line_height(type::kSmall);
    std::string words = model.play.shown_hint() ? hint_words(model) : aim.text;
    // In the narrowest windows the colour alone says that it is a hint.
    if (model.play.shown_hint() && frame.paint.paragraph_height(room, type::kSmall, words) > two_lines + 1)
        words = short_hint_words(model);
    frame.paint.text({area.right(), area.y + 34}, type::kSmall, colours.quiet, counts, Align::right);
    const float told = frame.paint.paragraph({area.x, area.y + 26, room, 40}, type::kSmall, colour, words);
    return 26 + std::max({told, two_lines, frame.paint.paragraph_height(room, type::kSmall, aim.longest)});
}

/// The wanted arrangement, beside the title. A press has it on the board, as large as that.
void goal_button(Frame& frame, const Model& model, const ViewState& view, Rect picture) {
    Widget widget;
    widget.id = "goal";
    widget.label = say("The goal, on the board");
    widget.rect = picture;
    widget.pressed = view.shows_goal;
    const Press state = press(frame, std::move(widget), {command::TurnFold{&ViewState::shows_goal}});
    draw_goal_picture(frame, model.open.puzzle(), frame.memory.colours(model.play.session().entry_ptr()), picture);
    if (state.hovered || view.shows_goal)
        frame.paint.border(picture.inset(-3), view.shows_goal ? frame.colours.accent : frame.colours.line,
                           space::kRadius, 2);
    if (state.hovered) rest_tooltip(frame, "goal", picture, say("The goal, on the board"));
}

/// In the place of the board; a press anywhere on it has the board back.
void goal_on_board(Frame& frame, const Model& model, const BoardPlace& place) {
    Widget widget;
    widget.id = "goal.shown";
    widget.label = say("The goal. Back to the board");
    widget.rect = place.outer;
    (void)press(frame, std::move(widget), {command::TurnFold{&ViewState::shows_goal}});
    draw_picture(frame,
                 picture::picture_of_goal(model.open.puzzle(), frame.memory.colours(model.play.session().entry_ptr())),
                 place);
}

}  // namespace

float play_heading(Frame& frame, const Model& model, const ViewState& view, Rect area, bool compact) {
    const TitleWords strong = headline(model);
    const std::string counts = counters(frame, model);
    const float height = compact ? 48.0f : 58.0f;
    frame.label("title", "heading", {area.x, area.y, area.w / 2, 28}, title(model.open.entry()));
    const Aim aim = compact ? compact_aim(model, view) : Aim{task(model.open.entry()), {}};
    frame.label("task", "text", {area.x, area.y + 30, area.w / 2, 20}, aim.text);
    if (!strong.text.empty() && !strong.old)
        frame.label("togo", "text", {area.x + area.w / 2, area.y, area.w / 2, 28}, strong.text);
    const Rect counted{area.right() - 150, area.y + 30, 150, 20};
    frame.label("counters", "text", counted, counts);
    if (!frame.touch && counted.contains(frame.pointer)) rest_tooltip(frame, "counters", counted, counts);
    if (model.play.shown_hint())
        frame.label("hinted", "text", {area.x, area.y + 30, area.w / 2, 20}, hint_words(model));
    if (!model.open.puzzle().goals().empty()) {
        const Rect picture = area.cut_left(compact ? 44.0f : 52.0f, 12);
        goal_button(frame, model, view, {picture.x, picture.y, picture.w, height - 4});
    }
    const float used =
        compact ? compact_heading(frame, model, area, strong, aim) : wide_heading(frame, model, area, strong) + 4;
    return std::max(height, used);
}

void board_panel(Frame& frame, const Model& model, const ViewState& view, Rect area, float max_cell) {
    const BoardPlace place = place_board(model.open.puzzle().board(), area, true, max_cell);
    if (view.shows_goal) return goal_on_board(frame, model, place);
    BoardScene scene = frame.memory.slots.of<BoardInput>().update(frame, model, view, place);
    if (scene.rests && model.play.shown_hint())
        show_hint(scene.picture, model.open.puzzle(), model.play.shown_hint()->move);
    PictureStyle style;
    style.traced = scene.trace;
    draw_picture(frame, scene.picture, place, style);
    draw_ways(frame, scene.ways, place);
    const auto example = welcome_move(model, view);
    if (!example || !scene.rests) return;
    const auto way = way_of(scene.picture, model.open.puzzle(), *example);
    draw_example(frame, scene.picture, way, welcome_arrow_words(frame, view), place);
}

}  // namespace shunt::ui
