// What a census says of its depths, in words.
#pragma once

#include <string>

#include "ui/known/census_view.hpp"

namespace shunt::ui {

/// "162 positions", and of the depth where a goal is first met, that it is. No "at least": a depth is listed when all of it is
/// counted, however the census ended.
[[nodiscard]] std::string count_text(const CensusView& census, int depth);
/// "12,345 up to here": all positions of this depth and those before it.
[[nodiscard]] std::string total_text(const CensusView& census, int depth);
/// "depths 100 to 163 of 999": which of them a chart shows.
[[nodiscard]] std::string in_sight_text(const CensusView& census);
/// "position 3 of 162": which of its depth is shown.
[[nodiscard]] std::string sample_text(const Sample& sample);

/// "25,955 positions can be reached, the farthest 124 moves from the start."; of a census that has not counted all, how far it has come.
[[nodiscard]] std::string census_sentence(const CensusView& census, puzzle::Metric metric);
/// What is said before the number of positions that can be reached: while nobody knows how many packings there are, it is not said that the
/// number is of all of them. `census`: null while there is none.
[[nodiscard]] const char* reachable_label(const CensusOutcome* census);
/// What a census that was refused would cost when it is asked for with that limit. The refusal had a limit of its own, which is none of
/// the reader's business: no word of it is repeated.
[[nodiscard]] std::string price_text(const CensusOutcome& refused, std::uint64_t limit);

}  // namespace shunt::ui
