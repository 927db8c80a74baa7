// The counts of a census, made ready to be drawn: the fullest depth of any range in O(log depths), so that a chart of a million depths
// costs a frame no more than one of a hundred.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace shunt::ui {

class DepthLevels {
public:
    DepthLevels() = default;
    /// O(depths), once for each census that is kept.
    explicit DepthLevels(const std::vector<std::uint64_t>& depths);

    /// The greatest count of all depths; 0 without any.
    [[nodiscard]] std::uint64_t fullest() const { return fullest_; }
    /// The first depth that has as many as any other; 0 without any.
    [[nodiscard]] std::size_t fullest_at() const { return fullest_at_; }
    /// The first depth whose count is not 0.
    [[nodiscard]] const std::optional<std::size_t>& first() const { return first_; }
    /// The greatest count of the depths from `from` up to, not including, `to`; 0 of an empty range. Those beyond the last count as 0.
    [[nodiscard]] std::uint64_t fullest(std::size_t from, std::size_t to) const;
    /// The sum of all counts up to a depth, that one included; beyond the last, of all.
    [[nodiscard]] std::uint64_t total(std::size_t depth) const {
        return totals_.empty() ? 0 : totals_[std::min(depth, totals_.size() - 1)];
    }

private:
    // Of each row the maxima of two of the row before; the first are the counts.
    std::vector<std::vector<std::uint64_t>> rows_;
    std::vector<std::uint64_t> totals_;
    std::uint64_t fullest_ = 0;
    std::size_t fullest_at_ = 0;
    std::optional<std::size_t> first_;
};

}  // namespace shunt::ui
