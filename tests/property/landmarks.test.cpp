// What stands out at the depths of a census, against the oracle; in every metric, whatever positions are stored in.
#include <algorithm>
#include <set>

#include "tests/support/catch2.hpp"
#include "tests/support/questions.hpp"
#include "tests/support/random_puzzle.hpp"
#include "tests/support/random_report.hpp"

using namespace shunt;
using namespace shunt::test;
using analysis::Storage;

namespace {

/// The vertices of one depth that stand out, and how far they are from a goal.
struct Standing {
    int distance = -1;
    std::set<int> vertices;

    void take(int vertex, int its_distance, bool is_better) {
        if (vertices.empty() || is_better) *this = {its_distance, {}};
        if (distance == its_distance) vertices.insert(vertex);
    }
};

class ExpectedLandmarks {
public:
    ExpectedLandmarks(const RandomCase& random, const StateGraph& graph) : random_(random), graph_(graph) {
        const std::vector<int> from_start = graph.distances({graph.start()});
        std::vector<int> goals;
        for (int vertex = 0; vertex < graph.size(); ++vertex)
            if (from_start[vertex] >= 0 && graph.is_solved(vertex)) goals.push_back(vertex);
        const std::vector<int> to_goal = graph.distances(goals);
        const auto depths = static_cast<std::size_t>(*std::max_element(from_start.begin(), from_start.end())) + 1;
        for (auto* each : {&nearest, &farthest, &dead_ends}) each->resize(depths);
        for (int vertex = 0; vertex < graph.size(); ++vertex) {
            if (from_start[vertex] < 0) continue;
            const auto depth = static_cast<std::size_t>(from_start[vertex]);
            const auto& around = graph.neighbours(vertex);
            const auto is_farther = [&](int other) { return from_start[other] > from_start[vertex]; };
            if (std::none_of(around.begin(), around.end(), is_farther)) dead_ends[depth].take(vertex, 0, false);
            if (goals.empty()) continue;
            nearest[depth].take(vertex, to_goal[vertex], to_goal[vertex] < nearest[depth].distance);
            farthest[depth].take(vertex, to_goal[vertex], to_goal[vertex] > farthest[depth].distance);
        }
        has_goals = !goals.empty();
    }

    void check(const Json& told, const std::vector<Standing>& expected) const {
        REQUIRE(told["counts"].size() == expected.size());
        REQUIRE(told["positions"].size() == expected.size());
        for (std::size_t depth = 0; depth < expected.size(); ++depth) {
            INFO("depth " << depth);
            const std::string position = told["positions"][depth];
            REQUIRE(told["counts"][depth] == expected[depth].vertices.size());
            REQUIRE(position.empty() == expected[depth].vertices.empty());
            if (told.contains("distances")) REQUIRE(told["distances"][depth] == expected[depth].distance);
            if (position.empty()) continue;
            REQUIRE(expected[depth].vertices.count(graph_.vertex(state_printed(random_, position))) == 1);
        }
    }

    std::vector<Standing> nearest;
    std::vector<Standing> farthest;
    std::vector<Standing> dead_ends;
    bool has_goals = false;

private:
    const RandomCase& random_;
    const StateGraph& graph_;
};

}  // namespace

TEST_CASE("what stands out at every depth is what the oracle says", "[property][graph]") {
    int with_goals = 0;
    for (std::uint64_t seed = 1; seed <= kRandomGraphs; ++seed) {
        const RandomCase random(seed);
        for (const puzzle::Metric metric : random.metrics()) {
            const StateGraph graph(random.oracle(), metric);
            const ExpectedLandmarks expected(random, graph);
            with_goals += expected.has_goals;
            for (const auto storage : {std::optional<Storage>(), std::optional(Storage::hashed)}) {
                INFO("seed " << seed << ", " << to_string(metric) << " metric, "
                             << (storage ? to_string(*storage) : "any storage") << "\n"
                             << random.text());
                const Json told = ask(*counted(random.text(), storage, std::uint64_t{1} << 30, metric),
                                      {{"question", std::string("landmarks")}}, 7);
                REQUIRE_FALSE(told.contains("reason"));
                expected.check(told["dead_ends"], expected.dead_ends);
                REQUIRE(told["nearest"].contains("distances") == expected.has_goals);
                if (!expected.has_goals) continue;
                expected.check(told["nearest"], expected.nearest);
                expected.check(told["farthest"], expected.farthest);
            }
        }
    }
    CHECK(with_goals > 50);
}
