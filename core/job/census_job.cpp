#include "core/job/census_job.hpp"

#include <numeric>

#include "core/base/words.hpp"
#include "core/job/census_questions.hpp"
#include "core/job/search_figures.hpp"
#include "core/puzzle/format/shunt_text.hpp"

namespace shunt::job {

using analysis::Census;

Result<std::unique_ptr<CensusJob>> CensusJob::create(const CensusRequest& request, SurveysOf* surveys_of,
                                                     HashesOf* hashes_of) {
    using analysis::Surveys;
    const bool surveyed = Surveys::any(request.surveys);
    if (surveyed && surveys_of == nullptr)
        return Error{say("hardest start, diameter and components are not for this part of the program")};
    if (request.hashes && hashes_of == nullptr)
        return Error{say("hashes of levels are not for this part of the program")};
    const bool needs_goal = Surveys::All::asks<analysis::HardestStart>(request.surveys);
    auto problem = checked_problem(request, needs_goal ? say("no start is harder than another") : "");
    if (!problem) return problem.error();
    if (const auto objection = request.brought != nullptr ? request.brought->objection(problem->puzzle) : std::nullopt)
        return *objection;
    const auto list = static_cast<std::size_t>(request.list);
    Stated stated = stated_in(request, *problem);
    auto surveys = surveyed ? surveys_of(request.surveys, list) : nullptr;
    auto hashes = request.hashes ? hashes_of(*problem) : nullptr;
    Census::Options options{search_options(request, problem->puzzle), list, request.nearest, surveys.get()};
    options.brought = request.brought;
    options.watch = hashes.get();
    options.search.search_again = Surveys::All::search_again(request.surveys);
    auto made = std::unique_ptr<CensusJob>(
        new CensusJob(std::move(*problem), options, std::move(surveys), std::move(hashes), std::move(stated)));
    made->asked_ = request.positions;
    return made;
}

bool CensusJob::advance(std::uint64_t budget) {
    if (status() != Status::running) return false;
    if (level_) return advance_level(budget);
    if (advance_census(budget)) return true;
    if (asked_) level_ = std::make_unique<PositionsQuestion>(census_, *asked_);
    return level_ != nullptr;
}

/// Once the census has ended by itself: looks for the positions that its outcome is to tell.
bool CensusJob::advance_level(std::uint64_t budget) {
    if (level_->advance(budget)) return true;
    told_level_ = level_->answer();
    level_.reset();
    return false;
}

void CensusJob::stop(Status why) {
    if (!level_) return census_.stop(why);
    stopped_ = why;
    level_.reset();
}

/// Positions that were looked for are looked for once more.
void CensusJob::go_on() {
    if (!stopped_) return census_.go_on();
    stopped_.reset();
    level_ = std::make_unique<PositionsQuestion>(census_, *asked_);
}

bool CensusJob::advance_census(std::uint64_t budget) {
    const bool more = census_.advance(budget);
    if (surveys_ == nullptr) return more;
    surveys_->tell_finished([this](const auto& survey) {
        auto& finding = std::get<std::optional<decltype(told(survey))>>(findings_);
        if (!finding) finding = told(survey);
    });
    return more;
}

Progress CensusJob::progress() const {
    Progress progress = progress_of(census_.search());
    // Written and read several times a second: of a space with very many depths it would cost more than it tells.
    constexpr int kMostTold = 20'000;
    const int depth = progress.depth.value_or(0);
    progress.worth_reading =
        surveys_ == nullptr && census_.status() == Status::running && depth > 0 && depth <= kMostTold;
    if (census_.phase() == Census::Phase::nearest) progress.phase = say("looking for the nearest position");
    if (census_.phase() == Census::Phase::surveying) {
        const analysis::Survey& survey = census_.survey();
        progress.phase = survey.doing();
        if (survey.total() != 0) progress.done = survey.done();
        if (survey.total() != 0) progress.total = survey.total();
    }
    if (level_) progress.phase = say("finding the positions of a depth");
    return progress;
}

std::vector<std::string> CensusJob::texts(const std::vector<puzzle::Position>& positions) const {
    std::vector<std::string> list;
    for (const auto& position : positions) list.push_back(print_position(census_.puzzle(), position));
    return list;
}

void CensusJob::set_depths(outcome::CensusOutcome& outcome) const {
    outcome.depths = census_.depths();
    outcome.packings = census_.search().packings();
    if (hashes_)
        for (const Digest& hash : hashes_->hashes()) outcome.level_hashes.push_back(hex(hash));
    if (outcome.depths.empty()) return;
    if (!census_.puzzle().goals().empty()) outcome.goal_depths = census_.goal_depths();
    outcome.reachable = std::accumulate(outcome.depths.begin(), outcome.depths.end(), std::uint64_t{0});
    outcome.eccentricity = outcome.depths.size() - 1;
    outcome.antipodes = outcome.depths.back();
}

outcome::HardestStart CensusJob::told(const analysis::HardestStart& hardest) const {
    const auto& distances = hardest.distances();
    if (distances.empty()) return {};
    return {distances.size() - 1, distances.back(), texts(hardest.farthest()), distances};
}

outcome::Diameter CensusJob::told(const analysis::Diameter& diameter) const {
    if (diameter.too_large()) return {std::nullopt, say("worked out for components of up to 100,000 positions"), {}};
    const auto [a, b] = diameter.ends();
    return {static_cast<std::uint64_t>(diameter.length()), {}, texts({a, b})};
}

outcome::Components CensusJob::told(const analysis::Components& components) {
    outcome::Components outcome;
    for (const auto& [size, of_size] : components.sizes()) {
        outcome.count += of_size;
        outcome.sizes.push_back({size, of_size});
    }
    return outcome;
}

outcome::CensusOutcome CensusJob::make_outcome() const {
    outcome::CensusOutcome outcome;
    outcome.status = status();
    outcome.metric = census_.metric();
    outcome.reason = census_.reason();
    set_depths(outcome);
    outcome.antipode_positions = texts(census_.antipodes());
    outcome.findings = findings_;
    outcome.level = told_level_;
    if (const auto* nearest = census_.nearest()) {
        outcome.nearest = outcome::Nearest{print_position(census_.puzzle(), nearest->position), nearest->nearness.goal,
                                           static_cast<std::uint64_t>(nearest->nearness.differing),
                                           static_cast<std::uint64_t>(nearest->cells)};
    }
    if (census_.counted()) {
        const auto statistics = census_.search().statistics();
        if (!census_.puzzle().goals().empty()) outcome.goal_positions = statistics.goals;
        outcome.edges = statistics.generated / 2;
    }
    set_figures(outcome, census_.search());
    tell(outcome, stated_);
    return outcome;
}

Result<std::unique_ptr<Question>> CensusJob::ask(RequestFields& fields) {
    if (status() != Status::running) return census_question(fields, census_);
    fields.blame(say("this job is not done"));
    return *fields.fault();
}

}  // namespace shunt::job
