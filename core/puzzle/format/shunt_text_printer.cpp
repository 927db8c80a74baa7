#include <algorithm>
#include <map>
#include <set>

#include "core/puzzle/format/shunt_text.hpp"
#include "core/puzzle/format/shunt_text_draft.hpp"
#include "core/puzzle/format/shunt_text_facts.hpp"
#include "core/puzzle/format/shunt_text_grid.hpp"

namespace shunt::puzzle {
namespace {

using format::notation_of;
using PrinterBlock = Definition::Block;
using NameGrid = std::vector<std::vector<std::string>>;

char letter_of(Ground ground, bool gates) {
    if (ground == Ground::wall) return '#';
    if (ground == Ground::outside) return ' ';
    return ground == Ground::gate && gates ? '=' : '.';
}

/// The bare ground; gates are shown only where asked for.
NameGrid ground_grid(const Board& board, bool gates) {
    NameGrid grid(static_cast<std::size_t>(board.rows()),
                  std::vector<std::string>(static_cast<std::size_t>(board.columns())));
    for (int row = 0; row < board.rows(); ++row) {
        for (int column = 0; column < board.columns(); ++column) {
            const char letter = letter_of(board.ground({row, column}), gates);
            grid[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = std::string(1, letter);
        }
    }
    return grid;
}

void put(NameGrid& grid, const std::vector<Coordinate>& cells, const std::string& name) {
    for (const Coordinate at : cells)
        grid[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.column)] = name;
}

std::string line_of_letters(const std::vector<std::string>& cells) {
    std::string line;
    for (const std::string& cell : cells) line += cell;
    return line.substr(0, line.find_last_not_of(' ') + 1);
}

std::string line_of_words(const std::vector<std::string>& cells) {
    std::string line;
    for (const std::string& cell : cells) {
        if (!line.empty()) line += ' ';
        line += cell == " " ? kOutsideWord : cell;
    }
    return format::is_field(line) ? " " + line : line;  // where a blank means nothing
}

std::string print_grid(const NameGrid& grid, bool tokens) {
    std::string text;
    for (const auto& row : grid) text += (tokens ? line_of_words(row) : line_of_letters(row)) + "\n";
    return text;
}

/// Collects names in order of appearance, each once, and prints them as a list value.
class NameList {
public:
    explicit NameList(bool tokens) : tokens_(tokens) {}

    void add(const std::string& name) {
        if (!seen_.insert(name).second) return;
        if (tokens_ && !text_.empty()) text_ += " ";
        text_ += name;
    }
    [[nodiscard]] std::size_t size() const { return seen_.size(); }
    [[nodiscard]] std::string line(const std::string& key) const { return text_.empty() ? "" : key + text_ + "\n"; }

private:
    bool tokens_;
    std::set<std::string> seen_;
    std::string text_;
};

/// Says with `tiles`, `distinct` and `alike` which pieces are interchangeable, as briefly as the reader's defaults allow.
class ClassPrinter {
public:
    ClassPrinter(const Definition& definition, bool tokens) : definition_(definition), tokens_(tokens) {
        for (const PrinterBlock& block : definition.blocks) ++uses_[block.name];
        named_by_goal_ = std::vector<bool>(definition.blocks.size());
        for (const auto& target : definition.targets) {
            for (const auto& demand : target.demands) named_by_goal_[static_cast<std::size_t>(demand.block)] = true;
        }
    }

    [[nodiscard]] std::string print() const {
        NameList tiles(tokens_);
        NameList distinct(tokens_);
        std::string alike;
        std::vector<bool> done(definition_.blocks.size(), false);
        for (std::size_t i = 0; i < definition_.blocks.size(); ++i) {
            if (is_tile(i)) tiles.add(definition_.blocks[i].name);
            if (!is_tile(i) && !named_by_goal_[i] && definition_.blocks[i].label != ordinary_label(i)) {
                distinct.add(definition_.blocks[i].name);
            }
            if (!done[i]) alike += alike_line(i, done);
        }
        return tiles.line("tiles: ") + distinct.line("distinct: ") + alike;
    }

private:
    [[nodiscard]] bool is_tile(std::size_t block) const { return uses_.at(definition_.blocks[block].name) > 1; }

    [[nodiscard]] bool same_shape(std::size_t a, std::size_t b) const {
        return Shape(definition_.blocks[a].cells) == Shape(definition_.blocks[b].cells);
    }

    /// The label that the reader's default gives to ordinary pieces of this shape: that of the first ordinary one.
    [[nodiscard]] int ordinary_label(std::size_t block) const {
        for (std::size_t i = 0; i < definition_.blocks.size(); ++i) {
            if (!is_tile(i) && !named_by_goal_[i] && same_shape(i, block)) return definition_.blocks[i].label;
        }
        return definition_.blocks[block].label;
    }

    /// An `alike` line for the class of `first` when the defaults do not join it already.
    [[nodiscard]] std::string alike_line(std::size_t first, std::vector<bool>& done) const {
        NameList names(tokens_);
        bool joined_by_default = true;
        for (std::size_t i = first; i < definition_.blocks.size(); ++i) {
            if (definition_.blocks[i].label != definition_.blocks[first].label || !same_shape(i, first)) continue;
            done[i] = true;
            names.add(definition_.blocks[i].name);
            joined_by_default = joined_by_default && !is_tile(i) && !named_by_goal_[i] &&
                                definition_.blocks[i].label == ordinary_label(i);
        }
        return joined_by_default || names.size() == 1 ? "" : names.line("alike: ");
    }

    const Definition& definition_;
    bool tokens_;
    std::map<std::string, int> uses_;
    std::vector<bool> named_by_goal_;
};

std::string print_start(const Definition& definition, const format::Notation& notation) {
    NameGrid grid = ground_grid(definition.board, notation.gates);
    for (const PrinterBlock& block : definition.blocks) put(grid, block.cells, block.name);
    return print_grid(grid, notation.tokens);
}

std::string print_texts(const Definition& definition) {
    std::string text;
    if (!definition.name.empty()) text += "name: " + definition.name + "\n";
    if (!definition.source.empty()) text += "source: " + definition.source + "\n";
    if (!definition.note.empty()) text += "note: " + definition.note + "\n";
    return text + "metric: " + std::string(to_string(definition.metric)) + "\n";
}

std::string print_restrictions(const Definition& definition, bool tokens) {
    NameList horizontal(tokens);
    NameList vertical(tokens);
    NameList gate(tokens);
    for (const PrinterBlock& block : definition.blocks) {
        if (block.axis == Axis::horizontal) horizontal.add(block.name);
        if (block.axis == Axis::vertical) vertical.add(block.name);
        if (block.enters_gates) gate.add(block.name);
    }
    return horizontal.line("axis: horizontal ") + vertical.line("axis: vertical ") + gate.line("gate: ");
}

std::string print_colours(const Definition& definition, bool tokens) {
    std::string text;
    for (int colour = 0; colour < kColours; ++colour) {
        NameList names(tokens);
        for (const PrinterBlock& block : definition.blocks) {
            if (block.colour == colour) names.add(block.name);
        }
        text += names.line("colour: " + std::to_string(colour + 1) + " ");
    }
    return text;
}

std::string print_target(const Definition& definition, const Definition::Target& target, bool tokens) {
    NameGrid grid = ground_grid(definition.board, false);
    for (const auto& demand : target.demands)
        put(grid, demand.cells, definition.blocks[static_cast<std::size_t>(demand.block)].name);
    put(grid, target.voids, "_");
    return "goal:\n" + print_grid(grid, tokens);
}

/// The grids of the start and of all goals.
std::string print_grids(const Definition& definition, const format::Notation& notation) {
    std::string text = "board:\n" + print_start(definition, notation);
    for (const auto& target : definition.targets) text += print_target(definition, target, notation.tokens);
    return text;
}

/// That of the names, or tokens where a row of names would be read as a field, or end the block because nothing is inside.
format::Notation notation_for(const Definition& definition) {
    format::Notation notation = notation_of(definition);
    if (notation.tokens) return notation;
    std::string rows = print_start(definition, notation);
    for (const auto& target : definition.targets)
        rows += print_target(definition, target, false).substr(std::string_view("goal:\n").size());
    for (std::size_t begin = 0; begin < rows.size(); begin = rows.find('\n', begin) + 1) {
        const auto row = std::string_view(rows).substr(begin, rows.find('\n', begin) - begin);
        notation.tokens = notation.tokens || row.empty() || format::is_field(row);
    }
    return notation;
}

}  // namespace

std::string print_puzzle(const Problem& problem) {
    return print_definition(definition_of(problem.puzzle, problem.start));
}

std::string print_goal(const Definition& definition, const Definition::Target& target) {
    return print_target(definition, target, notation_for(definition).tokens);
}

std::string print_definition(const Definition& definition) {
    std::string text = print_texts(definition);
    const format::Notation notation = notation_for(definition);
    if (notation.tokens) text += "cells: tokens\n";
    text += print_grids(definition, notation) + ClassPrinter(definition, notation.tokens).print();
    text += print_restrictions(definition, notation.tokens) + print_colours(definition, notation.tokens);
    if (!definition.facts.empty()) text += "facts: " + format::print_facts(definition.facts) + "\n";
    return text;
}

std::string print_position(const Puzzle& puzzle, const Position& position) {
    const Definition definition = definition_of(puzzle, position);
    return print_start(definition, notation_of(definition));
}

}  // namespace shunt::puzzle
