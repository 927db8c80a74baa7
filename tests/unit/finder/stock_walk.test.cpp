// Walking over all stocks and their boards.
#include "core/finder/stock_walk.hpp"

#include <set>
#include <tuple>

#include "core/base/carried_bits.hpp"
#include "tests/support/catch2.hpp"

using namespace shunt::finder;

namespace {

using Stock = std::vector<ShapeId>;

StockLimits limits_of(const Catalogue& catalogue) { return {catalogue.grid().cells(), catalogue.grid().cells(), 0}; }

/// All stocks that a walk visits from where it is, with the number of their boards.
std::vector<std::pair<Stock, std::uint64_t>> rest_of(StockWalk& walk) {
    std::vector<std::pair<Stock, std::uint64_t>> visited;
    while (walk.next()) visited.push_back({Stock(walk.stock().begin(), walk.stock().end()), walk.boards().size()});
    return visited;
}

}  // namespace

TEST_CASE("a walk meets every board once", "[finder]") {
    const Catalogue catalogue = Catalogue::every_shape(Grid<Narrow>(3, 3));
    StockWalk walk(catalogue, limits_of(catalogue));
    std::set<std::uint64_t> words{0};
    std::set<Stock> stocks;
    std::uint64_t boards = 1;
    BoardList<Narrow> written;
    while (walk.next()) {
        walk.boards().write(written);
        REQUIRE(written.size() == walk.boards().size());
        REQUIRE(stocks.insert(Stock(walk.stock().begin(), walk.stock().end())).second);
        for (BoardId board = 0; board < written.size(); ++board) {
            const auto word = written.word(board);
            words.insert(word.bits);
            // The anchors say the same as the word.
            REQUIRE(written.word_of(board, ~Narrow::Cells{0}) == word);
            REQUIRE(std::popcount(word.covered()) == 9 - walk.voids());
        }
        boards += written.size();
    }
    REQUIRE(boards == 13329);  // brute force
    REQUIRE(words.size() == boards);
}

TEST_CASE("limits leave out what cannot become a stock of that size", "[finder]") {
    const Catalogue catalogue = Catalogue::every_shape(Grid<Narrow>(3, 3));
    StockWalk all(catalogue, limits_of(catalogue));
    const auto expected = rest_of(all);
    for (int pieces = 1; pieces < 9; ++pieces) {
        StockWalk walk(catalogue, {8, pieces, pieces});
        std::vector<std::pair<Stock, std::uint64_t>> of_pieces;
        for (const auto& entry : rest_of(walk)) {
            REQUIRE(static_cast<int>(entry.first.size()) <= pieces);
            if (static_cast<int>(entry.first.size()) == pieces) of_pieces.push_back(entry);
        }
        std::vector<std::pair<Stock, std::uint64_t>> wanted;
        for (const auto& entry : expected) {
            int cells = 0;
            for (const ShapeId shape : entry.first) cells += catalogue.shape(shape).size;
            if (static_cast<int>(entry.first.size()) == pieces && cells <= 8) wanted.push_back(entry);
        }
        REQUIRE(of_pieces == wanted);
    }
}

TEST_CASE("a walk goes on from any stock", "[finder]") {
    const Catalogue catalogue = Catalogue::every_shape(Grid<Narrow>(2, 3));
    StockWalk walk(catalogue, limits_of(catalogue));
    const auto all = rest_of(walk);
    for (std::size_t at = 0; at < all.size(); ++at) {
        walk.start_at(all[at].first, false);
        REQUIRE(walk.boards().size() == all[at].second);
        REQUIRE(rest_of(walk) == std::vector(all.begin() + static_cast<std::ptrdiff_t>(at) + 1, all.end()));
    }
}

TEST_CASE("subtrees part the walk", "[finder]") {
    const Catalogue catalogue = Catalogue::every_shape(Grid<Narrow>(2, 3));
    StockWalk all(catalogue, limits_of(catalogue));
    const auto expected = rest_of(all);
    StockWalk outer(catalogue, limits_of(catalogue));
    StockWalk inner(catalogue, limits_of(catalogue));
    std::vector<std::pair<Stock, std::uint64_t>> visited;
    for (bool more = outer.next(); more; more = outer.next(false)) {  // stocks of one piece, or of units only
        visited.push_back({Stock(outer.stock().begin(), outer.stock().end()), outer.boards().size()});
        inner.start_at(outer.stock(), true);
        for (auto& entry : rest_of(inner)) visited.push_back(entry);
    }
    REQUIRE(visited == expected);
}

TEST_CASE("the fillings of free cells are numbered in the order of their bits", "[finder]") {
    Fillings fillings;
    for (const auto& [cells, units, count] :
         {std::tuple{5, 2, 10u}, {3, 3, 1u}, {12, 6, 924u}, {4, 0, 1u}, {7, 1, 7u}}) {
        fillings.reset(cells, units);
        REQUIRE(fillings.size() == count);
        for (BoardId filling = 0; filling < count; ++filling) {
            REQUIRE(std::popcount(fillings.units(filling)) == units);
            REQUIRE(fillings.units(filling) >> cells == 0);
            REQUIRE(fillings.number(fillings.units(filling)) == filling);
            REQUIRE((filling == 0 || fillings.units(filling - 1) < fillings.units(filling)));
        }
    }
}

TEST_CASE("boards are told in the order in which they are written", "[finder]") {
    const Catalogue catalogue = Catalogue::every_shape(Grid<Narrow>(2, 4));
    StockWalk walk(catalogue, limits_of(catalogue));
    BoardList<Narrow> written;
    Fillings fillings;
    while (walk.next()) {
        const FilledBoards boards = walk.boards();
        boards.write(written);
        fillings.reset(boards.free_cells(), boards.units());
        REQUIRE(boards.fillings() == fillings.size());
        for (BoardId board = 0; board < written.size(); ++board) {
            const Narrow::Word body = boards.arrangements().word(board / fillings.size());
            const auto free = catalogue.grid().all() & ~body.covered();
            const Narrow::Cells units = written.word(board).covered() & free;
            REQUIRE((written.word(board) ^ body) == Narrow::word(units, 0, 0));
            REQUIRE(fillings.number(static_cast<Narrow::Cells>(shunt::gathered_bits(units, free))) ==
                    board % fillings.size());
        }
    }
}
