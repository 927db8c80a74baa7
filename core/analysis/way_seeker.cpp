#include "core/analysis/way_seeker.hpp"

#include <algorithm>
#include <utility>

namespace shunt::analysis {
namespace {

/// Edges looked at, and vertices made room for, for one unit of work.
constexpr std::uint64_t kEdgesPerUnit = 8;
constexpr std::uint64_t kPreparedPerUnit = 64;
/// Vertices whose neighbours are counted at once.
constexpr std::size_t kSoonCounted = 4096;

}  // namespace

std::uint64_t Way::bytes() const {
    std::uint64_t bytes = 0;
    for (const Block& block : blocks) bytes += block.graph.bytes();
    return bytes;
}

bool WaySeeker::advance(std::uint64_t budget) {
    if (contraction_) {
        if (contraction_->advance(budget)) return true;
        graph_ = contraction_->take();
        contraction_.reset();
        return true;
    }
    if (visits_.size() < graph_.vertices()) {
        prepare(budget);
        return !trail_.empty() || visits_.size() < graph_.vertices();
    }
    for (std::uint64_t left = budget * kEdgesPerUnit; left > 0 && !trail_.empty(); --left) {
        if (copy_) {
            copy_row();
        } else {
            step();
        }
    }
    return !trail_.empty();
}

Way WaySeeker::take() {
    std::reverse(way_.blocks.begin(), way_.blocks.end());
    return std::move(way_);
}

std::uint64_t WaySeeker::bytes() const {
    return (contraction_ ? contraction_->bytes() : graph_.bytes()) + visits_.capacity() * sizeof(Visit) +
           came_back_.capacity() / 8 + (trail_.capacity() + stack_.capacity()) * sizeof(std::uint32_t) + way_.bytes();
}

/// Makes room for some more vertices. A start that is a goal leaves nothing to do.
void WaySeeker::prepare(std::uint64_t budget) {
    const std::size_t vertices = graph_.vertices();
    if (visits_.empty()) {
        visits_.reserve(vertices);
        came_back_.reserve(vertices);
        trail_.reserve(vertices);
        stack_.reserve(vertices);
        edges_left_ = graph_.targets.size();
    }
    visits_.resize(
        static_cast<std::size_t>(std::min<std::uint64_t>(vertices, visits_.size() + budget * kPreparedPerUnit)));
    came_back_.resize(visits_.size());
    exit_ = graph_.goals.front();
    if (visits_.size() == vertices && graph_.start != exit_) enter(graph_.start);
}

void WaySeeker::enter(std::uint32_t vertex) {
    visits_[vertex] = {count_, count_, graph_.first[vertex], static_cast<std::uint32_t>(stack_.size())};
    ++count_;
    trail_.push_back(vertex);
    stack_.push_back(vertex);
}

void WaySeeker::step() {
    const std::uint32_t vertex = trail_.back();
    Visit& visit = visits_[vertex];
    if (visit.next_edge < graph_.first[vertex + 1]) {
        follow(vertex, graph_.targets[visit.next_edge++]);
    } else {
        leave(vertex);
    }
}

void WaySeeker::follow(std::uint32_t vertex, std::uint32_t to) {
    if (visits_[to].order == kUnseen) {
        enter(to);
    } else if (trail_.size() > 1 && to == trail_[trail_.size() - 2] && !came_back_[vertex]) {
        came_back_[vertex] = true;  // the edge by which it was entered; a parallel one counts
    } else {
        visits_[vertex].low = std::min(visits_[vertex].low, visits_[to].order);
    }
}

void WaySeeker::leave(std::uint32_t vertex) {
    trail_.pop_back();
    if (trail_.empty()) return;
    const std::uint32_t above = trail_.back();
    const Visit& visit = visits_[vertex];
    visits_[above].low = std::min(visits_[above].low, visit.low);
    if (visit.low < visits_[above].order) return;
    const std::uint32_t exit_order = visits_[graph_.goals.front()].order;
    const bool on_the_way = exit_order != kUnseen && exit_order >= visit.order;
    if (on_the_way) {
        begin_copy(vertex, above);
    } else {
        stack_.resize(visit.place);
    }
}

/// Blocks are found from the goal backwards: the entry of one is the exit of the next.
void WaySeeker::begin_copy(std::uint32_t vertex, std::uint32_t entry) {
    const std::uint32_t first = visits_[vertex].place;
    if (stack_.size() == first + 1) {
        ++way_.single_edges;
        stack_.resize(first);
    } else {
        copy_ = {first, entry, 0};
        const std::uint32_t last = static_cast<std::uint32_t>(stack_.size()) - first;
        Block& block = way_.blocks.emplace_back();
        block.graph.first.reserve(last + 2);
        block.graph.targets.reserve(most_edges(first));
        block.graph.start = last;
        block.exit = *member(exit_);
    }
    exit_ = entry;
}

/// Neighbours in the block of the stack from `first` on at most: those that its vertices have, if they are soon counted; else all those
/// that are not in another block.
std::size_t WaySeeker::most_edges(std::uint32_t first) const {
    if (stack_.size() - first > kSoonCounted) return edges_left_;
    std::size_t edges = 0;
    for (std::size_t place = first; place < stack_.size(); ++place)
        edges += graph_.first[stack_[place] + 1] - graph_.first[stack_[place]];
    // The entry has as many neighbours in the block as these have it for a neighbour.
    return std::min(2 * edges, edges_left_);
}

/// The number of a vertex within the block being written; absent for others.
std::optional<std::uint32_t> WaySeeker::member(std::uint32_t vertex) const {
    const std::uint32_t place = visits_[vertex].place;
    if (vertex == copy_->entry) return static_cast<std::uint32_t>(stack_.size()) - copy_->first;
    if (place < copy_->first || place >= stack_.size() || stack_[place] != vertex) return std::nullopt;
    return place - copy_->first;
}

void WaySeeker::copy_row() {
    StateGraph& block = way_.blocks.back().graph;
    const std::uint32_t place = copy_->first + copy_->next++;
    const std::uint32_t vertex = place < stack_.size() ? stack_[place] : copy_->entry;
    for (std::uint32_t edge = graph_.first[vertex]; edge < graph_.first[vertex + 1]; ++edge) {
        if (const auto to = member(graph_.targets[edge])) block.targets.push_back(*to);
    }
    block.first.push_back(static_cast<std::uint32_t>(block.targets.size()));
    if (place < stack_.size()) return;
    edges_left_ -= block.targets.size();
    stack_.resize(copy_->first);
    copy_.reset();
}

}  // namespace shunt::analysis
