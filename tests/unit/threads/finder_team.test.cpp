// Boards searched in parts, which are threads here, give what they give in one.
#include <algorithm>

#include "core/finder/finder_letters.hpp"
#include "core/finder/posted_team.hpp"
#include "core/job/find_job.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/effort.hpp"
#include "tests/support/post_office.hpp"

using namespace shunt;
using namespace shunt::finder;

namespace {

FindTask task_of(int rows, int columns, puzzle::Metric metric, PuzzleKind kind) {
    FindTask task;
    task.rows = rows;
    task.columns = columns;
    task.metric = metric;
    task.kind = kind;
    task.hardest = 3;
    return task;
}

struct Ended {
    bool began = false;  // the task was taken, and so was the checkpoint
    job::Status status{};
    Tally tally;
    std::uint64_t boards = 0;
    std::string checkpoint;
};

/// One search; it goes on from a checkpoint, if there is one, and its parts stop after some slices, if it has not ended by then.
struct Search {
    FindTask task;
    std::string checkpoint{};
    int slices = 1'000'000;
    std::uint64_t slice = 3'000;  // boards
    std::uint64_t memory = std::uint64_t{1} << 30;

    Ended run(finder::FinderTeam* team) const {
        const auto made = job::FindJob::create(task, {.memory_limit = memory, .team = team});
        if (!made) return {};
        job::FindJob& job = **made;
        if (!checkpoint.empty() && (team == nullptr || team->is_first()) && job.resume(checkpoint)) return {};
        for (int done = 0; done < slices && job.advance(slice);) ++done;
        return {true, job.status(), job.tally(), job.make_outcome().boards, job.checkpoint()};
    }
    Ended alone() const {
        Ended ended = run(nullptr);
        REQUIRE(ended.began);
        return ended;
    }
    /// What part 0 has when all have ended.
    Ended in_parts(int parts) const {
        std::vector<Ended> ended(static_cast<std::size_t>(parts));
        test::PostOffice(parts).run([&](parts::Post& post) {
            PostedTeam team(post);
            ended[static_cast<std::size_t>(post.part())] = run(&team);
        });
        for (const Ended& part : ended) {
            REQUIRE(part.began);
            REQUIRE(part.status == ended[0].status);
        }
        return ended[0];
    }
};

/// A part of a team whose work is written down, round by round.
class WatchedTeam final : public FinderTeam {
public:
    WatchedTeam(FinderTeam& team, std::vector<std::uint64_t>& worked) : team_(&team), worked_(&worked) {}

    void join(Finder& finder, int workers) override { team_->join(finder, workers); }
    [[nodiscard]] bool is_first() const override { return team_->is_first(); }
    [[nodiscard]] std::optional<Unit> claim() override { return team_->claim(); }
    void deliver(Delivery done) override { team_->deliver(std::move(done)); }
    [[nodiscard]] FinderRound meet(const FinderRound& own) override {
        worked_->push_back(own.worked);
        return team_->meet(own);
    }

private:
    FinderTeam* team_;
    std::vector<std::uint64_t>* worked_;
};

/// The boards that all parts of a search work on, by those that they could have worked on: in each round as many as the busiest part.
double efficiency(const Search& search, int parts) {
    std::vector<std::vector<std::uint64_t>> worked(static_cast<std::size_t>(parts));
    test::PostOffice(parts).run([&](parts::Post& post) {
        PostedTeam posted(post);
        WatchedTeam team(posted, worked[static_cast<std::size_t>(post.part())]);
        static_cast<void>(search.run(&team));
    });
    std::uint64_t done = 0;
    std::uint64_t possible = 0;
    for (std::size_t round = 0; round < worked[0].size(); ++round) {
        std::uint64_t most = 0;
        for (const auto& part : worked) most = std::max(most, part.at(round));
        for (const auto& part : worked) done += part[round];
        possible += most * worked.size();
    }
    return static_cast<double>(done) / static_cast<double>(possible);
}

void check(const FindTask& task) {
    const Ended alone = Search{task}.alone();
    for (const int parts : {1, 2, 5}) {
        INFO(task.rows << "x" << task.columns << ", " << to_string(task.metric) << ", " << parts << " parts");
        const Ended together = Search{task}.in_parts(parts);
        REQUIRE(together.status == job::Status::complete);
        REQUIRE(together.tally == alone.tally);
        REQUIRE(together.boards == alone.boards);
    }
}

}  // namespace

TEST_CASE("parts find what one finds", "[finder-team]") {
    for (const puzzle::Metric metric : puzzle::kMetrics) check(task_of(3, 3, metric, PuzzleKind::simple3));
    check(task_of(3, 4, puzzle::Metric::move, PuzzleKind::corner));
    check(task_of(2, 5, puzzle::Metric::super_step, PuzzleKind::any));
    if (test::long_run()) check(task_of(4, 4, puzzle::Metric::move, PuzzleKind::simple3));
}

TEST_CASE("a search in parts goes on with any other number of parts, and alone", "[finder-team]") {
    const FindTask task = task_of(3, 4, puzzle::Metric::move, PuzzleKind::simple3);
    const Ended whole = Search{task}.alone();
    for (const int slices : {1, 3, 9}) {
        INFO(slices << " slices");
        const std::string kept = Search{.task = task, .slices = slices}.in_parts(3).checkpoint;
        for (const int parts : {1, 4})
            REQUIRE(Search{.task = task, .checkpoint = kept}.in_parts(parts).tally == whole.tally);
        REQUIRE(Search{.task = task, .checkpoint = kept}.alone().tally == whole.tally);
    }
}

TEST_CASE("parts share what is left when some have nothing to do", "[finder-team]") {
    const FindTask task = task_of(3, 4, puzzle::Metric::move, PuzzleKind::simple3);
    CHECK(efficiency({.task = task, .slice = 2'000}, 16) > 0.8);
    if (!test::long_run()) return;
    const FindTask large = task_of(4, 4, puzzle::Metric::move, PuzzleKind::simple3);
    CHECK(efficiency({.task = large, .slice = 50'000}, 64) > 0.75);
}

TEST_CASE("a search whose units were split goes on from any of its rounds", "[finder-team]") {
    const FindTask task = task_of(3, 4, puzzle::Metric::move, PuzzleKind::simple3);
    const Ended whole = Search{task}.alone();
    for (const int slices : {5, 12, 40, 80, 120, 160}) {
        INFO(slices << " slices");
        const std::string kept = Search{.task = task, .slices = slices, .slice = 2'000}.in_parts(8).checkpoint;
        REQUIRE(Search{.task = task, .checkpoint = kept}.alone().tally == whole.tally);
    }
}

TEST_CASE("a stock that is too large for one part ends all of them", "[finder-team]") {
    const Search search{.task = task_of(4, 4, puzzle::Metric::super_move, PuzzleKind::any), .memory = 20'000};
    REQUIRE(search.in_parts(3).status == job::Status::limit);
}

TEST_CASE("units and tallies arrive as they were sent, and bytes cut off are refused", "[finder-team]") {
    const Unit unit{{0, 3, 3, 200}, true};
    std::string bytes;
    put_unit(bytes, unit);
    std::string_view rest = bytes;
    REQUIRE(take_unit(rest) == unit);
    REQUIRE(rest.empty());
    Delivery delivery;
    delivery.unit = unit;
    delivery.rest = {{{3, 3}, false}, unit};
    delivery.kept = Unit{{0, 3}, false};
    std::string delivered;
    put_delivery(delivered, delivery);
    rest = delivered;
    const auto taken = take_delivery(rest);
    REQUIRE(taken);
    REQUIRE(rest.empty());
    REQUIRE((taken->unit == unit && taken->rest == delivery.rest && taken->kept == delivery.kept));
    for (std::size_t size = 0; size < delivered.size(); ++size) {
        rest = std::string_view(delivered).substr(0, size);
        REQUIRE_FALSE(take_delivery(rest));
    }
    const Tally tally = Search{task_of(3, 3, puzzle::Metric::move, PuzzleKind::simple3)}.alone().tally;
    std::string sent;
    put_tally(sent, tally);
    Tally arrived;
    rest = sent;
    REQUIRE(add_tally(rest, arrived, 3));
    REQUIRE(arrived == tally);
    for (std::size_t size = 0; size < sent.size(); ++size) {
        rest = std::string_view(sent).substr(0, size);
        Tally cut;
        REQUIRE_FALSE(add_tally(rest, cut, 3));
    }
    for (std::size_t size = 0; size < bytes.size(); ++size) {
        rest = std::string_view(bytes).substr(0, size);
        REQUIRE_FALSE(take_unit(rest));
    }
}
