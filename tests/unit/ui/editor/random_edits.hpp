// Edits at random: anything that a person might ask of a drawing, sensible or not.
#pragma once

#include "tests/support/random.hpp"
#include "ui/editor/edits.hpp"

namespace shunt::test {

class RandomEdits {
public:
    explicit RandomEdits(std::uint64_t seed) : random_(seed) {}

    [[nodiscard]] ui::Edit next(const ui::Drawing& drawing);

private:
    [[nodiscard]] ui::Coordinate cell(const ui::Drawing& drawing);
    /// One to four cells, each near the one before.
    [[nodiscard]] std::vector<ui::Coordinate> cells(const ui::Drawing& drawing);
    /// Mostly pieces that there are.
    [[nodiscard]] ui::Pieces pieces(const ui::Drawing& drawing);
    [[nodiscard]] std::size_t goal(const ui::Drawing& drawing);
    [[nodiscard]] ui::Edit of_cells(const ui::Drawing& drawing);
    [[nodiscard]] ui::Edit of_pieces(const ui::Drawing& drawing);
    [[nodiscard]] ui::Edit of_goals(const ui::Drawing& drawing);
    [[nodiscard]] ui::Edit of_board(const ui::Drawing& drawing);
    [[nodiscard]] std::string name();

    Random random_;
};

}  // namespace shunt::test
