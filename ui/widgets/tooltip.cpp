#include "ui/widgets/tooltip.hpp"

#include <algorithm>
#include <array>

#include <imgui.h>

#include "ui/frame/widget_memory.hpp"

namespace shunt::ui {

namespace {

constexpr float kLine = 15;
constexpr float kBesides = 11;  // of the words
constexpr float kAbove = 6.5f;
constexpr float kGap = 8;  // to what is explained

float tip_height(std::size_t lines) { return kLine * static_cast<float>(lines) + 2 * kAbove; }

}  // namespace

void tooltip(Frame& frame, Vec anchor, Rect bounds, std::span<const std::string> lines, std::size_t strong) {
    float width = 0;
    for (const std::string& line : lines) width = std::max(width, frame.paint.width(type::kSmallStrong, line));
    Rect box{0, 0, width + 2 * kBesides, tip_height(lines.size())};
    box.x = std::clamp(anchor.x - box.w / 2, bounds.x, std::max(bounds.x, bounds.right() - box.w));
    box.y = std::max(bounds.y, anchor.y - box.h - kGap);
    ImDrawList* below = frame.paint.use(ImGui::GetForegroundDrawList());
    frame.paint.rect(box, frame.colours.tip, 6);
    float y = box.y + kAbove + kLine / 2;
    for (std::size_t i = 0; i < lines.size(); ++i, y += kLine) {
        const bool is_strong = i + strong >= lines.size();
        frame.paint.text({box.x + kBesides, y}, is_strong ? type::kSmallStrong : type::kSmall, frame.colours.on_tip,
                         lines[i]);
    }
    frame.paint.use(below);
}

void rest_tooltip(Frame& frame, const std::string& id, Rect widget, const std::string& words, TipSide side) {
    constexpr double kRest = 0.5;  // seconds
    if (words.empty()) return;
    RestedOn& rest = frame.memory.rested_on;
    if (rest.id != id) rest = {id, frame.now};
    rest.still = true;
    if (frame.now - rest.since < kRest) {
        frame.again = true;  // nobody else would draw when the time has come
        return;
    }
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    const float ratio = frame.paint.ratio();
    const Rect window{8, 8, size.x / ratio - 16, size.y / ratio - 16};
    constexpr std::size_t kMostLines = 8;
    const auto lines = frame.paint.wrapped(type::kSmallStrong, words, window.w - 2 * kBesides, kMostLines);
    const float height = tip_height(lines.size());
    const bool fits_above = widget.y - kGap - height > window.y;
    const bool fits_below = widget.bottom() + kGap + height < window.bottom();
    const bool below = side == TipSide::below ? fits_below : !fits_above;
    const float y = below ? widget.bottom() + kGap + height + kGap : widget.y;
    tooltip(frame, {widget.centre().x, y}, window, lines, lines.size());
}

}  // namespace shunt::ui
