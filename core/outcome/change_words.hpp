// What small changes of a puzzle do, in words: the same in the page and on the command line.
#pragma once

#include <string>

#include "core/outcome/variations_outcome.hpp"

namespace shunt::outcome {

/// "K joins F"; two changes are joined by "; then ".
[[nodiscard]] std::string change_words(const Variation& variation);

}  // namespace shunt::outcome
