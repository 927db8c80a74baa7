#include "ui/panels/explore/solutions.hpp"

#include <algorithm>
#include <vector>

#include "core/base/readable.hpp"
#include "core/base/words.hpp"
#include "ui/deeds/explore.hpp"
#include "ui/model/own_against.hpp"
#include "ui/panels/explore/position_strip.hpp"
#include "ui/panels/explore/solution_columns.hpp"
#include "ui/widgets/blocks.hpp"
#include "ui/widgets/deed_button.hpp"
#include "ui/widgets/tooltip.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kSolutionsGap = 14;
constexpr float kChoicesHeading = 38;
constexpr float kNumberRow = 24;
constexpr float kChoicesLegend = 22;
constexpr float kChoicesLeast = 300;
constexpr float kOwnGap = 4;
constexpr float kTwoRows = 620;  // a narrower heading takes two

bool is_unsolvable(const Model& model) {
    return model.open.answer() && model.open.answer()->report.status == Status::unsolvable;
}

const std::string& all_counted(const Model& model) { return model.open.answer()->report.shortest_solutions; }

// ── while they are not known, or too many ──

std::string offer_words(const Model& model) {
    if (model.open.puzzle().goals().empty())
        return say("Every position of this puzzle can be explored, depth by depth.");
    if (is_unsolvable(model)) return say("There is no solution: every position that can be reached was looked at.");
    if (model.requests.asked(Purpose::all)) return say("All shortest solutions are being counted.");
    if (const outcome::Choices* choices = model.explorer.choices(); choices != nullptr && !choices->reason.empty())
        return say("The positions that shortest solutions pass are too many to be drawn: {reason}.",
                   {{"reason", choices->reason}});
    if (!model.open.failure().empty()) return model.open.failure();
    return say("Which positions the shortest solutions can choose from, move by move, and what they have in common.");
}

bool offers_choices(const Model& model) {
    return !model.open.puzzle().goals().empty() && !is_unsolvable(model) && model.explorer.choices() == nullptr;
}

Card solutions_offer(const Model& model) {
    Card card;
    card.add(Passage{"solutions.offer", {{offer_words(model)}}});
    if (offers_choices(model))
        card.add(ButtonRow{{{{"solutions.count", say("Count all shortest"), Icon::none, ButtonStyle::plain,
                              model.requests.asked(Purpose::all), std::nullopt},
                             command::CountSolutions{}}}},
                 12);
    return card;
}

// ── the drawing ──

/// "solution 17 of 256"; without a number where they are too many for one.
std::string number_words(const Model& model) {
    const SolutionWalk& walk = model.explorer.solutions();
    if (!walk.count()) return say("one of {count} solutions", {{"count", magnitude_text(all_counted(model))}});
    return say("solution {number} of {count}", {{"number", *walk.number() + 1}, {"count", *walk.count()}});
}

void way_buttons(Frame& frame, const Model& model, Rect& row) {
    const bool plays = model.explorer.solution_step() && model.player.playing();
    const char* watch = plays ? say("Pause") : say("Play this way");
    const float wide = std::max(button_width(frame, say("Pause")), button_width(frame, say("Play this way")));
    button(frame, row.cut_right(wide, 8),
           {"solutions.watch", watch, Icon::none, ButtonStyle::plain, false, std::nullopt}, command::WatchWay{});
    for (const Deed<SolutionWalk>& deed : kWaySteps)
        deed_button(frame, row.cut_right(space::kControl, 8), deed, model.explorer.solutions());
}

/// Which of the solutions it is, to be changed by keys; a text where they have no number, or none that a slider can count.
void number_widget(Frame& frame, const Model& model, Rect place, const std::string& words) {
    constexpr std::uint64_t kMostCounted = 1'000'000'000;
    const auto count = model.explorer.solutions().count();
    if (!count || *count > kMostCounted) return frame.label("solutions.number", "text", place, words);
    Widget widget;
    widget.id = "solutions.number";
    widget.role = "slider";
    widget.label = say("Solution");
    widget.rect = place;
    widget.value = static_cast<double>(*model.explorer.solutions().number() + 1);
    widget.min = 1;
    widget.max = static_cast<double>(*count);
    widget.value_text = words;
    Actions actions;
    actions.set = [](int number) -> Command { return command::GoToWay{number}; };
    mirror(frame, std::move(widget), std::move(actions));
}

void choices_heading(Frame& frame, const Model& model, Rect& inner) {
    Rect row = inner.cut_top(kChoicesHeading, 4);
    Rect buttons = inner.w < kTwoRows ? inner.cut_top(kChoicesHeading, 4) : row;
    way_buttons(frame, model, buttons);
    if (inner.w >= kTwoRows) row = buttons;
    const char* title = say("Choices at every move");
    frame.label("solutions.title", "heading", row, title);
    frame.paint.text({row.x, row.centre().y}, type::kStrong, frame.colours.ink, title);
    const std::string number = number_words(model);
    const float wide = frame.paint.width(type::kBody, number);
    const bool beside = wide + frame.paint.width(type::kStrong, title) + 12 <= row.w;
    const Rect place = beside ? row : inner.cut_top(kNumberRow);
    const Vec at{beside ? row.right() - 4 : place.x, place.centre().y};
    frame.paint.text(at, type::kBody, frame.colours.quiet, number, beside ? Align::right : Align::left);
    number_widget(frame, model, place, number);
    if (!model.explorer.solutions().count() && place.contains(frame.pointer))
        rest_tooltip(frame, "solutions.number", place, grouped(all_counted(model)));
}

void choices_legend(Frame& frame, const Model& model, Rect row) {
    const Palette& colours = frame.colours;
    const float y = row.centre().y;
    const char* own = say("this solution");
    const char* other = say("another may pass here");
    frame.label("solutions.legend", "text", row, std::string(own) + "; " + other);
    const auto words = [&](const char* text) {
        frame.paint.text({row.x, y}, type::kSmall, colours.quiet, text);
        row.cut_left(frame.paint.width(type::kSmall, text) + 22);
    };
    frame.paint.line({row.x, y}, {row.x + 14, y}, colours.accent, 2.5f);
    row.cut_left(20);
    words(own);
    frame.paint.ring({row.x + 4, y}, 4, mix(colours.card, colours.accent, 0.5f), 1.2f);
    row.cut_left(14);
    words(other);
    if (!model.explorer.solutions().has_mirror()) return;
    const char* mirror = say("Upper and lower half are mirror images.");
    frame.label("solutions.mirror", "text", row, mirror);
    if (frame.paint.width(type::kSmall, mirror) < row.w)
        frame.paint.text({row.right(), y}, type::kSmall, colours.quiet, mirror, Align::right);
}

void choices_card(Frame& frame, const Model& model, Rect area) {
    Rect inner = card(frame, area);
    choices_heading(frame, model, inner);
    const Rect legend = inner.cut_bottom(kChoicesLegend);
    solution_columns(frame, model, inner);
    choices_legend(frame, model, legend);
}

// ── the positions of the move that is shown, and what all have in common ──

PositionStrip places_strip(const Model& model, int move) {
    const SolutionWalk& walk = model.explorer.solutions();
    const SolutionWalk::Column& column = walk.column(move);
    PositionStrip strip;
    strip.id = "choices";
    strip.label = say("Positions after this move, with the solutions through each");
    strip.each = "choice:";
    strip.list = -2 - move;  // no depth has such a number
    strip.count = column.size();
    strip.chosen = walk.at(move);
    strip.position = [&column](std::uint64_t number) -> const puzzle::Position& {
        return column[static_cast<std::size_t>(number)].position;
    };
    strip.words = [&column](std::uint64_t number, bool /*in_sight*/) {
        const auto& solutions = column[static_cast<std::size_t>(number)].solutions;
        return PositionWords{say("position {number}, solutions through it: {count}",
                                 {{"number", number + 1}, {"count", grouped(solutions)}}),
                             magnitude_text(solutions)};
    };
    strip.choose = [move](std::uint64_t number) -> Command {
        return command::PickPosition{move, static_cast<std::size_t>(number)};
    };
    return strip;
}

std::string own_words(const Model& model) {
    const auto own = own_against(model.play.session(), model.explorer.solutions(), model.open.metric());
    if (!own) return "";
    if (own->solved && own->all) return say("Your own moves are a shortest solution.");
    if (own->all) return say("Your own moves so far are the beginning of a shortest solution.");
    return say("You left the shortest way at move {number} of your own.", {{"number", own->kept + 1}});
}

FactRows common_facts(const Model& model) {
    const outcome::Choices& choices = *model.explorer.choices();
    std::vector<FactRow> facts{
        {"solutions.all", say("shortest solutions"), magnitude_text(all_counted(model))},
        {"solutions.positions", say("positions they pass through"), grouped(choices.positions)},
        {"solutions.shared", choices.shared == 1 ? say("shared by all: the start") : say("shared by all"),
         grouped(choices.shared)}};
    if (choices.shared_mirrored)
        facts.push_back(
            {"solutions.mirrored", say("shared, mirror images as one"),
             say("{count} of {all}", {{"count", *choices.shared_mirrored}, {"all", choices.per_move.size()}})});
    return {std::move(facts)};
}

/// "116 steps": of every shortest solution.
std::string whole_length(const Model& model) {
    return length_text(static_cast<std::uint64_t>(model.explorer.solutions().length()), model.open.metric());
}

void places_heading(Frame& frame, const Model& model, int move, Rect row) {
    const char* copy = say("Copy solution");
    if (model.explorer.solution_step())
        button(frame, row.cut_right(button_width(frame, copy), 10),
               {"solutions.copy", copy, Icon::none, ButtonStyle::plain, false, std::nullopt}, command::CopySolution{});
    const std::string title = say("After {made} of {length}", {{"made", move}, {"length", whole_length(model)}});
    const std::string count = say("{count, plural, one {all solutions pass here} other {# positions to choose from}}",
                                  {{"count", model.explorer.solutions().column(move).size()}});
    frame.label("choices.title", "heading", row, title + ": " + count);
    frame.paint.text({row.x, row.centre().y}, type::kStrong, frame.colours.ink,
                     frame.paint.fitted(type::kStrong, title, row.w));
    row.cut_left(frame.paint.width(type::kStrong, title) + 12);
    if (row.w > frame.paint.width(type::kBody, count))
        frame.paint.text({row.x, row.centre().y}, type::kBody, frame.colours.quiet, count);
}

Card places_card(const Model& model) {
    const int move = model.explorer.solution_step().value_or(0);
    Card card;
    card.add(
        Drawn{kChoicesHeading, [&model, move](Frame& frame, Rect row) { places_heading(frame, model, move, row); }});
    card.add(Drawn{kPositionStripHeight,
                   [&model, move](Frame& frame, Rect area) {
                       position_strip(frame, model, places_strip(model, move), area);
                   }},
             6);
    card.add(Passage{"solutions.own", {{own_words(model), type::kBody, &Palette::ink}}}, kOwnGap);
    card.add(common_facts(model), kOwnGap);
    return card;
}

/// What is known where nothing can be drawn.
float offer_and_facts(Frame& frame, const Model& model, Rect column) {
    const float top = column.y;
    solutions_offer(model).place(frame, column, kSolutionsGap);
    if (model.explorer.choices() != nullptr) Card().add(common_facts(model)).place(frame, column, kSolutionsGap);
    return column.y - top - kSolutionsGap;
}

}  // namespace

std::string solutions_sentence(const Model& model) {
    if (model.open.puzzle().goals().empty()) return say("This puzzle has no goal, so it has no solutions.");
    if (model.explorer.choices() == nullptr) return say("All shortest solutions, move by move.");
    const std::string length = length_text(model.open.answer()->report.length.value_or(0), model.open.metric());
    const std::string count = magnitude_text(all_counted(model));
    if (all_counted(model) == "1") return say("One shortest solution, of {length}.", {{"length", length}});
    return say("{count} shortest solutions of {length}.", {{"count", count}, {"length", length}});
}

float wide_solutions(Frame& frame, const Model& model, const ViewState&, Rect column, float visible) {
    if (model.explorer.solutions().empty()) return offer_and_facts(frame, model, column);
    const float top = column.y;
    const Card places = places_card(model);
    const float room = visible - places.height(frame, column.w) - kSolutionsGap;
    choices_card(frame, model, column.cut_top(std::max(room, kChoicesLeast), kSolutionsGap));
    places.place(frame, column);
    return column.y - top;
}

float narrow_solutions(Frame& frame, const Model& model, const ViewState&, Rect column) {
    if (model.explorer.solutions().empty()) return offer_and_facts(frame, model, column);
    const float top = column.y;
    choices_card(frame, model, column.cut_top(kChoicesLeast, kSolutionsGap));
    places_card(model).place(frame, column);
    return column.y - top;
}

}  // namespace shunt::ui
