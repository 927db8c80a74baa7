#include "core/cli/find_text.hpp"

#include <sstream>

#include "core/cli/cost_text.hpp"

namespace shunt::cli {
namespace {

using search::Status;

/// Board and goal side by side.
std::string drawing(const outcome::FoundPuzzle& puzzle) {
    std::istringstream board(puzzle.board);
    std::istringstream goal(puzzle.goal);
    std::string text;
    std::string here;
    std::string there;
    while (std::getline(board, here, '/') && std::getline(goal, there, '/'))
        text += "    " + here + "    " + there + "\n";
    return text;
}

std::string puzzles_text(const std::vector<outcome::FoundPuzzle>& puzzles, puzzle::Metric metric) {
    std::string text;
    for (const outcome::FoundPuzzle& puzzle : puzzles) {
        text += grouped(puzzle.pieces) + (puzzle.pieces == 1 ? " piece: " : " pieces: ");
        text += grouped(puzzle.length) + " (" + std::string(to_string(metric)) + " metric)";
        if (puzzle.tied) text += ", " + grouped(*puzzle.tied) + " starts with this length";
        text += "\n" + drawing(puzzle);
    }
    return text;
}

std::string ending(const outcome::FindOutcome& found) {
    if (found.status == Status::complete) return "";
    const std::string why = found.reason.empty() ? " (time)" : ": " + found.reason;
    return (found.status == Status::cancelled ? "cancelled" : "limit reached" + why) + "; of the boards, " +
           grouped(found.searched) + " were searched\n";
}

}  // namespace

std::string find_text(const outcome::FindOutcome& found) {
    std::string text = puzzles_text(found.hardest, found.metric);
    text += grouped(found.boards) + " boards, " + grouped(found.just_solved) + " of them just solved\n";
    text += grouped(found.positions) + " positions in " + cost_text(found.seconds, found.peak_bytes) + "\n";
    return text + ending(found);
}

std::string evolve_text(const outcome::EvolveOutcome& evolved) {
    std::string text = puzzles_text(evolved.hardest, evolved.metric);
    if (text.empty()) text = "no puzzle found\n";
    text += grouped(evolved.candidates) + " candidates of seed " + std::to_string(evolved.seed);
    if (evolved.too_large != 0) text += ", " + grouped(evolved.too_large) + " of them passed over as too large";
    text += "; the best was number " + grouped(evolved.found_at) + "\n";
    return text + grouped(evolved.boards) + " boards in " + cost_text(evolved.seconds, evolved.peak_bytes) + "\n";
}

}  // namespace shunt::cli
