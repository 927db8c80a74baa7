#include "ui/board/drag.hpp"

#include <algorithm>
#include <cmath>
#include <deque>
#include <limits>

namespace shunt::ui {

namespace {

constexpr float kSnap = 1e-3f;  // cells; nearer than this counts as being there

float distance(BoardPoint a, BoardPoint b) { return std::hypot(a.row - b.row, a.column - b.column); }

BoardPoint between(BoardPoint a, BoardPoint b, float part) {
    return {a.row + (b.row - a.row) * part, a.column + (b.column - a.column) * part};
}

/// Rounds coordinates that are all but whole, so that a piece on an edge is exactly on it.
BoardPoint cleaned(BoardPoint p) {
    const auto clean = [](float x) { return std::abs(x - std::round(x)) < kSnap ? std::round(x) : x; };
    return {clean(p.row), clean(p.column)};
}

}  // namespace

Drag::Drag(const puzzle::Puzzle& puzzle, const puzzle::Position& position, puzzle::PieceId piece)
    : Drag(puzzle, position, std::vector{piece}, piece) {}

Drag::Drag(const puzzle::Puzzle& puzzle, const puzzle::Position& position, std::vector<puzzle::PieceId> group,
           puzzle::PieceId lead)
    : lead_(lead),
      pieces_(std::move(group)),
      rows_(puzzle.board().rows()),
      columns_(puzzle.board().columns()),
      reaches_(moves::reachable(puzzle, position, pieces_, lead)),
      grid_(static_cast<std::size_t>(rows_) * static_cast<std::size_t>(columns_)),
      at_(point(puzzle.board().coordinate(position.anchors[lead]))) {
    for (const moves::Reach& reach : reaches_) {
        points_.push_back(puzzle.board().coordinate(reach.anchor));
        grid_[index(points_.back().row, points_.back().column)] = 1;
    }
}

std::size_t Drag::index(int row, int column) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) + static_cast<std::size_t>(column);
}

bool Drag::on_map(int row, int column) const {
    return row >= 0 && column >= 0 && row < rows_ && column < columns_ && grid_[index(row, column)] != 0;
}

bool Drag::free(BoardPoint p) const {
    p = cleaned(p);
    const int top = static_cast<int>(std::floor(p.row));
    const int left = static_cast<int>(std::floor(p.column));
    const int bottom = static_cast<int>(std::ceil(p.row));
    const int right = static_cast<int>(std::ceil(p.column));
    return on_map(top, left) && on_map(top, right) && on_map(bottom, left) && on_map(bottom, right);
}

bool Drag::straight(BoardPoint from, BoardPoint to) const {
    const int samples = static_cast<int>(distance(from, to) * 16.0f) + 1;
    for (int i = 0; i <= samples; ++i) {
        if (!free(between(from, to, static_cast<float>(i) / static_cast<float>(samples)))) return false;
    }
    return true;
}

BoardPoint Drag::project(BoardPoint target) const {
    BoardPoint best = at_;
    float best_distance = std::numeric_limits<float>::max();
    for (const puzzle::Coordinate p : points_) {
        const bool right = on_map(p.row, p.column + 1);
        const bool down = on_map(p.row + 1, p.column);
        const bool face = right && down && on_map(p.row + 1, p.column + 1);
        const auto reach = [&](float height, float width) {
            const BoardPoint base = point(p);
            const BoardPoint near{std::clamp(target.row, base.row, base.row + height),
                                  std::clamp(target.column, base.column, base.column + width)};
            if (const float d = distance(near, target); d < best_distance) {
                best_distance = d;
                best = near;
            }
        };
        reach(0, right ? 1.0f : 0.0f);
        if (down) reach(1, 0);
        if (face) reach(1, 1);
    }
    return cleaned(best);
}

std::vector<int> Drag::distances(BoardPoint goal) const {
    std::vector<int> steps(grid_.size(), -1);
    std::deque<puzzle::Coordinate> queue;
    for (const puzzle::Coordinate p : points_) {
        if (std::abs(point(p).row - goal.row) < 1 && std::abs(point(p).column - goal.column) < 1) {
            steps[index(p.row, p.column)] = 0;
            queue.push_back(p);
        }
    }
    for (; !queue.empty(); queue.pop_front()) {
        const puzzle::Coordinate p = queue.front();
        for (const puzzle::Direction direction : puzzle::kDirections) {
            const puzzle::Coordinate q = p + puzzle::offset(direction);
            if (!on_map(q.row, q.column) || steps[index(q.row, q.column)] >= 0) continue;
            steps[index(q.row, q.column)] = steps[index(p.row, p.column)] + 1;
            queue.push_back(q);
        }
    }
    return steps;
}

BoardPoint Drag::way_point(BoardPoint goal) const {
    const std::vector<int> steps = distances(goal);
    BoardPoint best = at_;
    float best_cost = std::numeric_limits<float>::max();
    for (const puzzle::Coordinate p : points_) {
        const float far = distance(point(p), at_);
        if (far < kSnap || far > 1.5f || !straight(at_, point(p))) continue;
        const float cost = far + static_cast<float>(steps[index(p.row, p.column)]);
        if (cost < best_cost) {
            best_cost = cost;
            best = point(p);
        }
    }
    return best;
}

bool Drag::follow(BoardPoint target, float travel) {
    const BoardPoint goal = project(target);
    // Every round reaches a placement or the goal, so the number of placements bounds the rounds.
    for (std::size_t round = 0; round <= points_.size() + 1; ++round) {
        const float rest = distance(at_, goal);
        if (rest < kSnap) return true;
        const BoardPoint next = straight(at_, goal) ? goal : way_point(goal);
        const float leg = distance(at_, next);
        if (leg < kSnap) return true;
        if (leg > travel) {
            at_ = between(at_, next, travel / leg);
            return false;
        }
        at_ = cleaned(next);
        travel -= leg;
    }
    return true;
}

std::optional<puzzle::Direction> Drag::push(BoardPoint target) const {
    constexpr float kBeyond = 0.5f;  // cells
    constexpr float kAside = 0.35f;  // cells off the grid across the push
    const BoardPoint rest = target - at_;
    const bool vertical = std::abs(rest.row) > std::abs(rest.column);
    const float beyond = vertical ? rest.row : rest.column;
    if (std::abs(beyond) < kBeyond) return std::nullopt;
    const float aside = vertical ? at_.column : at_.row;
    const float along = vertical ? at_.row : at_.column;
    if (std::abs(aside - std::round(aside)) > kAside || std::abs(along - std::round(along)) > kSnap)
        return std::nullopt;
    using puzzle::Direction;
    if (vertical) return beyond > 0 ? Direction::down : Direction::up;
    return beyond > 0 ? Direction::right : Direction::left;
}

const moves::Reach& Drag::nearest() const {
    std::size_t best = 0;
    for (std::size_t i = 1; i < points_.size(); ++i) {
        if (distance(point(points_[i]), at_) < distance(point(points_[best]), at_)) best = i;
    }
    return reaches_[best];
}

std::optional<moves::Move> Drag::move() const {
    const moves::Reach& reach = nearest();
    if (reach.path.empty()) return std::nullopt;
    return moves::Move{pieces_, reach.path};
}

}  // namespace shunt::ui
