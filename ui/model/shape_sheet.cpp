#include "ui/model/shape_sheet.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/picture/figure.hpp"

namespace shunt::ui {

namespace {

using puzzle::Coordinate;

/// One after the other in lines as long as the sheet is wide, an empty cell between two.
class Setter {
public:
    explicit Setter(ShapeSheet::Cells& cells) : cells_(cells) {}

    void mark(char mark) {
        const bool goes_on = (static_cast<unsigned char>(mark) & 0xC0U) == 0x80U;  // of a character of several bytes
        if (goes_on) return;
        if (mark != '.' && mark != ' ') shape_.push_back(at_);
        width_ = std::max(width_, ++at_.column);
    }

    void end_row() {
        if (at_.column == 0) return end_shape();
        at_ = {at_.row + 1, 0};
    }

    void end_shape() {
        if (at_.column > 0) ++at_.row;
        if (place_.column + width_ > ShapeSheet::kColumns && place_.column > 0)
            place_ = {place_.row + std::exchange(height_, 0) + 1, 0};
        for (const Coordinate cell : shape_) cells_.insert({place_.row + cell.row, place_.column + cell.column});
        if (!shape_.empty()) place_.column += width_ + 1;
        if (!shape_.empty()) height_ = std::max(height_, at_.row);
        widest_ = std::max(widest_, width_);
        shape_.clear();
        at_ = {};
        width_ = 0;
    }

    [[nodiscard]] int widest() const { return widest_; }

private:
    ShapeSheet::Cells& cells_;
    std::vector<Coordinate> shape_;
    Coordinate at_;     // in the shape
    Coordinate place_;  // of the shape
    int width_ = 0;     // of the shape
    int height_ = 0;    // of the line of shapes
    int widest_ = 0;
};

}  // namespace

void ShapeSheet::show(const std::string& text) {
    if (drawable_ && text == this->text()) return;
    cells_.clear();
    Setter setter(cells_);
    for (const char mark : text) mark == '/' ? setter.end_row() : setter.mark(mark);
    setter.end_shape();
    columns_ = std::max(kColumns, setter.widest());
    drawable_ = std::max(rows(), columns_) <= kMostSide;
    if (!drawable_) cells_.clear(), columns_ = kColumns;
}

std::vector<std::vector<Coordinate>> ShapeSheet::parts() const {
    std::vector<Coordinate> cells;
    for (const auto& [row, column] : cells_) cells.push_back({row, column});
    return picture::connected_parts(cells);
}

std::string ShapeSheet::text() const {
    std::string text;
    for (const auto& part : parts()) {
        int left = part.front().column;
        for (const Coordinate cell : part) left = std::min(left, cell.column);
        if (!text.empty()) text += "//";
        Coordinate at{part.front().row, left};
        for (const Coordinate cell : part) {
            if (cell.row > at.row) text += '/', at = {cell.row, left};
            text.append(static_cast<std::size_t>(cell.column - at.column), '.') += 'X';
            at.column = cell.column + 1;
        }
    }
    return text;
}

void ShapeSheet::draw(Coordinate cell, bool on) {
    const std::pair at{cell.row, cell.column};
    if (cell.row < 0 || cell.row >= rows() || cell.column < 0 || cell.column >= columns_) return;
    if (on)
        cells_.insert(at);
    else
        cells_.erase(at);
}

int ShapeSheet::rows() const { return std::max(kLeastRows, cells_.empty() ? 0 : cells_.rbegin()->first + 3); }

std::vector<std::string> ShapeSheet::lettered() const {
    std::vector<std::string> rows(static_cast<std::size_t>(this->rows()),
                                  std::string(static_cast<std::size_t>(columns_), '.'));
    char letter = 'A';
    for (const auto& part : parts()) {
        for (const Coordinate cell : part)
            rows[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.column)] = letter;
        letter = letter == 'Z' ? 'A' : static_cast<char>(letter + 1);
    }
    return rows;
}

void ShapeSheet::set_cursor(std::optional<Coordinate> cell) {
    if (cell) *cell = {std::clamp(cell->row, 0, rows() - 1), std::clamp(cell->column, 0, columns_ - 1)};
    cursor_ = cell;
}

std::string shapes_in_one_line(const std::string& text) {
    std::string line;
    for (const char sign : text)
        if (sign != '\r') line += sign == '\n' ? '/' : sign;
    return line;
}

std::string shapes_in_rows(std::string line) {
    std::replace(line.begin(), line.end(), '/', '\n');
    return line;
}

}  // namespace shunt::ui
