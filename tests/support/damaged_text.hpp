// Texts with a few characters changed, for readers that must refuse or read whatever comes.
#pragma once

#include <string>

#include "tests/support/random.hpp"

namespace shunt::test {

/// `edits` places of the text changed, removed, put in or, with `whole_parts`, parts of it removed, repeated or cut off.
[[nodiscard]] std::string damaged(std::string text, Random& random, int edits, bool whole_parts);

}  // namespace shunt::test
