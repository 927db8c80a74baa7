#include "ui/known/census_view.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/known/dossier.hpp"

namespace shunt::ui {

namespace {

/// The smallest of 1, 2, 5, 10, 20, 25, 50, 100 ... that is at least `least`.
std::uint64_t round_up(double least) {
    if (least <= 5) return least <= 1 ? 1 : least <= 2 ? 2 : 5;
    for (std::uint64_t power = 1;; power *= 10) {
        for (const std::uint64_t digit : {10u, 20u, 25u, 50u}) {
            if (static_cast<double>(digit * power) >= least) return digit * power;
        }
    }
}

}  // namespace

int CensusView::last_depth() const { return report ? static_cast<int>(report->depths.size()) - 1 : -1; }

std::uint64_t CensusView::count(int depth) const {
    return depth >= 0 && depth <= last_depth() ? report->depths[static_cast<std::size_t>(depth)] : 0;
}

std::uint64_t CensusView::goals(int depth) const {
    const bool known = report != nullptr && depth >= 0 && static_cast<std::size_t>(depth) < report->goal_depths.size();
    return known ? report->goal_depths[static_cast<std::size_t>(depth)] : 0;
}

std::uint64_t CensusView::total(int depth) const {
    return levels == nullptr || depth < 0 ? 0 : levels->total(static_cast<std::size_t>(depth));
}

std::uint64_t CensusView::shown_goals(int depth) const {
    if (scale != Scale::cumulative) return goals(depth);
    return goal_levels == nullptr || depth < 0 ? 0 : goal_levels->total(static_cast<std::size_t>(depth));
}

std::uint64_t CensusView::fullest(int from, int to) const {
    if (levels == nullptr || from >= to) return 0;
    return levels->fullest(static_cast<std::size_t>(std::max(from, 0)), static_cast<std::size_t>(std::max(to, 0)));
}

std::uint64_t CensusView::most_of(const DepthLevels* of, int from, int to) const {
    if (of == nullptr || from >= to) return 0;
    if (scale == Scale::cumulative) return of->total(static_cast<std::size_t>(std::max(to - 1, 0)));
    return of->fullest(static_cast<std::size_t>(std::max(from, 0)), static_cast<std::size_t>(std::max(to, 0)));
}

int CensusView::fullest_depth() const { return levels == nullptr ? 0 : static_cast<int>(levels->fullest_at()); }

std::optional<int> CensusView::first_goal_depth() const {
    if (goal_levels == nullptr || !goal_levels->first()) return std::nullopt;
    return static_cast<int>(*goal_levels->first());
}

float CensusView::height_of(std::uint64_t count) const {
    const double most = static_cast<double>(most_shown());
    const double value = static_cast<double>(count);
    if (most < 1.0 || value < 1.0) return 0.0f;
    if (scale != Scale::logarithmic) return static_cast<float>(value / most);
    // One position stands a twelfth of a decade high, so that it is seen.
    const double one = 0.12;
    return static_cast<float>((std::log10(value) + one) / (std::log10(most) + one));
}

float CensusView::height(int depth) const { return height_of(shown(depth)); }

std::vector<std::uint64_t> CensusView::ticks() const {
    const std::uint64_t most = most_shown();
    std::vector<std::uint64_t> ticks;
    if (most == 0) return ticks;
    if (scale != Scale::logarithmic) {
        const std::uint64_t step = round_up(static_cast<double>(most) / 5.0);
        for (std::uint64_t tick = 0; tick <= most; tick += step) ticks.push_back(tick);
        return ticks;
    }
    const int decades = static_cast<int>(std::log10(static_cast<double>(most)));
    const int stride = decades / 4 + 1;
    std::uint64_t tick = 1;
    for (int decade = 0; decade <= decades; ++decade, tick *= 10) {
        if (decade % stride == 0) ticks.push_back(tick);
    }
    return ticks;
}

int CensusView::depth_step(int most) const {
    return static_cast<int>(round_up(static_cast<double>(depths_in_sight()) / std::max(1, most)));
}

CensusView census_view(const Dossier& book, const Entry* entry, puzzle::Metric metric, Scale scale) {
    CensusView view;
    view.report = book.census(metric);
    view.levels = book.levels(metric);
    view.goal_levels = book.goal_levels(metric);
    view.scale = scale;
    view.goal_depth = book.goal_depth(metric);
    if (!view.goal_depth && entry != nullptr) view.goal_depth = known_length(*entry, metric);
    return view;
}

}  // namespace shunt::ui
