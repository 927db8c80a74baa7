#include "core/base/sort.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "core/base/random.hpp"
#include "tests/support/catch2.hpp"

using namespace shunt;

TEST_CASE("short and long lists are sorted as std::sort does it", "[base]") {
    shunt::Random random(1);
    for (const std::size_t count : {0, 1, 2, 3, 8, 9, 10, 35, 36, 37, 117, 1'000, 20'000}) {
        for (const std::uint64_t different : {1, 3, 1'000'000}) {
            std::vector<std::uint64_t> items(count);
            for (std::uint64_t& item : items) item = random.next() % different;
            std::vector<std::uint64_t> expected = items;
            std::sort(expected.begin(), expected.end());
            shell_sort(items);
            CHECK(items == expected);
        }
    }
}

TEST_CASE("a list is sorted by an order of its own, and what it holds is moved", "[base]") {
    std::vector<std::string> items = {"goal", "a", "position", "", "of"};
    shell_sort(items, [](const std::string& a, const std::string& b) { return a.size() > b.size(); });
    CHECK(items == std::vector<std::string>{"position", "goal", "of", "a", ""});
}
