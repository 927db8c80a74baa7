// Shortest solutions, one and all of them, against the oracle; in every metric, both storages and both directions.
#include <algorithm>
#include <set>

#include "core/puzzle/format/shunt_text.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/random_report.hpp"
#include "tests/support/spaces.hpp"

using namespace shunt;
using namespace shunt::test;
using analysis::Direction;
using analysis::Storage;

namespace {

constexpr std::uint64_t kListed = 300;

using Path = std::vector<int>;

/// All shortest paths from the start to a solved position, written out as vertices; as many as there are, up to a limit.
class ShortestPaths {
public:
    ShortestPaths(const StateGraph& graph, std::size_t limit)
        : graph_(graph), limit_(limit), from_start_(graph.distances({graph.start()})) {
        for (int vertex = 0; vertex < graph.size(); ++vertex) {
            if (from_start_[vertex] < 0 || !graph.is_solved(vertex)) continue;
            if (!length_ || from_start_[vertex] < *length_) length_ = from_start_[vertex];
        }
        if (length_) extend({graph.start()});
    }

    [[nodiscard]] const std::optional<int>& length() const { return length_; }
    [[nodiscard]] const std::set<Path>& paths() const { return paths_; }

private:
    void extend(const Path& path) {
        if (paths_.size() > limit_) return;
        const int here = path.back();
        if (from_start_[here] == *length_) {
            if (graph_.is_solved(here)) paths_.insert(path);
            return;
        }
        for (const int next : graph_.neighbours(here)) {
            if (from_start_[next] != from_start_[here] + 1) continue;
            Path longer = path;
            longer.push_back(next);
            extend(longer);
        }
    }

    const StateGraph& graph_;
    std::size_t limit_;
    std::vector<int> from_start_;
    std::optional<int> length_;
    std::set<Path> paths_;
};

/// How many shortest paths there are, added up backwards along the distances; not written out.
std::uint64_t count_paths(const StateGraph& graph, int length) {
    const std::vector<int> distance = graph.distances({graph.start()});
    std::vector<std::uint64_t> ways(graph.size(), 0);
    for (int vertex = 0; vertex < graph.size(); ++vertex) {
        if (distance[vertex] == length && graph.is_solved(vertex)) ways[vertex] = 1;
    }
    for (int depth = length - 1; depth >= 0; --depth) {
        for (int vertex = 0; vertex < graph.size(); ++vertex) {
            if (distance[vertex] != depth) continue;
            for (const int next : graph.neighbours(vertex)) {
                if (distance[next] == depth + 1) ways[vertex] += ways[next];
            }
        }
    }
    return ways[graph.start()];
}

/// The vertices that a reported solution passes; it must be legal and end solved.
Path path_of(const RandomCase& random, const StateGraph& graph, const Json& moves, puzzle::Metric metric) {
    const std::vector<State> states = states_passed(random, moves, metric);
    REQUIRE(states.size() == moves.size() + 1);
    REQUIRE(random.oracle().is_solved(states.back()));
    Path path;
    for (const State& state : states) path.push_back(graph.vertex(state));
    return path;
}

test::Request solve_request(const RandomCase& random, puzzle::Metric metric, Storage storage) {
    test::Request request;
    request.puzzle = random.text();
    request.metric = metric;
    request.storage = storage;
    return request;
}

/// All solutions as far as they are listed: distinct, shortest, and all when there are few.
void check_all(const RandomCase& random, const StateGraph& graph, const ShortestPaths& expected,
               const test::Request& request) {
    const Json report = run_job(request);
    REQUIRE(report["length"] == *expected.length());
    REQUIRE(report["shortest_solutions"] == std::to_string(count_paths(graph, *expected.length())));
    std::set<Path> told;
    for (const Json& solution : report["solutions"]) {
        told.insert(path_of(random, graph, solution["moves"], *request.metric));
    }
    REQUIRE(told.size() == report["solutions"].size());
    const bool few = expected.paths().size() <= kListed;
    REQUIRE(told.size() == (few ? expected.paths().size() : kListed));
    if (few) REQUIRE(told == expected.paths());
}

void check_one(const RandomCase& random, const StateGraph& graph, const ShortestPaths& expected,
               const test::Request& request) {
    const Json report = run_job(request);
    if (!expected.length()) {
        REQUIRE(report.value("status", report.dump()) == "unsolvable");
        REQUIRE(report["length"].is_null());
        return;
    }
    REQUIRE(report.value("status", report.dump()) == "solved");
    REQUIRE(report["length"] == *expected.length());
    REQUIRE(report["moves"].size() == static_cast<std::size_t>(*expected.length()));
    REQUIRE(report["counts"][std::string(to_string(*request.metric))] == *expected.length());
    (void)path_of(random, graph, report["moves"], *request.metric);
}

/// Calls `check(random, graph, expected, request)` for every random puzzle that has a goal, metric and storage.
template <class Check>
void for_each_request(Check check) {
    for (std::uint64_t seed = 1; seed <= kRandomGraphs; ++seed) {
        const RandomCase random(seed);
        if (random.puzzle().goals().empty()) continue;
        for (const puzzle::Metric metric : random.metrics()) {
            const StateGraph graph(random.oracle(), metric);
            const ShortestPaths expected(graph, kListed);
            for (const Storage storage : {Storage::packed, Storage::hashed}) {
                if (storage == Storage::packed && !random.can_be_packed()) continue;
                INFO("seed " << seed << ", " << to_string(metric) << " metric, " << to_string(storage) << "\n"
                             << random.text());
                check(random, graph, expected, solve_request(random, metric, storage));
            }
        }
    }
}

/// The numbers of the positions of a reported solution.
std::vector<packing::Rank> ranks_of(const RandomCase& random, const packing::PackedSpace& space, const Json& moves) {
    puzzle::Position position = random.start();
    std::vector<packing::Rank> ranks{space.rank(position)};
    for (const Json& move : moves) {
        puzzle::Position next = position;
        for (std::size_t i = 0; i < move["pieces"].size(); ++i) {
            const puzzle::Coordinate from{move["at"][i][0].get<int>() - 1, move["at"][i][1].get<int>() - 1};
            puzzle::Coordinate to = from;
            for (const char letter : move["path"].get<std::string>()) {
                to.row += letter == 'D' ? 1 : letter == 'U' ? -1 : 0;
                to.column += letter == 'R' ? 1 : letter == 'L' ? -1 : 0;
            }
            const auto& board = random.puzzle().board();
            const auto piece = std::find_if(position.anchors.begin(), position.anchors.end(),
                                            [&](puzzle::Cell anchor) { return board.coordinate(anchor) == from; });
            next.anchors[static_cast<std::size_t>(piece - position.anchors.begin())] = board.cell(to);
        }
        position = next;
        ranks.push_back(space.rank(position));
    }
    return ranks;
}

}  // namespace

TEST_CASE("a solution is one of the oracle's shortest, from either direction", "[property]") {
    int from_both_ends = 0;
    for_each_request([&](const auto& random, const auto& graph, const auto& expected, test::Request request) {
        check_one(random, graph, expected, request);
        for (const bool symmetry : {false, true}) {
            request.symmetry = symmetry;
            request.direction = Direction::forward;
            check_one(random, graph, expected, request);
            request.direction = Direction::bidirectional;
            check_one(random, graph, expected, request);
        }
        from_both_ends += run_job(request)["direction"] == "bidirectional" ? 1 : 0;
    });
    CHECK(from_both_ends > test::effort(80, 500));
}

TEST_CASE("levels lead to the solution that marks lead to, which is one of the oracle's shortest", "[property]") {
    int by_single = 0;
    int by_groups = 0;
    for (std::uint64_t seed = 1; seed <= 4 * kRandomGraphs; ++seed) {
        const RandomCase random(seed);
        if (random.puzzle().goals().empty()) continue;
        for (const puzzle::Metric metric : random.metrics()) {
            test::Request request = solve_request(random, metric, Storage::packed);
            request.direction = Direction::forward;
            request.symmetry = false;  // else groups are searched in pairs
            Json by_marks = run_job(request);
            request.storage.reset();
            Json by_levels = run_job(request, 7);
            if (by_levels["storage"] != "levels") continue;
            INFO("seed " << seed << ", " << to_string(metric) << " metric\n" << random.text());
            const StateGraph graph(random.oracle(), metric);
            check_one(random, graph, ShortestPaths(graph, kListed), request);
            for (Json* report : {&by_marks, &by_levels})
                for (const char* key : {"storage", "storage_reason", "bytes_needed", "bytes_at_most", "peak_bytes"})
                    report->erase(key);
            REQUIRE(by_levels == by_marks);
            ++(puzzle::moves_groups(metric) ? by_groups : by_single);
        }
    }
    CHECK(by_single > 100);
    CHECK(by_groups > 50);
}

TEST_CASE("all shortest solutions are those of the oracle", "[property]") {
    for_each_request([](const auto& random, const auto& graph, const auto& expected, test::Request request) {
        request.all = true;
        request.list = kListed;
        if (expected.length()) check_all(random, graph, expected, request);
    });
}

TEST_CASE("solutions come in the order of the numbers of their positions, and fewer of them are the first ones",
          "[property]") {
    for (std::uint64_t seed = 1; seed <= kRandomGraphs; ++seed) {
        const RandomCase random(seed);
        if (random.puzzle().goals().empty() || !random.can_be_packed()) continue;
        for (const puzzle::Metric metric : random.metrics()) {
            INFO("seed " << seed << ", " << to_string(metric) << " metric\n" << random.text());
            test::Request request = solve_request(random, metric, Storage::packed);
            request.all = true;
            request.list = 20;
            const Json many = run_job(request)["solutions"];
            if (many.empty()) continue;
            const packing::PackedSpace space = packed_space(random.puzzle(), metric);
            std::vector<std::vector<packing::Rank>> order;
            for (const Json& solution : many) order.push_back(ranks_of(random, space, solution["moves"]));
            REQUIRE(std::is_sorted(order.begin(), order.end()));
            request.list = 3;
            const Json few = run_job(request)["solutions"];
            REQUIRE(few.size() == std::min<std::size_t>(3, many.size()));
            REQUIRE(std::equal(few.begin(), few.end(), many.begin()));
        }
    }
}
