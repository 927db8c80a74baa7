// Adds columns and rows to a model, with their names.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "core/npuzzle/program/model.hpp"

namespace shunt::npuzzle::program {

/// "x_3_5_2": the letter of the family and its indices.
[[nodiscard]] std::string name_of(const Variable& variable, Formulation formulation);

/// Collects the terms of one row after the other. The model must outlive it.
class RowWriter {
public:
    explicit RowWriter(Model& model) : model_(&model) {}

    /// Adds a column of 0 or 1; its name is made from `variable`.
    ColumnId binary(const Variable& variable, double cost = 0);
    /// Adds a column between 0 and `upper`.
    ColumnId continuous(const Variable& variable, double upper, double cost = 0);

    void term(ColumnId column, double factor) { terms_.push_back({column, factor}); }
    void plus(ColumnId column) { term(column, 1); }
    void minus(ColumnId column) { term(column, -1); }
    [[nodiscard]] bool has_terms() const { return !terms_.empty(); }

    /// Ends the row of the terms since the last one; its name is "formula_index_index...".
    void row(std::string_view formula, std::initializer_list<int> indices, Sense sense, double right);

private:
    Model* model_;
    std::vector<Term> terms_;
};

}  // namespace shunt::npuzzle::program
