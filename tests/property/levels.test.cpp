// Levels in parts, of keys and of fillings in several words, against the oracle: positions of each depth, neighbours, goals and the way to
// one; with chunks of few and of many words. Several workers: tests/unit/threads/plans.test.cpp.
#include <algorithm>
#include <set>

#include "core/levels/filling_search.hpp"
#include "core/levels/key_search.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/puzzles.hpp"
#include "tests/support/random_cases.hpp"
#include "tests/support/state_graph.hpp"

using namespace shunt;
using namespace shunt::test;
using levels::FillingSearch;
using levels::KeySearch;
using levels::PartedOptions;

namespace {

constexpr std::uint64_t kEnough = std::uint64_t{1} << 26;

/// A random puzzle in one metric, and how far its positions are from the start.
class ExpectedLevels {
public:
    ExpectedLevels(const RandomCase& random, puzzle::Metric metric)
        : random_(&random),
          metric_(metric),
          graph_(random.oracle(), metric),
          distances_(graph_.distances({graph_.start()})) {}

    /// That a search finds each position once, at its depth, and counts goals and neighbours.
    template <class Search>
    void check_levels(const PartedOptions& options) const {
        Search search(random_->problem(), metric_, options);
        std::set<int> met;
        std::uint64_t neighbours = 0;
        for (auto state = Search::State::running; state == Search::State::running;) {
            for (std::uint64_t part = 0; part < search.level_parts(); ++part) {
                search.visit_level_part(part, [&](const puzzle::Position& position) {
                    REQUIRE(canonical(random_->puzzle(), position) == position);
                    const int vertex = vertex_of(position);
                    REQUIRE(distances_[vertex] == search.depth());
                    REQUIRE(met.insert(vertex).second);
                    neighbours += graph_.neighbours(vertex).size();
                });
            }
            for (const int depth = search.depth(); state == Search::State::running && search.depth() == depth;)
                state = search.advance_level(5);
        }
        REQUIRE(search.state() == Search::State::exhausted);
        REQUIRE(met.size() == reachable());
        REQUIRE(search.statistics().expanded == met.size());
        REQUIRE(search.statistics().generated == neighbours);
        REQUIRE(search.statistics().goals == goals());
    }

    /// That it finds a goal as near as any, and a way of so many moves.
    template <class Search>
    void check_way(PartedOptions options) const {
        options.to_goal = true;
        Search search(random_->problem(), metric_, options);
        while (search.advance(5) == Search::State::running) continue;
        const int length = nearest_goal();
        REQUIRE((search.state() == Search::State::goal_found) == (length >= 0));
        if (length < 0) return;
        REQUIRE(search.depth() == length);
        while (search.find_path(1)) continue;
        REQUIRE(search.path().size() == static_cast<std::size_t>(length) + 1);
        for (const auto& key : search.path()) {
            const int vertex = vertex_of(search.position(key));
            const int left = length - distances_[vertex];
            REQUIRE(&key == &search.path()[static_cast<std::size_t>(left)]);
            if (left == 0) REQUIRE(graph_.is_solved(vertex));
            if (left == 0) continue;
            const auto& near = graph_.neighbours(vertex_of(search.position(*(&key - 1))));
            REQUIRE(std::count(near.begin(), near.end(), vertex) == 1);
        }
    }

private:
    [[nodiscard]] int vertex_of(const puzzle::Position& position) const {
        return graph_.vertex(random_->state_of(position));
    }
    [[nodiscard]] std::size_t reachable() const {
        return static_cast<std::size_t>(
            std::count_if(distances_.begin(), distances_.end(), [](int d) { return d >= 0; }));
    }
    [[nodiscard]] std::uint64_t goals() const {
        std::uint64_t goals = 0;
        for (int vertex = 0; vertex < graph_.size(); ++vertex)
            goals += distances_[vertex] >= 0 && graph_.is_solved(vertex) ? 1 : 0;
        return goals;
    }
    [[nodiscard]] int nearest_goal() const {
        int nearest = -1;
        for (int vertex = 0; vertex < graph_.size(); ++vertex) {
            if (distances_[vertex] < 0 || !graph_.is_solved(vertex)) continue;
            if (nearest < 0 || distances_[vertex] < nearest) nearest = distances_[vertex];
        }
        return nearest;
    }

    const RandomCase* random_;
    puzzle::Metric metric_;
    StateGraph graph_;
    std::vector<int> distances_;
};

/// Checks all random puzzles that a search can search; returns how many have been.
template <class Search>
int check_all(std::size_t most_chunk_words) {
    int checked = 0;
    for (std::uint64_t seed = 1; seed <= 4 * kRandomGraphs; ++seed) {
        const RandomCase random(seed);
        for (const puzzle::Metric metric : random.metrics()) {
            if (!Search::can_search(random.problem(), metric)) continue;
            INFO("seed " << seed << ", " << to_string(metric) << " metric\n" << random.text());
            const ExpectedLevels expected(random, metric);
            PartedOptions options;
            options.most_bytes = kEnough;
            options.most_chunk_words = most_chunk_words;
            expected.check_levels<Search>(options);
            ++checked;
            if (random.puzzle().goals().empty()) continue;
            expected.check_way<Search>(options);
            options.trail_bytes = 200 * (seed % 3);  // by halves, of which some are written down
            expected.check_way<Search>(options);
        }
    }
    return checked;
}

}  // namespace

TEST_CASE("levels of keys are those of the oracle", "[property]") {
    CHECK(check_all<KeySearch>(8) > effort(500, 3000));
}

TEST_CASE("levels of fillings are those of the oracle, whatever chunks they are dealt into", "[property]") {
    for (const std::size_t words : {std::size_t{8}, std::size_t{1}})
        CHECK(check_all<FillingSearch>(words) > effort(200, 1200));
    int several = 0;
    for (std::uint64_t seed = 1; seed <= 4 * kRandomGraphs; ++seed) {
        const auto filler = levels::Filler::of(RandomCase(seed).problem(), 1);
        several += filler && filler->most_chunks() > 1 ? 1 : 0;
    }
    CHECK(several > effort(2, 15));
}

TEST_CASE("levels of fillings in many chunks are those of keys", "[property]") {
    // 462 fillings of the eleven cells that A and B leave.
    const puzzle::Problem problem = problem_from("board:\nAABCD\nEFB..\nG....\n");
    for (const puzzle::Metric metric : {puzzle::Metric::step, puzzle::Metric::slide, puzzle::Metric::move}) {
        PartedOptions options;
        options.most_bytes = kEnough;
        KeySearch keys(problem, metric, options);
        while (keys.advance(100'000) == KeySearch::State::running) continue;
        REQUIRE(keys.state() == KeySearch::State::exhausted);
        for (const std::size_t words : {1, 2, 4, 8}) {
            options.most_chunk_words = words;
            FillingSearch fillings(problem, metric, options);
            while (fillings.advance(100'000) == FillingSearch::State::running) continue;
            CHECK(fillings.counts() == keys.counts());
            CHECK(fillings.statistics().generated == keys.statistics().generated);
        }
    }
}
