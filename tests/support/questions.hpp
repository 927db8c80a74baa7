// Asking a job that is over, as the worker does.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/job/census_job.hpp"
#include "tests/support/jobs.hpp"

namespace shunt::test {

using QuestionFields = std::vector<std::pair<std::string, job::RequestFields::Value>>;

/// A census that is not begun.
[[nodiscard]] std::unique_ptr<job::CensusJob> census_of(const std::string& puzzle,
                                                        std::optional<analysis::Storage> storage = {},
                                                        std::uint64_t memory = std::uint64_t{1} << 30,
                                                        std::optional<puzzle::Metric> metric = {});
/// One that is over.
[[nodiscard]] std::unique_ptr<job::CensusJob> counted(const std::string& puzzle,
                                                      std::optional<analysis::Storage> storage = {},
                                                      std::uint64_t memory = std::uint64_t{1} << 30,
                                                      std::optional<puzzle::Metric> metric = {});

/// The answer, worked out in slices of `budget` units, or {"error": text} when the question is refused.
[[nodiscard]] Json ask(job::Job& job, const QuestionFields& question, std::uint64_t budget = 1000);

/// The questions among what a workbench has said to workers, without what they are asked of.
[[nodiscard]] std::vector<Json> questions_in(const std::vector<std::string>& messages);
/// A question as the workbench writes it.
[[nodiscard]] QuestionFields fields_of(const Json& question);

/// The question for positions of a depth.
[[nodiscard]] QuestionFields positions_of(std::uint64_t depth, std::uint64_t from, std::uint64_t count);

/// The question for one position.
[[nodiscard]] QuestionFields about(const std::string& position);

/// The question for a graph of at most so many positions, those nearest to "start", "goal" or "solutions".
[[nodiscard]] QuestionFields graph_of(const std::string& nearest, std::uint64_t most);

/// The question for the graph of at most so many groups of positions that differ in small pieces only.
[[nodiscard]] QuestionFields quotient_of(std::uint64_t most);

/// The texts of all positions of a census, depth by depth, so many at a time; the last depth is asked first, so that a search that has
/// forgotten them begins again. Nothing where an answer is not as it was asked for.
[[nodiscard]] std::vector<std::vector<std::string>> all_levels(job::Job& census, std::uint64_t page);

}  // namespace shunt::test
