#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include "core/puzzle/format/shunt_text.hpp"
#include "core/puzzle/format/shunt_text_facts.hpp"
#include "core/puzzle/format/shunt_text_grid.hpp"
#include "core/puzzle/format/shunt_text_sections.hpp"

namespace shunt::puzzle {
namespace {

using namespace format;
using Block = Definition::Block;
using Failure = std::optional<Error>;

const std::vector<std::string_view> kBlockKeys{"board", "goal"};
const std::vector<std::string_view> kRepeatableKeys{"goal", "axis", "distinct", "alike", "facts"};
const std::vector<std::string_view> kKeys{"name",  "source", "note",     "metric", "board", "goal", "tiles",
                                          "cells", "axis",   "distinct", "alike",  "cars",  "gate", "facts"};

/// Reads the sections in the order in which their meaning depends on each other; every step may refuse.
class Reader {
public:
    explicit Reader(std::vector<Section> sections) : sections_(std::move(sections)) {}

    Result<Puzzle> read() {
        for (const auto step :
             {&Reader::check_repetition, &Reader::read_texts, &Reader::read_board, &Reader::read_goals,
              &Reader::read_restrictions, &Reader::read_classes, &Reader::read_facts}) {
            if (auto failure = (this->*step)()) return *failure;
        }
        return Puzzle::create(std::move(definition_));
    }

private:
    Failure check_repetition() {
        std::map<std::string_view, int> seen;
        for (const Section& section : sections_) {
            const bool repeatable =
                std::find(kRepeatableKeys.begin(), kRepeatableKeys.end(), section.key) != kRepeatableKeys.end();
            const auto [first, fresh] = seen.emplace(section.key, section.line);
            if (fresh || repeatable) continue;
            return Error{"'" + section.key + ":' again; it is on line " + std::to_string(first->second) + " already",
                         section.line, 1};
        }
        return std::nullopt;
    }

    Failure read_texts() {
        if (const Section* section = find("name")) definition_.name = joined(section->value);
        if (const Section* section = find("source")) definition_.source = joined(section->value);
        if (const Section* section = find("note")) definition_.note = joined(section->value);
        if (const Section* section = find("metric")) {
            const auto metric = metric_from(joined(section->value));
            if (!metric) return refuse(*section, "the metric must be step, slide or move");
            definition_.metric = *metric;
        }
        if (const Section* section = find("cells")) {
            if (joined(section->value) != "tokens") return refuse(*section, "the only value of 'cells:' is tokens");
            notation_.tokens = true;
        }
        notation_.gates = find("gate") != nullptr;
        return std::nullopt;
    }

    Failure read_board() {
        const Section* section = find("board");
        if (section == nullptr) return Error{"there is no 'board:' block"};
        if (section->rows.empty()) return Error{"'board:' has no rows", section->line, 1};
        auto grid = read_grid(section->rows, notation_);
        if (!grid) return grid.error();
        definition_.board = board_of(*grid, notation_);
        if (definition_.board.cells() >= kNoCell)
            return Error{"the board has more than 65,534 cells", section->line, 1};
        if (auto failure = mark_tiles(*grid)) return failure;
        return collect_blocks(*grid);
    }

    /// Which names are tiles: every cell holding one is a piece of its own.
    Failure mark_tiles(const Grid& grid) {
        const Section* section = find("tiles");
        if (section == nullptr) return std::nullopt;
        for (const Symbol& name : names_in(section->value)) {
            bool found = name.text == "*";
            for (const Row& row : grid) {
                for (const Symbol& symbol : row) {
                    if (!is_piece(symbol, notation_) || (name.text != "*" && name.text != symbol.text)) continue;
                    found = true;
                    tiles_.insert(symbol.text);
                }
            }
            if (!found) return error_at(name, "no cell of the board holds '" + name.text + "'");
        }
        return std::nullopt;
    }

    Failure collect_blocks(const Grid& grid) {
        for (int row = 0; row < static_cast<int>(grid.size()); ++row) {
            const Row& symbols = grid[static_cast<std::size_t>(row)];
            for (int column = 0; column < static_cast<int>(symbols.size()); ++column) {
                const Symbol& symbol = symbols[static_cast<std::size_t>(column)];
                if (!is_piece(symbol, notation_)) continue;
                if (symbol.text == "_")
                    return error_at(symbol, "'_' asks for a void in a goal; it cannot name a piece");
                if (symbol.text == "*") return error_at(symbol, "'*' means every piece; it cannot name one");
                block_at(symbol.text).cells.push_back({row, column});
            }
        }
        if (definition_.blocks.empty()) return Error{"the board holds no piece", find("board")->line, 1};
        return std::nullopt;
    }

    /// The block a cell of this name belongs to; a new one for every cell of a tile.
    Block& block_at(const std::string& name) {
        auto& of_name = blocks_of_[name];
        if (of_name.empty() || tiles_.count(name) != 0) {
            of_name.push_back(static_cast<int>(definition_.blocks.size()));
            definition_.blocks.push_back({name, {}, Axis::both, false, 0});
        }
        return definition_.blocks[static_cast<std::size_t>(of_name.back())];
    }

    Failure read_goals() {
        named_by_goal_.assign(definition_.blocks.size(), false);
        for (const Section& section : sections_) {
            if (section.key != "goal") continue;
            if (auto failure = read_goal(section)) return failure;
        }
        return std::nullopt;
    }

    Failure read_goal(const Section& section) {
        if (static_cast<int>(section.rows.size()) != definition_.board.rows()) {
            return Error{"this goal has " + std::to_string(section.rows.size()) + " rows, the board has " +
                             std::to_string(definition_.board.rows()),
                         section.line, 1};
        }
        auto grid = read_grid(section.rows, notation_);
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
        if (target.demands.empty() && target.voids.empty()) return Error{"this goal asks for nothing", section.line, 1};
        for (const auto& demand : target.demands) {
            if (auto failure = check_demand(demand, *grid)) return failure;
        }
        definition_.targets.push_back(std::move(target));
        return std::nullopt;
    }

    Failure read_goal_cell(const Symbol& symbol, Coordinate at, Definition::Target& target,
                           std::map<std::string, std::size_t>& demand_of) {
        const Ground ground = definition_.board.ground(at);
        if (symbol.text == "." || symbol.text == " ") {
            return ground == Ground::outside && symbol.text == "."
                       ? Failure{error_at(symbol, "this cell is outside the board")}
                       : std::nullopt;
        }
        if (symbol.text == "#" || is_gate(symbol, notation_)) {
            const Ground wanted = symbol.text == "#" ? Ground::wall : Ground::gate;
            return ground == wanted ? std::nullopt
                                    : Failure{error_at(symbol, "the board has no '" + symbol.text + "' here")};
        }
        if (definition_.board.cell(at) == kNoCell)
            return error_at(symbol, "the board has no cell here that a piece could use");
        if (symbol.text == "_") {
            target.voids.push_back(at);
            return std::nullopt;
        }
        const auto blocks = blocks_of_.find(symbol.text);
        if (blocks == blocks_of_.end()) return error_at(symbol, "no piece is named '" + symbol.text + "'");
        const bool tile = tiles_.count(symbol.text) != 0;
        if (tile && demands_for(target, blocks->second.front()) == blocks->second.size())
            return error_at(symbol, "this goal shows more tiles '" + symbol.text + "' than the board");
        const auto [entry, fresh] = demand_of.emplace(symbol.text, target.demands.size());
        if (fresh || tile) {
            entry->second = target.demands.size();
            target.demands.push_back({blocks->second.front(), {}});
        }
        target.demands[entry->second].cells.push_back(at);
        if (!tile) named_by_goal_[static_cast<std::size_t>(blocks->second.front())] = true;
        return std::nullopt;
    }

    static std::size_t demands_for(const Definition::Target& target, int block) {
        return static_cast<std::size_t>(std::count_if(target.demands.begin(), target.demands.end(),
                                                      [&](const auto& demand) { return demand.block == block; }));
    }

    Failure check_demand(const Definition::Target::Demand& demand, const Grid& grid) const {
        const Block& block = definition_.blocks[static_cast<std::size_t>(demand.block)];
        if (Shape(demand.cells) == Shape(block.cells)) return std::nullopt;
        const Coordinate first = demand.cells.front();
        return error_at(grid[static_cast<std::size_t>(first.row)][static_cast<std::size_t>(first.column)],
                        "piece '" + block.name + "' has another shape on the board");
    }

    Failure read_restrictions() {
        for (const Section& section : sections_) {
            Failure failure;
            if (section.key == "axis") failure = read_axis(section);
            if (section.key == "cars") failure = read_cars(section);
            if (section.key == "gate") failure = read_gate(section);
            if (failure) return failure;
        }
        return std::nullopt;
    }

    Failure read_axis(const Section& section) {
        const std::string text = joined(section.value);
        const bool horizontal = text.rfind("horizontal ", 0) == 0;
        if (!horizontal && text.rfind("vertical ", 0) != 0) {
            return refuse(section, "expected 'axis: horizontal PIECES' or 'axis: vertical PIECES'");
        }
        const auto skip = static_cast<std::ptrdiff_t>(horizontal ? 11 : 9);
        return for_pieces(Row(section.value.begin() + skip, section.value.end()),
                          [&](Block& block, const Symbol& name) {
                              return set_axis(block, horizontal ? Axis::horizontal : Axis::vertical, name);
                          });
    }

    static Failure set_axis(Block& block, Axis axis, const Symbol& place) {
        if (block.axis != Axis::both && block.axis != axis) {
            return error_at(place, "piece '" + block.name + "' is restricted to the other axis already");
        }
        block.axis = axis;
        return std::nullopt;
    }

    Failure read_cars(const Section& section) {
        const std::string text = joined(section.value);
        if (text != "yes" && text != "no") return refuse(section, "'cars:' must be yes or no");
        if (text == "no") return std::nullopt;
        for (Block& block : definition_.blocks) {
            const Coordinate extent = Shape(block.cells).extent();
            const int size = static_cast<int>(block.cells.size());
            if (size < 2 || extent.row * extent.column != size || std::min(extent.row, extent.column) != 1) continue;
            const Axis axis = extent.row == 1 ? Axis::horizontal : Axis::vertical;
            if (auto failure = set_axis(block, axis, section.value.front())) return failure;
        }
        return std::nullopt;
    }

    Failure read_gate(const Section& section) {
        if (section.value.empty()) return Error{"'gate:' names no piece", section.line, 1};
        return for_pieces(section.value, [](Block& block, const Symbol&) {
            block.enters_gates = true;
            return Failure{};
        });
    }

    /// Calls `action` for every block of every name in `names`; refuses unknown names.
    template <class Action>
    Failure for_pieces(const Row& names, Action action) {
        for (const Symbol& name : names_in(names)) {
            const auto blocks = blocks_of_.find(name.text);
            if (blocks == blocks_of_.end()) return error_at(name, "no piece is named '" + name.text + "'");
            for (const int block : blocks->second) {
                if (auto failure = action(definition_.blocks[static_cast<std::size_t>(block)], name)) return failure;
            }
        }
        return std::nullopt;
    }

    /// Labels: blocks of one shape with one label are interchangeable. Ordinary pieces share a label, pieces named by a goal or by
    /// `distinct` begin with their own, tiles with one for each name; `alike` merges.
    Failure read_classes() {
        std::vector<int>& parent = parent_;
        parent.resize(definition_.blocks.size());
        std::iota(parent.begin(), parent.end(), 0);
        std::vector<bool> apart = named_by_goal_;
        if (auto failure = read_distinct(apart)) return failure;
        for (std::size_t i = 0; i < parent.size(); ++i) {
            for (std::size_t j = 0; j < i; ++j) {
                const bool tile_i = tiles_.count(definition_.blocks[i].name) != 0;
                const bool tile_j = tiles_.count(definition_.blocks[j].name) != 0;
                const bool same_tile = tile_i && definition_.blocks[i].name == definition_.blocks[j].name;
                if (same_tile || (!tile_i && !tile_j && !apart[i] && !apart[j])) merge(i, j);
            }
        }
        if (auto failure = read_alike()) return failure;
        for (std::size_t i = 0; i < parent.size(); ++i) definition_.blocks[i].label = root(static_cast<int>(i));
        return std::nullopt;
    }

    Failure read_distinct(std::vector<bool>& apart) {
        for (const Section& section : sections_) {
            if (section.key != "distinct") continue;
            if (auto failure = for_named(section, [&](std::size_t block) { apart[block] = true; })) return failure;
        }
        return std::nullopt;
    }

    Failure read_alike() {
        for (const Section& section : sections_) {
            if (section.key != "alike") continue;
            std::vector<std::size_t> named;
            if (auto failure = for_named(section, [&](std::size_t block) { named.push_back(block); })) return failure;
            for (const std::size_t i : named) {
                for (const std::size_t j : named) merge(i, j);
            }
        }
        return std::nullopt;
    }

    /// Like for_pieces, but `*` means every piece and the action gets the block's index.
    template <class Action>
    Failure for_named(const Section& section, Action action) {
        const Row names = names_in(section.value);
        if (names.empty()) return Error{"'" + section.key + ":' names no piece", section.line, 1};
        for (const Symbol& name : names) {
            const auto blocks = blocks_of_.find(name.text);
            if (name.text != "*" && blocks == blocks_of_.end())
                return error_at(name, "no piece is named '" + name.text + "'");
            for (std::size_t block = 0; block < definition_.blocks.size(); ++block) {
                if (name.text == "*" || definition_.blocks[block].name == name.text) action(block);
            }
        }
        return std::nullopt;
    }

    [[nodiscard]] int root(int block) const {
        while (parent_[static_cast<std::size_t>(block)] != block) block = parent_[static_cast<std::size_t>(block)];
        return block;
    }

    /// Joins two classes when the shapes agree; the smaller index becomes the root.
    void merge(std::size_t i, std::size_t j) {
        if (Shape(definition_.blocks[i].cells) != Shape(definition_.blocks[j].cells)) return;
        const int a = root(static_cast<int>(i));
        const int b = root(static_cast<int>(j));
        parent_[static_cast<std::size_t>(std::max(a, b))] = std::min(a, b);
    }

    Failure read_facts() {
        for (const Section& section : sections_) {
            if (section.key != "facts") continue;
            auto facts = parse_facts(section.value, section.line);
            if (!facts) return facts.error();
            definition_.facts.insert(definition_.facts.end(), facts->begin(), facts->end());
        }
        return std::nullopt;
    }

    [[nodiscard]] const Section* find(std::string_view key) const {
        const auto found =
            std::find_if(sections_.begin(), sections_.end(), [&](const Section& s) { return s.key == key; });
        return found == sections_.end() ? nullptr : &*found;
    }

    [[nodiscard]] Row names_in(const Row& value) const {
        return notation_.tokens ? words(value) : without_blanks(value);
    }

    static Error refuse(const Section& section, std::string message) {
        if (section.value.empty()) return {std::move(message), section.line, 1};
        return error_at(section.value.front(), message + ", not '" + joined(section.value) + "'");
    }

    std::vector<Section> sections_;
    Definition definition_;
    Notation notation_;
    std::set<std::string> tiles_;
    std::map<std::string, std::vector<int>> blocks_of_;  // by name
    std::vector<bool> named_by_goal_;                    // by block
    std::vector<int> parent_;                            // by block: union-find of interchangeable pieces
};

}  // namespace

Result<Puzzle> parse_puzzle(std::string_view text) {
    auto sections = split_sections(text, kKeys, kBlockKeys);
    if (!sections) return sections.error();
    return Reader(std::move(*sections)).read();
}

}  // namespace shunt::puzzle
