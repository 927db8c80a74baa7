// The answer that a card is about: a large number, what it counts, and what that means.
#pragma once

#include <string>

#include "ui/frame/frame.hpp"

namespace shunt::ui {

enum class HeadlineTone : unsigned char {
    plain,
    open,    ///< the number is not known, or that of another position
    quiet,   ///< something is asked first
    danger,  ///< there is no answer
    old,     ///< all of it is about what was before the last change
};

/// "81", "moves, proved shortest", "a move: one piece along any path".
struct Headline {
    std::string big;  ///< may be empty
    std::string strong;
    std::string quiet;
    HeadlineTone tone = HeadlineTone::plain;
    bool title = false;     ///< without a number the words are as large as a title, where there is room for that
    std::string link = {};  ///< what leads on, drawn in place of `quiet`
};

/// With as many words as most have.
inline constexpr float kHeadlineHeight = 62;

/// All of it, for those who hear the page.
[[nodiscard]] std::string told(const Headline& headline);
/// Room at the left for the number.
[[nodiscard]] float headline_indent(const Frame& frame, const Headline& headline);
/// At a width, with room for all its words.
[[nodiscard]] float headline_height(const Frame& frame, const Headline& headline, float width);
/// The number at the left, the words beside it, as much of them as there is room for. `id`: in the mirror.
void draw_headline(Frame& frame, const std::string& id, const Headline& headline, Rect area);

}  // namespace shunt::ui
