// Fields of JSON that others wrote: whatever they hold, reading them gives a value or nothing.
#include <limits>

#include <nlohmann/json.hpp>

#include "tests/support/catch2.hpp"
#include "ui/jobs/json_fields.hpp"

using namespace shunt::ui;

TEST_CASE("fields are read as what they are", "[ui]") {
    const auto object = fields::parse(R"({"count": 12, "far": "18446744073709551615", "seconds": 1.5, "name": "ab",
                                          "names": ["a", 3, "b"], "large": 1e10, "minus": -4, "none": null})");
    CHECK(fields::count(object, "count") == 12);
    CHECK(fields::count(object, "far") == std::numeric_limits<std::uint64_t>::max());
    CHECK(fields::count(object, "large") == 10'000'000'000);
    CHECK(fields::small(object, "large") == std::numeric_limits<int>::max());
    CHECK(fields::real(object, "seconds") == 1.5);
    CHECK(fields::real(object, "count") == 12.0);
    CHECK(fields::text(object, "name") == "ab");
    CHECK(fields::texts(object, "names") == std::vector<std::string>{"a", "", "b"});
    CHECK(fields::optional_small(object, "count") == 12);
}

TEST_CASE("fields that are missing or of another type read as nothing", "[ui]") {
    for (const char* source : {R"({"minus": -4, "none": null, "name": "ab"})", "[1]", "7", "null", "{", ""}) {
        INFO(source);
        const auto object = fields::parse(source);
        CHECK(fields::field(object, "absent").is_null());
        CHECK(fields::count(object, "minus") == 0);
        CHECK_FALSE(fields::optional_count(object, "minus").has_value());
        CHECK_FALSE(fields::optional_small(object, "name").has_value());
        CHECK(fields::small(object, "none") == 0);
        CHECK(fields::real(object, "name") == 0.0);
        CHECK(fields::text(object, "minus").empty());
        CHECK(fields::texts(object, "none").empty());
    }
}
