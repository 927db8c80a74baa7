// Something that is wanted of the census of a metric: asked of it once a worker holds it, and counted again, once, where none does.
#pragma once

#include <utility>

#include "core/puzzle/puzzle.hpp"

namespace shunt::ui {

class CensusWish {
public:
    enum class Step : unsigned char { wait, ask, count, give_up };

    void make(puzzle::Metric metric) {
        *this = CensusWish();
        waits_ = true;
        metric_ = metric;
    }
    void end() { waits_ = false; }
    /// Whether an answer is waited for.
    [[nodiscard]] bool waits() const { return waits_; }
    [[nodiscard]] bool waits_in(puzzle::Metric metric) const { return waits_ && metric == metric_; }
    [[nodiscard]] puzzle::Metric metric() const { return metric_; }

    /// How much of the work on the answer is done, from 0 to 1; 0 until it is told.
    [[nodiscard]] double share() const { return share_; }
    void note(double share) { share_ = share; }

    /// What is to be done for it now, told once: whether that census is held, and whether it is being counted.
    [[nodiscard]] Step next(bool held, bool counting) {
        if (!waits_) return Step::wait;
        if (held) return std::exchange(asked_, true) ? Step::wait : Step::ask;
        asked_ = false;
        share_ = 0;
        if (counting) return Step::wait;
        return std::exchange(counted_, true) ? Step::give_up : Step::count;
    }
    /// What was asked went with its worker. Whether it may be asked again: once only, so that a question that ends its worker does not end
    /// one after the other.
    [[nodiscard]] bool lose() {
        counted_ = false;
        return !std::exchange(lost_, true);
    }

private:
    bool waits_ = false;
    puzzle::Metric metric_ = puzzle::Metric::move;
    bool asked_ = false;    // of the census that is held
    bool counted_ = false;  // again, for it
    bool lost_ = false;
    double share_ = 0;
};

}  // namespace shunt::ui
