#include "tests/interface/truth.hpp"

#include <algorithm>
#include <map>
#include <memory>

#include "tests/support/random_cases.hpp"
#include "tests/support/state_graph.hpp"

namespace shunt::interface {
namespace {

using test::Json;

constexpr std::size_t kMostPackings = 700;  // of which the oracle writes out the graph

Truth worked_out(const test::RandomCase& random, puzzle::Metric metric) {
    const test::StateGraph graph(random.oracle(), metric);
    const std::vector<int> distances = graph.distances({graph.start()});
    Truth truth;
    if (!random.puzzle().goals().empty()) truth.goals = 0;
    for (int vertex = 0; vertex < graph.size(); ++vertex) {
        const int distance = distances[vertex];
        if (distance < 0) continue;
        const auto depth = static_cast<std::size_t>(distance);
        truth.depths.resize(std::max(truth.depths.size(), depth + 1), 0);
        ++truth.depths[depth];
        truth.edges += graph.neighbours(vertex).size();
        if (!truth.goals || !graph.is_solved(vertex)) continue;
        ++*truth.goals;
        truth.length = std::min(truth.length.value_or(depth), std::uint64_t{depth});
    }
    truth.edges /= 2;
    return truth;
}

std::string differs(const char* what, const Json& told, const Json& expected) {
    return std::string(what) + " is " + told.dump() + ", the oracle says " + expected.dump();
}

std::string untrue_solution(const Json& report, const Truth& truth) {
    const Json expected = truth.length ? Json(*truth.length) : Json(nullptr);
    if (report["status"] == "solved" && (!truth.length || report["length"] != *truth.length))
        return differs("length", report["length"], expected);
    if (report["status"] == "solved" && report["moves"].size() != *truth.length)
        return differs("the number of moves", report["moves"].size(), expected);
    if (report["status"] == "unsolvable" && truth.length) return differs("length", nullptr, expected);
    if (report.contains("at_least") && !report["at_least"].is_null() && truth.length &&
        report["at_least"] > *truth.length)
        return differs("at_least", report["at_least"], expected);
    return {};
}

std::string untrue_census(const Json& report, const Truth& truth) {
    const auto depths = report["depths"].get<std::vector<std::uint64_t>>();
    const bool is_part =
        depths.size() <= truth.depths.size() && std::equal(depths.begin(), depths.end(), truth.depths.begin());
    if (!is_part) return differs("depths", depths, truth.depths);
    if (report["status"] != "complete") return {};
    if (depths.size() != truth.depths.size()) return differs("depths", depths, truth.depths);
    if (report["edges"] != truth.edges) return differs("edges", report["edges"], truth.edges);
    if (truth.goals && report["goal_positions"] != *truth.goals)
        return differs("goal_positions", report["goal_positions"], *truth.goals);
    return {};
}

}  // namespace

const Truth* truth_of(std::uint64_t puzzle, puzzle::Metric metric) {
    static std::map<std::pair<std::uint64_t, puzzle::Metric>, std::unique_ptr<Truth>> known;
    const auto [place, is_new] = known.try_emplace({puzzle, metric});
    if (!is_new) return place->second.get();
    const test::RandomCase random(puzzle);
    const auto metrics = random.metrics();
    const bool is_quick =
        random.packings() <= kMostPackings && std::find(metrics.begin(), metrics.end(), metric) != metrics.end();
    if (is_quick) place->second = std::make_unique<Truth>(worked_out(random, metric));
    return place->second.get();
}

puzzle::Metric own_metric(std::uint64_t puzzle) { return test::RandomCase(puzzle).puzzle().metric(); }

std::string untrue(const std::string& job, const Json& report, const Truth& truth) {
    if (job == "solve") return untrue_solution(report, truth);
    if (job == "levels" || job == "census") return untrue_census(report, truth);
    if (job == "any" && (report["status"] == "complete") && !truth.length)
        return differs("length", report["length"], nullptr);
    if (job == "any" && report["status"] == "unsolvable" && truth.length)
        return differs("length", nullptr, *truth.length);
    return {};
}

}  // namespace shunt::interface
