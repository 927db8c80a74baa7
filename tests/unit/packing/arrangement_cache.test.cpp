#include "core/packing/arrangement_cache.hpp"

#include "tests/support/catch2.hpp"
#include "tests/support/random.hpp"

using namespace shunt;
using namespace shunt::packing;

namespace {

using Cache = ArrangementCache<std::uint64_t>;
constexpr std::size_t kMost = 7;  // records of an arrangement

/// What the tests write about an arrangement: so many records, and which.
std::uint32_t count_of(Rank number) { return static_cast<std::uint32_t>(number * 5 % (kMost + 1)); }
std::uint64_t record_of(Rank number, std::uint32_t index) { return number * 100 + index; }

Cache::Entry add(Cache& cache, Rank number) {
    Cache::Entry& entry = cache.add(number, number + 1, static_cast<PackedSpace::Goals>(number % 3));
    for (std::uint32_t i = 0; i < count_of(number); ++i) cache.add_record(entry, record_of(number, i));
    return entry;
}

bool is_right(const Cache& cache, const Cache::Entry& entry, Rank number) {
    bool right = entry.number == number && entry.free == number + 1 && entry.goals == number % 3 &&
                 entry.count == count_of(number);
    for (std::uint32_t i = 0; right && i < entry.count; ++i) right = cache.records(entry)[i] == record_of(number, i);
    return right;
}

}  // namespace

TEST_CASE("an arrangement is found again with its records, or not at all", "[packing]") {
    Cache cache(100'000, kMost, 8);
    test::Random random(7);
    int found = 0;
    bool right = true;
    for (int step = 0; step < 200'000; ++step) {
        const auto number = static_cast<Rank>(random.below(random.chance(80) ? 3'000 : 1'000'000));
        if (const Cache::Entry* entry = cache.find(number)) {
            ++found;
            right = right && is_right(cache, *entry, number);
        } else {
            right = right && is_right(cache, add(cache, number), number);
        }
    }
    CHECK(right);
    CHECK(found > 100'000);
    CHECK(found < 190'000);
}

TEST_CASE("an entry found stays readable while a batch of others is added", "[packing]") {
    Cache cache(1'000, kMost, 8);
    test::Random random(8);
    bool right = true;
    for (int step = 0; step < 20'000; ++step) {
        const auto number = static_cast<Rank>(random.below(500));
        const Cache::Entry* entry = cache.find(number);
        if (entry == nullptr) {
            add(cache, number);
            continue;
        }
        const Cache::Entry kept = *entry;
        for (int i = 0; i < 8; ++i) add(cache, static_cast<Rank>(1'000'000 + random.below(1'000'000)));
        right = right && is_right(cache, kept, number);
    }
    CHECK(right);
}

TEST_CASE("an empty cache knows nothing, not even the number that stands for nothing", "[packing]") {
    const Cache cache(0, 0, 8);
    CHECK(cache.find(0) == nullptr);
    CHECK(cache.find(12345) == nullptr);
    CHECK(Cache::bytes(0, 0, 8) < 100'000);
    CHECK(Cache::bytes(1'000'000, 40, 8) > Cache::bytes(1'000, 40, 8));
}
