// What a census says of its depths, in words.
#pragma once

#include <string>

#include "ui/model/census_view.hpp"

namespace shunt::ui {

/// "162 positions", and of the depth where a goal is first met, that it is. No "at least": a depth is listed when all of it is
/// counted, however the census ended.
[[nodiscard]] std::string count_text(const CensusView& census, int depth);
/// "position 3 of 162 (16 kept)": which of its depth is shown, and how many of them can be.
[[nodiscard]] std::string sample_text(const CensusView& census, const Sample& sample);

}  // namespace shunt::ui
