#include "ui/board/depth_keys.hpp"

#include <algorithm>

#include "ui/board/board_keys.hpp"
#include "ui/commands/all.hpp"

namespace shunt::ui {

std::optional<Command> depth_key(const AppModel& model, std::string_view key, bool /*shift*/, bool ctrl) {
    const CensusView census = model.census();
    const int last = census.last_depth();
    if (ctrl || last < 0) return std::nullopt;
    key = without_hold(key);
    const int depth = census.selected.value_or(-1);
    if (key == "Home") return command::SelectDepth{0};
    if (key == "End") return command::SelectDepth{last};
    if (key == "PageDown") return command::SelectDepth{std::min(depth + 1, last)};
    if (key == "PageUp") return command::SelectDepth{std::max(depth - 1, 0)};
    if (key == "[") return command::NextSample{-1};
    if (key == "]") return command::NextSample{1};
    if (key == ",") return command::NextWay{-1};
    if (key == ".") return command::NextWay{1};
    return std::nullopt;
}

}  // namespace shunt::ui
