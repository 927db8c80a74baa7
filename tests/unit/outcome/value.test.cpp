// Values as bytes: what is written is read, and whatever else comes in reads as a value or as nothing.
#include "core/outcome/value.hpp"

#include <cstring>
#include <limits>
#include <nlohmann/json.hpp>

#include "core/base/random.hpp"
#include "core/outcome/solve_outcome.hpp"
#include "core/outcome/value_bytes.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/told.hpp"

using namespace shunt;
using namespace shunt::outcome;
using nlohmann::json;
using test::bytes_of;
using test::Told;

namespace {

std::string head(char kind, std::uint32_t length) {
    std::string bytes(1, kind);
    bytes.resize(5);
    std::memcpy(bytes.data() + 1, &length, sizeof length);
    return bytes;
}

std::string number(double value) {
    std::string bytes(9, 'd');
    std::memcpy(bytes.data() + 1, &value, sizeof value);
    return bytes;
}

/// A value as it can be walked from outside; members by the names of `like`, since a cursor looks for what it knows.
json seen(Value value, const json& like) {
    json found;
    if (like.is_object()) {
        found = value.is_object() ? json::object() : json();
        for (const auto& [key, member] : like.items()) found[key] = seen(value.field(key), member);
    } else if (like.is_array()) {
        found = value.is_list() ? json::array() : json();
        for (const Value entry : value)
            found.push_back(seen(entry, found.size() < like.size() ? like[found.size()] : json()));
    } else if (const auto text = value.text()) {
        found = std::string(*text);
    } else if (const auto flag = value.boolean()) {
        found = *flag;
    } else if (const auto real = value.real()) {
        found = *real;
    }
    return found;
}

std::string random_text(Random& random) {
    static const std::vector<std::string> kPieces{"a", "\xC3\xA4",          "\n", "\"", "\xE2\x82\xAC",
                                                  "0", std::string(1, '\0')};
    std::string text;
    for (std::uint64_t left = random.below(5); left > 0; --left) text += kPieces[random.below(kPieces.size())];
    return text;
}

json random_value(Random& random, int depth) {
    const std::uint64_t kind = random.below(depth > 0 ? 7 : 5);
    json value;
    if (kind == 1) value = random.below(2) == 0;
    if (kind == 2) value = static_cast<double>(random.below(1000)) / 8 - 50;
    if (kind == 3) value = static_cast<double>(random.below(1'000'000));
    if (kind == 4) value = random_text(random);
    if (kind >= 5) value = kind == 5 ? json::array() : json::object();
    for (std::uint64_t left = kind >= 5 ? random.below(5) : 0; left > 0; --left) {
        json inner = random_value(random, depth - 1);
        kind == 5 ? value.push_back(std::move(inner)) : void(value[random_text(random)] = std::move(inner));
    }
    return value;
}

}  // namespace

TEST_CASE("bytes of every kind are read as what they say", "[outcome]") {
    const std::string list = head('a', 21) + "ntf" + number(-3) + number(0.5);
    const std::string bytes = head('o', 7 + 26) + head('s', 2) + "\xC3\xA4" + list;
    CHECK(bytes == bytes_of({{"ä", {nullptr, true, false, -3, 0.5}}}));
    const Value value = read_value(bytes);
    REQUIRE(value.is_object());
    CHECK(seen(value, {{"ä", json::array()}})["ä"].size() == 5);
    CHECK(read_value(bytes_of(1e300)).real() == 1e300);
    CHECK(read_value("t").boolean() == true);
    CHECK(read_value("n").is_null());
    CHECK(read_value(head('s', 0)).text() == "");
}

TEST_CASE("what is written is read, for random values", "[outcome]") {
    Random random(7);
    for (int round = 0; round < 3000; ++round) {
        const json value = random_value(random, 4);
        INFO(value.dump());
        const std::string bytes = bytes_of(value);
        CHECK(seen(read_value(bytes), value) == value);
        CHECK(read_value(bytes).bytes() == bytes);
    }
}

TEST_CASE("counts keep all their digits", "[outcome]") {
    const std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    const std::string bytes = to_bytes(most);
    CHECK(read_value(bytes).whole() == most);
    CHECK(read_value(bytes).real() == 18446744073709551616.0);
}

TEST_CASE("wherever bytes are cut, and whatever one of them is instead, they read as a value or as nothing",
          "[outcome]") {
    Random random(11);
    for (int round = 0; round < 300; ++round) {
        const json value = random_value(random, 3);
        const std::string whole = bytes_of(value);
        if (whole == "n") continue;
        INFO(value.dump());
        for (std::size_t size = 0; size < whole.size(); ++size) CHECK(read_value(whole.substr(0, size)).is_null());
        CHECK(read_value(whole + "n").is_null());
        for (int change = 0; change < 50; ++change) {
            std::string damaged = whole;
            damaged[random.below(damaged.size())] = static_cast<char>(random.below(256));
            (void)seen(read_value(damaged), value);
            (void)from_value<SolveOutcome>(read_value(damaged));
        }
    }
}

TEST_CASE("bytes that are no value read as null", "[outcome]") {
    for (const std::string& bytes : {std::string(), std::string("x"), head('a', 0xFFFFFFFF), head('s', 0xFFFFFFFF),
                                     head('s', 1) + "\xFF", head('a', 1), head('a', 1) + "x", head('o', 2) + "nn",
                                     head('o', 5) + head('s', 0), std::string("d1234567")}) {
        INFO(bytes);
        CHECK(read_value(bytes).is_null());
    }
}

TEST_CASE("nesting has a limit", "[outcome]") {
    const auto nested = [](int depth) {
        std::string bytes = "n";
        for (int i = 0; i < depth; ++i) bytes = head('a', static_cast<std::uint32_t>(bytes.size())) + bytes;
        return bytes;
    };
    CHECK(read_value(nested(kDeepestValue)).is_list());
    CHECK(read_value(nested(kDeepestValue + 1)).is_null());
    CHECK(read_value(nested(100'000)).is_null());
}

TEST_CASE("fields are read as what the caller wants", "[outcome]") {
    const Told told(R"({"count": 12, "far": "18446744073709551615", "seconds": 1.5, "name": "ab",
                        "names": ["a", 3, "b"], "large": 1e10, "minus": -4, "none": null})");
    const Value object = told;
    CHECK(object.count("count") == 12);
    CHECK(object.count("far") == std::numeric_limits<std::uint64_t>::max());
    CHECK(object.count("large") == 10'000'000'000);
    CHECK(object.small("large") == std::numeric_limits<int>::max());
    CHECK(object.real("seconds") == 1.5);
    CHECK(object.real("count") == 12.0);
    CHECK(object.text("name") == "ab");
    CHECK(object.optional_small("count") == 12);
    CHECK(seen(object.field("names"), {"", 0, ""}) == json{"a", 3.0, "b"});
}

TEST_CASE("fields that are missing or of another type read as nothing", "[outcome]") {
    for (const char* source :
         {R"({"minus": -4, "none": null, "name": "ab", "huge": 1e300, "part": 0.5})", "[1]", "7", "null", "{", ""}) {
        INFO(source);
        const Told told(source);
        const Value object = told;
        CHECK(object.field("absent").is_null());
        for (const char* key : {"minus", "none", "name", "huge", "part"}) {
            CHECK(object.count(key) == 0);
            CHECK_FALSE(object.optional_count(key).has_value());
            CHECK_FALSE(object.optional_small(key).has_value());
            CHECK(object.small(key) == 0);
        }
        CHECK(object.real("name") == 0.0);
        CHECK(object.text("minus").empty());
        for (const Value entry : object.field("name")) FAIL(entry.bytes());
    }
}

TEST_CASE("a reader goes through a list in any order", "[outcome]") {
    const Told told("[[0], 1, 2, {\"a\": 3}]");
    ValueReader reader(told);
    for (const std::size_t index : {2, 1, 2, 2, 1}) {
        REQUIRE(reader.enter(index));
        CHECK(reader.count() == index);
        reader.leave();
    }
    CHECK_FALSE(reader.enter(std::size_t{4}));
    CHECK_FALSE(reader.enter("a"));
    REQUIRE(reader.enter(std::size_t{3}));
    REQUIRE(reader.enter("a"));
    CHECK(reader.count() == 3);
    reader.leave();
    reader.leave();
    REQUIRE(reader.enter(std::size_t{0}));
    REQUIRE(reader.enter(std::size_t{0}));
    CHECK(reader.count() == 0);
}
