#include "ui/look/look.hpp"

#include <charconv>

namespace shunt::ui {

namespace {

/// Six digits, which go off the front together with the blank behind them.
std::optional<Colour> take_colour(std::string_view& rest) {
    constexpr std::size_t kDigits = 6;
    std::uint32_t hex = 0;
    const std::string_view word = rest.substr(0, kDigits);
    const auto [end, fault] = std::from_chars(word.data(), word.data() + word.size(), hex, 16);
    if (fault != std::errc() || end != word.data() + kDigits) return std::nullopt;
    rest.remove_prefix(std::min(kDigits + 1, rest.size()));
    return picture::rgb(hex);
}

}  // namespace

std::optional<Palette> forced_palette(std::string_view colours) {
    const auto ground = take_colour(colours);
    const auto text = take_colour(colours);
    const auto link = take_colour(colours);
    const auto highlight = take_colour(colours);
    if (!ground || !text || !link || !highlight) return std::nullopt;
    Palette palette = light_palette();
    palette.page = palette.card = palette.floor = palette.on_accent = palette.on_tip = palette.light_label = *ground;
    palette.line = palette.ink = palette.quiet = palette.danger = palette.frame = palette.tip = palette.alarm =
        palette.dark_label = *text;
    palette.accent = *link;
    palette.goal = *highlight;
    // What is told by its ground alone: selected rows, and the cells of a board.
    palette.soft = palette.cell = mix(*ground, *text, 0.15f);
    palette.shadow = *ground;
    palette.pieces.fill(*text);
    palette.pieces[0] = *highlight;
    return palette;
}

}  // namespace shunt::ui
