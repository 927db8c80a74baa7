// What an edit in Build leaves behind once it has been judged and taken back: nothing.
#include <atomic>
#include <cstdlib>
#include <new>

#include <nlohmann/json.hpp>

#include "tests/support/catch2.hpp"
#include "tests/support/desk.hpp"
#include "tests/support/told.hpp"

using namespace shunt;
using Json = nlohmann::json;
using shunt::test::Desk;

namespace {

std::atomic<long> live = 0;

void* counted(std::size_t bytes) {
    void* place = std::malloc(bytes);
    if (place == nullptr) throw std::bad_alloc();
    ++live;
    return place;
}

void uncounted(void* place) noexcept {
    if (place == nullptr) return;
    --live;
    std::free(place);
}

}  // namespace

void* operator new(std::size_t bytes) { return counted(bytes); }
void* operator new[](std::size_t bytes) { return counted(bytes); }
void operator delete(void* place) noexcept { uncounted(place); }
void operator delete[](void* place) noexcept { uncounted(place); }
void operator delete(void* place, std::size_t) noexcept { uncounted(place); }
void operator delete[](void* place, std::size_t) noexcept { uncounted(place); }

namespace {

Json report_of(const ui::Job& job) {
    const Json base = {{"metric", "move"}, {"expanded", 7}};
    Json report = base;
    if (job.kind == "solve") report.update({{"status", "unsolvable"}});
    if (job.kind == "census") report.update({{"status", "complete"}, {"reachable", 2}, {"depths", {1, 1}}});
    if (job.kind == "neighbours") report.update({{"status", "complete"}, {"unsolvable", true}, {"tried", 4}});
    return report;
}

/// The page does all that it was asked for, and what follows from that.
void do_jobs(Desk& desk) {
    for (int most = 20; most > 0 && !desk.model().jobs.jobs().empty(); --most) {
        const ui::Job& job = desk.model().jobs.jobs().front();
        const Json done = {{"type", "done"}, {"id", job.ticket}, {"report", report_of(job).dump()}};
        desk.bench.perform(ui::command::Receive{test::Told(done).bytes()});
        desk.frame();
    }
    CHECK(desk.model().jobs.jobs().empty());
    desk.machine().said = {};
}

/// A cell painted, judged, taken back and judged again.
void edit_and_undo(Desk& desk, int number) {
    const puzzle::Coordinate cell{1 + number % 3, number % 4};
    desk.bench.perform(ui::command::Change{ui::edit::Paint{std::nullopt, {cell}}});
    desk.frame();
    do_jobs(desk);
    desk.bench.perform(ui::command::UndoEdit{});
    desk.frame();
    do_jobs(desk);
}

}  // namespace

TEST_CASE("500 edits that are judged and taken back leave nothing in memory") {
    Desk desk;
    desk.resize(1440, 900);
    desk.open("board:\n1.#2\n....\n....\n....\ngoal:\n..#1\n....\n....\n....\n");
    desk.bench.perform(ui::command::ChooseTask{ui::kBuildTask});
    desk.settle();
    do_jobs(desk);
    for (int edit = 0; edit < 100; ++edit) edit_and_undo(desk, edit);  // fills what is kept for good
    const long before = live;
    for (int edit = 0; edit < 500; ++edit) edit_and_undo(desk, edit);
    INFO(live - before << " blocks more than the " << before << " before");
    CHECK(live - before < 100);
}
