#include "ui/model/census_view.hpp"

#include "tests/support/catch2.hpp"

using namespace shunt::ui;

namespace {

CensusView view(std::vector<std::uint64_t> depths) {
    CensusView census;
    census.report = CensusOutcome{};
    census.report->depths = std::move(depths);
    return census;
}

}  // namespace

TEST_CASE("the fullest depth is as high as the chart, on both scales") {
    CensusView census = view({1, 10, 1'000, 0});
    CHECK(census.last_depth() == 3);
    for (const Scale scale : {Scale::linear, Scale::logarithmic}) {
        census.scale = scale;
        CHECK(census.height(2) == Approx(1));
        CHECK(census.height(3) == 0);
        CHECK(census.height(0) > 0);
        CHECK(census.height(0) < census.height(1));
    }
    CHECK(census.count(-1) == 0);
    CHECK(census.count(99) == 0);
}

TEST_CASE("ticks are few and round") {
    CHECK(view({1'084}).ticks() == std::vector<std::uint64_t>{0, 250, 500, 750, 1'000});
    CHECK(view({3}).ticks() == std::vector<std::uint64_t>{0, 1, 2, 3});
    CHECK(CensusView{}.ticks().empty());
    CensusView census = view({14'000});
    census.scale = Scale::logarithmic;
    CHECK(census.ticks() == std::vector<std::uint64_t>{1, 100, 10'000});
}

TEST_CASE("labels of depths leave room for each other") {
    CHECK(view(std::vector<std::uint64_t>(125, 1)).depth_step(7) == 20);
    CHECK(view({1, 2, 3}).depth_step(7) == 1);
}
