#include "core/approach/neighbourhood.hpp"

#include <algorithm>

namespace shunt::approach {

/// A position takes as much in the two lists of the search as in the table.
Neighbourhood::Neighbourhood(Ground& ground, std::span<const Way> ways, std::size_t length, std::size_t most,
                             std::uint64_t most_bytes)
    : ground_(ground),
      most_(most),
      length_(length),
      met_(ground.keys(), most_bytes / 2),
      neighbours_(ground.keys().words()) {
    for (const Way& way : ways)
        for (const Key& position : way) static_cast<void>(met_.add(position.words.data(), 0, kNoMark));
}

std::uint64_t Neighbourhood::work() {
    ++expanded_;
    const std::uint64_t listed = is_gathered_ ? search() : gather();
    return std::max<std::uint64_t>(listed, 1 + neighbours_.size() / 2);  // each is looked up, too
}

/// As search(), returns for how much listing neighbours counts.
std::uint64_t Neighbourhood::gather() {
    has_all_ = done_ == met_.size() && !met_.is_full() && !ground_.is_crowded();
    if (met_.is_full() || met_.size() >= most_ || done_ == met_.size()) return begin_search(), 1;
    // Who came here has been expanded: of the piece that moved, all is known.
    const std::uint64_t listed = ground_.list(met_.key(done_), met_.mark(done_), neighbours_);
    for (std::size_t i = 0; i < neighbours_.size(); ++i)
        static_cast<void>(met_.add(neighbours_.key(i), done_, neighbours_.mark(i)));
    ++done_;
    return listed;
}

void Neighbourhood::begin_search() {
    is_gathered_ = true;
    arrivals_.resize(met_.size());
    arrivals_[0].is_there = true;
    queue_.reserve(met_.size());
    queue_.push_back(0);
    neighbours_.clear();
}

std::uint64_t Neighbourhood::search() {
    if (next_ == queue_.size()) {
        state_ = State::exhausted;  // not to be: the way itself lies inside
        return 1;
    }
    const Id here = queue_[next_++];
    const std::uint64_t listed = ground_.list(met_.key(here), arrivals_[here].mark, neighbours_);
    for (std::size_t i = 0; i < neighbours_.size(); ++i) {
        const auto id = met_.find(neighbours_.key(i));
        if (!id || arrivals_[*id].is_there) continue;
        arrivals_[*id] = {here, neighbours_.mark(i), true};
        queue_.push_back(*id);
        if (!ground_.keys().is_goal(neighbours_.key(i))) continue;
        goal_ = *id;
        state_ = way().size() - 1 < length_ ? State::found : State::exhausted;
        break;
    }
    return listed;
}

Way Neighbourhood::way() const {
    Way way{met_.copy(goal_)};
    for (Id id = goal_; id != 0; id = arrivals_[id].from) way.push_back(met_.copy(arrivals_[id].from));
    std::reverse(way.begin(), way.end());
    return way;
}

}  // namespace shunt::approach
