// Models as text that every solver reads.
#pragma once

#include <string>
#include <string_view>

#include "core/npuzzle/program/linear_program.hpp"

namespace shunt::npuzzle::program {

/// CPLEX's LP format. `comment` becomes the first line. Read by HiGHS, CBC, GLPK, CPLEX, Gurobi, SCIP. Lines have at most about 200
/// characters, which is less than the least limit of those readers.
[[nodiscard]] std::string lp_text(const LinearProgram& program, std::string_view comment);

/// Free MPS: one term a line, names of any length, no spaces in them.
[[nodiscard]] std::string mps_text(const LinearProgram& program, std::string_view comment);

}  // namespace shunt::npuzzle::program
