// The law of layouts: a grid written in any of the ways that people write grids is read as the same puzzle, or refused; never as another.
// SHUNT_LAYOUTS says how many puzzles are drawn.
#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

#include "core/puzzle/format/difference.hpp"
#include "core/puzzle/format/format.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/damaged_text.hpp"
#include "tests/support/random.hpp"
#include "tests/support/text_layouts.hpp"

using namespace shunt;
using namespace shunt::test;
using namespace shunt::puzzle;

namespace {

std::uint64_t layout_puzzles() {
    const char* asked = std::getenv("SHUNT_LAYOUTS");
    return asked == nullptr ? 40 : std::strtoull(asked, nullptr, 10);
}

using Offsets = std::vector<std::array<int, 2>>;
const std::vector<Offsets> kPieces{{{0, 0}},
                                   {{0, 0}, {0, 1}},
                                   {{0, 0}, {1, 0}},
                                   {{0, 0}, {0, 1}, {1, 0}, {1, 1}},
                                   {{0, 0}, {0, 1}, {1, 0}},
                                   {{0, 0}, {0, 1}, {0, 2}},
                                   {{0, 0}, {1, 0}, {2, 0}}};

bool can_place(const Rows& rows, const Offsets& piece, int row, int column) {
    return std::all_of(piece.begin(), piece.end(), [&](const auto& at) {
        const int r = row + at[0];
        const int c = column + at[1];
        return r >= 0 && c >= 0 && r < static_cast<int>(rows.size()) && c < static_cast<int>(rows[0].size()) &&
               rows[static_cast<std::size_t>(r)][static_cast<std::size_t>(c)].empty();
    });
}

void place(Rows& rows, const Offsets& piece, int row, int column, const std::string& name) {
    for (const auto& at : piece)
        rows[static_cast<std::size_t>(row + at[0])][static_cast<std::size_t>(column + at[1])] = name;
}

Rows empty_rows(std::size_t rows, std::size_t columns) { return Rows(rows, std::vector<std::string>(columns)); }

/// Start and goal: pieces of letters or numbers, with a void at least, and one or two of them somewhere else in the goal.
std::vector<Rows> random_grids(test::Random& random, bool numbers) {
    const auto height = static_cast<std::size_t>(random.between(3, 6));
    const auto width = static_cast<std::size_t>(random.between(3, 6));
    Rows start = empty_rows(height, width);
    Rows goal = empty_rows(height, width);
    int pieces = 0;
    for (int attempt = 0; attempt < 24; ++attempt) {
        const Offsets& piece =
            kPieces[static_cast<std::size_t>(random.between(0, static_cast<int>(kPieces.size()) - 1))];
        const int row = static_cast<int>(random.between(0, static_cast<int>(height) - 1));
        const int column = static_cast<int>(random.between(0, static_cast<int>(width) - 1));
        if (pieces >= 18 || !can_place(start, piece, row, column)) continue;
        const std::string name = numbers ? std::to_string(pieces + 1) : std::string(1, static_cast<char>('A' + pieces));
        place(start, piece, row, column, name);
        const int to_row = static_cast<int>(random.between(0, static_cast<int>(height) - 1));
        const int to_column = static_cast<int>(random.between(0, static_cast<int>(width) - 1));
        if (pieces < 2 && can_place(goal, piece, to_row, to_column)) place(goal, piece, to_row, to_column, name);
        ++pieces;
    }
    start[0][0].clear();
    return {start, goal};
}

/// What the grids mean, in the project's own format.
std::string own_text(const std::vector<Rows>& grids) {
    std::string text = "cells: tokens\n";
    for (std::size_t grid = 0; grid < grids.size(); ++grid) {
        text += grid == 0 ? "board:\n" : "goal:\n";
        for (const auto& row : grids[grid]) {
            for (const std::string& name : row) text += (name.empty() ? "." : name) + " ";
            text += "\n";
        }
    }
    return text;
}

/// A text and the puzzle that it says.
struct Written {
    std::string layout;
    std::string text;
    Problem problem;
};

/// The same grids in every layout with every sign that it can have.
std::vector<Written> all_texts(const std::vector<Rows>& grids, bool numbers) {
    std::vector<Written> texts;
    const auto problem = parse_puzzle(own_text(grids));
    if (!problem) return texts;
    const bool one_character = std::all_of(grids[0].begin(), grids[0].end(), [](const auto& row) {
        return std::all_of(row.begin(), row.end(), [](const std::string& name) { return name.size() < 2; });
    });
    for (const TextLayout& layout : text_layouts()) {
        if (layout.drawn && !one_character) continue;
        for (const std::string sign : {".", "0", "_", "-", "@", "", "-1", "null"}) {
            const bool long_sign = sign.size() > 1;
            if ((sign.empty() && !layout.takes_empty) || (long_sign && layout.drawn)) continue;
            if (long_sign && !numbers) continue;
            texts.push_back({layout.name + ", void '" + sign + "'", layout.write(grids, sign), *problem});
        }
    }
    return texts;
}

}  // namespace

TEST_CASE("a grid is the same puzzle in whatever layout it is written, or refused", "[property][layouts]") {
    std::uint64_t read = 0;
    std::uint64_t texts = 0;
    std::map<std::string, std::uint64_t> refused;
    test::Random random(36);
    for (std::uint64_t puzzle = 0; puzzle < layout_puzzles(); ++puzzle) {
        const bool numbers = puzzle % 2 == 1;
        for (const Written& written : all_texts(random_grids(random, numbers), numbers)) {
            INFO(written.layout << "\n" << written.text);
            ++texts;
            const auto found = interpret(written.text);
            if (!found) {
                ++refused[written.layout];
                continue;
            }
            ++read;
            INFO(recognition(*found) << "\n" << print_puzzle(found->reading));
            REQUIRE(difference(written.problem, found->reading).value_or("") == "");
        }
    }
    for (const auto& [layout, count] : refused) UNSCOPED_INFO(count << " refused: " << layout);
    INFO(read << " of " << texts << " texts are read");
    CHECK(read * 50 > texts * 49);
}

TEST_CASE("a board of tiles is the same in whatever layout it is written", "[property][layouts]") {
    test::Random random(15);
    for (std::uint64_t puzzle = 0; puzzle < layout_puzzles(); ++puzzle) {
        const std::size_t side = puzzle % 2 == 0 ? 3 : 4;
        std::vector<int> tiles(side * side);
        for (std::size_t i = 0; i < tiles.size(); ++i) tiles[i] = static_cast<int>(i);
        for (std::size_t i = tiles.size() - 1; i > 0; --i)
            std::swap(tiles[i], tiles[static_cast<std::size_t>(random.between(0, static_cast<int>(i)))]);
        Rows rows = empty_rows(side, side);
        Rows goal = empty_rows(side, side);
        for (std::size_t i = 0; i < tiles.size(); ++i) {
            if (tiles[i] != 0) rows[i / side][i % side] = std::to_string(tiles[i]);
            if (i + 1 < tiles.size()) goal[i / side][i % side] = std::to_string(i + 1);
        }
        const auto wanted = parse_puzzle("tiles: *\n" + own_text({rows, goal}));
        REQUIRE(wanted.has_value());
        for (const bool pair : {false, true}) {
            const std::vector<Rows> grids = pair ? std::vector<Rows>{rows, goal} : std::vector<Rows>{rows};
            for (const TextLayout& layout : text_layouts()) {
                if (layout.drawn && side > 3) continue;
                for (const std::string sign : {"0", "_", ".", "x", "X", "-", "*", ""}) {
                    if (sign.empty() && !layout.takes_empty) continue;
                    const std::string text = layout.write(grids, sign);
                    INFO(layout.name << ", blank '" << sign << "'\n" << text);
                    const auto found = interpret(text);
                    REQUIRE((found ? "" : to_string(found.error())) == "");
                    REQUIRE(difference(*wanted, found->reading).value_or("") == "");
                }
            }
        }
    }
}

TEST_CASE("a damaged text is refused, or is the same puzzle, or says what it was read as", "[property][layouts]") {
    test::Random random(7);
    std::uint64_t same = 0, refused = 0, said = 0;
    const std::uint64_t wanted = layout_puzzles() * 50;
    for (std::uint64_t seed = 0; same + refused + said < wanted; ++seed) {
        const auto texts = all_texts(random_grids(random, seed % 2 == 1), seed % 2 == 1);
        for (std::size_t i = 0; i < texts.size() && i < 20; ++i) {
            const Written& written =
                texts[static_cast<std::size_t>(random.between(0, static_cast<int>(texts.size()) - 1))];
            const std::string text = damaged(written.text, random, 1, true);
            INFO(written.layout << "\n" << text);
            const auto found = interpret(text);
            if (!found) {
                ++refused;
                REQUIRE_FALSE(found.error().message.empty());
            } else if (!difference(written.problem, found->reading)) {
                ++same;
            } else {
                ++said;
                REQUIRE(read_as_words(*found->format, found->reading).find("goal:") != std::string::npos);
            }
        }
    }
    if (std::getenv("SHUNT_LAYOUTS") != nullptr)
        WARN(same << " the same, " << refused << " refused, " << said << " read as another puzzle that is told");
    CHECK(said * 4 < wanted);
}
