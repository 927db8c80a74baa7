// Which commands there are, and how often each of their fields is given.
#include <algorithm>
#include <array>

#include "core/analysis/breadth_first.hpp"
#include "core/base/random.hpp"
#include "core/finder/puzzle_kind.hpp"
#include "tests/interface/command.hpp"
#include "tests/support/random_puzzle.hpp"

namespace shunt::interface {
namespace {

constexpr std::uint64_t kPuzzles = 400;  // different random puzzles

template <class Values>
auto one_of(Random& random, const Values& values) {
    return values[random.below(std::size(values))];
}

double number(std::uint64_t value) { return static_cast<double>(value); }

/// A board of loose pieces: many positions with many neighbours each, in groups more than any other.
std::string loose_board(Random& random) {
    const int rows = 3 + static_cast<int>(random.below(5));
    const int columns = 4 + static_cast<int>(random.below(4));
    std::vector<std::string> drawn(static_cast<std::size_t>(rows), std::string(static_cast<std::size_t>(columns), '.'));
    const std::uint64_t dominoes_in = 1 + random.below(std::uint64_t{4});  // of four places
    char name = 'A';
    bool has_units = false;
    for (std::size_t row = 0; row < drawn.size(); ++row) {
        for (std::size_t column = 0; column + 1 < drawn[row].size(); column += 2) {
            const std::uint64_t what = random.below(std::uint64_t{5});
            if (what < dominoes_in && name <= 'Z') {
                drawn[row][column] = drawn[row][column + 1] = name++;
            } else if (what == 4) {
                drawn[row][column] = 'u';
                has_units = true;
            }
        }
    }
    std::string text = has_units ? "tiles: u\nboard:\n" : "board:\n";
    if (name == 'A') drawn[0][0] = 'A';
    for (const std::string& row : drawn) text += row + "\n";
    text += "goal:\n";
    for (std::size_t row = 0; row < drawn.size(); ++row) {
        text += row + 1 == drawn.size() ? std::string(drawn[row].size() - 1, '.') + "_\n"
                                        : std::string(drawn[row].size(), '.') + "\n";
    }
    return text;
}

void add_puzzle(Command& command, Random& random) {
    if (random.once_in(8)) return command.set("puzzle", loose_board(random));
    if (random.once_in(60)) return command.set("puzzle", "tiles: *\nboard:\n123\n456\n78.\ngoal:\n123\n456\n87.\n");
    command.puzzle = 1 + random.below(kPuzzles);
    command.set("puzzle", test::random_puzzle(command.puzzle).text);
}

void add_memory(Command& command, Random& random) {
    constexpr std::array<std::uint64_t, 8> kLimits{1,         1'000,     30'000,    200'000,
                                                   1'000'000, 4'000'000, 8'000'000, 1u << 30};
    if (random.once_in(2)) command.set("memory", number(one_of(random, kLimits)));
}

void add_search(Command& command, Random& random) {
    add_puzzle(command, random);
    add_memory(command, random);
    if (random.once_in(2)) command.set("metric", std::string(to_string(one_of(random, puzzle::kMetrics))));
    if (random.once_in(2)) command.set("storage", std::string(to_string(one_of(random, analysis::kStorages))));
}

void add_flags(Command& command, Random& random, std::initializer_list<const char*> names) {
    for (const char* name : names)
        if (random.once_in(4)) command.set(name, true);
}

void add_grid(Command& command, Random& random, std::uint64_t most_cells) {
    std::uint64_t rows = 0;
    std::uint64_t columns = 0;
    do {
        rows = 1 + random.below(std::uint64_t{8});
        columns = 1 + random.below(std::uint64_t{8});
    } while (rows * columns > most_cells || rows * columns < 2);
    command.set("rows", number(rows));
    command.set("columns", number(columns));
    if (command.job == "evolve" && random.once_in(2))
        command.set("pieces", number(1 + random.below(rows * columns - 1)));
    if (command.job == "find" && random.once_in(3)) command.set("pieces", number(random.below(rows * columns)));
}

std::string tile_board(Random& random) {
    constexpr std::array<const char*, 4> kBoards{"1 2 3/4 5 6/7 0 8", "0 8 7/6 5 4/3 2 1", "2 1 3/4 5 6/7 8 0",
                                                 "1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15"};
    return one_of(random, kBoards);
}

void add_fields(Command& command, Random& random) {
    const std::string& job = command.job;
    if (job == "solve") {
        add_search(command, random);
        add_flags(command, random, {"all"});
        if (random.once_in(3)) command.set("direction", std::string(to_string(one_of(random, analysis::kDirections))));
        if (random.once_in(3)) command.set("list", number(random.below(std::uint64_t{20})));
    } else if (job == "levels") {
        add_search(command, random);
        add_flags(command, random, {"nearest"});
        if (random.once_in(3)) command.set("list", number(random.below(std::uint64_t{20})));
    } else if (job == "census") {
        add_search(command, random);
        add_flags(command, random, {"hardest_start", "diameter", "components"});
    } else if (job == "any") {
        add_search(command, random);
    } else if (job == "difficulty") {
        add_search(command, random);
        command.set("samples", number(2 + random.below(std::uint64_t{200})));
        if (random.once_in(2)) command.set("seed", number(random.below(std::uint64_t{9})));
    } else if (job == "neighbours") {
        command.puzzle = 1 + random.below(kPuzzles);
        command.set("puzzle", test::random_puzzle(command.puzzle).text);
        add_memory(command, random);
        if (random.once_in(2)) command.set("pairs", number(1 + random.below(std::uint64_t{10})));
    } else if (job == "evolve") {
        add_grid(command, random, 64);
        add_memory(command, random);
        command.set("candidates", number(1 + random.below(std::uint64_t{10})));
        command.set("seed", number(random.below(std::uint64_t{1'000})));
        if (random.once_in(2)) command.set("metric", std::string(to_string(one_of(random, puzzle::kMetrics))));
        if (random.once_in(2)) command.set("kind", std::string(to_string(one_of(random, finder::kPuzzleKinds))));
    } else if (job == "find") {
        add_grid(command, random, 10);
        add_memory(command, random);
        if (random.once_in(2)) command.set("metric", std::string(to_string(one_of(random, puzzle::kMetrics))));
        if (random.once_in(2)) command.set("kind", std::string(to_string(one_of(random, finder::kPuzzleKinds))));
    } else if (job == "boards") {
        add_grid(command, random, 30);
        add_memory(command, random);
        add_flags(command, random, {"by_pieces"});
    } else if (job == "tile") {
        add_grid(command, random, 64);
        add_memory(command, random);
        constexpr std::array<const char*, 4> kSets{"dominoes", "triominoes", "tetrominoes", "L3"};
        command.set("pieces", std::string(one_of(random, kSets)));
        if (random.once_in(4)) command.set("seed", number(random.below(std::uint64_t{9})));
    } else if (job == "npuzzle") {
        command.set("board", tile_board(random));  // without limits: tables are built in 4 MB whatever the limit
        if (random.once_in(2)) command.set("with", std::string(random.once_in(2) ? "bfs" : "ida"));
    }
}

}  // namespace

Command random_command(std::uint64_t seed) {
    constexpr std::array<const char*, 24> kAskedFor{
        "solve",      "solve",      "solve",      "solve",  "solve",  "solve",  "levels", "levels",
        "levels",     "levels",     "levels",     "levels", "census", "census", "census", "any",
        "difficulty", "difficulty", "neighbours", "evolve", "find",   "boards", "tile",   "npuzzle"};
    Random random(seed);
    Command command;
    command.job = one_of(random, kAskedFor);
    add_fields(command, random);
    if (random.once_in(3)) command.threads = 2 + static_cast<int>(random.below(std::uint64_t{2}));
    command.slices = random.next();
    if (random.once_in(6)) command.stopped_after = static_cast<int>(random.below(std::uint64_t{20}));
    command.is_run_twice = random.once_in(5);
    return command;
}

}  // namespace shunt::interface
