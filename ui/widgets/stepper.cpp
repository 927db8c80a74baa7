#include "ui/widgets/stepper.hpp"

#include "core/base/words.hpp"
#include "ui/widgets/button.hpp"

namespace shunt::ui {

void stepper(Frame& frame, Rect rect, const Stepper& stepper) {
    constexpr float kSide = 32;
    const Rect whole = rect;
    const Rect less = rect.cut_left(kSide);
    const Rect more = rect.cut_right(kSide);
    frame.paint.border(whole, frame.colours.line, space::kRadius);
    const std::string value = std::to_string(stepper.value);
    frame.label(stepper.id, "text", rect, say("{label}: {value}", {{"label", stepper.label}, {"value", value}}));
    frame.paint.text(rect.centre(), type::kStrong, frame.colours.ink, value, Align::centre);
    const bool least = stepper.value <= stepper.least;
    const bool most = stepper.value >= stepper.most;
    button(frame, less,
           {stepper.id + ".less", say("{label}: one less", {{"label", stepper.label}}), Icon::minus, ButtonStyle::text,
            least, std::nullopt},
           stepper.step(-1));
    button(frame, more,
           {stepper.id + ".more", say("{label}: one more", {{"label", stepper.label}}), Icon::plus, ButtonStyle::text,
            most, std::nullopt},
           stepper.step(1));
}

}  // namespace shunt::ui
