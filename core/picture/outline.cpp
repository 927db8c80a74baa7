#include "core/picture/outline.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

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

/// Follows the border from `first`, taking its edges out of `edges`. At a corner where four edges meet it turns
/// right, so that parts touching in a corner stay apart.
std::vector<Turn> trace(std::set<Edge>& edges, Edge first) {
    std::vector<Turn> turns;
    Edge edge = first;
    do {
        edges.erase(edge);
        const Coordinate corner = edge.corner + kTravel[static_cast<std::size_t>(edge.direction)];
        int next = -1;
        for (const int turn : {1, 0, 3}) {
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

/// Points of a rounded corner at `at`, coming along `before` and leaving along `after` (unit vectors).
void round_corner(Loop& loop, Vec at, Vec before, Vec after, float radius) {
    if (radius <= 0.01f) {
        loop.push_back(at);
        return;
    }
    const Vec centre = at - before * radius + after * radius;
    const int segments = std::clamp(static_cast<int>(std::sqrt(radius) * 3.0f), 3, 14);
    for (int i = 0; i <= segments; ++i) {
        const float angle = kPi / 2 * static_cast<float>(i) / static_cast<float>(segments);
        // From the point that `before` leads to (opposite `after`) to the one where `after` begins.
        const Vec offset = after * -std::cos(angle) + before * std::sin(angle);
        loop.push_back(centre + offset * radius);
    }
}

Loop rounded(const std::vector<Turn>& turns, const OutlineStyle& style) {
    Loop loop;
    for (const Turn& turn : turns) {
        const Vec before = vec(kTravel[static_cast<std::size_t>(turn.before)]);
        const Vec after = vec(kTravel[static_cast<std::size_t>(turn.after)]);
        const bool convex = (turn.before + 1) % 4 == turn.after;
        // The inside lies to the right of both directions: moving in by the inset along both normals.
        const Vec inward_before{-before.y, before.x};
        const Vec inward_after{-after.y, after.x};
        const Vec at = vec(turn.corner) * style.cell + inward_before * style.inset + inward_after * style.inset;
        round_corner(loop, at, before, after, convex ? style.convex : style.concave);
    }
    return loop;
}

float length(Vec v) { return std::hypot(v.x, v.y); }

float perimeter(const Loop& loop) {
    float sum = 0;
    for (std::size_t i = 0; i < loop.size(); ++i) sum += length(loop[(i + 1) % loop.size()] - loop[i]);
    return sum;
}

}  // namespace

std::vector<Loop> outline(std::span<const Coordinate> cells, const OutlineStyle& style) {
    std::set<Edge> edges = border(cells);
    std::vector<Loop> loops;
    while (!edges.empty()) loops.push_back(rounded(trace(edges, *edges.begin()), style));
    return loops;
}

std::vector<Loop> dashes(const Loop& loop, float dash, float gap) {
    std::vector<Loop> pieces;
    if (loop.size() < 2) return pieces;
    const float around = perimeter(loop);
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
