#include "core/picture/outline.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

#include "core/picture/number_text.hpp"

namespace shunt::picture {

namespace {

using puzzle::Coordinate;

constexpr float kPi = 3.14159265f;

// Directions of travel along a border, clockwise: the filled cell lies to the right.
constexpr std::array<Coordinate, 4> kTravel{{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};  // right, down, left, up

/// A border edge: from a corner of the grid in one of the four directions.
struct Edge {
    Coordinate corner;
    int direction = 0;
    friend auto operator<=>(const Edge&, const Edge&) = default;
};

Vec vec(Coordinate c) { return {static_cast<float>(c.column), static_cast<float>(c.row)}; }

/// All border edges of the cells, filled side to the right.
std::set<Edge> border(std::span<const Coordinate> cells) {
    const std::set<Coordinate> filled(cells.begin(), cells.end());
    std::set<Edge> edges;
    for (const Coordinate cell : cells) {
        const auto empty = [&](int row, int column) {
            return filled.count({cell.row + row, cell.column + column}) == 0;
        };
        if (empty(-1, 0)) edges.insert({cell, 0});
        if (empty(0, 1)) edges.insert({cell + Coordinate{0, 1}, 1});
        if (empty(1, 0)) edges.insert({cell + Coordinate{1, 1}, 2});
        if (empty(0, -1)) edges.insert({cell + Coordinate{1, 0}, 3});
    }
    return edges;
}

/// A corner of an outline with the directions before and after it.
struct Turn {
    Coordinate corner;
    int before = 0;
    int after = 0;
};

/// Follows the border from `first`, taking its edges out of `edges`. At a corner where four edges meet it turns right, so that
/// parts touching in a corner stay apart, or left, so that they are `joined`.
std::vector<Turn> trace(std::set<Edge>& edges, Edge first, bool joined) {
    const std::array<int, 3> order = joined ? std::array{3, 0, 1} : std::array{1, 0, 3};
    std::vector<Turn> turns;
    Edge edge = first;
    do {
        edges.erase(edge);
        const Coordinate corner = edge.corner + kTravel[static_cast<std::size_t>(edge.direction)];
        int next = -1;
        for (const int turn : order) {
            const int direction = (edge.direction + turn) % 4;
            const Edge candidate{corner, direction};
            if (candidate == first || edges.count(candidate) != 0) {
                next = direction;
                break;
            }
        }
        if (next != edge.direction) turns.push_back({corner, edge.direction, next});
        edge = {corner, next};
    } while (edge != first);
    return turns;
}

/// A corner of an outline, where it would be without rounding.
struct Corner {
    Vec at;
    Vec before;  // unit vectors of travel
    Vec after;
    float radius = 0;
};
using Corners = std::vector<Corner>;

Corner rounded_corner(const Turn& turn, const OutlineStyle& style) {
    const Vec before = vec(kTravel[static_cast<std::size_t>(turn.before)]);
    const Vec after = vec(kTravel[static_cast<std::size_t>(turn.after)]);
    const bool convex = (turn.before + 1) % 4 == turn.after;
    // The inside lies to the right of both directions: moving in by the inset along both normals.
    const Vec inward{-before.y - after.y, before.x + after.x};
    return {vec(turn.corner) * style.cell + inward * style.inset, before, after, convex ? style.convex : style.concave};
}

/// The corners of every loop around the cells.
std::vector<Corners> loops_of_corners(std::span<const Coordinate> cells, const OutlineStyle& style) {
    std::set<Edge> edges = border(cells);
    std::vector<Corners> loops;
    while (!edges.empty()) {
        Corners& corners = loops.emplace_back();
        for (const Turn& turn : trace(edges, *edges.begin(), style.inset < 0))
            corners.push_back(rounded_corner(turn, style));
    }
    return loops;
}

/// Adds the points of a rounded corner.
void round_corner(Loop& loop, const Corner& corner) {
    const float radius = corner.radius;
    if (radius <= 0.01f) {
        loop.push_back(corner.at);
        return;
    }
    const Vec centre = corner.at - corner.before * radius + corner.after * radius;
    const int segments = std::clamp(static_cast<int>(std::sqrt(radius) * 3.0f), 3, 14);
    for (int i = 0; i <= segments; ++i) {
        const float angle = kPi / 2 * static_cast<float>(i) / static_cast<float>(segments);
        // From the point that `before` leads to (opposite `after`) to the one where `after` begins.
        const Vec offset = corner.after * -std::cos(angle) + corner.before * std::sin(angle);
        loop.push_back(centre + offset * radius);
    }
}

float length(Vec v) { return std::hypot(v.x, v.y); }

float perimeter(const Loop& loop) {
    float sum = 0;
    for (std::size_t i = 0; i < loop.size(); ++i) sum += length(loop[(i + 1) % loop.size()] - loop[i]);
    return sum;
}

/// An arc around a corner and the straight line behind it, relative to where the path is.
std::string side_text(const Corner& from, const Corner& to) {
    std::string text;
    if (from.radius > 0) {
        const bool clockwise = from.before.x * from.after.y - from.before.y * from.after.x > 0;
        const Vec way = (from.before + from.after) * from.radius;
        text = "a" + join_numbers({from.radius, from.radius}) + " 0 0" + (clockwise ? " 1" : " 0");
        text += " " + join_numbers({way.x, way.y});
    }
    const Vec straight = to.at - from.at;
    const float shorter = from.radius + to.radius;
    if (from.after.x != 0) return text + "h" + number_text(straight.x - from.after.x * shorter);
    return text + "v" + number_text(straight.y - from.after.y * shorter);
}

PathText path_text(const Corners& corners) {
    PathText path;
    const Corner& first = corners.front();
    const Vec begin = first.at - first.before * first.radius;
    path.data = "M" + join_numbers({begin.x, begin.y});
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Corner& from = corners[i];
        const Corner& to = corners[(i + 1) % corners.size()];
        path.data += side_text(from, to);
        path.length += length(to.at - from.at) - from.radius - to.radius + from.radius * kPi / 2;
    }
    path.data += "z";
    return path;
}

}  // namespace

std::vector<Loop> outline(std::span<const Coordinate> cells, const OutlineStyle& style) {
    std::vector<Loop> loops;
    for (const Corners& corners : loops_of_corners(cells, style)) {
        Loop& loop = loops.emplace_back();
        for (const Corner& corner : corners) round_corner(loop, corner);
    }
    return loops;
}

std::vector<PathText> outline_paths(std::span<const Coordinate> cells, const OutlineStyle& style) {
    std::vector<PathText> paths;
    for (const Corners& corners : loops_of_corners(cells, style)) paths.push_back(path_text(corners));
    return paths;
}

std::vector<Loop> dashes(const Loop& loop, float dash, float gap) {
    std::vector<Loop> pieces;
    if (loop.size() < 2) return pieces;
    const float around = perimeter(loop);
    if (!(around > 0 && dash > 0)) return pieces;  // a board of no size
    const int count = std::max(1, static_cast<int>(std::lround(around / (dash + gap))));
    const float period = around / static_cast<float>(count);
    const float on = period * dash / (dash + gap);
    float phase = on / 2;  // travelled since the current dash began
    Loop current{loop.front()};
    for (std::size_t i = 0; i < loop.size(); ++i) {
        Vec from = loop[i];
        const Vec to = loop[(i + 1) % loop.size()];
        while (true) {
            const float left = length(to - from);
            const float until = phase < on ? on - phase : period - phase;
            if (until > left) {
                phase += left;
                if (phase < on) current.push_back(to);
                break;
            }
            from = from + (to - from) * (left > 0 ? until / left : 0.0f);
            const bool ends = phase < on;
            if (ends) current.push_back(from);
            if (ends) pieces.push_back(std::move(current));
            phase = ends ? on : 0;
            current = ends ? Loop{} : Loop{from};
        }
    }
    if (current.size() > 1) pieces.push_back(std::move(current));
    return pieces;
}

}  // namespace shunt::picture
