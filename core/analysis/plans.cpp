#include "core/analysis/plans.hpp"

#include <algorithm>
#include <utility>

#include "core/analysis/bidirectional.hpp"
#include "core/analysis/exploration_of.hpp"
#include "core/analysis/level_exploration.hpp"
#include "core/analysis/npuzzle_exploration.hpp"
#include "core/analysis/searches.hpp"
#include "core/base/readable.hpp"
#include "core/base/words.hpp"
#include "core/levels/filling_search.hpp"
#include "core/levels/key_search.hpp"
#include "core/levels/three_level_search.hpp"
#include "core/packing/goal_positions.hpp"

namespace shunt::analysis {
namespace {

using hashed::HashedSpace;
using levels::FillingSearch;
using levels::KeySearch;
using levels::ThreeLevelSearch;
using BlockExploration = LevelExploration<ThreeLevelSearch, search::Rank>;
using FillingExploration = LevelExploration<FillingSearch, FillingSearch::Name>;
using KeyExploration = LevelExploration<KeySearch, KeySearch::Name>;
using packing::PackedSpace;
using search::Keep;

/// Tables that are worth a cut of the words: such are made in some ten milliseconds.
constexpr std::uint64_t kMostCutBytes = std::uint64_t{8} << 20;
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

const std::array<Plans::Row, kPlans + 2> Plans::kRows{
    Row{Place::memory, Storage::sweeps, Direction::forward, false, false, &Plans::look_sweeps, &Plans::begin_sweeps},
    Row{Place::memory, Storage::packed, Direction::bidirectional, true, false, &Plans::look_both_ends,
        &Plans::begin_both_ends},
    Row{Place::memory, Storage::levels, Direction::forward, true, false, &Plans::look_levels, &Plans::begin_levels},
    Row{Place::memory, Storage::levels, Direction::forward, false, false, &Plans::look_fillings,
        &Plans::begin_fillings},
    Row{Place::memory, Storage::packed, Direction::forward, true, true, &Plans::look_packed, &Plans::begin_packed},
    Row{Place::memory, Storage::keys, Direction::forward, false, false, &Plans::look_keys, &Plans::begin_keys},
    Row{Place::memory, Storage::hashed, Direction::forward, false, true, &Plans::look_hashed, &Plans::begin_hashed},
    Row{Place::parts, Storage::packed, Direction::forward, true, false, &Plans::look_parts, &Plans::begin_parts},
    Row{Place::shelf, Storage::disk, Direction::forward, true, false, &Plans::look_shelf, &Plans::begin_shelf},
};

Plans::Plans(const puzzle::Problem& problem, Purpose purpose, const SearchOptions& options)
    : problem_(&problem), purpose_(purpose), options_(options) {
    go_to_row(0);
}

/// Or to the first one after it that this search has a place for.
void Plans::go_to_row(std::size_t row) {
    while (row < kRows.size() && !has_place(row)) ++row;
    row_ = row;
}

bool Plans::has_place(std::size_t row) const {
    switch (kRows[row].place) {
        case Place::memory:
            return true;
        case Place::parts:
            return options_.in_parts != nullptr;
        case Place::shelf:
            return options_.on_shelf != nullptr;
    }
    return false;
}

/// What in the options rules a row out; empty when nothing does.
std::string Plans::objection(std::size_t row) const {
    if ((options_.without >> row & 1) != 0) return say("left out");
    if (options_.in_parts != nullptr && kRows[row].place != Place::parts) return say("one machine's");
    if (options_.storage && *options_.storage != kRows[row].storage) return say("not asked for");
    return {};
}

bool Plans::is_counting() {
    if (row_ == kRows.size() || !kRows[row_].needs_numbers || !objection(row_).empty()) return false;
    if (options_.asks_more && !kRows[row_].answers_all) return false;
    renew_numbers();
    if (space_ || !no_numbers_.empty()) return false;
    if (!builder_)
        builder_ =
            std::make_unique<SpaceBuilder>(problem_->puzzle, options_.metric, options_.memory_limit, most_packings());
    if (builder_->state() == SpaceBuilder::State::building) return true;
    take_numbers();
    return false;
}

/// Files hold every position by itself, and without its mirror image: numbers for bits are not theirs.
void Plans::renew_numbers() {
    if (kRows[row_].place == Place::shelf && std::exchange(is_prepared_, false)) space_.reset();
}

/// Where not all of them are in the memory of one machine, it is no bound.
std::optional<std::uint64_t> Plans::most_packings() const {
    if (options_.in_parts == nullptr && options_.on_shelf == nullptr) return std::nullopt;
    return packing::FrontierDag::kMostPackings;
}

void Plans::take_numbers() {
    packings_ = builder_->packings();
    if (builder_->state() == SpaceBuilder::State::refused) {
        no_numbers_ = no_marks_ = builder_->reason();
    } else {
        space_ = std::make_unique<PackedSpace>(builder_->take());
        if (purpose_ == Purpose::solve && options_.direction != Direction::forward)
            ends_ = packing::goal_positions(*space_, problem_->puzzle);
    }
    builder_.reset();
}

const Plan* Plans::next() {
    if (row_ == kRows.size()) return nullptr;
    const std::size_t row = looked_at_ = row_;
    go_to_row(row + 1);
    plan_ = {};
    plan_.storage = kRows[row].storage;
    plan_.direction = kRows[row].direction;
    plan_.reason = objection(row);
    plan_.is_asked = plan_.reason.empty();
    if (!plan_.is_asked) return &plan_;
    if (options_.asks_more && !kRows[row].answers_all) {
        plan_.reason = say("it forgets positions, and more is asked of them");
    } else if (kRows[row].needs_numbers && !space_) {
        plan_.reason = no_numbers_;
    } else {
        (this->*kRows[row].look)();
    }
    if (plan_.can && !plan_.grows) plan_.bytes = std::max(plan_.bytes, counted_bytes_);
    return &plan_;
}

std::unique_ptr<Exploration> Plans::begin() {
    return options_.instead != nullptr ? options_.instead() : (this->*kRows[looked_at_].begin)();
}

void Plans::look_sweeps() {
    if (purpose_ != Purpose::count || !NPuzzleExploration::can_explore(problem_->puzzle, options_.metric)) {
        plan_.reason = say("only levels of boards of unit tiles, all different, with one void");
        return;
    }
    plan_.bytes = NPuzzleExploration::bytes_needed(*problem_, options_.crew);
    plan_.can = plan_.bytes <= options_.memory_limit;
    packings_ = std::to_string(2 * NPuzzleExploration::boards(*problem_));  // half of all boards can be reached
    plan_.reason = plan_.can ? say("bits over boards fit: {size} for {count} packings",
                                   {{"size", bytes_text(plan_.bytes)}, {"count", grouped(packings_)}})
                             : too_much();
}

void Plans::look_both_ends() {
    if (!ends_) {
        plan_.reason = say("only from the start to goal positions that are few");
        return;
    }
    prepare_numbers();
    plan_.bytes = packed_bytes() + marks_bytes() + cursor_bytes();
    plan_.can = plan_.bytes <= options_.memory_limit;
    plan_.reason = plan_.can ? packed_reason() : too_much();
}

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

void Plans::look_packed() {
    prepare_numbers();
    const std::uint64_t needed = packed_bytes();
    const std::uint64_t again = options_.search_again ? needed - space_->bytes() : 0;
    plan_.can = needed <= options_.memory_limit;
    plan_.bytes = needed + again <= options_.memory_limit ? needed + again : needed;
    plan_.reason = plan_.can ? packed_reason() : too_much();
    if (!plan_.can) no_marks_ = plan_.reason;
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

/// For counting levels alone, of positions that are numbered.
void Plans::look_parts() {
    if (purpose_ != Purpose::count) {
        plan_.reason = say("several parts count positions; one machine solves");
        return;
    }
    cut_words(options_.in_parts->bytes_needed(*space_, workers()));
    plan_.bytes = options_.in_parts->bytes_needed(*space_, workers());
    plan_.can = plan_.bytes <= options_.memory_limit;
    plan_.reason = plan_.can ? say("{size} in each of {parts} parts, for {count} packings",
                                   {{"size", bytes_text(plan_.bytes)},
                                    {"parts", std::to_string(options_.in_parts->parts())},
                                    {"count", grouped(packings_)}})
                             : too_much();
}

/// The same, one block of numbers after the other.
void Plans::look_shelf() {
    cut_words(options_.memory_limit - options_.memory_limit / 4);
    plan_.bytes = options_.on_shelf->bytes_needed(*space_, options_.memory_limit);
    plan_.can = plan_.bytes <= options_.memory_limit;
    if (!plan_.can) {
        plan_.reason = too_much();
        return;
    }
    const std::string memory = bytes_text(plan_.bytes);
    const std::string packings = grouped(packings_);
    const std::string free = bytes_text(options_.on_shelf->bytes_free());
    plan_.reason = options_.storage
                       ? say("levels in files, {size} of memory for a part of the {count} packings at a time; {free} "
                             "are free for files",
                             {{"size", memory}, {"count", packings}, {"free", free}})
                       : say("the memory does not suffice: levels in files, {size} of memory for a part of the {count} "
                             "packings at a time; {free} are free for files",
                             {{"size", memory}, {"count", packings}, {"free", free}});
}

std::string Plans::packed_reason() const {
    return say("bits over ranks fit: {size} for {count} packings",
               {{"size", bytes_text(plan_.bytes)}, {"count", grouped(packings_)}});
}

std::string Plans::too_much() const {
    return say("the search needs {size} for {count} packings, the limit is {limit}",
               {{"size", bytes_text(plan_.bytes)},
                {"count", grouped(packings_)},
                {"limit", bytes_text(options_.memory_limit)}});
}

std::unique_ptr<Exploration> Plans::begin_sweeps() {
    return NPuzzleExploration::create(*problem_, options_.memory_limit, options_.crew);
}

std::unique_ptr<Exploration> Plans::begin_both_ends() {
    const search::Rank start = space_->rank(problem_->start);
    const std::uint64_t cursors = cursor_bytes();
    return Bidirectional<PackedSpace>::create(std::move(space_), start, *ends_, options_.crew, cursors);
}

std::unique_ptr<Exploration> Plans::begin_levels() {
    const ThreeLevelSearch::Options options{options_.level_bytes.value_or(level_bytes() - space_->bytes()),
                                            purpose_ == Purpose::solve, options_.crew};
    return std::make_unique<BlockExploration>(space_->bytes(), *space_, problem_->start, options);
}

std::unique_ptr<Exploration> Plans::begin_fillings() {
    return std::make_unique<FillingExploration>(number_bytes(), *problem_, options_.metric,
                                                parted_options(options_, purpose_, filling_bytes() - number_bytes()));
}

std::unique_ptr<Exploration> Plans::begin_packed() {
    const search::Rank start = space_->rank(problem_->start);
    const std::uint64_t cursors = cursor_bytes();
    return ExplorationOf<PackedSpace>::create(
        std::move(space_), start, {.keep = kept(), .stop_at_goal = purpose_ == Purpose::solve, .crew = options_.crew},
        cursors);
}

std::unique_ptr<Exploration> Plans::begin_keys() {
    space_.reset();
    return std::make_unique<KeyExploration>(std::uint64_t{0}, *problem_, options_.metric,
                                            parted_options(options_, purpose_, options_.memory_limit));
}

std::unique_ptr<Exploration> Plans::begin_hashed() {
    space_.reset();
    auto space = std::make_unique<HashedSpace>(problem_->puzzle, options_.metric, options_.memory_limit);
    const search::Rank start = space->rank(problem_->start);
    if (space->is_full()) return nullptr;
    return ExplorationOf<HashedSpace>::create(std::move(space), start,
                                              {.keep = Keep::order, .stop_at_goal = purpose_ == Purpose::solve}, 0);
}

std::unique_ptr<Exploration> Plans::begin_parts() {
    const search::Rank start = space_->rank(problem_->start);
    return options_.in_parts->begin(std::move(space_), start, options_.crew);
}

std::unique_ptr<Exploration> Plans::begin_shelf() {
    const search::Rank start = space_->rank(problem_->start);
    return options_.on_shelf->begin(std::move(space_), start, purpose_, options_.memory_limit);
}

std::uint64_t Plans::bytes() const { return builder_ ? builder_->bytes() : 0; }

/// What has to be known of a position for this purpose.
Keep Plans::kept() const { return purpose_ == Purpose::count && !options_.keep_depths ? Keep::reached : Keep::depth; }

/// The reflection under which positions can be found in pairs.
std::optional<puzzle::Reflection> Plans::reflection() const {
    if (!options_.symmetry || !space_->blocks_tell_kinds()) return std::nullopt;
    return puzzle::find_reflection(*problem_);
}

/// Numbers as bits over ranks use them: in pairs, or as words that are cut. A search for a goal meets few positions of a block, and ends
/// early: words are cut where all positions are counted.
void Plans::prepare_numbers() {
    if (std::exchange(is_prepared_, true)) return;
    if (const auto mirror = reflection()) {
        space_->pair_up(problem_->puzzle, *mirror);
        symmetry_ = mirror->name;
    }
    cut_words(packed_bytes());
}

/// Beside so many bytes that are needed anyway.
void Plans::cut_words(std::uint64_t needed) {
    if (purpose_ != Purpose::count || !space_->can_cut_words() || needed >= options_.memory_limit) return;
    if (const std::optional<int> cell = packing::WordCut::best_cell(*space_))
        space_->cut_words(*cell, std::min(options_.memory_limit - needed, kMostCutBytes));
}

std::uint64_t Plans::level_bytes() const {
    return std::min(std::max(packed_bytes(), kAllowedLevelBytes), options_.memory_limit);
}

/// What levels of fillings may take, of any number of them.
std::uint64_t Plans::filling_bytes() const { return space_ ? level_bytes() : options_.memory_limit; }

/// What the numbers take that wait for the plan after that.
std::uint64_t Plans::number_bytes() const { return space_ ? space_->bytes() : 0; }

std::uint64_t Plans::cursor_bytes() const {
    return static_cast<std::uint64_t>(workers()) * packing::PositionCursor::bytes(*space_);
}

std::uint64_t Plans::marks_bytes() const {
    return search::FrontierSearch<PackedSpace>::bytes_needed(space_->size(), kept());
}

/// What one search of a packed space allocates, the space and the cursors included.
std::uint64_t Plans::packed_bytes() const { return space_->bytes() + marks_bytes() + cursor_bytes(); }

}  // namespace shunt::analysis
