#include "core/job/request_fields.hpp"

#include "core/job/search_requests.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/jobs.hpp"

using namespace shunt;
using job::RequestFields;

namespace {

const char* const kLane = "board:\n1..\ngoal:\n..1\n";

RequestFields about_lane() {
    RequestFields fields;
    fields.set("puzzle", std::string(kLane));
    return fields;
}

/// What is wrong with a solve request that also has this field.
std::string fault_with(const char* key, RequestFields::Value value) {
    RequestFields fields = about_lane();
    fields.set(key, std::move(value));
    CHECK_FALSE(job::solve_asked(fields));
    const auto fault = fields.fault();
    return fault ? fault->message : std::string();
}

}  // namespace

TEST_CASE("fields are taken with their types, and absent ones are nothing") {
    RequestFields fields;
    fields.set("name", std::string("x"));
    fields.set("count", 7.0);
    fields.set("part", 0.25);
    fields.set("all", true);
    CHECK(fields.text("name") == "x");
    CHECK(fields.whole("count") == 7);
    CHECK(fields.real("part") == 0.25);
    CHECK(fields.flag("all"));
    CHECK_FALSE(fields.text("other").has_value());
    CHECK_FALSE(fields.flag("other"));
    CHECK_FALSE(fields.fault().has_value());
}

TEST_CASE("a field of another type, and one that nobody takes, is a fault with its name") {
    CHECK(fault_with("metric", 7.0) == "request refused: 'metric' must be a text");
    CHECK(fault_with("metric", std::string("jump")).find("'metric' is 'jump'; there are step") != std::string::npos);
    for (const double wrong : {-1.0, 1.5, 1e300})
        CHECK(fault_with("list", wrong) == "request refused: 'list' must be a whole number, not negative");
    CHECK(fault_with("all", 1.0) == "request refused: 'all' must be true or false");
    CHECK(fault_with("diameter", true) == "request refused: 'diameter' means nothing to this job");
}

TEST_CASE("the first fault is told") {
    RequestFields fields;
    fields.set("memory", std::string("much"));
    CHECK_FALSE(job::census_asked(fields));
    CHECK(fields.fault()->message == "request refused: 'puzzle' is missing");
}

TEST_CASE("a request in order makes its job; a bad puzzle is no fault of the request") {
    RequestFields fields = about_lane();
    fields.set("metric", std::string("step"));
    fields.set("diameter", true);
    auto made = job::survey_asked(fields);
    REQUIRE(made);
    while ((*made)->advance(1000)) {
    }
    CHECK(test::report_text(**made).find("\"diameter\":{\"length\":2") != std::string::npos);
    RequestFields bad;
    bad.set("puzzle", std::string("board:\n"));
    CHECK_FALSE(job::difficulty_asked(bad));
    CHECK_FALSE(bad.fault().has_value());
}
