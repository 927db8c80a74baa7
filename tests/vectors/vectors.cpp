// puzzle_vectors PUZZLES WALK: what the core says of every file of the library, of every file that must be refused, and of PUZZLES
// random puzzles: one JSON object a line. Each puzzle is played for WALK random moves. Read by vectors.test.mjs.
#include <cstdlib>
#include <iostream>
#include <nlohmann/json.hpp>
#include <string>

#include "core/base/random.hpp"
#include "core/moves/reach.hpp"
#include "core/picture/palette.hpp"
#include "core/picture/picture.hpp"
#include "core/picture/svg.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "core/puzzle/position_code.hpp"
#include "tests/support/files.hpp"
#include "tests/support/random_puzzle.hpp"

namespace {

using namespace shunt;
using nlohmann::json;
using puzzle::Position;
using puzzle::Puzzle;

/// So often all pieces are looked at, not only the one that moves.
constexpr int kAllEvery = 10;

json kinds_of(const Puzzle& puzzle) {
    constexpr const char* kAxes[] = {"both", "horizontal", "vertical"};
    json kinds = json::array();
    for (const puzzle::Kind& kind : puzzle.kinds()) {
        json offsets = json::array();
        for (const auto [row, column] : kind.shape.offsets()) offsets.push_back({row, column});
        kinds.push_back({{"offsets", offsets},
                         {"axis", kAxes[static_cast<int>(kind.axis)]},
                         {"entersGates", kind.enters_gates},
                         {"pieces", kind.pieces},
                         {"region", kind.region}});
    }
    return kinds;
}

json goals_of(const Puzzle& puzzle) {
    json goals = json::array();
    for (const puzzle::Goal& goal : puzzle.goals()) {
        json placements = json::array();
        for (const auto& [kind, anchor, named] : goal.placements) placements.push_back({kind, anchor});
        goals.push_back({{"placements", placements}, {"voids", goal.voids}});
    }
    return goals;
}

json reach_of(const Puzzle& puzzle, const Position& position, puzzle::PieceId piece) {
    json places = json::array();
    for (const moves::Reach& reach : moves::reachable(puzzle, position, piece))
        places.push_back({reach.anchor, moves::path_letters({{piece}, reach.path})});
    return places;
}

json all_reach(const Puzzle& puzzle, const Position& position) {
    json pieces = json::array();
    for (puzzle::PieceId piece = 0; piece < position.anchors.size(); ++piece)
        pieces.push_back(reach_of(puzzle, position, piece));
    return pieces;
}

json counts_of(const std::vector<moves::Move>& played) {
    json counts = json::array();
    for (const auto count : moves::count(played).by_metric) counts.push_back(count.value_or(-1));
    return counts;
}

struct Movable {
    puzzle::PieceId piece;
    std::vector<moves::Reach> places;
};

/// Some piece that can move; where none can, any, and its own place.
Movable some_movable(const Puzzle& puzzle, const Position& position, Random& random) {
    const std::size_t count = position.anchors.size();
    const std::size_t first = random.below(count);
    Movable found;
    for (std::size_t i = 0; i < count && found.places.size() < 2; ++i) {
        found.piece = static_cast<puzzle::PieceId>((first + i) % count);
        found.places = moves::reachable(puzzle, position, found.piece);
    }
    return found;
}

/// Plays random moves: at every step, which piece, all places it could go to, and which of them it took: 0 where nothing can move.
json walk_from_start(const puzzle::Problem& problem, int length, Random& random) {
    const Puzzle& puzzle = problem.puzzle;
    Position position = problem.start;
    json steps = json::array();
    puzzle::PositionCode code(problem);
    std::vector<moves::Move> played;
    for (int step = 0; step < length; ++step) {
        const auto [piece, places] = some_movable(puzzle, position, random);
        const std::size_t chosen = places.size() < 2 ? 0 : 1 + random.below(places.size() - 1);
        json entry{{"piece", piece}, {"chosen", chosen}, {"reach", reach_of(puzzle, position, piece)}};
        if (step % kAllEvery == 0) entry["all"] = all_reach(puzzle, position);
        if (chosen != 0) played.push_back({{piece}, places[chosen].path});
        position.anchors[piece] = places[chosen].anchor;
        entry["solved"] = puzzle.is_solved(position);
        entry["text"] = puzzle::print_position(puzzle, position);
        entry["code"] = code.of(canonical(puzzle, position));
        steps.push_back(std::move(entry));
    }
    const auto colours = picture::piece_colours(puzzle);
    const std::string drawn = svg(picture::picture_of(puzzle, position, colours), picture::light_palette(), 64);
    return {
        {"steps", steps}, {"counts", counts_of(played)}, {"end", canonical(puzzle, position).anchors}, {"svg", drawn}};
}

json facts_of(const Puzzle& puzzle) {
    json facts = json::array();
    for (const puzzle::Fact& fact : puzzle.facts())
        facts.push_back({to_string(fact.subject), fact.metric ? to_string(*fact.metric) : "",
                         fact.value ? fact.value->decimal() : "unsolvable"});
    return facts;
}

json described(const std::string& text, int walk, Random& random) {
    const auto problem = puzzle::parse_puzzle(text);
    if (!problem) {
        const Error& error = problem.error();
        return {{"error", {{"message", error.message}, {"line", error.line}, {"column", error.column}}}};
    }
    const auto& [puzzle, start] = *problem;
    json pieces = json::array();
    for (const puzzle::Piece& piece : puzzle.pieces()) pieces.push_back({piece.name, piece.kind});
    const auto colours = picture::piece_colours(puzzle);
    return {{"name", puzzle.name()},
            {"note", puzzle.note()},
            {"metric", to_string(puzzle.metric())},
            {"facts", facts_of(puzzle)},
            {"pieces", pieces},
            {"kinds", kinds_of(puzzle)},
            {"goals", goals_of(puzzle)},
            {"start", start.anchors},
            {"startText", print_position(puzzle, start)},
            {"svg", svg(picture::picture_of(puzzle, start, colours), picture::dark_palette(), 20)},
            {"walk", walk_from_start(*problem, walk, random)}};
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 3) return 2;
    const int puzzles = std::atoi(arguments[1]);
    const int walk = std::atoi(arguments[2]);
    Random random(14);
    for (const auto& files : {test::library_files(), test::text_files("puzzles/bad")}) {
        for (const std::string& file : files) {
            json line = described(test::source_file(file), walk, random);
            line["file"] = file;
            std::cout << line.dump() << '\n';
        }
    }
    for (int seed = 0; seed < puzzles; ++seed) {
        const std::string text = test::random_puzzle(static_cast<std::uint64_t>(seed)).text;
        json line = described(text, walk, random);
        line["text"] = text;
        std::cout << line.dump() << '\n';
    }
    return 0;
}
