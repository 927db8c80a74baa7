#include "tests/support/puzzle_draft.hpp"

#include <algorithm>

namespace shunt::test {

namespace {

using Names = std::vector<std::vector<std::string>>;

class Writer {
public:
    explicit Writer(const PuzzleDraft& draft) : draft_(draft) {}

    [[nodiscard]] std::string text() const {
        std::string result = draft_.tokens ? "cells: tokens\n" : "";
        result += "board:\n" + picture(start());
        for (const PlainGoal& goal : draft_.plain.goals) result += "\ngoal:\n" + picture(wanted(goal));
        result += "\n";
        if (!draft_.tiles.empty()) result += "tiles: " + draft_.tiles + "\n";
        if (draft_.cars) result += "cars: yes\n";
        for (const int block : draft_.restricted) result += axis_line(draft_.plain.blocks[block]);
        for (std::size_t colour = 0; colour < draft_.colours.size(); ++colour)
            result += list("colour: " + std::to_string(colour + 1) + " ", draft_.colours[colour]);
        return result + list("distinct: ", draft_.distinct) + list("alike: ", draft_.alike) + gate_line();
    }

private:
    [[nodiscard]] Names ground() const {
        Names names;
        for (const std::string& row : draft_.plain.ground) {
            names.emplace_back();
            for (const char cell : row) names.back().push_back(std::string(1, cell));
        }
        return names;
    }

    static void cover(Names& names, const Place& place, const std::string& name) {
        for (const auto& [row, column] : place) names[row][column] = name;
    }

    [[nodiscard]] Names start() const {
        Names names = ground();
        for (const PlainBlock& block : draft_.plain.blocks) cover(names, block.place, written(block.name));
        return names;
    }

    [[nodiscard]] Names wanted(const PlainGoal& goal) const {
        Names names = ground();
        for (const PlainDemand& demand : goal.demands) {
            cover(names, demand.place, written(draft_.plain.blocks[demand.block].name));
        }
        for (const auto& [row, column] : goal.voids) names[row][column] = "_";
        return names;
    }

    [[nodiscard]] std::string picture(const Names& names) const {
        std::string result;
        for (const auto& row : names) {
            for (const std::string& name : row) result += draft_.tokens ? (name == " " ? "--" : name) + "  " : name;
            result += "\n";
        }
        return result;
    }

    [[nodiscard]] std::string axis_line(const PlainBlock& block) const {
        return std::string("axis: ") + (block.moves_horizontally ? "horizontal " : "vertical ") + written(block.name) +
               "\n";
    }

    [[nodiscard]] std::string gate_line() const {
        std::vector<std::string> names;
        for (const PlainBlock& block : draft_.plain.blocks) {
            const bool listed = std::find(names.begin(), names.end(), block.name) != names.end();
            if (block.enters_gates && !listed) names.push_back(block.name);
        }
        return list("gate: ", names);
    }

    [[nodiscard]] std::string list(const std::string& key, const std::vector<std::string>& names) const {
        if (names.empty()) return "";
        std::string line = key;
        for (const std::string& name : names) line += written(name) + (draft_.tokens ? " " : "");
        return line + "\n";
    }

    [[nodiscard]] std::string written(const std::string& name) const {
        return draft_.tokens && name != "*" ? "p" + name : name;
    }

    const PuzzleDraft& draft_;
};

}  // namespace

std::string to_text(const PuzzleDraft& draft) { return Writer(draft).text(); }

}  // namespace shunt::test
