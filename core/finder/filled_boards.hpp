// The boards of one stock of pieces, told without being written down: an *arrangement* of the pieces larger than a unit, and a
// *filling*, which of the cells left free by it hold a unit.
//
//     AA.     free cells, in the order of reading: 1 2 3          fillings with two units, as bits of those cells:
//     A..                                                         011, 101, 110
//     board number = number of the arrangement * 3 + number of the filling
//
// All arrangements of a stock leave as many cells free, so they have the same fillings, and no board but the arrangements needs memory:
// 3,822 of them instead of 3,531,528 boards for the largest stock of 4x5.
#pragma once

#include <vector>

#include "core/finder/board_list.hpp"
#include "core/finder/catalogue.hpp"

namespace shunt::finder {

/// All boards of a stock. A view: the arrangements and the catalogue must outlive it.
class FilledBoards {
public:
    FilledBoards(const Catalogue& catalogue, const BoardList<Narrow>& arrangements, int free_cells, int units);

    [[nodiscard]] const BoardList<Narrow>& arrangements() const { return *arrangements_; }
    [[nodiscard]] int free_cells() const { return free_cells_; }
    [[nodiscard]] int units() const { return units_; }
    /// Of every arrangement.
    [[nodiscard]] BoardId fillings() const { return fillings_; }
    [[nodiscard]] std::uint64_t size() const { return std::uint64_t{arrangements_->size()} * fillings_; }
    /// The kinds of the pieces; units come last.
    [[nodiscard]] std::vector<const GridShape<Narrow>*> kinds() const;
    /// Writes all boards down, in the order of their numbers; there must be fewer than kNoBoard.
    void write(BoardList<Narrow>& boards) const;

private:
    const Catalogue* catalogue_;
    const BoardList<Narrow>* arrangements_;
    int free_cells_;
    int units_;
    BoardId fillings_;
};

/// The fillings of a number of free cells with a number of units, numbered in ascending order of their bits.
class Fillings {
public:
    using Cells = Narrow::Cells;

    void reset(int free_cells, int units);

    [[nodiscard]] BoardId size() const { return static_cast<BoardId>(units_of_.size()); }
    [[nodiscard]] int of_units() const { return of_units_; }
    /// Bit i: whether the i-th free cell holds a unit.
    [[nodiscard]] Cells units(BoardId filling) const { return units_of_[filling]; }
    [[nodiscard]] BoardId number(Cells units) const { return number_of_[units]; }
    [[nodiscard]] static std::uint64_t bytes_for(const FilledBoards& boards) {
        return boards.fillings() * sizeof(Cells) + sets_of(boards.free_cells(), boards.units()) * sizeof(BoardId);
    }
    [[nodiscard]] std::uint64_t bytes() const {
        return units_of_.capacity() * sizeof(Cells) + number_of_.capacity() * sizeof(BoardId);
    }

private:
    [[nodiscard]] static std::size_t sets_of(int free_cells, int units) {
        return units == 0 ? 1 : std::size_t{1} << free_cells;
    }

    int free_cells_ = -1;
    int of_units_ = -1;
    std::vector<Cells> units_of_;
    std::vector<BoardId> number_of_;  // by bits; what has another number of units is not meant
};

}  // namespace shunt::finder
