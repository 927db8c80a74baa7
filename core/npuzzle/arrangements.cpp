#include "core/npuzzle/arrangements.hpp"

#include <algorithm>
#include <cassert>

namespace shunt::npuzzle {
namespace {

/// Cells line by line, a line being the shorter side.
std::vector<Cell> reading_order(Size size) {
    std::vector<Cell> cells;
    const bool by_rows = size.columns <= size.rows;
    const int lines = by_rows ? size.rows : size.columns;
    const int length = by_rows ? size.columns : size.rows;
    for (int line = 0; line < lines; ++line) {
        for (int i = 0; i < length; ++i) cells.push_back(by_rows ? size.cell(line, i) : size.cell(i, line));
    }
    return cells;
}

/// Exchanges the tiles of two neighbouring digits of Lehmer's code.
void exchange(std::uint8_t& front, std::uint8_t& back) {
    const bool descends = front > back;
    std::swap(front, back);
    if (descends) {
        --back;
    } else {
        ++front;
    }
}

}  // namespace

Arrangements::Arrangements(Size size, Cell blank_home)
    : size_(size),
      line_(std::min(size.rows, size.columns)),
      tiles_(size.cells() - 1),
      cells_(static_cast<Number>(size.cells())),
      cell_at_(reading_order(size)),
      place_of_(cell_at_.size()),
      to_(cell_at_.size()) {
    assert(!size.is_line() && size.cells() <= kMostCells);
    for (std::size_t place = 0; place < cell_at_.size(); ++place) place_of_[cell_at_[place]] = static_cast<int>(place);
    home_place_ = place_of_[blank_home];
    for (std::size_t place = 0; place < cell_at_.size(); ++place) {
        for (const Direction direction : puzzle::kDirections) {
            const Cell to = size.neighbour(cell_at_[place], puzzle::opposite(direction));
            to_[place][static_cast<std::size_t>(direction)] = to == kNoCell ? -1 : place_of_[to];
        }
    }
    for (int digit = 0; digit < kept(); ++digit) orders_ *= radix(digit);
    for (int first = 0; first + line_ <= tiles_; ++first) windows_.push_back(make_window(first));
}

bool Arrangements::odd_order(int place) const { return (line_of(place) - line_of(home_place_)) * (line_ - 1) % 2 != 0; }

/// The kept digits in [first, end) as one mixed-radix number, the first being the most significant.
Arrangements::Number Arrangements::value_of(const Digits& digits, int first, int end) const {
    Number value = 0;
    for (int digit = first; digit < std::min(end, kept()); ++digit) {
        value = value * radix(digit) + digits[static_cast<std::size_t>(digit)];
    }
    return value;
}

void Arrangements::read_digits(Number value, int first, int end, Digits& digits) const {
    for (int digit = std::min(end, kept()) - 1; digit >= first; --digit) {
        digits[static_cast<std::size_t>(digit)] = static_cast<std::uint8_t>(value % radix(digit));
        value /= radix(digit);
    }
}

bool Arrangements::odd_digits(Number value, int end) const {
    Number sum = 0;
    for (int digit = std::min(end, kept()) - 1; digit >= 0; --digit) {
        sum += value % radix(digit);
        value /= radix(digit);
    }
    return sum % 2 != 0;
}

Arrangements::Window Arrangements::make_window(int first) const {
    const int end = first + line_;
    Window window;
    for (int digit = first; digit < std::min(end, kept()); ++digit) window.count *= radix(digit);
    for (int digit = end; digit < kept(); ++digit) window.low *= radix(digit);
    window.reads_parity = end > kept();
    for (Number parity = 0; parity < (window.reads_parity ? 2u : 1u); ++parity) {
        window.to_front[parity].resize(window.count);
        window.to_back[parity].resize(window.count);
        for (Number value = 0; value < window.count; ++value) {
            Digits digits{};
            read_digits(value, first, end, digits);
            Number sum = parity;
            for (int digit = first; digit < std::min(end, kept()); ++digit)
                sum += digits[static_cast<std::size_t>(digit)];
            if (window.reads_parity) digits[static_cast<std::size_t>(kept())] = static_cast<std::uint8_t>(sum % 2);
            Digits front = digits;
            for (auto i = static_cast<std::size_t>(end - 1); i > static_cast<std::size_t>(first); --i)
                exchange(front[i - 1], front[i]);
            Digits back = digits;
            for (auto i = static_cast<std::size_t>(first); i + 1 < static_cast<std::size_t>(end); ++i)
                exchange(back[i], back[i + 1]);
            window.to_front[parity][value] = value_of(front, first, end);
            window.to_back[parity][value] = value_of(back, first, end);
        }
    }
    return window;
}

Arrangements::Number Arrangements::across(Number order, int place, int to) const {
    const Window& window = windows_[static_cast<std::size_t>(std::min(place, to))];
    const Number low = order % window.low;
    const Number rest = order / window.low;
    const Number value = rest % window.count;
    const Number high = rest / window.count;
    const bool odd = window.reads_parity && odd_order(place) != odd_digits(high, std::min(place, to));
    const Number moved = (to > place ? window.to_front : window.to_back)[odd ? 1 : 0][value];
    return (high * window.count + moved) * window.low + low;
}

Arrangements::Number Arrangements::neighbour(Number number, Direction direction) const {
    const int from = place(number);
    const int to = to_[static_cast<std::size_t>(from)][static_cast<std::size_t>(direction)];
    if (to < 0) return kNone;
    const bool along = line_of(to) == line_of(from);
    return this->number(along ? order(number) : across(order(number), from, to), to);
}

Arrangements::Number Arrangements::number(const Problem& problem) const {
    std::vector<int> order;  // places of the tiles' homes, in reading order
    for (const Cell cell : cell_at_) {
        if (cell != problem.blank) order.push_back(place_of_[problem.homes[cell]]);
    }
    Digits digits{};
    for (std::size_t i = 0; i < order.size(); ++i) {
        for (std::size_t j = i + 1; j < order.size(); ++j)
            digits[i] = static_cast<std::uint8_t>(digits[i] + (order[j] < order[i] ? 1 : 0));
    }
    return number(value_of(digits, 0, tiles_), place_of_[problem.blank]);
}

Problem Arrangements::problem(Number number) const {
    const int place = this->place(number);
    Digits digits{};
    read_digits(order(number), 0, tiles_, digits);
    const bool odd = odd_digits(order(number), tiles_) != odd_order(place);
    digits[static_cast<std::size_t>(kept())] = odd ? 1 : 0;
    Problem problem{
        size_, cell_at_[static_cast<std::size_t>(place)], cell_at_[static_cast<std::size_t>(home_place_)], {}};
    problem.homes.resize(cell_at_.size());
    std::vector<Cell> left;  // homes not yet given away, in reading order
    for (const Cell cell : cell_at_) {
        if (cell != problem.blank_home) left.push_back(cell);
    }
    std::size_t digit = 0;
    for (const Cell cell : cell_at_) {
        if (cell == problem.blank) {
            problem.homes[cell] = problem.blank_home;
        } else {
            const auto taken = left.begin() + digits[digit++];
            problem.homes[cell] = *taken;
            left.erase(taken);
        }
    }
    return problem;
}

std::uint64_t Arrangements::bytes() const {
    std::uint64_t entries = 0;
    for (const Window& window : windows_) entries += (window.reads_parity ? 4 : 2) * std::uint64_t{window.count};
    return entries * sizeof(Number);
}

}  // namespace shunt::npuzzle
