// Outcomes of counting jobs as text for people, in lines that end with '\n'.
#pragma once

#include <string>

#include "core/outcome/counting_outcomes.hpp"

namespace shunt::cli {

[[nodiscard]] std::string boards_text(const outcome::BoardsOutcome& counted);
/// Empty unless the list was cut short.
[[nodiscard]] std::string board_list_text(const outcome::BoardListOutcome& list);
[[nodiscard]] std::string tile_text(const outcome::TilingOutcome& counted);

}  // namespace shunt::cli
