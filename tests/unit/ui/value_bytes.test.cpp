// JSON values as bytes: the page writes them (web/src/wasm/value_bytes.ts), the workbench reads them.
#include <cstring>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "tests/support/catch2.hpp"
#include "ui/jobs/value_bytes.hpp"

using nlohmann::json;
using namespace shunt::ui;

namespace {

using Bytes = std::vector<std::uint8_t>;

Bytes bytes_of(std::string_view text) { return {text.begin(), text.end()}; }

Bytes count(char kind, std::uint8_t many) { return {static_cast<std::uint8_t>(kind), many, 0, 0, 0}; }

Bytes number(double value) {
    Bytes bytes(9, 'd');
    std::memcpy(bytes.data() + 1, &value, sizeof value);
    return bytes;
}

Bytes joined(std::initializer_list<Bytes> parts) {
    Bytes all;
    for (const Bytes& part : parts) all.insert(all.end(), part.begin(), part.end());
    return all;
}

}  // namespace

TEST_CASE("a value of every kind is read from its bytes", "[ui]") {
    const Bytes name = joined({count('s', 2), bytes_of("\xC3\xA4")});
    const Bytes list = joined({count('a', 5), bytes_of("ntf"), number(-3), number(0.5)});
    const json value = read_value(joined({count('o', 1), name, list}));
    CHECK(value == json{{"ä", {nullptr, true, false, -3, 0.5}}});
    CHECK(value["ä"][3].is_number_integer());
    CHECK(read_value(number(1e300)).is_number_float());
}

TEST_CASE("bytes that are no value read as null, wherever they are cut", "[ui]") {
    const Bytes whole = joined({count('o', 1), count('s', 1), bytes_of("a"), count('a', 2), number(1), bytes_of("t")});
    REQUIRE(read_value(whole).is_object());
    for (std::size_t size = 0; size < whole.size(); ++size) {
        CHECK(read_value(std::span(whole).first(size)).is_null());
    }
    CHECK(read_value(joined({whole, bytes_of("n")})).is_null());
    CHECK(read_value(bytes_of("x")).is_null());
    CHECK(read_value(Bytes{'a', 255, 255, 255, 255}).is_null());
    CHECK(read_value(Bytes{'s', 255, 255, 255, 255}).is_null());
    CHECK(read_value(joined({count('o', 1), bytes_of("n"), bytes_of("n")})).is_null());
}

TEST_CASE("nesting has a limit", "[ui]") {
    const auto nested = [](int depth) {
        Bytes bytes;
        for (int i = 0; i < depth; ++i) bytes = joined({count('a', 1), bytes.empty() ? bytes_of("n") : bytes});
        return bytes;
    };
    CHECK(read_value(nested(60)).is_array());
    CHECK(read_value(nested(100)).is_null());
}
