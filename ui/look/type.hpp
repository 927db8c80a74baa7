// Text styles and spacing: the few sizes everything is set in. CSS pixels.
#pragma once

namespace shunt::ui {

enum class Weight : unsigned char { regular, medium, semibold, bold };

struct TextStyle {
    Weight weight = Weight::regular;
    float size = 14;
};

namespace type {
inline constexpr TextStyle kSmall{Weight::regular, 13};
inline constexpr TextStyle kSmallMedium{Weight::medium, 13};
inline constexpr TextStyle kSmallStrong{Weight::semibold, 13};
inline constexpr TextStyle kBody{Weight::regular, 14};
inline constexpr TextStyle kMedium{Weight::medium, 14};
inline constexpr TextStyle kStrong{Weight::semibold, 14};
inline constexpr TextStyle kBrand{Weight::bold, 17};
inline constexpr TextStyle kToGo{Weight::bold, 20};
inline constexpr TextStyle kTitle{Weight::bold, 24};
inline constexpr TextStyle kAnswer{Weight::bold, 38};
}  // namespace type

namespace space {
inline constexpr float kUnit = 4;
inline constexpr float kGap = 12;
inline constexpr float kCard = 16;     ///< padding inside cards
inline constexpr float kMargin = 18;   ///< around and between columns
inline constexpr float kControl = 38;  ///< height of buttons
inline constexpr float kFinger = 44;   ///< the least side of what fingers press
inline constexpr float kRadius = 8;    ///< corners of controls
inline constexpr float kCardRadius = 12;
}  // namespace space

}  // namespace shunt::ui
