#include "core/npuzzle/program/row_writer.hpp"

namespace shunt::npuzzle::program {
namespace {

std::string joined(std::string_view letter, std::initializer_list<int> indices) {
    std::string name(letter);
    for (const int index : indices) {
        name += '_';
        name += std::to_string(index);
    }
    return name;
}

}  // namespace

std::string name_of(const Variable& variable, Formulation formulation) {
    const auto [family, tile, cell, to, step] = variable;
    switch (family) {
        case Variable::Family::place:
            return joined("x", {tile, cell, step});
        case Variable::Family::path:
            return joined("y", {cell, to, step});
        case Variable::Family::distance:
            return joined("dist", {tile, step});
        case Variable::Family::move:
            break;
    }
    return formulation == Formulation::flow ? joined("m", {tile, cell, to, step}) : joined("m", {tile, cell, step});
}

ColumnId RowWriter::binary(const Variable& variable, double cost) {
    model_->variables.push_back(variable);
    return model_->program.add_column({name_of(variable, model_->formulation), 0, 1, cost, true});
}

ColumnId RowWriter::continuous(const Variable& variable, double upper, double cost) {
    model_->variables.push_back(variable);
    return model_->program.add_column({name_of(variable, model_->formulation), 0, upper, cost, false});
}

void RowWriter::row(std::string_view formula, std::initializer_list<int> indices, Sense sense, double right) {
    model_->program.add_row(joined(formula, indices), terms_, sense, right);
    terms_.clear();
}

}  // namespace shunt::npuzzle::program
