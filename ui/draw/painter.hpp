// Drawing in CSS pixels. The only place that multiplies by the device pixel ratio; edges of rectangles and lines of
// text fall on whole device pixels, so everything is crisp at any ratio.
#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/picture/outline.hpp"
#include "ui/draw/rect.hpp"
#include "ui/look/fonts.hpp"
#include "ui/look/palette.hpp"

struct ImDrawList;

namespace shunt::ui {

using picture::Loop;

enum class Align : unsigned char { left, centre, right };

/// Colour changing from `top` at height `from` to `bottom` at height `to`.
struct Gradient {
    Colour top;
    Colour bottom;
    float from = 0;
    float to = 1;
};

class Painter {
public:
    Painter(const Fonts& fonts, float ratio, ImDrawList* list) : fonts_(fonts), ratio_(ratio), list_(list) {}

    [[nodiscard]] float ratio() const { return ratio_; }
    /// Draws into another list from now on (tooltips above everything). Returns the one before.
    ImDrawList* use(ImDrawList* list);

    // ── plain shapes ──
    void rect(Rect rect, Colour colour, float radius = 0);
    void border(Rect rect, Colour colour, float radius = 0, float width = 1);
    void line(Vec from, Vec to, Colour colour, float width = 1);
    void path(std::span<const Vec> points, Colour colour, float width, bool closed = false);
    /// A rectangle whose left and right edges may fall between device pixels: bars of a chart, evenly spaced at any
    /// width.
    void bar(Rect rect, Colour colour);
    void disc(Vec centre, float radius, Colour colour);
    void ring(Vec centre, float radius, Colour colour, float width);
    void triangle(Vec a, Vec b, Vec c, Colour colour);

    // ── outlines ──
    /// Fills what lies inside the loops, smooth at the edges.
    void fill(std::span<const Loop> loops, const Gradient& gradient);
    /// A soft shadow of the loops, moved by `offset`, fading over `blur`.
    void shadow(std::span<const Loop> loops, Vec offset, float blur, Colour colour);

    // ── text ──
    /// `at.y` is the middle of the capital letters; `at.x` the left end, centre or right end.
    void text(Vec at, TextStyle style, Colour colour, std::string_view text, Align align = Align::left);
    [[nodiscard]] float width(TextStyle style, std::string_view text) const;
    /// The text, shortened with an ellipsis to fit.
    [[nodiscard]] std::string fitted(TextStyle style, std::string_view text, float width) const;
    /// The first of several ways to say something that fits, or the last.
    [[nodiscard]] const char* fitting(TextStyle style, std::initializer_list<const char*> ways, float width) const;
    /// Wrapped lines from the top of `area` down. Returns the height used.
    float paragraph(Rect area, TextStyle style, Colour colour, std::string_view text);
    /// The lines of that, at most so many; the last one is shortened with an ellipsis when more is to be said.
    [[nodiscard]] std::vector<std::string> wrapped(TextStyle style, std::string_view text, float width,
                                                   std::size_t most) const;
    /// Lines from the top of `area` down, at its left or, if so aligned, at its right. Returns the height used.
    float draw_lines(Rect area, TextStyle style, Colour colour, std::span<const std::string> lines,
                     Align align = Align::left);
    /// The height of a line of text.
    [[nodiscard]] static float line_height(TextStyle style);
    /// The height that paragraph() would use.
    [[nodiscard]] float paragraph_height(float width, TextStyle style, std::string_view text) const;

    // ── clipping ──
    void push_clip(Rect rect);
    void pop_clip();

private:
    [[nodiscard]] float snap(float css) const;
    [[nodiscard]] std::vector<std::string> lines(float width, TextStyle style, std::string_view text) const;
    void fringe(const Loop& loop, float inner, float outer, Vec offset, const Gradient& gradient);
    void vertex(Vec at, Colour colour);

    const Fonts& fonts_;
    float ratio_;
    ImDrawList* list_;
};

}  // namespace shunt::ui
