#include "ui/words/length_text.hpp"

#include "tests/support/catch2.hpp"

using namespace shunt::ui;
using shunt::puzzle::Metric;

TEST_CASE("a length never goes without its metric") {
    CHECK(length_text(1, Metric::move) == "1 move");
    CHECK(length_text(81, Metric::move) == "81 moves");
    CHECK(length_text(1'368, Metric::step) == "1,368 steps");
}

TEST_CASE("the time of a search names its threads when there were several") {
    shunt::outcome::SearchFigures figures;
    figures.seconds = 0.34;
    const std::string alone = time_text(figures);
    figures.threads = 1;
    CHECK(time_text(figures) == alone);
    figures.threads = 2;
    CHECK(time_text(figures) == alone + ", 2 threads");
}
