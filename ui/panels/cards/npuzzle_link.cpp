#include "ui/panels/cards/npuzzle_link.hpp"

#include "core/base/words.hpp"
#include "ui/model/npuzzle_as_puzzle.hpp"
#include "ui/widgets/button.hpp"

namespace shunt::ui {

namespace {

constexpr float kNPuzzleLinkRow = 30;

}  // namespace

float npuzzle_link_height(const Model& model) {
    return tile_setup(model.open.puzzle(), model.play.board()) ? kNPuzzleLinkRow : 0;
}

void npuzzle_link(Frame& frame, const Model& model, Rect row) {
    constexpr float kPadding = 10;
    const auto setup = tile_setup(model.open.puzzle(), model.play.board());
    if (!setup) return;
    const std::string label = say("Open as {puzzle}", {{"puzzle", name_of(setup->board.size())}});
    const float width = frame.paint.width(type::kStrong, label) + 2 * kPadding;
    button(frame, {row.x - kPadding, row.y, width, kNPuzzleLinkRow},
           {"solve.tiles", label, Icon::none, ButtonStyle::text, false, std::nullopt}, command::OpenAsTiles{});
}

}  // namespace shunt::ui
