#include "core/npuzzle/program/placement_model.hpp"

#include <algorithm>

#include "core/npuzzle/program/row_writer.hpp"
#include "tests/support/catch2.hpp"
#include "tests/unit/npuzzle_program/boards.hpp"

using namespace shunt::npuzzle::program;
using namespace shunt::test;

namespace {

struct Sizes {
    std::uint64_t variables, constraints, nonzeros;
};

void check_size(int side, int steps, Mode mode, Formulation formulation, Sizes expected) {
    INFO(side << " x " << side << ", " << steps << " steps");
    const Instance instance = instance_of(side, side, ordered_board(side, side));
    const Model model = placement_model(instance, mode, formulation, steps);
    const ProgramSize size = model.program.size();
    CHECK(size.variables() == expected.variables);
    CHECK(size.constraints == expected.constraints);
    CHECK(size.nonzeros == expected.nonzeros);
    CHECK(size == placement_size(instance, mode, formulation, steps));
    CHECK(model.variables.size() == size.variables());
}

/// What the rows of one step allow: pairs of a board and the next one, each with a choice of the one m that is 1.
struct Transitions {
    int moves = 0;
    int passes = 0;
    int illegal = 0;
};

class StepRows {
public:
    StepRows(int rows, int columns)
        : instance_(instance_of(rows, columns, ordered_board(rows, columns))),
          grid_(instance_.size()),
          model_(placement_model(instance_, Mode::plne, Formulation::printed, 1)),
          values_(model_.variables.size()) {}

    /// All choices and all boards that may come after `board`.
    void count(const std::vector<int>& board, Transitions& found) {
        std::vector<int> next = tiles_of(instance_.goal);
        std::sort(next.begin(), next.end());
        do {
            for (int tile = 0; tile < instance_.cells(); ++tile) {
                for (int cell = 0; cell < instance_.cells(); ++cell) {
                    if (accepts(board, next, tile, cell)) tally(board, next, found);
                }
            }
        } while (std::next_permutation(next.begin(), next.end()));
    }

private:
    bool accepts(const std::vector<int>& board, const std::vector<int>& next, int tile, int cell) {
        if (board[cell] != tile) return false;  // by (5)
        for (std::size_t column = 0; column < values_.size(); ++column) {
            const auto& [family, i, j, to, t] = model_.variables[column];
            const bool place = family == Variable::Family::place;
            const bool chosen = t == 0 ? i == tile && j == cell : i == 0 && next[j] == 0;
            values_[column] = place ? (t == 0 ? board : next)[j] == i : chosen;
        }
        for (std::size_t row = 0; row < model_.program.rows(); ++row) {
            const auto& [name, sense, right] = model_.program.row(row);
            if (name.starts_with("c3_") || name.starts_with("c4_")) continue;  // any two boards
            const double left = left_side(model_.program, row, values_);
            if (sense != Sense::at_least && left > right) return false;
            if (sense != Sense::at_most && left < right) return false;
        }
        return true;
    }

    void tally(const std::vector<int>& board, const std::vector<int>& next, Transitions& found) {
        if (next == board) {
            ++found.passes;
            return;
        }
        const int blank = blank_of(board);
        for (const int to : grid_.neighbours(blank)) {
            std::vector<int> legal = board;
            std::swap(legal[blank], legal[to]);
            if (legal == next) {
                ++found.moves;
                return;
            }
        }
        ++found.illegal;
    }

    Instance instance_;
    Grid grid_;
    Model model_;
    std::vector<double> values_;
};

}  // namespace

TEST_CASE("the printed and the corrected programs have the published sizes", "[program]") {
    const auto printed = Formulation::printed;
    const auto corrected = Formulation::corrected;
    check_size(3, 1, Mode::plne, printed, {324, 362, 1452});
    check_size(3, 4, Mode::plne, printed, {810, 1094, 4539});
    check_size(3, 8, Mode::plne, printed, {1458, 2070, 8655});
    check_size(3, 9, Mode::plne, printed, {1620, 2314, 9684});
    check_size(3, 12, Mode::plne, printed, {2106, 3046, 12771});
    check_size(3, 20, Mode::plne, printed, {3402, 4998, 21003});
    check_size(3, 31, Mode::plne, printed, {5184, 7682, 32322});
    check_size(4, 4, Mode::plne, printed, {2560, 3397, 15072});
    check_size(4, 12, Mode::plne, printed, {6656, 9549, 42592});
    check_size(4, 30, Mode::plne, printed, {15872, 23391, 104512});

    check_size(3, 1, Mode::plm, printed, {340, 378, 1596});
    check_size(3, 4, Mode::plm, printed, {850, 1134, 4899});
    check_size(3, 8, Mode::plm, printed, {1530, 2142, 9303});
    check_size(3, 9, Mode::plm, printed, {1700, 2394, 10404});
    check_size(3, 12, Mode::plm, printed, {2210, 3150, 13707});
    check_size(3, 20, Mode::plm, printed, {3570, 5166, 22515});
    check_size(3, 31, Mode::plm, printed, {5440, 7938, 34626});
    check_size(4, 4, Mode::plm, printed, {2635, 3472, 16272});
    check_size(4, 12, Mode::plm, printed, {6851, 9744, 45712});
    check_size(4, 30, Mode::plm, printed, {16337, 23856, 111952});

    check_size(3, 1, Mode::plne, corrected, {234, 271, 1182});
    check_size(3, 4, Mode::plne, corrected, {693, 976, 4188});
    check_size(3, 8, Mode::plne, corrected, {1305, 1916, 8196});
    check_size(3, 9, Mode::plne, corrected, {1458, 2151, 9198});
    check_size(3, 12, Mode::plne, corrected, {1917, 2856, 12204});
    check_size(3, 20, Mode::plne, corrected, {3141, 4736, 20220});
    check_size(3, 31, Mode::plne, corrected, {4824, 7321, 31242});
    check_size(4, 4, Mode::plne, corrected, {2240, 3076, 14112});
    check_size(4, 12, Mode::plne, corrected, {6208, 9100, 41248});
    check_size(4, 30, Mode::plne, corrected, {15136, 22654, 102304});
}

TEST_CASE("the size of mixed corrected programs is known before they are built", "[program]") {
    for (const int steps : {1, 2, 7}) {
        const Instance instance = instance_of(2, 4, ordered_board(2, 4));
        const Model model = placement_model(instance, Mode::plm, Formulation::corrected, steps);
        CHECK(model.program.size() == placement_size(instance, Mode::plm, Formulation::corrected, steps));
        CHECK(model.program.size().continuous == static_cast<std::uint64_t>(7 * (steps + 1)));
    }
}

TEST_CASE("2 x 2, everything: the printed rows allow the legal moves, and passes, and nothing else", "[program]") {
    StepRows rows(2, 2);
    Transitions found;
    std::vector<int> board{0, 1, 2, 3};
    do {
        rows.count(board, found);
    } while (std::next_permutation(board.begin(), board.end()));
    CHECK(found.moves == 48);
    CHECK(found.passes == 96);
    CHECK(found.illegal == 0);
}

TEST_CASE("2 x 3, some boards: the same", "[program]") {
    StepRows rows(2, 3);
    Transitions found;
    int boards = 0;
    std::vector<int> board{0, 1, 2, 3, 4, 5};
    do {
        if (boards++ % 36 == 0) rows.count(board, found);
    } while (std::next_permutation(board.begin(), board.end()));
    CHECK(found.passes == 20 * 6);
    CHECK(found.illegal == 0);
    CHECK(found.moves >= 20 * 2);
    CHECK(found.moves <= 20 * 3);
}

TEST_CASE("every walk is a point of the programs, and its cost is what the header says", "[program]") {
    const Instance instance = instance_of(2, 3, {1, 0, 2, 4, 5, 3});  // 2 moves: L U
    for (const Mode mode : {Mode::plne, Mode::plm}) {
        for (const Formulation formulation : {Formulation::printed, Formulation::corrected}) {
            const Model model = placement_model(instance, mode, formulation, 4);
            const auto cost = [&](const std::vector<double>& values) {
                double sum = 0;
                for (std::size_t column = 0; column < values.size(); ++column) {
                    sum += values[column] * model.program.columns()[column].cost;
                }
                return sum;
            };
            const auto direct = point_of(instance, model, boards_along(instance.start, {1, 2, 5, 5, 5}));
            const auto detour = point_of(instance, model, boards_along(instance.start, {1, 2, 1, 2, 5}));
            CHECK(first_violation(model.program, direct) == "");
            CHECK(first_violation(model.program, detour) == "");
            const bool printed = formulation == Formulation::printed;
            CHECK(cost(direct) == (printed ? 5 : 2));
            CHECK(cost(detour) == (printed ? 5 : 4));
            const auto elsewhere = point_of(instance, model, boards_along(instance.start, {1, 2, 1, 0, 3}));
            CHECK(first_violation(model.program, elsewhere) == "row c4_0: 0 instead of 1");
            const auto jump = point_of(instance, model, boards_along(instance.start, {1, 5, 5, 5, 5}));
            CHECK(first_violation(model.program, jump) != "");
        }
    }
}
