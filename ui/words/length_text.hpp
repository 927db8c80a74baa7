// Lengths and counts in words; core/base/readable.hpp has the plain numbers.
#pragma once

#include <cstdint>
#include <string>

#include "core/base/readable.hpp"
#include "core/moves/move.hpp"
#include "core/puzzle/metric.hpp"
#include "ui/jobs/reports.hpp"

namespace shunt::ui {

/// A metric's name as a word of a text: "step", "super-slide".
[[nodiscard]] const char* metric_word(puzzle::Metric metric);
/// What it counts: "steps", "super-slides".
[[nodiscard]] const char* metric_words(puzzle::Metric metric);
/// A length with its metric, "1 move", "81 moves", "116 steps".
[[nodiscard]] std::string length_text(std::uint64_t length, puzzle::Metric metric);
/// The metric in which a sequence of moves is told: `wanted`, or, when several pieces moved as one and `wanted` counts single pieces,
/// the metric of groups that goes as far.
[[nodiscard]] puzzle::Metric told_metric(const moves::Counts& counts, puzzle::Metric wanted);
/// "12 moves", in that metric.
[[nodiscard]] std::string count_text(const moves::Counts& counts, puzzle::Metric wanted);
/// "12 moves · 15 slides · 20 steps": that metric first, then the others of single pieces, or of groups.
[[nodiscard]] std::string counts_text(const moves::Counts& counts, puzzle::Metric wanted);
/// The others alone: "15 slides · 20 steps".
[[nodiscard]] std::string other_counts_text(const moves::Counts& counts, puzzle::Metric wanted);

/// "1,234 shortest solutions (move metric)"; only of a report that counts them.
[[nodiscard]] std::string solutions_text(const SolveOutcome& report);

/// Decimal digits as a number that can be read: "1,234", from 10^15 on in words, "about 1.2 quintillion", and beyond these "a number of 40
/// digits".
[[nodiscard]] std::string magnitude_text(const std::string& decimal);

/// "0.34 s", or "0.34 s, 2 threads" when more than one thread searched.
[[nodiscard]] std::string time_text(const outcome::SearchFigures& figures);

/// "the board is too large" as a sentence of its own.
[[nodiscard]] std::string sentence(std::string text);

}  // namespace shunt::ui
