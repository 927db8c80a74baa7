// The next move of a solution from here, shown on the board: of a line that is known, or else asked for.
#pragma once

#include "ui/model/requests.hpp"

namespace shunt::ui {

class Hints {
public:
    Hints(OpenPuzzle& open, Play& play, Requests& requests, Outbox& outbox)
        : open_(open), play_(play), requests_(requests), outbox_(outbox) {}

    /// Shows it; the second time carries it out.
    void take();
    /// Shows the next move of a known line through what the board shows; false when there is none.
    bool show_known();
    /// Whether the board still shows what one was asked for.
    [[nodiscard]] bool waits_at(const puzzle::Position& from) const {
        return play_.showing() == Showing::play && play_.board() == from;
    }

private:
    OpenPuzzle& open_;
    Play& play_;
    Requests& requests_;
    Outbox& outbox_;
};

}  // namespace shunt::ui
