// Excerpts of what HiGHS 1.15, CBC 2.10.8, GLPK 5.0, lp_solve 5.5 and SYMPHONY 5.6 wrote; the others follow their manuals.
#include "core/npuzzle/program/solution_text.hpp"

#include <array>

#include "tests/support/catch2.hpp"

using namespace shunt::npuzzle::program;

namespace {

/// x and y are named first by the row, z only by the section of columns; a_long_name costs.
LinearProgram program() {
    LinearProgram made;
    const ColumnId z = made.add_column({"z", 0, 1, 0, true});
    const ColumnId y = made.add_column({"y", 0, 1, 0, true});
    const ColumnId x = made.add_column({"x", 0, 1, 0, true});
    made.add_column({"a_long_name_1", 0, 1, 1, true});
    made.add_row("c1", std::array{Term{x, 1}, Term{y, 1}}, Sense::equal, 1);
    made.add_row("c2", std::array{Term{z, 1}}, Sense::at_most, 1);
    return made;
}

Solution read(const std::string& text, ProgramText given = ProgramText::lp) {
    auto solution = parse_solution(text, program(), given);
    REQUIRE((solution ? "" : to_string(solution.error())) == "");
    return std::move(*solution);
}

std::string refusal(const std::string& text) {
    const auto solution = parse_solution(text, program());
    return solution ? "accepted" : to_string(solution.error());
}

using Status = Solution::Status;
using Values = std::vector<double>;  // z, y, x, a_long_name_1

}  // namespace

TEST_CASE("HiGHS", "[program]") {
    const Solution found = read(
        "Model status\nOptimal\n# Nodes 17\n# Seconds 1.250\n\n# Primal solution values\nFeasible\n"
        "Objective 1\n# Columns 4\nz 0\ny 1\nx 1e-9\na_long_name_1 1\n# Rows 2\nc1 1\nc2 0\n");
    CHECK(found.status == Status::optimal);
    CHECK(found.values == Values{0, 1, 1e-9, 1});
    CHECK(found.nodes == 17);
    CHECK(found.seconds == 1.25);
    const Solution plain = read(
        "\r\nModel status\r\nTime limit reached\r\n\r\n# Primal solution values\r\nFeasible\r\nObjective 1\r\n"
        "# Columns 4\r\nz 1\r\n");
    CHECK(plain.status == Status::feasible);
    CHECK(plain.values == Values{1, 0, 0, 0});
    CHECK_FALSE(plain.nodes.has_value());
    const Solution none =
        read("Model status\nInfeasible\n\n# Primal solution values\nNone\n\n# Dual solution values\nNone\n");
    CHECK(none.status == Status::infeasible);
    CHECK(none.values.empty());
    CHECK(read("Model status\nTime limit reached\n\n# Primal solution values\nNone").status == Status::unfinished);
    CHECK(read("Model status\nTime limit reached\n\n# Primal solution values\nNone").words == "Time limit reached");
}

TEST_CASE("CBC", "[program]") {
    const Solution found = read(
        "Optimal - objective value 10.00000000\n      1 y                1                       0\n"
        "**    3 a_long_name_1                1                       1\n");
    CHECK(found.status == Status::optimal);
    CHECK(found.values == Values{0, 1, 0, 1});
    const Solution none = read("Integer infeasible - objective value 0.00000000\n      0 z            0.5    0\n");
    CHECK(none.status == Status::infeasible);
    CHECK(none.values.empty());
    CHECK(read("Stopped on time - objective value 10\n      1 y    1    0\n").status == Status::feasible);
    const Solution late =
        read("Stopped on time (no integer solution - continuous used) - objective value 3\n   1 y   0.5   0\n");
    CHECK(late.status == Status::unfinished);
    CHECK(late.values.empty());
}

TEST_CASE("GLPK, numbers by the order in which the program's text names the columns", "[program]") {
    const std::string data =
        "c Problem:    \nc Rows:       2\nc\ns mip 2 4 o 0\ni 1 1\ni 2 0\nj 1 0\nj 2 0.25\nj 3 0.5\nj 4 1\ne o f\n";
    CHECK(read(data).values == Values{1, 0.5, 0.25, 0});  // LP: the objective's a_long_name_1, then x, y, z
    CHECK(read(data).status == Status::optimal);
    CHECK(read(data, ProgramText::mps).values == Values{0, 0.25, 0.5, 1});
    CHECK(read("c Status:     INTEGER EMPTY\nc\ns mip 2 4 n 0\nj 1 0\n").status == Status::infeasible);
    CHECK(read("s mip 2 4 u 0\nj 1 0\n").status == Status::unfinished);
    CHECK(read("s mip 2 4 f 0\nj 4 1\n").status == Status::feasible);
}

TEST_CASE("GLPK, the report for people", "[program]") {
    const std::string head =
        "Problem:    \nRows:       2\nStatus:     INTEGER OPTIMAL\nObjective:  obj = 0 (MINimum)\n\n"
        "   No.   Row name        Activity     Lower bound   Upper bound\n------ ------------\n"
        "     1 c1                          1             1             = \n\n";
    const Solution found =
        read(head +
             "   No. Column name       Activity     Lower bound   Upper bound\n------ ------------\n"
             "     1 x            *              1             0             1 \n"
             "     2 a_long_name_1\n                    *              1             0             1 \n\n"
             "Integer feasibility conditions:\n");
    CHECK(found.status == Status::optimal);
    CHECK(found.values == Values{0, 0, 1, 1});
    CHECK(read("Problem:\nStatus:     INTEGER EMPTY\n").status == Status::infeasible);
    CHECK(read("Problem:\nStatus:     INTEGER UNDEFINED\n").status == Status::unfinished);
}

TEST_CASE("CPLEX, Gurobi and SCIP", "[program]") {
    const Solution xml = read(
        "<?xml version = \"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n<CPLEXSolution version=\"1.2\">\n"
        " <header\n   solutionStatusValue=\"101\"\n   solutionStatusString=\"integer optimal solution\"/>\n"
        "  <variable name=\"y\" index=\"0\" value=\"1\"/>\n  <variable name=\"z\" index=\"1\" value=\"-0\"/>\n");
    CHECK(xml.status == Status::optimal);
    CHECK(xml.values == Values{0, 1, 0, 0});
    const Solution gurobi = read("# Solution for model obj\n# Objective value = 10\nz 0\ny 1\n");
    CHECK(gurobi.status == Status::feasible);
    CHECK(gurobi.values == Values{0, 1, 0, 0});
    const Solution scip =
        read("solution status: optimal solution found\nobjective value:         10\ny         1 \t(obj:0)\n");
    CHECK(scip.status == Status::optimal);
    CHECK(scip.values == Values{0, 1, 0, 0});
    CHECK(read("solution status: infeasible\nno solution available\n").status == Status::infeasible);
}

TEST_CASE("any text that names columns is a solution, and words do not decide", "[program]") {
    // SYMPHONY prints its optimum and denies it, when preprocessing found it.
    const Solution denied = read(
        "Column names and values of nonzeros in the solution\n+++++\ny 1.0000000\nOptimal Solution Found in "
        "Preprocessing\nThe problem is infeasible!\nNo Solution Found\n");
    CHECK(denied.values == Values{0, 1, 0, 0});
    CHECK(denied.status == Status::optimal);
    const Solution lp_solve = read(
        "\nValue of objective function: 1.00000000\n\nActual values of the variables:\ny  1\nz  "
        "0\n\nActual values of the constraints:\nR1  1\n");
    CHECK(lp_solve.values == Values{0, 1, 0, 0});
    const Solution table = read("Index Status Lower Upper Primal Dual Name\n0 BS 0 1 1 0 y\n1 BS 0 1 0 0 x\n");
    CHECK(table.values == Values{0, 1, 0, 0});
    CHECK(read("y 0.9999999999998787\n").values[1] == 0.9999999999998787);
}

TEST_CASE("texts that are no solution of this program are refused, by line where one is to blame", "[program]") {
    CHECK(refusal("") == "no solution in the text: it names no column of the program, and tells no status");
    CHECK(refusal("Model status\nOptimal\n\n# Primal solution values\nNone\n") ==
          "the solution file says 'Optimal' but holds no values");
    CHECK(
        refusal("a_long_name_1 1\na_7_2 1\n") ==
        "line 2: the program has no column 'a_7_2'; is the solution of another board, number of steps or formulation?");
    CHECK(refusal("x 1\ny nan\n") == "line 2: 'nan' is no value of a column");
    CHECK(refusal("x 1\ny 1x\n") == "line 2: '1x' is no value of a column");
    CHECK(refusal("x 1\ny\n") == "line 2: a column without a value");
    CHECK(refusal("<html>\n") == "no solution in the text: it names no column of the program, and tells no status");
}
