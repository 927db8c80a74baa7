// The reports of finished jobs (the JSON that `shunt ... --json` prints), read into values.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/moves/reach.hpp"
#include "core/puzzle/puzzle.hpp"

namespace shunt::ui {

/// How a job ended, as the reports name it.
enum class Outcome : unsigned char { solved, unsolvable, complete, limit, cancelled };
[[nodiscard]] std::optional<Outcome> outcome_from(std::string_view status);
[[nodiscard]] const char* to_string(Outcome outcome);

/// A move as reports write it.
struct ReportedMove {
    std::string piece;      ///< name; several tiles may share it
    puzzle::Coordinate at;  ///< its anchor before the move, counted from 0 (in the report from 1)
    std::string path;       ///< "RD"
};

struct SolveReport {
    Outcome outcome = Outcome::cancelled;
    puzzle::Metric metric = puzzle::Metric::move;
    int length = 0;  ///< in `metric`; 0 unless solved
    std::vector<ReportedMove> moves;
    std::uint64_t expanded = 0;  ///< positions searched
    double seconds = 0;
    std::uint64_t peak_bytes = 0;
    int at_least = 0;    ///< without an answer: no solution is shorter
    std::string reason;  ///< why a limit was reached; may be empty
};

struct CensusReport {
    Outcome outcome = Outcome::cancelled;
    puzzle::Metric metric = puzzle::Metric::move;
    std::uint64_t reachable = 0;  ///< "at least" unless complete
    std::uint64_t packings = 0;
    std::vector<std::uint64_t> depths;  ///< positions of each depth
    int eccentricity = 0;               ///< in `metric`
    std::uint64_t antipodes = 0;        ///< number of positions at the greatest depth
    double seconds = 0;
    std::uint64_t peak_bytes = 0;
    std::string reason;  ///< why a limit was reached; may be empty
};

/// Empty when the text is no such report.
[[nodiscard]] std::optional<SolveReport> read_solve_report(std::string_view json);
[[nodiscard]] std::optional<CensusReport> read_census_report(std::string_view json);

/// The moves of a report from `start` on; a piece is known by where it stands. Empty when some move is not legal,
/// which would be a bug of the solver.
[[nodiscard]] std::optional<std::vector<moves::Move>> read_moves(const puzzle::Puzzle& puzzle,
                                                                 const puzzle::Position& start,
                                                                 const std::vector<ReportedMove>& reported);

}  // namespace shunt::ui
