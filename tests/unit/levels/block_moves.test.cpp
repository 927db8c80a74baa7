#include "core/levels/block_moves.hpp"

#include <utility>

#include "tests/support/catch2.hpp"
#include "tests/support/puzzles.hpp"
#include "tests/support/spaces.hpp"

using namespace shunt;
using namespace shunt::test;
using levels::ArrangementKeys;
using levels::Block;
using levels::BlockMoves;
using levels::Level;

namespace {

/// The first levels of a puzzle, and how often moves out of them were tried.
class FirstLevels {
public:
    FirstLevels(const char* name, puzzle::Metric metric)
        : puzzle_(library_puzzle(name)), space_(packed_space(puzzle_, metric)), keys_(space_), moves_(space_, keys_) {
        const levels::Rank key = keys_.key(puzzle_.start());
        Block* const start = here_.at(key, keys_.free_cells(key));
        start->bits = levels::Bits{1} << space_.rank(puzzle_.start()) % space_.fillings().size();
    }

    /// Requires of every block that was found in one way that none of its moves leads into the level before.
    void check_level() {
        for (const Block& block : here_.blocks()) {
            if (block.bits == 0 || block.is_mixed) continue;
            found_.clear();
            REQUIRE(moves_.add(block, found_));
            for (const Block& next : found_.blocks()) {
                CHECK_FALSE(next.is_unsure);
                CHECK((next.bits & before_.bits(next.key)) == 0);
            }
            ++checked_;
        }
    }
    void go_on() {
        for (const Block& block : here_.blocks())
            if (block.bits != 0) REQUIRE(moves_.add(block, next_));
        for (Block& block : next_.blocks()) block.bits &= ~(before_.bits(block.key) | here_.bits(block.key));
        std::swap(before_, here_);
        std::swap(here_, next_);
        next_.clear();
    }
    [[nodiscard]] int checked() const { return checked_; }

private:
    puzzle::Puzzle puzzle_;
    packing::PackedSpace space_;
    ArrangementKeys keys_;
    BlockMoves moves_;
    MemoryBudget memory_{1u << 24};
    Level before_{memory_};
    Level here_{memory_};
    Level next_{memory_};
    Level found_{memory_};
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
    block.join(1, 8, levels::kNoWay, false);  // by a filler, from 8
    CHECK(block.way == levels::kNoWay);
    block.join(2, 2, way, false);
    block.join(4, 4, way, false);
    CHECK(block.bits == 7);
    CHECK(block.known == 14);
    CHECK(block.way == way);
    CHECK_FALSE(block.is_mixed);
    block.join(16, 16, levels::way(5, 2), true);
    CHECK(block.bits == 23);
    CHECK(block.known == 14);
    CHECK(block.is_mixed);
    CHECK(block.is_unsure);
}
