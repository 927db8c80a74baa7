// Plans that keep levels, or the positions met: blocks, fillings, keys, hashed.
#include <algorithm>

#include "core/analysis/exploration_of.hpp"
#include "core/analysis/level_exploration.hpp"
#include "core/analysis/plans.hpp"
#include "core/analysis/searches.hpp"
#include "core/base/readable.hpp"
#include "core/base/words.hpp"
#include "core/levels/filling_search.hpp"
#include "core/levels/key_search.hpp"
#include "core/levels/three_level_search.hpp"

namespace shunt::analysis {
namespace {

using hashed::HashedSpace;
using levels::FillingSearch;
using levels::KeySearch;
using levels::ThreeLevelSearch;
using BlockExploration = LevelExploration<ThreeLevelSearch, search::Rank>;
using FillingExploration = LevelExploration<FillingSearch, FillingSearch::Name>;
using KeyExploration = LevelExploration<KeySearch, KeySearch::Name>;
using search::Keep;

/// What three levels may take even where bits over ranks are fewer: they are faster.
constexpr std::uint64_t kAllowedLevelBytes = std::uint64_t{64} << 20;

/// What levels in parts are asked, which may take so many bytes unless the options say less.
levels::PartedOptions parted_options(const SearchOptions& search, Purpose purpose, std::uint64_t most_bytes) {
    levels::PartedOptions options;
    options.most_bytes = search.level_bytes.value_or(most_bytes);
    options.to_goal = purpose == Purpose::solve;
    options.crew = search.crew;
    return options;
}

}  // namespace

/// Three levels may take as much as the bits that they replace, or somewhat more than those of a small puzzle, because they are faster.
/// Levels do not pair mirror images: for single pieces they are faster nevertheless, for groups they are not.
void Plans::look_levels() {
    if (puzzle::moves_groups(options_.metric) && reflection()) {
        plan_.reason = say("groups are faster found in pairs of mirror images");
        return;
    }
    if (!ThreeLevelSearch::can_search(*space_)) {
        plan_.reason = say("only with pieces alike that fill what others leave, in at most 64 ways");
        return;
    }
    const std::uint64_t most = level_bytes();
    plan_.can = most > space_->bytes();
    plan_.grows = true;
    // When it does not fit, bits over ranks take its place.
    plan_.bytes = std::min(std::max(most, packed_bytes() + kMostCutBytes), options_.memory_limit);
    plan_.reason = plan_.can ? say("three levels at a time, as long as they take less than {size}; {count} packings",
                                   {{"size", bytes_text(most)}, {"count", grouped(packings_)}})
                             : too_much();
}

std::unique_ptr<Exploration> Plans::begin_levels() {
    const ThreeLevelSearch::Options options{options_.level_bytes.value_or(level_bytes() - space_->bytes()),
                                            purpose_ == Purpose::solve, options_.crew};
    return std::make_unique<BlockExploration>(space_->bytes(), *space_, problem_->start, options);
}

/// As much as the bits that they replace, as above; where there are no numbers, as much as there is.
void Plans::look_fillings() {
    if (!FillingSearch::can_search(*problem_, options_.metric)) {
        plan_.reason = say("only in metrics of single pieces, with units alike that fill what others leave");
        return;
    }
    if (space_ && ThreeLevelSearch::can_search(*space_) && objection(row_ - 2).empty()) {
        plan_.reason = say("the levels before are the same, and take less");
        return;
    }
    const std::uint64_t most = filling_bytes();
    const std::uint64_t tables = levels::Filler::of(*problem_)->table_bytes();
    plan_.can = FillingSearch::fewest_bytes(workers()) + tables + number_bytes() <= most;
    if (!plan_.can) {
        plan_.reason = say("not even the start fits");
        return;
    }
    plan_.grows = true;
    plan_.bytes = space_ ? std::min(std::max(most, packed_bytes() + kMostCutBytes), options_.memory_limit) : most;
    plan_.reason = say("three levels of whole fillings at a time, as long as they take less than {size}",
                       {{"size", bytes_text(most)}});
}

std::unique_ptr<Exploration> Plans::begin_fillings() {
    return std::make_unique<FillingExploration>(number_bytes(), *problem_, options_.metric,
                                                parted_options(options_, purpose_, filling_bytes() - number_bytes()));
}

/// Where positions are not numbered, or the numbers are too many. What nobody asks for afterwards need not be kept.
void Plans::look_keys() {
    if (!KeySearch::can_search(*problem_, options_.metric)) {
        plan_.reason = say("only in metrics of single pieces, where {bits} bits tell where all of them stand",
                           {{"bits", std::to_string(64 * levels::PositionKeys::kMostWords)}});
        return;
    }
    plan_.can = KeySearch::fewest_bytes(workers()) <= options_.memory_limit;
    if (!plan_.can) {
        plan_.reason = say("not even the start fits");
        return;
    }
    plan_.grows = true;
    plan_.bytes = options_.memory_limit;
    plan_.reason = options_.storage    ? say("asked for")
                   : no_marks_.empty() ? say("two levels at a time, as long as they fit")
                                       : no_marks_;
}

std::unique_ptr<Exploration> Plans::begin_keys() {
    space_.reset();
    return std::make_unique<KeyExploration>(std::uint64_t{0}, *problem_, options_.metric,
                                            parted_options(options_, purpose_, options_.memory_limit));
}

void Plans::look_hashed() {
    if (options_.on_shelf != nullptr && no_numbers_.empty() && !options_.storage &&
        KeySearch::can_search(*problem_, options_.metric) && !options_.asks_more) {
        plan_.reason = say("the keys before take less, and files hold what they cannot");
        return;
    }
    plan_.can = true;
    plan_.grows = true;
    plan_.bytes = options_.memory_limit;
    plan_.reason = options_.storage    ? say("asked for")
                   : no_marks_.empty() ? say("the positions met, whatever the puzzle")
                                       : no_marks_;
}

std::unique_ptr<Exploration> Plans::begin_hashed() {
    space_.reset();
    auto space = std::make_unique<HashedSpace>(problem_->puzzle, options_.metric, options_.memory_limit);
    const search::Rank start = space->rank(problem_->start);
    if (space->is_full()) return nullptr;
    return ExplorationOf<HashedSpace>::create(std::move(space), start,
                                              {.keep = Keep::order, .stop_at_goal = purpose_ == Purpose::solve}, 0);
}

std::uint64_t Plans::level_bytes() const {
    return std::min(std::max(packed_bytes(), kAllowedLevelBytes), options_.memory_limit);
}

/// What levels of fillings may take, of any number of them.
std::uint64_t Plans::filling_bytes() const { return space_ ? level_bytes() : options_.memory_limit; }

/// What the numbers take that wait for the plan after that.
std::uint64_t Plans::number_bytes() const { return space_ ? space_->bytes() : 0; }

}  // namespace shunt::analysis
