#include "core/analysis/breadth_first.hpp"

#include <algorithm>
#include <numeric>

#include "core/analysis/bidirectional.hpp"
#include "core/analysis/exploration_of.hpp"
#include "core/analysis/searches.hpp"
#include "core/base/readable.hpp"
#include "core/base/words.hpp"
#include "core/grid/step_sets.hpp"
#include "core/packing/goal_positions.hpp"

namespace shunt::analysis {
namespace {

using hashed::HashedSpace;
using packing::PackedSpace;

constexpr std::size_t kSamplesPerDepth = 16;
/// Tables that are worth a cut of the words: such are made in some ten milliseconds.
constexpr std::uint64_t kMostCutBytes = std::uint64_t{8} << 20;
/// What three levels may take even where bits over ranks are fewer.
constexpr std::uint64_t kAllowedLevelBytes = std::uint64_t{64} << 20;

/// What has to be known of a position for this purpose.
search::Keep kept_for(Purpose purpose) {
    return purpose == Purpose::count ? search::Keep::reached : search::Keep::depth;
}

std::uint64_t marks_bytes(const PackedSpace& space, Purpose purpose) {
    return search::FrontierSearch<PackedSpace>::bytes_needed(space.size(), kept_for(purpose));
}

/// A search for a goal meets few positions of a block, and ends early: words are cut where all positions are counted.
bool cut_where_it_pays(PackedSpace& space, Purpose purpose, std::uint64_t room) {
    if (purpose != Purpose::count || !space.can_cut_words()) return false;
    const std::optional<int> cell = packing::WordCut::best_cell(space);
    return cell && space.cut_words(*cell, std::min(room, kMostCutBytes));
}

/// What one search of a packed space allocates, the space and the cursors included.
std::uint64_t packed_bytes(const PackedSpace& space, Purpose purpose, int workers) {
    return space.bytes() + marks_bytes(space, purpose) +
           static_cast<std::uint64_t>(workers) * packing::PositionCursor::bytes(space);
}

int workers_of(const SearchOptions& options) { return options.crew != nullptr ? options.crew->size() : 1; }

}  // namespace

std::string crowded_reason() {
    return say(
        "a position has more than {count} groups that can move in one direction; a metric of single pieces has no such "
        "limit",
        {{"count", grid::kMostStepSets}});
}

BreadthFirst::BreadthFirst(const puzzle::Problem& problem, Purpose purpose, const SearchOptions& options)
    : problem_(&problem), purpose_(purpose), options_(options) {
    if (options.storage == Storage::hashed) {
        begin_hashed(say("asked for"));
    } else if (!begin_tiles()) {
        builder_ = std::make_unique<SpaceBuilder>(problem.puzzle, options.metric, options.memory_limit);
    }
}

bool BreadthFirst::advance(std::uint64_t budget) {
    if (phase_ == Phase::counting_packings) {
        advance_builder(budget);
    } else if (phase_ == Phase::searching) {
        const Exploration::State state = exploration_->advance(budget);
        if (exploration_->counts().size() >= known_.counts.size()) known_ = {};
        if (found_too_many()) {
            defect_ = say("the search found more positions than there are");
            refuse(defect_);
        } else if (state != Exploration::State::running) {
            conclude();
        }
    }
    note_bytes(0);
    return phase_ != Phase::ended;
}

/// A search that finds positions twice might never end.
bool BreadthFirst::found_too_many() const {
    const auto& counts = exploration_->counts();
    const auto most = exploration_->most();
    return most && std::accumulate(counts.begin(), counts.end(), std::uint64_t{0}) > *most;
}

void BreadthFirst::conclude() {
    phase_ = Phase::ended;
    if (exploration_->is_crowded()) {
        refusal_ = crowded_reason();
    } else if (exploration_->state() == Exploration::State::full) {
        if (storage_ == Storage::levels) {
            keep_known();
            return begin_packed();
        }
        refusal_ = full_reason();
    }
}

/// Takes from a search that is full what it has found.
void BreadthFirst::keep_known() {
    known_.counts = exploration_->counts();
    known_.at_least = exploration_->depth() + 1;
    known_.bytes = known_.counts.capacity() * sizeof(std::uint64_t);
    if (purpose_ != Purpose::count) return;
    for (int depth = 0; depth <= exploration_->depth(); ++depth) {
        known_.samples.push_back(exploration_->samples(depth));
        for (const puzzle::Position& position : known_.samples.back())
            known_.bytes += sizeof position + position.anchors.size() * sizeof(puzzle::Cell);
    }
}

const std::vector<std::uint64_t>& BreadthFirst::counts() const {
    const bool knows_more = exploration_ == nullptr || known_.counts.size() > exploration_->counts().size();
    return knows_more ? known_.counts : exploration_->counts();
}

std::vector<puzzle::Position> BreadthFirst::samples(int depth) const {
    const auto index = static_cast<std::size_t>(depth);
    return index < known_.samples.size() ? known_.samples[index] : exploration_->samples(depth);
}

std::optional<int> BreadthFirst::at_least() const {
    if (exploration_ == nullptr) return std::nullopt;
    if (exploration_->state() == Exploration::State::goal_found) return exploration_->depth();
    return std::max(exploration_->depth() + 1, known_.at_least);
}

std::string BreadthFirst::full_reason() const {
    const std::string expanded = grouped(exploration_->statistics().expanded);
    if (exploration_->is_refused())
        return say("the system refused more than {size} with {count} positions expanded; {storage}",
                   {{"size", bytes_text(bytes())}, {"count", expanded}, {"storage", storage_reason_}});
    return say("{size} are full with {count} positions expanded; {storage}",
               {{"size", bytes_text(options_.memory_limit)}, {"count", expanded}, {"storage", storage_reason_}});
}

std::uint64_t BreadthFirst::bytes() const {
    if (exploration_) return exploration_->bytes() + known_.bytes;
    return builder_ ? builder_->bytes() : 0;
}

void BreadthFirst::advance_builder(std::uint64_t budget) {
    builder_->advance(budget);
    note_bytes(0);
    if (builder_->state() == SpaceBuilder::State::done) {
        begin_space();
    } else if (builder_->state() == SpaceBuilder::State::refused) {
        const std::string reason = builder_->reason();
        if (options_.storage == Storage::packed) return refuse(reason);
        begin_hashed(reason);
    }
}

bool BreadthFirst::begin_tiles() {
    if (options_.levels_by == nullptr || purpose_ != Purpose::count) return false;
    if (options_.storage && *options_.storage != Storage::sweeps) return false;
    auto tiles = options_.levels_by->tile_levels(*problem_, options_.metric, options_.memory_limit, kSamplesPerDepth,
                                                 options_.crew);
    if (tiles == nullptr) return false;
    packings_ = std::to_string(2 * *tiles->most());  // half of all boards can be reached
    bytes_needed_ = tiles->bytes();
    storage_reason_ = say("bits over boards fit: {size} for {count} packings",
                          {{"size", bytes_text(bytes_needed_)}, {"count", grouped(packings_)}});
    exploration_ = std::move(tiles);
    storage_ = Storage::sweeps;
    phase_ = Phase::searching;
    return true;
}

void BreadthFirst::begin_space() {
    space_ = std::make_unique<PackedSpace>(builder_->take());
    packings_ = builder_->packings();
    builder_.reset();
    if (purpose_ == Purpose::solve && options_.direction != Direction::forward)
        ends_ = packing::goal_positions(*space_, problem_->puzzle);
    if (!begin_levels()) begin_packed();
}

/// The reflection under which positions can be found in pairs.
std::optional<puzzle::Reflection> BreadthFirst::reflection() const {
    if (!options_.symmetry || !space_->blocks_tell_kinds()) return std::nullopt;
    return puzzle::find_reflection(*problem_);
}

/// Three levels may take as much as the bits that they replace, or somewhat more than those of a small puzzle, because they are faster.
/// From both ends less is searched than from one. Levels do not pair mirror images: for single pieces they are faster nevertheless, for
/// groups they are not.
bool BreadthFirst::begin_levels() {
    if (options_.levels_by == nullptr || options_.storage || ends_) return false;
    if (puzzle::moves_groups(options_.metric) && reflection()) return false;
    const std::uint64_t packed = packed_bytes(*space_, purpose_, workers_of(options_));
    const std::uint64_t most = std::min(std::max(packed, kAllowedLevelBytes), options_.memory_limit);
    if (most <= space_->bytes()) return false;
    exploration_ =
        options_.levels_by->three_levels(*space_, problem_->start, most - space_->bytes(), purpose_ == Purpose::solve,
                                         purpose_ == Purpose::solve ? 0 : kSamplesPerDepth, options_.crew);
    if (exploration_ == nullptr) return false;
    storage_ = Storage::levels;
    bytes_at_most_ = std::min(std::max(most, packed + kMostCutBytes), options_.memory_limit);
    storage_reason_ = say("three levels at a time, as long as they take less than {size}; {count} packings",
                          {{"size", bytes_text(most)}, {"count", grouped(packings_)}});
    phase_ = Phase::searching;
    return true;
}

void BreadthFirst::begin_packed() {
    exploration_.reset();  // that of levels, whose memory is needed now
    storage_ = Storage::packed;
    if (const auto mirror = reflection()) {
        space_->pair_up(problem_->puzzle, *mirror);
        symmetry_ = mirror->name;
    }
    std::uint64_t needed = packed_bytes(*space_, purpose_, workers_of(options_));
    if (needed < options_.memory_limit && cut_where_it_pays(*space_, purpose_, options_.memory_limit - needed))
        needed = packed_bytes(*space_, purpose_, workers_of(options_));
    const std::string size = bytes_text(needed);
    const std::string packings = grouped(packings_);
    const std::uint64_t again = options_.search_again ? needed - space_->bytes() : 0;
    const std::uint64_t held = needed + again <= options_.memory_limit ? needed + again : needed;
    bytes_needed_ = std::max(held, peak_bytes_);  // counting the packings may take more than the search
    if (needed > options_.memory_limit) {
        const std::string reason =
            say("the search needs {size} for {count} packings, the limit is {limit}",
                {{"size", size}, {"count", packings}, {"limit", bytes_text(options_.memory_limit)}});
        if (options_.storage == Storage::packed) return refuse(reason);
        return begin_hashed(reason);
    }
    storage_reason_ = say("bits over ranks fit: {size} for {count} packings", {{"size", size}, {"count", packings}});
    exploration_ = explore_packed(std::move(space_));
    if (exploration_ == nullptr) return refuse(say("the system refused {size} of memory", {{"size", size}}));
    phase_ = Phase::searching;
}

std::unique_ptr<Exploration> BreadthFirst::explore_packed(std::unique_ptr<PackedSpace> space) {
    const search::Rank start = space->rank(problem_->start);
    const std::uint64_t cursors =
        static_cast<std::uint64_t>(workers_of(options_)) * packing::PositionCursor::bytes(*space);
    if (purpose_ == Purpose::count) {
        return ExplorationOf<PackedSpace>::create(
            std::move(space), start, {.samples_per_level = kSamplesPerDepth, .crew = options_.crew}, cursors);
    }
    const std::uint64_t twice =
        packed_bytes(*space, purpose_, workers_of(options_)) + marks_bytes(*space, purpose_) + cursors;
    if (ends_ && twice <= options_.memory_limit) {
        direction_ = Direction::bidirectional;
        bytes_needed_ = std::max(twice, peak_bytes_);
        return Bidirectional<PackedSpace>::create(std::move(space), start, *ends_, options_.crew, cursors);
    }
    return ExplorationOf<PackedSpace>::create(
        std::move(space), start, {.keep = kept_for(purpose_), .stop_at_goal = true, .crew = options_.crew}, cursors);
}

void BreadthFirst::begin_hashed(std::string reason) {
    builder_.reset();
    exploration_.reset();
    space_.reset();
    storage_ = Storage::hashed;
    bytes_needed_ = 0;
    storage_reason_ = std::move(reason);
    auto space = std::make_unique<HashedSpace>(problem_->puzzle, options_.metric, options_.memory_limit);
    bytes_at_most_ = options_.memory_limit;
    const search::Rank start = space->rank(problem_->start);
    if (space->is_full()) return refuse(say("not even the start fits: {storage}", {{"storage", storage_reason_}}));
    const bool solve = purpose_ == Purpose::solve;
    exploration_ = ExplorationOf<HashedSpace>::create(
        std::move(space), start,
        {.keep = search::Keep::order, .stop_at_goal = solve, .samples_per_level = solve ? 0 : kSamplesPerDepth}, 0);
    phase_ = Phase::searching;
}

void BreadthFirst::refuse(std::string reason) {
    builder_.reset();
    refusal_ = std::move(reason);
    phase_ = Phase::ended;
}

}  // namespace shunt::analysis
