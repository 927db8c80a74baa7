// Reports as text for people.
#pragma once

#include <string>

#include "core/job/request.hpp"

namespace shunt::cli {

/// What the JSON `report` of a job of this kind says, in lines that end with '\n'. Every length is given with its metric.
[[nodiscard]] std::string outcome_text(job::Kind kind, const std::string& report);

}  // namespace shunt::cli
