// How a puzzle can be searched: a table of plans, and the only place where one of them is chosen.
//
//     plan                needs               can answer               memory
//     sweeps              unit tiles          levels                   known before    a bit for each board that can be reached
//     packed, both ends   numbers, few goals  one solution             known before    bits over ranks, twice
//     levels              numbers, fillers    levels, one solution     a bound         three levels of blocks
//     levels, fillings    fillers             levels, one solution     a bound         the same, of any number of fillings
//     packed              numbers             everything               known before    bits over ranks
//     keys                single pieces       levels, one solution     a bound         two levels of keys, for a solution all of them
//     hashed              nothing             everything               a bound         the positions met
//
//     packed, in parts    numbers, parts      levels                   known before    bits over ranks, each part some of them
//     disk                numbers, files      levels, one solution     known before    bits over a block of ranks; levels in files
//
// The first that can is taken. One that turns out not to fit while it runs gives way to the next, which begins again. So leaving a row
// out costs speed and nothing else: the last one of memory always can. The row for parts is theirs alone, and they have no other; that of
// files is for who has some, and comes after all that memory can do: after keys did not fit, hashed positions are not tried before it.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/exploration.hpp"
#include "core/analysis/in_parts.hpp"
#include "core/analysis/on_shelf.hpp"
#include "core/analysis/space_builder.hpp"
#include "core/packing/packed_space.hpp"
#include "core/puzzle/reflection.hpp"
#include "core/search/crew.hpp"
#include "core/search/marks.hpp"

namespace shunt::analysis {

/// How positions are stored.
enum class Storage : unsigned char { packed, hashed, levels, keys, sweeps, disk };
/// Those that need nothing but memory.
inline constexpr std::array kStorages{Storage::packed, Storage::hashed, Storage::levels, Storage::keys,
                                      Storage::sweeps};
[[nodiscard]] constexpr std::string_view to_string(Storage storage) {
    constexpr std::array<std::string_view, 6> kNames{"packed", "hashed", "levels", "keys", "sweeps", "disk"};
    return kNames[static_cast<std::size_t>(storage)];
}

/// From where a solution is searched.
enum class Direction : unsigned char {
    forward,        ///< from the start
    bidirectional,  ///< from the start and from the goal positions, which must be few
};
inline constexpr std::array kDirections{Direction::forward, Direction::bidirectional};
[[nodiscard]] constexpr std::string_view to_string(Direction direction) {
    return direction == Direction::forward ? "forward" : "bidirectional";
}

/// Rows of the table, a bit for each.
using PlanSet = unsigned;
/// How many rows it has for one machine and its memory; one more is for parts, one for files.
inline constexpr std::size_t kPlans = 7;

struct SearchOptions {
    puzzle::Metric metric = puzzle::Metric::move;
    std::uint64_t memory_limit = std::uint64_t{1} << 30;  ///< bytes
    std::optional<Storage> storage;                       ///< only plans that store positions so; absent: all
    std::optional<Direction>
        direction;                 ///< for solving; absent: bidirectional if the goal positions are few and it fits
    bool symmetry = true;          ///< find mirror images together where the puzzle is its own
    search::Crew* crew = nullptr;  ///< must outlive the search; null: one worker
    InParts* in_parts = nullptr;   ///< must outlive the search; null: this machine alone
    OnShelf* on_shelf = nullptr;   ///< must outlive the search; null: there is no storage but memory
    /// One more search of the same positions follows (surveys.hpp): its memory is announced, too.
    bool search_again = false;
    /// More than levels, statistics and the way to a goal will be asked: plans that forget positions cannot answer.
    bool asks_more = false;
    /// Depths of single positions will be asked: counting keeps them, in a second bit of each.
    bool keep_depths = false;
    PlanSet without = 0;                       ///< rows that are left out: the outcome is the same
    std::optional<std::uint64_t> level_bytes;  ///< most that three levels take; absent: as much as is worth it
    std::unique_ptr<Exploration> (*instead)() = nullptr;  ///< what is searched with whatever is chosen, for tests
};

/// One row, as it is for a puzzle.
struct Plan {
    Storage storage = Storage::packed;
    Direction direction = Direction::forward;
    bool is_asked = false;  ///< nothing in the options rules it out
    bool can = false;
    bool grows = false;       ///< its memory: then it takes as much as it finds, and never more than `bytes`
    std::uint64_t bytes = 0;  ///< that it takes, also if that is too much; 0 where it is not known
    std::string reason;       ///< why it would be taken, or why it cannot: a phrase with figures
};

/// The plans for one search. They are worked out from the first row to the last, as far as one looks.
class Plans {
public:
    /// `problem` must outlive this object.
    Plans(const puzzle::Problem& problem, Purpose purpose, const SearchOptions& options);
    Plans(const Plans&) = delete;
    Plans& operator=(const Plans&) = delete;

    /// Whether the next row needs numbers, of packings that are still to be counted: then advance() counts some more. What an earlier
    /// search of these plans still holds should be gone then.
    [[nodiscard]] bool is_counting();
    /// Counts about `budget` nodes of packings.
    void advance(std::uint64_t budget) {
        builder_->advance(budget);
        counted_bytes_ = std::max(counted_bytes_, builder_->bytes());
    }
    /// Looks at the next row; null after the last. Not while it is counting.
    [[nodiscard]] const Plan* next();
    /// Makes the search of the row looked at last, which must be one that can. Null when the system refuses the memory, or not even the
    /// start fits. What an earlier search of these plans still holds must be gone, but for one of levels.
    [[nodiscard]] std::unique_ptr<Exploration> begin();

    /// Gives back the numbers that a search of levels looked at, which must be gone.
    void drop_numbers() {
        builder_.reset();
        space_.reset();
    }

    /// Exact number of packings, decimal; empty while unknown, or not needed.
    [[nodiscard]] const std::string& packings() const { return builder_ ? builder_->packings() : packings_; }
    /// The reflection under which positions are found in pairs by the row looked at last; empty when there is none or it is not used.
    [[nodiscard]] std::string_view symmetry() const { return symmetry_; }
    /// Memory held while packings are counted.
    [[nodiscard]] std::uint64_t bytes() const;

private:
    enum class Place : unsigned char { memory, parts, shelf };
    struct Row {
        Place place;
        Storage storage;
        Direction direction;
        bool needs_numbers;
        bool answers_all;  ///< what can be asked of a search that has ended
        void (Plans::*look)();
        std::unique_ptr<Exploration> (Plans::*begin)();
    };
    static const std::array<Row, kPlans + 2> kRows;
    /// Tables that are worth a cut of the words: such are made in some ten milliseconds.
    static constexpr std::uint64_t kMostCutBytes = std::uint64_t{8} << 20;

    void go_to_row(std::size_t row);
    [[nodiscard]] bool has_place(std::size_t row) const;

    [[nodiscard]] std::string objection(std::size_t row) const;
    void take_numbers();
    void renew_numbers();
    // These fill in the rest of plan_.
    void look_sweeps();
    void look_both_ends();
    void look_levels();
    void look_fillings();
    void look_packed();
    void look_keys();
    void look_hashed();
    void look_parts();
    void look_shelf();
    [[nodiscard]] std::string packed_reason() const;
    [[nodiscard]] std::string too_much() const;
    [[nodiscard]] std::unique_ptr<Exploration> begin_sweeps();
    [[nodiscard]] std::unique_ptr<Exploration> begin_both_ends();
    [[nodiscard]] std::unique_ptr<Exploration> begin_levels();
    [[nodiscard]] std::unique_ptr<Exploration> begin_fillings();
    [[nodiscard]] std::unique_ptr<Exploration> begin_packed();
    [[nodiscard]] std::unique_ptr<Exploration> begin_keys();
    [[nodiscard]] std::unique_ptr<Exploration> begin_hashed();
    [[nodiscard]] std::unique_ptr<Exploration> begin_parts();
    [[nodiscard]] std::unique_ptr<Exploration> begin_shelf();
    [[nodiscard]] search::Keep kept() const;
    [[nodiscard]] std::optional<puzzle::Reflection> reflection() const;
    void prepare_numbers();
    void cut_words(std::uint64_t needed);
    [[nodiscard]] std::optional<std::uint64_t> most_packings() const;
    [[nodiscard]] std::uint64_t level_bytes() const;
    [[nodiscard]] std::uint64_t filling_bytes() const;
    [[nodiscard]] std::uint64_t number_bytes() const;
    [[nodiscard]] int workers() const { return options_.crew != nullptr ? options_.crew->size() : 1; }
    [[nodiscard]] std::uint64_t cursor_bytes() const;
    [[nodiscard]] std::uint64_t marks_bytes() const;
    [[nodiscard]] std::uint64_t packed_bytes() const;

    const puzzle::Problem* problem_;
    Purpose purpose_;
    SearchOptions options_;
    std::unique_ptr<SpaceBuilder> builder_;        // while packings are counted
    std::unique_ptr<packing::PackedSpace> space_;  // until a search takes it; that of levels only looks at it
    /// The goal positions, where it can search from them, too.
    std::optional<std::vector<search::Rank>> ends_;
    bool is_prepared_ = false;  // the space, for bits over ranks
    std::string_view symmetry_;
    std::string packings_;
    std::string no_numbers_;           // why positions are not numbered,
    std::string no_marks_;             // or at least have no bits
    std::uint64_t counted_bytes_ = 0;  // most held while packings were counted: it may be more than the search takes
    std::size_t row_ = 0;              // to be looked at next
    std::size_t looked_at_ = 0;        // the last one
    Plan plan_;                        // of that
};

}  // namespace shunt::analysis
