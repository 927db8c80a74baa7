#include "core/npuzzle/program/flow_model.hpp"

#include "core/npuzzle/program/model_builder.hpp"
#include "core/npuzzle/program/walk.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/random.hpp"
#include "tests/unit/npuzzle_program/boards.hpp"

using namespace shunt::npuzzle::program;
using namespace shunt::test;

namespace {

ModelBuilder ready(const Instance& instance, Mode mode = Mode::plne) {
    auto builder = ModelBuilder::create(instance, mode, Formulation::flow);
    REQUIRE(builder.has_value());
    while (builder->prepare(1000)) {
    }
    return std::move(*builder);
}

Model built(const ModelBuilder& builder, int steps) {
    auto model = builder.build(steps);
    REQUIRE(model.has_value());
    return std::move(*model);
}

/// The board after random moves from the goal.
Instance shuffled(int rows, int columns, int moves, Random& random) {
    std::vector<int> tiles = ordered_board(rows, columns);
    const Grid grid(shunt::npuzzle::Size{rows, columns});
    int blank = rows * columns - 1;
    for (int move = 0; move < moves; ++move) {
        const auto beside = grid.neighbours(blank);
        const int to = beside[random.below(static_cast<int>(beside.size()))];
        std::swap(tiles[blank], tiles[to]);
        blank = to;
    }
    return instance_of(rows, columns, tiles);
}

/// Every walk without an undone move must be a point of the program, and when there is none, no point may be left.
void check_walks(const Instance& instance, int steps) {
    INFO(to_string(instance.size()) << ", " << steps << " steps");
    const ModelBuilder builder = ready(instance);
    const Model model = built(builder, steps);
    const auto paths = paths_without_undo(instance, steps);
    if (!model.impossible.empty()) CHECK(paths.empty());
    for (const auto& path : paths) {
        const auto values = point_of(instance, model, boards_along(instance.start, path));
        REQUIRE_FALSE(values.empty());
        REQUIRE(first_violation(model.program, values) == "");
        const auto walk = decode_walk(instance, model, values);
        REQUIRE(walk.has_value());
        CHECK(walk->letters.size() == static_cast<std::size_t>(steps));
        CHECK(walk->passes == 0);
    }
}

}  // namespace

TEST_CASE("no walk is lost by leaving out columns and forbidding undone moves", "[program]") {
    Random random(2024);
    for (int round = 0; round < 40; ++round) {
        const int rows = random.between(2, 3);
        const int columns = random.between(2, 4);
        const Instance instance = shuffled(rows, columns, random.between(1, 30), random);
        if (instance.start == instance.goal) continue;
        const int first = manhattan_distance(instance);
        for (int steps = first; steps <= 13; steps += 2) check_walks(instance, steps);
    }
}

TEST_CASE("one row of cells: only the blank's own way is left", "[program]") {
    check_walks(instance_of(1, 5, {0, 1, 2, 3, 4}), 4);
    check_walks(instance_of(2, 1, {0, 1}), 1);
    const Model model = built(ready(instance_of(1, 5, {0, 1, 2, 3, 4})), 4);
    CHECK(model.program.size().variables() == 4 + 4 + 20);  // 4 arcs, 4 moves, 5 times 4 tiles
}

TEST_CASE("horizons of the wrong parity and below the distance need no solver", "[program]") {
    const ModelBuilder builder = ready(instance_of(3, 3, {8, 6, 7, 2, 5, 4, 3, 0, 1}));  // 31 moves, distance 21
    CHECK(built(builder, 30).impossible == "no walk of exactly 30 moves passes the reachability check");
    CHECK_FALSE(built(builder, 19).impossible.empty());
    CHECK_FALSE(built(builder, 21).impossible.empty());
    CHECK(built(builder, 31).impossible.empty());
}

TEST_CASE("sizes of the flow formulation do not creep up", "[program]") {
    // The prototype had 3695/3744/16797: states without a live neighbour are dropped in addition here.
    const Model model = built(ready(instance_of(3, 3, {8, 6, 7, 2, 5, 4, 3, 0, 1})), 31);
    CHECK(model.program.size() == ProgramSize{3657, 0, 3704, 16587});
    const Model mixed = built(ready(instance_of(3, 3, {8, 6, 7, 2, 5, 4, 3, 0, 1}), Mode::plm), 31);
    CHECK(mixed.program.size().variables() == 3657);
    CHECK(mixed.program.size().continuous > mixed.program.size().binary);
}

TEST_CASE("every column of a mixed program has an upper bound", "[program]") {
    const Model model = built(ready(instance_of(3, 3, {1, 2, 3, 4, 5, 6, 0, 7, 8}), Mode::plm), 2);
    for (const Column& column : model.program.columns()) {
        CHECK(column.upper == 1);
        CHECK(column.lower == 0);
    }
}

TEST_CASE("boards and horizons beyond the limits are refused with a reason", "[program]") {
    const auto refusal = [](int rows, int columns) {
        const auto builder = ModelBuilder::create(instance_of(rows, columns, ordered_board(rows, columns)), Mode::plne,
                                                  Formulation::printed);
        return builder ? "" : builder.error().message;
    };
    CHECK(refusal(1, 1) == "a board of one cell has no tile to move");
    CHECK(refusal(6, 7) == "the board has 42 cells; integer programs are made for at most 36");
    const auto builder = ModelBuilder::create(instance_of(6, 6, ordered_board(6, 6)), Mode::plne, Formulation::printed);
    CHECK(builder->refusal(0)->message == "a horizon of 0 steps: it must be 1 to 250");
    CHECK(builder->refusal(251).has_value());
    CHECK_FALSE(builder->refusal(100).has_value());
    CHECK(builder->refusal(250)->message ==
          "the program for 250 steps would have 4,566,552 nonzeros; no solver here can hold more than 4,000,000");
    CHECK_FALSE(builder->build(250).has_value());
}
