#include "ui/widgets/headline.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/base/words.hpp"
#include "ui/widgets/rows.hpp"

namespace shunt::ui {

namespace {

constexpr float kBehindNumber = 16;
constexpr std::size_t kHeadlineLines = 6;  // at most

Colour number_ink(const Palette& colours, HeadlineTone tone) {
    switch (tone) {
        case HeadlineTone::open:
            return faded(colours.quiet, 0.55f);
        case HeadlineTone::quiet:
            return colours.quiet;
        case HeadlineTone::danger:
            return colours.danger;
        case HeadlineTone::old:
            return old_ink(colours);
        case HeadlineTone::plain:
            break;
    }
    return colours.ink;
}

Colour strong_ink(const Palette& colours, HeadlineTone tone) {
    return tone == HeadlineTone::open ? colours.ink : number_ink(colours, tone);
}

/// The largest in which the words have room, or the smallest.
TextStyle strong_style(const Frame& frame, const Headline& headline, float room) {
    const bool title = headline.title && headline.big.empty();
    const TextStyle large = title ? type::kTitle : type::kStrong;
    if (frame.paint.width(large, headline.strong) <= room) return large;
    return title ? type::kToGo : type::kSmallStrong;
}

/// The words beside the number, in lines.
struct HeadlineLines {
    TextStyle style;  ///< of what is in bold
    TextStyle below;  ///< of what explains it
    std::vector<std::string> strong;
    std::vector<std::string> rest;

    HeadlineLines(const Frame& frame, const Headline& headline, float room)
        : style(strong_style(frame, headline, room)),
          below(headline.link.empty() ? type::kSmall : type::kSmallStrong),
          strong(frame.paint.wrapped(style, headline.strong, room, kHeadlineLines)),
          rest(frame.paint.wrapped(below, headline.link.empty() ? headline.quiet : headline.link, room,
                                   kHeadlineLines)) {}
    [[nodiscard]] float height() const {
        return Painter::line_height(style) * static_cast<float>(strong.size()) +
               Painter::line_height(below) * static_cast<float>(rest.size());
    }
};

/// Where there is no room for both, what explains goes, if there is a number; else it is cut to one line.
HeadlineLines lines_in(const Frame& frame, const Headline& headline, Rect area) {
    HeadlineLines lines(frame, headline, area.w);
    if (lines.height() <= area.h) return lines;
    lines.rest.clear();
    if (headline.big.empty()) lines.rest = frame.paint.wrapped(lines.below, headline.quiet, area.w, 1);
    return lines;
}

/// What is in bold, and below it what explains it.
void draw_words(Frame& frame, const Headline& headline, Rect area) {
    const Palette& colours = frame.colours;
    const HeadlineLines lines = lines_in(frame, headline, area);
    area.cut_top(std::round((area.h - lines.height()) / 2));
    area.cut_top(frame.paint.draw_lines(area, lines.style, strong_ink(colours, headline.tone), lines.strong));
    const Colour quiet = headline.tone == HeadlineTone::old ? old_ink(colours) : colours.quiet;
    frame.paint.draw_lines(area, lines.below, headline.link.empty() ? quiet : colours.accent, lines.rest);
}

}  // namespace

std::string told(const Headline& headline) {
    std::string text = headline.big + (headline.big.empty() ? "" : " ") + headline.strong;
    if (!headline.quiet.empty()) text += "; " + headline.quiet;
    return headline.tone == HeadlineTone::old ? say("Before the last change: {verdict}", {{"verdict", text}}) : text;
}

float headline_indent(const Frame& frame, const Headline& headline) {
    return headline.big.empty() ? 0 : frame.paint.width(type::kAnswer, headline.big) + kBehindNumber;
}

float headline_height(const Frame& frame, const Headline& headline, float width) {
    return std::max(kHeadlineHeight, HeadlineLines(frame, headline, width - headline_indent(frame, headline)).height());
}

void draw_headline(Frame& frame, const std::string& id, const Headline& headline, Rect area) {
    frame.label(id, "text", area, told(headline));
    if (!headline.big.empty())
        frame.paint.text({area.x, area.centre().y}, type::kAnswer, number_ink(frame.colours, headline.tone),
                         headline.big);
    area.cut_left(headline_indent(frame, headline));
    draw_words(frame, headline, area);
}

}  // namespace shunt::ui
