// Reports of counting jobs as text for people.
#pragma once

#include <string>

namespace shunt::cli {

/// The JSON report of a job::BoardsJob, a job::BoardListJob or a job::TilingJob in lines that end with '\n'. A list that
/// was not cut short says nothing more.
[[nodiscard]] std::string boards_text(const std::string& report);
[[nodiscard]] std::string board_list_text(const std::string& report);
[[nodiscard]] std::string tile_text(const std::string& report);

}  // namespace shunt::cli
