#include "core/finder/stock_walk.hpp"

#include <algorithm>

namespace shunt::finder {
namespace {

using Cells = Narrow::Cells;

constexpr std::uint64_t kBytesKept = 1 << 20;  // of a list that is not needed now

/// Calls visit(set) for every set of `size` of the cells, in ascending order of the sets as numbers; `size` is at least 1.
template <class Visit>
void for_each_choice(Cells cells, int size, const Visit& visit) {
    std::array<Cells, Narrow::kMostCells + 1> first{};  // by number: so many of the first cells
    int count = 0;
    for_each_cell(cells, [&](int cell) {
        first[static_cast<std::size_t>(count) + 1] = first[static_cast<std::size_t>(count)] | cell_bit<Cells>(cell);
        ++count;
    });
    if (count < size) return;
    for (Cells set = first[static_cast<std::size_t>(size)];;) {
        visit(set);
        // Adding the lowest cell carries over the lowest run of chosen cells; what the run has lost begins anew below.
        const Cells carried = ((set | ~cells) + (set & (~set + 1))) & cells;
        if (carried < set) return;
        set = carried | first[static_cast<std::size_t>(size - std::popcount(carried))];
    }
}

/// Ways to choose so many of `count` cells.
std::size_t choices(int count, int size) {
    std::size_t ways = 1;
    for (int i = 1; i <= size; ++i)
        ways = ways * static_cast<std::size_t>(count - size + i) / static_cast<std::size_t>(i);
    return ways;
}

}  // namespace

StockWalk::StockWalk(const Catalogue& catalogue, const StockLimits& limits) : catalogue_(&catalogue), limits_(limits) {
    branch_.push_back(std::make_unique<Boards>());
    branch_.front()->append({});
}

void StockWalk::start_at(std::span<const ShapeId> stock, bool below_only) {
    while (!levels_.empty()) pop();
    for (std::size_t piece = 0; piece < stock.size(); ++piece) {
        if (is_unit(stock[piece])) {
            push({stock[piece], static_cast<int>(stock.size() - piece)});
            break;
        }
        push({stock[piece]});
    }
    root_ = below_only ? levels_.size() : 0;
}

bool StockWalk::next(bool down) {
    if (down && (levels_.empty() || !is_unit(levels_.back().shape))) {
        if (enter(levels_.empty() ? 0 : levels_.back().shape)) return true;
    }
    while (levels_.size() > root_) {
        const Level left = levels_.back();
        pop();
        if (is_unit(left.shape) ? enter_units(left.pieces + 1) : enter(left.shape + 1)) return true;
    }
    return false;
}

std::uint64_t StockWalk::bytes() const {
    std::uint64_t sum = 0;
    for (const auto& boards : branch_) sum += boards->bytes();
    return sum;
}

/// Most cells that one more piece may have.
int StockWalk::room() const {
    if (pieces() >= limits_.most_pieces) return 0;
    const int still_needed = std::max(0, limits_.least_pieces - pieces() - 1);
    return std::max(0, limits_.most_cells - cells_ - still_needed * catalogue_->smallest());
}

/// Goes down by the first shape from `first` on with which there are boards.
bool StockWalk::enter(ShapeId first) {
    for (ShapeId shape = std::max(first, catalogue_->first_of_at_most(room())); shape < catalogue_->size(); ++shape) {
        if (is_unit(shape)) return enter_units(std::max(1, limits_.least_pieces - pieces()));
        push({shape});
        if (boards().size() != 0) return true;
        pop();
    }
    return false;
}

/// Goes down by so many units, if there is room for them.
bool StockWalk::enter_units(int units) {
    if (cells_ + units > limits_.most_cells || pieces() + units > limits_.most_pieces) return false;
    push({catalogue_->size() - 1, units});
    return true;
}

void StockWalk::push(const Level& level) {
    const GridShape<Narrow>& shape = catalogue_->shape(level.shape);
    const bool same = !levels_.empty() && levels_.back().shape == level.shape;
    kinds_.assign(boards().kinds().begin(), boards().kinds().end());
    if (!same) kinds_.push_back(&shape);
    if (branch_.size() == levels_.size() + 1) branch_.push_back(std::make_unique<Boards>());
    Boards& below = *branch_[levels_.size() + 1];
    below.reset(kinds_);
    if (is_unit(level.shape)) {
        add_units(level.pieces, below);
    } else {
        add_piece(shape, same, below);
    }
    levels_.push_back(level);
    stock_.insert(stock_.end(), static_cast<std::size_t>(level.pieces), level.shape);
    cells_ += level.pieces * shape.size;
}

void StockWalk::pop() {
    Boards& left = *branch_[levels_.size()];
    if (left.bytes() > kBytesKept) left.release();
    cells_ -= levels_.back().pieces * catalogue_->shape(levels_.back().shape).size;
    stock_.resize(stock_.size() - static_cast<std::size_t>(levels_.back().pieces));
    levels_.pop_back();
}

/// Writes the boards of the present stock with one more piece; `same`: of the shape of the last one.
void StockWalk::add_piece(const GridShape<Narrow>& shape, bool same, Boards& boards) const {
    const Boards& above = this->boards();
    for (BoardId board = 0; board < above.size(); ++board) {
        const Narrow::Word word = above.word(board);
        const auto anchors = above.anchors(board);
        Cells places = shape.body.fits(catalogue_->grid().all() & ~word.covered());
        if (same) places &= static_cast<Cells>(~Cells{0}) << highest(anchors.back()) << 1;
        for_each_cell(places, [&](int place) {
            const auto added = boards.append(word ^ shape.word_at(place));
            std::copy(anchors.begin(), anchors.end(), added.begin());
            added.back() |= cell_bit<Cells>(place);
        });
    }
}

/// The same for so many units, as whose boards the largest lists are: they are not let grow by doubling.
void StockWalk::add_units(int units, Boards& boards) const {
    const Boards& above = this->boards();
    boards.reserve(above.size() * choices(voids(), units));
    for (BoardId board = 0; board < above.size(); ++board) {
        const Narrow::Word word = above.word(board);
        const auto anchors = above.anchors(board);
        for_each_choice(catalogue_->grid().all() & ~word.covered(), units, [&](Cells chosen) {
            const auto added = boards.append(word ^ Narrow::word(chosen, 0, 0));
            std::copy(anchors.begin(), anchors.end(), added.begin());
            added.back() = chosen;
        });
    }
}

}  // namespace shunt::finder
