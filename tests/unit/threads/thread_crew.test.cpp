#include "core/threads/thread_crew.hpp"

#include <numeric>

#include "core/search/frontier_search.hpp"
#include "tests/support/catch2.hpp"
#include "tests/unit/search/cube.hpp"

using namespace shunt;
using threads::ThreadCrew;

TEST_CASE("every worker of a crew works once in every run", "[threads]") {
    for (const int size : {1, 2, 3, 8}) {
        ThreadCrew crew(size);
        CHECK(crew.size() == size);
        std::vector<int> calls(static_cast<std::size_t>(size), 0);
        for (int run = 0; run < 200; ++run) {
            crew.run([&](int worker) { ++calls[static_cast<std::size_t>(worker)]; });
        }
        CHECK(calls == std::vector<int>(static_cast<std::size_t>(size), 200));
    }
}

TEST_CASE("after a meeting every worker sees what the others wrote before it", "[threads]") {
    constexpr int kWorkers = 4;
    constexpr int kRounds = 500;
    ThreadCrew crew(kWorkers);
    std::vector<int> written(kWorkers, 0);
    std::vector<int> wrong(kWorkers, 0);
    crew.run([&](int worker) {
        for (int round = 1; round <= kRounds; ++round) {
            written[static_cast<std::size_t>(worker)] = round;
            crew.meet();
            if (std::accumulate(written.begin(), written.end(), 0) != kWorkers * round)
                ++wrong[static_cast<std::size_t>(worker)];
            crew.meet();
        }
    });
    CHECK(wrong == std::vector<int>(kWorkers, 0));
}

TEST_CASE("several workers search wide levels as one does, in pairs or not", "[threads]") {
    using Search = search::FrontierSearch<test::Cube>;
    ThreadCrew crew(3);
    for (const bool in_pairs : {false, true}) {
        test::Cube cube(17, 0x1A5, in_pairs);
        auto search = Search::create(cube, {.crew = &crew});
        auto alone = Search::create(cube, {});
        for (auto* either : {&*search, &*alone}) {
            either->seed(0);
            either->begin();
            while (either->advance(10'000) == Search::State::running) {
            }
        }
        CHECK(search->counts() == test::levels_of_cube(17));
        CHECK(search->statistics().expanded == alone->statistics().expanded);
        CHECK(search->statistics().generated == alone->statistics().generated);
        CHECK(search->statistics().goals == alone->statistics().goals);
        CHECK(search->goal() == alone->goal());
    }
}
