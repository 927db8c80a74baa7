#include "ui/panels/explore/comparison.hpp"

#include <memory>
#include <utility>

#include "core/base/words.hpp"
#include "ui/panels/explore/comparison_picker.hpp"
#include "ui/panels/explore/comparison_table.hpp"
#include "ui/panels/explore/profile_rows.hpp"
#include "ui/panels/explore/profiles.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kComparisonPadding = 10;  // above and below: the card is a line while nothing is compared
constexpr float kComparisonGap = 10;

void fold_button(Frame& frame, Rect& row, const char* id, const char* label, bool ViewState::*fold,
                 const ViewState& view, bool disabled) {
    button(frame, row.cut_right(button_width(frame, label), 8),
           {id, label, Icon::none, ButtonStyle::plain, disabled, view.*fold}, command::TurnFold{fold});
}

/// What is compared, or, while nothing is, what can be.
std::string heading_words(const Model& model) {
    if (!compares(model)) return say("Up to three of the library or of yours, on one axis of depths.");
    return say("In {metrics} from the start, each as high as its fullest depth.",
               {{"metrics", metric_words(model.open.metric())}});
}

void heading(Frame& frame, const Model& model, const ViewState& view, Rect row) {
    fold_button(frame, row, "beside.add", say("Add a puzzle"), &ViewState::picks_beside, view,
                model.comparison.is_full());
    if (compares(model)) fold_button(frame, row, "beside.table", say("Table"), &ViewState::beside_table, view, false);
    const char* title = say("Beside other puzzles");
    const std::string words = heading_words(model);
    frame.label("beside.title", "heading", row, title);
    frame.label("beside.about", "text", row, words);
    const float y = row.centre().y;
    const char* seen = frame.paint.fitting(type::kStrong, {title, say("Compared")}, row.w);
    frame.paint.text({row.x, y}, type::kStrong, frame.colours.quiet, frame.paint.fitted(type::kStrong, seen, row.w));
    row.cut_left(frame.paint.width(type::kStrong, seen), 12);
    frame.paint.text({row.x, y}, type::kSmall, frame.colours.quiet,
                     frame.paint.fitting(type::kSmall, {words.c_str(), ""}, row.w));
}

// ── what is compared ──

/// One that is the same game as the open one has no bars of its own, but a place that it can be taken from.
ActionRow same_game_row(const SameGame& game) {
    ActionRow row{"beside.same:" + game.id, say("{puzzle}: the same game as the open one", {{"puzzle", game.name}})};
    row.buttons = {
        {{"beside.remove:" + game.id, say("Remove {puzzle}", {{"puzzle", game.name}}), Icon::close, ButtonStyle::text},
         command::RemoveBeside{game.id}}};
    row.height = space::kFinger;
    row.style = type::kSmall;
    row.ink = &Palette::quiet;
    row.role = "text";
    return row;
}

void add_profiles(Card& card, const Model& model, const ViewState& view) {
    if (!compares(model)) return;
    const auto profiles = std::make_shared<const std::vector<Profile>>(profiles_of(model));
    card.add(Drawn{[profiles](const Frame&, float width) { return profile_rows_height(*profiles, width); },
                   [&model, &view, profiles](Frame& frame, Rect area) {
                       profile_rows(frame, model, view, *profiles, area);
                   }},
             kComparisonGap);
    if (!view.beside_table) return;
    card.add(Drawn{comparison_table_height(*profiles),
                   [&model, &view, profiles](Frame& frame, Rect area) {
                       comparison_table(frame, model, view, *profiles, area);
                   }},
             kComparisonGap);
}

}  // namespace

Card comparison_card(const Model& model, const ViewState& view) {
    Card card;
    card.padding(kComparisonPadding);
    card.add(Drawn{space::kFinger, [&](Frame& frame, Rect row) { heading(frame, model, view, row.inset(0, 3)); }});
    add_comparison_picker(card, model, view);
    float gap = kComparisonGap;
    for (const SameGame& each : same_games_of(model)) card.add(same_game_row(each), std::exchange(gap, 0.0f));
    add_profiles(card, model, view);
    return card;
}

}  // namespace shunt::ui
