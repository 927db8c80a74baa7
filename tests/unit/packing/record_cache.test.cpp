#include "core/packing/record_cache.hpp"

#include "tests/support/catch2.hpp"
#include "tests/support/random.hpp"

using namespace shunt;
using namespace shunt::packing;

namespace {

struct Known {
    std::uint64_t half = 0;
};
using Cache = RecordCache<std::uint64_t, Known>;
constexpr std::size_t kEach = 4;

/// What the tests write about a number: so many records, and which.
std::size_t count_of(Rank number) { return static_cast<std::size_t>(number * 5 % 8); }
std::vector<std::uint64_t> records_of(Rank number, std::size_t count) {
    std::vector<std::uint64_t> records;
    for (std::size_t i = 0; i < count; ++i) records.push_back(number * 100 + i);
    return records;
}
void add(Cache& cache, Rank number, std::size_t count) { cache.add(number, {number / 2}, records_of(number, count)); }

bool is_right(const Cache& cache, const Cache::Entry& entry, Rank number, std::size_t count) {
    const auto records = cache.records(entry);
    const auto expected = records_of(number, count);
    return entry.number == number && entry.known.half == number / 2 &&
           std::equal(records.begin(), records.end(), expected.begin(), expected.end());
}

}  // namespace

TEST_CASE("a number is found again with its records, or not at all", "[packing]") {
    for (const int apart : {0, 4}) {
        Cache cache(25'000, kEach, apart);
        test::Random random(7);
        int found = 0;
        bool right = true;
        for (int step = 0; step < 200'000; ++step) {
            const auto number = static_cast<Rank>(random.below(random.chance(80) ? 3'000 : 1'000'000)) << apart;
            if (const Cache::Entry* entry = cache.find(number)) {
                ++found;
                right = right && is_right(cache, *entry, number, count_of(number));
            } else {
                add(cache, number, count_of(number));
                entry = cache.find(number);
                right = right && entry != nullptr && is_right(cache, *entry, number, count_of(number));
            }
        }
        CHECK(right);
        CHECK(found > 100'000);
        CHECK(found < 190'000);
    }
}

TEST_CASE("records of a great part of the ring are not remembered, and do no harm to others", "[packing]") {
    Cache cache(256, kEach, 0);
    add(cache, 1, 5);
    add(cache, 2, 200);
    CHECK(cache.find(2) == nullptr);
    REQUIRE(cache.find(1) != nullptr);
    CHECK(is_right(cache, *cache.find(1), 1, 5));
}

TEST_CASE("of three numbers with the same slots the two added last are found", "[packing]") {
    Cache cache(256, kEach, 0);
    for (const Rank number : {1, 129, 257}) add(cache, number, 3);
    CHECK(cache.find(1) == nullptr);
    for (const Rank number : {129, 257}) {
        REQUIRE(cache.find(number) != nullptr);
        CHECK(is_right(cache, *cache.find(number), number, 3));
    }
    add(cache, 1, 3);
    CHECK(cache.find(129) == nullptr);
    CHECK(cache.find(257) != nullptr);
}

TEST_CASE("a cache that is asked for ever new numbers stops to pay, one that finds them does not", "[packing]") {
    Cache useless(25'000, kEach, 0);
    Cache useful(25'000, kEach, 0);
    bool pays = true;
    for (Rank number = 0; number < 100'000; ++number) {
        if (pays && useless.find(number) == nullptr) add(useless, number, 3);
        pays = pays && useless.pays();
        if (useful.find(number % 1'000) == nullptr) add(useful, number % 1'000, 3);
        REQUIRE(useful.pays());
    }
    CHECK_FALSE(pays);
}

TEST_CASE("an empty cache knows nothing, not even the number that stands for nothing", "[packing]") {
    Cache cache(0, kEach, 0);
    CHECK(cache.find(0) == nullptr);
    CHECK(cache.find(12345) == nullptr);
    CHECK(Cache::bytes(0, kEach) < 100'000);
    CHECK(Cache::bytes(1'000'000, kEach) > Cache::bytes(1'000, kEach));
}

TEST_CASE("a cache told to forget everything knows nothing, and learns again", "[packing]") {
    Cache cache(256, kEach, 0);
    add(cache, 1, 3);
    cache.forget_all();
    CHECK(cache.find(1) == nullptr);
    add(cache, 1, 2);
    REQUIRE(cache.find(1) != nullptr);
    CHECK(is_right(cache, *cache.find(1), 1, 2));
}
