// The atlas: the hardest puzzle for each number of pieces on every small grid, in all six metrics (puzzles/README.md says what its
// files hold). The page has it as one file, which is asked for when the atlas is first shown.
//
//     want() ──> outbox: load kFile ──> receive(content) ──> grids() ── choose(grid, metric) ──> puzzles()
//                        ▲                  └── fault ──> failure()
//                        └───────── retry() ──────────────────┘
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/outcome/value.hpp"
#include "core/puzzle/metric.hpp"
#include "ui/jobs/outbox.hpp"
#include "ui/model/found_puzzle.hpp"

namespace shunt::ui {

struct AtlasGrid {
    /// A puzzle as the file has it; rows joined by '/'.
    struct Line {
        puzzle::Metric metric = puzzle::Metric::move;
        int pieces = 0;
        std::uint64_t length = 0;
        std::uint64_t tied = 0;
        std::string board;
        std::string goal;
    };

    std::string name;                                            ///< rows x columns: "3x4"
    std::uint64_t boards = 0;                                    ///< all boards of the grid
    std::array<std::uint64_t, puzzle::kMetrics.size()> visited;  ///< positions, by metric
    std::vector<Line> lines;

    /// "3 × 4"
    [[nodiscard]] std::string title() const;
};

class Atlas {
public:
    static constexpr const char* kFile = "atlas.json";

    /// Asks for the file, the first time.
    void want(Outbox& outbox);
    /// Asks once more, after a failure.
    void retry(Outbox& outbox);
    /// The file has come, or `fault` says why not.
    void receive(outcome::Value content, const std::string& fault, Outbox& outbox);

    [[nodiscard]] bool wanted() const { return wanted_; }
    [[nodiscard]] bool ready() const { return !grids_.empty(); }
    /// Why there is no atlas, a sentence; empty while it is on its way.
    [[nodiscard]] const std::string& failure() const { return failure_; }

    // ── once it is ready ──
    [[nodiscard]] std::span<const AtlasGrid> grids() const { return grids_; }
    [[nodiscard]] std::size_t chosen_grid() const { return grid_; }
    [[nodiscard]] const AtlasGrid& grid() const { return grids_[grid_]; }
    [[nodiscard]] puzzle::Metric metric() const { return metric_; }
    void choose(std::size_t grid, puzzle::Metric metric, Outbox& outbox);
    /// Of the grid and metric chosen, ascending in pieces.
    [[nodiscard]] const std::vector<FoundPuzzle>& puzzles() const { return puzzles_; }

private:
    void fail(std::string reason, Outbox& outbox);

    bool wanted_ = false;
    std::string failure_;
    std::vector<AtlasGrid> grids_;
    std::size_t grid_ = 0;
    puzzle::Metric metric_ = puzzle::Metric::move;
    std::vector<FoundPuzzle> puzzles_;
};

}  // namespace shunt::ui
