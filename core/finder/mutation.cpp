#include "core/finder/mutation.hpp"

#include "core/finder/grid_shape.hpp"

namespace shunt::finder {
namespace {

using WideCells = Wide::Cells;

constexpr std::size_t kMostCellsOfNewPiece = 4;

class Mutation {
public:
    Mutation(const Grid<Wide>& grid, Random& random, Pieces& pieces) : grid_(grid), random_(random), pieces_(pieces) {}

    void fill(std::size_t voids_left) {
        while (static_cast<std::size_t>(std::popcount(voids())) > voids_left) add();
    }
    void run() {
        switch (random_.below(8)) {
            case 0:
                return add();
            case 1:
                return remove();
            case 2:
                return move();
            case 3:
                return grow();
            case 4:
                return shrink();
            case 5:
                return trade();
            case 6:
                return join();
            default:
                return part();
        }
    }
    void fit(std::size_t wanted) {
        while (pieces_.size() > wanted) random_.once_in(2) ? remove() : join();
        while (pieces_.size() < wanted) add_or_divide();
        // More cells are covered than there are pieces, so some piece has one to spare.
        if (voids() == 0) shrink(any_piece_of(two_cells()));
    }

private:
    [[nodiscard]] WideCells voids() const {
        WideCells free = grid_.all();
        for (const WideCells piece : pieces_) free &= ~piece;
        return free;
    }
    [[nodiscard]] WideCells beside(WideCells cells) const {
        const WideCells right = (cells & ~grid_.last_column()) << 1;
        const WideCells left = (cells & ~grid_.first_column()) >> 1;
        return (right | left | cells << grid_.columns() | cells >> grid_.columns()) & grid_.all() & ~cells;
    }
    [[nodiscard]] bool is_connected(WideCells cells) const {
        WideCells reached = lowest_of(cells);
        for (WideCells more = reached;; reached = more) {
            more = (reached | beside(reached)) & cells;
            if (more == reached) return reached == cells;
        }
    }
    /// One of the cells of a set that is not empty.
    WideCells any_cell(WideCells cells) {
        for (std::size_t skip = random_.below(static_cast<std::size_t>(std::popcount(cells))); skip > 0; --skip) {
            cells &= cells - 1;
        }
        return lowest_of(cells);
    }
    WideCells& any_piece() { return pieces_[random_.below(pieces_.size())]; }
    /// The pieces, by their indices, that have two cells or more.
    [[nodiscard]] std::vector<std::size_t> two_cells() const {
        std::vector<std::size_t> which;
        for (std::size_t i = 0; i < pieces_.size(); ++i)
            if (std::popcount(pieces_[i]) > 1) which.push_back(i);
        return which;
    }
    WideCells& any_piece_of(const std::vector<std::size_t>& which) {
        return pieces_[which[random_.below(which.size())]];
    }
    void erase(WideCells& piece) {
        piece = pieces_.back();
        pieces_.pop_back();
    }
    /// The cells of `piece` that it can lose.
    [[nodiscard]] WideCells spare(WideCells piece) const {
        WideCells spare = 0;
        for_each_cell(piece, [&](int cell) {
            const WideCells rest = piece & ~cell_bit<WideCells>(cell);
            if (rest != 0 && is_connected(rest)) spare |= cell_bit<WideCells>(cell);
        });
        return spare;
    }

    void add() {
        const WideCells free = voids();
        if (free == 0) return;
        WideCells piece = any_cell(free);
        for (std::size_t more = random_.below(kMostCellsOfNewPiece); more > 0; --more) {
            if (const WideCells room = beside(piece) & free; room != 0) piece |= any_cell(room);
        }
        pieces_.push_back(piece);
    }
    void remove() {
        if (pieces_.size() > 1) erase(any_piece());
    }
    void move() {
        if (pieces_.empty()) return;
        WideCells& piece = any_piece();
        const Body<Wide> body(grid_, piece);
        const WideCells places = body.fits(voids() | piece);
        piece = body.cells_at(lowest(any_cell(places)));
    }
    void grow() {
        if (pieces_.empty()) return;
        WideCells& piece = any_piece();
        if (const WideCells room = beside(piece) & voids(); room != 0) piece |= any_cell(room);
    }
    void shrink() {
        if (!pieces_.empty()) shrink(any_piece());
    }
    void shrink(WideCells& piece) {
        if (const WideCells cells = spare(piece); cells != 0) piece &= ~any_cell(cells);
    }
    void trade() {
        if (pieces_.size() < 2) return;
        WideCells& giver = any_piece();
        WideCells& taker = any_piece();
        const WideCells cells = &giver == &taker ? 0 : spare(giver) & beside(taker);
        if (cells == 0) return;
        const WideCells cell = any_cell(cells);
        giver &= ~cell;
        taker |= cell;
    }
    void join() {
        if (pieces_.size() < 2) return;
        WideCells& kept = any_piece();
        WideCells& joined = any_piece();
        if (&kept == &joined || (beside(kept) & joined) == 0) return;
        kept |= joined;
        erase(joined);
    }
    void part() {
        if (!pieces_.empty()) part(any_piece());
    }
    /// Lets one part grow from a cell until chance stops it; the rest must hold together, or nothing is changed.
    bool part(WideCells& piece) {
        WideCells part = any_cell(piece);
        while (!random_.once_in(3)) {
            if (const WideCells room = beside(part) & piece; room != 0) part |= any_cell(room);
        }
        const WideCells rest = piece & ~part;
        if (rest == 0 || !is_connected(rest)) return false;
        divide(piece, part);
        return true;
    }
    void divide(WideCells& piece, WideCells part) {
        piece &= ~part;  // first: the piece may move when there is one more
        pieces_.push_back(part);
    }
    /// One piece more, whatever chance says. Fewer pieces than cells less one: either some piece can be divided, or two cells are free.
    void add_or_divide() {
        const std::vector<std::size_t> large = two_cells();
        if (large.empty()) {
            pieces_.push_back(any_cell(voids()));
        } else if (random_.once_in(2)) {
            add();
        } else {
            WideCells& piece = any_piece_of(large);
            if (!part(piece)) divide(piece, any_cell(spare(piece)));
        }
    }

    const Grid<Wide>& grid_;
    Random& random_;
    Pieces& pieces_;
};

}  // namespace

void mutate(const Grid<Wide>& grid, Random& random, Pieces& pieces) { Mutation(grid, random, pieces).run(); }

void fit_count(const Grid<Wide>& grid, Random& random, Pieces& pieces, std::size_t wanted) {
    Mutation(grid, random, pieces).fit(wanted);
}

Pieces random_board(const Grid<Wide>& grid, Random& random, std::size_t voids) {
    Pieces pieces;
    Mutation(grid, random, pieces).fill(voids);
    return pieces;
}

}  // namespace shunt::finder
