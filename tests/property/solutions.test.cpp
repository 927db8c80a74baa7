// Shortest solutions, one and all of them, against the oracle; in every metric, both storages and both directions.
#include <algorithm>
#include <functional>
#include <map>
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

/// Whether levels were those of numbered positions: others lead to another of the shortest solutions (levels.test.cpp).
bool are_numbered(const Json& report) {
    return report["storage_reason"].get<std::string>().find("packings") != std::string::npos;
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

/// What the oracle has to choose from: vertices on shortest paths by their distance from the start, each with the number of paths through
/// it.
std::vector<std::map<int, std::uint64_t>> columns_of(const StateGraph& graph, int length) {
    const std::vector<int> distance = graph.distances({graph.start()});
    std::vector<std::uint64_t> to(graph.size(), 0);
    std::vector<std::uint64_t> from(graph.size(), 0);
    const auto at = [&](int depth, const auto& visit) {
        for (int vertex = 0; vertex < graph.size(); ++vertex)
            if (distance[vertex] == depth) visit(vertex);
    };
    const auto each_next = [&](int vertex, const auto& visit) {
        for (const int next : graph.neighbours(vertex))
            if (distance[next] == distance[vertex] + 1) visit(next);
    };
    at(length, [&](int vertex) { to[vertex] = graph.is_solved(vertex) ? 1 : 0; });
    for (int depth = length - 1; depth >= 0; --depth)
        at(depth, [&](int vertex) { each_next(vertex, [&](int next) { to[vertex] += to[next]; }); });
    from[graph.start()] = 1;
    std::vector<std::map<int, std::uint64_t>> columns(length + 1);
    for (int depth = 0; depth <= length; ++depth) {
        at(depth, [&](int vertex) {
            if (to[vertex] == 0) return;
            columns[depth][vertex] = from[vertex] * to[vertex];
            if (depth < length) each_next(vertex, [&](int next) { from[next] += from[vertex]; });
        });
    }
    return columns;
}

/// The choices told are the oracle's: every position with its number of solutions, and every motion between them.
void check_choices(const RandomCase& random, const StateGraph& graph, const Json& told, int length,
                   std::optional<int> through) {
    const auto expected = columns_of(graph, length);
    std::vector<std::vector<int>> vertices;
    for (const Json& column : told["moves"]) {
        auto& own = vertices.emplace_back();
        for (const Json& choice : column) own.push_back(graph.vertex(state_printed(random, choice["position"])));
    }
    REQUIRE(vertices.size() == expected.size());
    std::uint64_t positions = 0;
    for (std::size_t depth = 0; depth < expected.size(); ++depth) {
        const Json& column = told["moves"][depth];
        REQUIRE(told["per_move"][depth] == column.size());
        positions += column.size();
        if (!through) REQUIRE(column.size() == expected[depth].size());
        for (std::size_t i = 0; i < column.size(); ++i) {
            const auto known = expected[depth].find(vertices[depth][i]);
            REQUIRE(known != expected[depth].end());
            if (!through) REQUIRE(column[i]["solutions"] == std::to_string(known->second));
            std::set<int> next;
            for (const auto& number : column[i]["next"]) next.insert(vertices[depth + 1][number.get<std::size_t>()]);
            REQUIRE(next.size() == column[i]["next"].size());
            const auto& neighbours = graph.neighbours(vertices[depth][i]);
            if (depth + 1 == expected.size()) continue;
            for (const int vertex : vertices[depth + 1]) {
                const bool is_one = std::find(neighbours.begin(), neighbours.end(), vertex) != neighbours.end();
                REQUIRE(is_one == (next.count(vertex) == 1));
            }
        }
        if (through && std::find(vertices[depth].begin(), vertices[depth].end(), *through) != vertices[depth].end()) {
            REQUIRE(column.size() == 1);
            REQUIRE(column[0]["solutions"] == std::to_string(expected[depth].at(*through)));
            REQUIRE(told["moves"][0][0]["solutions"] == column[0]["solutions"]);
        }
    }
    REQUIRE(told["positions"] == positions);
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
            if (by_levels["storage"] != "levels" || !are_numbered(by_levels)) continue;
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

TEST_CASE("what shortest solutions have to choose from is what the oracle has, in all and through one position",
          "[property]") {
    int mirrored = 0;
    for_each_request([&](const auto& random, const auto& graph, const auto& expected, test::Request request) {
        if (!expected.length()) return;
        request.choices = 1'000'000;
        request.list = 0;
        const Json report = run_job(request, 50);
        const Json& told = report["choices"];
        check_choices(random, graph, told, *expected.length(), std::nullopt);
        REQUIRE(told["moves"][0][0]["solutions"] == report["shortest_solutions"]);
        mirrored += told.contains("mirror") ? 1 : 0;
        // One of the middle, and the count of what goes through it.
        const Json& middle = told["moves"][told["moves"].size() / 2];
        const std::string position = middle[middle.size() / 2]["position"];
        request.through = position;
        check_choices(random, graph, run_job(request)["choices"], *expected.length(),
                      graph.vertex(state_printed(random, position)));
        // Too many are counted only.
        request.through.reset();
        request.choices = told["positions"].get<std::uint64_t>() - 1;
        const Json few = run_job(request)["choices"];
        REQUIRE(few["moves"].empty());
        REQUIRE(few["per_move"] == told["per_move"]);
        REQUIRE(few["positions"] == told["positions"]);
        REQUIRE(few["shared"] == told["shared"]);
        REQUIRE_FALSE(few["reason"].template get<std::string>().empty());
    });
    CHECK(mirrored > 10);
}

TEST_CASE("mirror images as one: solutions and shared positions are those of the listed ways", "[property]") {
    int own = 0;
    for_each_request([&](const auto& /*random*/, const auto& /*graph*/, const auto& expected, test::Request request) {
        if (!expected.length() || expected.paths().size() > kListed) return;
        request.choices = 1'000'000;
        const Json told = run_job(request)["choices"];
        if (!told.contains("mirror")) return;
        // Every way as the numbers of its positions, beside the way of their images.
        std::set<std::set<std::vector<std::size_t>>> classes;
        std::vector<std::size_t> way;
        std::vector<std::size_t> image;
        const std::function<void(std::size_t)> extend = [&](std::size_t number) {
            const Json& choice = told["moves"][way.size()][number];
            way.push_back(number);
            image.push_back(choice["mirror"].get<std::size_t>());
            if (choice["next"].empty()) {
                classes.insert({way, image});
                own += way == image ? 1 : 0;
            }
            for (const auto& next : choice["next"]) extend(next.get<std::size_t>());
            way.pop_back();
            image.pop_back();
        };
        extend(0);
        REQUIRE(told["solutions_mirrored"] == std::to_string(classes.size()));
        std::uint64_t shared = 0;
        for (const Json& column : told["moves"]) {
            std::set<std::set<std::size_t>> orbits;
            for (std::size_t i = 0; i < column.size(); ++i) orbits.insert({i, column[i]["mirror"].get<std::size_t>()});
            shared += orbits.size() == 1 ? 1 : 0;
        }
        REQUIRE(told["shared_mirrored"] == shared);
    });
    CHECK(own > 0);
}
