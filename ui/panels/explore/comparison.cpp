#include "ui/panels/explore/comparison.hpp"

#include <vector>

#include "core/base/words.hpp"
#include "ui/panels/explore/comparison_picker.hpp"
#include "ui/panels/explore/comparison_table.hpp"
#include "ui/panels/explore/profile_rows.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/card.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kComparisonPadding = 10;  // above and below: the card is a line while nothing is compared
constexpr float kComparisonGap = 10;

bool compares(const Model& model) { return !model.comparison.beside().empty(); }
bool shows_table(const Model& model, const ViewState& view) { return compares(model) && view.beside_table; }

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

}  // namespace

float comparison_height(const Model& model, const ViewState& view, float width) {
    const float room = width - 2 * space::kCard;
    float height = space::kFinger + 2 * kComparisonPadding;
    if (const float picker = comparison_picker_height(model, view); picker > 0) height += kComparisonGap + picker;
    if (!compares(model)) return height;
    const std::vector<Profile> profiles = profiles_of(model);
    height += kComparisonGap + profile_rows_height(profiles, room);
    return shows_table(model, view) ? height + kComparisonGap + comparison_table_height(profiles) : height;
}

void comparison_card(Frame& frame, const Model& model, const ViewState& view, Rect area) {
    Rect inner = card(frame, area, 0).inset(space::kCard, kComparisonPadding);
    heading(frame, model, view, inner.cut_top(space::kFinger).inset(0, 3));
    if (const float picker = comparison_picker_height(model, view); picker > 0) {
        inner.cut_top(kComparisonGap);
        comparison_picker(frame, model, view, inner.cut_top(picker));
    }
    if (!compares(model)) return;
    inner.cut_top(kComparisonGap);
    const std::vector<Profile> profiles = profiles_of(model);
    profile_rows(frame, model, view, profiles, inner.cut_top(profile_rows_height(profiles, inner.w)));
    if (!shows_table(model, view)) return;
    inner.cut_top(kComparisonGap);
    comparison_table(frame, model, view, profiles, inner);
}

}  // namespace shunt::ui
