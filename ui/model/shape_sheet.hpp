// Shapes of pieces as they are drawn cell by cell, side by side on one sheet; and as text, which is what is kept of them.
//
//     text "X//XX//X/X" ── typed ──> show() ──> cells, laid out in lines
//     cells ── draw() ──> text(): every connected part is a shape
#pragma once

#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/puzzle/board.hpp"

namespace shunt::ui {

/// The boards whose cells are turned on and off.
enum class Toggled : unsigned char { walls, tiling_shapes, find_shapes };

class ShapeSheet {
public:
    using Cells = std::set<std::pair<int, int>>;  ///< row, column

    static constexpr int kColumns = 8;  ///< no grid of Find is wider

    /// Shows the shapes of a text: '/' ends a row, "//" a shape, '.' and blanks are not covered. Nothing moves when they are drawn already.
    void show(const std::string& text);
    /// What is drawn.
    [[nodiscard]] std::string text() const;
    void draw(puzzle::Coordinate cell, bool on);
    [[nodiscard]] const Cells& cells() const { return cells_; }

    /// With room below for one more shape.
    [[nodiscard]] int rows() const;
    [[nodiscard]] int columns() const { return columns_; }
    /// Whether all can be shown; else nothing is drawn, and there is only the text.
    [[nodiscard]] bool is_drawable() const { return drawable_; }
    /// The connected parts, each a letter of its own; '.' elsewhere.
    [[nodiscard]] std::vector<std::string> lettered() const;

    /// The cell that keys are about; none while they are not about the sheet.
    [[nodiscard]] std::optional<puzzle::Coordinate> cursor() const { return cursor_; }
    void set_cursor(std::optional<puzzle::Coordinate> cell);

private:
    static constexpr int kLeastRows = 4;
    static constexpr int kMostSide = 32;

    [[nodiscard]] std::vector<std::vector<puzzle::Coordinate>> parts() const;

    Cells cells_;
    int columns_ = kColumns;
    bool drawable_ = true;
    std::optional<puzzle::Coordinate> cursor_;
};

/// Shapes as a file has them, in one line.
[[nodiscard]] std::string shapes_in_one_line(const std::string& text);
/// The inverse: as requests have them.
[[nodiscard]] std::string shapes_in_rows(std::string line);

}  // namespace shunt::ui
