#include "core/packing/frontier_dag.hpp"

#include <map>
#include <set>

#include "core/packing/placements.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/puzzles.hpp"
#include "tests/support/random.hpp"

using namespace shunt;
using namespace shunt::packing;
using State = FrontierDagBuilder::State;
using Word = std::vector<Letter>;

namespace {

constexpr std::uint64_t kPlenty = std::uint64_t{1} << 30;

Stock stock(const std::string& text) { return stock_of(test::puzzle_from(text)); }

FrontierDagBuilder built(const Stock& stock, std::uint64_t memory_limit = kPlenty, std::uint64_t budget = 1000) {
    FrontierDagBuilder builder(stock, memory_limit);
    while (builder.advance(budget) == State::building) {
    }
    return builder;
}

FrontierDag dag_of(const Stock& stock) {
    FrontierDagBuilder builder = built(stock);
    REQUIRE(builder.state() == State::done);
    return builder.take();
}

Rank packings_of_library(const std::string& name) { return dag_of(stock(test::library_text(name))).size(); }

/// `count` units of one kind on an open board of `cells` cells.
Stock units(int cells, int count) {
    Stock stock{cells, {{count, 1, {}}}};
    for (int cell = 0; cell < cells; ++cell) stock.kinds[0].placement.push_back(CellSet{1} << cell);
    return stock;
}

/// Number of a word that is a packing: the sum of the offsets along its path.
Rank rank_of(const FrontierDag& dag, const Word& word) {
    Rank rank = 0;
    Node node = dag.root();
    for (const Letter letter : word) {
        rank += dag.edge(node, letter).offset;
        node = dag.edge(node, letter).target;
    }
    CHECK(node == dag.nodes() - 1);
    return rank;
}

/// The word of a number: always the last edge whose offset still fits.
Word word_of(const FrontierDag& dag, Rank rank) {
    Word word;
    for (Node node = dag.root(); node != dag.nodes() - 1;) {
        word.push_back(dag.letter_at(node, rank));
        const FrontierDag::Edge edge = dag.edge(node, word.back());
        rank -= edge.offset;
        node = edge.target;
    }
    CHECK(rank == 0);
    return word;
}

}  // namespace

TEST_CASE("known numbers of packings", "[packing]") {
    CHECK(packings_of_library("klotski") == 65'880);
    CHECK(packings_of_library("pe766") == 30'122'288);
    CHECK(packings_of_library("pe766-sample") == 216);
    CHECK(packings_of_library("8-puzzle") == 362'880);
    CHECK(packings_of_library("pe244") == 102'960);
}

TEST_CASE("packings by hand", "[packing]") {
    CHECK(dag_of(units(5, 2)).size() == 10);
    CHECK(dag_of(units(1, 1)).size() == 1);
    CHECK(dag_of(stock("board:\nAA.\n...\n")).size() == 4);
    CHECK(dag_of(stock("board:\nAAB\nCC.\n")).size() == 8);  // 2 rows x 2 x 1 ways; units anywhere
    CHECK(dag_of(stock("board:\nAAB\nCC.\ndistinct: *\n")).size() == 16);
    CHECK(dag_of(stock("board:\nA.A\n...\n")).size() == 2);             // a piece with a gap
    CHECK(dag_of(stock("board:\nA.#B.\n")).size() == 4);                // chambers: two kinds
    CHECK(dag_of(stock("board:\nAA.\n...\ncars: yes\n")).size() == 2);  // it cannot leave its row
}

TEST_CASE("every packing has one word and one number", "[packing]") {
    const FrontierDag dag = dag_of(stock(test::library_text("pe766-sample")));
    std::set<Word> words;
    for (Rank rank = 0; rank < dag.size(); ++rank) {
        const Word word = word_of(dag, rank);
        CHECK(rank_of(dag, word) == rank);
        if (!words.empty()) CHECK(*words.rbegin() < word);  // numbered in lexicographic order
        words.insert(word);
    }
    CHECK(words.size() == dag.size());
}

TEST_CASE("numbers of large spaces come back", "[packing]") {
    const FrontierDag dag = dag_of(stock(test::library_text("pe766")));
    test::Random random(766);
    for (int sample = 0; sample < 2000; ++sample) {
        const auto rank = static_cast<Rank>(random.below(30'122'288));
        REQUIRE(rank_of(dag, word_of(dag, rank)) == rank);
    }
    for (const Rank rank : {Rank{0}, dag.size() - 1}) CHECK(rank_of(dag, word_of(dag, rank)) == rank);
}

TEST_CASE("the fewer nodes, the more packings are numbered", "[packing]") {
    Stock different = units(16, 1);  // the 15-puzzle: 16! are more than 2^44
    while (different.kinds.size() < 15) different.kinds.push_back(different.kinds[0]);
    const FrontierDag dag = dag_of(different);
    CHECK(dag.size() == 20'922'789'888'000);
    CHECK(dag.nodes() == 1 << 16);
    test::Random random(16);
    for (int sample = 0; sample < 2000; ++sample) {
        const Rank rank = static_cast<Rank>(random.below(1 << 30)) * 19'485;
        REQUIRE(rank_of(dag, word_of(dag, rank)) == rank);
    }
    for (const Rank rank : {Rank{0}, dag.size() - 1}) CHECK(rank_of(dag, word_of(dag, rank)) == rank);
    Stock more = units(20, 1);
    while (more.kinds.size() < 19) more.kinds.push_back(more.kinds[0]);
    const FrontierDagBuilder builder = built(more);
    CHECK(builder.state() == State::too_many_packings);
    CHECK(builder.packings().decimal() == "2432902008176640000");
    CHECK(builder.most_packings() == (Rank{1} << 42) - 1);  // 2^20 nodes
}

TEST_CASE("a random number gives every packing alike", "[packing]") {
    const FrontierDag dag = dag_of(units(6, 2));
    test::Random random(15);
    std::map<Word, int> seen;
    for (int sample = 0; sample < 15'000; ++sample)
        ++seen[word_of(dag, static_cast<Rank>(random.below(static_cast<int>(dag.size()))))];
    CHECK(seen.size() == 15);
    for (const auto& [packing, count] : seen) CHECK((count > 850 && count < 1150));
}

TEST_CASE("slices of any size build the same", "[packing]") {
    const Stock klotski = stock(test::library_text("klotski"));
    const FrontierDag whole = built(klotski, kPlenty, UINT64_MAX).take();
    const FrontierDag sliced = built(klotski, kPlenty, 1).take();
    CHECK(whole.size() == sliced.size());
    CHECK(whole.nodes() == sliced.nodes());
    for (Rank rank = 0; rank < whole.size(); rank += 997) CHECK(word_of(whole, rank) == word_of(sliced, rank));
}

TEST_CASE("no slice does more than it is told, counting and numbering included", "[packing]") {
    FrontierDagBuilder builder(stock(test::library_text("klotski")), kPlenty);
    std::uint64_t slices = 1;
    while (builder.advance(1) == State::building) ++slices;
    CHECK(builder.state() == State::done);
    CHECK(slices >= 4 * builder.nodes());  // every node is expanded, counted, named and numbered
}

TEST_CASE("what counting takes is taken from the limit", "[packing]") {
    FrontierDagBuilder builder(stock(test::library_text("klotski")), kPlenty);
    std::uint64_t most = 0;
    while (builder.advance(1) == State::building) most = std::max(most, builder.bytes());
    CHECK(most >= builder.nodes() * (sizeof(std::uint64_t) + sizeof(Node)));
    for (const std::uint64_t limit : {most / 2, most - 1}) {
        FrontierDagBuilder tight(stock(test::library_text("klotski")), limit);
        while (tight.advance(1) == State::building) CHECK(tight.bytes() <= limit);
        CHECK(tight.bytes() <= most);
    }
}

TEST_CASE("too many packings are counted exactly all the same", "[packing]") {
    const FrontierDagBuilder builder = built(units(64, 32));
    CHECK(builder.state() == State::too_many_packings);
    CHECK(builder.packings().decimal() == "1832624140942590534");
    Stock two = units(64, 21);  // 64! / (21! 21! 22!), far beyond 64 bits
    two.kinds.push_back(two.kinds[0]);
    const FrontierDagBuilder larger = built(two);
    CHECK(larger.state() == State::too_many_packings);
    CHECK(larger.packings().decimal() == "43247646815734729810406764800");
}

TEST_CASE("an automaton that outgrows the memory limit is given up", "[packing]") {
    Stock many = units(64, 7);
    for (int kind = 1; kind < 9; ++kind) many.kinds.push_back(many.kinds[0]);
    const FrontierDagBuilder builder = built(many, 20'000'000);
    CHECK(builder.state() == State::too_many_nodes);
    CHECK(builder.bytes() < 40'000'000);
}
