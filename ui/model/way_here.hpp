// A way that becomes the user's own moves, one after the other, so that it is seen.
//
//     begin() ── advance(), now and then ──> the user's own moves lead there        whoever moves meanwhile ends it
//        └────── finish() ─────────────────────^
#pragma once

#include <optional>
#include <vector>

#include "core/moves/move.hpp"
#include "ui/model/play_session.hpp"
#include "ui/model/playback.hpp"

namespace shunt::ui {

class WayHere {
public:
    /// Makes the first of these moves from a position; the move. One undo leads back from wherever it has come.
    std::optional<moves::Move> begin(PlaySession& session, const puzzle::Position& from,
                                     std::vector<moves::Move> moves);
    [[nodiscard]] bool playing() const { return playback_.playing(); }
    /// Lets `seconds` pass; the move that became due, which is made. Long ways go faster.
    std::optional<moves::Move> advance(double seconds, PlaySession& session);
    /// Makes all that are left.
    void finish(PlaySession& session);

private:
    /// Whether nobody has moved meanwhile.
    [[nodiscard]] bool is_undisturbed(const PlaySession& session);
    void lead_on(PlaySession& session);

    std::vector<moves::Move> moves_;
    puzzle::Position at_;  // after those that were made
    Playback playback_;
};

}  // namespace shunt::ui
