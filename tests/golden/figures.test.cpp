// The figures by which the project is judged, written down once more on their own.
#include "core/job/path_checksum.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/jobs.hpp"
#include "tests/support/moat.hpp"
#include "tests/support/puzzles.hpp"

using namespace shunt;
using namespace shunt::test;
using puzzle::Metric;

namespace {

void check_klotski(Metric metric, int length, int eccentricity, const std::vector<int>& first_depths) {
    INFO(to_string(metric) << " metric");
    const Json solution = solve(library_text("klotski"), metric);
    CHECK(solution["status"] == "solved");
    CHECK(solution["length"] == length);
    const Json counted = census(library_text("klotski"), metric);
    CHECK(counted["status"] == "complete");
    CHECK(counted["reachable"] == 25955);
    CHECK(counted["packings"] == "65880");
    CHECK(counted["eccentricity"] == eccentricity);
    const Json depths = counted["depths"];
    REQUIRE(depths.size() > first_depths.size());
    for (std::size_t depth = 0; depth < first_depths.size(); ++depth) CHECK(depths[depth] == first_depths[depth]);
}

}  // namespace

TEST_CASE("classic Klotski in six metrics", "[golden]") {
    check_klotski(Metric::step, 116, 167, {1, 4, 10, 13, 18, 16});
    check_klotski(Metric::slide, 90, 133, {1, 6, 12, 15, 18, 16});
    check_klotski(Metric::move, 81, 124, {1, 8, 10, 15, 18, 18});
    check_klotski(Metric::super_step, 72, 105, {1});
    check_klotski(Metric::super_slide, 58, 86, {1});
    check_klotski(Metric::super_move, 55, 83, {1});
}

TEST_CASE("Knuth's example in six metrics", "[golden]") {
    const int lengths[] = {20, 10, 4, 10, 4, 2};
    for (const Metric metric : puzzle::kMetrics) {
        INFO(to_string(metric) << " metric");
        CHECK(solve(library_text("knuth-silly"), metric)["length"] == lengths[static_cast<std::size_t>(metric)]);
    }
}

TEST_CASE("Project Euler 766 and its sample", "[golden]") {
    for (const Metric metric : {Metric::step, Metric::slide, Metric::move}) {
        INFO(to_string(metric) << " metric");
        const Json full = census(library_text("pe766"), metric);
        CHECK(full["reachable"] == 2613742);
        CHECK(full["packings"] == "30122288");
    }
    for (const Metric metric : puzzle::kMetrics) {
        INFO(to_string(metric) << " metric");
        const Json sample = census(library_text("pe766-sample"), metric);
        CHECK(sample["reachable"] == 208);
        CHECK(sample["packings"] == "216");
    }
}

TEST_CASE("the other picture of Project Euler 766", "[golden]") {
    const Json full = census("board:\n.fDFAA\nGDDFAA\nGBBCCE\ncBdCEE\nHHeba.\n", Metric::step);
    CHECK(full["reachable"] == 2613742);
}

TEST_CASE("Project Euler 244, with its checksum", "[golden]") {
    test::Request request;
    request.puzzle = library_text("pe244");
    request.metric = Metric::step;
    request.all = true;
    request.checksum = true;
    const Json solved = run_job(request);
    CHECK(solved["length"] == 32);
    CHECK(solved["shortest_solutions"] == "1");
    CHECK(solved["solutions"][0]["letters"] == "LLURRDLLLURRDLUURULDLURDRRULDDRD");
    CHECK(solved["checksum"] == 96356848);
    CHECK(job::path_checksum("LULUR") == 19761398);  // the example of the statement
    const Json counted = census(library_text("pe244"), Metric::step);
    CHECK(counted["reachable"] == 102960);
    CHECK(counted["eccentricity"] == 48);
}

TEST_CASE("Bickford's moat of 128 x 128", "[golden]") {
    // 507 distinct units in a ring of 508 cells. His formula gives 129,032; depending on the void it is 128,272 to 128,525.
    const Json solved = solve(moat(128, 254), Metric::step);
    CHECK(solved["length"] == 128'525);
    CHECK(moat_length(128, 254) == 128'525);
    CHECK(solved["storage"] == "hashed");
    CHECK(census(moat(128, 254), Metric::step)["reachable"] == 508 * 507);
}

TEST_CASE("8-puzzle from the solved board", "[golden]") {
    test::Request request;
    request.kind = test::Kind::census;
    request.puzzle = library_text("8-puzzle");
    request.position = "123\n456\n78.\n";
    request.metric = Metric::step;
    const Json counted = run_job(request);
    CHECK(counted["reachable"] == 181440);
    CHECK(counted["eccentricity"] == 31);
    CHECK(counted["antipodes"] == 2);
    CHECK(counted["depths"][12] == 748);  // not 749, as a table printed in 1993 has it
}

TEST_CASE("Rush Hour, the card with 51 slides", "[golden]") {
    const std::string card = library_text("rush-hour-51");
    CHECK(solve(card, Metric::slide)["length"] == 51);
    CHECK(solve(card, Metric::step)["length"] == 83);
    const Json counted = census(card, Metric::slide);
    CHECK(counted["reachable"] == 4780);
    CHECK(counted["eccentricity"] == 72);
    std::uint64_t up_to_50 = 0;
    for (int depth = 0; depth <= 50; ++depth) up_to_50 += counted["depths"][depth].get<std::uint64_t>();
    CHECK(up_to_50 == 3024);
}
