#include "ui/widgets/link_rows.hpp"

#include <algorithm>
#include <vector>

#include "ui/widgets/button.hpp"

namespace shunt::ui {

namespace {

// Left and right of a label; it has no ground, so it stands outside of the lines of text.
constexpr float kLinkPadding = 10;
constexpr float kLinkHeight = 30;

/// Places from the top left.
std::vector<Rect> placed_links(const Frame& frame, std::span<const TextLink> links, float width) {
    const float room = width + 2 * kLinkPadding;
    std::vector<Rect> places;
    float x = 0;
    float y = 0;
    for (const TextLink& link : links) {
        const float wide = std::min(room, frame.paint.width(type::kStrong, link.label) + 2 * kLinkPadding);
        if (x > 0 && x + wide > room) {
            x = 0;
            y += kLinkRow;
        }
        places.push_back({x, y, wide, kLinkHeight});
        x += wide;
    }
    return places;
}

}  // namespace

float link_rows_height(const Frame& frame, std::span<const TextLink> links, float width) {
    return links.empty() ? 0 : placed_links(frame, links, width).back().y + kLinkRow;
}

void link_rows(Frame& frame, std::span<const TextLink> links, Rect area) {
    const std::vector<Rect> places = placed_links(frame, links, area.w);
    for (std::size_t at = 0; at < links.size(); ++at) {
        const Rect place{area.x - kLinkPadding + places[at].x, area.y + places[at].y, places[at].w, places[at].h};
        const TextLink& link = links[at];
        const std::string fitted = frame.paint.fitted(type::kStrong, link.label, place.w - 2 * kLinkPadding);
        Button drawn{link.id, link.label, Icon::none, ButtonStyle::text, link.disabled};
        drawn.cut = fitted;
        button(frame, place, drawn, link.command);
    }
}

}  // namespace shunt::ui
