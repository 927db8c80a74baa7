#include "core/analysis/spanning_path.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace shunt::analysis {
namespace {

constexpr std::uint32_t kUnseen = UINT32_MAX;

/// Depth-first search from the start that splits off the blocks on the way to one vertex (J. Hopcroft, R. Tarjan, 1973), without
/// recursion.
class BlockSearch {
public:
    BlockSearch(const StateGraph& graph, std::uint32_t exit)
        : graph_(graph),
          exit_(exit),
          order_(graph.vertices(), kUnseen),
          low_(graph.vertices()),
          next_edge_(graph.first.begin(), graph.first.end() - 1),
          parent_(graph.vertices(), kUnseen),
          came_back_(graph.vertices(), false),
          local_(graph.vertices(), kUnseen) {}

    Way run() {
        if (graph_.start == exit_) return std::move(way_);
        enter(graph_.start, kUnseen);
        while (!trail_.empty()) {
            const std::uint32_t v = trail_.back();
            if (next_edge_[v] < graph_.first[v + 1]) {
                follow(v, graph_.targets[next_edge_[v]++]);
            } else {
                leave(v);
            }
        }
        std::reverse(way_.blocks.begin(), way_.blocks.end());
        return std::move(way_);
    }

private:
    void enter(std::uint32_t v, std::uint32_t from) {
        order_[v] = low_[v] = count_++;
        parent_[v] = from;
        trail_.push_back(v);
        stack_.push_back(v);
    }

    void follow(std::uint32_t v, std::uint32_t to) {
        if (order_[to] == kUnseen) {
            enter(to, v);
        } else if (to == parent_[v] && !came_back_[v]) {
            came_back_[v] = true;  // the edge by which it was entered; a parallel one counts
        } else {
            low_[v] = std::min(low_[v], order_[to]);
        }
    }

    void leave(std::uint32_t v) {
        trail_.pop_back();
        const std::uint32_t above = parent_[v];
        if (above == kUnseen) return;
        low_[above] = std::min(low_[above], low_[v]);
        if (low_[v] < order_[above]) return;
        const bool on_the_way = order_[exit_] != kUnseen && order_[exit_] >= order_[v];
        const auto first = std::find(stack_.rbegin(), stack_.rend(), v).base() - 1;
        std::vector<std::uint32_t> members(first, stack_.end());
        stack_.erase(first, stack_.end());
        members.push_back(above);
        if (on_the_way) add_block(members, above);
    }

    /// Blocks are found from the exit backwards: the entry of one is the exit of the next.
    void add_block(const std::vector<std::uint32_t>& members, std::uint32_t entry) {
        const std::uint32_t exit = std::exchange(exit_of_next_, entry);
        if (members.size() == 2) {
            ++way_.single_edges;
            return;
        }
        for (std::uint32_t i = 0; i < members.size(); ++i) local_[members[i]] = i;
        Block block;
        for (const std::uint32_t member : members) {
            for (std::uint32_t edge = graph_.first[member]; edge < graph_.first[member + 1]; ++edge) {
                const std::uint32_t to = local_[graph_.targets[edge]];
                if (to != kUnseen) block.graph.targets.push_back(to);
            }
            block.graph.first.push_back(static_cast<std::uint32_t>(block.graph.targets.size()));
        }
        block.graph.start = local_[entry];
        block.exit = local_[exit == kUnseen ? exit_ : exit];
        for (const std::uint32_t member : members) local_[member] = kUnseen;
        way_.blocks.push_back(std::move(block));
    }

    const StateGraph& graph_;
    std::uint32_t exit_;
    std::vector<std::uint32_t> order_;  // by vertex: when it was entered
    std::vector<std::uint32_t> low_;    // earliest vertex that its subtree has an edge to
    std::vector<std::uint32_t> next_edge_;
    std::vector<std::uint32_t> parent_;
    std::vector<bool> came_back_;
    std::vector<std::uint32_t> local_;
    std::vector<std::uint32_t> trail_;  // from the start to the vertex being looked at
    std::vector<std::uint32_t> stack_;  // entered and not yet in a block
    std::uint32_t count_ = 0;
    std::uint32_t exit_of_next_ = kUnseen;
    Way way_;
};

}  // namespace

StateGraph contract_goals(const StateGraph& graph) {
    std::vector<std::uint32_t> number(graph.vertices(), 0);
    for (const std::uint32_t goal : graph.goals) number[goal] = kUnseen;
    std::uint32_t count = 0;
    for (std::uint32_t& vertex : number) {
        if (vertex != kUnseen) vertex = count++;
    }
    for (const std::uint32_t goal : graph.goals) number[goal] = count;
    StateGraph result;
    std::vector<std::uint32_t> of_goal;
    for (std::uint32_t v = 0; v < graph.vertices(); ++v) {
        for (std::uint32_t edge = graph.first[v]; edge < graph.first[v + 1]; ++edge) {
            const std::uint32_t to = number[graph.targets[edge]];
            if (number[v] != count) {
                result.targets.push_back(to);
            } else if (to != count) {
                of_goal.push_back(to);
            }
        }
        if (number[v] != count) result.first.push_back(static_cast<std::uint32_t>(result.targets.size()));
    }
    result.targets.insert(result.targets.end(), of_goal.begin(), of_goal.end());
    result.first.push_back(static_cast<std::uint32_t>(result.targets.size()));
    result.start = number[graph.start];
    result.goals = {count};
    return result;
}

Way find_way(const StateGraph& graph, std::uint32_t exit) { return BlockSearch(graph, exit).run(); }

SpanningPath::SpanningPath(Way way, std::uint64_t seed) : way_(std::move(way)), random_(seed) {
    std::uint32_t most = 0;
    for (const Block& block : way_.blocks) most = std::max(most, block.graph.vertices());
    left_by_.resize(most);
    if (!is_certain()) at_ = way_.blocks.front().graph.start;
}

void SpanningPath::advance(std::uint64_t budget) {
    while (!is_certain() && budget > 0) budget -= walk(budget);
}

/// Walks in the current block until its exit or the end of the budget; returns the steps taken, at least 1.
std::uint64_t SpanningPath::walk(std::uint64_t budget) {
    const Block& block = way_.blocks[block_];
    std::uint64_t steps = 0;
    std::uint32_t at = at_;
    while (at != block.exit && steps < budget) {
        const std::uint32_t first = block.graph.first[at];
        const std::uint64_t degree = block.graph.first[at + 1] - first;
        const std::uint32_t to =
            block.graph.targets[first + static_cast<std::uint32_t>((random_.next() >> 32) * degree >> 32)];
        left_by_[at] = to;
        at = to;
        ++steps;
    }
    at_ = at;
    if (at == block.exit) end_block();
    return std::max<std::uint64_t>(steps, 1);
}

void SpanningPath::end_block() {
    const Block& block = way_.blocks[block_];
    for (std::uint32_t v = block.graph.start; v != block.exit; v = left_by_[v]) ++length_;
    if (++block_ == way_.blocks.size()) {
        block_ = 0;
        ++samples_;
        const auto length = static_cast<double>(length_);
        sum_ += length;
        squares_ += length * length;
        length_ = 0;
    }
    at_ = way_.blocks[block_].graph.start;
}

double SpanningPath::mean() const {
    const double sampled = samples_ == 0 ? 0 : sum_ / static_cast<double>(samples_);
    return static_cast<double>(way_.single_edges) + sampled;
}

double SpanningPath::standard_error() const {
    if (is_certain()) return 0;
    if (samples_ < 2) return std::numeric_limits<double>::infinity();
    const auto n = static_cast<double>(samples_);
    const double variance = std::max(0.0, (squares_ - sum_ * sum_ / n) / (n - 1));
    return std::sqrt(variance / n);
}

std::uint64_t SpanningPath::bytes() const {
    std::uint64_t bytes = left_by_.capacity() * sizeof(std::uint32_t);
    for (const Block& block : way_.blocks) bytes += block.graph.bytes();
    return bytes;
}

}  // namespace shunt::analysis
