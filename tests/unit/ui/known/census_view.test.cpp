#include "ui/known/census_view.hpp"

#include <algorithm>

#include "tests/support/catch2.hpp"

using namespace shunt::ui;

namespace {

/// A census of these depths, and the look at it.
struct Counted {
    explicit Counted(std::vector<std::uint64_t> depths) : levels(depths) { report.depths = std::move(depths); }
    [[nodiscard]] CensusView view(Scale scale = Scale::linear) const { return {&report, &levels, scale, {}, {}}; }

    CensusOutcome report;
    DepthLevels levels;
};

}  // namespace

TEST_CASE("the fullest depth is as high as the chart, on both scales") {
    const Counted counted({1, 10, 1'000, 0});
    for (const Scale scale : {Scale::linear, Scale::logarithmic}) {
        const CensusView census = counted.view(scale);
        CHECK(census.last_depth() == 3);
        CHECK(census.height(2) == Approx(1));
        CHECK(census.height(3) == 0);
        CHECK(census.height(0) > 0);
        CHECK(census.height(0) < census.height(1));
    }
    CHECK(counted.view().count(-1) == 0);
    CHECK(counted.view().count(99) == 0);
}

TEST_CASE("the depths in sight are always some of all, and the one that is zoomed at stays in its place") {
    const DepthRange whole;
    CHECK(whole.zoomed(2, 3, 100) == whole);
    const DepthRange half = whole.zoomed(0.5, 50, 100);
    CHECK(half == DepthRange{25, 50});
    CHECK(half.zoomed(0.5, 25, 100) == DepthRange{25, 25});
    CHECK(half.zoomed(2, 60, 100) == whole);
    CHECK(whole.zoomed(0.5, 0, 100) == DepthRange{0, 50});
    CHECK(whole.zoomed(0.5, 99, 100) == DepthRange{50, 50});
    CHECK(whole.zoomed(0.0001, 50, 100).count == DepthRange::kLeast);
    CHECK(whole.zoomed(0.5, 2, 5) == whole);
    CHECK(DepthRange{90, 30}.within(100) == DepthRange{70, 30});
    CHECK(DepthRange{0, 30}.within(30) == whole);
    CHECK(DepthRange{10, 20}.holding(15, 100) == DepthRange{10, 20});
    CHECK(DepthRange{10, 20}.holding(99, 100) == DepthRange{80, 20});
    CHECK(whole.holding(99, 100) == whole);
    // A wheel that turns very little does something.
    CHECK(DepthRange{10, 20}.zoomed(0.999, 15, 100).count == 19);
    CHECK(DepthRange{10, 20}.zoomed(1.001, 15, 100).count == 21);
}

TEST_CASE("the highest bar in sight is as high as the chart") {
    const Counted counted({1, 10, 1'000, 20, 5});
    CensusView census = counted.view();
    census.range = {3, 2};
    CHECK(census.height(3) == Approx(1));
    CHECK(census.height(4) == Approx(0.25));
    CHECK(census.ticks().back() == 20);
    census = counted.view(Scale::cumulative);
    census.range = {0, 2};
    CHECK(census.height(1) == Approx(1));
}

TEST_CASE("the fullest depth of any range is found as if one looked at each of them") {
    std::vector<std::uint64_t> depths;
    for (std::uint64_t depth = 0; depth < 37; ++depth) depths.push_back((depth * 7919) % 101);
    const DepthLevels levels(depths);
    for (std::size_t from = 0; from <= depths.size(); ++from) {
        for (std::size_t to = from; to <= depths.size(); ++to) {
            std::uint64_t most = 0;
            for (std::size_t at = from; at < to; ++at) most = std::max(most, depths[at]);
            CHECK(levels.fullest(from, to) == most);
        }
    }
    CHECK(levels.fullest(30, 1000) == levels.fullest(30, 37));
    CHECK(levels.fullest(40, 50) == 0);
    CHECK(DepthLevels().fullest(0, 5) == 0);
}

TEST_CASE("ticks are few and round") {
    CHECK(Counted({1'084}).view().ticks() == std::vector<std::uint64_t>{0, 250, 500, 750, 1'000});
    CHECK(Counted({3}).view().ticks() == std::vector<std::uint64_t>{0, 1, 2, 3});
    CHECK(CensusView{}.ticks().empty());
    CHECK(Counted({14'000}).view(Scale::logarithmic).ticks() == std::vector<std::uint64_t>{1, 100, 10'000});
}

TEST_CASE("labels of depths leave room for each other") {
    CHECK(Counted(std::vector<std::uint64_t>(125, 1)).view().depth_step(7) == 20);
    CHECK(Counted({1, 2, 3}).view().depth_step(7) == 1);
}

TEST_CASE("the fullest depth and the first that is not empty are known without looking for them") {
    const DepthLevels levels({0, 0, 3, 7, 7, 1});
    CHECK(levels.fullest_at() == 3);
    CHECK(levels.first() == 2);
    CHECK_FALSE(DepthLevels({0, 0}).first().has_value());
    CHECK_FALSE(DepthLevels().first().has_value());
    CHECK(DepthLevels().fullest_at() == 0);
    Counted counted({1, 9, 4});
    CHECK(counted.view().fullest_depth() == 1);
    CHECK_FALSE(counted.view().first_goal_depth().has_value());
    CHECK(CensusView{}.fullest_depth() == 0);
}
