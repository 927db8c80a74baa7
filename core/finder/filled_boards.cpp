#include "core/finder/filled_boards.hpp"

#include "core/base/carried_bits.hpp"

namespace shunt::finder {
namespace {

using Cells = Narrow::Cells;

/// Ways to choose so many of `count` cells.
BoardId choices(int count, int size) {
    std::uint64_t ways = 1;
    for (int i = 1; i <= size; ++i)
        ways = ways * static_cast<std::uint64_t>(count - size + i) / static_cast<std::uint64_t>(i);
    return static_cast<BoardId>(ways);
}

constexpr Cells first_cells(int count) { return (Cells{1} << count) - 1; }

/// The next greater set of as many cells.
constexpr Cells next_choice(Cells set) {
    // Adding the lowest cell carries over the lowest run of chosen cells; what the run has lost begins anew below.
    const Cells carried = set + lowest_of(set);
    return carried | first_cells(std::popcount(set) - std::popcount(carried));
}

}  // namespace

FilledBoards::FilledBoards(const Catalogue& catalogue, const BoardList<Narrow>& arrangements, int free_cells, int units)
    : catalogue_(&catalogue),
      arrangements_(&arrangements),
      free_cells_(free_cells),
      units_(units),
      fillings_(choices(free_cells, units)) {}

std::vector<const GridShape<Narrow>*> FilledBoards::kinds() const {
    std::vector<const GridShape<Narrow>*> kinds(arrangements_->kinds().begin(), arrangements_->kinds().end());
    if (units_ != 0) kinds.push_back(&catalogue_->shape(catalogue_->size() - 1));
    return kinds;
}

void FilledBoards::write(BoardList<Narrow>& boards) const {
    boards.reset(kinds());
    boards.reserve(static_cast<std::size_t>(size()));
    for (BoardId arrangement = 0; arrangement < arrangements_->size(); ++arrangement) {
        const Narrow::Word word = arrangements_->word(arrangement);
        const auto anchors = arrangements_->anchors(arrangement);
        const Cells free = catalogue_->grid().all() & ~word.covered();
        Cells chosen = first_cells(units_);
        for (BoardId filling = 0; filling < fillings_; ++filling, chosen = next_choice(chosen)) {
            const auto units = static_cast<Cells>(spread_bits(chosen, free));
            const auto added = boards.append(word ^ Narrow::word(units, 0, 0));
            std::copy(anchors.begin(), anchors.end(), added.begin());
            if (units_ != 0) added.back() = units;
        }
    }
}

void Fillings::reset(int free_cells, int units) {
    if (free_cells == free_cells_ && units == of_units_) return;
    free_cells_ = free_cells;
    of_units_ = units;
    const std::size_t sets = sets_of(free_cells, units);
    if (number_of_.size() < sets) {
        number_of_ = {};
        number_of_.resize(sets);
    }
    const BoardId size = choices(free_cells, units);
    units_of_.clear();
    units_of_.reserve(size);
    Cells chosen = first_cells(units);
    for (BoardId filling = 0; filling < size; ++filling, chosen = next_choice(chosen)) {
        units_of_.push_back(chosen);
        number_of_[chosen] = filling;
    }
}

}  // namespace shunt::finder
