#include "ui/panels/solutions.hpp"

#include "core/base/words.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/card.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kSolutionsOffer = 150;

/// All of them, once they are counted.
bool counted_solutions(const AppModel& model) {
    return model.answer() && !model.answer()->report.shortest_solutions.empty();
}

void solutions_offer(Frame& frame, const AppModel& model, Rect area) {
    Rect inner = card(frame, area);
    const std::string words = counted_solutions(model) ? say("There are {solutions}.",
                                                             {{"solutions", solutions_text(model.answer()->report)}})
                                                       : say("All shortest solutions, and what they have in common.");
    frame.label("solutions.offer", "text", inner, words);
    inner.cut_top(frame.paint.paragraph(inner, type::kBody, frame.colours.quiet, words), 12);
    if (counted_solutions(model) || model.puzzle().goals().empty()) return;
    const char* count = say("Count all shortest");
    button(frame, inner.cut_top(space::kControl).cut_left(button_width(frame, count)),
           {"solutions.count", count, Icon::none, ButtonStyle::plain, model.asked(Purpose::all), std::nullopt},
           command::CountSolutions{});
}

}  // namespace

std::string solutions_sentence(const AppModel& model) {
    if (model.puzzle().goals().empty()) return say("This puzzle has no goal, so it has no solutions.");
    return say("All shortest solutions, move by move.");
}

float wide_solutions(Frame& frame, const AppModel& model, Rect column, float /*visible*/) {
    return narrow_solutions(frame, model, column);
}

float narrow_solutions(Frame& frame, const AppModel& model, Rect column) {
    solutions_offer(frame, model, column.cut_top(kSolutionsOffer));
    return kSolutionsOffer;
}

}  // namespace shunt::ui
