#include "core/analysis/breadth_first.hpp"

#include "core/job/census_job.hpp"
#include "core/job/solve_job.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/puzzles.hpp"

using namespace shunt;
using namespace shunt::analysis;

namespace {

/// A level search that forgets where it has been: it goes to and fro between two positions of three, and never ends.
class ToAndFro final : public Exploration {
public:
    State advance(std::uint64_t /*budget*/) override {
        counts_.push_back(1);
        REQUIRE(counts_.size() <= 10);
        return State::running;
    }
    [[nodiscard]] State state() const override { return State::running; }
    [[nodiscard]] bool is_crowded() const override { return false; }
    [[nodiscard]] int depth() const override { return static_cast<int>(counts_.size()) - 1; }
    [[nodiscard]] const std::vector<std::uint64_t>& counts() const override { return counts_; }
    [[nodiscard]] search::SearchStatistics statistics() const override { return {}; }
    [[nodiscard]] std::optional<std::uint64_t> most() const override { return 3; }
    [[nodiscard]] std::uint64_t bytes() const override { return 0; }
    [[nodiscard]] std::vector<puzzle::Position> samples(int /*depth*/) const override { return {}; }

private:
    std::vector<std::uint64_t> counts_{1};
};

class Forgetful final : public LevelSearches {
public:
    [[nodiscard]] std::unique_ptr<Exploration> tile_levels(const puzzle::Problem& /*problem*/, puzzle::Metric,
                                                           std::uint64_t, std::size_t, search::Crew*) const override {
        return nullptr;
    }
    [[nodiscard]] std::unique_ptr<Exploration> three_levels(const packing::PackedSpace& /*space*/,
                                                            const puzzle::Position&, std::uint64_t, bool, std::size_t,
                                                            search::Crew*) const override {
        return std::make_unique<ToAndFro>();
    }
};

template <class Job>
void check_defect(Result<std::unique_ptr<Job>> made) {
    REQUIRE(made);
    while ((*made)->advance(1000)) continue;
    CHECK((*made)->status() == search::Status::limit);
    CHECK((*made)->defect() == "the search found more positions than there are");
}

}  // namespace

TEST_CASE("a search that finds more positions than there are ends, as a bug of the program", "[analysis]") {
    const Forgetful forgetful;
    job::SolveRequest request;
    request.puzzle = "board:\nA..\ngoal:\n..A\n";
    request.direction = Direction::forward;
    check_defect(job::SolveJob::create(request, &forgetful));
    check_defect(job::CensusJob::create({request}, nullptr, &forgetful));
}
