#include "ui/known/dossier.hpp"

#include <utility>

namespace shunt::ui {

namespace {

/// Most positions with a known way on, in one metric: some hundred lines, in a megabyte.
constexpr std::size_t kMostWays = 8'000;

/// How much an answer says, beyond the number in it.
int weight(const SolveOutcome& report) {
    if (!is_settled(report)) return report.at_least ? 1 : 0;
    return report.shortest_solutions.empty() ? 2 : 3;
}

bool says_more(const SolveOutcome& report, const SolveOutcome& known) {
    if (weight(report) != weight(known)) return weight(report) > weight(known);
    if (is_settled(report))
        return report.solutions.size() > known.solutions.size() || (report.choices && !known.choices);
    return report.at_least.value_or(0) >= known.at_least.value_or(0);
}

bool says_more(const CensusOutcome& census, const CensusOutcome& known) {
    if (census.status == Status::complete) return known.status != Status::complete || census.nearest || !known.nearest;
    return known.status != Status::complete && census.depths.size() >= known.depths.size();
}

/// What a search for any solution has proved shortest, as the answer of one for shortest ones.
SolveOutcome proved_by(const AnyOutcome& any) {
    SolveOutcome report;
    report.status = Status::solved;
    report.metric = any.metric;
    report.length = any.length;
    report.moves = any.moves;
    report.counts = any.counts;
    report.expanded = any.expanded;
    report.seconds = any.seconds;
    report.peak_bytes = any.peak_bytes;
    return report;
}

/// Takes over what a job has found; the rest stays.
void take_over(outcome::Findings& known, outcome::Findings found) {
    const auto take_one = [](auto& known_one, auto& found_one) {
        if (found_one) known_one = std::move(found_one);
    };
    std::apply(
        [&](auto&... known_one) {
            std::apply([&](auto&... found_one) { (take_one(known_one, found_one), ...); }, found);
        },
        known);
}

}  // namespace

bool lists_all(const SolveOutcome& report) {
    return report.solutions.size() > 1 || report.shortest_solutions == "1" || report.shortest_solutions == "0";
}

// ── what is known ──

bool Dossier::is_settled(puzzle::Metric metric) const {
    const auto& known = of(metric).answer;
    return known && ui::is_settled(known->report);
}

const CensusOutcome* Dossier::census(puzzle::Metric metric) const {
    const auto& census = of(metric).census;
    return census ? &*census : nullptr;
}

const CensusOutcome* Dossier::whole_census(puzzle::Metric metric) const {
    const CensusOutcome* known = census(metric);
    return known != nullptr && known->status == Status::complete ? known : nullptr;
}

const DepthLevels* Dossier::levels(puzzle::Metric metric) const {
    return of(metric).census ? &of(metric).levels : nullptr;
}

const DepthLevels* Dossier::goal_levels(puzzle::Metric metric) const {
    return of(metric).census ? &of(metric).goal_levels : nullptr;
}

const CensusOutcome* Dossier::refused(puzzle::Metric metric) const {
    const auto& refused = of(metric).refused;
    return refused ? &*refused : nullptr;
}

std::optional<ProvedLength> Dossier::proved_length(puzzle::Metric metric) const {
    const auto& known = of(metric).answer;
    if (known && known->solution) return ProvedLength{known->solution->length()};
    if (known && known->report.status == Status::unsolvable) return ProvedLength{};
    const DepthLevels* goals = goal_levels(metric);
    if (goals != nullptr && goals->first()) return ProvedLength{static_cast<int>(*goals->first())};
    const CensusOutcome* whole = whole_census(metric);
    const bool knows_goals = whole != nullptr && !whole->goal_depths.empty();
    return knows_goals ? std::optional(ProvedLength{}) : std::nullopt;
}

std::optional<int> Dossier::goal_depth(puzzle::Metric metric) const {
    const auto proved = proved_length(metric);
    return proved ? proved->length : std::nullopt;
}

const WayOn* Dossier::way_on(puzzle::Metric metric, const puzzle::Position& canonical) const {
    const auto found = of(metric).ways.find(canonical.anchors);
    return found == of(metric).ways.end() ? nullptr : &found->second;
}

// ── what is told ──

void Dossier::take(SolveOutcome report, SolutionPtr solution) {
    report.contradicted.clear();  // what one puzzle's text says of the game is no part of it
    auto& known = of(report.metric).answer;
    if (!known || says_more(report, known->report)) {
        of(report.metric).news.answer = ui::is_settled(report);
        known = Answer{std::move(report), std::move(solution)};
    } else if (!known->solution && solution && ui::is_settled(report) && ui::is_settled(known->report)) {
        known->solution = std::move(solution);
    }
}

void Dossier::take(CensusOutcome census) {
    OfMetric& known = of(census.metric);
    census.contradicted.clear();
    if (census.depths.empty()) {
        if (census.status != Status::complete) known.refused = std::move(census);
        return;
    }
    if (known.census && !says_more(census, *known.census)) return;
    known.news.census = census.status == Status::complete;
    known.levels = DepthLevels(census.depths);
    known.goal_levels = DepthLevels(census.goal_depths);
    known.census = std::move(census);
}

void Dossier::take(AnyOutcome any) {
    if (any.status == Status::solved && any.length) take(proved_by(any));
    auto& known = of(any.metric).any;
    if (any.length && (!known || *any.length <= *known->length)) known = std::move(any);
}

void Dossier::take(puzzle::Metric metric, outcome::Findings found) {
    take_over(of(metric).found.surveyed, std::move(found));
}

void Dossier::take(puzzle::Metric metric, DifficultyOutcome difficulty) {
    of(metric).found.difficulty = std::move(difficulty);
}

void Dossier::choose(Answer answer) {
    const puzzle::Metric metric = answer.report.metric;
    of(metric).answer = std::move(answer);
}

void Dossier::read_solutions(const puzzle::Puzzle& puzzle, const puzzle::Position& start) {
    for (const puzzle::Metric metric : puzzle::kMetrics) {
        auto& known = of(metric).answer;
        if (!known || known->solution || known->report.status != Status::solved) continue;
        known->solution = first_solution(puzzle, start, known->report);
        if (known->solution)
            remember(puzzle, *known->solution);
        else
            forget_answer(metric);
    }
}

void Dossier::forget_answer(puzzle::Metric metric) {
    of(metric).answer.reset();
    of(metric).news.answer = false;
}

void Dossier::end_census(puzzle::Metric metric) {
    auto& known = of(metric).census;
    if (known && known->status == Status::running) known->status = Status::cancelled;
}

void Dossier::forget_part(puzzle::Metric metric) {
    if (whole_census(metric) == nullptr) of(metric).census.reset();
}

void Dossier::remember(const puzzle::Puzzle& puzzle, const Solution& solution) {
    make_room_for_line(puzzle, solution.metric);
    add_line(puzzle, solution, true);
}

void Dossier::remember_unproved(const puzzle::Puzzle& puzzle, const Solution& solution) {
    make_room_for_line(puzzle, solution.metric);
    add_line(puzzle, solution, false);
}

void Dossier::make_room_for_line(const puzzle::Puzzle& puzzle, puzzle::Metric metric) {
    OfMetric& known = of(metric);
    if (known.ways.size() <= kMostWays) return;
    known.ways.clear();
    if (known.answer && known.answer->solution) add_line(puzzle, *known.answer->solution, true);
}

void Dossier::add_line(const puzzle::Puzzle& puzzle, const Solution& solution, bool proved) {
    auto& ways = of(solution.metric).ways;
    for (int step = 0; step <= solution.length(); ++step) {
        const auto at = static_cast<std::size_t>(step);
        WayOn way{{}, solution.to_go(step), proved};
        if (step < solution.length()) way.next = canonical(puzzle, solution.positions[at + 1]);
        const auto [known, is_new] = ways.try_emplace(canonical(puzzle, solution.positions[at]).anchors, way);
        const bool is_better = proved || (!known->second.proved && way.to_go < known->second.to_go);
        if (!is_new && is_better) known->second = std::move(way);
    }
}

}  // namespace shunt::ui
