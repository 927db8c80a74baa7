#include "ui/theme/palette.hpp"

namespace shunt::ui {

namespace {

constexpr Colour kWhite = rgb(0xFFFFFF);
constexpr Colour kLabelInk = rgb(0x1F1B14);

constexpr Palette kLight{
    .page = rgb(0xF4F0E8),
    .card = rgb(0xFFFCF6),
    .line = rgb(0xE2DACB),
    .ink = rgb(0x2A2723),
    .quiet = rgb(0x6C655A),
    .accent = rgb(0x0E6E6A),
    .on_accent = rgb(0xFFFFFF),
    .soft = rgb(0xE6F0EE),
    .danger = rgb(0xB3432C),
    .frame = rgb(0xC9B799),
    .floor = rgb(0xEFE6D6),
    .cell = rgb(0xE6DCCB),
    .shadow = {62, 44, 18, 255},
    .tip = rgb(0x2A2723),
    .on_tip = rgb(0xFFFCF6),
    .pieces = {rgb(0xC5513A), rgb(0x4B78A8), rgb(0xD9A441), rgb(0x8FA876), rgb(0x8A6A9B), rgb(0xB07D54), rgb(0x5E9E9A)},
    .goal = rgb(0xC8553D),
};

constexpr Palette kDark{
    .page = rgb(0x1B1C1E),
    .card = rgb(0x242629),
    .line = rgb(0x34373B),
    .ink = rgb(0xECE7DE),
    .quiet = rgb(0xA39D92),
    .accent = rgb(0x4FB3A9),
    .on_accent = rgb(0x10201F),
    .soft = rgb(0x20302F),
    .danger = rgb(0xE58069),
    .frame = rgb(0x3A352C),
    .floor = rgb(0x2B2A27),
    .cell = rgb(0x222120),
    .shadow = {0, 0, 0, 255},
    .tip = rgb(0xECE7DE),
    .on_tip = rgb(0x1B1C1E),
    .pieces = {rgb(0xD9694F), rgb(0x5E8DBF), rgb(0xD9A94F), rgb(0x8FAE78), rgb(0x8A6A9B), rgb(0xB07D54), rgb(0x5E9E9A)},
    .goal = rgb(0xD9694F),
};

}  // namespace

Colour Palette::label_on(Colour piece, float size) const {
    // WCAG asks for 3 to 1 of large text; white looks calmer on the saturated kinds, so it is taken there.
    constexpr float kLargeText = 18.66f;
    constexpr float kLargeContrast = 3.2f;
    const float white = contrast(piece, kWhite);
    const bool prefers_white = size >= kLargeText ? white >= kLargeContrast : white >= contrast(piece, kLabelInk);
    return prefers_white ? kWhite : kLabelInk;
}

const Palette& light_palette() { return kLight; }

const Palette& dark_palette() { return kDark; }

}  // namespace shunt::ui
