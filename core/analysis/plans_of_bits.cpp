// Plans that keep a bit or two for every number: sweeps of tiles, packed from one end or both, in parts, in files.
#include <algorithm>
#include <utility>

#include "core/analysis/bidirectional.hpp"
#include "core/analysis/exploration_of.hpp"
#include "core/analysis/npuzzle_exploration.hpp"
#include "core/analysis/plans.hpp"
#include "core/analysis/searches.hpp"
#include "core/base/readable.hpp"
#include "core/base/words.hpp"

namespace shunt::analysis {

using packing::PackedSpace;
using search::Keep;

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

std::unique_ptr<Exploration> Plans::begin_sweeps() {
    return NPuzzleExploration::create(*problem_, options_.memory_limit, options_.crew);
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

std::unique_ptr<Exploration> Plans::begin_both_ends() {
    const search::Rank start = space_->rank(problem_->start);
    const std::uint64_t cursors = cursor_bytes();
    return Bidirectional<PackedSpace>::create(std::move(space_), start, *ends_, options_.crew, cursors);
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

std::unique_ptr<Exploration> Plans::begin_packed() {
    const search::Rank start = space_->rank(problem_->start);
    const std::uint64_t cursors = cursor_bytes();
    return ExplorationOf<PackedSpace>::create(
        std::move(space_), start, {.keep = kept(), .stop_at_goal = purpose_ == Purpose::solve, .crew = options_.crew},
        cursors);
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

std::unique_ptr<Exploration> Plans::begin_parts() {
    const search::Rank start = space_->rank(problem_->start);
    return options_.in_parts->begin(std::move(space_), start, options_.crew);
}

/// The same, one block of numbers after the other.
void Plans::look_shelf() {
    cut_words(options_.memory_limit - options_.memory_limit / 4);
    plan_.bytes = options_.on_shelf->bytes_needed(*space_, options_.memory_limit, workers());
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

std::unique_ptr<Exploration> Plans::begin_shelf() {
    const search::Rank start = space_->rank(problem_->start);
    return options_.on_shelf->begin(std::move(space_), start, purpose_, options_.memory_limit, options_.crew);
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

std::uint64_t Plans::cursor_bytes() const {
    return static_cast<std::uint64_t>(workers()) * packing::PositionCursor::bytes(*space_);
}

std::uint64_t Plans::marks_bytes() const {
    return search::FrontierSearch<PackedSpace>::bytes_needed(space_->size(), kept());
}

/// What one search of a packed space allocates, the space and the cursors included.
std::uint64_t Plans::packed_bytes() const {
    return packing::PositionCursor::bytes_with_space(*space_, workers()) + marks_bytes();
}

}  // namespace shunt::analysis
