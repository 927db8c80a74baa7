#include "core/npuzzle/program/lp_text.hpp"

#include <algorithm>

namespace shunt::npuzzle::program {
namespace {

constexpr std::size_t kLineLength = 200;

/// Joins words by spaces into lines that are not too long.
class Lines {
public:
    void word(std::string_view text) {
        if (length_ + text.size() + 1 > kLineLength) end();
        text_ += ' ';
        text_ += text;
        length_ += text.size() + 1;
    }
    void end() {
        if (length_ > 0) text_ += '\n';
        length_ = 0;
    }
    void heading(std::string_view text) {
        end();
        text_ += text;
        text_ += '\n';
    }
    std::string take() { return std::move(text_); }

private:
    std::string text_;
    std::size_t length_ = 0;
};

/// "+ x_1_2_3" or "- 4 x_1_2_3".
std::string term_text(double factor, const std::string& name) {
    std::string text = factor < 0 ? "- " : "+ ";
    const double size = factor < 0 ? -factor : factor;
    if (size != 1) text += number_text(size) + " ";
    return text + name;
}

void write_objective(Lines& lines, const LinearProgram& program) {
    lines.heading("Minimize");
    lines.word("obj:");
    bool any = false;
    for (const Column& column : program.columns()) {
        if (column.cost == 0) continue;
        lines.word(term_text(column.cost, column.name));
        any = true;
    }
    // Some readers insist on a term.
    if (!any) lines.word("0 " + program.columns().front().name);
}

void write_rows(Lines& lines, const LinearProgram& program) {
    lines.heading("Subject To");
    for (std::size_t row = 0; row < program.rows(); ++row) {
        const auto& [name, sense, right] = program.row(row);
        lines.word(name + ":");
        for (const Term& term : program.terms(row)) {
            lines.word(term_text(term.factor, program.columns()[term.column].name));
        }
        const char* sign = sense == Sense::equal ? "= " : sense == Sense::at_most ? "<= " : ">= ";
        lines.word(sign + number_text(right));
        lines.end();
    }
}

void write_columns(Lines& lines, const LinearProgram& program) {
    bool any_bound = false;
    for (const Column& column : program.columns()) {
        if (column.integer) continue;
        if (!any_bound) lines.heading("Bounds");
        any_bound = true;
        lines.word(number_text(column.lower) + " <= " + column.name + " <= " + number_text(column.upper));
        lines.end();
    }
    lines.heading("Binary");
    for (const Column& column : program.columns()) {
        if (column.integer) lines.word(column.name);
    }
}

}  // namespace

std::string lp_text(const LinearProgram& program, std::string_view comment) {
    Lines lines;
    lines.heading("\\ " + std::string(comment));
    write_objective(lines, program);
    write_rows(lines, program);
    write_columns(lines, program);
    lines.heading("End");
    return lines.take();
}

}  // namespace shunt::npuzzle::program
