// What solving and counting share: numbering the positions, checking the memory, searching level by level.
//
//   counting packings ──> memory known: fits? ──no──> status limit, with the figures
//                                         └──yes──> searching ──> goal_found | exhausted
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "core/analysis/space_builder.hpp"
#include "core/base/readable.hpp"
#include "core/search/frontier_search.hpp"
#include "core/search/status.hpp"

namespace shunt::analysis {

/// A breadth-first search of a puzzle from its start, in slices. `Marks` is one of core/search/marks.hpp.
template <class Marks>
class BreadthFirst {
public:
    using Search = search::FrontierSearch<packing::PackedSpace, Marks>;
    enum class Phase : unsigned char { counting_packings, searching, ended };

    /// `puzzle` must outlive this object; `memory_limit` in bytes.
    BreadthFirst(const puzzle::Puzzle& puzzle, puzzle::Metric metric, std::uint64_t memory_limit,
                 search::FrontierOptions options)
        : puzzle_(&puzzle), memory_limit_(memory_limit), options_(options), builder_(puzzle, metric, memory_limit) {}

    /// Works on about `budget` nodes or positions; returns whether there is more to do.
    bool advance(std::uint64_t budget) {
        if (phase_ == Phase::counting_packings) {
            builder_.advance(budget);
            note_bytes(builder_.bytes());
            if (builder_.state() == SpaceBuilder::State::refused) refuse(builder_.reason());
            if (builder_.state() == SpaceBuilder::State::done) begin_search();
        } else if (phase_ == Phase::searching && search_->advance(budget) != Search::State::running) {
            phase_ = Phase::ended;
        }
        return phase_ != Phase::ended;
    }

    [[nodiscard]] Phase phase() const { return phase_; }
    /// Why nothing was searched; empty otherwise.
    [[nodiscard]] const std::string& refusal() const { return refusal_; }
    [[nodiscard]] const std::string& packings() const { return builder_.packings(); }
    /// Absent until the search begins.
    [[nodiscard]] const Search* search() const { return search_ ? &*search_ : nullptr; }
    [[nodiscard]] const packing::PackedSpace& space() const { return *space_; }
    /// Memory the search takes, known once the packings are counted; 0 before.
    [[nodiscard]] std::uint64_t bytes_needed() const { return bytes_needed_; }
    /// Memory held now, and the most that was held.
    [[nodiscard]] std::uint64_t bytes() const {
        return space_ ? space_->bytes() + (search_ ? search_->bytes() : 0) : builder_.bytes();
    }
    [[nodiscard]] std::uint64_t peak_bytes() const { return peak_bytes_; }

private:
    void begin_search() {
        space_ = std::make_unique<packing::PackedSpace>(builder_.take());
        bytes_needed_ = space_->bytes() + Search::bytes_needed(space_->size());
        if (bytes_needed_ > memory_limit_) {
            refuse("the search needs " + bytes_text(bytes_needed_) + " for " + grouped(builder_.packings()) +
                   " packings, the limit is " + bytes_text(memory_limit_));
            return;
        }
        search_ = Search::create(*space_, space_->rank(puzzle_->start()), options_);
        if (!search_) {
            refuse("the system refused " + bytes_text(bytes_needed_) + " of memory");
            return;
        }
        phase_ = Phase::searching;
        note_bytes(bytes());
    }

    void refuse(std::string reason) {
        refusal_ = std::move(reason);
        phase_ = Phase::ended;
    }

    void note_bytes(std::uint64_t bytes) { peak_bytes_ = std::max(peak_bytes_, bytes); }

    const puzzle::Puzzle* puzzle_;
    std::uint64_t memory_limit_;
    search::FrontierOptions options_;
    SpaceBuilder builder_;
    std::unique_ptr<packing::PackedSpace> space_;
    std::optional<Search> search_;
    Phase phase_ = Phase::counting_packings;
    std::string refusal_;
    std::uint64_t bytes_needed_ = 0;
    std::uint64_t peak_bytes_ = 0;
};

}  // namespace shunt::analysis
