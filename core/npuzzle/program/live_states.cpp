#include "core/npuzzle/program/live_states.hpp"

#include <algorithm>

namespace shunt::npuzzle::program {
namespace {

using End = Reach::End;

/// Marks the steps at which a state so far from both ends can be passed: from, from + 2, ... up to steps - to.
void mark_window(std::vector<std::uint8_t>& at, Steps from, Steps to) {
    if (from == kUnreached || to == kUnreached) return;
    const int steps = static_cast<int>(at.size()) - 1;
    if ((from + to + steps) % 2 != 0) return;
    for (int t = from; t <= steps - to; t += 2) at[static_cast<std::size_t>(t)] = 1;
}

}  // namespace

LiveStates::LiveStates(const Instance& instance, const Reach& reach, int steps)
    : grid_(instance.size()), cells_(instance.cells()), steps_(steps) {
    states_.assign(state_index(steps + 1, 1, 0, 0), 0);
    arcs_.assign(arc_index(steps, 0, 0), 0);
    for (int i = 1; i < cells_; ++i) {
        for (int blank = 0; blank < cells_; ++blank) {
            for (int cell = 0; cell < cells_; ++cell) find_in_reach(reach, i, blank, cell);
        }
    }
    for (int t = 0; t < steps; ++t) {
        for (int from = 0; from < cells_; ++from) {
            for (const int to : grid_.neighbours(from)) arcs_[arc_index(t, from, to)] = 1;
        }
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (int t = 0; t < steps; ++t) changed = drop_arcs(t) || changed;
        for (int t = 0; t <= steps; ++t) changed = drop_states(t) || changed;
    }
}

void LiveStates::find_in_reach(const Reach& reach, int i, int blank, int cell) {
    std::vector<std::uint8_t> alive(static_cast<std::size_t>(steps_) + 1, 0);
    mark_window(alive, reach.one(End::start, i, blank, cell), reach.one(End::goal, i, blank, cell));
    std::vector<std::uint8_t> somewhere(alive.size());
    for (int k = 1; k < cells_; ++k) {
        if (k == i) continue;
        std::fill(somewhere.begin(), somewhere.end(), std::uint8_t{0});
        for (int other = 0; other < cells_; ++other) {
            mark_window(somewhere, reach.two(End::start, i, blank, cell, k, other),
                        reach.two(End::goal, i, blank, cell, k, other));
        }
        for (std::size_t t = 0; t < alive.size(); ++t) alive[t] &= somewhere[t];
    }
    for (int t = 0; t <= steps_; ++t) states_[state_index(t, i, blank, cell)] = alive[static_cast<std::size_t>(t)];
}

bool LiveStates::arc_lives(int t, int from, int to) const {
    const auto onward = [&](int next) { return next != from && arc(t + 1, to, next); };
    const auto inward = [&](int last) { return last != to && arc(t - 1, last, from); };
    const auto after_it = grid_.neighbours(to);
    const auto before_it = grid_.neighbours(from);
    if (t + 1 < steps_ && std::none_of(after_it.begin(), after_it.end(), onward)) return false;
    if (t > 0 && std::none_of(before_it.begin(), before_it.end(), inward)) return false;
    for (int i = 1; i < cells_; ++i) {
        bool leads_on = false;
        for (int cell = 0; cell < cells_ && !leads_on; ++cell) {
            leads_on = state(t, i, from, cell) && state(t + 1, i, to, after(cell, from, to));
        }
        if (!leads_on) return false;
    }
    return true;
}

bool LiveStates::state_lives(int t, int i, int blank, int cell) const {
    const auto onward = [&](int to) { return arc(t, blank, to) && state(t + 1, i, to, after(cell, blank, to)); };
    const auto inward = [&](int from) {
        return arc(t - 1, from, blank) && state(t - 1, i, from, after(cell, blank, from));
    };
    const auto beside = grid_.neighbours(blank);
    if (t < steps_ && std::none_of(beside.begin(), beside.end(), onward)) return false;
    return t == 0 || std::any_of(beside.begin(), beside.end(), inward);
}

bool LiveStates::drop_arcs(int t) {
    bool changed = false;
    for (int from = 0; from < cells_; ++from) {
        for (const int to : grid_.neighbours(from)) {
            if (!arc(t, from, to) || arc_lives(t, from, to)) continue;
            arcs_[arc_index(t, from, to)] = 0;
            changed = true;
        }
    }
    return changed;
}

bool LiveStates::drop_states(int t) {
    bool changed = false;
    for (int i = 1; i < cells_; ++i) {
        for (int blank = 0; blank < cells_; ++blank) {
            for (int cell = 0; cell < cells_; ++cell) {
                if (!state(t, i, blank, cell) || state_lives(t, i, blank, cell)) continue;
                states_[state_index(t, i, blank, cell)] = 0;
                changed = true;
            }
        }
    }
    return changed;
}

bool LiveStates::place(int t, int i, int cell) const {
    for (int blank = 0; blank < cells_; ++blank) {
        if (state(t, i, blank, cell)) return true;
    }
    return false;
}

bool LiveStates::any() const {
    for (int blank = 0; blank < cells_; ++blank) {
        for (int cell = 0; cell < cells_; ++cell) {
            if (state(0, 1, blank, cell)) return true;
        }
    }
    return false;
}

}  // namespace shunt::npuzzle::program
