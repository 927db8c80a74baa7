#include "tests/support/random_formats.hpp"

#include <algorithm>
#include <set>

#include "tests/support/random.hpp"

namespace shunt::test {
namespace {

using namespace puzzle;
using Cells = std::vector<Coordinate>;
using LetterNames = std::set<std::string_view>;

const LetterNames kWithWalls{"letters", "js2", "knuth", "rush", "gnome", "slide", "collection"};
const LetterNames kWithGates{"gnome", "slide"};
const LetterNames kOfRectangles{"jeantimex", "tomfrost", "common", "short", "bickford"};
const LetterNames kOfNumbers{"tiles", "korf", "fifteen"};
const LetterNames kAllAlike{"tomfrost", "2swap"};

Cells rectangle(int rows, int columns) {
    Cells cells;
    for (int cell = 0; cell < rows * columns; ++cell) cells.push_back({cell / columns, cell % columns});
    return cells;
}

Cells moved(Cells cells, Coordinate by) {
    for (Coordinate& at : cells) at = at + by;
    return cells;
}

class Generator {
public:
    Generator(std::string_view format, std::uint64_t seed) : format_(format), random_(seed) {}

    Problem make() {
        choose_ground();
        if (is_in(kOfNumbers)) return numbers();
        do {
            place_pieces();
            choose_goal();
        } while (definition_.blocks.empty() || (definition_.targets.empty() && needs_goal()));
        choose_labels();
        definition_.board = Board(ground_);
        return *Problem::create(definition_);
    }

private:
    [[nodiscard]] bool is_in(const LetterNames& names) const { return names.count(format_) != 0; }
    [[nodiscard]] bool is(std::string_view name) const { return format_ == name; }
    [[nodiscard]] bool is_code() const { return is("common") || is("short"); }
    [[nodiscard]] bool is_about_one_piece() const {
        return is("rush") || is("gnome") || is("slide") || is("jeantimex") || is("bickford") || is("tomfrost") ||
               is_code();
    }
    [[nodiscard]] bool needs_goal() const { return is_about_one_piece() && !is("tomfrost") && !is("bickford"); }

    [[nodiscard]] int rows() const { return static_cast<int>(ground_.size()); }
    [[nodiscard]] int columns() const { return static_cast<int>(ground_.front().size()); }
    Ground& ground(Coordinate at) {
        return ground_[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.column)];
    }

    [[nodiscard]] bool is_live(Coordinate at) {
        return at.row >= 0 && at.column >= 0 && at.row < rows() && at.column < columns() &&
               (ground(at) == Ground::floor || ground(at) == Ground::gate);
    }
    [[nodiscard]] bool fits(const Cells& cells, const std::set<Coordinate>& taken) {
        return std::all_of(cells.begin(), cells.end(),
                           [&](Coordinate at) { return is_live(at) && taken.count(at) == 0; });
    }

    void choose_ground() {
        int height = random_.between(2, 4);
        int width = random_.between(2, 5);
        if (is_code()) height = 5, width = 4;
        if (is("rush")) height = width = random_.between(4, 6);
        if (is("korf")) height = width = random_.between(2, 4);
        if (is("2swap") && random_.chance(30)) height = width = 6;
        if (is("2swap") && random_.chance(30)) height = 5, width = 4;
        ground_.assign(static_cast<std::size_t>(height),
                       std::vector<Ground>(static_cast<std::size_t>(width), Ground::floor));
        if (!is_in(kWithWalls)) return;
        for (auto& row : ground_) {
            for (Ground& cell : row) {
                if (random_.chance(10)) cell = random_.chance(50) ? Ground::wall : Ground::outside;
            }
        }
        // A row without a cell would end a letter grid.
        for (auto& row : ground_) row[static_cast<std::size_t>(random_.below(width))] = Ground::floor;
    }

    Cells random_shape() {
        if (is("rush")) {
            const int length = random_.between(2, 3);
            return random_.chance(50) ? rectangle(1, length) : rectangle(length, 1);
        }
        if (is_code())
            return random_.chance(50) ? rectangle(1, 1) : random_.chance(50) ? rectangle(1, 2) : rectangle(2, 1);
        if (is_in(kOfRectangles)) return rectangle(random_.between(1, 2), random_.between(1, 2));
        Cells cells = rectangle(random_.between(1, 2), random_.between(1, 3));
        while (cells.size() > 1 && random_.chance(40))
            cells.erase(cells.begin() + random_.below(static_cast<int>(cells.size())));
        return cells;
    }

    void place_pieces() {
        definition_ = Definition{};
        taken_.clear();
        if (is_code()) add(moved(rectangle(2, 2), {random_.below(4), random_.below(3)}));
        const int tries = random_.between(2, 12);
        for (int i = 0; i < tries; ++i) {
            const Cells cells = moved(random_shape(), {random_.below(rows()), random_.below(columns())});
            if (fits(cells, taken_)) add(cells);
        }
        if (is("rush") && !definition_.blocks.empty()) clear_row_of_primary();
        const bool locked = is("2swap") && random_.chance(50);
        for (auto& block : definition_.blocks) choose_axis(block, locked);
    }

    void add(const Cells& cells) {
        const auto index = definition_.blocks.size();
        definition_.blocks.push_back({std::string(1, static_cast<char>('A' + index)), cells, Axis::both, false, 0});
        taken_.insert(cells.begin(), cells.end());
    }

    /// The first piece becomes horizontal and alone of that kind in its row; the row loses its walls.
    void clear_row_of_primary() {
        auto& blocks = definition_.blocks;
        const auto horizontal = [](const auto& block) { return block.cells.front().row == block.cells.back().row; };
        const auto first = std::find_if(blocks.begin(), blocks.end(), horizontal);
        if (first == blocks.end()) {
            blocks.clear();
            return;
        }
        std::swap(blocks.front().cells, first->cells);
        const int row = blocks.front().cells.front().row;
        blocks.erase(
            std::remove_if(blocks.begin() + 1, blocks.end(),
                           [&](const auto& block) { return horizontal(block) && block.cells.front().row == row; }),
            blocks.end());
        for (Ground& cell : ground_[static_cast<std::size_t>(row)]) cell = Ground::floor;
    }

    void choose_axis(Definition::Block& block, bool locked) {
        const Axis random_axis = random_.chance(50) ? Axis::horizontal : Axis::vertical;
        if (is("rush"))
            block.axis = block.cells.front().row == block.cells.back().row ? Axis::horizontal : Axis::vertical;
        if (locked || ((is("js2") || is("jeantimex")) && random_.chance(20))) block.axis = random_axis;
    }

    void choose_goal() {
        if (definition_.blocks.empty()) return;
        if (is_about_one_piece()) {
            choose_goal_of_one();
        } else if (is("2swap")) {
            choose_goals_of_program();
        } else if (is("knuth") || random_.chance(80)) {
            choose_goal_on_a_walk();
        }
        if (is_in(kWithGates) && !definition_.targets.empty()) choose_gates();
    }

    /// The corner where all cells of a piece end, if it goes there.
    [[nodiscard]] Coordinate to_corner(const Cells& cells) const {
        Coordinate last;
        for (const Coordinate at : cells) last = {std::max(last.row, at.row), std::max(last.column, at.column)};
        return Coordinate{rows() - 1, columns() - 1} - last;
    }

    void choose_goal_of_one() {
        std::size_t main = 0;
        auto& blocks = definition_.blocks;
        if (is("tomfrost")) {
            while (main < blocks.size() && blocks[main].cells.size() != 4) ++main;
            if (main == blocks.size()) return;
        }
        const Cells& cells = blocks[main].cells;
        Coordinate by{random_.between(-3, 3), random_.between(-3, 3)};
        if (is("rush")) by = {0, to_corner(cells).column};
        if (is("bickford")) by = to_corner(cells);
        if (is_code()) by = Coordinate{3, 1} - cells.front();
        const Cells goal = moved(cells, by);
        if (fits(goal, is("gnome") ? taken_ : std::set<Coordinate>{}))
            definition_.targets.push_back({{{static_cast<int>(main), goal}}, {}});
    }

    /// What any piece may do in 2swap's program: cover certain cells.
    void choose_goals_of_program() {
        const bool locked = std::all_of(definition_.blocks.begin(), definition_.blocks.end(),
                                        [](const auto& block) { return block.axis != Axis::both; });
        Cells wanted;
        if (locked && rows() == 6 && columns() == 6) wanted = {{2, 4}, {2, 5}};
        if (!locked && rows() == 5 && columns() == 4) wanted = moved(rectangle(2, 2), {3, 1});
        if (wanted.empty()) return;
        std::set<Cells> known;
        for (std::size_t index = 0; index < definition_.blocks.size(); ++index) {
            const auto& block = definition_.blocks[index];
            for (const Coordinate from : block.cells) {
                const Coordinate by = wanted.front() - from;
                Cells place = moved(block.cells, by);
                const auto covers = [&](Coordinate at) {
                    return std::find(place.begin(), place.end(), at) != place.end();
                };
                const bool reached =
                    block.axis == Axis::both || (block.axis == Axis::horizontal ? by.row : by.column) == 0;
                if (!reached || !fits(place, {}) || !std::all_of(wanted.begin(), wanted.end(), covers)) continue;
                if (known.insert(place).second) definition_.targets.push_back({{{static_cast<int>(index), place}}, {}});
            }
        }
    }

    /// Some pieces, or all, where random steps bring them.
    void choose_goal_on_a_walk() {
        auto blocks = definition_.blocks;
        std::set<Coordinate> taken = taken_;
        for (int step = random_.below(40); step > 0; --step) {
            auto& cells = blocks[static_cast<std::size_t>(random_.below(static_cast<int>(blocks.size())))].cells;
            for (const Coordinate at : cells) taken.erase(at);
            const Cells next = moved(cells, offset(kDirections[static_cast<std::size_t>(random_.below(4))]));
            if (fits(next, taken)) cells = next;
            taken.insert(cells.begin(), cells.end());
        }
        Definition::Target target;
        for (std::size_t index = 0; index < blocks.size(); ++index) {
            if (is("knuth") || random_.chance(50))
                target.demands.push_back({static_cast<int>(index), blocks[index].cells});
        }
        for (int cell = 0; is("js2") && cell < rows() * columns(); ++cell) {
            const Coordinate at{cell / columns(), cell % columns()};
            if (is_live(at) && taken.count(at) == 0 && random_.chance(20)) target.voids.push_back(at);
        }
        if (!target.demands.empty() || !target.voids.empty()) definition_.targets.push_back(std::move(target));
    }

    void choose_gates() {
        auto& main = definition_.blocks[static_cast<std::size_t>(definition_.targets.front().demands.front().block)];
        const Cells& goal = definition_.targets.front().demands.front().cells;
        main.enters_gates = true;
        for (int cell = 0; cell < rows() * columns(); ++cell) {
            const Coordinate at{cell / columns(), cell % columns()};
            const bool free =
                is_live(at) && taken_.count(at) == 0 && std::find(goal.begin(), goal.end(), at) == goal.end();
            if (free && random_.chance(20)) ground(at) = Ground::gate;
        }
    }

    void choose_labels() {
        for (const auto& target : definition_.targets) {
            for (const auto& demand : target.demands) {
                if (!is_in(kAllAlike))
                    definition_.blocks[static_cast<std::size_t>(demand.block)].label = demand.block + 1;
            }
        }
        const bool chosen = is("js2") || is("knuth") || is("flatpair");
        for (auto& block : definition_.blocks) {
            if (chosen || (is("collection") && block.label != 0)) block.label = random_.between(1, 3);
        }
    }

    Problem numbers() {
        const int cells = rows() * columns();
        std::vector<int> order(static_cast<std::size_t>(cells));
        for (int i = 0; i < cells; ++i) order[static_cast<std::size_t>(i)] = i;
        for (int i = cells - 1; i > 0; --i)
            std::swap(order[static_cast<std::size_t>(i)], order[static_cast<std::size_t>(random_.below(i + 1))]);
        Definition::Target target;
        for (int cell = 0; cell < cells; ++cell) {
            const int number = order[static_cast<std::size_t>(cell)];
            const int home = is("korf") ? number : number - 1;
            if (number == 0) continue;
            target.demands.push_back(
                {static_cast<int>(definition_.blocks.size()), {{home / columns(), home % columns()}}});
            definition_.blocks.push_back(
                {std::to_string(number), {{cell / columns(), cell % columns()}}, Axis::both, false, number});
        }
        definition_.targets.push_back(std::move(target));
        definition_.board = Board(ground_);
        return *Problem::create(definition_);
    }

    std::string_view format_;
    Random random_;
    std::vector<std::vector<Ground>> ground_;
    Definition definition_;
    std::set<Coordinate> taken_;
};

}  // namespace

Problem random_problem_for(std::string_view format, std::uint64_t seed) { return Generator(format, seed).make(); }

}  // namespace shunt::test
