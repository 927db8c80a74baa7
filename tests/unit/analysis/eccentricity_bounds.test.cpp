#include "core/analysis/diameter.hpp"

#include <algorithm>
#include <set>

#include "tests/support/catch2.hpp"
#include "tests/support/random.hpp"

using namespace shunt;
using analysis::EccentricityBounds;
using analysis::StateGraph;

namespace {

using Edges = std::set<std::pair<std::uint32_t, std::uint32_t>>;  // both directions of each

StateGraph graph_of(std::uint32_t vertices, const Edges& edges) {
    StateGraph graph;
    for (std::uint32_t v = 0; v < vertices; ++v) {
        for (const auto& [from, to] : edges) {
            if (from == v) graph.targets.push_back(to);
        }
        graph.first.push_back(static_cast<std::uint32_t>(graph.targets.size()));
    }
    return graph;
}

/// Distances between all pairs (Floyd and Warshall).
std::vector<std::vector<int>> all_distances(std::uint32_t vertices, const Edges& edges) {
    std::vector<std::vector<int>> distance(vertices, std::vector<int>(vertices, 1'000'000));
    for (std::uint32_t v = 0; v < vertices; ++v) distance[v][v] = 0;
    for (const auto& [from, to] : edges) distance[from][to] = 1;
    for (std::uint32_t over = 0; over < vertices; ++over) {
        for (std::uint32_t a = 0; a < vertices; ++a) {
            for (std::uint32_t b = 0; b < vertices; ++b)
                distance[a][b] = std::min(distance[a][b], distance[a][over] + distance[over][b]);
        }
    }
    return distance;
}

/// A random tree with some more edges.
Edges connected(std::uint32_t vertices, int more, test::Random& random) {
    Edges edges;
    const auto join = [&](std::uint32_t a, std::uint32_t b) {
        if (a == b) return;
        edges.insert({a, b});
        edges.insert({b, a});
    };
    const auto any = [&](std::uint32_t below) {
        return static_cast<std::uint32_t>(random.below(static_cast<int>(below)));
    };
    const std::uint32_t reach = 1 + any(8);  // how far back a vertex is joined: long paths or bushes
    for (std::uint32_t v = 1; v < vertices; ++v) join(v, v - 1 - any(std::min(v, reach)));
    for (; more > 0; --more) join(any(vertices), any(vertices));
    return edges;
}

}  // namespace

TEST_CASE("the diameter is that of all pairs, and so are its ends", "[analysis]") {
    test::Random random(2011);
    for (int round = 0; round < 300; ++round) {
        const auto vertices = static_cast<std::uint32_t>(random.between(1, 30));
        const Edges edges = connected(vertices, random.below(12), random);
        const auto distance = all_distances(vertices, edges);
        int diameter = 0;
        for (const auto& row : distance) diameter = std::max(diameter, *std::max_element(row.begin(), row.end()));
        EccentricityBounds bounds(graph_of(vertices, edges));
        std::uint32_t searches = 0;
        while (bounds.tighten()) ++searches;
        INFO("round " << round << ", " << vertices << " vertices, " << edges.size() / 2 << " edges");
        REQUIRE(bounds.diameter() == diameter);
        REQUIRE(distance[bounds.ends().first][bounds.ends().second] == diameter);
        REQUIRE(searches <= vertices);
    }
}

TEST_CASE("few searches are enough on a long path", "[analysis]") {
    Edges edges;
    for (std::uint32_t v = 1; v < 1000; ++v) {
        edges.insert({v, v - 1});
        edges.insert({v - 1, v});
    }
    StateGraph graph;
    for (const auto& [from, to] : edges) {
        while (graph.vertices() < from) graph.first.push_back(static_cast<std::uint32_t>(graph.targets.size()));
        graph.targets.push_back(to);
    }
    graph.first.push_back(static_cast<std::uint32_t>(graph.targets.size()));
    EccentricityBounds bounds(std::move(graph));
    int searches = 0;
    while (bounds.tighten()) ++searches;
    CHECK(bounds.diameter() == 999);
    CHECK(searches <= 5);
}
