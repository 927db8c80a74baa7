#include "core/analysis/position_seeker.hpp"

#include <algorithm>
#include <numeric>

#include "core/base/words.hpp"

namespace shunt::analysis {

void PositionSeeker::find(const puzzle::Position& position, std::uint64_t memory) {
    asked_ = position;
    memory_ = memory;
    graph_ = nullptr;
    path_.clear();
    neighbours_.clear();
    refusal_.clear();
    is_at_start_ = false;
}

bool PositionSeeker::advance(std::uint64_t budget) {
    const bool more = work(budget);
    ended_->note_bytes(bytes());
    return more;
}

bool PositionSeeker::work(std::uint64_t budget) {
    if (!asked_ || !refusal_.empty()) return false;
    if (graph_ != nullptr) return follow(budget);
    graph_ = graph();
    if (graph_ == nullptr) {
        search(budget);
        return refusal_.empty();
    }
    set_out();
    return asked_.has_value();
}

bool PositionSeeker::gather(std::uint64_t budget, std::uint64_t memory) {
    asked_.reset();  // what was looked for is given up
    refusal_.clear();
    memory_ = memory;
    if (graph() == nullptr) search(budget);
    ended_->note_bytes(bytes());
    return refusal_.empty() && graph() == nullptr;
}

double PositionSeeker::gathered() const {
    if (!marked_) return 0;
    const auto sum = [](const std::vector<std::uint64_t>& counts) {
        return static_cast<double>(std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}));
    };
    return std::min(1.0, sum(marked_->counts()) / std::max(1.0, sum(ended_->counts())));
}

/// Where depths are kept; null as yet.
PositionGraph* PositionSeeker::graph() {
    if (ended_->exploration() != nullptr && ended_->storage() == Storage::hashed) return ended_->exploration()->graph();
    const bool is_done = marked_ && marked_->phase() == BreadthFirst::Phase::ended;
    return is_done && marked_->refusal().empty() ? marked_->exploration()->graph() : nullptr;
}

void PositionSeeker::search(std::uint64_t budget) {
    if (!marked_) {
        ended_->let_go();
        SearchOptions options = ended_->options();
        options.storage.reset();
        options.memory_limit = memory_;
        options.asks_more = options.keep_depths = true;
        marked_ = std::make_unique<BreadthFirst>(*problem_, Purpose::count, options);
    }
    if (marked_->advance(budget) || marked_->refusal().empty()) return;
    refusal_ = say("the depth of every position is not known: {why}", {{"why", marked_->refusal()}});
    marked_.reset();
}

/// The first step: whether the position was reached, and what its marks say of its depth.
void PositionSeeker::set_out() {
    const Rank rank = graph_->number(*asked_);
    asked_.reset();
    const auto depths = static_cast<int>(graph_->searched().counts().size());
    for (int depth = 0; depth < depths; ++depth) {
        if (!has_depth(rank, static_cast<std::uint64_t>(depth))) continue;
        asked_ = graph_->position(rank);
        path_ = {rank};
        depth_ = depth;
        return;
    }
}

bool PositionSeeker::has_depth(Rank rank, std::uint64_t depth) const {
    search::Search& searched = graph_->searched();
    return depth < searched.counts().size() && searched.marks().is_reached(rank) &&
           searched.marks().has_depth(rank, static_cast<int>(depth));
}

/// Goes back to the start, then looks at the neighbours of the position.
bool PositionSeeker::follow(std::uint64_t budget) {
    while (asked_ && refusal_.empty() && budget > 0) {
        is_at_start_ = path_.back() == graph_->start();
        const Rank at = is_at_start_ ? path_.front() : path_.back();
        const auto* neighbours = graph_->neighbours().of(at, budget);
        if (neighbours == nullptr) break;
        is_at_start_ ? look_around(*neighbours) : step_back(*neighbours);
    }
    return asked_.has_value() && refusal_.empty();
}

void PositionSeeker::step_back(const std::vector<Rank>& neighbours) {
    depth_ = depth_ > 0 ? depth_ - 1 : 2;  // where marks tell it modulo 3; where they tell it, the start has 0
    std::optional<Rank> nearer;
    for (const Rank rank : neighbours)
        if (has_depth(rank, static_cast<std::uint64_t>(depth_)) && (!nearer || rank < *nearer)) nearer = rank;
    if (nearer)
        path_.push_back(*nearer);
    else
        refusal_ = say("the way to the start is lost where the search ended");
}

void PositionSeeker::look_around(const std::vector<Rank>& neighbours) {
    for (const Rank rank : neighbours)
        neighbours_.push_back({graph_->position(rank), depth_near(rank, path_.size() - 1)});
    asked_.reset();
}

/// The depth of a neighbour of a position at `depth`: it differs by 1 at most.
std::optional<std::uint64_t> PositionSeeker::depth_near(Rank rank, std::uint64_t depth) const {
    for (const std::uint64_t near : {depth, depth + 1}) {
        if (has_depth(rank, near)) return near;
    }
    if (depth > 0 && has_depth(rank, depth - 1)) return depth - 1;
    return std::nullopt;
}

std::vector<puzzle::Position> PositionSeeker::way() const {
    std::vector<puzzle::Position> way;
    if (!is_at_start_) return way;
    for (auto rank = path_.rbegin(); rank != path_.rend(); ++rank) way.push_back(graph_->position(*rank));
    return way;
}

}  // namespace shunt::analysis
