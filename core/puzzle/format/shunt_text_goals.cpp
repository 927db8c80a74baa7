#include <algorithm>

#include "core/base/words.hpp"
#include "core/puzzle/format/shunt_text_draft.hpp"

namespace shunt::puzzle::format {
namespace {

/// Reads goal blocks into a draft whose board is known.
class GoalReader {
public:
    explicit GoalReader(Draft& draft) : draft_(draft) {}

    Failure read(const Section& section) {
        if (static_cast<int>(section.rows.size()) != draft_.definition.board.rows()) {
            return Error{say("this goal has {rows, plural, one {# row} other {# rows}}, the board has {board}",
                             {{"rows", std::to_string(section.rows.size())},
                              {"board", std::to_string(draft_.definition.board.rows())}}),
                         section.line, 1};
        }
        auto grid = read_grid(section.rows, draft_.notation);
        if (!grid) return grid.error();
        Definition::Target target;
        std::map<std::string, std::size_t> demand_of;
        for (int row = 0; row < static_cast<int>(grid->size()); ++row) {
            const Row& symbols = (*grid)[static_cast<std::size_t>(row)];
            for (int column = 0; column < static_cast<int>(symbols.size()); ++column) {
                const Symbol& symbol = symbols[static_cast<std::size_t>(column)];
                if (auto failure = read_goal_cell(symbol, {row, column}, target, demand_of)) return failure;
            }
        }
        if (target.demands.empty() && target.voids.empty())
            return Error{say("this goal asks for nothing"), section.line, 1};
        for (const auto& demand : target.demands) {
            if (auto failure = check_demand(demand, *grid)) return failure;
        }
        draft_.definition.targets.push_back(std::move(target));
        return std::nullopt;
    }

private:
    Failure read_goal_cell(const Symbol& symbol, Coordinate at, Definition::Target& target,
                           std::map<std::string, std::size_t>& demand_of) {
        const Ground ground = draft_.definition.board.ground(at);
        if (symbol.text == "." || symbol.text == " ") {
            return ground == Ground::outside && symbol.text == "."
                       ? Failure{error_at(symbol, say("this cell is outside the board"))}
                       : std::nullopt;
        }
        if (symbol.text == "#" || is_gate(symbol, draft_.notation)) {
            const Ground wanted = symbol.text == "#" ? Ground::wall : Ground::gate;
            return ground == wanted
                       ? std::nullopt
                       : Failure{error_at(symbol, say("the board has no '{ground}' here", {{"ground", symbol.text}}))};
        }
        if (draft_.definition.board.cell(at) == kNoCell)
            return error_at(symbol, say("the board has no cell here that a piece could use"));
        if (symbol.text == "_") {
            target.voids.push_back(at);
            return std::nullopt;
        }
        const auto blocks = draft_.blocks_of.find(symbol.text);
        if (blocks == draft_.blocks_of.end())
            return error_at(symbol, say("no piece is named '{name}'", {{"name", symbol.text}}));
        const bool tile = draft_.tiles.count(symbol.text) != 0;
        if (tile && demands_for(target, blocks->second.front()) == blocks->second.size())
            return error_at(symbol, say("this goal shows more tiles '{name}' than the board", {{"name", symbol.text}}));
        const auto [entry, fresh] = demand_of.emplace(symbol.text, target.demands.size());
        if (fresh || tile) {
            entry->second = target.demands.size();
            target.demands.push_back({blocks->second.front(), {}});
        }
        target.demands[entry->second].cells.push_back(at);
        if (!tile) draft_.named_by_goal[static_cast<std::size_t>(blocks->second.front())] = true;
        return std::nullopt;
    }

    static std::size_t demands_for(const Definition::Target& target, int block) {
        return static_cast<std::size_t>(std::count_if(target.demands.begin(), target.demands.end(),
                                                      [&](const auto& demand) { return demand.block == block; }));
    }

    Failure check_demand(const Definition::Target::Demand& demand, const Grid& grid) const {
        const Definition::Block& block = draft_.definition.blocks[static_cast<std::size_t>(demand.block)];
        if (Shape(demand.cells) == Shape(block.cells)) return std::nullopt;
        const Coordinate first = demand.cells.front();
        return error_at(grid[static_cast<std::size_t>(first.row)][static_cast<std::size_t>(first.column)],
                        say("piece '{name}' has another shape on the board", {{"name", block.name}}));
    }

    Draft& draft_;
};

}  // namespace

Failure read_goals(const Sections& sections, Draft& draft) {
    draft.named_by_goal = std::vector<bool>(draft.definition.blocks.size());
    for (const Section& section : sections) {
        if (section.key != "goal") continue;
        if (auto failure = GoalReader(draft).read(section)) return failure;
    }
    return std::nullopt;
}

}  // namespace shunt::puzzle::format
