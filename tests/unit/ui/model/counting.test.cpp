// The count of all positions.
#include "ui/model/counting.hpp"

#include "tests/unit/ui/answered.hpp"

using namespace shunt;
using namespace shunt::ui;
using namespace shunt::test;

TEST_CASE("a limit is told with its reason, and a partial census stays") {
    test::Opened model{test::kLane};
    model.counting.take_census();
    Json report = lane_census();
    report["status"] = "limit";
    report["reason"] = "more than 1 KB needed";
    answer(model, report);
    CHECK(model.open.failure() == "More than 1 KB needed.");
    CHECK(model.explorer.census().report->status == Status::limit);
}
