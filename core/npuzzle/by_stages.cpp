#include "core/npuzzle/by_stages.hpp"

#include <algorithm>
#include <cassert>

namespace shunt::npuzzle {
namespace {

/// The cells not yet solved: rows [top, bottom), columns [left, right).
struct Rectangle {
    int top = 0;
    int bottom = 0;
    int left = 0;
    int right = 0;
};

/// Homes to fill in one stage, in the order of the stages.
std::vector<std::vector<Cell>> stages(Size size, Cell blank_home) {
    std::vector<std::vector<Cell>> all;
    Rectangle open{0, size.rows, 0, size.columns};
    while (open.bottom - open.top > 2) {
        const int row = size.row(blank_home) != open.top ? open.top++ : --open.bottom;
        for (int column = open.left; column < open.right - 2; ++column) all.push_back({size.cell(row, column)});
        all.push_back({size.cell(row, open.right - 2), size.cell(row, open.right - 1)});
    }
    while (open.right - open.left > 2) {
        const int column = size.column(blank_home) != open.left ? open.left++ : --open.right;
        all.push_back({size.cell(open.top, column), size.cell(open.top + 1, column)});
    }
    all.emplace_back();
    for (int row = open.top; row < open.bottom; ++row) {
        for (int column = open.left; column < open.right; ++column) {
            if (size.cell(row, column) != blank_home) all.back().push_back(size.cell(row, column));
        }
    }
    return all;
}

/// One stage: brings the tiles at home in `targets` there, with steps among the cells that are free.
class Stage {
public:
    Stage(const Problem& problem, const std::vector<Cell>& targets, const std::vector<bool>& fixed)
        : problem_(problem), number_(fixed.size(), -1) {
        for (std::size_t cell = 0; cell < fixed.size(); ++cell) {
            if (fixed[cell]) continue;
            number_[cell] = static_cast<int>(cells_.size());
            cells_.push_back(static_cast<Cell>(cell));
        }
        start_.push_back(problem.blank);
        for (const Cell home : targets) {
            const auto at = std::find(problem.homes.begin(), problem.homes.end(), home);
            start_.push_back(static_cast<Cell>(at - problem.homes.begin()));
        }
        targets_ = targets;
        std::size_t states = 1;
        for (std::size_t i = 0; i < start_.size(); ++i) states *= cells_.size();
        step_to_.assign(states, kUnseen);
    }

    [[nodiscard]] std::vector<Direction> way() {
        std::vector<Places> queue{start_};
        step_to_[index(start_)] = kStart;
        for (std::size_t i = 0; i < queue.size(); ++i) {
            if (std::equal(targets_.begin(), targets_.end(), queue[i].begin() + 1)) return way_to(queue[i]);
            for (const Direction direction : puzzle::kDirections) {
                const auto next = after(queue[i], direction);
                if (next.empty() || step_to_[index(next)] != kUnseen) continue;
                step_to_[index(next)] = static_cast<std::uint8_t>(direction);
                queue.push_back(next);
            }
        }
        assert(false);  // a solvable problem has a way at every stage
        return {};
    }

private:
    /// The blank's cell, then those of the tiles.
    using Places = std::vector<Cell>;
    static constexpr std::uint8_t kUnseen = 0xFF;
    static constexpr std::uint8_t kStart = 0xFE;

    [[nodiscard]] std::size_t index(const Places& places) const {
        std::size_t index = 0;
        for (const Cell cell : places) index = index * cells_.size() + static_cast<std::size_t>(number_[cell]);
        return index;
    }

    /// The places after a tile moves in `direction`; empty when none can.
    [[nodiscard]] Places after(Places places, Direction direction) const {
        const Cell blank = places.front();
        const Cell from = problem_.size.neighbour(blank, puzzle::opposite(direction));
        if (from == kNoCell || number_[from] < 0) return {};
        std::replace(places.begin() + 1, places.end(), from, blank);
        places.front() = from;
        return places;
    }

    [[nodiscard]] std::vector<Direction> way_to(Places places) const {
        std::vector<Direction> way;
        while (step_to_[index(places)] != kStart) {
            way.push_back(static_cast<Direction>(step_to_[index(places)]));
            places = after(places, puzzle::opposite(way.back()));
        }
        std::reverse(way.begin(), way.end());
        return way;
    }

    const Problem& problem_;
    std::vector<Cell> cells_;  // free ones
    std::vector<int> number_;  // by cell: index into cells_, or -1
    std::vector<Cell> targets_;
    Places start_;
    std::vector<std::uint8_t> step_to_;  // by index of places: the step that led there
};

}  // namespace

std::vector<Direction> solve_by_stages(Problem problem) {
    assert(!problem.size.is_line());
    std::vector<Direction> steps;
    std::vector<bool> fixed(problem.homes.size(), false);
    for (const auto& targets : stages(problem.size, problem.blank_home)) {
        for (const Direction step : Stage(problem, targets, fixed).way()) {
            problem.slide(step);
            steps.push_back(step);
        }
        for (const Cell cell : targets) fixed[cell] = true;
    }
    assert(problem.solved());
    return steps;
}

}  // namespace shunt::npuzzle
