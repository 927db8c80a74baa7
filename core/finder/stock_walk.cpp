#include "core/finder/stock_walk.hpp"

#include <algorithm>

namespace shunt::finder {
namespace {

constexpr std::uint64_t kBytesKept = 1 << 20;  // of a list that is not needed now

}  // namespace

StockWalk::StockWalk(const Catalogue& catalogue, const StockLimits& limits) : catalogue_(&catalogue), limits_(limits) {
    branch_.push_back(std::make_unique<Boards>());
    branch_.front()->append({});
}

void StockWalk::start_at(std::span<const ShapeId> stock, std::size_t root) {
    while (!stock_.empty()) pop();
    for (const ShapeId shape : stock) push(shape);
    root_ = root;
}

bool StockWalk::next(bool down) {
    if (down && add_piece(stock_.empty() ? 0 : stock_.back())) return true;
    while (stock_.size() > root_) {
        const ShapeId shape = stock_.back();
        pop();
        if (add_piece(shape + 1)) return true;
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
    const int pieces = static_cast<int>(stock_.size());
    if (pieces >= limits_.most_pieces) return 0;
    const int still_needed = std::max(0, limits_.least_pieces - pieces - 1);
    return std::max(0, limits_.most_cells - cells_ - still_needed * catalogue_->smallest());
}

/// Adds the first shape from `first` on with which there are boards.
bool StockWalk::add_piece(ShapeId first) {
    for (ShapeId shape = std::max(first, catalogue_->first_of_at_most(room())); shape < end_of_shapes(); ++shape) {
        push(shape);
        if (boards().size() != 0) return true;
        pop();
    }
    return false;
}

void StockWalk::push(ShapeId id) {
    const GridShape<Narrow>& shape = catalogue_->shape(id);
    const Boards& above = boards();
    const bool same = !stock_.empty() && stock_.back() == id;
    kinds_.assign(above.kinds().begin(), above.kinds().end());
    if (!same) kinds_.push_back(&shape);
    stock_.push_back(id);
    cells_ += shape.size;
    if (branch_.size() == stock_.size()) branch_.push_back(std::make_unique<Boards>());
    Boards& boards = *branch_[stock_.size()];
    boards.reset(kinds_);
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

void StockWalk::pop() {
    Boards& boards = *branch_[stock_.size()];
    if (boards.bytes() > kBytesKept) boards.release();
    cells_ -= catalogue_->shape(stock_.back()).size;
    stock_.pop_back();
}

}  // namespace shunt::finder
