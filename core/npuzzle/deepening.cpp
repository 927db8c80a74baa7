#include "core/npuzzle/deepening.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace shunt::npuzzle {

Deepening::Deepening(const Tables& tables, const Detours& detours, const Problem& problem)
    : tables_(&tables),
      detours_(&detours),
      size_(problem.size),
      geometry_(size_),
      lookups_(tables),
      places_(lookups_.count()),
      frames_(1) {
    assert(size_ == tables.patterns().size && problem.blank_home == tables.patterns().blank_home);
    std::copy(problem.homes.begin(), problem.homes.end(), homes_.begin());
    Frame& first = frames_.front();
    first.blank = problem.blank;
    first.rule = detours.begin(problem.blank);
    first.manhattan = static_cast<std::int16_t>(problem.manhattan());
    const auto sums = lookups_.look_up(homes_.data(), problem.blank, places_.data());
    for (std::size_t view = 0; view < kMostViews; ++view) first.sum[view] = static_cast<std::int16_t>(sums[view]);
    if (tables.walking()) {
        first.walk = tables.walking()->state(problem);
        for (const auto axis : {WalkingDistance::rows, WalkingDistance::columns}) {
            first.walk_steps[axis] = static_cast<std::int16_t>(tables.walking()->along(axis).steps(first.walk[axis]));
        }
    }
    solved_ = first.manhattan == 0;
    bound_ = tables.at_least(problem);
    begin_bound();
}

Deepening::Geometry::Geometry(Size size) {
    for (int i = 0; i < size.cells(); ++i) {
        const auto cell = static_cast<Cell>(i);
        for (std::size_t d = 0; d < puzzle::kDirections.size(); ++d) {
            from[cell][d] = size.neighbour(cell, puzzle::opposite(puzzle::kDirections[d]));
        }
        for (int other = 0; other < size.cells(); ++other) {
            distance[cell][static_cast<std::size_t>(other)] =
                static_cast<std::uint8_t>(size.distance(cell, static_cast<Cell>(other)));
        }
        line[WalkingDistance::rows][cell] = static_cast<std::uint8_t>(size.row(cell));
        line[WalkingDistance::columns][cell] = static_cast<std::uint8_t>(size.column(cell));
    }
}

/// The board is at the start again; a way of `bound_` steps must fit.
void Deepening::begin_bound() {
    depth_ = 0;
    frames_.resize(static_cast<std::size_t>(bound_) + 1);
    frames_.front().next = 0;
}

bool Deepening::advance(std::uint64_t budget) {
    if (solved_) return false;
    const bool walks = tables_->walking().has_value();
    if (tables_->patterns().views.size() == 2) {
        walks ? run<2, true>(budget) : run<2, false>(budget);
    } else {
        walks ? run<1, true>(budget) : run<1, false>(budget);
    }
    return !solved_;
}

template <std::size_t kViews, bool kWalk>
void Deepening::run(std::uint64_t budget) {
    const std::uint64_t enough = nodes_ + budget;
    while (nodes_ < enough) {
        Frame& frame = frames_[depth_];
        if (frame.next == puzzle::kDirections.size()) {
            if (depth_ == 0) {
                bound_ += 2;
                begin_bound();
            } else {
                step_back<kViews>(frame);
                --depth_;
            }
            continue;
        }
        const std::size_t direction = frame.next++;
        Frame& child = frames_[depth_ + 1];
        child.rule = detours_->after(frame.rule, direction);
        if (child.rule == Detours::kForbidden) continue;
        if (!step<kViews, kWalk>(frame, direction, child, bound_ - static_cast<int>(depth_) - 1)) continue;
        ++depth_;
        ++nodes_;
        if (child.manhattan == 0) {
            solved_ = true;
            return;
        }
    }
}

/// The walking distance after a step of `tile`; false when it exceeds `left`.
inline bool Deepening::walk(const Frame& frame, std::size_t direction, Cell tile, Frame& child, int left) const {
    const auto axis = WalkingDistance::axis(puzzle::kDirections[direction]);
    const LineDistance& lines = tables_->walking()->along(axis);
    const bool forward = direction >= 2;
    const LineDistance::State state = lines.after(frame.walk[axis], forward, geometry_.line[axis][tile]);
    const int steps = lines.steps(state);
    if (steps + frame.walk_steps[1 - axis] > left) return false;
    child.walk = frame.walk;
    child.walk[axis] = state;
    child.walk_steps = frame.walk_steps;
    child.walk_steps[axis] = static_cast<std::int16_t>(steps);
    return true;
}

/// Takes a step if `left` steps may be enough from there.
template <std::size_t kViews, bool kWalk>
bool Deepening::step(const Frame& frame, std::size_t direction, Frame& child, int left) {
    const Cell blank = frame.blank;
    const Cell from = geometry_.from[blank][direction];
    const Cell tile = homes_[from];
    const int manhattan = frame.manhattan + geometry_.distance[tile][blank] - geometry_.distance[tile][from];
    if (manhattan > left) return false;
    if (kWalk && !walk(frame, direction, tile, child, left)) return false;
    std::array<Lookups::Place, kViews> places;
    for (std::size_t view = 0; view < kViews; ++view) {
        const Lookups::Part& part = lookups_.part(view, tile);
        const Lookups::Place& now = places_[part.lookup];
        places[view].code = now.code + part.at[blank] - part.at[from];
        places[view].excess = lookups_.excess(part.lookup, places[view].code);
        const int sum = frame.sum[view] + places[view].excess - now.excess;
        if (manhattan + 2 * sum > left) return false;
        child.sum[view] = static_cast<std::int16_t>(sum);
    }
    for (std::size_t view = 0; view < kViews; ++view) {
        child.before[view] = std::exchange(places_[lookups_.part(view, tile).lookup], places[view]);
    }
    homes_[blank] = tile;
    child.blank = from;
    child.next = 0;
    child.tile = tile;
    child.manhattan = static_cast<std::int16_t>(manhattan);
    return true;
}

/// Takes back the step that led to this frame.
template <std::size_t kViews>
void Deepening::step_back(const Frame& frame) {
    homes_[frame.blank] = frame.tile;
    for (std::size_t view = 0; view < kViews; ++view) {
        places_[lookups_.part(view, frame.tile).lookup] = frame.before[view];
    }
}

std::vector<Direction> Deepening::solution() const {
    assert(solved_);
    std::vector<Direction> steps;
    for (std::size_t i = 0; i < depth_; ++i) steps.push_back(puzzle::kDirections[frames_[i].next - 1u]);
    return steps;
}

std::uint64_t Deepening::bytes() const {
    return sizeof(*this) + frames_.size() * sizeof(Frame) + places_.size() * sizeof(places_[0]) + lookups_.bytes();
}

}  // namespace shunt::npuzzle
