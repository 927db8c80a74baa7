#include "ui/board/board_paint.hpp"

#include <algorithm>
#include <cmath>

#include "ui/board/outline_cache.hpp"
#include "ui/frame/widget_memory.hpp"

namespace shunt::ui {

using picture::dashes;

std::vector<Loop> loops_at(Frame& frame, Cells cells, const BoardPlace& place, Vec at,
                           const picture::OutlineStyle& style) {
    const float cell = place.cell;
    std::vector<Loop> loops = frame.memory.slots.of<OutlineCache>().of(
        cells, {cell, style.inset * cell, style.convex * cell, style.concave * cell});
    const Vec corner = place.on(at);
    for (Loop& loop : loops) {
        for (Vec& p : loop) p = p + corner;
    }
    return loops;
}

std::vector<Loop> piece_loops(Frame& frame, Cells cells, const BoardPlace& place, Vec at, float grow) {
    const picture::BoardLook& look = picture::board_look();
    const float convex = std::max(look.convex + grow, 0.02f);
    return loops_at(frame, cells, place, at, {1, look.gap - grow, convex, look.concave});
}

Gradient flat(Colour colour) { return {colour, colour, 0, 1}; }

Gradient vertical(std::span<const Loop> loops, Colour top, Colour bottom) {
    float from = loops.front().front().y;
    float to = from;
    for (const Loop& loop : loops) {
        for (const Vec p : loop) {
            from = std::min(from, p.y);
            to = std::max(to, p.y);
        }
    }
    return {top, bottom, from, to};
}

void draw_shadow(Frame& frame, Cells cells, const BoardPlace& place, Vec at, bool lifted) {
    const auto loops = piece_loops(frame, cells, place, at);
    const float depth = place.cell * (lifted ? 0.06f : 0.022f);
    frame.paint.shadow(loops, {0, depth}, place.cell * (lifted ? 0.11f : 0.045f),
                       faded(frame.colours.shadow, lifted ? 0.42f : 0.34f));
}

void draw_body(Frame& frame, Cells cells, const BoardPlace& place, Vec at, Colour base) {
    const float rim = std::max(1.0f / frame.paint.ratio(), place.cell * 0.011f);
    const auto outer = piece_loops(frame, cells, place, at);
    auto inner = piece_loops(frame, cells, place, at, -rim / place.cell);
    for (Loop& loop : inner) {
        for (Vec& p : loop) p.y += rim * 0.8f;
    }
    const Colour top = mix(base, kWhite, 0.07f);
    const Colour bottom = mix(base, kBlack, 0.07f);
    // The rim catches the light at the top and vanishes downwards.
    frame.paint.fill(outer, vertical(outer, mix(base, kWhite, 0.34f), bottom));
    frame.paint.fill(inner, vertical(inner, top, bottom));
}

TextStyle name_style(const Frame& frame, const BoardPlace& place, const std::string& name, NameSize size) {
    TextStyle style{Weight::semibold, std::min(place.cell * size.part, size.most)};
    const float width = frame.paint.width(style, name);
    const float room = place.cell * 0.76f;
    if (width > room) style.size *= room / width;
    return style;
}

void draw_name(Frame& frame, const BoardPlace& place, Vec middle, const std::string& name, Colour ground,
               float strength, NameSize size) {
    if (std::min(place.cell * size.part, size.most) < size.least) return;
    const TextStyle style = name_style(frame, place, name, size);
    const Colour colour = mix(ground, frame.colours.label_on(ground, style.size), strength);
    frame.paint.text(place.on(middle), style, colour, name, Align::centre);
}

void draw_dashed(Frame& frame, std::span<const Loop> loops, const BoardPlace& place, Colour colour,
                 std::span<const Vec> kept_free) {
    const float width = std::max(1.5f, place.cell * 0.034f);
    const auto is_free = [&](const Loop& dash) {
        const float reach = place.cell * 0.27f;
        return std::none_of(kept_free.begin(), kept_free.end(), [&](Vec name) {
            const Vec far = dash[dash.size() / 2] - place.on(name);
            return std::max(std::abs(far.x), std::abs(far.y)) < reach;
        });
    };
    for (const Loop& loop : loops) {
        for (const Loop& dash : dashes(loop, place.cell * 0.14f, place.cell * 0.085f))
            if (is_free(dash)) frame.paint.path(dash, colour, width);
    }
}

void draw_void_mark(Frame& frame, const BoardPlace& place, Vec middle, Colour colour) {
    frame.paint.ring(place.on(middle), place.cell * 0.12f, colour, std::max(1.0f, place.cell * 0.02f));
}

void draw_selection(Frame& frame, Cells cells, const BoardPlace& place, Vec at, Colour colour) {
    const float width = std::max(2.0f, place.cell * 0.025f);
    const float grow = width / place.cell * 0.75f;
    for (const Loop& loop : piece_loops(frame, cells, place, at, grow)) frame.paint.path(loop, colour, width, true);
}

}  // namespace shunt::ui
