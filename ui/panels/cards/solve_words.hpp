// What the card of the answer says of the length of a shortest solution, in words: its headline, and what is proved of it or only stated.
// Which rows, links and buttons stand below that is the card's own (solve.cpp).
#pragma once

#include <optional>
#include <string>

#include "ui/model/model.hpp"
#include "ui/widgets/headline.hpp"

namespace shunt::ui::solve_words {

/// What the puzzle's file says of the length of a shortest solution; null once that is proved, whatever it says.
[[nodiscard]] const puzzle::Fact* stated_length(const Model& model, puzzle::Metric metric);

/// Of a shortest solution from the start.
struct StartLength {
    int length = 0;
    bool proved = false;  ///< else the puzzle's file says so, and nothing is proved yet
};
/// In the metric that is chosen; nothing when it is not known, or there is no solution.
[[nodiscard]] std::optional<StartLength> start_length(const Model& model);

/// What is proved or stated of the start holds wherever one can come to from it: moves can be taken back.
[[nodiscard]] bool has_no_solution(const Model& model);
/// "116 step · 90 slide · 81 move": for one piece at a time or for groups, as chosen; what is not known yet is left open.
[[nodiscard]] std::string in_each_metric(const Model& model);
/// Of what the board shows: the answer from the start, or what is left to go.
[[nodiscard]] Headline words_of(const Model& model);
/// The same where there is room for a line only: "81 moves, proved shortest".
[[nodiscard]] std::string in_a_line(const Headline& answer);

}  // namespace shunt::ui::solve_words
