#include "ui/model/way_here.hpp"

namespace shunt::ui {

namespace {

constexpr double kWayMostSeconds =
    6;  // that one likes to wait for a way, where it need not be faster than a player's fastest
constexpr double kWayFastest = 8;

}  // namespace

std::optional<moves::Move> WayHere::begin(PlaySession& session, const puzzle::Position& from,
                                          std::vector<moves::Move> moves) {
    moves_ = std::move(moves);
    playback_ = {};
    const auto first = std::span(moves_).first(moves_.empty() ? 0 : 1);
    session.adopt(from, first);
    at_ = session.position();
    if (moves_.size() < 2) return first.empty() ? std::nullopt : std::optional(first.front());
    playback_.load(static_cast<int>(moves_.size()) - 1);
    const double seconds = static_cast<double>(moves_.size()) / Playback::kStepsPerSecond;
    while (playback_.speed() < kWayFastest && seconds / playback_.speed() > kWayMostSeconds) playback_.next_speed();
    playback_.toggle();
    playback_.wait();
    return first.front();
}

bool WayHere::is_undisturbed(const PlaySession& session) {
    if (session.position() != at_) playback_.pause();
    return playing();
}

void WayHere::lead_on(PlaySession& session) {
    session.lead_on(moves_[static_cast<std::size_t>(playback_.step())]);
    at_ = session.position();
}

std::optional<moves::Move> WayHere::advance(double seconds, PlaySession& session) {
    if (!playing() || !is_undisturbed(session) || !playback_.advance(seconds)) return std::nullopt;
    lead_on(session);
    return *session.last_move();
}

void WayHere::finish(PlaySession& session) {
    if (!playing() || !is_undisturbed(session)) return;
    while (playback_.forward()) lead_on(session);
    playback_.pause();
}

}  // namespace shunt::ui
