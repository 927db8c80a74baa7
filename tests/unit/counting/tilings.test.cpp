#include <map>
#include <set>

#include "core/counting/piece_set.hpp"
#include "core/counting/tiling_count.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/files.hpp"
#include "tests/support/grid_oracle.hpp"
#include "tests/support/memory_limits.hpp"

using namespace shunt;
using namespace shunt::counting;

namespace {

std::vector<puzzle::Shape> shapes(const std::string& set) {
    std::vector<puzzle::Shape> all;
    for (const PieceTerm& term : split_piece_set(set)) {
        const auto pieces = pieces_of(term);
        REQUIRE(pieces.has_value());
        for (const Piece& piece : *pieces) all.insert(all.end(), piece.orientations.begin(), piece.orientations.end());
    }
    return distinct(std::move(all));
}

TilingCount counted(const TilingCount::Request& request, std::uint64_t budget = 10'000) {
    auto count = TilingCount::create(request, test::kPlenty);
    REQUIRE(count.has_value());
    while (count->advance(budget) == TilingCount::Phase::running) {
    }
    REQUIRE(count->phase() == TilingCount::Phase::done);
    return std::move(*count);
}

std::string tilings(const Floor& floor, const std::string& set, int voids = 0) {
    return counted({floor, shapes(set), voids, false}).tilings().decimal();
}

std::string tilings(int rows, int columns, const std::string& set, int voids = 0) {
    return tilings(Floor(Grid{rows, columns}), set, voids);
}

/// Every piece of a set once.
TilingCount::Request each_once(const Floor& floor, const std::string& set, int voids = 0) {
    TilingCount::Request request{floor, {}, voids, true, {}};
    int number = 0;
    for (const PieceTerm& term : split_piece_set(set)) {
        const auto pieces = pieces_of(term);
        REQUIRE(pieces.has_value());
        for (const Piece& piece : *pieces) {
            request.shapes.insert(request.shapes.end(), piece.orientations.begin(), piece.orientations.end());
            request.pieces.resize(request.shapes.size(), number++);
        }
    }
    return request;
}

std::string tilings_each_once(int rows, int columns, const std::string& set, int voids = 0) {
    return counted(each_once(Floor(Grid{rows, columns}), set, voids)).tilings().decimal();
}

Floor floor(const std::string& text) {
    auto parsed = parse_floor(text);
    REQUIRE(parsed.has_value());
    return std::move(*parsed);
}

std::string refusal(const TilingCount::Request& request) {
    const auto count = TilingCount::create(request, test::kPlenty);
    return count ? "accepted" : count.error().message;
}

/// How often each tiling comes up in `draws` draws.
std::map<std::string, int> frequencies(const TilingCount& count, int draws, std::uint64_t seed) {
    Random random(seed);
    std::map<std::string, int> drawn;
    for (int i = 0; i < draws; ++i) ++drawn[print_tiling(count.draw(random))];
    return drawn;
}

/// Pearson's statistic against equal frequencies.
double chi_square(const std::map<std::string, int>& drawn, int draws) {
    const double expected = static_cast<double>(draws) / static_cast<double>(drawn.size());
    double sum = 0;
    for (const auto& [tiling, count] : drawn) sum += (count - expected) * (count - expected) / expected;
    return sum;
}

}  // namespace

TEST_CASE("published numbers of tilings", "[counting]") {
    CHECK(tilings(2, 2, "dominoes") == "2");  // OEIS A004003
    CHECK(tilings(4, 4, "dominoes") == "36");
    CHECK(tilings(8, 8, "dominoes") == "12988816");
    CHECK(tilings(3, 3, "triominoes") == "10");  // OEIS A233320
    CHECK(tilings(4, 6, "triominoes") == "939");
    CHECK(tilings(6, 6, "I3+L3") == "80092");
    CHECK(tilings(9, 12, "triominoes") == "20574308184277971");  // Project Euler 161
    CHECK(tilings(12, 9, "trominoes") == "20574308184277971");
    CHECK(tilings(2, 30, "dominoes") == "1346269");  // a Fibonacci number
    CHECK(tilings(4, 4, "monominoes") == "1");
    CHECK(tilings(8, 8, "pentominoes") == "0");
}

TEST_CASE("published numbers of tilings by every piece once", "[counting]") {
    // The twelve pentominoes: 2, 368, 1,010 and 2,339 up to symmetry (C. B. and J. G. Haselgrove, 1960), each in four positions.
    CHECK(tilings_each_once(3, 20, "pentominoes") == "8");
    CHECK(tilings_each_once(4, 15, "pentominoes") == "1472");
    CHECK(tilings_each_once(12, 5, "pentominoes") == "4040");
    CHECK(tilings_each_once(6, 10, "pentominoes") == "9356");
    // 8x8 without the four cells in the middle: 65 in eight positions (D. S. Scott, 1958).
    const Floor holed = floor("........\n........\n........\n...##...\n...##...\n........\n........\n........\n");
    CHECK(counted(each_once(holed, "pentominoes")).tilings().decimal() == "520");
    // The five free tetrominoes fill no rectangle: the T covers three cells of one colour of a chessboard.
    CHECK(tilings_each_once(4, 5, "tetrominoes") == "0");
    CHECK(tilings_each_once(2, 10, "tetrominoes") == "0");
    CHECK(tilings_each_once(1, 3, "I1+I2") == "2");
    CHECK(tilings_each_once(1, 4, "I1+I2", 1) == "6");
    CHECK(tilings_each_once(2, 5, "I5+I5") == "1");  // which of two alike lies where makes no difference
    CHECK(tilings_each_once(3, 3, "I3+I3+I3") == "2");
}

TEST_CASE("tilings by every piece once are drawn, each of them", "[counting]") {
    const auto drawn = frequencies(counted(each_once(Floor(Grid{3, 20}), "pentominoes")), 200, 5);
    CHECK(drawn.size() == 8);
    for (const auto& [tiling, times] : drawn) {
        std::map<char, int> cells;
        for (const char letter : tiling) ++cells[letter];
        CHECK(cells.size() == 13);  // twelve pieces and ends of lines
        CHECK(cells['A'] == 5);
    }
}

TEST_CASE("pieces that cannot stand once each are refused", "[counting]") {
    CHECK(refusal(each_once(Floor(Grid{6, 9}), "pentominoes")) ==
          "each piece once covers 60 cells, and 54 are to be covered");
    CHECK(refusal(each_once(Floor(Grid{18, 36}), "fixed-hexominoes")) ==
          "216 pieces, each once: at most 47 can be counted");
}

TEST_CASE("the product formula for dominoes", "[counting]") {
    // P. W. Kasteleyn; H. N. V. Temperley and M. E. Fisher, 1961. The values for 2n x 2n are OEIS A004003.
    CHECK(tilings(10, 10, "dominoes") == "258584046368");
    CHECK(tilings(12, 12, "dominoes") == "53060477521960000");
    CHECK(tilings(14, 14, "dominoes") == "112202208776036178000000");
}

TEST_CASE("tilings of two rows far beyond 64 bits", "[counting]") {
    // Fibonacci numbers: with dominoes a 2 x n grid has F(n + 1) tilings.
    Natural before(1);
    Natural now(1);
    for (int columns = 2; columns <= 1000; ++columns) {
        Natural next = now;
        next += before;
        before = std::exchange(now, next);
    }
    CHECK(now.decimal().size() == 209);
    CHECK(tilings(2, 1000, "dominoes") == now.decimal());
    CHECK(tilings(1000, 2, "dominoes") == now.decimal());
}

TEST_CASE("voids are counted exactly", "[counting]") {
    CHECK(tilings(1, 2, "dominoes", 0) == "1");
    CHECK(tilings(1, 2, "dominoes", 1) == "0");
    CHECK(tilings(1, 2, "dominoes", 2) == "1");
    CHECK(tilings(3, 3, "monominoes", 4) == "126");
    CHECK(tilings(3, 3, "dominoes", 1) == "18");
    // Monomers and dimers on the 4 x 4 grid: the sum over all voids is OEIS A028420.
    Natural sum;
    for (int voids = 0; voids <= 16; ++voids)
        sum += counted({Floor(Grid{4, 4}), shapes("dominoes"), voids, false}).tilings();
    CHECK(sum.decimal() == "10012");
}

TEST_CASE("walls are left out", "[counting]") {
    CHECK(tilings(floor("....\n.##.\n.##.\n....\n"), "dominoes") == "2");
    CHECK(tilings(floor("#...\n....\n....\n...#\n"), "dominoes") == "0");  // the mutilated chessboard
    CHECK(tilings(floor("...#...\n#######\n...\n"), "triominoes") == "1");
    CHECK(tilings(floor("####\n####\n  ..\n"), "dominoes") == "1");
    CHECK(tilings(floor("..\n.#\n"), "L3") == "1");
    // The Aztec diamond of order 4 has 2^10 tilings (N. Elkies, G. Kuperberg, M. Larsen, J. Propp, 1992).
    CHECK(tilings(floor("   ..\n  ....\n ......\n........\n........\n ......\n  ....\n   ..\n"), "dominoes") == "1024");
    // A run of walls longer than any window, between two halves with F(11) = 89 tilings each.
    std::string halves;
    for (int row = 0; row < 220; ++row) halves += row < 10 || row >= 210 ? "..\n" : "##\n";
    CHECK(tilings(floor(halves), "dominoes") == "7921");
    Random random(1);
    const std::string drawn = print_tiling(counted({floor(halves), shapes("dominoes"), 0, true}).draw(random));
    CHECK(std::count(drawn.begin(), drawn.end(), '#') == 400);
    CHECK(std::count(drawn.begin(), drawn.end(), '.') == 0);
}

TEST_CASE("a grid and its transposed have as many tilings by transposed shapes", "[counting]") {
    CHECK(tilings(5, 4, "fixed-L4") == tilings(4, 5, "fixed-L4"));
    CHECK(tilings(4, 6, "fixed-3x2") == "0");
    CHECK(tilings(6, 4, "fixed-3x2") == "1");
    CHECK(tilings(4, 6, "fixed-2x3") == "1");
    CHECK(tilings(6, 6, "2x3") == "2");
    CHECK(tilings(8, 9, "triominoes+tetrominoes") == tilings(9, 8, "triominoes+tetrominoes"));
}

TEST_CASE("a random tiling is one of the tilings", "[counting]") {
    for (const std::string text : {"....\n....\n....\n", ".....\n..#..\n.....\n", "#..\n...\n...\n..#\n..."}) {
        for (const int voids : {0, 1, 3}) {
            const TilingCount count = counted({floor(text), shapes("dominoes+triominoes"), voids, true});
            std::set<test::PlainShape> plain;
            for (const test::PlainShape& shape :
                 {test::PlainShape{{0, 0}, {0, 1}}, {{0, 0}, {0, 1}, {0, 2}}, {{0, 0}, {1, 0}, {1, 1}}}) {
                plain.merge(test::plain_orientations(shape, true, true));
            }
            const std::set<std::string> expected = test::plain_tilings(test::lines_of(text), plain, voids);
            INFO(text << voids << " voids");
            REQUIRE(count.tilings().decimal() == std::to_string(expected.size()));
            for (const auto& [tiling, times] : frequencies(count, 200, 3)) CHECK(expected.count(tiling) == 1);
        }
    }
}

TEST_CASE("random tilings are uniform", "[counting]") {
    // The 99.9 % points of chi-square with 35 and 17 degrees of freedom; the draws are fixed by their seeds.
    const auto on_4x4 = frequencies(counted({Floor(Grid{4, 4}), shapes("dominoes"), 0, true}), 36 * 200, 2024);
    CHECK(on_4x4.size() == 36);
    CHECK(chi_square(on_4x4, 36 * 200) < 66.6);
    const auto with_void = frequencies(counted({Floor(Grid{3, 3}), shapes("dominoes"), 1, true}), 18 * 200, 7);
    CHECK(with_void.size() == 18);
    CHECK(chi_square(with_void, 18 * 200) < 40.8);
}

TEST_CASE("equal seeds draw equal tilings", "[counting]") {
    const TilingCount count = counted({Floor(Grid{9, 12}), shapes("triominoes"), 0, true});
    Random first(11);
    Random again(11);
    Random other(12);
    const std::string drawn = print_tiling(count.draw(first));
    CHECK(drawn == print_tiling(count.draw(again)));
    CHECK(drawn != print_tiling(count.draw(other)));
}

TEST_CASE("letters tell the pieces apart", "[counting]") {
    CHECK(print_tiling({{2, 3}, {0, 0, Tiling::kVoid, 4, 4, Tiling::kWall}}) == "AA.\nBB#\n");
    CHECK(print_tiling({{1, 2}, {Tiling::kVoid, Tiling::kWall}}) == ".#\n");
    const TilingCount count = counted({Floor(Grid{12, 12}), shapes("dominoes"), 0, true});
    Random random(1);
    const Tiling tiling = count.draw(random);
    const std::string text = print_tiling(tiling);
    for (int cell = 0; cell < 144; ++cell) {
        const int here = cell + cell / 12;  // in the text
        if (cell % 12 != 11) CHECK((text[here] == text[here + 1]) == (tiling.piece[cell] == tiling.piece[cell + 1]));
        if (cell < 132) CHECK((text[here] == text[here + 13]) == (tiling.piece[cell] == tiling.piece[cell + 12]));
    }
}

TEST_CASE("tilings that cannot be counted are refused with the limit", "[counting]") {
    const Floor small(Grid{2, 3});
    CHECK(refusal({small, shapes("dominoes"), 7, false}) == "7 voids do not fit: the board has 6 cells");
    CHECK(refusal({small, shapes("dominoes"), -1, false}) == "-1 voids: the number of cells left empty is at least 0");
    CHECK(refusal({Floor(Grid{40, 40}), shapes("I4"), 0, false}) ==
          "on a grid of 40 x 40 a shape reaches 121 cells ahead of its first one; at most 111 can be counted: take a "
          "narrower grid or smaller shapes");
    CHECK(refusal({Floor(Grid{300, 300}), shapes("dominoes"), 65'536, false}) ==
          "65536 voids: at most 65535 can be counted");
    CHECK(refusal({Floor(Grid{37, 37}), shapes("I4"), 0, false}) != "accepted");
    CHECK(refusal({Floor(Grid{1000, 1}), shapes("I100"), 0, false}) == "accepted");
}

TEST_CASE("a count of tilings stops at its memory limit", "[counting]") {
    auto count = TilingCount::create({Floor(Grid{12, 12}), shapes("pentominoes"), 4, false}, 1'000'000);
    REQUIRE(count.has_value());
    while (count->advance(10'000) == TilingCount::Phase::running) {
    }
    CHECK(count->phase() == TilingCount::Phase::out_of_memory);
    CHECK(count->scan().memory().peak() <= 1'000'000);
    CHECK(count->advice().find("a narrower board or smaller pieces need less") != std::string::npos);
}

TEST_CASE("any size of slices gives the same number of tilings", "[counting]") {
    for (const std::uint64_t budget : {1, 13, 1'000'000}) {
        CHECK(counted({Floor(Grid{6, 6}), shapes("triominoes"), 0, false}, budget).tilings().decimal() == "80092");
    }
}

TEST_CASE("moving states to a larger table is work of its own, which a slice can leave for the next", "[counting]") {
    auto count = TilingCount::create({Floor(Grid{8, 8}), shapes("tetrominoes"), 0, false}, test::kPlenty);
    REQUIRE(count.has_value());
    std::uint64_t slices = 1;
    while (count->advance(1) == TilingCount::Phase::running) ++slices;
    const std::uint64_t states = count->scan().states();
    CHECK(slices > states + states / 16);  // a unit for each 16 slots, of which at most 5 in 8 were taken
    CHECK(count->tilings() == counted({Floor(Grid{8, 8}), shapes("tetrominoes"), 0, false}).tilings());
}
