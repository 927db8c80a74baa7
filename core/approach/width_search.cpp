#include "core/approach/width_search.hpp"

#include <algorithm>

namespace shunt::approach {
WidthSearch::WidthSearch(Ground& ground, const Key& start, const Settings& settings, std::uint64_t most_bytes)
    : ground_(ground),
      distances_of_class_(settings.distances_of_class),
      met_(ground.keys(), most_bytes / 2),
      distance_(ground.keys(), settings.weights),
      novelty_(ground.keys(), most_bytes / 4),
      most_open_bytes_(most_bytes / 4),
      neighbours_(ground.keys().words()) {
    neighbours_.add(start.words.data(), kNoMark);
}

std::uint64_t WidthSearch::work() {
    if (next_ < neighbours_.size()) {
        judge(next_++);
        return 1;
    }
    return expand_next();
}

void WidthSearch::judge(std::size_t neighbour) {
    const auto id = met_.add(neighbours_.key(neighbour), here_, neighbours_.mark(neighbour));
    if (met_.is_full() || open_bytes_ > most_open_bytes_) state_ = State::full;
    if (!id) return;
    const int distance = distance_.of(met_.key(*id));
    const auto of_class = static_cast<std::uint16_t>(distance / distances_of_class_);
    met_.set_note(*id, of_class);
    if (ground_.keys().is_goal(met_.key(*id))) {
        goal_ = *id;
        state_ = State::found;
        return;
    }
    const Mark mark = met_.mark(*id);
    const bool has_sibling = *id != 0 && mark != kNoMark && met_.note(here_) == of_class;
    std::size_t novelty =
        novelty_.of(met_.key(*id), of_class, has_sibling ? std::optional(ground_.field_of(mark)) : std::nullopt);
    if (distance < nearest_) novelty = 0;
    nearest_ = std::min(nearest_, distance);
    put(*id, novelty, static_cast<std::size_t>(distance));
}

void WidthSearch::put(Id id, std::size_t novelty, std::size_t distance) {
    Queue& queue = open_[novelty];
    if (distance >= queue.buckets.size()) queue.buckets.resize(distance + 1);
    std::vector<Id>& ids = queue.buckets[distance].ids;
    const std::size_t before = ids.capacity();
    ids.push_back(id);
    open_bytes_ += (ids.capacity() - before) * sizeof(Id);
    queue.nearest = std::min(queue.nearest, distance);
}

std::optional<Id> WidthSearch::take() {
    for (Queue& queue : open_) {
        for (; queue.nearest < queue.buckets.size(); ++queue.nearest) {
            Bucket& bucket = queue.buckets[queue.nearest];
            if (bucket.taken < bucket.ids.size()) return bucket.ids[bucket.taken++];
        }
    }
    return std::nullopt;
}

std::uint64_t WidthSearch::expand_next() {
    const auto next = take();
    next_ = 0;
    if (!next) {
        neighbours_.clear();
        state_ = State::exhausted;
        return 1;
    }
    ++expanded_;
    here_ = *next;
    return ground_.list(met_.key(here_), met_.mark(here_), neighbours_);
}

}  // namespace shunt::approach
