// Positions counted in parts, which are threads here, are those that are counted in one.
#include <atomic>
#include <numeric>

#include "core/analysis/parted_exploration.hpp"
#include "core/analysis/posted_samples.hpp"
#include "core/job/census_job.hpp"
#include "core/job/difficulty_job.hpp"
#include "core/parts/outbox.hpp"
#include "core/parts/rank_list.hpp"
#include "core/threads/thread_crew.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/post_office.hpp"
#include "tests/support/puzzles.hpp"
#include "tests/support/random.hpp"
#include "tests/support/random_puzzle.hpp"

using namespace shunt;

namespace {

outcome::CensusOutcome ended(const job::CensusRequest& request, std::uint64_t slice) {
    auto job = job::CensusJob::create(request, nullptr);
    while ((*job)->advance(slice)) continue;
    return (*job)->outcome();
}

/// What all parts say, which must be one thing. Blocks of numbers as small as can be, so that small puzzles are dealt out, too.
outcome::CensusOutcome counted_in_parts(job::CensusRequest request, int parts, int workers) {
    std::vector<outcome::CensusOutcome> outcomes(static_cast<std::size_t>(parts));
    test::PostOffice(parts).run([&](parts::Post& post) {
        analysis::PostedParts in_parts(post, 1);
        threads::ThreadCrew crew(workers);
        auto own = request;
        own.in_parts = &in_parts;
        own.crew = workers > 1 ? &crew : nullptr;
        outcomes[static_cast<std::size_t>(post.part())] =
            ended(own, 100 + 900 * static_cast<std::uint64_t>(post.part()));
    });
    for (const auto& outcome : outcomes) {
        REQUIRE(outcome.depths == outcomes[0].depths);
        REQUIRE(outcome.antipode_positions == outcomes[0].antipode_positions);
    }
    return outcomes[0];
}

void check(const std::string& text, puzzle::Metric metric, std::initializer_list<int> numbers) {
    job::CensusRequest request;
    request.puzzle = text;
    request.metric = metric;
    request.storage = analysis::Storage::packed;
    const auto wanted = ended(request, 5'000);
    for (const int parts : numbers) {
        const int workers = 1 + parts % 3;
        INFO(to_string(metric) << " metric, " << parts << " parts of " << workers << " workers");
        const auto found = counted_in_parts(request, parts, workers);
        REQUIRE(found.status == wanted.status);
        if (wanted.status != job::Status::complete) continue;  // a position is crowded
        REQUIRE(found.depths == wanted.depths);
        REQUIRE(found.edges == wanted.edges);
        REQUIRE(found.goal_positions == wanted.goal_positions);
        REQUIRE(found.antipode_positions == wanted.antipode_positions);
    }
}

}  // namespace

TEST_CASE("parts count what one counts, of puzzles of the library", "[parts]") {
    for (const char* name : {"klotski", "hughes", "metric-demo", "pe244"}) {
        INFO(name);
        for (const puzzle::Metric metric : puzzle::kMetrics) check(test::library_text(name), metric, {1, 3});
    }
    check(test::library_text("8-puzzle"), puzzle::Metric::step, {2, 7});
    if (test::long_run()) check(test::library_text("pe766"), puzzle::Metric::step, {2, 4});
}

TEST_CASE("parts count what one counts, of random puzzles", "[parts]") {
    const std::uint64_t cases = test::effort<std::uint64_t>(25, 1'000);
    for (std::uint64_t seed = 1; seed <= cases; ++seed) {
        INFO("random puzzle " << seed);
        for (const puzzle::Metric metric : puzzle::kMetrics)
            check(test::random_puzzle(seed).text, metric, {static_cast<int>(1 + seed % 4)});
    }
}

TEST_CASE("all parts stop in the same round, when the first one wishes it", "[parts]") {
    test::PostOffice office(3);
    std::array<std::atomic<int>, 3> depths;
    office.run([&](parts::Post& post) {
        analysis::PostedParts in_parts(post, 1);
        job::CensusRequest request;
        request.puzzle = test::library_text("klotski");
        request.in_parts = &in_parts;
        auto job = job::CensusJob::create(request, nullptr);
        std::size_t known = 0;
        while ((*job)->advance(1'000)) {
            known = (*job)->outcome().depths.size();
            if (post.part() == 0 && known == 20) post.wish(4);
            if (post.agreed() != 0) (*job)->stop(job::Status::cancelled);
        }
        depths[static_cast<std::size_t>(post.part())] = static_cast<int>(known);
    });
    CHECK(depths[0] >= 20);
    CHECK(depths[0] <= 22);
    CHECK(depths[1] == depths[0]);
    CHECK(depths[2] == depths[0]);
}

TEST_CASE("what some parts have saved other parts go on from", "[parts]") {
    job::CensusRequest request;
    request.puzzle = test::library_text("klotski");
    request.storage = analysis::Storage::packed;
    const auto wanted = ended(request, 5'000);
    for (const std::size_t depth : {0u, 1u, 57u, 124u}) {
        INFO("at depth " << depth);
        std::vector<parts::Snapshot> saved(2);
        test::PostOffice(2).run([&](parts::Post& post) {
            analysis::PostedParts in_parts(post, 1);
            in_parts.save();
            auto own = request;
            own.in_parts = &in_parts;
            auto job = job::CensusJob::create(own, nullptr);
            while ((*job)->outcome().depths.size() <= depth && (*job)->advance(7)) continue;
            (*job)->advance(7);  // in the middle of a level
            saved[static_cast<std::size_t>(post.part())] = *in_parts.snapshot();
        });
        const parts::Snapshot& first = saved[0];
        const auto before = std::accumulate(first.counts.begin(), first.counts.end() - 1, std::uint64_t{0});
        if (depth == 57) CHECK(first.statistics.expanded > before);  // what of the level is done need not be done again
        CHECK(saved[1].statistics.expanded == first.statistics.expanded);
        decltype(ended(request, 1)) found;
        test::PostOffice(3).run([&](parts::Post& post) {
            analysis::PostedParts in_parts(post, 1);
            in_parts.go_on(saved);
            auto own = request;
            own.in_parts = &in_parts;
            auto ending = ended(own, 1'000);
            if (post.part() == 0) found = std::move(ending);
        });
        CHECK(found.depths == wanted.depths);
        CHECK(found.edges == wanted.edges);
        CHECK(found.goal_positions == wanted.goal_positions);
        CHECK(found.antipode_positions == wanted.antipode_positions);
    }
}

TEST_CASE("the difficulty that parts measure together is that of one, in slices of any length", "[parts]") {
    job::DifficultyRequest request;
    request.precision = 0.05;
    for (const char* name : {"klotski", "hughes", "metric-demo"}) {
        INFO(name);
        request.puzzle = test::library_text(name);
        const auto measured = [](const job::DifficultyRequest& asked, std::uint64_t slice) {
            auto job = job::DifficultyJob::create(asked);
            while ((*job)->advance(slice)) continue;
            return (*job)->outcome();
        };
        const auto wanted = measured(request, 50'000);
        REQUIRE(wanted.mean_path);
        for (const int parts : {1, 2, 5}) {
            INFO(parts << " parts");
            std::vector<outcome::DifficultyOutcome> found(static_cast<std::size_t>(parts));
            test::PostOffice(parts).run([&](parts::Post& post) {
                analysis::PostedSamples samples(post);
                auto own = request;
                own.together = &samples;
                found[static_cast<std::size_t>(post.part())] =
                    measured(own, 900 + 1'000 * static_cast<std::uint64_t>(parts));
            });
            for (const auto& of_part : found) {
                CHECK(of_part.samples == wanted.samples);
                CHECK(of_part.mean_path == wanted.mean_path);
                CHECK(of_part.standard_error == wanted.standard_error);
                CHECK(of_part.bb == wanted.bb);
            }
        }
    }
}

TEST_CASE("numbers and states come back as they were sent", "[parts]") {
    test::Random random(1);
    for (int round = 0; round < 200; ++round) {
        std::string bytes;
        parts::RankWriter writer(bytes);
        std::vector<std::uint64_t> ranks;
        std::uint64_t rank = 0;
        for (int i = random.below(50); i > 0; --i) {
            ranks.push_back(rank += std::uint64_t{1} << random.below(58));
            writer.put(rank);
        }
        parts::RankReader reader(bytes);
        for (const std::uint64_t wanted : ranks) REQUIRE(reader.next() == wanted);
        REQUIRE(reader.is_done());
    }
    for (const std::string bad : {"\x80", "\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\x02", ""}) {
        std::string_view bytes(bad);
        REQUIRE(!parts::take_number(bytes));
    }
    parts::Outbox outbox;
    CHECK(outbox.add({5, 0b1100}, 0b0100) == 2 * sizeof(parts::WordBits));
    outbox.add({3, 1}, 0);
    outbox.add({5, 0b1001}, 0);
    parts::Letter letter;
    outbox.empty_into(letter);
    parts::Letter empty;
    outbox.empty_into(empty);
    CHECK(empty == std::string(2, '\0'));
    parts::Inbox inbox(letter);
    const auto goals = inbox.next_list();
    const auto others = inbox.next_list();
    CHECK(inbox.is_done());
    REQUIRE((goals.size() == 1 && others.size() == 2));
    CHECK((goals[0].word == 5 && goals[0].bits == 0b0100));
    CHECK((others[0].word == 3 && others[0].bits == 1));
    CHECK((others[1].word == 5 && others[1].bits == 0b1001));
}
