// Linear programs as values: named columns with bounds, sparse rows, an objective to be made small.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace shunt::npuzzle::program {

/// Index of a column.
using ColumnId = std::uint32_t;

/// A variable. Both bounds are always finite: a solver once called programs infeasible whose columns had no upper bound.
struct Column {
    std::string
        name;  ///< letters, digits and '_'; begins with a letter other than e, which could be read as an exponent
    double lower = 0;
    double upper = 1;
    double cost = 0;  ///< factor in the objective
    bool integer = true;
};

struct Term {
    ColumnId column = 0;
    double factor = 1;
};

enum class Sense : unsigned char { at_most, equal, at_least };

/// What a program costs a solver, roughly.
struct ProgramSize {
    std::uint64_t binary = 0;      ///< integer columns between 0 and 1
    std::uint64_t continuous = 0;  ///< all other columns
    std::uint64_t constraints = 0;
    std::uint64_t nonzeros = 0;  ///< terms of all rows

    [[nodiscard]] std::uint64_t variables() const { return binary + continuous; }
    friend bool operator==(const ProgramSize&, const ProgramSize&) = default;
};

/// A program to minimise. Rows are never empty and name every column at most once.
class LinearProgram {
public:
    struct Row {
        std::string name;  ///< as for columns
        Sense sense = Sense::equal;
        double right = 0;
    };

    ColumnId add_column(Column column);
    /// `terms` is not empty.
    void add_row(std::string name, std::span<const Term> terms, Sense sense, double right);

    [[nodiscard]] std::span<const Column> columns() const { return columns_; }
    [[nodiscard]] std::size_t rows() const { return rows_.size(); }
    [[nodiscard]] const Row& row(std::size_t index) const { return rows_[index]; }
    [[nodiscard]] std::span<const Term> terms(std::size_t row) const {
        return std::span(terms_).subspan(first_term_[row], first_term_[row + 1] - first_term_[row]);
    }
    [[nodiscard]] ProgramSize size() const;

private:
    std::vector<Column> columns_;
    std::vector<Row> rows_;
    std::vector<Term> terms_;
    std::vector<std::size_t> first_term_{0};  // by row, and one past the last
};

/// Sum of factor x value over the terms of a row. `values` holds one value a column.
[[nodiscard]] double left_side(const LinearProgram& program, std::size_t row, std::span<const double> values);

/// What `values` break first: "row cell_3_2: 2 instead of 1", "column x_1_1_1: 0.5 is not whole"; empty when they are a
/// solution. Solvers work with tolerances, so 10^-5 is forgiven. O(nonzeros).
[[nodiscard]] std::string first_violation(const LinearProgram& program, std::span<const double> values);

/// A number as every reader of models takes it: "1", "0.01", "-3".
[[nodiscard]] std::string number_text(double value);

}  // namespace shunt::npuzzle::program
