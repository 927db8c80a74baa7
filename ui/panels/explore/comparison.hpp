// Up to three puzzles of the library beside the open one: the bars of each on one axis of depths, each as high as its own fullest depth,
// since sizes differ by powers of ten.
#pragma once

#include <optional>
#include <vector>

#include "ui/panels/explore/comparison_picker.hpp"
#include "ui/panels/explore/profiles.hpp"

namespace shunt::ui {

/// The card of a frame: what it shows is worked out once, when it is made.
class ComparisonCard {
public:
    ComparisonCard(const Model& model, const ViewState& view);

    [[nodiscard]] float height(float width) const;
    void draw(Frame& frame, Rect area) const;

private:
    const Model& model_;
    const ViewState& view_;
    std::optional<std::vector<BesideOffer>> offers_;
    std::vector<SameGame> same_games_;
    std::vector<Profile> profiles_;  // of what is compared; empty while nothing is
};

}  // namespace shunt::ui
