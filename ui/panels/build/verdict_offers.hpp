// What can be done about an answer of the live verdict that is not the last word.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ui/panels/panel.hpp"

namespace shunt::ui {

struct Offer {
    std::string_view id;
    std::string label;   ///< "Search further"
    std::string detail;  ///< "up to 1.0 GB"; may be empty
    Command command;
    bool disabled = false;
};

/// Of a start that is a goal already: to draw what is missing; of a search that was lost: to try again; of a bound: to go on, any solution,
/// and the command for a machine with more time. None otherwise. An old bound keeps them, disabled, until there is a new answer.
[[nodiscard]] std::vector<Offer> verdict_offers(const Model& model);

inline constexpr float kOfferRow = 48;
/// Beside each other in parts that fill `row`, the detail below the label: for fingers.
void draw_offers(Frame& frame, const std::vector<Offer>& offers, Rect row);

}  // namespace shunt::ui
