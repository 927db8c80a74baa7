#include "core/variation/variation_search.hpp"

#include <algorithm>

#include "core/puzzle/format/shunt_text.hpp"

namespace shunt::variation {

using analysis::Census;
using analysis::Solve;
using search::Status;

namespace {

constexpr std::uint64_t kPortion = 8192;

analysis::SearchOptions search_options(const VariationTask& task) {
    analysis::SearchOptions options;
    options.metric = task.metric;
    options.memory_limit = task.memory_limit;
    return options;
}

std::unique_ptr<Solve> solving(puzzle::Problem problem, const VariationTask& task) {
    return std::make_unique<Solve>(std::move(problem), Solve::Options{search_options(task), false});
}

puzzle::Definition without_facts(puzzle::Definition definition) {
    definition.facts.clear();
    return definition;
}

void shuffle(std::vector<Change>& changes, Random& random) {
    for (std::size_t left = changes.size(); left > 1; --left) std::swap(changes[left - 1], changes[random.below(left)]);
}

}  // namespace

VariationSearch::VariationSearch(const puzzle::Problem& problem, const VariationTask& task)
    : task_(task),
      definition_(without_facts(definition_of(problem.puzzle, problem.start))),
      single_(changes_of(definition_)),
      random_(task.seed) {
    shuffle(single_, random_);
    search_ = solving(problem, task_);
}

std::uint64_t VariationSearch::total() const { return task_.pairs != 0 ? task_.pairs : single_.size() + 1; }

const analysis::BreadthFirst* VariationSearch::search() const {
    if (const auto* solve = std::get_if<std::unique_ptr<Solve>>(&search_)) return &(*solve)->search();
    if (const auto* census = std::get_if<std::unique_ptr<Census>>(&search_)) return &(*census)->search();
    return nullptr;
}

std::uint64_t VariationSearch::bytes() const { return search() == nullptr ? 0 : search()->bytes(); }

bool VariationSearch::advance(std::uint64_t budget) {
    for (std::uint64_t done = 0; done < budget && phase_ != Phase::ended; done += kPortion) {
        const Step step = work();
        peak_bytes_ = std::max(peak_bytes_, bytes());
        bytes_needed_ = std::max(bytes_needed_, search()->bytes_needed());
        bytes_at_most_ = std::max(bytes_at_most_, search()->bytes_at_most());
        if (step == Step::more) continue;
        if (step == Step::too_large) {
            too_large_ += phase_ == Phase::solving ? 0 : 1;
        } else {
            conclude();
        }
        next();
    }
    return phase_ != Phase::ended;
}

VariationSearch::Step VariationSearch::work() {
    const auto advanced = [&](auto& search) {
        if (search->advance(kPortion)) return worked_ >= task_.most_work ? Step::too_large : Step::more;
        return search->status() == Status::limit ? Step::too_large : Step::ended;
    };
    worked_ += kPortion;
    if (auto* solve = std::get_if<std::unique_ptr<Solve>>(&search_)) return advanced(*solve);
    return advanced(*std::get_if<std::unique_ptr<Census>>(&search_));
}

void VariationSearch::conclude() {
    if (phase_ == Phase::start) {
        conclude_census();
    } else {
        conclude_solve();
    }
}

void VariationSearch::conclude_solve() {
    const Solve& solve = **std::get_if<std::unique_ptr<Solve>>(&search_);
    const bool found = solve.status() == Status::solved;
    if (phase_ == Phase::trying) {
        if (found) keep(solve.moves().size(), solve.problem());
        return;
    }
    unsolvable_ = !found;
    if (found) length_ = solve.moves().size();
}

void VariationSearch::conclude_census() {
    const Census& census = **std::get_if<std::unique_ptr<Census>>(&search_);
    const auto* hardest = surveys_->finished<analysis::HardestStart>();
    if (hardest == nullptr || hardest->distances().empty()) return;
    // Refused where a piece stands on a gate: no text could say so.
    const auto made = puzzle::Problem::create(definition_of(census.puzzle(), hardest->farthest().front()));
    if (made) keep(hardest->distances().size() - 1, *made);
}

void VariationSearch::next() {
    worked_ = 0;
    if (phase_ == Phase::solving && task_.pairs == 0) {
        begin_census();
        return;
    }
    phase_ = Phase::trying;
    while (next_ < (task_.pairs != 0 ? task_.pairs : single_.size())) {
        if (!draw()) continue;
        ++tried_;
        return;
    }
    search_ = std::monostate();
    phase_ = Phase::ended;
}

void VariationSearch::begin_census() {
    auto problem = puzzle::Problem::create(definition_);
    surveys_ = analysis::surveys_of(analysis::Surveys::All::kOnly<analysis::HardestStart>, 1);
    const Census::Options options{.search = search_options(task_), .list = 1, .surveys = surveys_.get()};
    search_ = std::make_unique<Census>(std::move(*problem), options);
    changes_.assign(1, Change{});
    changes_.front().kind = ChangeKind::start;
    phase_ = Phase::start;
    ++tried_;
}

bool VariationSearch::draw() {
    const auto number = static_cast<std::size_t>(next_++);
    if (task_.pairs == 0) return take(changed(definition_, single_[number]), {single_[number]});
    if (single_.empty()) return false;
    const Change& first = single_[random_.below(single_.size())];
    puzzle::Definition between = changed(definition_, first);
    if (!puzzle::Problem::create(between)) return false;
    const std::vector<Change> seconds = changes_of(between);
    if (seconds.empty()) return false;
    const Change& second = seconds[random_.below(seconds.size())];
    return take(changed(between, second), {first, second});
}

bool VariationSearch::take(puzzle::Definition definition, std::vector<Change> changes) {
    auto made = puzzle::Problem::create(std::move(definition));
    if (!made) return false;
    changes_ = std::move(changes);
    search_ = solving(std::move(*made), task_);
    return true;
}

void VariationSearch::keep(std::uint64_t length, const puzzle::Problem& problem) {
    ++solvable_;
    if (length_ && length > *length_) ++longer_;
    std::string text = print_puzzle(problem);
    const bool known = std::any_of(longest_.begin(), longest_.end(), [&](const auto& v) { return v.puzzle == text; });
    if (known) return;  // two pairs of changes may come to the same
    const auto place =
        std::find_if(longest_.begin(), longest_.end(), [&](const Variation& other) { return other.length < length; });
    if (place == longest_.end() && longest_.size() >= task_.list) return;
    longest_.insert(place, {changes_, length, std::move(text)});
    if (longest_.size() > task_.list) longest_.pop_back();
}

}  // namespace shunt::variation
