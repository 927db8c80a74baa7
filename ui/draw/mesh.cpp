#include "ui/draw/mesh.hpp"

#include <algorithm>
#include <cmath>

namespace shunt::ui {

namespace {

struct Side {
    Vec upper;
    Vec lower;

    [[nodiscard]] float x(float y) const {
        const float part = (y - upper.y) / (lower.y - upper.y);
        return upper.x + (lower.x - upper.x) * part;
    }
};

/// The edges that are not horizontal, upper end first.
std::vector<Side> sides(std::span<const Loop> loops) {
    std::vector<Side> all;
    for (const Loop& loop : loops) {
        for (std::size_t i = 0; i < loop.size(); ++i) {
            const Vec a = loop[i];
            const Vec b = loop[(i + 1) % loop.size()];
            if (a.y < b.y) all.push_back({a, b});
            if (b.y < a.y) all.push_back({b, a});
        }
    }
    return all;
}

std::vector<float> heights(std::span<const Loop> loops) {
    std::vector<float> ys;
    for (const Loop& loop : loops) {
        for (const Vec p : loop) ys.push_back(p.y);
    }
    std::sort(ys.begin(), ys.end());
    ys.erase(std::unique(ys.begin(), ys.end()), ys.end());
    return ys;
}

Vec unit(Vec v) {
    const float length = std::hypot(v.x, v.y);
    return length > 1e-6f ? v * (1 / length) : Vec{};
}

}  // namespace

std::vector<Trapezoid> fill(std::span<const Loop> loops) {
    const std::vector<Side> all = sides(loops);
    const std::vector<float> ys = heights(loops);
    std::vector<Trapezoid> filled;
    std::vector<const Side*> crossing;
    for (std::size_t i = 0; i + 1 < ys.size(); ++i) {
        const float top = ys[i];
        const float bottom = ys[i + 1];
        const float middle = (top + bottom) / 2;
        crossing.clear();
        for (const Side& side : all) {
            if (side.upper.y <= top && side.lower.y >= bottom) crossing.push_back(&side);
        }
        std::sort(crossing.begin(), crossing.end(),
                  [&](const Side* a, const Side* b) { return a->x(middle) < b->x(middle); });
        for (std::size_t k = 0; k + 1 < crossing.size(); k += 2) {
            const Side& left = *crossing[k];
            const Side& right = *crossing[k + 1];
            filled.push_back({top, bottom, left.x(top), right.x(top), left.x(bottom), right.x(bottom)});
        }
    }
    return filled;
}

std::vector<Vec> normals(const Loop& loop) {
    std::vector<Vec> result;
    const std::size_t n = loop.size();
    for (std::size_t i = 0; i < n; ++i) {
        const Vec before = unit(loop[i] - loop[(i + n - 1) % n]);
        const Vec after = unit(loop[(i + 1) % n] - loop[i]);
        // Travelling with the inside to the right (y down), the outside is to the left: (y, -x).
        const Vec sum{before.y + after.y, -before.x - after.x};
        const float square = sum.x * sum.x + sum.y * sum.y;
        result.push_back(square > 0.5f ? sum * (2 / square) : sum);
    }
    return result;
}

Loop offset_loop(const Loop& loop, const std::vector<Vec>& normals, float distance) {
    Loop moved;
    for (std::size_t i = 0; i < loop.size(); ++i) moved.push_back(loop[i] + normals[i] * distance);
    return moved;
}

}  // namespace shunt::ui
