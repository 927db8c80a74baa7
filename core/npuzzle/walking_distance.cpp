#include "core/npuzzle/walking_distance.hpp"

#include <cassert>

namespace shunt::npuzzle {

std::string LineDistance::counts_of(std::size_t lines, const std::vector<Lines>& tiles, int blank_line) {
    std::string counts(lines * lines + 1, '\0');
    for (const auto& [line, home] : tiles)
        ++counts[static_cast<std::size_t>(line) * lines + static_cast<std::size_t>(home)];
    counts.back() = static_cast<char>(blank_line);
    return counts;
}

/// The state with these counts, a new one being `steps` from the goal; empty when there are too many.
std::optional<LineDistance::State> LineDistance::number_of(std::string counts, int steps, Found& found) {
    const auto [entry, is_new] = numbers_.emplace(std::move(counts), static_cast<State>(steps_.size()));
    if (!is_new) return entry->second;
    if (steps_.size() == kMostStates) return std::nullopt;
    steps_.push_back(static_cast<std::uint8_t>(steps));
    next_.resize(next_.size() + 2 * lines_);
    found.push_back(&entry->first);
    return entry->second;
}

/// Finds the neighbours of a state; false when there are too many states.
bool LineDistance::expand(State state, Found& found) {
    const std::string& counts = *found[state];
    const auto blank = static_cast<std::size_t>(counts.back());
    for (std::size_t down = 0; down < 2; ++down) {
        const bool at_edge = down != 0 ? blank == 0 : blank + 1 == lines_;
        if (at_edge) continue;
        const std::size_t from = down != 0 ? blank - 1 : blank + 1;
        for (std::size_t home = 0; home < lines_; ++home) {
            if (counts[from * lines_ + home] == 0) continue;
            std::string after = counts;
            --after[from * lines_ + home];
            ++after[blank * lines_ + home];
            after.back() = static_cast<char>(from);
            const auto next = number_of(std::move(after), steps_[state] + 1, found);
            if (!next) return false;
            next_[(2 * std::size_t{state} + down) * lines_ + home] = *next;
        }
    }
    return true;
}

std::optional<LineDistance> LineDistance::create(int lines, int length, int blank_home_line) {
    LineDistance distance(static_cast<std::size_t>(lines));
    std::vector<Lines> tiles;
    for (int line = 0; line < lines; ++line) {
        for (int i = line == blank_home_line ? 1 : 0; i < length; ++i) tiles.push_back({line, line});
    }
    Found found;
    if (!distance.number_of(counts_of(distance.lines_, tiles, blank_home_line), 0, found)) return std::nullopt;
    for (std::size_t state = 0; state < found.size(); ++state) {
        if (!distance.expand(static_cast<State>(state), found)) return std::nullopt;
    }
    return distance;
}

LineDistance::State LineDistance::state(const std::vector<Lines>& tiles, int blank_line) const {
    const auto found = numbers_.find(counts_of(lines_, tiles, blank_line));
    assert(found != numbers_.end());
    return found->second;
}

std::uint64_t LineDistance::bytes() const {
    constexpr std::uint64_t kHashNode = 64;  // of a counts string and its links, about
    return steps_.size() + next_.size() * sizeof(State) + numbers_.size() * kHashNode;
}

std::optional<WalkingDistance> WalkingDistance::create(Size size, Cell blank_home) {
    constexpr int kMostLines = 4;  // five lines have more states than LineDistance numbers, unless they are short
    if (size.rows > kMostLines || size.columns > kMostLines) return std::nullopt;
    auto of_rows = LineDistance::create(size.rows, size.columns, size.row(blank_home));
    if (!of_rows) return std::nullopt;
    auto of_columns = LineDistance::create(size.columns, size.rows, size.column(blank_home));
    if (!of_columns) return std::nullopt;
    return WalkingDistance(std::move(*of_rows), std::move(*of_columns));
}

std::array<LineDistance::State, 2> WalkingDistance::state(const Problem& problem) const {
    std::vector<LineDistance::Lines> of_rows;
    std::vector<LineDistance::Lines> of_columns;
    const Size size = problem.size;
    for (std::size_t i = 0; i < problem.homes.size(); ++i) {
        const auto cell = static_cast<Cell>(i);
        if (cell == problem.blank) continue;
        of_rows.push_back({size.row(cell), size.row(problem.homes[i])});
        of_columns.push_back({size.column(cell), size.column(problem.homes[i])});
    }
    return {lines_[rows].state(of_rows, size.row(problem.blank)),
            lines_[columns].state(of_columns, size.column(problem.blank))};
}

}  // namespace shunt::npuzzle
