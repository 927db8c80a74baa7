// What solving and counting share: taking plan after plan (plans.hpp), checking the memory, searching level by level.
//
//   counting packings, if a plan needs them ──> searching ──> ended
//                          ^                        └── does not fit: the next plan begins again, and what was found is not forgotten
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis/plans.hpp"

namespace shunt::analysis {

/// Why a search ends at a position with more groups that can move than are listed.
[[nodiscard]] std::string crowded_reason();

/// A breadth-first search of a puzzle from its start, in slices.
class BreadthFirst {
public:
    enum class Phase : unsigned char { counting_packings, searching, ended };

    /// `problem` must outlive this object.
    BreadthFirst(const puzzle::Problem& problem, Purpose purpose, const SearchOptions& options);

    /// Works on about `budget` nodes or positions; returns whether there is more to do.
    bool advance(std::uint64_t budget) { return advance(budget, &Exploration::advance); }
    /// The same, but pauses when the next level is known.
    bool advance_level(std::uint64_t budget) { return advance(budget, &Exploration::advance_level); }
    /// Once ended, or stopped: gives back what the search holds. What it found stays known, and there is no exploration any more.
    void let_go();
    [[nodiscard]] bool is_let_go() const { return is_let_go_; }

    [[nodiscard]] Phase phase() const { return phase_; }
    /// Why the search could not begin or go on: the memory limit. Empty otherwise.
    [[nodiscard]] const std::string& refusal() const { return refusal_; }
    /// What its own checks object to: a bug of this program, which is its refusal, too. Empty when all is well.
    [[nodiscard]] const std::string& defect() const { return defect_; }
    /// Exact number of packings, decimal; empty while unknown, and where no plan needs it.
    [[nodiscard]] const std::string& packings() const { return plans_.packings(); }
    /// Absent until the search begins, and when it is let go.
    [[nodiscard]] Exploration* exploration() const { return exploration_.get(); }
    /// Positions at each depth that is completely known; empty before the search begins. A search that has to begin again forgets nothing.
    [[nodiscard]] const std::vector<std::uint64_t>& counts() const;
    /// Goal positions at each of these depths.
    [[nodiscard]] const std::vector<std::uint64_t>& goal_counts() const;
    [[nodiscard]] search::SearchStatistics statistics() const {
        return exploration_ ? exploration_->statistics() : statistics_;
    }
    /// No goal is nearer; absent before the search begins.
    [[nodiscard]] std::optional<int> at_least() const;
    [[nodiscard]] Storage storage() const { return storage_; }
    [[nodiscard]] Direction direction() const { return direction_; }
    /// The reflection under which positions are found in pairs; empty when there is none or it is not used.
    [[nodiscard]] std::string_view symmetry() const { return symmetry_; }
    /// Why this storage: a phrase with figures.
    [[nodiscard]] const std::string& storage_reason() const { return storage_reason_; }
    [[nodiscard]] const SearchOptions& options() const { return options_; }
    /// Memory that the search takes, or would take if it were not refused, known once the packings are counted; 0 before, and for a
    /// storage that grows.
    [[nodiscard]] std::uint64_t bytes_needed() const { return bytes_needed_; }
    /// Memory that it takes at most, known as soon, for every storage: as much as it needs, or what a storage that grows is allowed.
    [[nodiscard]] std::uint64_t bytes_at_most() const { return std::max(bytes_at_most_, bytes_needed_); }
    /// Memory held now, and the most that was held.
    [[nodiscard]] std::uint64_t bytes() const;
    [[nodiscard]] std::uint64_t peak_bytes() const { return peak_bytes_; }
    /// From now on so many bytes may be taken, if that is more: the search is over, and is asked for more than was asked of it before.
    void allow(std::uint64_t bytes) { options_.memory_limit = std::max(options_.memory_limit, bytes); }
    /// What the limit leaves beside the search, which may hold a little more than it announced.
    [[nodiscard]] std::uint64_t bytes_left() const {
        return options_.memory_limit - std::min(bytes(), options_.memory_limit);
    }
    /// Adds to the peak what another part of the job holds beside the search.
    void note_bytes(std::uint64_t beside) { peak_bytes_ = std::max(peak_bytes_, bytes() + beside); }

private:
    bool advance(std::uint64_t budget, Exploration::State (Exploration::*some)(std::uint64_t));
    void begin_next(std::string refusal);
    void count_packings(std::string refusal);
    [[nodiscard]] bool begin(const Plan& plan);
    [[nodiscard]] bool found_too_many() const;
    void keep_known();
    [[nodiscard]] bool knows_more() const;
    void conclude();
    [[nodiscard]] std::string full_reason() const;
    void refuse(std::string reason);

    SearchOptions options_;
    Plans plans_;
    std::unique_ptr<Exploration> exploration_;
    /// What a search had found before it had to begin again, until the next one has come as far.
    struct Known {
        std::vector<std::uint64_t> counts;
        std::vector<std::uint64_t> goal_counts;
        int at_least = 0;
        std::uint64_t bytes = 0;
    };
    Known known_;
    search::SearchStatistics statistics_;  // of the search that was let go
    Phase phase_ = Phase::counting_packings;
    Storage storage_;  // asked for, or of the plan at hand
    Direction direction_ = Direction::forward;
    std::string_view symmetry_;
    std::string storage_reason_;
    std::string refusal_;
    std::string full_;  // why the last search did not go on, while packings are counted for the next one
    std::string defect_;
    std::uint64_t bytes_needed_ = 0;
    std::uint64_t bytes_at_most_ = 0;
    std::uint64_t peak_bytes_ = 0;
    bool is_let_go_ = false;
};

}  // namespace shunt::analysis
