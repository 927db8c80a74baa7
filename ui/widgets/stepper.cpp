#include "ui/widgets/stepper.hpp"

#include "ui/widgets/button.hpp"

namespace shunt::ui {

std::optional<int> stepper(Frame& frame, Rect rect, const Stepper& stepper) {
    constexpr float kSide = 32;
    std::optional<int> changed;
    const Rect whole = rect;
    const Rect less = rect.cut_left(kSide);
    const Rect more = rect.cut_right(kSide);
    frame.paint.border(whole, frame.colours.line, space::kRadius);
    frame.label(stepper.id.c_str(), "text", rect, stepper.label + ": " + std::to_string(stepper.value));
    frame.paint.text(rect.centre(), type::kStrong, frame.colours.ink, std::to_string(stepper.value), Align::centre);
    if (button(
            frame, less,
            {stepper.id + ".less", "–", Icon::none, ButtonStyle::text, stepper.value <= stepper.least, std::nullopt}))
        changed = stepper.value - 1;
    if (button(frame, more,
               {stepper.id + ".more", "+", Icon::none, ButtonStyle::text, stepper.value >= stepper.most, std::nullopt}))
        changed = stepper.value + 1;
    return changed;
}

}  // namespace shunt::ui
