// What the readers of solution files have in common: lines, words, and values given to columns.
#pragma once

#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/npuzzle/program/solution_text.hpp"

namespace shunt::npuzzle::program {

/// Words of a line, separated by blanks. The text must outlive them.
[[nodiscard]] std::vector<std::string_view> words_of(std::string_view line);

/// Goes through a text line by line and fills a solution.
class SolutionReader {
public:
    SolutionReader(std::string_view text, const LinearProgram& program) : rest_(text), program_(&program) {}

    /// The next line, without its end; false when there is none.
    bool next_line();
    [[nodiscard]] std::string_view line() const { return line_; }
    /// The next line is this one again.
    void unread();
    /// Skips to the line that begins with `begin`, blanks aside; false when there is none.
    bool skip_to(std::string_view begin);

    /// Gives a column its value. False, with the error noted, when there is no such column or no such number.
    bool set(std::string_view name, std::string_view value);
    bool set(std::size_t column, std::string_view value);
    /// Notes what is wrong with the line; false, so that readers can return it.
    bool refuse(std::string message);

    /// The program's values are zero from here on, unless set.
    void begin_values() { solution.values.assign(program_->columns().size(), 0.0); }
    [[nodiscard]] const LinearProgram& program() const { return *program_; }
    [[nodiscard]] const Error& error() const { return error_; }

    Solution solution;

private:
    std::string_view rest_;
    std::string_view before_;  // what rest_ was before the line was read
    std::string_view line_;
    int number_ = 0;  // of the line
    const LinearProgram* program_;
    std::unordered_map<std::string_view, std::size_t> columns_;  // by name; filled when first asked
    Error error_;
};

/// One reader a format; each reads from the first line on and returns whether all went well.
bool read_highs(SolutionReader& reader);
bool read_cbc(SolutionReader& reader);
bool read_glpk_data(SolutionReader& reader, ProgramText given);
bool read_glpk_report(SolutionReader& reader);
bool read_cplex(SolutionReader& reader);
bool read_pairs(SolutionReader& reader);  // SCIP and Gurobi: "name value" lines

}  // namespace shunt::npuzzle::program
