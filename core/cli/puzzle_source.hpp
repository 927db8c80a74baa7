// Where the command line finds the text of a puzzle.
#pragma once

#include <string>

#include "core/base/result.hpp"

namespace shunt::cli {

/// Reads standard input ("-"), a file, or the puzzle of that name from the puzzles folder: $SHUNT_PUZZLES, else puzzles/ in the
/// current folder, else the folder the program was built with. The error says where it looked.
[[nodiscard]] Result<std::string> read_puzzle(const std::string& puzzle);

}  // namespace shunt::cli
