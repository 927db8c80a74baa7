#include "ui/model/library_filter.hpp"

#include "tests/support/catch2.hpp"
#include "tests/unit/ui/texts.hpp"

using namespace shunt;
using namespace shunt::ui;
using Titles = std::vector<std::string>;

namespace {

EntryPtr named(const std::string& name, const std::string& rest, const std::string& family = "Classics") {
    auto entry = read_entry(name, "name: " + name + "\n" + rest, family);
    REQUIRE((entry ? "" : to_string(entry.error())) == "");
    return entry.value();
}

const std::string kSquare = "\nboard:\nAB.\n...\n...\n\ngoal:\n...\n...\n..A\n\n";

/// Of three families, given from the hardest to the easiest.
std::vector<EntryPtr> all() {
    return {
        named("No way", "source: Folklore\n" + kSquare + "facts: move unsolvable\n"),
        named("Donkey", "source: Gardner, 1964\n" + kSquare + "facts: step 90, move 61\n"),
        named("Card 2", "source: ThinkFun\nmetric: slide\n" + kSquare + "facts: move 3, slide 26\n", "Rush Hour"),
        named("Card 1", "source: ThinkFun\nmetric: slide\n" + kSquare + "facts: slide 25\n", "Rush Hour"),
        named("Heap", "board:\nABCDE\nFGHIJ\nKLM..\n.....\n.....\n", "Yours"),
    };
}

Titles titles(const LibraryFilter& filter) {
    Titles names;
    for (const EntryPtr& entry : filtered(filter, all())) names.push_back(title(*entry));
    return names;
}

LibraryFilter searching(const std::string& words) { return {words, {}, Range::any, Range::any, Range::any}; }

}  // namespace

TEST_CASE("without a filter all puzzles are listed, the shortest solutions first, those without a known one last") {
    CHECK(titles({}) == Titles{"Card 1", "Card 2", "Donkey", "No way", "Heap"});
}

TEST_CASE("other orders have the longest, the smallest board or the first letter first, and leave nothing out") {
    const auto ordered = [](LibraryOrder order) {
        LibraryFilter filter;
        filter.order = order;
        CHECK_FALSE(filter.narrows());
        return titles(filter);
    };
    CHECK(ordered(LibraryOrder::longest) == Titles{"Donkey", "Card 2", "Card 1", "No way", "Heap"});
    CHECK(ordered(LibraryOrder::smallest) == Titles{"No way", "Donkey", "Card 2", "Card 1", "Heap"});
    CHECK(ordered(LibraryOrder::name) == Titles{"Card 1", "Card 2", "Donkey", "Heap", "No way"});
    CHECK(searching("red").narrows());
}

TEST_CASE("every word that is searched for has to be in name, source or family, in any case of letters") {
    CHECK(titles(searching("DONKEY")) == Titles{"Donkey"});
    CHECK(titles(searching("thinkfun")) == Titles{"Card 1", "Card 2"});
    CHECK(titles(searching("  2 rush ")) == Titles{"Card 2"});
    CHECK(titles(searching("card folklore")).empty());
    CHECK(titles(searching("   ")).size() == all().size());
}

TEST_CASE("a family, cells and pieces can be chosen, alone and together") {
    LibraryFilter filter;
    filter.family = "Rush Hour";
    CHECK(titles(filter) == Titles{"Card 1", "Card 2"});
    filter.pieces = Range::high;
    CHECK(titles(filter).empty());
    filter.family = "";
    CHECK(titles(filter) == Titles{"Heap"});
    filter.cells = Range::low;
    CHECK(titles(filter).empty());
    filter.cells = Range::high;
    CHECK(titles(filter) == Titles{"Heap"});
}

TEST_CASE("lengths count in the puzzle's own metric; a puzzle without one is in no third") {
    LibraryFilter filter;
    filter.length = Range::low;
    CHECK(titles(filter) == Titles{"Card 1"});
    filter.length = Range::middle;
    CHECK(titles(filter) == Titles{"Card 2"});
    filter.length = Range::high;
    CHECK(titles(filter) == Titles{"Donkey"});
}

TEST_CASE("families come once, in the order of their puzzles") {
    CHECK(families_of(all()) == Titles{"Classics", "Rush Hour", "Yours"});
}
