// The open puzzle and those beside it: what each says of its positions by depth, in the metric that is chosen.
#pragma once

#include <string>
#include <vector>

#include "ui/panels/panel.hpp"

namespace shunt::ui {

struct Profile {
    std::string id;    ///< of the library; "" for the open puzzle
    std::string name;  ///< where the library has none of that id, what the link called it
    CensusView census;
    std::string told;        ///< instead of its bars, while there are none
    bool can_count = false;  ///< its positions can be counted, or all of them, when that is asked for

    [[nodiscard]] bool is_open() const { return id.empty(); }
    [[nodiscard]] bool has_bars() const { return census.last_depth() >= 0; }
};

/// The open puzzle first. One beside it that is the same game is left out: its bars are there.
[[nodiscard]] std::vector<Profile> profiles_of(const Model& model);

/// One beside the open puzzle that is the same game.
struct SameGame {
    std::string id;
    std::string name;
};
/// They take places of those that are compared, so that they are told, and can be taken away.
[[nodiscard]] std::vector<SameGame> same_games_of(const Model& model);
/// Whether there is anything beside the open puzzle but itself.
[[nodiscard]] bool compares(const Model& model);
/// The depths that hold all of them, from 0; 1 while nothing is counted.
[[nodiscard]] int depths_of(const std::vector<Profile>& profiles);

/// "25,955 positions, the farthest 124 moves away": two lines under its name.
struct ProfileWords {
    std::string positions;
    std::string reach;
};
/// What is said of one, of the depth that is told or, without one, of all.
[[nodiscard]] ProfileWords words_of(const Profile& profile, puzzle::Metric metric, std::optional<int> depth);
/// The same in one, for those who do not see the bars.
[[nodiscard]] std::string sentence_of(const Profile& profile, puzzle::Metric metric, std::optional<int> depth);
/// "depth 57 (moves)", and what each has there.
[[nodiscard]] std::vector<std::string> depth_lines(const std::vector<Profile>& profiles, puzzle::Metric metric,
                                                   int depth);

}  // namespace shunt::ui
