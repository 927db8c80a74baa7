#include "ui/panels/tilings/tiling_pieces.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "core/base/words.hpp"

namespace shunt::ui {

namespace {

constexpr float kTilingPiecesChip = 30;
constexpr float kTilingPiecesGap = 6;
constexpr float kCell = 5;

/// Lying, so that a line of chips need not be higher.
constexpr std::array<const char*, kPieceNames.size() - kPieceKinds> kPictures{
    "XXX",         "X./XX",       "XXXX",        "XX/XX",     "XXX/.X.",    "XX./.XX",     "XXX/X..",
    ".XX/XX./.X.", "XXXXX",       "XXXX/X...",   "XXX./..XX", "XXX/XX.",    "XXX/.X./.X.", "X.X/XXX",
    "X../X../XXX", "X../XX./.XX", ".X./XXX/.X.", "XXXX/.X..", "XX./.X./.XX"};

float width_of(std::string_view picture) {
    return kCell * static_cast<float>(std::min(picture.find('/'), picture.size()));
}

void draw_piece(Frame& frame, Rect place, std::string_view picture, Colour colour) {
    const auto lines = std::count(picture.begin(), picture.end(), '/') + 1;
    Vec at{place.x, std::floor(place.centre().y - kCell * static_cast<float>(lines) / 2)};
    for (const char cell : picture) {
        if (cell == '/') {
            at = {place.x, at.y + kCell};
            continue;
        }
        if (cell == 'X') frame.paint.rect({at.x, at.y, kCell - 1, kCell - 1}, colour);
        at.x += kCell;
    }
}

void chip(Frame& frame, Rect rect, std::size_t piece, bool chosen) {
    const std::string_view picture = tiling_piece_picture(piece);
    Button look{std::string("tilings.piece:") + kPieceNames[piece],
                tiling_piece_word(piece),
                Icon::none,
                chosen ? ButtonStyle::primary : ButtonStyle::plain,
                false,
                chosen};
    if (!picture.empty()) look.indent = width_of(picture) + 5;
    button(frame, rect, look, command::ToggleTilingPiece{piece});
    const Colour colour = chosen ? frame.colours.on_accent : frame.colours.quiet;
    if (!picture.empty()) draw_piece(frame, {rect.x + 9, rect.y, rect.w, rect.h}, picture, colour);
}

/// Calls `place(piece, rect)` for every piece, line by line from `area`'s corner. Returns the height.
template <class Place>
float wrapped(const Frame& frame, Rect area, Place place) {
    Vec at;
    for (std::size_t piece = 0; piece < kPieceNames.size(); ++piece) {
        const std::string_view picture = tiling_piece_picture(piece);
        const float width = std::round(frame.paint.width(type::kMedium, tiling_piece_word(piece))) + 20 +
                            (picture.empty() ? 0 : width_of(picture) + 5);
        if (at.x > 0 && at.x + width > area.w) at = {0, at.y + kTilingPiecesChip + kTilingPiecesGap};
        place(piece, Rect{area.x + at.x, area.y + at.y, width, kTilingPiecesChip});
        at.x += width + kTilingPiecesGap;
    }
    return at.y + kTilingPiecesChip;
}

}  // namespace

const char* tiling_piece_picture(std::size_t piece) {
    return piece < kPieceKinds ? "" : kPictures[piece - kPieceKinds];
}

Drawn tiling_pieces(const TilingSetup& setup) {
    return {[](const Frame& frame, float width) {
                return wrapped(frame, {0, 0, width, 0}, [](std::size_t, Rect) {});
            },
            [&setup](Frame& frame, Rect area) {
                wrapped(frame, area, [&](std::size_t piece, Rect rect) {
                    chip(frame, rect, piece, setup.pieces.count(piece) != 0);
                });
            }};
}

}  // namespace shunt::ui
