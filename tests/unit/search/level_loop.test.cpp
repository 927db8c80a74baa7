#include "core/search/level_loop.hpp"

#include "tests/support/catch2.hpp"

using namespace shunt::search;

namespace {

using State = LevelLoop::State;
using Counts = std::vector<std::uint64_t>;

/// Levels of given sizes, whose states are expanded and sifted one by one.
class Given final : public LevelStore {
public:
    explicit Given(Counts sizes) : sizes_(std::move(sizes)) {}

    bool expand_some(std::size_t /*worker*/) override {
        if (is_full_ || expanded_ == sizes_[level_]) return false;
        ++expanded_;
        loop.use(1);
        return true;
    }
    [[nodiscard]] bool is_expanded() const override { return expanded_ == sizes_[level_]; }
    [[nodiscard]] bool sifts() const override { return sifts_late; }
    void sift_some(std::size_t /*worker*/) override {
        REQUIRE(is_expanded());
        for (; loop.has_budget() && !is_sifted(); ++sifted_) loop.use(1);
    }
    [[nodiscard]] bool is_sifted() const override { return !sifts_late || sifted_ == found(); }
    void regroup() override { ++regrouped; }
    [[nodiscard]] bool is_full() const override { return is_full_; }
    [[nodiscard]] std::uint64_t found() const override { return sizes_[begun_ ? level_ + 1 : 0]; }
    [[nodiscard]] std::uint64_t goals() const override { return begun_ ? 5 * (level_ + 1) : 2; }
    void begin_level(int depth) override {
        level_ = static_cast<std::size_t>(depth);
        begun_ = true;
        expanded_ = sifted_ = 0;
    }
    [[nodiscard]] bool is_goal_found() const override { return goal_depth == static_cast<int>(level_); }

    LevelLoop loop{nullptr};
    bool sifts_late = false;
    bool is_full_ = false;
    int goal_depth = -1;
    int regrouped = 0;

private:
    Counts sizes_;  // the last one 0
    std::size_t level_ = 0;
    bool begun_ = false;
    std::uint64_t expanded_ = 0;
    std::uint64_t sifted_ = 0;
};

}  // namespace

TEST_CASE("a loop takes a store from level to level, whatever the slices", "[search]") {
    for (const bool sifts_late : {false, true}) {
        for (const std::uint64_t budget : {1, 3, 1000}) {
            Given store({1, 4, 2, 0});
            store.sifts_late = sifts_late;
            store.loop.begin(store);
            int slices = 1;
            while (store.loop.advance(store, budget) == State::running) ++slices;
            CHECK(store.loop.state() == State::exhausted);
            CHECK(store.loop.counts() == Counts{1, 4, 2});
            CHECK(store.loop.goal_counts() == Counts{2, 3, 5});
            CHECK(store.loop.reached() == 7);
            CHECK(store.loop.depth() == 2);
            if (budget == 1) CHECK(slices == (sifts_late ? 13 : 7));
        }
    }
}

TEST_CASE("a loop ends at a goal or when a store is full, pauses between levels, and can begin again", "[search]") {
    Given store({1, 4, 2, 0});
    store.goal_depth = 1;
    store.loop.begin(store);
    CHECK(store.loop.advance(store, 1000) == State::goal_found);
    CHECK(store.loop.depth() == 1);
    store.loop.restart();
    CHECK(store.loop.depth() == -1);
    CHECK(store.loop.counts().empty());

    Given other({1, 4, 2, 0});
    other.loop.begin(other);
    CHECK(other.loop.advance(other, 1000, true) == State::running);
    CHECK(other.loop.depth() == 1);
    CHECK(other.regrouped == 0);
    CHECK(other.loop.advance(other, 2) == State::running);
    CHECK(other.regrouped == 1);  // the level goes on
    CHECK(other.loop.advance(other, 0) == State::running);
    other.is_full_ = true;
    CHECK(other.loop.advance(other, 1000) == State::full);
    CHECK(other.loop.counts() == Counts{1, 4});
}
