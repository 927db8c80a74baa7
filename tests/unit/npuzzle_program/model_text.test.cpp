#include <array>

#include "core/npuzzle/program/lp_text.hpp"
#include "core/npuzzle/program/model_builder.hpp"
#include "tests/support/catch2.hpp"
#include "tests/unit/npuzzle_program/boards.hpp"
#include "tests/unit/npuzzle_program/read_model.hpp"

using namespace shunt::npuzzle::program;
using namespace shunt::test;

namespace {

Model model_of(Mode mode, Formulation formulation) {
    auto builder = ModelBuilder::create(instance_of(2, 3, {1, 0, 2, 4, 5, 3}), mode, formulation);
    while (builder->prepare(1000)) {
    }
    return std::move(*builder->build(2));
}

void check_same(const LinearProgram& program, const ReadModel& read) {
    REQUIRE(read.columns.size() == program.columns().size());
    REQUIRE(read.rows.size() == program.rows());
    std::size_t costs = 0;
    for (const Column& column : program.columns()) {
        INFO(column.name);
        const auto& found = read.columns.at(column.name);
        CHECK(found.lower == column.lower);
        CHECK(found.upper == column.upper);
        CHECK(found.integer == column.integer);
        if (column.cost != 0) CHECK(read.objective.at(column.name) == column.cost);
        costs += column.cost != 0 ? 1u : 0u;
    }
    CHECK(read.objective.size() == costs);
    for (std::size_t index = 0; index < program.rows(); ++index) {
        const auto& row = program.row(index);
        INFO(row.name);
        const auto& terms = read.rows.at(row.name);
        CHECK(terms.size() == program.terms(index).size());
        for (const Term& term : program.terms(index))
            CHECK(terms.at(program.columns()[term.column].name) == term.factor);
        const auto& [sense, right] = read.right.at(row.name);
        CHECK(right == row.right);
        CHECK(sense == (row.sense == Sense::equal ? 'E' : row.sense == Sense::at_most ? 'L' : 'G'));
    }
}

}  // namespace

TEST_CASE("what is written is what is read, in both formats", "[program]") {
    for (const Mode mode : {Mode::plne, Mode::plm}) {
        for (const Formulation formulation : {Formulation::printed, Formulation::corrected, Formulation::flow}) {
            const Model model = model_of(mode, formulation);
            REQUIRE(model.impossible.empty());
            check_same(model.program, read_lp(lp_text(model.program, "a test")));
            check_same(model.program, read_mps(mps_text(model.program, "a test")));
        }
    }
}

TEST_CASE("a program as text, whole", "[program]") {
    LinearProgram program;
    const ColumnId x = program.add_column({"x_1", 0, 1, 0, true});
    const ColumnId d = program.add_column({"dist_1", 0, 4, 0.01, false});
    program.add_row("c1", std::array{Term{x, -3}, Term{d, 1}}, Sense::at_least, 0);
    program.add_row("c2", std::array{Term{x, 1}}, Sense::equal, 1);
    CHECK(lp_text(program, "2 x 2") ==
          "\\ 2 x 2\nMinimize\n obj: + 0.01 dist_1\nSubject To\n c1: - 3 x_1 + dist_1 >= 0\n c2: + x_1 = 1\n"
          "Bounds\n 0 <= dist_1 <= 4\nBinary\n x_1\nEnd\n");
    CHECK(mps_text(program, "2 x 2") ==
          "* 2 x 2\nNAME shunt FREE\nROWS\n N obj\n G c1\n E c2\nCOLUMNS\n MARKER 'MARKER' 'INTORG'\n x_1 c1 -3\n x_1 "
          "c2 1\n"
          " MARKER 'MARKER' 'INTEND'\n dist_1 obj 0.01\n dist_1 c1 1\nRHS\n RHS c2 1\nBOUNDS\n UP BND x_1 1\n"
          " UP BND dist_1 4\nENDATA\n");
}

TEST_CASE("a point that breaks a program is told where", "[program]") {
    LinearProgram program;
    const ColumnId x = program.add_column({"x", 0, 1, 0, true});
    const ColumnId y = program.add_column({"y", 0, 4, 0, false});
    program.add_row("c1", std::array{Term{x, 1}, Term{y, 1}}, Sense::at_most, 3);
    program.add_row("c2", std::array{Term{y, 1}}, Sense::at_least, 1);
    const auto broken = [&](double first, double second) {
        return first_violation(program, std::array{first, second});
    };
    CHECK(broken(1, 2) == "");
    CHECK(broken(1 - 1e-6, 2 + 1e-6) == "");
    CHECK(broken(0.5, 2) == "column x: 0.5 is not whole");
    CHECK(broken(-1, 2) == "column x: -1 is below 0");
    CHECK(broken(1, 4.5) == "column y: 4.5 is above 4");
    CHECK(broken(1, 3) == "row c1: 4 instead of at most 3");
    CHECK(broken(1, 0) == "row c2: 0 instead of at least 1");
}
