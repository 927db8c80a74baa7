// The graph that is drawn of a census, against the same graph written out by the oracle; in every metric and both storages.
#include <algorithm>
#include <map>
#include <set>
#include <sstream>

#include "tests/support/catch2.hpp"
#include "tests/support/questions.hpp"
#include "tests/support/random_puzzle.hpp"
#include "tests/support/random_report.hpp"

using namespace shunt;
using namespace shunt::test;
using analysis::Storage;

namespace {

constexpr std::uint64_t kUnreachable = UINT32_MAX;

class ExpectedGraph {
public:
    ExpectedGraph(const RandomCase& random, const StateGraph& graph)
        : random_(random), graph_(graph), from_start_(graph.distances({graph.start()})) {
        std::vector<int> goals;
        for (int vertex = 0; vertex < graph.size(); ++vertex)
            if (from_start_[vertex] >= 0 && graph.is_solved(vertex)) goals.push_back(vertex);
        to_goal_ = graph.distances(goals);
        has_goals_ = !goals.empty();
    }
    [[nodiscard]] std::size_t reachable() const {
        return from_start_.size() - static_cast<std::size_t>(std::count(from_start_.begin(), from_start_.end(), -1));
    }
    [[nodiscard]] bool has_goals() const { return has_goals_; }
    /// Less is nearer, as the question means it; -1: never drawn.
    [[nodiscard]] int key(int vertex, const std::string& nearest) const {
        if (from_start_[vertex] < 0 || nearest == "start") return from_start_[vertex];
        if (to_goal_[vertex] < 0 || nearest == "goal") return to_goal_[vertex];
        return from_start_[vertex] + to_goal_[vertex];
    }

    /// That what is told is true, and that nothing is missing between the nodes.
    void check(const Json& told) {
        nodes_.clear();
        REQUIRE_FALSE(told.contains("reason"));
        REQUIRE(told["total"] == reachable());
        std::istringstream codes(told["codes"].get<std::string>());
        for (std::string code; std::getline(codes, code);) add(code);
        REQUIRE(told["nodes"] == nodes_.size());
        REQUIRE(told["depths"].size() == nodes_.size());
        REQUIRE(told["to_goal"].size() == nodes_.size());
        for (std::size_t node = 0; node < nodes_.size(); ++node) {
            const int vertex = nodes_[node];
            REQUIRE(told["depths"][node] == from_start_[vertex]);
            REQUIRE((node == 0 || told["depths"][node] >= told["depths"][node - 1]));
            const std::uint64_t to_goal = told["to_goal"][node];
            REQUIRE(to_goal == (to_goal_[vertex] < 0 ? kUnreachable : static_cast<std::uint64_t>(to_goal_[vertex])));
        }
        REQUIRE(edges_of(told["edges"]) == expected_edges());
    }
    /// That no position is nearer than one that is drawn, and is not drawn itself.
    void check_nearest(const std::string& nearest) const {
        const std::set<int> drawn(nodes_.begin(), nodes_.end());
        int farthest = 0;
        for (const int vertex : nodes_) farthest = std::max(farthest, key(vertex, nearest));
        for (int vertex = 0; vertex < graph_.size(); ++vertex) {
            const int its = key(vertex, nearest);
            if (its >= 0 && drawn.count(vertex) == 0) REQUIRE(its >= farthest);
        }
    }
    /// That exactly the positions of the shortest solutions are drawn, or as many of them as may be.
    void check_solutions(std::size_t most) const {
        const int length = key(graph_.start(), "solutions");
        std::set<int> expected;
        for (int vertex = 0; vertex < graph_.size(); ++vertex)
            if (from_start_[vertex] >= 0 && key(vertex, "solutions") == length) expected.insert(vertex);
        REQUIRE(nodes_.size() == std::min(most, expected.size()));
        for (const int vertex : nodes_) REQUIRE(expected.count(vertex) == 1);
    }

private:
    using Pairs = std::set<std::pair<int, int>>;

    void add(std::string code) {
        std::replace(code.begin(), code.end(), '/', '\n');
        nodes_.push_back(graph_.vertex(state_printed(random_, code)));
        REQUIRE(std::count(nodes_.begin(), nodes_.end(), nodes_.back()) == 1);
    }
    [[nodiscard]] Pairs edges_of(const Json& edges) const {
        Pairs pairs;
        REQUIRE(edges.size() % 2 == 0);
        for (std::size_t i = 0; i < edges.size(); i += 2) {
            REQUIRE(edges[i] < edges[i + 1]);
            REQUIRE(edges[i + 1] < nodes_.size());
            const int a = nodes_[edges[i].get<std::size_t>()];
            const int b = nodes_[edges[i + 1].get<std::size_t>()];
            REQUIRE(pairs.emplace(std::min(a, b), std::max(a, b)).second);
        }
        return pairs;
    }
    [[nodiscard]] Pairs expected_edges() const {
        const std::set<int> drawn(nodes_.begin(), nodes_.end());
        Pairs pairs;
        for (const int vertex : drawn)
            for (const int other : graph_.neighbours(vertex))
                if (vertex < other && drawn.count(other) != 0) pairs.emplace(vertex, other);
        return pairs;
    }

    const RandomCase& random_;
    const StateGraph& graph_;
    std::vector<int> from_start_;
    std::vector<int> to_goal_;
    bool has_goals_ = false;
    std::vector<int> nodes_;  // vertices
};

void check_graphs(job::Job& census, ExpectedGraph& expected) {
    expected.check(ask(census, graph_of("start", 50'000), 5));
    const std::size_t most = 1 + expected.reachable() / 3;
    for (const std::string nearest : {"start", "goal", "solutions"}) {
        const Json told = ask(census, graph_of(nearest, most));
        if (nearest != "start" && !expected.has_goals()) {
            REQUIRE(told["reason"] == "no goal can be reached");
            continue;
        }
        expected.check(told);
        if (nearest == "solutions") {
            expected.check_solutions(most);
        } else {
            REQUIRE(told["nodes"] == most);
            expected.check_nearest(nearest);
        }
    }
    if (!expected.has_goals()) return;
    expected.check(ask(census, graph_of("solutions", 50'000)));
    expected.check_solutions(50'000);
}

}  // namespace

TEST_CASE("the graph that is drawn of a census is that of the oracle", "[property][graph]") {
    int by_groups = 0;
    for (std::uint64_t seed = 1; seed <= kRandomGraphs; ++seed) {
        const RandomCase random(seed);
        for (const puzzle::Metric metric : random.metrics()) {
            const StateGraph graph(random.oracle(), metric);
            ExpectedGraph expected(random, graph);
            for (const Storage storage : {Storage::packed, Storage::hashed}) {
                if (storage == Storage::packed && !random.can_be_packed()) continue;
                INFO("seed " << seed << ", " << to_string(metric) << " metric, " << to_string(storage) << "\n"
                             << random.text());
                const auto census = counted(random.text(), storage, std::uint64_t{1} << 30, metric);
                check_graphs(*census, expected);
                by_groups += puzzle::moves_groups(metric);
            }
        }
    }
    CHECK(by_groups > 20);
}
