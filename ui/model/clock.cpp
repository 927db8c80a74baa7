#include "ui/model/clock.hpp"

#include "ui/model/model.hpp"

namespace shunt::ui {

bool playing(const Model& model) {
    const NPuzzle* tiles = model.npuzzle.if_made();
    return model.player.playing() || model.play.leads() || (tiles != nullptr && tiles->playback().playing());
}

bool advance(Model& model, double seconds) {
    NPuzzle* tiles = model.npuzzle.if_made();
    const bool tiles_moved = tiles != nullptr && tiles->advance(seconds);
    const bool way_moved = model.play.advance(seconds);
    const bool puzzle_moved = model.viewer.advance(seconds);
    return tiles_moved || way_moved || puzzle_moved;
}

void rest_unseen(Model& model, bool puzzle_seen, bool tiles_seen) {
    if (!puzzle_seen) {
        model.player.pause();
        model.play.lead_to_the_end();
    }
    if (NPuzzle* tiles = model.npuzzle.if_made(); tiles != nullptr && !tiles_seen) tiles->pause();
}

}  // namespace shunt::ui
