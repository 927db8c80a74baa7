// Breadth-first search that fills a pattern's table, for sets of cells of a given width. Only pattern_table.cpp includes this.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <memory>
#include <utility>

#include "core/npuzzle/pattern_table.hpp"

namespace shunt::npuzzle {

/// What pattern_table.cpp needs to know of a search.
class PatternTableBuilder::Search {
public:
    explicit Search(PatternTable table) : table_(std::move(table)) {}
    Search(const Search&) = delete;
    Search& operator=(const Search&) = delete;
    virtual ~Search() = default;

    virtual bool advance(std::uint64_t budget) = 0;
    [[nodiscard]] std::uint64_t done() const { return done_; }
    [[nodiscard]] PatternTable take() { return std::move(table_); }

protected:
    PatternTable table_;
    std::uint64_t done_ = 0;
};

/// The geometry of a board in words of type Mask whose bit c is cell c.
template <class Mask>
class CellSets {
public:
    explicit CellSets(Size size) : columns_(size.columns) {
        for (int cell = 0; cell < size.cells(); ++cell) {
            const Mask bit = one(static_cast<Cell>(cell));
            all_ = static_cast<Mask>(all_ | bit);
            if (size.column(static_cast<Cell>(cell)) == 0) first_column_ = static_cast<Mask>(first_column_ | bit);
            if (size.column(static_cast<Cell>(cell)) == columns_ - 1)
                last_column_ = static_cast<Mask>(last_column_ | bit);
        }
    }

    [[nodiscard]] static Mask one(Cell cell) { return static_cast<Mask>(Mask{1} << cell); }
    [[nodiscard]] Mask all() const { return all_; }
    /// The cells of `set` and those beside them.
    [[nodiscard]] Mask grown(Mask set) const {
        const auto right = static_cast<Mask>(static_cast<Mask>(set & ~last_column_) << 1);
        const auto left = static_cast<Mask>(static_cast<Mask>(set & ~first_column_) >> 1);
        const auto down = static_cast<Mask>(set << columns_);
        const auto up = static_cast<Mask>(set >> columns_);
        return static_cast<Mask>((set | right | left | down | up) & all_);
    }
    /// All cells of `free` that are connected with `set`, a part of it.
    [[nodiscard]] Mask region(Mask set, Mask free) const {
        for (;;) {
            const auto wider = static_cast<Mask>(grown(set) & free);
            if (wider == set) return set;
            set = wider;
        }
    }

private:
    int columns_;
    Mask all_ = 0;
    Mask first_column_ = 0;
    Mask last_column_ = 0;
};

/// A step takes one tile to a cell of the other colour of the checkerboard, so all placements of a level have the level's colour parity,
/// and one array of fronts serves the level that is scanned and the next.
template <class Mask>
class PatternSearch final : public PatternTableBuilder::Search {
public:
    /// What is known of a placement: cells where the blank was, and cells to which it has just come.
    struct Entry {
        Mask seen = 0;
        Mask front = 0;
    };

    PatternSearch(PatternTable table, Cell blank_home, std::unique_ptr<Entry[]> entries)
        : Search(std::move(table)), entries_(std::move(entries)), sets_(table_.size()), tiles_(table_.homes().size()) {
        const Size size = table_.size();
        for (std::size_t i = 0; i < tiles_; ++i) {
            PatternIndex::Number& values = i < tiles_ / 2 ? outer_ : inner_;
            values *= static_cast<PatternIndex::Number>(size.cells()) - static_cast<PatternIndex::Number>(i);
        }
        for (int i = 0; i < size.cells(); ++i) {
            const auto cell = static_cast<Cell>(i);
            beside_[cell] = static_cast<Mask>(sets_.grown(sets_.one(cell)) & ~sets_.one(cell));
            odd_[cell] = (size.row(cell) + size.column(cell)) % 2 != 0;
        }
        PatternIndex::Code home = 0;
        for (std::size_t i = 0; i < tiles_; ++i) {
            home += table_.index().share(i, table_.homes()[i]);
            odd_level_ ^= odd_[table_.homes()[i]];
        }
        entries_[table_.index().number(home)].front = sets_.one(blank_home);
    }

    bool advance(std::uint64_t budget) override {
        constexpr std::uint64_t kScan = 64;  // entries without a front that cost as much as one expansion
        std::uint64_t work = budget * kScan;
        while (work > 0) {
            if (outer_at_ == outer_) {
                if (!level_has_members_) return false;
                outer_at_ = 0;
                ++level_;
                odd_level_ = !odd_level_;
                level_has_members_ = false;
            }
            const std::uint64_t before = done_;
            scan_outer();
            level_has_members_ = level_has_members_ || done_ != before;
            work -= std::min(work, inner_ + kScan * (done_ - before));
        }
        return true;
    }

private:
    using Number = PatternIndex::Number;

    /// The tiles placed so far, in their order.
    struct Placed {
        std::array<Cell, 32> cells{};
        PatternIndex::Code code = 0;
        Mask free = 0;
        bool odd = false;
    };

    void place(Placed& placed, std::size_t tile, Cell cell) const {
        placed.cells[tile] = cell;
        placed.code += table_.index().share(tile, cell);
        placed.free = static_cast<Mask>(placed.free & ~sets_.one(cell));
        placed.odd ^= odd_[cell];
    }

    /// Scans the placements whose first half of tiles has the number outer_at_, and goes on to the next such number.
    void scan_outer() {
        std::array<Number, 32> places{};  // of each tile among the free cells
        Number rest = outer_at_++;
        for (std::size_t i = tiles_ / 2; i-- > 0;) {
            const Number radix = static_cast<Number>(table_.size().cells()) - static_cast<Number>(i);
            places[i] = rest % radix;
            rest /= radix;
        }
        Placed placed;
        placed.free = sets_.all();
        for (std::size_t i = 0; i < tiles_ / 2; ++i) {
            Mask free = placed.free;
            while (places[i]-- > 0) free = static_cast<Mask>(free & (free - 1));
            place(placed, i, static_cast<Cell>(std::countr_zero(free)));
        }
        scan(placed, tiles_ / 2, (outer_at_ - 1) * inner_);
    }

    /// Scans the placements that begin with `placed`; the first of them has the number `number`. Returns the number after the last.
    Number scan(const Placed& placed, std::size_t tile, Number number) {
        for (Mask free = placed.free; free != 0; free = static_cast<Mask>(free & (free - 1))) {
            const auto cell = static_cast<Cell>(std::countr_zero(free));
            if (tile + 1 < tiles_) {
                Placed next = placed;
                place(next, tile, cell);
                number = scan(next, tile + 1, number);
            } else {
                Entry& entry = entries_[number];
                if (entry.front != 0 && (placed.odd != odd_[cell]) == odd_level_) {
                    Placed next = placed;
                    place(next, tile, cell);
                    expand(next, number, entry);
                }
                ++number;
            }
        }
        return number;
    }

    /// Expands the regions to which the blank has just come.
    void expand(const Placed& placed, Number number, Entry& entry) {
        Mask front = static_cast<Mask>(entry.front & ~entry.seen);
        entry.front = 0;
        if (front == 0) return;
        front = sets_.region(front, placed.free);
        if (entry.seen == 0) enter(placed, number);
        entry.seen = static_cast<Mask>(entry.seen | front);
        ++done_;
        for (std::size_t i = 0; i < tiles_; ++i) {
            const Cell from = placed.cells[i];
            const Mask left = sets_.one(from);
            for (Mask to = static_cast<Mask>(beside_[from] & front); to != 0; to = static_cast<Mask>(to & (to - 1))) {
                const auto cell = static_cast<Cell>(std::countr_zero(to));
                const PatternIndex& index = table_.index();
                Entry& next = entries_[index.number(placed.code - index.share(i, from) + index.share(i, cell))];
                if ((next.seen & left) == 0) next.front = static_cast<Mask>(next.front | left);
            }
        }
    }

    void enter(const Placed& placed, Number number) {
        int manhattan = 0;
        for (std::size_t i = 0; i < tiles_; ++i)
            manhattan += table_.size().distance(placed.cells[i], table_.homes()[i]);
        table_.set_excess(number, std::min((level_ - manhattan) / 2, PatternTable::kMostExcess));
    }

    std::unique_ptr<Entry[]> entries_;
    CellSets<Mask> sets_;
    std::size_t tiles_;
    std::array<Mask, npuzzle::kMostCells> beside_{};
    std::array<bool, npuzzle::kMostCells> odd_{};
    Number outer_ = 1;  // ways to place the first half of the tiles
    Number inner_ = 1;  // and then the others
    Number outer_at_ = 0;
    int level_ = 0;
    bool odd_level_ = false;
    bool level_has_members_ = false;
};

}  // namespace shunt::npuzzle
