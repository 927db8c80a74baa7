// What a small change of a puzzle does, in words.
#pragma once

#include <string>

#include "core/outcome/variations_outcome.hpp"

namespace shunt::ui {

/// "K joins F"; two changes are joined by "; then ".
[[nodiscard]] std::string change_words(const outcome::Variation& variation);

}  // namespace shunt::ui
