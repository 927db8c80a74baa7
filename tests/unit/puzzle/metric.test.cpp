#include "core/puzzle/metric.hpp"

#include "tests/support/catch2.hpp"

using namespace shunt::puzzle;

TEST_CASE("metrics read back by name", "[puzzle]") {
    for (const Metric metric : kMetrics) CHECK(metric_from(to_string(metric)) == metric);
    CHECK(to_string(Metric::slide) == "slide");
    CHECK_FALSE(metric_from("moves").has_value());
    CHECK_FALSE(metric_from("").has_value());
    CHECK_FALSE(metric_from("Step").has_value());
}
