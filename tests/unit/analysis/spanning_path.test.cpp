// Paths in random spanning trees, against all spanning trees of small graphs.
#include "core/analysis/spanning_path.hpp"

#include <cmath>
#include <functional>
#include <numeric>

#include "tests/support/catch2.hpp"

using namespace shunt;
using namespace shunt::analysis;

namespace {

using Edge = std::pair<std::uint32_t, std::uint32_t>;

StateGraph graph_of(std::uint32_t vertices, const std::vector<Edge>& edges, std::uint32_t start,
                    std::vector<std::uint32_t> goals) {
    StateGraph graph;
    for (std::uint32_t v = 0; v < vertices; ++v) {
        for (const auto& [a, b] : edges) {
            if (a == v) graph.targets.push_back(b);
            if (b == v) graph.targets.push_back(a);
        }
        graph.first.push_back(static_cast<std::uint32_t>(graph.targets.size()));
    }
    graph.start = start;
    graph.goals = std::move(goals);
    return graph;
}

/// The length of the path between two vertices of a tree; -1 when the edges are no spanning tree.
int tree_path(std::uint32_t vertices, const std::vector<Edge>& tree, std::uint32_t from, std::uint32_t to) {
    std::vector<int> distance(vertices, -1);
    distance[from] = 0;
    for (std::uint32_t round = 0; round < vertices; ++round) {
        for (const auto& [a, b] : tree) {
            if (distance[a] >= 0 && distance[b] < 0) distance[b] = distance[a] + 1;
            if (distance[b] >= 0 && distance[a] < 0) distance[a] = distance[b] + 1;
        }
    }
    const bool spans = std::count(distance.begin(), distance.end(), -1) == 0;
    return spans ? distance[to] : -1;
}

/// The mean over all spanning trees, from the definition: every choice of vertices - 1 edges is tried.
double exact_mean(std::uint32_t vertices, const std::vector<Edge>& edges, std::uint32_t from, std::uint32_t to) {
    double sum = 0;
    double trees = 0;
    for (std::uint64_t choice = 0; choice < std::uint64_t{1} << edges.size(); ++choice) {
        std::vector<Edge> tree;
        for (std::size_t i = 0; i < edges.size(); ++i) {
            if ((choice >> i & 1) != 0) tree.push_back(edges[i]);
        }
        if (tree.size() + 1 != vertices) continue;
        const int length = tree_path(vertices, tree, from, to);
        if (length < 0) continue;
        sum += length;
        trees += 1;
    }
    return sum / trees;
}

/// What lies between the start and one vertex.
Way way_to(StateGraph graph, std::uint32_t exit, std::uint64_t budget = 1) {
    graph.goals = {exit};
    WaySeeker finder(std::move(graph));
    while (finder.advance(budget)) continue;
    return finder.take();
}

StateGraph contracted(StateGraph graph) {
    GoalContraction contraction(std::move(graph));
    while (contraction.advance(1)) continue;
    return contraction.take();
}

void check_estimate(std::uint32_t vertices, const std::vector<Edge>& edges, std::uint32_t from, std::uint32_t to) {
    const StateGraph graph = graph_of(vertices, edges, from, {to});
    SpanningPath path(way_to(graph, to), 1);
    path.advance(2'000'000);
    REQUIRE(path.samples() > 1'000);
    CHECK(std::abs(path.mean() - exact_mean(vertices, edges, from, to)) < 5 * path.standard_error() + 1e-9);
}

}  // namespace

TEST_CASE("the mean path over random spanning trees is that over all of them", "[analysis]") {
    const std::vector<Edge> ladder{{0, 1}, {1, 2}, {2, 3}, {4, 5}, {5, 6}, {6, 7}, {0, 4}, {1, 5}, {2, 6}, {3, 7}};
    check_estimate(8, ladder, 0, 7);
    check_estimate(8, ladder, 0, 1);
    const std::vector<Edge> complete{{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}};
    check_estimate(5, complete, 0, 4);
    const std::vector<Edge> parallel{{0, 1}, {0, 1}, {1, 2}, {2, 0}, {2, 3}};
    check_estimate(4, parallel, 0, 1);
}

TEST_CASE("what hangs beside the way does not matter, and blocks are independent", "[analysis]") {
    // a triangle, a bridge, a square with a tail, and a triangle that hangs at the side
    const std::vector<Edge> edges{{0, 1}, {1, 2}, {2, 0}, {2, 3}, {3, 4}, {4, 5},
                                  {5, 6}, {6, 3}, {6, 7}, {4, 8}, {8, 9}, {9, 4}};
    const StateGraph graph = graph_of(10, edges, 0, {5});
    const Way way = way_to(graph, 5);
    CHECK(way.blocks.size() == 2);
    CHECK(way.single_edges == 1);
    CHECK(way.blocks[0].graph.vertices() == 3);
    CHECK(way.blocks[1].graph.vertices() == 4);
    check_estimate(10, edges, 0, 5);
    check_estimate(10, edges, 5, 0);
}

TEST_CASE("the path in a tree is certain", "[analysis]") {
    const StateGraph graph = graph_of(6, {{0, 1}, {1, 2}, {2, 3}, {1, 4}, {4, 5}}, 0, {3});
    SpanningPath path(way_to(graph, 3), 1);
    CHECK(path.is_certain());
    CHECK(path.mean() == 3);
    CHECK(path.standard_error() == 0);
    CHECK(SpanningPath(way_to(graph, 0), 1).mean() == 0);
}

TEST_CASE("goals become one vertex, parallel edges kept", "[analysis]") {
    const StateGraph graph = graph_of(4, {{0, 1}, {0, 2}, {1, 2}, {1, 3}, {2, 3}}, 0, {1, 2});
    const StateGraph one_goal = contracted(graph);
    CHECK(one_goal.vertices() == 3);
    CHECK(one_goal.goals == std::vector<std::uint32_t>{2});
    CHECK(one_goal.targets == std::vector<std::uint32_t>{2, 2, 2, 2, 0, 1, 0, 1});
    CHECK(way_to(one_goal, 2).single_edges == 1);
}

TEST_CASE("equal seeds walk equally", "[analysis]") {
    const StateGraph graph = graph_of(4, {{0, 1}, {1, 2}, {2, 3}, {3, 0}}, 0, {2});
    SpanningPath once(way_to(graph, 2), 7);
    SpanningPath again(way_to(graph, 2), 7);
    once.advance(10'000);
    for (int i = 0; i < 100; ++i) again.advance(100);
    CHECK(once.samples() == again.samples());
    CHECK(once.mean() == again.mean());
}

TEST_CASE("no more paths are sampled than are asked for, however long a slice is", "[analysis]") {
    SpanningPath path(way_to(graph_of(4, {{0, 1}, {1, 2}, {2, 3}, {3, 0}}, 0, {2}), 2), 7);
    path.advance(10'000, 5);
    CHECK(path.samples() == 5);
}

TEST_CASE("no slice does more than it is told, and slices of any size find the same way", "[analysis]") {
    // A ladder of 1,000 rungs: one block, whose rows are counted, prepared, searched and copied.
    std::vector<Edge> edges;
    for (std::uint32_t i = 0; i < 1000; ++i) {
        edges.emplace_back(2 * i, 2 * i + 1);
        if (i > 0) edges.emplace_back(2 * i - 2, 2 * i);
        if (i > 0) edges.emplace_back(2 * i - 1, 2 * i + 1);
    }
    const StateGraph graph = graph_of(2000, edges, 0, {1999});
    WaySeeker finder(graph);
    int slices = 1;
    for (; finder.advance(1); ++slices) CHECK(finder.bytes() > 2000 * sizeof(std::uint32_t));
    CHECK(slices > 2000 + 2 * 2998 / 8 + 2 * 2000 / 8);  // vertices contracted, edges seen, vertices left and copied
    const Way way = finder.take();
    REQUIRE(way.blocks.size() == 1);
    const Way whole = way_to(graph, 1999, UINT32_MAX);
    REQUIRE(whole.blocks.size() == 1);
    CHECK(whole.blocks[0].graph.targets == way.blocks[0].graph.targets);
    CHECK(whole.blocks[0].graph.first == way.blocks[0].graph.first);
    CHECK(whole.blocks[0].exit == way.blocks[0].exit);
}
