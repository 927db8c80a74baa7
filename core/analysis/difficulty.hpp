// Bickford and Baxter's measure of how hard a puzzle is: BB = V - 1 - m, where V is the number of reachable positions and m the mean
// length of the path from the start to the goal over all spanning trees of the state graph (N. Bickford's weblog, 2012). A puzzle
// whose graph is a single path has BB = V - 1 - (V - 1) = 0: there is nothing to get lost in.
//
// Several positions that meet the goal are contracted to one vertex, parallel edges kept; V counts the vertices after that.
//
//   census ──> graph ──> blocks between start and goal ──> sampling until the precision is reached
//
// The precision is judged after batches of samples that depend on what was drawn alone: so the outcome is the same in slices of any length,
// and for any number of parts that draw them together.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>

#include "core/analysis/breadth_first.hpp"
#include "core/analysis/drawn_lengths.hpp"
#include "core/analysis/spanning_path.hpp"
#include "core/analysis/state_graph.hpp"
#include "core/search/status.hpp"

namespace shunt::analysis {

class Difficulty {
public:
    struct Options {
        SearchOptions search;
        double precision = 0.01;  ///< standard error relative to the mean at which sampling ends; above 0
        std::uint64_t seed = 1;   ///< of the random walks
        std::uint64_t most_samples = UINT64_MAX;  ///< at which it ends
        DrawnTogether* together = nullptr;        ///< parts that share the samples, each with this; must outlive it
    };
    enum class Phase : unsigned char { searching, writing_graph, finding_way, sampling, ended };

    /// Keeps its own copy of the problem, whose puzzle must have a goal.
    Difficulty(puzzle::Problem problem, const Options& options);
    Difficulty(const Difficulty&) = delete;  // the search points to the problem
    Difficulty& operator=(const Difficulty&) = delete;

    /// Works on about `budget` positions (or 32 steps of a walk each); returns whether there is more to do.
    bool advance(std::uint64_t budget);
    /// Ends early; the samples taken so far stay.
    void stop(search::Status why);

    [[nodiscard]] search::Status status() const { return status_; }
    [[nodiscard]] Phase phase() const { return phase_; }
    [[nodiscard]] const std::string& reason() const { return reason_; }
    [[nodiscard]] puzzle::Metric metric() const { return options_.search.metric; }
    [[nodiscard]] const BreadthFirst& search() const { return search_; }
    /// What the search needs; from its end on, also what the graph of all positions and the way through it need at most.
    [[nodiscard]] std::uint64_t bytes_needed() const { return std::max(bytes_needed_, search_.bytes_needed()); }
    /// Vertices after the contraction; 0 before sampling.
    [[nodiscard]] std::uint64_t vertices() const { return vertices_; }
    /// Null before sampling.
    [[nodiscard]] const SpanningPath* path() const { return path_ ? &*path_ : nullptr; }

private:
    void conclude_search();
    void announce_graph();
    void write_graph(std::uint64_t budget);
    void find_way(std::uint64_t budget);
    void refuse_graph();
    void sample(std::uint64_t budget);
    [[nodiscard]] bool has_more(bool own);
    [[nodiscard]] bool is_precise() const;
    [[nodiscard]] std::uint64_t next_end() const;

    puzzle::Problem problem_;
    Options options_;
    BreadthFirst search_;
    std::optional<StateGraphBuilder> graph_;
    std::optional<WaySeeker> way_;
    std::optional<SpanningPath> path_;
    std::uint64_t bytes_needed_ = 0;  // with the graph
    std::uint64_t vertices_ = 0;
    std::uint64_t batch_end_ = 0;  // samples with numbers below it are drawn before the precision is looked at
    Phase phase_ = Phase::searching;
    search::Status status_ = search::Status::running;
    std::string reason_;
};

}  // namespace shunt::analysis
