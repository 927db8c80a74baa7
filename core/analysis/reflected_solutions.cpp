#include "core/analysis/reflected_solutions.hpp"

#include <utility>

namespace shunt::analysis {

bool ReflectedSolutions::advance(std::uint64_t& budget) {
    while (columns_left_ > 0 && budget > 0) {
        const std::vector<Choice>& column = (*choices_)[columns_left_ - 1];
        if (own_.empty()) own_.reserve(column.size());
        for (; own_.size() < column.size() && budget > 0; --budget) {
            const Choice& choice = column[own_.size()];
            own_.push_back(choice.mirror == own_.size() ? own_ways(choice) : Natural{0});
            heap_ += own_.back().heap_bytes();
        }
        if (own_.size() < column.size()) break;
        std::swap(own_, own_behind_);
        own_.clear();
        heap_behind_ = std::exchange(heap_, 0);
        --columns_left_;
    }
    return columns_left_ > 0;
}

Natural ReflectedSolutions::own_ways(const Choice& choice) const {
    if (columns_left_ == choices_->size()) return 1;
    Natural ways = 0;
    for (const std::uint32_t next : choice.next) ways += own_behind_[next];
    return ways;
}

/// A solution is its own image where every position of it is; all others come in pairs.
Natural ReflectedSolutions::count() const {
    Natural count = choices_->front().front().to_goal;
    count += own_behind_.front();
    return count /= 2;
}

}  // namespace shunt::analysis
