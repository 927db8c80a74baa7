// What the command line is told to work out, as a text to be pasted into a shell.
#pragma once

#include <string>

#include "core/puzzle/metric.hpp"

namespace shunt::ui {

/// `shunt WORDS --metric METRIC -`, with the puzzle's text behind it as what it reads.
[[nodiscard]] std::string shell_command(const std::string& words, puzzle::Metric metric, const std::string& text);

}  // namespace shunt::ui
