// Searches that are interrupted, and what becomes of their checkpoints.
#include "core/finder/checkpoint.hpp"

#include "core/job/find_job.hpp"
#include "tests/support/catch2.hpp"

using namespace shunt;
using namespace shunt::finder;

namespace {

FindTask task_of_two(int rows, int columns) {
    FindTask task;
    task.rows = rows;
    task.columns = columns;
    task.hardest = 2;
    return task;
}

std::unique_ptr<job::FindJob> job_of(const FindTask& task) {
    auto made = job::FindJob::create(task, {});
    REQUIRE(made);
    return std::move(*made);
}

Tally finish(job::FindJob& job) {
    while (job.advance(100'000)) {
    }
    return job.tally();
}

std::string message_of(const std::optional<Error>& error) { return error ? to_string(*error) : ""; }

/// A checkpoint printed and read again.
Checkpoint copied(const FindTask& task, const Checkpoint& checkpoint) {
    const Catalogue catalogue = Catalogue::every_shape(Grid<Narrow>(task.rows, task.columns));
    const std::string text = print_checkpoint(task, catalogue, checkpoint);
    INFO(text);
    auto read = parse_checkpoint(task, catalogue, text);
    REQUIRE((read ? "" : to_string(read.error())) == "");
    return std::move(*read);
}

}  // namespace

TEST_CASE("a search that goes on from a checkpoint ends like one that was never interrupted", "[finder]") {
    for (const auto kind : {PuzzleKind::simple3, PuzzleKind::any}) {
        FindTask task = task_of_two(3, 4);
        task.kind = kind;
        const auto whole = job_of(task);
        const Tally expected = finish(*whole);
        for (const int slices : {0, 1, 5, 40, 80, 200, 900}) {
            const auto first = job_of(task);
            for (int i = 0; i < slices; ++i) first->advance(2'000);
            const auto second = job_of(task);
            REQUIRE(message_of(second->resume(first->checkpoint())).empty());
            REQUIRE(finish(*second) == expected);
            REQUIRE(second->progress().total == whole->progress().total);
        }
    }
}

TEST_CASE("a search may be interrupted again and again", "[finder]") {
    const FindTask task = task_of_two(3, 4);
    const Tally expected = finish(*job_of(task));
    std::string checkpoint = job_of(task)->checkpoint();
    for (int runs = 0; runs < 10'000; ++runs) {
        const auto job = job_of(task);
        REQUIRE_FALSE(job->resume(checkpoint));
        while (job->progress().phase == "counting boards") job->advance(300);      // begins anew if it is interrupted
        const bool more = job->advance(static_cast<std::uint64_t>(runs) * 3'000);  // a unit not ended begins anew, too
        checkpoint = job->checkpoint();
        if (more) continue;
        REQUIRE(job->tally() == expected);
        return;
    }
    FAIL("the search does not come to an end");
}

TEST_CASE("the checkpoint of a finished search is finished", "[finder]") {
    const FindTask task = task_of_two(2, 3);
    const auto job = job_of(task);
    const Tally expected = finish(*job);
    const auto again = job_of(task);
    REQUIRE_FALSE(again->resume(job->checkpoint()));
    again->advance(1);
    REQUIRE(again->status() == job::Status::complete);
    REQUIRE(again->tally() == expected);
}

TEST_CASE("a damaged checkpoint is noticed whatever the damage", "[finder]") {
    const FindTask task = task_of_two(2, 3);
    const auto job = job_of(task);
    for (int i = 0; i < 4; ++i) job->advance(200);
    const std::string text = job->checkpoint();
    const auto fresh = job_of(task);
    for (std::size_t at = 0; at < text.size(); ++at) {
        INFO("byte " << at);
        REQUIRE(fresh->resume(text.substr(0, at)));
        std::string changed = text;
        changed[at] = changed[at] == '7' ? '8' : '7';
        REQUIRE(fresh->resume(changed));
        REQUIRE(fresh->resume(text.substr(0, at) + text.substr(at + 1)));
    }
    REQUIRE(fresh->resume(text + "x"));
    REQUIRE(fresh->resume(text + "\n"));
    REQUIRE(fresh->tally() == Tally());  // none of it was taken over
    REQUIRE_FALSE(fresh->resume(text));
}

TEST_CASE("no budget is too large", "[finder]") {
    const FindTask task = task_of_two(2, 3);
    const auto job = job_of(task);
    for (int slices = 0; slices < 100 && job->advance(UINT64_MAX); ++slices) continue;
    CHECK(job->status() == job::Status::complete);
    CHECK(job->tally() == finish(*job_of(task)));
}

TEST_CASE("a checkpoint whose sum is right but whose puzzles are none is refused", "[finder]") {
    const FindTask task = task_of_two(2, 3);
    const auto whole = job_of(task);
    finish(*whole);
    const Catalogue catalogue = Catalogue::every_shape(Grid<Narrow>(2, 3));
    const auto read = parse_checkpoint(task, catalogue, whole->checkpoint());
    REQUIRE(read);
    const auto refused = [&](const auto& change) {
        Checkpoint changed = *read;
        change(changed.tally.by_pieces.begin()->second.hardest.front(), changed.tally);
        return !parse_checkpoint(task, catalogue, print_checkpoint(task, catalogue, changed)).has_value();
    };
    CHECK_FALSE(refused([](Found<Narrow>&, Tally&) {}));
    CHECK(refused([](Found<Narrow>& found, Tally&) { found.length = 999'999; }));
    CHECK(refused([](Found<Narrow>& found, Tally&) { found.length = 0; }));
    CHECK(refused([](Found<Narrow>& found, Tally&) { found.start = (found.start + 1) % 6; }));
    CHECK(refused([](Found<Narrow>& found, Tally&) { found.board.bits |= std::uint64_t{1} << 63; }));
    CHECK(refused([](Found<Narrow>& found, Tally&) { found.board.bits |= std::uint64_t{1} << 20; }));        // outside
    CHECK(refused([](Found<Narrow>& found, Tally&) { found.board.bits |= std::uint64_t{1} << (21 + 2); }));  // wraps
    CHECK(refused([](Found<Narrow>&, Tally& tally) { tally.by_pieces.begin()->second.starts.clear(); }));
    CHECK(refused([](Found<Narrow>& found, Tally& tally) {  // of no pieces at all
        tally.by_pieces[0].hardest.push_back(found);
        tally.by_pieces[0].starts.assign(99, 1);
    }));
}

TEST_CASE("the refusal of a checkpoint says why", "[finder]") {
    const FindTask task = task_of_two(2, 3);
    const std::string text = job_of(task)->checkpoint();
    const auto refusal = [&](const FindTask& other, const std::string& checkpoint) {
        return message_of(job_of(other)->resume(checkpoint));
    };
    REQUIRE(refusal(task, "") == "this is no checkpoint of a search for puzzles");
    REQUIRE(refusal(task, "name: Klotski\n") == "this is no checkpoint of a search for puzzles");
    REQUIRE(refusal(task, text.substr(0, text.size() - 3)) ==
            "the checkpoint is damaged: its end is missing, or its sum does not fit its content");
    REQUIRE(refusal(task_of_two(3, 2), text) ==
            "line 2: this is the checkpoint of another search: it says 'grid 2x3', not 'grid 3x2'");
    FindTask other = task;
    other.metric = puzzle::Metric::step;
    REQUIRE(refusal(other, text) ==
            "line 3: this is the checkpoint of another search: it says 'metric move', not 'metric step'");
    other = task;
    other.kind = PuzzleKind::corner;
    REQUIRE(refusal(other, text).find("'kind simple3', not 'kind corner'") != std::string::npos);
    other = task;
    other.hardest = 3;
    REQUIRE(refusal(other, text).find("'hardest 2', not 'hardest 3'") != std::string::npos);
    other = task;
    other.pieces = 2;
    REQUIRE(refusal(other, text).find("'pieces any', not 'pieces 2'") != std::string::npos);
    other = task;
    other.shapes = {puzzle::Shape({{0, 0}})};
    REQUIRE(refusal(other, text).find("line 7: ") == 0);
}

TEST_CASE("a checkpoint is read as it was written", "[finder]") {
    const FindTask task = task_of_two(2, 3);
    Checkpoint checkpoint;
    REQUIRE(copied(task, checkpoint) == checkpoint);
    checkpoint.counted = true;
    checkpoint.boards = 397;
    checkpoint.boards_to_search = 322;
    checkpoint.dealt = {{8, 23}, true};
    checkpoint.open = {{{3}, false}, {{16, 22}, true}};
    checkpoint.tally.stocks = 7;
    checkpoint.tally.boards = 50;
    checkpoint.tally.just_solved = 12;
    checkpoint.tally.positions = UINT64_MAX;
    checkpoint.tally.count(2, 3, 4);
    checkpoint.tally.count(2, 2, 1);
    checkpoint.tally.keep(2, {3, {0b011}, 1, 5}, 2);  // two units side by side
    checkpoint.tally.keep(2, {2, {0b101}, 0, 5}, 2);
    REQUIRE(copied(task, checkpoint) == checkpoint);
    checkpoint.exhausted = true;
    checkpoint.dealt = {};
    REQUIRE(copied(task, checkpoint) == checkpoint);
}
