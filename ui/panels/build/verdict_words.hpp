// What the live verdict says of what is drawn, in words.
#pragma once

#include <string>
#include <utility>

#include "ui/model/model.hpp"
#include "ui/widgets/headline.hpp"

namespace shunt::ui::verdict_words {

[[nodiscard]] Headline words_of(const Model& model);
/// Of a text beside the drawing that is no puzzle: "Line 6, column 3", and why.
[[nodiscard]] Headline fault_words(const Error& fault);
/// "45 moves" and " · 174,206 positions", as far as they are known.
[[nodiscard]] std::pair<std::string, std::string> in_short(const Model& model);
/// Whether they are about the drawing as it was before.
[[nodiscard]] bool is_old(const Model& model);
/// Whether the drawing as it is has something to reach, and it is proved that this cannot be reached.
[[nodiscard]] bool is_unsolvable(const Model& model);
/// The same of what is shown, which may be about the drawing as it was before.
[[nodiscard]] bool shows_no_solution(const Model& model);
/// Whether what is shown is only that a solution needs at least so many.
[[nodiscard]] bool shows_bound(const Model& model);
/// There are pieces, but nothing to reach.
[[nodiscard]] bool needs_goal(const Model& model);
/// "checked 0.6 s after your last change".
[[nodiscard]] std::string checked_words(const Checked& checked);
/// "Make it harder: 12 ways", once there are any; empty before.
[[nodiscard]] std::string ideas_words(const Model& model);

}  // namespace shunt::ui::verdict_words
