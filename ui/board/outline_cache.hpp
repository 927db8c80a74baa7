// Outlines that were drawn before: every frame shows the same forms in the same size.
#pragma once

#include <span>
#include <vector>

#include "core/picture/outline.hpp"

namespace shunt::ui {

class OutlineCache {
public:
    /// picture::outline(), worked out once; valid until the next call. O(cells) for a form that is known.
    [[nodiscard]] const std::vector<picture::Loop>& of(std::span<const puzzle::Coordinate> cells,
                                                       const picture::OutlineStyle& style);

    [[nodiscard]] std::size_t size() const { return known_.size(); }
    static constexpr std::size_t kMost = 1024;  ///< outlines kept; when there are more it begins anew

private:
    struct Known {
        std::vector<float> key;  // lengths and cells
        std::vector<picture::Loop> loops;
    };
    std::vector<Known> known_;  // ascending by keys
    std::vector<float> key_;    // of the last call: its memory is used again
};

}  // namespace shunt::ui
