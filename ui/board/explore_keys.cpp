#include "ui/board/explore_keys.hpp"

#include <algorithm>

#include "ui/board/board_keys.hpp"
#include "ui/commands/all.hpp"

namespace shunt::ui {

namespace {

std::optional<Command> depth_key(const CensusView& census, std::string_view key) {
    const int last = census.last_depth();
    if (last < 0) return std::nullopt;
    const int depth = census.selected.value_or(-1);
    if (key == "Home") return command::SelectDepth{0};
    if (key == "End") return command::SelectDepth{last};
    if (key == "PageDown") return command::SelectDepth{std::min(depth + 1, last)};
    if (key == "PageUp") return command::SelectDepth{std::max(depth - 1, 0)};
    if (key == "+") return command::ZoomDepths{command::ZoomDepths::kIn};
    if (key == "-") return command::ZoomDepths{command::ZoomDepths::kOut};
    return std::nullopt;
}

/// Of the positions of a depth, whose buttons stand under the board in every part.
std::optional<Command> position_key(const AppModel& model, std::string_view key) {
    if (!model.census().selected) return std::nullopt;
    if (key == "[") return command::NextSample{-1};
    if (key == "]") return command::NextSample{1};
    return std::nullopt;
}

std::optional<Command> solution_key(const AppModel& model, std::string_view key) {
    if (model.exploration().solutions().empty()) return std::nullopt;
    if (key == ",") return command::NextWay{-1};
    if (key == ".") return command::NextWay{1};
    return std::nullopt;
}

}  // namespace

std::optional<Command> explore_key(const AppModel& model, const ViewState& view, std::string_view key, bool /*shift*/,
                                   bool ctrl) {
    if (ctrl) return std::nullopt;
    key = without_hold(key);
    std::optional<Command> of_part;
    if (view.explore == ExplorePart::depths) of_part = depth_key(model.census(), key);
    if (view.explore == ExplorePart::solutions) of_part = solution_key(model, key);
    return of_part ? of_part : position_key(model, key);
}

}  // namespace shunt::ui
