// All positions reachable from the start of a puzzle, counted depth by depth; on demand what else can be said of the state space.
//
//   searching ──> listing the last level ──> nearest? ──> surveys? (surveys.hpp) ──> ended     each in slices, each within the memory limit
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>

#include "core/analysis/breadth_first.hpp"
#include "core/analysis/level_seeker.hpp"
#include "core/analysis/level_watch.hpp"
#include "core/analysis/nearness.hpp"
#include "core/analysis/position_seeker.hpp"
#include "core/analysis/surveys.hpp"
#include "core/search/status.hpp"

namespace shunt::analysis {

class Census {
public:
    struct Options {
        SearchOptions search;
        std::size_t list = 16;  ///< most positions of the last level told: of more than 16, as many as fit the memory
        bool nearest = false;   ///< the reachable position nearest to a goal, of a puzzle that has one
        Surveys* surveys = nullptr;        ///< what else is asked, if anything; must outlive the census
        BroughtSurvey* brought = nullptr;  ///< comes after the others; must outlive the census; null: none
        LevelWatch* watch = nullptr;       ///< looks at every level; must outlive the census; null: nobody
    };
    enum class Phase : unsigned char { searching, listing, nearest, surveying, ended };

    /// Keeps its own copy of the problem.
    Census(puzzle::Problem problem, const Options& options);
    Census(const Census&) = delete;  // the search points to the problem
    Census& operator=(const Census&) = delete;

    /// Works on about `budget` nodes or positions; returns whether there is more to do.
    bool advance(std::uint64_t budget);
    /// Ends early; what is finished stays.
    void stop(search::Status why);
    /// Whether it was stopped, and holds its search still: finders of positions may have taken its memory since.
    [[nodiscard]] bool can_go_on() const { return stopped_ && !search_.is_let_go(); }
    /// What was stopped runs again, from where it was; what levels() and places() told must not be used any more.
    void go_on();

    [[nodiscard]] search::Status status() const { return status_; }
    [[nodiscard]] Phase phase() const { return phase_; }
    /// Why a limit was met; empty otherwise.
    [[nodiscard]] const std::string& reason() const { return reason_; }
    [[nodiscard]] const puzzle::Puzzle& puzzle() const { return problem_.puzzle; }
    [[nodiscard]] const puzzle::Problem& problem() const { return problem_; }
    [[nodiscard]] puzzle::Metric metric() const { return options_.search.metric; }
    [[nodiscard]] const BreadthFirst& search() const { return search_; }
    [[nodiscard]] std::uint64_t memory_limit() const { return options_.search.memory_limit; }
    /// Once it is over: from now on so many bytes may be taken, if that is more.
    void allow(std::uint64_t bytes) {
        options_.search.memory_limit = std::max(options_.search.memory_limit, bytes);
        search_.allow(bytes);
    }
    /// The first positions of the last level, by ascending number; empty before all are counted and these listed.
    [[nodiscard]] const std::vector<puzzle::Position>& antipodes() const { return antipodes_; }
    /// Whether every reachable position was seen.
    [[nodiscard]] bool counted() const { return counted_; }

    /// Positions at each depth that is completely known; empty before the search begins.
    [[nodiscard]] const std::vector<std::uint64_t>& depths() const { return search_.counts(); }
    /// Goal positions at each of these depths.
    [[nodiscard]] const std::vector<std::uint64_t>& goal_depths() const { return search_.goal_counts(); }
    /// Once it is over, in whatever way: finds positions of every such depth. What the search holds may be given back then.
    [[nodiscard]] LevelSeeker& levels();
    /// The same of single positions; and the memory that these may take, so that what levels() hold stays where both fit.
    [[nodiscard]] PositionSeeker& places();
    [[nodiscard]] std::uint64_t place_bytes() const;
    /// Memory that is left beside all that it holds; and what somebody else holds beside it, for the peak.
    [[nodiscard]] std::uint64_t bytes_left() const;
    void note_bytes(std::uint64_t beside);
    /// How many positions can be told within the memory that is left beside what it holds; never less than a few.
    [[nodiscard]] std::size_t most_told() const;

    /// The reachable position nearest to a goal, and how near it is; null unless it was asked for and is known.
    struct Nearest {
        puzzle::Position position;
        Nearness nearness;
        int cells = 0;  ///< for which the nearest goal has a wish
    };
    [[nodiscard]] const Nearest* nearest() const { return nearest_ && phase_ > Phase::nearest ? &*nearest_ : nullptr; }

    /// The question at hand while surveying.
    [[nodiscard]] const Survey& survey() const { return *survey_; }

private:
    [[nodiscard]] std::uint64_t bytes_of_finders() const;
    void advance_search(std::uint64_t budget);
    void conclude_search();
    void advance_listing(std::uint64_t budget);
    void next_phase();
    [[nodiscard]] Survey* next_survey();
    void advance_nearest(std::uint64_t budget);
    void advance_survey(std::uint64_t budget);

    puzzle::Problem problem_;
    Options options_;
    BreadthFirst search_;
    std::unique_ptr<NearnessMeter> meter_;
    search::Rank measured_ = 0;  // positions before this one
    std::optional<Nearest> nearest_;
    Survey* survey_ = nullptr;
    bool is_brought_ = false;  // the one brought along has begun
    Phase phase_ = Phase::searching;
    search::Status status_ = search::Status::running;
    std::string reason_;
    std::unique_ptr<PositionListing> listing_;  // of the last level
    std::size_t listed_ = 0;
    std::vector<puzzle::Position> antipodes_;
    std::optional<LevelSeeker> levels_;
    std::optional<PositionSeeker> places_;
    bool counted_ = false;
    bool stopped_ = false;  // status_ is why
};

}  // namespace shunt::analysis
