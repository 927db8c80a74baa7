#include "core/job/found_puzzles.hpp"

#include <algorithm>

#include "core/base/words.hpp"

namespace shunt::job {
namespace {

std::string grid_text(int rows, int columns) { return std::to_string(rows) + "x" + std::to_string(columns); }

std::string two_digits(int number) {
    const std::string digits = std::to_string(number);
    return std::string(2 - std::min<std::size_t>(2, digits.size()), '0').append(digits);
}

}  // namespace

std::string file_stem(finder::PuzzleKind kind, int rows, int columns, puzzle::Metric metric, int pieces) {
    std::string stem(to_string(kind));
    stem.append("-").append(grid_text(rows, columns)).append("-").append(to_string(metric));
    return stem.append("-").append(two_digits(pieces));
}

std::string size_text(int rows, int columns, int pieces) {
    return say("{count, plural, one {# piece} other {# pieces}} on {grid}",
               {{"count", pieces}, {"grid", grid_text(rows, columns)}});
}

}  // namespace shunt::job
