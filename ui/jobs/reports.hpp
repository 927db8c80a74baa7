// The reports of finished jobs (the JSON that `shunt ... --json` prints), read into values.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzle/metric.hpp"
#include "core/puzzle/puzzle.hpp"

namespace shunt::ui {

/// How a job ended, as the reports name it; a report of a job that goes on says so.
enum class Outcome : unsigned char { solved, unsolvable, complete, limit, cancelled, running };
[[nodiscard]] std::optional<Outcome> outcome_from(std::string_view status);
[[nodiscard]] const char* to_string(Outcome outcome);

/// A move as reports write it: pieces (mostly one) that go along one path as a rigid body.
struct ReportedMove {
    std::vector<puzzle::Coordinate>
        at;            ///< anchors before the move, counted from 0 (in the report from 1); names may be shared
    std::string path;  ///< "RD"

    friend bool operator==(const ReportedMove&, const ReportedMove&) = default;
};
using ReportedMoves = std::vector<ReportedMove>;

/// What every report of a search says of itself.
struct SearchFigures {
    Outcome outcome = Outcome::cancelled;
    puzzle::Metric metric = puzzle::Metric::move;
    std::string packings;        ///< decimal; empty when not counted
    std::string storage;         ///< "packed" or "hashed"
    std::string storage_reason;  ///< why this storage, a phrase with figures
    std::uint64_t expanded = 0;  ///< positions searched
    std::uint64_t threads = 0;   ///< how many searched; 0 when not told
    double seconds = 0;
    std::uint64_t peak_bytes = 0;
    std::string reason;  ///< why a limit was reached; may be empty
};

struct SolveReport : SearchFigures {
    std::optional<int>
        length;  ///< of a shortest solution, in `metric`; also there when counting all of them was not finished
    ReportedMoves moves;
    int at_least = 0;                      ///< without an answer: no solution is shorter
    std::string direction;                 ///< "forward" or "bidirectional"
    std::string shortest_solutions;        ///< decimal; empty unless all were counted
    std::vector<ReportedMoves> solutions;  ///< the first of them
};

/// The reachable positions farthest from every goal position.
struct HardestStart {
    std::optional<int> distance;  ///< absent when no goal position can be reached
    std::uint64_t starts = 0;     ///< how many positions are that far
    std::vector<std::string> positions;
};
/// The greatest distance between two reachable positions.
struct Diameter {
    std::optional<int> length;
    std::string reason;  ///< why there is no length
    std::vector<std::string> ends;
};
/// The connected components of all packings.
struct Components {
    struct OfSize {
        std::uint64_t size = 0;   ///< positions
        std::uint64_t count = 0;  ///< components of that size
    };
    std::uint64_t count = 0;
    std::vector<OfSize> sizes;
};

struct CensusReport : SearchFigures {
    std::uint64_t reachable = 0;        ///< "at least" unless complete
    std::vector<std::uint64_t> depths;  ///< positions of each depth
    int eccentricity = 0;               ///< in `metric`
    std::uint64_t antipodes = 0;        ///< number of positions at the greatest depth
    std::vector<std::string> antipode_positions;
    std::optional<std::uint64_t> goal_positions;  ///< that can be reached
    std::optional<std::uint64_t> edges;           ///< pairs of positions one apart
    std::optional<HardestStart> hardest_start;    ///< these three only when asked for
    std::optional<Diameter> diameter;
    std::optional<Components> components;
};

/// Bickford and Baxter's BB (core/analysis/difficulty.hpp).
struct DifficultyReport : SearchFigures {
    struct Estimate {
        std::uint64_t vertices = 0;  ///< of the state graph, all goal positions taken as one
        double mean_path = 0;        ///< units of the metric from start to goal, over all spanning trees
        double bb = 0;               ///< vertices - 1 - mean_path
        double standard_error = 0;   ///< of mean_path and bb alike; 0 when they are certain
        std::uint64_t samples = 0;   ///< spanning trees
    };
    std::optional<Estimate> estimate;  ///< absent before there are samples
};

/// Empty when the text is no such report.
[[nodiscard]] std::optional<SolveReport> read_solve_report(std::string_view json);
[[nodiscard]] std::optional<CensusReport> read_census_report(std::string_view json);
[[nodiscard]] std::optional<DifficultyReport> read_difficulty_report(std::string_view json);

/// A search on a board of unit tiles: what it has found, or has found so far. Lengths in steps.
struct TileReport {
    Outcome outcome = Outcome::cancelled;
    std::optional<int> length;    ///< of a shortest solution; absent until that is proved
    std::string letters;          ///< of the best solution known: where each tile goes, L R U D
    std::optional<int> best;      ///< steps of that solution
    std::optional<int> at_least;  ///< no solution is shorter; absent when there is none at all
    std::string method;           ///< "bfs", "ida"; empty when no search was needed
    std::uint64_t nodes = 0;      ///< boards reached
    double seconds = 0;
    std::uint64_t peak_bytes = 0;
    std::string reason;  ///< of solvability, or why a limit was reached
};

/// A random board of the depth that was asked for.
struct ShuffleReport {
    Outcome outcome = Outcome::cancelled;
    std::string board;   ///< as npuzzle::parse_board reads it; empty when there is none
    std::string reason;  ///< why there is none
};

[[nodiscard]] std::optional<TileReport> read_tile_report(std::string_view json);
/// The same of a report that was parsed, which may say more.
[[nodiscard]] std::optional<TileReport> tile_report_of(const nlohmann::json& report);
[[nodiscard]] std::optional<ShuffleReport> read_shuffle_report(std::string_view json);

}  // namespace shunt::ui
