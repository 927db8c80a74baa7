#include "ui/panels/tilings/tiling_board.hpp"

#include "core/base/words.hpp"
#include "ui/board/board_keys.hpp"
#include "ui/board/toggle_board.hpp"
#include "ui/deeds/tilings.hpp"

namespace shunt::ui {

namespace {

/// What stands on every cell: the letters of the tiling, or the walls.
std::vector<std::string> rows_shown(const Tilings& tilings) {
    if (tilings.report() && !tilings.report()->tiling.empty()) return tilings.report()->tiling;
    std::vector<std::string> rows(static_cast<std::size_t>(tilings.setup().rows));
    for (int row = 0; row < tilings.setup().rows; ++row) {
        for (int column = 0; column < tilings.setup().columns; ++column)
            rows[static_cast<std::size_t>(row)] += tilings.setup().is_wall(row, column) ? '#' : '.';
    }
    return rows;
}

ToggleBoard walls(const Tilings& tilings) {
    return {Toggled::walls,
            "tilings",
            say("Board; press a cell to make it a wall or free"),
            Phrase("wall, row {row}, column {column}"),
            Phrase("free, row {row}, column {column}"),
            tilings.setup().walls,
            tilings.cursor(),
            rows_shown(tilings)};
}

}  // namespace

void tiling_board(Frame& frame, const Model& model, Rect area) {
    constexpr float kLargestCell = 160;
    toggle_board(frame, walls(model.tilings), area, kLargestCell);
}

ShapesCard tiling_shapes(const Model& model) {
    const Tilings& tilings = model.tilings;
    return {Toggled::tiling_shapes,
            "tilings.shapes",
            "tilings.shapes.fold",
            Phrase("Pieces of your own"),
            say("More pieces, as drawn: a slash ends a row, two slashes a piece"),
            tilings.setup().shapes,
            false,
            tilings.sheet(),
            [](std::string text) -> Command {
                return command::SetShapes{Toggled::tiling_shapes, std::move(text)};
            }};
}

std::optional<Command> tiling_key(const Model& model, const ViewState& /*view*/, std::string_view key, bool shift,
                                  bool ctrl) {
    key = without_hold(key);
    const auto history = command_of_key(kTilingsHistory, model.tilings, pressed_key(key, shift, ctrl));
    if (history) return history;
    if (ctrl) return std::nullopt;
    const bool on_sheet = model.tilings.sheet().cursor().has_value();
    return toggle_key(on_sheet ? shapes_board(tiling_shapes(model)) : walls(model.tilings), key);
}

}  // namespace shunt::ui
