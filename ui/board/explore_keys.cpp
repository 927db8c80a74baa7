#include "ui/board/explore_keys.hpp"

#include "ui/board/board_keys.hpp"
#include "ui/deeds/explore.hpp"

namespace shunt::ui {

std::optional<Command> explore_key(const Model& model, const ViewState& view, std::string_view key, bool /*shift*/,
                                   bool ctrl) {
    if (ctrl) return std::nullopt;
    const std::string pressed = pressed_key(without_hold(key), false, false);
    std::optional<Command> of_part;
    if (const CensusView census = model.explorer.census();
        view.explore == ExplorePart::depths && census.last_depth() >= 0) {
        of_part = command_of_key(kDepthSteps, census, pressed);
        if (!of_part) of_part = command_of_key(kZoom, census, pressed);
    }
    const SolutionWalk& walk = model.explorer.solutions();
    if (view.explore == ExplorePart::solutions && !walk.empty()) of_part = command_of_key(kWaySteps, walk, pressed);
    if (of_part || !model.explorer.census().selected) return of_part;
    return command_of_key(kPositionSteps, model, pressed);
}

}  // namespace shunt::ui
