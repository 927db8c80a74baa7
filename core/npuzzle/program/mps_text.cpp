#include <vector>

#include "core/npuzzle/program/lp_text.hpp"

namespace shunt::npuzzle::program {
namespace {

struct Entry {
    std::size_t row = 0;
    double factor = 0;
};

/// The terms of every column: MPS goes by columns.
std::vector<std::vector<Entry>> entries_by_column(const LinearProgram& program) {
    std::vector<std::vector<Entry>> entries(program.columns().size());
    for (std::size_t row = 0; row < program.rows(); ++row) {
        for (const Term& term : program.terms(row)) entries[term.column].push_back({row, term.factor});
    }
    return entries;
}

std::string rows_text(const LinearProgram& program) {
    std::string text = "ROWS\n N obj\n";
    for (std::size_t row = 0; row < program.rows(); ++row) {
        const auto& [name, sense, right] = program.row(row);
        text += sense == Sense::equal ? " E " : sense == Sense::at_most ? " L " : " G ";
        text += name + "\n";
    }
    return text;
}

std::string column_text(const LinearProgram& program, const Column& column, const std::vector<Entry>& entries) {
    std::string text;
    // A column without any entry would be unknown to the reader.
    if (column.cost != 0 || entries.empty()) text += " " + column.name + " obj " + number_text(column.cost) + "\n";
    for (const Entry& entry : entries) {
        text += " " + column.name + " " + program.row(entry.row).name + " " + number_text(entry.factor) + "\n";
    }
    return text;
}

std::string columns_text(const LinearProgram& program) {
    const auto entries = entries_by_column(program);
    std::string text = "COLUMNS\n";
    bool integer = false;
    for (std::size_t index = 0; index < entries.size(); ++index) {
        const Column& column = program.columns()[index];
        if (column.integer != integer) {
            text += column.integer ? " MARKER 'MARKER' 'INTORG'\n" : " MARKER 'MARKER' 'INTEND'\n";
            integer = column.integer;
        }
        text += column_text(program, column, entries[index]);
    }
    return integer ? text + " MARKER 'MARKER' 'INTEND'\n" : text;
}

std::string right_sides_text(const LinearProgram& program) {
    std::string text = "RHS\n";
    for (std::size_t row = 0; row < program.rows(); ++row) {
        const double right = program.row(row).right;
        if (right != 0) text += " RHS " + program.row(row).name + " " + number_text(right) + "\n";
    }
    return text;
}

std::string bounds_text(const LinearProgram& program) {
    std::string text = "BOUNDS\n";
    for (const Column& column : program.columns()) {
        if (column.lower != 0) text += " LO BND " + column.name + " " + number_text(column.lower) + "\n";
        text += " UP BND " + column.name + " " + number_text(column.upper) + "\n";
    }
    return text;
}

}  // namespace

std::string mps_text(const LinearProgram& program, std::string_view comment) {
    return "* " + std::string(comment) + "\nNAME shunt FREE\n" + rows_text(program) + columns_text(program) +
           right_sides_text(program) + bounds_text(program) + "ENDATA\n";
}

}  // namespace shunt::npuzzle::program
