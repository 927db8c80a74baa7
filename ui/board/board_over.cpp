#include "ui/board/board_over.hpp"

#include "ui/board/example_place.hpp"

namespace shunt::ui {

void draw_ways(Frame& frame, std::span<const puzzle::Coordinate> cells, const BoardPlace& place) {
    for (const puzzle::Coordinate cell : cells)
        frame.paint.disc(place.square(cell).centre(), place.cell * 0.1f, faded(frame.colours.ink, 0.35f));
}

void draw_example(Frame& frame, const Picture& picture, const std::vector<Vec>& way, std::array<const char*, 2> words,
                  const BoardPlace& place) {
    draw_arrow(frame, place, way);
    const auto [drawn, box] = place_words(frame, picture, place, way, words);
    frame.paint.rect(box, frame.colours.tip, 6);
    frame.paint.text(box.centre(), type::kMedium, frame.colours.on_tip, drawn, Align::centre);
    frame.label("welcome.arrow", "text", box, words[0]);
}

}  // namespace shunt::ui
