// The atlas as the page sees it: asked for once, read whole or refused, and each puzzle as the file states it.
#include "tests/support/catch2.hpp"
#include "tests/support/files.hpp"
#include "tests/support/told.hpp"
#include "ui/model/model.hpp"
#include "ui/model/opening.hpp"

using namespace shunt;
using namespace shunt::ui;
using puzzle::Metric;

namespace {

const std::vector<std::string> kGrids{"2x2", "2x3", "2x4", "2x5", "2x6", "2x7", "2x8", "3x3", "3x4", "3x5", "4x4"};

/// The file of the page, as tools/atlas_json.mjs puts it together.
std::string site_file() {
    std::string text = "[";
    for (const std::string& grid : kGrids)
        text.append(text.size() > 1 ? "," : "").append(test::source_file("puzzles/atlas/" + grid + ".json"));
    text += "]";
    return text;
}

Atlas loaded(Outbox& outbox) {
    Atlas atlas;
    atlas.want(outbox);
    atlas.receive(test::Told(site_file()), "", outbox);
    return atlas;
}

std::vector<std::uint64_t> lengths(const Atlas& atlas) {
    std::vector<std::uint64_t> all;
    for (const FoundPuzzle& found : atlas.puzzles()) all.push_back(found.length);
    return all;
}

}  // namespace

TEST_CASE("the atlas is asked for once", "[ui][atlas]") {
    Outbox outbox;
    Atlas atlas;
    atlas.want(outbox);
    atlas.want(outbox);
    CHECK(outbox.loads == std::vector<std::string>{Atlas::kFile});
    CHECK_FALSE(atlas.ready());
    CHECK(atlas.failure().empty());
    atlas.retry(outbox);  // nothing has failed
    CHECK(outbox.loads.size() == 1);
}

TEST_CASE("the atlas has every grid and metric, with a puzzle for each number of pieces", "[ui][atlas]") {
    Outbox outbox;
    Atlas atlas = loaded(outbox);
    REQUIRE(atlas.grids().size() == kGrids.size());
    for (std::size_t grid = 0; grid < kGrids.size(); ++grid) {
        CHECK(atlas.grids()[grid].name == kGrids[grid]);
        const int cells = (kGrids[grid][0] - '0') * (kGrids[grid][2] - '0');
        for (const Metric metric : puzzle::kMetrics) {
            atlas.choose(grid, metric, outbox);
            INFO(kGrids[grid] << ' ' << puzzle::to_string(metric));
            REQUIRE(atlas.failure().empty());
            REQUIRE(atlas.puzzles().size() == static_cast<std::size_t>(cells - 1));
            for (const FoundPuzzle& found : atlas.puzzles()) {
                const puzzle::Puzzle& puzzle = found.entry->puzzle;
                REQUIRE(puzzle.pieces().size() == static_cast<std::size_t>(found.pieces));
                REQUIRE(puzzle.metric() == metric);
                REQUIRE(puzzle.goals().size() == 1);
                REQUIRE(known_length(*found.entry, metric) == found.length);
                REQUIRE(found.colours.size() == puzzle.kinds().size());
            }
        }
    }
}

TEST_CASE("the atlas shows the published lengths, and how many positions were searched", "[ui][atlas]") {
    Outbox outbox;
    Atlas atlas = loaded(outbox);
    CHECK(atlas.grid().title() == "4 × 4");
    CHECK(atlas.grid().boards == 55'807'716);
    // N. Bickford, "Sliding Block Puzzles, Part 3" (2012), move metric.
    CHECK(lengths(atlas) == std::vector<std::uint64_t>{1, 4, 9, 19, 36, 51, 62, 89, 132, 81, 64, 73, 61, 25, 21});
    atlas.choose(7, Metric::super_step, outbox);
    CHECK(atlas.grid().title() == "3 × 3");
    CHECK(atlas.grid().visited[static_cast<std::size_t>(Metric::super_step)] == 24'877);
    CHECK(atlas.grid().visited[static_cast<std::size_t>(Metric::move)] == 20'349);
    CHECK(outbox.announcements.back() == "8 puzzles on 3 × 3, super-step metric.");
}

TEST_CASE("a puzzle of the atlas opens in its metric", "[ui][atlas]") {
    Model model;
    model.atlas.want(model.outbox);
    model.atlas.receive(test::Told(site_file()), "", model.outbox);
    model.atlas.choose(7, Metric::super_slide, model.outbox);
    open_puzzle(model, model.atlas.puzzles()[5].entry);
    CHECK(model.open.metric() == Metric::super_slide);
    CHECK(title(model.open.entry()) == "Hardest with 6 pieces on 3x3");
}

TEST_CASE("when the atlas cannot be loaded it says why, and can be asked for again", "[ui][atlas]") {
    Outbox outbox;
    Atlas atlas;
    atlas.want(outbox);
    atlas.receive({}, "The file atlas.json could not be loaded: the server answered 404.", outbox);
    CHECK_FALSE(atlas.ready());
    CHECK(atlas.failure() == "The file atlas.json could not be loaded: the server answered 404.");
    CHECK(outbox.announcements.back() == atlas.failure());
    atlas.want(outbox);  // drawing it asks for nothing more
    CHECK(outbox.loads.size() == 1);
    atlas.retry(outbox);
    CHECK(outbox.loads.size() == 2);
    CHECK(atlas.failure().empty());
    atlas.receive(test::Told(site_file()), "", outbox);
    CHECK(atlas.ready());
}

TEST_CASE("a damaged atlas is refused as a whole", "[ui][atlas]") {
    const std::string good =
        "{\"grid\":\"1x2\",\"boards\":1,\"just_solved\":1,\"searches\":[],\"puzzles\":[{\"metric\":\"move\","
        "\"pieces\":1,\"length\":1,\"board\":\"X.\",\"goal\":\".X\",\"tied\":1}]}";
    Outbox outbox;
    Atlas sound;
    sound.receive(test::Told("[" + good + "]"), "", outbox);
    REQUIRE(sound.ready());
    const std::vector<std::string> damaged{
        "",
        "<html>",
        "[]",
        "7",
        "[7]",
        "[" + good + ",{\"grid\":\"2x2\"}]",
        "[" + good + ",{}]",
        "[{\"grid\":\"1x2\",\"puzzles\":[{\"metric\":\"jump\",\"board\":\"X.\",\"goal\":\".X\"}]}]",
        "[{\"grid\":\"1x2\",\"puzzles\":[{\"metric\":\"move\",\"board\":\"X.\",\"goal\":\".X.\"}]}]",
        "[{\"grid\":\"1x2\",\"puzzles\":[{\"metric\":\"move\"}]}]"};
    for (const std::string& text : damaged) {
        INFO(text);
        Atlas atlas;
        atlas.receive(test::Told(text), "", outbox);
        CHECK_FALSE(atlas.ready());
        CHECK(atlas.failure().rfind("The file atlas.json is damaged", 0) == 0);
    }
}
