#include "ui/model/explore_settings.hpp"

#include <array>

namespace shunt::ui {

namespace {

constexpr std::array kExploreParts{
    ExplorePartWords{ExplorePart::depths, "depths", Phrase("Depths")},
    ExplorePartWords{ExplorePart::solutions, "solutions", Phrase("Solutions")},
    ExplorePartWords{ExplorePart::graph, "graph", Phrase("Graph")},
};

}  // namespace

std::span<const ExplorePartWords> explore_parts() { return kExploreParts; }

std::string explore_settings(const ViewState& view) {
    if (view.explore == kExploreParts.front().part) return "";
    for (const ExplorePartWords& each : kExploreParts)
        if (each.part == view.explore) return std::string(each.word);
    return "";
}

bool take_explore_settings(ViewState& view, std::string_view text) {
    if (text.empty()) text = kExploreParts.front().word;
    for (const ExplorePartWords& each : kExploreParts) {
        if (each.word != text) continue;
        view.explore = each.part;
        return true;
    }
    return false;
}

}  // namespace shunt::ui
