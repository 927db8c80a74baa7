// What somebody may have meant by a word that is none.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace shunt::cli {

/// The names that differ least from a word, the nearest first: by letters left out, put in, exchanged or of the other case, or by an end
/// that is missing. At most three, none that differs by more than a slip of the hand. O(names x length^2).
[[nodiscard]] std::vector<std::string> nearest(std::string_view word, const std::vector<std::string>& names);

/// "; did you mean 'solve'?", "; did you mean 'a' or 'b'?", or nothing where no name is near.
[[nodiscard]] std::string did_you_mean(std::string_view word, const std::vector<std::string>& names);

}  // namespace shunt::cli
