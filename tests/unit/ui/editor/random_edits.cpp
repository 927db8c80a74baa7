#include "tests/unit/ui/editor/random_edits.hpp"

namespace shunt::test {

namespace edit = ui::edit;

ui::Coordinate RandomEdits::cell(const ui::Drawing& drawing) {
    return {random_.between(-1, drawing.rows), random_.between(-1, drawing.columns)};
}

std::vector<ui::Coordinate> RandomEdits::cells(const ui::Drawing& drawing) {
    std::vector<ui::Coordinate> chosen{cell(drawing)};
    while (chosen.size() < 4 && random_.chance(60))
        chosen.push_back(chosen.back() + ui::Coordinate{random_.between(-1, 1), random_.between(-1, 1)});
    return chosen;
}

ui::Pieces RandomEdits::pieces(const ui::Drawing& drawing) {
    ui::Pieces chosen;
    const int count = static_cast<int>(drawing.pieces.size());
    do {
        chosen.push_back(static_cast<std::size_t>(random_.below(count + 1)));
    } while (random_.chance(30));
    return chosen;
}

std::size_t RandomEdits::goal(const ui::Drawing& drawing) {
    return static_cast<std::size_t>(random_.below(static_cast<int>(drawing.goals.size()) + 2));
}

std::string RandomEdits::name() {
    static const std::vector<std::string> kNames{"A", "B", "7", "ä",    "A1", ".",   "#",   "=",
                                                 "_", "*", ":", "goal", "",   "a b", "x\n", "\xff"};
    return random_.pick(kNames);
}

ui::Edit RandomEdits::of_cells(const ui::Drawing& drawing) {
    using ui::Ground;
    static const std::vector<Ground> kGrounds{Ground::floor, Ground::wall, Ground::outside, Ground::gate};
    if (random_.chance(25)) return edit::SetGround{random_.pick(kGrounds), cells(drawing)};
    if (random_.chance(25)) return edit::Erase{cells(drawing)};
    const auto wanted = pieces(drawing).front();
    return edit::Paint{random_.chance(50) ? std::nullopt : std::optional(wanted), cells(drawing)};
}

ui::Edit RandomEdits::of_pieces(const ui::Drawing& drawing) {
    using puzzle::Axis;
    static const std::vector<Axis> kAxes{Axis::both, Axis::horizontal, Axis::vertical};
    switch (random_.below(10)) {
        case 0:
            return edit::Shift{pieces(drawing), cell(drawing) - cell(drawing)};
        case 1:
            return edit::Turn{pieces(drawing)};
        case 2:
            return edit::Reflect{pieces(drawing)};
        case 3:
            return edit::Duplicate{pieces(drawing)};
        case 4:
            return edit::Remove{pieces(drawing)};
        case 5:
            return edit::Rename{pieces(drawing).front(), name()};
        case 6:
            return edit::SetAxis{pieces(drawing), random_.pick(kAxes)};
        case 7:
            return edit::SetColour{pieces(drawing), random_.between(-2, 7)};
        case 8:
            return edit::SetTwins{pieces(drawing), random_.chance(50)};
        default:
            return edit::AdmitToGates{pieces(drawing), random_.chance(70)};
    }
}

ui::Edit RandomEdits::of_goals(const ui::Drawing& drawing) {
    switch (random_.below(9)) {
        case 8:
            return edit::SetGoal{goal(drawing),
                                 {{{pieces(drawing).front(), cell(drawing) - cell(drawing)}}, cells(drawing)}};
        case 0:
            return edit::LeaveGoal{goal(drawing), pieces(drawing)};
        case 1:
            return edit::MarkVoids{goal(drawing), cells(drawing), random_.chance(70)};
        case 2:
            return random_.chance(20) ? ui::Edit(edit::ClearGoal{goal(drawing)}) : edit::DropGoal{goal(drawing)};
        case 3:
            return random_.chance(20) ? ui::Edit(edit::GoalAsStart{goal(drawing)})
                                      : edit::SwapStartAndGoal{goal(drawing)};
        default:
            return edit::ShiftGoal{goal(drawing), pieces(drawing), cell(drawing) - cell(drawing)};
    }
}

ui::Edit RandomEdits::of_board(const ui::Drawing& drawing) {
    switch (random_.below(6)) {
        case 0:
            return edit::SetCars{random_.chance(50)};
        case 1:
            return edit::SetUnitTiles{random_.chance(30)};
        case 2:
            return edit::SetName{name()};
        case 3:
            return edit::SetNote{name() + " " + name()};
        case 4:
            return edit::SetSource{name()};
        default:
            break;
    }
    const int rows = std::min(drawing.rows + random_.between(-1, 1), 7);
    return edit::Resize{rows, std::min(drawing.columns + random_.between(-1, 1), 7), random_.chance(50)};
}

ui::Edit RandomEdits::next(const ui::Drawing& drawing) {
    const int kind = random_.below(100);
    if (kind < 45) return of_cells(drawing);
    if (kind < 70) return of_pieces(drawing);
    return kind < 85 ? of_goals(drawing) : of_board(drawing);
}

}  // namespace shunt::test
