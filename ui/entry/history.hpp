// Undo and redo without end, for anything that is kept whole: a list of what was, and a place in it.
//
//     first ── a ── b ── c        undo() goes left, redo() right; add() forgets what lies to the right
//                   ^ now()
#pragma once

#include <cstddef>
#include <span>
#include <utility>
#include <vector>

namespace shunt::ui {

template <class T>
class History {
public:
    explicit History(T first) { steps_.push_back(std::move(first)); }

    [[nodiscard]] const T& now() const { return steps_[at_]; }
    /// The steps from the first to now(). Valid until the next change.
    [[nodiscard]] std::span<const T> until_now() const { return {steps_.data(), at_ + 1}; }
    [[nodiscard]] bool can_undo() const { return at_ > 0; }
    [[nodiscard]] bool can_redo() const { return at_ + 1 < steps_.size(); }

    /// A new step: undo leads back from it.
    void add(T next) {
        steps_.resize(at_ + 1, steps_.front());
        steps_.push_back(std::move(next));
        ++at_;
    }
    /// Another value of the same step.
    void amend(T other) { steps_[at_] = std::move(other); }
    /// Takes the last step away, which is the one that is now, as if it had never been added. Not the first.
    void drop() {
        steps_.pop_back();
        --at_;
    }
    /// False at the first step.
    bool undo() {
        if (!can_undo()) return false;
        --at_;
        return true;
    }
    /// False at the last step.
    bool redo() {
        if (!can_redo()) return false;
        ++at_;
        return true;
    }

private:
    std::vector<T> steps_;
    std::size_t at_ = 0;
};

}  // namespace shunt::ui
