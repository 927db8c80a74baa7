// How far it is to the goal from what the board shows, while that is not known: what is shown meanwhile, and what is asked without being
// asked for. What is known tells Play::to_go.
#pragma once

#include <optional>
#include <utility>

#include "ui/model/requests.hpp"

namespace shunt::ui {

/// Units of the metric that are left.
struct ToGo {
    int units = 0;
    bool old = false;  ///< from where the board was before; the number for what it shows is being worked out
};

class Distance {
public:
    Distance(const OpenPuzzle& open, const Play& play, Requests& requests)
        : open_(open), play_(play), requests_(requests) {}

    /// Another puzzle is open.
    void forget() { measured_.reset(); }
    /// What is left, or what was left before the last move while the number is on its way.
    [[nodiscard]] std::optional<ToGo> shown() const;
    /// Whether that number is to be worked out without being asked: when the user has asked for it at the start, and it came at once.
    [[nodiscard]] bool wants() const;
    void measure();

private:
    [[nodiscard]] bool is_cheap() const;
    /// Of a position of a depth.
    [[nodiscard]] bool wants_sample() const { return play_.sample() != nullptr && open_.has_goal() && !play_.solved(); }

    const OpenPuzzle& open_;
    const Play& play_;
    Requests& requests_;
    std::optional<std::pair<puzzle::Metric, puzzle::Position>> measured_;  // asked for last, unasked by the user
};

}  // namespace shunt::ui
