#include "core/grid/step_sets.hpp"

#include <cstdint>
#include <set>

#include "tests/support/catch2.hpp"

using namespace shunt::grid;

namespace {

using Word = std::uint64_t;
using List = std::vector<int>;

List list_of(Word word) {
    List list;
    for (int piece = 0; piece < 64; ++piece) {
        if ((word >> piece & 1) != 0) list.push_back(piece);
    }
    return list;
}

/// Every set of pieces that has all that its members push, by trying them all.
std::set<Word> brute_force(const std::vector<Word>& closures) {
    std::set<Word> sets;
    for (Word set = 1; set < Word{1} << closures.size(); ++set) {
        Word needed = 0;
        for (const int piece : list_of(set)) needed |= closures[static_cast<std::size_t>(piece)];
        if (needed == set) sets.insert(set);
    }
    return sets;
}

void check(const std::vector<Word>& closures) {
    StepSets<Word> words;
    StepSets<List> lists;
    for (std::size_t piece = 0; piece < closures.size(); ++piece) {
        words.add(Word{1} << piece, closures[piece]);
        lists.add({static_cast<int>(piece)}, list_of(closures[piece]));
    }
    std::vector<Word> found{0};  // what is there already stays
    REQUIRE(words.append_to(found, 1000));
    const std::set<Word> expected = brute_force(closures);
    CHECK(std::set<Word>(found.begin() + 1, found.end()) == expected);
    CHECK(found.size() == expected.size() + 1);
    std::vector<List> found_lists;
    REQUIRE(lists.append_to(found_lists, 1000));
    std::vector<List> as_lists;
    for (auto word = found.begin() + 1; word != found.end(); ++word) as_lists.push_back(list_of(*word));
    CHECK(found_lists == as_lists);
}

}  // namespace

TEST_CASE("the sets that can step are the unions of closures, each once", "[grid]") {
    check({});
    check({1});
    check({1, 3});                 // 1 pushes 0
    check({1, 2, 4});              // independent
    check({3, 3});                 // locked into one another
    check({1, 3, 7, 15, 16, 48});  // a row of four, and one of two
    check({1, 2, 7, 8 + 3, 31});   // what is pushed is shared
    check({7, 7, 7, 8 + 7, 16});   // one is pushed by another and pushes it back
}

TEST_CASE("more sets than are asked for are told", "[grid]") {
    StepSets<Word> independent;
    for (int piece = 0; piece < 10; ++piece) independent.add(Word{1} << piece, Word{1} << piece);
    std::vector<Word> sets;
    CHECK(independent.append_to(sets, 1023));
    CHECK(sets.size() == 1023);
    sets.clear();
    CHECK_FALSE(independent.append_to(sets, 1022));
    for (int piece = 10; piece < 64; ++piece) independent.add(Word{1} << piece, Word{1} << piece);
    sets.clear();
    CHECK_FALSE(independent.append_to(sets, kMostStepSets));
    CHECK(sets.size() <= 2 * kMostStepSets + 2);
}
