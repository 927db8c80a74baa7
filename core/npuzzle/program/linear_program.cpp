#include "core/npuzzle/program/linear_program.hpp"

#include <array>
#include <cassert>
#include <cmath>
#include <cstdio>

#include "core/base/words.hpp"

namespace shunt::npuzzle::program {
namespace {

constexpr double kTolerance = 1e-5;  // ten times the usual tolerance of solvers

std::string broken_column(const Column& column, double value) {
    const std::string number = number_text(value);
    if (value < column.lower - kTolerance)
        return say("column {column}: {value} is below {limit}",
                   {{"column", column.name}, {"value", number}, {"limit", number_text(column.lower)}});
    if (value > column.upper + kTolerance)
        return say("column {column}: {value} is above {limit}",
                   {{"column", column.name}, {"value", number}, {"limit", number_text(column.upper)}});
    if (column.integer && std::fabs(value - std::round(value)) > kTolerance)
        return say("column {column}: {value} is not whole", {{"column", column.name}, {"value", number}});
    return {};
}

std::string broken_row(const LinearProgram::Row& row, double left) {
    const bool above = row.sense != Sense::at_least && left > row.right + kTolerance;
    const bool below = row.sense != Sense::at_most && left < row.right - kTolerance;
    if (!above && !below) return {};
    constexpr Phrase kTexts[] = {Phrase("row {row}: {value} instead of at most {wanted}"),
                                 Phrase("row {row}: {value} instead of {wanted}"),
                                 Phrase("row {row}: {value} instead of at least {wanted}")};
    return say(kTexts[static_cast<std::size_t>(row.sense)],
               {{"row", row.name}, {"value", number_text(left)}, {"wanted", number_text(row.right)}});
}

}  // namespace

ColumnId LinearProgram::add_column(Column column) {
    columns_.push_back(std::move(column));
    return static_cast<ColumnId>(columns_.size() - 1);
}

void LinearProgram::add_row(std::string name, std::span<const Term> terms, Sense sense, double right) {
    assert(!terms.empty());
    rows_.push_back({std::move(name), sense, right});
    terms_.insert(terms_.end(), terms.begin(), terms.end());
    first_term_.push_back(terms_.size());
}

ProgramSize LinearProgram::size() const {
    ProgramSize size;
    for (const Column& column : columns_) {
        const bool binary = column.integer && column.lower >= 0 && column.upper <= 1;
        (binary ? size.binary : size.continuous) += 1;
    }
    size.constraints = rows_.size();
    size.nonzeros = terms_.size();
    return size;
}

double left_side(const LinearProgram& program, std::size_t row, std::span<const double> values) {
    double sum = 0;
    for (const Term& term : program.terms(row)) sum += term.factor * values[term.column];
    return sum;
}

std::string first_violation(const LinearProgram& program, std::span<const double> values) {
    assert(values.size() == program.columns().size());
    for (std::size_t column = 0; column < values.size(); ++column) {
        std::string broken = broken_column(program.columns()[column], values[column]);
        if (!broken.empty()) return broken;
    }
    for (std::size_t row = 0; row < program.rows(); ++row) {
        std::string broken = broken_row(program.row(row), left_side(program, row, values));
        if (!broken.empty()) return broken;
    }
    return {};
}

std::string number_text(double value) {
    std::array<char, 32> buffer{};
    std::snprintf(buffer.data(), buffer.size(), "%.10g", value);
    return buffer.data();
}

}  // namespace shunt::npuzzle::program
