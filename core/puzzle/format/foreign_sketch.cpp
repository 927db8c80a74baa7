#include <algorithm>
#include <map>
#include <set>

#include "core/base/utf8.hpp"
#include "core/puzzle/format/foreign.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "core/puzzle/format/tile_text.hpp"

namespace shunt::puzzle::format {
namespace {

using Block = Definition::Block;

constexpr int kMostCells = 4096;

bool is_floor(Ground ground) { return ground == Ground::floor || ground == Ground::gate; }

/// "piece 'A'", or "this piece" where the format names none.
std::string called(const Block& block) {
    return block.name.empty() ? say("this piece") : say("piece '{name}'", {{"name", block.name}});
}

Failure check_pieces(const Source& source, Sketch& sketch) {
    std::map<Coordinate, std::size_t> owner;
    for (std::size_t index = 0; index < sketch.definition.blocks.size(); ++index) {
        const Block& block = sketch.definition.blocks[index];
        const std::string_view place = sketch.places[index];
        for (const Coordinate at : block.cells) {
            if (!sketch.inside(at))
                return source.error(place, say("{piece} leaves the board", {{"piece", called(block)}}));
            if (sketch.at(at) == Ground::gate)
                return source.error(
                    place, say("{piece} begins on a gate: that cannot be represented", {{"piece", called(block)}}));
            if (sketch.at(at) != Ground::floor)
                return source.error(place, say("{piece} stands on a wall", {{"piece", called(block)}}));
            const auto [entry, fresh] = owner.emplace(at, index);
            if (fresh) continue;
            if (entry->second == index)
                return source.error(place, say("{piece} has a cell twice", {{"piece", called(block)}}));
            return source.error(place, say("{piece} overlaps another one in row {row}, column {column}",
                                           {{"piece", called(block)},
                                            {"row", std::to_string(at.row + 1)},
                                            {"column", std::to_string(at.column + 1)}}));
        }
    }
    if (sketch.definition.blocks.empty()) return source.error(source.text(), say("there is no piece"));
    return std::nullopt;
}

Failure check_goals(const Source& source, Sketch& sketch) {
    const std::string_view place = sketch.goal_place.data() == nullptr ? source.text() : sketch.goal_place;
    const auto dead = [&](Coordinate at) { return !sketch.inside(at) || !is_floor(sketch.at(at)); };
    for (const auto& target : sketch.definition.targets) {
        for (const auto& demand : target.demands) {
            if (std::any_of(demand.cells.begin(), demand.cells.end(), dead))
                return source.error(place, say("the goal puts a piece on a wall or off the board"));
        }
        if (std::any_of(target.voids.begin(), target.voids.end(), dead))
            return source.error(place, say("the goal asks for a void in a wall or off the board"));
    }
    return std::nullopt;
}

/// Names that the project's own format can write, in the order in which they are handed out.
class Names {
public:
    explicit Names(const std::vector<Block>& blocks) {
        for (const Block& block : blocks) ++uses_[block.name];
    }

    std::string next() {
        std::string name;
        do name = candidate();
        while (uses_.count(name) != 0);
        return name;
    }

private:
    /// Letters and digits; then letters with accents; then ideographs, of which there are enough.
    std::string candidate() {
        if (letter_ < kLetters.size()) return std::string(1, kLetters[letter_++]);
        constexpr std::uint32_t kAccents = 0x100;
        constexpr std::uint32_t kAccentsEnd = 0x17F;
        constexpr std::uint32_t kIdeographs = 0x4E00;
        if (code_ == 0) code_ = kAccents;
        if (code_ == kAccentsEnd) code_ = kIdeographs;
        return character_of(code_++);
    }

    std::map<std::string, int> uses_;
    std::size_t letter_ = 0;
    std::uint32_t code_ = 0;
};

/// Gives every piece a name of its own that can be written.
void rename(Sketch& sketch) {
    constexpr std::size_t kMostNotes = 20;
    Names names(sketch.definition.blocks);
    std::set<std::string> taken;
    std::size_t renamed = 0;
    for (Block& block : sketch.definition.blocks) {
        if (can_name_piece(block.name) && taken.insert(block.name).second) continue;
        const std::string old = block.name;
        block.name = names.next();
        taken.insert(block.name);
        if (old.empty() || ++renamed > kMostNotes) continue;
        sketch.notes.push_back(say("A piece '{old}' is called '{name}' here", {{"old", old}, {"name", block.name}}));
    }
    if (renamed > kMostNotes)
        sketch.notes.push_back(say("So are {count} more", {{"count", std::to_string(renamed - kMostNotes)}}));
}

/// A remark as one line, as the project's own format writes it.
std::string one_line(std::string_view text) {
    std::string line;
    for (const std::string_view word : words_of(text)) line += (line.empty() ? "" : " ") + std::string(word);
    return line;
}

}  // namespace

bool Sketch::inside(Coordinate at) const {
    return at.row >= 0 && at.column >= 0 && at.row < rows() && at.column < columns();
}

Ground& Sketch::at(Coordinate at) {
    return ground[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.column)];
}

int Sketch::add(std::string_view place, std::string name, Cells cells, Axis axis, int label) {
    by_name.emplace(name, static_cast<int>(definition.blocks.size()));
    definition.blocks.push_back({std::move(name), std::move(cells), axis, false, label});
    places.push_back(place);
    return static_cast<int>(definition.blocks.size()) - 1;
}

bool Sketch::has_room(std::size_t cells) const {
    std::size_t taken = 0;
    for (const Block& block : definition.blocks) taken += block.cells.size();
    return taken + cells <= static_cast<std::size_t>(rows()) * static_cast<std::size_t>(columns());
}

int Sketch::find(std::string_view name) const {
    const auto found = by_name.find(name);
    return found == by_name.end() ? -1 : found->second;
}

int Sketch::add_cell(std::string_view place, std::string_view name, Coordinate at) {
    int index = find(name);
    if (index < 0) index = add(place, std::string(name), {});
    block(index).cells.push_back(at);
    return index;
}

void Sketch::keep_goal_pieces_apart() {
    for (const auto& target : definition.targets) {
        for (const auto& demand : target.demands) block(demand.block).label = demand.block + 1;
    }
}

Result<Sketch> sketch(const Source& source, std::string_view place, int rows, int columns, Ground ground) {
    if (rows < 1 || columns < 1) return source.error(place, say("a board needs at least one row and one column"));
    if (rows > kMostCells || columns > kMostCells / rows)
        return source.error(place, say("a board of {rows} rows and {columns} columns has more than 4,096 cells",
                                       {{"rows", std::to_string(rows)}, {"columns", std::to_string(columns)}}));
    Sketch sketch;
    sketch.ground.assign(static_cast<std::size_t>(rows),
                         std::vector<Ground>(static_cast<std::size_t>(columns), ground));
    return sketch;
}

void set_customary_goal(Sketch& sketch) {
    constexpr Coordinate kGoal{3, 1};
    if (sketch.rows() != 5 || sketch.columns() != 4) return;
    int square = -1;
    for (int i = 0; i < static_cast<int>(sketch.definition.blocks.size()); ++i) {
        const Shape shape(sketch.block(i).cells);
        const Coordinate extent = shape.extent();
        if (extent.row * extent.column != shape.size() || shape.size() > 4 || extent.row > 2 || extent.column > 2)
            return;
        if (shape.size() < 4) continue;
        if (square >= 0) return;
        square = i;
    }
    if (square < 0) return;
    for (const auto& row : sketch.ground) {
        if (std::any_of(row.begin(), row.end(), [](Ground ground) { return ground != Ground::floor; })) return;
    }
    sketch.definition.targets.push_back({{{square, moved_to(sketch.block(square).cells, kGoal)}}, {}});
    sketch.notes.emplace_back(say("The goal is the custom of such boards, not in the text"));
}

Failure add_goal_cell(const Source& source, Sketch& sketch, Definition::Target& target, std::string_view name,
                      Coordinate at) {
    const int block = sketch.find(name);
    if (block < 0) return source.error(name, say("piece '{name}' is in the goal only", {{"name", name}}));
    auto demand =
        std::find_if(target.demands.begin(), target.demands.end(), [&](const auto& d) { return d.block == block; });
    if (demand == target.demands.end()) demand = target.demands.insert(demand, {block, {}});
    demand->cells.push_back(at);
    return std::nullopt;
}

Failure check_goal_shapes(const Source& source, const Sketch& sketch) {
    for (const auto& target : sketch.definition.targets) {
        for (const auto& demand : target.demands) {
            const Block& block = sketch.definition.blocks[static_cast<std::size_t>(demand.block)];
            if (Shape(demand.cells) == Shape(block.cells)) continue;
            return source.error(sketch.goal_place, say("the goal shows {piece} in another shape than the start",
                                                       {{"piece", called(block)}}));
        }
    }
    return std::nullopt;
}

Result<Reading> finish(const Source& source, Sketch sketch) {
    if (auto failure = check_pieces(source, sketch)) return *failure;
    if (auto failure = check_goals(source, sketch)) return *failure;
    const auto has_gate = [](const std::vector<Ground>& row) {
        return std::find(row.begin(), row.end(), Ground::gate) != row.end();
    };
    if (std::none_of(sketch.ground.begin(), sketch.ground.end(), has_gate)) {
        for (Block& block : sketch.definition.blocks) block.enters_gates = false;
    }
    rename(sketch);
    sketch.definition.name = one_line(sketch.definition.name);
    sketch.definition.note = one_line(sketch.definition.note);
    sketch.definition.board = Board(sketch.ground);
    auto problem = Problem::create(std::move(sketch.definition));
    if (!problem) return source.error(source.text(), problem.error().message);
    return Reading{std::move(*problem), std::move(sketch.notes), std::move(sketch.goal)};
}

Result<Reading> numbered_tiles(const Source& source, const TileText& tiles, bool gap_first) {
    const int columns = tiles.columns();
    auto board = sketch(source, source.text(), tiles.rows, columns);
    if (!board) return board.error();
    std::vector<Coordinate> home(tiles.numbers.size());
    for (int cell = 0; cell < static_cast<int>(tiles.numbers.size()); ++cell) {
        const int ordered = gap_first ? cell : (cell + 1) % static_cast<int>(tiles.numbers.size());
        home[static_cast<std::size_t>(tiles.goal.empty() ? ordered : tiles.goal[static_cast<std::size_t>(cell)])] = {
            cell / columns, cell % columns};
    }
    Definition::Target target;
    for (int cell = 0; cell < tiles.rows * columns; ++cell) {
        const int number = tiles.numbers[static_cast<std::size_t>(cell)];
        if (number == 0) continue;
        const int block =
            board->add(source.text(), std::to_string(number), {{cell / columns, cell % columns}}, Axis::both, number);
        target.demands.push_back({block, {home[static_cast<std::size_t>(number)]}});
    }
    board->definition.targets.push_back(std::move(target));
    board->definition.facts = tiles.facts;
    board->goal = !tiles.goal.empty() ? say("the second board")
                  : gap_first         ? say("the tiles in order, the blank first")
                                      : say("the tiles in order, the blank last");
    board->notes = tiles.notes;
    if (tiles.goal.empty())
        board->notes.emplace_back(gap_first ? say("The goal has the blank first") : say("The goal has the blank last"));
    return finish(source, std::move(*board));
}

Coordinate first_of(const Cells& cells) { return *std::min_element(cells.begin(), cells.end()); }

Cells moved_to(Cells cells, Coordinate anchor) {
    const Coordinate by = anchor - first_of(cells);
    for (Coordinate& at : cells) at = at + by;
    return cells;
}

std::vector<Cells> placements_over(Sketch& sketch, Cells cells, const Cells& wanted) {
    std::vector<Cells> placements;
    std::sort(cells.begin(), cells.end());
    const auto dead = [&](Coordinate at) { return !sketch.inside(at) || !is_floor(sketch.at(at)); };
    for (const Coordinate from : cells) {
        const Coordinate by = wanted.front() - from;
        const bool covers = std::all_of(wanted.begin(), wanted.end(), [&](Coordinate at) {
            return std::binary_search(cells.begin(), cells.end(), at - by);
        });
        if (!covers) continue;
        Cells moved = cells;
        for (Coordinate& at : moved) at = at + by;
        if (std::none_of(moved.begin(), moved.end(), dead)) placements.push_back(std::move(moved));
    }
    return placements;
}

}  // namespace shunt::puzzle::format
