// Points of the plane.
#pragma once

namespace shunt::picture {

/// A point or a way, in any unit; y grows downwards.
struct Vec {
    float x = 0;
    float y = 0;

    friend Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
    friend Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
    friend Vec operator*(Vec a, float k) { return {a.x * k, a.y * k}; }
    friend bool operator==(const Vec&, const Vec&) = default;
};

}  // namespace shunt::picture
