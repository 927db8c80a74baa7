#include "core/base/distinct.hpp"

#include <set>

#include "tests/support/catch2.hpp"

using namespace shunt;

TEST_CASE("of items with the same key one is kept, in short and in long lists", "[base]") {
    Distinct<int> distinct;
    for (const int count : {0, 1, 2, 24, 25, 1000}) {
        std::vector<int> items;
        std::set<int> keys;
        for (int i = 0; i < count; ++i) {
            items.push_back(i * 7919 % 1009);
            keys.insert(items.back() / 10);
        }
        distinct.keep(items, [](int item) { return item / 10; });
        CHECK(items.size() == keys.size());
        for (const int item : items) CHECK(keys.erase(item / 10) == 1);
    }
}
