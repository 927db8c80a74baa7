// The atlas (tools/make_atlas): the ordinary solver, which shares no search with the finder, needs as many moves.
#include <algorithm>

#include "tests/support/catch2.hpp"
#include "tests/support/files.hpp"
#include "tests/support/jobs.hpp"

using namespace shunt;
using namespace shunt::test;

namespace {

const std::vector<std::string> kGrids{"2x2", "2x3", "2x4", "2x5", "2x6", "2x7",
                                      "2x8", "3x3", "3x4", "3x5", "4x4", "4x5"};

Json atlas_of(const std::string& grid) { return Json::parse(source_file("puzzles/atlas/" + grid + ".json")); }

/// Rows joined by '/' as rows of a puzzle file.
std::string block(std::string rows) {
    std::replace(rows.begin(), rows.end(), '/', '\n');
    return rows + "\n";
}

std::string puzzle_text(const Json& puzzle) {
    return "name: atlas\nsource: test\nmetric: " + puzzle["metric"].get<std::string>() + "\n\nboard:\n" +
           block(puzzle["board"]) + "\ngoal:\n" + block(puzzle["goal"]);
}

/// Whether the goal piece X starts in the upper left corner and has to cover the lower right cell.
bool is_simple3(const Json& puzzle) {
    const std::string board = puzzle["board"];
    const auto goal = puzzle["goal"].get<std::string>();
    const std::size_t width = board.find('/');
    const bool in_first_column = [&] {
        for (std::size_t row = 0; row < board.size(); row += width + 1) {
            if (board[row] == 'X') return true;
        }
        return false;
    }();
    return in_first_column && board.substr(0, width).find('X') != std::string::npos && goal.back() == 'X';
}

}  // namespace

TEST_CASE("the atlas has an entry for every grid, metric and number of pieces", "[golden][atlas]") {
    for (const std::string& grid : kGrids) {
        INFO(grid);
        const Json atlas = atlas_of(grid);
        REQUIRE(atlas["grid"] == grid);
        const int cells = (grid[0] - '0') * (grid[2] - '0');
        // What takes hours is searched in the metrics it names.
        REQUIRE((atlas["searches"].size() == puzzle::kMetrics.size() || (cells > 16 && !atlas["searches"].empty())));
        std::size_t at = 0;
        for (const Json& search : atlas["searches"]) {
            for (int pieces = 1; pieces < cells; ++pieces, ++at) {
                const Json& puzzle = atlas["puzzles"].at(at);
                REQUIRE(puzzle["metric"] == search["metric"]);
                REQUIRE(puzzle["pieces"] == pieces);
                REQUIRE(puzzle["tied"] > 0);
                REQUIRE(is_simple3(puzzle));
            }
        }
        REQUIRE(atlas["puzzles"].size() == at);
    }
}

TEST_CASE("the lengths in the atlas are those of shortest solutions", "[golden][atlas]") {
    for (const std::string& grid : kGrids) {
        const Json atlas = atlas_of(grid);
        for (const Json& puzzle : atlas["puzzles"]) {
            INFO(puzzle.dump());
            const Json report = solve(puzzle_text(puzzle), *puzzle::metric_from(puzzle["metric"].get<std::string>()));
            REQUIRE(report["status"] == "solved");
            REQUIRE(report["length"] == puzzle["length"]);
        }
    }
}

TEST_CASE("the atlas holds the published lengths of 4x4, move metric", "[golden][atlas]") {
    // N. Bickford, "Sliding Block Puzzles, Part 3" (2012).
    const std::vector<int> published{1, 4, 9, 19, 36, 51, 62, 89, 132, 81, 64, 73, 61, 25, 21};
    std::vector<int> lengths;
    const Json atlas = atlas_of("4x4");
    for (const Json& puzzle : atlas["puzzles"]) {
        if (puzzle["metric"] == "move") lengths.push_back(puzzle["length"]);
    }
    REQUIRE(lengths == published);
    REQUIRE(atlas["boards"] == 55'807'716);
    REQUIRE(atlas["just_solved"] == 12'295'564);
}

TEST_CASE("on 4x5 the hardest puzzles are as long as those known before", "[golden][atlas]") {
    // N. Bickford's best known row for the move metric, for goals that may be less strict, which gives longer ways with 9 pieces.
    const std::vector<int> known{1, 4, 10, 26, 49, 83, 153, 176, 212, 226, 235, 183, 163, 135, 135, 122, 55, 30, 25};
    const std::vector<int> less_strict{9};  // numbers of pieces where no strict one is as long
    const Json atlas = atlas_of("4x5");
    REQUIRE(atlas["boards"] == 6'904'653'755);
    for (const Json& puzzle : atlas["puzzles"]) {
        const int pieces = puzzle["pieces"];
        if (puzzle["metric"] != "move" ||
            std::find(less_strict.begin(), less_strict.end(), pieces) != less_strict.end())
            continue;
        REQUIRE(puzzle["length"] == known[static_cast<std::size_t>(pieces) - 1]);
    }
}
