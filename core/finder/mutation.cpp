#include "core/finder/mutation.hpp"

#include "core/finder/grid_shape.hpp"

namespace shunt::finder {
namespace {

using Cells = Wide::Cells;

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

private:
    [[nodiscard]] Cells voids() const {
        Cells free = grid_.all();
        for (const Cells piece : pieces_) free &= ~piece;
        return free;
    }
    [[nodiscard]] Cells beside(Cells cells) const {
        const Cells right = (cells & ~grid_.last_column()) << 1;
        const Cells left = (cells & ~grid_.first_column()) >> 1;
        return (right | left | cells << grid_.columns() | cells >> grid_.columns()) & grid_.all() & ~cells;
    }
    [[nodiscard]] bool is_connected(Cells cells) const {
        Cells reached = lowest_of(cells);
        for (Cells more = reached;; reached = more) {
            more = (reached | beside(reached)) & cells;
            if (more == reached) return reached == cells;
        }
    }
    /// One of the cells of a set that is not empty.
    Cells any_cell(Cells cells) {
        for (std::size_t skip = random_.below(static_cast<std::size_t>(std::popcount(cells))); skip > 0; --skip) {
            cells &= cells - 1;
        }
        return lowest_of(cells);
    }
    Cells& any_piece() { return pieces_[random_.below(pieces_.size())]; }
    void erase(Cells& piece) {
        piece = pieces_.back();
        pieces_.pop_back();
    }
    /// The cells of `piece` that it can lose.
    [[nodiscard]] Cells spare(Cells piece) const {
        Cells spare = 0;
        for_each_cell(piece, [&](int cell) {
            const Cells rest = piece & ~cell_bit<Cells>(cell);
            if (rest != 0 && is_connected(rest)) spare |= cell_bit<Cells>(cell);
        });
        return spare;
    }

    void add() {
        const Cells free = voids();
        if (free == 0) return;
        Cells piece = any_cell(free);
        for (std::size_t more = random_.below(kMostCellsOfNewPiece); more > 0; --more) {
            if (const Cells room = beside(piece) & free; room != 0) piece |= any_cell(room);
        }
        pieces_.push_back(piece);
    }
    void remove() {
        if (pieces_.size() > 1) erase(any_piece());
    }
    void move() {
        if (pieces_.empty()) return;
        Cells& piece = any_piece();
        const Body<Wide> body(grid_, piece);
        const Cells places = body.fits(voids() | piece);
        piece = body.cells_at(lowest(any_cell(places)));
    }
    void grow() {
        if (pieces_.empty()) return;
        Cells& piece = any_piece();
        if (const Cells room = beside(piece) & voids(); room != 0) piece |= any_cell(room);
    }
    void shrink() {
        if (pieces_.empty()) return;
        Cells& piece = any_piece();
        if (const Cells cells = spare(piece); cells != 0) piece &= ~any_cell(cells);
    }
    void trade() {
        if (pieces_.size() < 2) return;
        Cells& giver = any_piece();
        Cells& taker = any_piece();
        const Cells cells = &giver == &taker ? 0 : spare(giver) & beside(taker);
        if (cells == 0) return;
        const Cells cell = any_cell(cells);
        giver &= ~cell;
        taker |= cell;
    }
    void join() {
        if (pieces_.size() < 2) return;
        Cells& kept = any_piece();
        Cells& joined = any_piece();
        if (&kept == &joined || (beside(kept) & joined) == 0) return;
        kept |= joined;
        erase(joined);
    }
    /// Lets one part grow from a cell until chance stops it; the rest must hold together.
    void part() {
        if (pieces_.empty()) return;
        Cells& piece = any_piece();
        Cells part = any_cell(piece);
        while (!random_.once_in(3)) {
            if (const Cells room = beside(part) & piece; room != 0) part |= any_cell(room);
        }
        const Cells rest = piece & ~part;
        if (rest == 0 || !is_connected(rest)) return;
        piece = rest;
        pieces_.push_back(part);
    }

    const Grid<Wide>& grid_;
    Random& random_;
    Pieces& pieces_;
};

}  // namespace

void mutate(const Grid<Wide>& grid, Random& random, Pieces& pieces) { Mutation(grid, random, pieces).run(); }

Pieces random_board(const Grid<Wide>& grid, Random& random, std::size_t voids) {
    Pieces pieces;
    Mutation(grid, random, pieces).fill(voids);
    return pieces;
}

}  // namespace shunt::finder
