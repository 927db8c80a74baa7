#include "ui/panels/explore/comparison.hpp"

#include "core/base/words.hpp"
#include "ui/panels/explore/comparison_table.hpp"
#include "ui/panels/explore/profile_rows.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/card.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kComparisonPadding = 10;  // above and below: the card is a line while nothing is compared
constexpr float kComparisonGap = 10;
constexpr float kSameGame = space::kFinger;  // a row

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

// ── what is the same game as the open one ──

float same_games_height(const std::vector<SameGame>& games) {
    return games.empty() ? 0 : kComparisonGap + static_cast<float>(games.size()) * kSameGame;
}

/// It has no bars of its own, but a place that it can be taken from.
void same_game_row(Frame& frame, const SameGame& game, Rect row) {
    button(frame, row.cut_right(space::kFinger, 8),
           {"beside.remove:" + game.id, say("Remove {puzzle}", {{"puzzle", game.name}}), Icon::close, ButtonStyle::text,
            false, std::nullopt},
           command::RemoveBeside{game.id});
    const std::string words = say("{puzzle}: the same game as the open one", {{"puzzle", game.name}});
    frame.label("beside.same:" + game.id, "text", row, words);
    frame.paint.text({row.x, row.centre().y}, type::kSmall, frame.colours.quiet,
                     frame.paint.fitted(type::kSmall, words, row.w));
}

void same_games(Frame& frame, const std::vector<SameGame>& games, Rect& inner) {
    if (!games.empty()) inner.cut_top(kComparisonGap);
    for (const SameGame& each : games) same_game_row(frame, each, inner.cut_top(kSameGame));
}

}  // namespace

ComparisonCard::ComparisonCard(const Model& model, const ViewState& view)
    : model_(model), view_(view), offers_(offers_beside(model, view)), same_games_(same_games_of(model)) {
    if (compares(model)) profiles_ = profiles_of(model);
}

float ComparisonCard::height(float width) const {
    const float room = width - 2 * space::kCard;
    float height = space::kFinger + 2 * kComparisonPadding + same_games_height(same_games_);
    if (offers_) height += kComparisonGap + comparison_picker_height(*offers_);
    if (profiles_.empty()) return height;
    height += kComparisonGap + profile_rows_height(profiles_, room);
    return view_.beside_table ? height + kComparisonGap + comparison_table_height(profiles_) : height;
}

void ComparisonCard::draw(Frame& frame, Rect area) const {
    Rect inner = card(frame, area, 0).inset(space::kCard, kComparisonPadding);
    heading(frame, model_, view_, inner.cut_top(space::kFinger).inset(0, 3));
    if (offers_) {
        inner.cut_top(kComparisonGap);
        comparison_picker(frame, view_, *offers_, inner.cut_top(comparison_picker_height(*offers_)));
    }
    same_games(frame, same_games_, inner);
    if (profiles_.empty()) return;
    inner.cut_top(kComparisonGap);
    profile_rows(frame, model_, view_, profiles_, inner.cut_top(profile_rows_height(profiles_, inner.w)));
    if (!view_.beside_table) return;
    inner.cut_top(kComparisonGap);
    comparison_table(frame, model_, view_, profiles_, inner);
}

}  // namespace shunt::ui
