// Buttons of deeds (ui/deeds/deed.hpp).
#pragma once

#include "ui/deeds/deed.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/segmented.hpp"

namespace shunt::ui {

/// What there is to draw; a panel may say more of it than the deed does.
template <class Subject>
[[nodiscard]] Button button_of(const Deed<Subject>& deed, const Subject& subject) {
    Button made{deed.id, say(deed.label), deed.icon};
    made.disabled = !deed.is_enabled(subject);
    made.key = deed.told_key();
    return made;
}

template <class Subject>
void deed_button(Frame& frame, Rect rect, const Deed<Subject>& deed, const Subject& subject) {
    button(frame, rect, button_of(deed, subject), deed.command(subject));
}

/// Those of a list that have buttons, with an icon each, from the left end of a row.
template <class Deeds, class Subject>
void deed_icons(Frame& frame, Rect& row, const Deeds& deeds, const Subject& subject) {
    for (const Deed<Subject>& deed : deeds) {
        if (*deed.id != '\0') icon_button(frame, row, button_of(deed, subject), deed.command(subject));
    }
}

/// Its label and its key, where the key would be seen nowhere else.
template <class Subject>
[[nodiscard]] std::string label_with_key(const Deed<Subject>& deed) {
    return say("{name}, key {key}", {{"name", say(deed.label)}, {"key", deed.told_key()}});
}

/// One of several of which one is chosen.
template <class Subject>
[[nodiscard]] Segment segment_of(const Deed<Subject>& deed, const Subject& subject) {
    return {deed.id,   say(deed.label),          label_with_key(deed), deed.command(subject),
            deed.icon, !deed.is_enabled(subject)};
}

}  // namespace shunt::ui
