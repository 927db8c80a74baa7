#include "ui/board/glide.hpp"

#include <algorithm>
#include <cmath>

namespace shunt::ui {

namespace {

float leg(BoardPoint a, BoardPoint b) { return std::hypot(a.row - b.row, a.column - b.column); }

}  // namespace

BoardPoint Glide::at(double now) const {
    const double part = duration > 0 ? std::clamp((now - begin) / duration, 0.0, 1.0) : 1.0;
    const double eased = 1.0 - (1.0 - part) * (1.0 - part) * (1.0 - part);
    float total = 0;
    for (std::size_t i = 0; i + 1 < way.size(); ++i) total += leg(way[i], way[i + 1]);
    float rest = total * static_cast<float>(eased);
    for (std::size_t i = 0; i + 1 < way.size(); ++i) {
        const float length = leg(way[i], way[i + 1]);
        if (rest <= length && length > 0) {
            const float k = rest / length;
            return {way[i].row + (way[i + 1].row - way[i].row) * k,
                    way[i].column + (way[i + 1].column - way[i].column) * k};
        }
        rest -= length;
    }
    return way.back();
}

Glide glide_along(const moves::Move& move, double now) {
    Glide glide;
    glide.pieces = move.pieces;
    glide.begin = now;
    glide.duration = std::min(0.180, 0.105 + 0.015 * static_cast<double>(move.path.size()));
    // From the end backwards, since the pieces stand there already.
    puzzle::Coordinate at{0, 0};
    glide.way.push_back({0, 0});
    for (auto direction = move.path.rbegin(); direction != move.path.rend(); ++direction) {
        at = at + puzzle::offset(puzzle::opposite(*direction));
        glide.way.push_back({static_cast<float>(at.row), static_cast<float>(at.column)});
    }
    std::reverse(glide.way.begin(), glide.way.end());
    return glide;
}

Glide glide_nudged(const moves::Move& refused, double now) {
    constexpr float kReach = 0.08f;  // cells
    const puzzle::Coordinate step = puzzle::offset(refused.path.front());
    const BoardPoint there{kReach * static_cast<float>(step.row), kReach * static_cast<float>(step.column)};
    return {refused.pieces, {{0, 0}, there, {0, 0}}, now, 0.2};
}

}  // namespace shunt::ui
