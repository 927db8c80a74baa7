#include "ui/known/depth_levels.hpp"

#include <algorithm>
#include <numeric>

namespace shunt::ui {

namespace {

std::vector<std::uint64_t> maxima_of_pairs(const std::vector<std::uint64_t>& row) {
    std::vector<std::uint64_t> maxima((row.size() + 1) / 2);
    for (std::size_t at = 0; at < row.size(); ++at) maxima[at / 2] = std::max(maxima[at / 2], row[at]);
    return maxima;
}

/// The first depth whose count is such.
template <class Such>
std::size_t place_in(const std::vector<std::uint64_t>& depths, Such such) {
    return static_cast<std::size_t>(std::find_if(depths.begin(), depths.end(), such) - depths.begin());
}

}  // namespace

DepthLevels::DepthLevels(const std::vector<std::uint64_t>& depths) {
    if (depths.empty()) return;
    rows_.push_back(depths);
    while (rows_.back().size() > 1) rows_.push_back(maxima_of_pairs(rows_.back()));
    fullest_ = rows_.back().front();
    fullest_at_ = place_in(depths, [this](std::uint64_t count) { return count == fullest_; });
    if (fullest_ != 0) first_ = place_in(depths, [](std::uint64_t count) { return count != 0; });
    totals_.resize(depths.size());
    std::partial_sum(depths.begin(), depths.end(), totals_.begin());
}

std::uint64_t DepthLevels::fullest(std::size_t from, std::size_t to) const {
    std::uint64_t most = 0;
    if (rows_.empty()) return most;
    to = std::min(to, rows_.front().size());
    for (std::size_t level = 0; from < to; ++level, from /= 2, to /= 2) {
        if (from % 2 == 1) most = std::max(most, rows_[level][from++]);
        if (to % 2 == 1) most = std::max(most, rows_[level][--to]);
    }
    return most;
}

}  // namespace shunt::ui
