#include "ui/glide.hpp"

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
    for (std::size_t i = 0; i + 1 < points.size(); ++i) total += leg(points[i], points[i + 1]);
    float rest = total * static_cast<float>(eased);
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        const float length = leg(points[i], points[i + 1]);
        if (rest <= length && length > 0) {
            const float k = rest / length;
            return {points[i].row + (points[i + 1].row - points[i].row) * k,
                    points[i].column + (points[i + 1].column - points[i].column) * k};
        }
        rest -= length;
    }
    return points.back();
}

Glide glide_along(const puzzle::Board& board, const Motion& motion, double now) {
    Glide glide;
    glide.piece = motion.piece;
    glide.begin = now;
    glide.duration = std::min(0.180, 0.105 + 0.015 * static_cast<double>(motion.path.size()));
    puzzle::Coordinate at = board.coordinate(motion.from);
    glide.points.push_back({static_cast<float>(at.row), static_cast<float>(at.column)});
    for (const puzzle::Direction direction : motion.path) {
        at = at + puzzle::offset(direction);
        glide.points.push_back({static_cast<float>(at.row), static_cast<float>(at.column)});
    }
    return glide;
}

}  // namespace shunt::ui
