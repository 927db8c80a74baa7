// What the tests of Build have at hand: its board and its text.
#pragma once

#include <string>
#include <vector>

#include "tests/support/desk.hpp"
#include "ui/editor/drawing_text.hpp"

namespace shunt::test {

inline std::string cell(int row, int column) {
    return "build.cell:" + std::to_string(row) + "," + std::to_string(column);
}

inline std::string text(const Desk& desk) { return ui::to_text(desk.model().editor.drawing()); }

inline void show_build(Desk& desk) {
    desk.bench.perform(ui::command::ChooseTask{ui::kBuildTask});
    desk.settle();
}

/// A new board of so many rows and columns.
inline void new_board(Desk& desk, int rows, int columns) {
    show_build(desk);
    desk.bench.perform(ui::command::NewDrawing{});
    const ui::Drawing& drawing = desk.model().editor.drawing();
    desk.bench.perform(ui::command::StepSize{rows - drawing.rows, columns - drawing.columns});
    desk.settle();
}

inline void drag(Desk& desk, const std::string& from, const std::string& to, bool several = false) {
    desk.move(desk.middle(from));
    desk.down(several);
    desk.move(desk.middle(to));
    desk.frame();
    desk.up();
    desk.settle();
}

inline void keys(Desk& desk, const std::vector<std::string>& pressed) {
    for (const std::string& key : pressed) desk.bench.key(key, false, false);
    desk.settle();
}

}  // namespace shunt::test
