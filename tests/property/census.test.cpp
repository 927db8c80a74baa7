// What a census says of a state space, against the same space written out by the oracle; in every metric and both storages.
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

/// A random puzzle's graph, and what is to be known about it.
class Expected {
public:
    Expected(const RandomCase& random, const StateGraph& graph)
        : random_(random), graph_(graph), from_start_(graph.distances({graph.start()})) {
        for (int vertex = 0; vertex < graph.size(); ++vertex) {
            if (from_start_[vertex] < 0) continue;
            reachable_.push_back(vertex);
            if (graph.is_solved(vertex)) goals_.push_back(vertex);
        }
    }

    /// That all depths listed together are exactly all reachable positions, each once and at its depth.
    void check_levels(job::Job& job) const {
        std::set<State> met;
        const auto levels = all_levels(job, 1 + reachable_.size() / 7);
        for (std::size_t depth = 0; depth < levels.size(); ++depth) {
            for (const std::string& text : levels[depth]) {
                const State state = state_printed(random_, text);
                REQUIRE(from_start_[graph_.vertex(state)] == static_cast<int>(depth));
                REQUIRE(met.insert(state).second);
            }
        }
        REQUIRE(met.size() == reachable_.size());
    }

    /// That of some positions depth, neighbours and a shortest way are told.
    void check_positions(job::Job& job) const {
        const std::uint64_t page = 1 + reachable_.size() / 20;
        for (std::uint64_t depth = 0; depth < counts(from_start_).size(); ++depth) {
            const Json asked = ask(job, positions_of(depth, 0, 1))["positions"][0];
            if (depth % page != 0) continue;
            const int vertex = graph_.vertex(state_printed(random_, asked));
            const Json told = ask(job, about(asked));
            REQUIRE_FALSE(told.contains("reason"));
            REQUIRE(told["depth"] == from_start_[vertex]);
            check_way(told["way"], vertex);
            std::set<int> neighbours;
            for (const Json& neighbour : told["neighbours"]) {
                const int other = graph_.vertex(state_printed(random_, neighbour["position"]));
                REQUIRE(neighbour["depth"] == from_start_[other]);
                REQUIRE(neighbours.insert(other).second);
            }
            const auto& expected = graph_.neighbours(vertex);
            REQUIRE(neighbours == std::set<int>(expected.begin(), expected.end()));
        }
    }

    void check(const Json& report) const {
        REQUIRE(report.value("status", report.dump()) == "complete");
        REQUIRE(report["depths"] == counts(from_start_));
        REQUIRE(report["reachable"] == reachable_.size());
        REQUIRE(report["eccentricity"] == report["depths"].size() - 1);
        const std::set<State> antipodes = farthest(from_start_);
        REQUIRE(report["antipodes"] == antipodes.size());
        REQUIRE(states(report["antipode_positions"]) == antipodes);
        REQUIRE(report["expanded"] == reachable_.size());
        REQUIRE(report["edges"] == edges());
        if (report.contains("goal_positions")) {
            REQUIRE(report["goal_positions"] == goals_.size());
            REQUIRE(report["goal_depths"] == goal_depths());
        }
        if (report.contains("hardest_start")) check_hardest(report["hardest_start"]);
        if (report.contains("diameter")) check_diameter(report["diameter"]);
        if (report["storage"] == "packed") check_components(report["components"]);
    }

private:
    void check_way(const Json& way, int vertex) const {
        REQUIRE(way.size() == static_cast<std::size_t>(from_start_[vertex]) + 1);
        int at = graph_.start();
        for (const Json& position : way) {
            const int next = graph_.vertex(state_printed(random_, position));
            const auto& neighbours = graph_.neighbours(at);
            if (&position != &way[0]) REQUIRE(std::count(neighbours.begin(), neighbours.end(), next) == 1);
            if (&position == &way[0]) REQUIRE(next == at);
            at = next;
        }
        REQUIRE(at == vertex);
    }

    [[nodiscard]] std::vector<std::uint64_t> goal_depths() const {
        std::vector<std::uint64_t> depths(counts(from_start_).size());
        for (const int goal : goals_) ++depths[static_cast<std::size_t>(from_start_[goal])];
        return depths;
    }

    /// How many vertices have each distance.
    [[nodiscard]] static std::vector<std::uint64_t> counts(const std::vector<int>& distances) {
        std::vector<std::uint64_t> counts;
        for (const int distance : distances) {
            if (distance < 0) continue;
            counts.resize(std::max<std::size_t>(counts.size(), distance + 1), 0);
            ++counts[distance];
        }
        return counts;
    }

    [[nodiscard]] std::set<State> farthest(const std::vector<int>& distances) const {
        const int most = *std::max_element(distances.begin(), distances.end());
        std::set<State> states;
        for (int vertex = 0; vertex < graph_.size(); ++vertex) {
            if (distances[vertex] == most) states.insert(graph_.state(vertex));
        }
        return states;
    }

    /// Printed positions as a set; each must be listed once.
    [[nodiscard]] std::set<State> states(const Json& positions) const {
        std::set<State> states;
        for (const Json& position : positions) states.insert(state_printed(random_, position));
        REQUIRE(states.size() == positions.size());
        return states;
    }

    [[nodiscard]] std::uint64_t edges() const {
        std::uint64_t ends = 0;
        for (const int vertex : reachable_) ends += graph_.neighbours(vertex).size();
        return ends / 2;
    }

    void check_hardest(const Json& hardest) const {
        if (goals_.empty()) {
            REQUIRE(hardest["distance"].is_null());
            REQUIRE(hardest["starts"] == 0);
            return;
        }
        const std::vector<int> to_goal = graph_.distances(goals_);
        REQUIRE(hardest["distances"] == counts(to_goal));
        REQUIRE(hardest["distance"] == hardest["distances"].size() - 1);
        const std::set<State> starts = farthest(to_goal);
        REQUIRE(hardest["starts"] == starts.size());
        REQUIRE(states(hardest["positions"]) == starts);
    }

    void check_diameter(const Json& diameter) const {
        int most = 0;
        for (const int vertex : reachable_) {
            const std::vector<int> distances = graph_.distances({vertex});
            most = std::max(most, *std::max_element(distances.begin(), distances.end()));
        }
        REQUIRE(diameter["length"] == most);
        const int from = graph_.vertex(state_printed(random_, diameter["ends"][0]));
        const int to = graph_.vertex(state_printed(random_, diameter["ends"][1]));
        REQUIRE(graph_.distances({from})[to] == most);
    }

    void check_components(const Json& components) const {
        std::map<std::size_t, int> count_by_size;
        std::vector<bool> seen(graph_.size(), false);
        for (int vertex = 0; vertex < graph_.size(); ++vertex) {
            if (seen[vertex]) continue;
            const std::vector<int> distances = graph_.distances({vertex});
            std::size_t size = 0;
            for (int other = 0; other < graph_.size(); ++other) {
                if (distances[other] < 0) continue;
                seen[other] = true;
                ++size;
            }
            ++count_by_size[size];
        }
        Json sizes = Json::array();
        int count = 0;
        for (const auto& [size, of_size] : count_by_size) {
            sizes.push_back({{"size", size}, {"count", of_size}});
            count += of_size;
        }
        REQUIRE(components["count"] == count);
        REQUIRE(components["sizes"] == sizes);
    }

    const RandomCase& random_;
    const StateGraph& graph_;
    std::vector<int> from_start_;
    std::vector<int> reachable_;
    std::vector<int> goals_;
};

test::Request census_request(const RandomCase& random, puzzle::Metric metric, Storage storage) {
    test::Request request;
    request.kind = test::Kind::census;
    request.puzzle = random.text();
    request.metric = metric;
    request.storage = storage;
    request.list = kMostPackings;
    request.hardest_start = !random.puzzle().goals().empty();
    request.diameter = random.packings() <= 400;
    request.components = true;
    return request;
}

/// The report of a job that may and of one that may not find mirror images together: equal, but for what says so.
Json run_both_ways(test::Request request) {
    Json report = run_job(request);
    request.symmetry = false;
    Json plain = run_job(request);
    for (Json* either : {&report, &plain}) {
        for (const char* key : {"symmetry", "storage_reason", "bytes_needed", "peak_bytes"}) either->erase(key);
    }
    REQUIRE(report == plain);
    return report;
}

}  // namespace

TEST_CASE("a census is that of the oracle", "[property]") {
    for (std::uint64_t seed = 1; seed <= kRandomGraphs; ++seed) {
        const RandomCase random(seed);
        for (const puzzle::Metric metric : random.metrics()) {
            const StateGraph graph(random.oracle(), metric);
            const Expected expected(random, graph);
            for (const Storage storage : {Storage::packed, Storage::hashed}) {
                if (storage == Storage::packed && !random.can_be_packed()) continue;
                INFO("seed " << seed << ", " << to_string(metric) << " metric, " << to_string(storage) << "\n"
                             << random.text());
                const Json report = run_both_ways(census_request(random, metric, storage));
                expected.check(report);
                if (storage == Storage::packed) REQUIRE(report["packings"] == std::to_string(random.packings()));
            }
        }
    }
}

TEST_CASE("a census answers questions as the oracle does: all positions by depth, and single ones", "[property]") {
    for (std::uint64_t seed = 1; seed <= kRandomGraphs; ++seed) {
        const RandomCase random(seed);
        for (const puzzle::Metric metric : random.metrics()) {
            const StateGraph graph(random.oracle(), metric);
            for (const Storage storage : {Storage::packed, Storage::hashed}) {
                if (storage == Storage::packed && !random.can_be_packed()) continue;
                INFO("seed " << seed << ", " << to_string(metric) << " metric, " << to_string(storage) << "\n"
                             << random.text());
                test::Request request = census_request(random, metric, storage);
                request.hardest_start = request.diameter = request.components = false;
                auto made = make_job(request);
                REQUIRE(made);
                while ((*made)->advance(100'000)) continue;
                const Expected expected(random, graph);
                expected.check_levels(**made);
                expected.check_positions(**made);
                expected.check_levels(**made);
            }
        }
    }
}

TEST_CASE("a census that keeps three levels is that of the oracle", "[property]") {
    int by_single = 0;
    int by_groups = 0;
    for (std::uint64_t seed = 1; seed <= 4 * kRandomGraphs; ++seed) {
        const RandomCase random(seed);
        for (const puzzle::Metric metric : random.metrics()) {
            test::Request request = census_request(random, metric, Storage::packed);
            request.storage.reset();
            request.hardest_start = request.diameter = request.components = false;
            request.symmetry = false;  // else groups are searched in pairs
            auto made = make_job(request);
            REQUIRE(made);
            while ((*made)->advance(7)) continue;
            const Json report = Json::parse(report_text(**made));
            if (report["storage"] != "levels") continue;
            INFO("seed " << seed << ", " << to_string(metric) << " metric\n" << random.text());
            const StateGraph graph(random.oracle(), metric);
            const Expected expected(random, graph);
            expected.check(report);
            expected.check_levels(**made);
            expected.check_positions(**made);
            if (random.can_be_packed()) REQUIRE(report["packings"] == std::to_string(random.packings()));
            ++(puzzle::moves_groups(metric) ? by_groups : by_single);
        }
    }
    CHECK(by_single > 100);
    CHECK(by_groups > 50);
}
