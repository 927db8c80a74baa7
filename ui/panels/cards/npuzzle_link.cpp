#include "ui/panels/cards/npuzzle_link.hpp"

#include "core/base/words.hpp"
#include "ui/model/npuzzle_as_puzzle.hpp"

namespace shunt::ui {

std::optional<TextLink> npuzzle_link(const Model& model) {
    const auto setup = tile_setup(model.open.puzzle(), model.play.board());
    if (!setup) return std::nullopt;
    return TextLink{"solve.tiles", say("Open as {puzzle}", {{"puzzle", name_of(setup->board.size())}}), false,
                    command::OpenAsTiles{}};
}

}  // namespace shunt::ui
