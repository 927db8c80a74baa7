// The job behind `shunt census` and the page's count of positions.
#pragma once

#include "core/analysis/census.hpp"
#include "core/analysis/level_hashes.hpp"
#include "core/job/job.hpp"
#include "core/job/positions_question.hpp"
#include "core/job/puzzle_request.hpp"
#include "core/job/stated.hpp"
#include "core/outcome/census_outcome.hpp"

namespace shunt::job {

struct CensusRequest : PuzzleRequest {
    bool nearest = false;                        ///< these parts only as asked
    analysis::Surveys::Asked surveys{};          ///< in the order of outcome::kFindingKeys
    std::uint64_t list = 16;                     ///< most positions of a kind in the outcome
    std::optional<PositionsAsked> positions{};   ///< of one depth, also in the outcome
    bool hashes = false;                         ///< of every level
    analysis::BroughtSurvey* brought = nullptr;  ///< works on all positions when all else is done; must outlive the job
};

class CensusJob final : public JobOf<outcome::CensusOutcome>, private Questions, private GoingOn {
public:
    using SurveysOf = std::unique_ptr<analysis::Surveys>(const analysis::Surveys::Asked&, std::size_t list);

    using HashesOf = std::unique_ptr<analysis::LevelHashes>(const puzzle::Problem&);

    /// Allocates nothing large. `surveys_of` makes the surveys, and `hashes_of` the hashes; without them none can be asked for, so that the
    /// page's solver need not carry them. Errors: those of checked_problem, the hardest start of a puzzle without a goal.
    [[nodiscard]] static Result<std::unique_ptr<CensusJob>> create(const CensusRequest& request, SurveysOf* surveys_of,
                                                                   HashesOf* hashes_of = nullptr);

    bool advance(std::uint64_t budget) override;
    [[nodiscard]] Progress progress() const override;
    [[nodiscard]] std::uint64_t bytes_needed() const override { return census_.search().bytes_needed(); }
    [[nodiscard]] std::uint64_t bytes_at_most() const override { return census_.search().bytes_at_most(); }
    void stop(Status why) override;
    [[nodiscard]] Status status() const override {
        return stopped_.value_or(level_ ? Status::running : census_.status());
    }
    [[nodiscard]] outcome::CensusOutcome make_outcome() const override;
    [[nodiscard]] std::string defect() const override {
        return hashes_ && !hashes_->defect().empty() ? hashes_->defect() : census_.search().defect();
    }
    /// Positions at each depth that is completely known, and the hash of each that was asked for: O(1), unlike the outcome.
    [[nodiscard]] const std::vector<std::uint64_t>& depths() const { return census_.depths(); }
    [[nodiscard]] const analysis::LevelHashes* hashes() const { return hashes_.get(); }
    [[nodiscard]] Questions* questions() override { return this; }
    [[nodiscard]] GoingOn* going_on() override { return this; }

private:
    CensusJob(puzzle::Problem problem, const analysis::Census::Options& options,
              std::unique_ptr<analysis::Surveys> surveys, std::unique_ptr<analysis::LevelHashes> hashes, Stated stated)
        : stated_(std::move(stated)),
          surveys_(std::move(surveys)),
          hashes_(std::move(hashes)),
          census_(std::move(problem), options) {}

    [[nodiscard]] Result<std::unique_ptr<Question>> ask(RequestFields& fields) override;
    [[nodiscard]] bool can_go_on() const override { return stopped_ || census_.can_go_on(); }
    void go_on() override;
    bool advance_census(std::uint64_t budget);
    bool advance_level(std::uint64_t budget);
    [[nodiscard]] std::vector<std::string> texts(const std::vector<puzzle::Position>& positions) const;
    void set_depths(outcome::CensusOutcome& outcome) const;
    [[nodiscard]] outcome::HardestStart told(const analysis::HardestStart& hardest) const;
    [[nodiscard]] outcome::Diameter told(const analysis::Diameter& diameter) const;
    [[nodiscard]] static outcome::Components told(const analysis::Components& components);

    Stated stated_;
    std::unique_ptr<analysis::Surveys> surveys_;     // null when none is asked
    std::unique_ptr<analysis::LevelHashes> hashes_;  // null when none are asked
    analysis::Census census_;
    outcome::Findings findings_;
    std::optional<PositionsAsked> asked_;       // and not begun
    std::unique_ptr<PositionsQuestion> level_;  // while its positions are looked for
    std::optional<outcome::LevelPositions> told_level_;
    std::optional<Status> stopped_;  // while they were
};

}  // namespace shunt::job
