// The questions that a census answers.
#pragma once

#include <memory>

#include "core/analysis/census.hpp"
#include "core/job/question.hpp"
#include "core/job/request_fields.hpp"

namespace shunt::job {

/// The one that the field `question` names, about a census that is over; Questions::ask.
[[nodiscard]] Result<std::unique_ptr<Question>> census_question(RequestFields& fields, analysis::Census& census);

}  // namespace shunt::job
