// Solution files of integer programming solvers.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.hpp"
#include "core/npuzzle/program/linear_program.hpp"

namespace shunt::npuzzle::program {

/// What a solver says about a program.
struct Solution {
    enum class Status : unsigned char {
        optimal,
        feasible,    ///< stopped with a solution, or the file does not say how good it is
        infeasible,  ///< claimed; solvers have been wrong
        unfinished,  ///< stopped without a solution
    };
    Status status = Status::unfinished;
    std::string words;                   ///< the status in the solver's own words
    std::vector<double> values;          ///< one a column; empty when there is no solution
    std::optional<std::uint64_t> nodes;  ///< of the search tree
    std::optional<double> seconds;       ///< the solver's own measure
};

/// Which text of the program the solver was given: some files number the columns as that text names them first.
enum class ProgramText : unsigned char { lp, mps };

/// Reads whatever a solver writes, to a file or to the screen: the names of our columns are like nothing else, so the first number behind a
/// name is its value, and what is not named is 0. (Only `glpsol -w` numbers its columns instead.) Words of the status are not trusted:
/// whole values stay beside "infeasible", and whoever plays them judges. Errors name the line: a column that the program does not have
/// (a solution of another program), a value that is no number; a text without any solution.
[[nodiscard]] Result<Solution> parse_solution(std::string_view text, const LinearProgram& program,
                                              ProgramText given = ProgramText::lp);

}  // namespace shunt::npuzzle::program
