// Some way to a goal, soon, and then ever shorter ones: for puzzles that are too large for a proof to come soon. Nothing is proved here but
// by chance; beside it, a search level by level says how short a way can be at best, until both meet.
//
//     width search (width_search.hpp) ──a way──> its neighbourhood, while that makes it shorter ──> that of all ways so far ─┐
//          └──────<── with other settings ──<──────────────────────────────────────────────────────────────────────────────┤
//                                                         at last, larger and larger neighbourhoods (neighbourhood.hpp) <───┘
//     beam (beam.hpp) ──> a wider one            meanwhile, by turns: only ways that are shorter than the one known
//
// Ways of different searches are joined to one that is shorter than each, which no single neighbourhood of their size holds.
// All of them walk on the same ground (ground.hpp): exact keys of positions and their neighbours, in any of the six metrics. What is found
// depends on the work done, and not on the slices in which it was done.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/approach/beam.hpp"
#include "core/approach/ground.hpp"
#include "core/approach/neighbourhood.hpp"
#include "core/approach/width_search.hpp"

namespace shunt::approach {

class Approach {
public:
    /// Whether a problem can be searched so: its positions have keys.
    [[nodiscard]] static bool can_search(const puzzle::Problem& problem) { return Ground::holds(problem); }
    /// Of a problem that can, and has a goal, which the start is not; its puzzle must outlive it. `most_bytes` for all its searches.
    Approach(const puzzle::Problem& problem, puzzle::Metric metric, std::uint64_t most_bytes);

    /// Works on about `budget` positions; returns whether there is more to do.
    bool advance(std::uint64_t budget);

    /// How many ways were found so far, each shorter than the one before.
    [[nodiscard]] int ways() const { return ways_; }
    /// The shortest of them; empty while there is none.
    [[nodiscard]] const Way& way() const { return way_; }
    [[nodiscard]] puzzle::Position position(const Key& key) const { return ground_.keys().position(key.words.data()); }
    /// Whether all positions that can be reached were looked at: then the way is a shortest one, or there is none.
    [[nodiscard]] bool has_seen_all() const { return has_seen_all_; }
    /// Whether a position had more groups that can move than are listed.
    [[nodiscard]] bool is_crowded() const { return ground_.is_crowded(); }
    /// Positions expanded.
    [[nodiscard]] std::uint64_t expanded() const;
    /// Memory held.
    [[nodiscard]] std::uint64_t bytes() const;

private:
    /// What the neighbourhood is for.
    enum class Stage : unsigned char { refining, joining, growing };

    void offer(const Way& way);
    [[nodiscard]] bool is_working_on_way() const { return width_search_ || neighbourhood_; }
    [[nodiscard]] std::uint64_t work_on_way();
    [[nodiscard]] std::uint64_t work_on_beam();
    void begin_width_search();
    void end_width_search();
    void begin_next_width_search();
    void begin_neighbourhood(Stage stage, std::vector<Way> ways);
    void repeat_neighbourhood();
    void end_neighbourhood();
    void begin_beam();
    void end_beam();
    void end_all();

    Ground ground_;
    Key start_;
    std::uint64_t way_bytes_;
    std::uint64_t beam_bytes_;
    // Of these two, at most one.
    std::optional<WidthSearch> width_search_;
    std::optional<Neighbourhood> neighbourhood_;
    std::optional<Beam> beam_;
    std::size_t setting_ = 0;      // of the width search
    std::uint64_t most_expanded_;  // by one
    bool was_full_ = true;         // each width search since the first setting
    Stage stage_ = Stage::refining;
    std::vector<Way> around_;  // what the neighbourhood is about
    std::size_t most_ = 0;     // positions of it
    std::vector<Way> kept_;    // each as short as its own neighbourhood makes it
    std::size_t width_;        // of a beam
    std::uint64_t turn_ = 0;
    std::uint64_t turn_work_ = 0;  // in this turn
    Way way_;
    int ways_ = 0;
    bool has_seen_all_ = false;
    std::uint64_t expanded_ = 0;  // by searches that have ended
};

}  // namespace shunt::approach
