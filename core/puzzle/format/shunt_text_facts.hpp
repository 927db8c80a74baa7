// The `facts:` lines of a puzzle file.
#pragma once

#include <string>
#include <vector>

#include "core/base/result.hpp"
#include "core/puzzle/format/shunt_text_sections.hpp"
#include "core/puzzle/puzzle.hpp"

namespace shunt::puzzle::format {

/// Reads `move 81, reachable 25955, eccentricity move 124, slide unsolvable`. `line` is for an empty list's error.
[[nodiscard]] Result<std::vector<Fact>> parse_facts(const Row& value, int line);

/// Inverse of parse_facts.
[[nodiscard]] std::string print_facts(std::span<const Fact> facts);

}  // namespace shunt::puzzle::format
