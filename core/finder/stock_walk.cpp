#include "core/finder/stock_walk.hpp"

#include <algorithm>

namespace shunt::finder {
namespace {

using Cells = Narrow::Cells;

constexpr std::uint64_t kBytesKept = 1 << 20;  // of a list that is not needed now

}  // namespace

StockWalk::StockWalk(const Catalogue& catalogue, const StockLimits& limits) : catalogue_(&catalogue), limits_(limits) {
    branch_.push_back(std::make_unique<BoardList<Narrow>>());
    branch_.front()->append({});
}

void StockWalk::start_at(std::span<const ShapeId> stock, bool below_only) {
    while (!levels_.empty()) pop();
    descend(stock);
    root_ = below_only ? levels_.size() : 0;
}

void StockWalk::descend(std::span<const ShapeId> stock) {
    for (std::size_t piece = stock_.size(); piece < stock.size(); ++piece) {
        if (is_unit(stock[piece])) {
            push({stock[piece], static_cast<int>(stock.size() - piece)});
            break;
        }
        push({stock[piece]});
    }
}

bool StockWalk::next(bool down) {
    if (down && !has_units()) {
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
    if (!is_unit(level.shape)) add_piece(level.shape);
    levels_.push_back(level);
    stock_.insert(stock_.end(), static_cast<std::size_t>(level.pieces), level.shape);
    cells_ += level.pieces * catalogue_->shape(level.shape).size;
}

void StockWalk::pop() {
    const Level& level = levels_.back();
    if (!is_unit(level.shape)) {
        BoardList<Narrow>& left = *branch_[levels_.size()];
        if (left.bytes() > kBytesKept) left.release();
    }
    cells_ -= level.pieces * catalogue_->shape(level.shape).size;
    stock_.resize(stock_.size() - static_cast<std::size_t>(level.pieces));
    levels_.pop_back();
}

/// Writes the arrangements of the present stock, which has no units, with one more piece.
void StockWalk::add_piece(ShapeId id) {
    const GridShape<Narrow>& shape = catalogue_->shape(id);
    const bool same = !levels_.empty() && levels_.back().shape == id;
    if (branch_.size() == levels_.size() + 1) branch_.push_back(std::make_unique<BoardList<Narrow>>());
    const BoardList<Narrow>& above = *branch_[levels_.size()];
    BoardList<Narrow>& below = *branch_[levels_.size() + 1];
    kinds_.assign(above.kinds().begin(), above.kinds().end());
    if (!same) kinds_.push_back(&shape);
    below.reset(kinds_);
    for (BoardId board = 0; board < above.size(); ++board) {
        const Narrow::Word word = above.word(board);
        const auto anchors = above.anchors(board);
        Cells places = shape.body.fits(catalogue_->grid().all() & ~word.covered());
        if (same) places &= static_cast<Cells>(~Cells{0}) << highest(anchors.back()) << 1;
        for_each_cell(places, [&](int place) {
            const auto added = below.append(word ^ shape.word_at(place));
            std::copy(anchors.begin(), anchors.end(), added.begin());
            added.back() |= cell_bit<Cells>(place);
        });
    }
}

FilledBoards StockWalk::boards() const {
    const int units = has_units() ? levels_.back().pieces : 0;
    return {*catalogue_, *branch_[levels_.size() - (has_units() ? 1 : 0)], voids() + units, units};
}

}  // namespace shunt::finder
