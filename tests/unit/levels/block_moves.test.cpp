#include "core/levels/block_moves.hpp"

#include "tests/support/catch2.hpp"
#include "tests/support/memory_limits.hpp"
#include "tests/support/puzzles.hpp"
#include "tests/support/spaces.hpp"

using namespace shunt;
using namespace shunt::test;
using levels::ArrangementKeys;
using levels::Block;
using levels::BlockMoves;
using levels::Level;
using levels::Shard;

namespace {

/// The first levels of a puzzle, and how often moves out of them were tried.
class FirstLevels {
public:
    FirstLevels(const char* name, puzzle::Metric metric)
        : problem_(library_problem(name)),
          space_(packed_space(problem_.puzzle, metric)),
          keys_(space_),
          moves_(space_, keys_) {
        const levels::Rank key = keys_.key(problem_.start);
        Block* const start = shard_.here.at(key, keys_.free_cells(key));
        start->bits = levels::Bits{1} << space_.rank(problem_.start) % space_.fillings().size();
    }

    /// Requires of every block that was found in one way that none of its moves leads into the level before.
    void check_level() {
        for (const Block& block : shard_.here.blocks()) {
            if (block.bits == 0 || block.is_mixed) continue;
            found_.next.clear();
            add(block, found_);
            for (const Block& next : found_.next.blocks()) {
                CHECK_FALSE(next.is_unsure);
                CHECK((next.bits & shard_.before.bits(next.key)) == 0);
            }
            ++checked_;
        }
    }
    void go_on() {
        for (const Block& block : shard_.here.blocks())
            if (block.bits != 0) add(block, shard_);
        for (Block& block : shard_.next.blocks())
            block.bits &= ~(shard_.before.bits(block.key) | shard_.here.bits(block.key));
        shard_.before.clear();
        shard_.begin_level();
    }
    [[nodiscard]] int checked() const { return checked_; }

private:
    void add(const Block& block, Shard& worker) {
        for (levels::Bits left = block.bits; left != 0;) REQUIRE(moves_.add(block, left, worker));
    }

    puzzle::Problem problem_;
    packing::PackedSpace space_;
    ArrangementKeys keys_;
    BlockMoves moves_;
    Shard shard_{0, 1, kEnough};
    Shard found_{0, 1, kEnough};
    int checked_ = 0;
};

}  // namespace

TEST_CASE("a block that was found in one way does not lead back", "[levels]") {
    for (const puzzle::Metric metric : {puzzle::Metric::step, puzzle::Metric::slide, puzzle::Metric::move}) {
        for (const char* name : {"klotski", "pe766", "century"}) {
            FirstLevels levels(name, metric);
            for (int depth = 0; depth < 40; ++depth) {
                levels.check_level();
                levels.go_on();
            }
            CHECK(levels.checked() > 100);
        }
    }
}

TEST_CASE("a block tells one way from several", "[levels]") {
    const levels::Way way = levels::way(5, 1);
    Block block;
    block.join({0, 0, 1, 8, levels::kNoWay, false});  // by a filler, from 8
    CHECK(block.way == levels::kNoWay);
    block.join({0, 0, 2, 2, way, false});
    block.join({0, 0, 4, 4, way, false});
    CHECK(block.bits == 7);
    CHECK(block.known == 14);
    CHECK(block.way == way);
    CHECK_FALSE(block.is_mixed);
    block.join({0, 0, 16, 16, levels::way(5, 2), true});
    CHECK(block.bits == 23);
    CHECK(block.known == 14);
    CHECK(block.is_mixed);
    CHECK(block.is_unsure);
}

TEST_CASE("a shard keeps what is its own and hands over the rest", "[levels]") {
    Shard first(0, 2, kEnough);
    const Shard second(1, 2, kEnough);
    std::size_t own = 0;
    for (levels::Rank key = 64; key <= 64 * 1000; key += 64) {
        CHECK(first.keeper(key) == second.keeper(key));
        own += first.keeper(key) == 0 ? 1 : 0;
        REQUIRE(first.add({key, 0, 1, 1, levels::kNoWay, false}));
    }
    CHECK(first.next.blocks().size() == own);
    CHECK(first.parcels[1].finds().size() == 1000 - own);
    CHECK(own > 400);
    CHECK(own < 600);
    Shard poor(0, 2, 100);
    CHECK_FALSE(poor.add({64, 0, 1, 1, levels::kNoWay, false}));
}
