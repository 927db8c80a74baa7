// Puzzles for tests, from a text or from puzzles/.
#pragma once

#include <string>

#include "core/puzzle/format/shunt_text.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/files.hpp"

namespace shunt::test {

/// A piece of one cell with six positions.
inline const std::string kSixPlaces = "name: S\nboard:\nA..\n...\ngoal:\n..A\n...\n";
/// A piece of one cell in a row: three steps, one move.
inline const std::string kRow = "name: Row\nmetric: step\nboard:\n1...\ngoal:\n...1\n";
/// The same with a second row.
inline const std::string kWay = "name: Way\nmetric: step\nboard:\nA...\n....\ngoal:\n...A\n....\n";

/// The puzzle that a text describes, with its start; the test fails when it describes none.
[[nodiscard]] inline puzzle::Problem problem_from(const std::string& text) {
    auto problem = puzzle::parse_puzzle(text);
    REQUIRE((problem ? "" : to_string(problem.error())) == "");
    return *problem;
}

/// The puzzle alone.
[[nodiscard]] inline puzzle::Puzzle puzzle_from(const std::string& text) { return problem_from(text).puzzle; }

/// The text of the puzzle of that name in puzzles/; empty when there is none.
[[nodiscard]] inline std::string library_text(const std::string& name) {
    const std::string end = "/" + name + ".txt";
    for (const std::string& path : library_files()) {
        if (path.size() > end.size() && path.compare(path.size() - end.size(), end.size(), end) == 0)
            return source_file(path);
    }
    return {};
}

/// The puzzle of that name in puzzles/, with its start.
[[nodiscard]] inline puzzle::Problem library_problem(const std::string& name) {
    return problem_from(library_text(name));
}
[[nodiscard]] inline puzzle::Puzzle library_puzzle(const std::string& name) { return library_problem(name).puzzle; }

}  // namespace shunt::test
