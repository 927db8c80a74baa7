// Explorer: positions that stand out at their depth: nearest to a goal, farthest from one, dead ends.
#include "core/base/words.hpp"
#include "ui/model/explorer.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

/// How many of the depth stand out alike.
std::string told_of(const KnownLandmarks::At& at, StandsOut kind, int depth, puzzle::Metric metric) {
    const std::string length = length_text(at.distance, metric);
    if (kind == StandsOut::dead_end)
        return say("Depth {depth} has {count, plural, one {# dead end} other {# dead ends}}.",
                   {{"depth", depth}, {"count", at.count}});
    const Phrase phrase = kind == StandsOut::nearest_to_goal
                              ? Phrase(
                                    "Nearest to a goal at depth {depth}: {length}, "
                                    "{count, plural, one {# position} other {# positions}}.")
                              : Phrase(
                                    "Farthest from a goal at depth {depth}: {length}, "
                                    "{count, plural, one {# position} other {# positions}}.");
    return say(phrase, {{"depth", depth}, {"count", at.count}, {"length", length}});
}

}  // namespace

void Explorer::show_landmark(StandsOut kind, std::optional<int> depth) {
    const std::optional<int> selected = census().selected;
    if (kind != StandsOut::dead_end && !depth && !selected) return;
    const KnownLandmarks* known = landmarks_.known(metric());
    if (known == nullptr) {
        wanted_landmark_ = WantedLandmark{metric(), kind, depth};
        return landmarks_.want(metric());
    }
    const int last = selected.value_or(-1);
    const int place = depth.value_or(kind == StandsOut::dead_end ? known->dead_end_after(last) : last);
    const KnownLandmarks::At at = known->at(kind, place);
    if (at.count == 0) return;
    depths_.want_position(metric(), place, at.position);
    keep_in_sight(place);
    outbox_.announce(told_of(at, kind, place, metric()));
}

bool Explorer::landmark_wanted(StandsOut kind) const {
    return landmarks_.waits() && wanted_landmark_ && wanted_landmark_->kind == kind &&
           wanted_landmark_->metric == metric();
}

void Explorer::stop_landmarks() {
    const puzzle::Metric metric = landmarks_.metric();
    if (!landmarks_.waits()) return;
    landmarks_.stop();
    wanted_landmark_.reset();
    if (requests_.can_question(metric)) requests_.question(metric, Question::withdrawn("landmarks"));
}

void Explorer::show_wanted_landmark() {
    if (landmarks_.waits()) return;
    const auto wanted = std::exchange(wanted_landmark_, std::nullopt);
    if (wanted && wanted->metric == metric() && landmarks_.known(metric()) != nullptr)
        show_landmark(wanted->kind, wanted->depth);
}

}  // namespace shunt::ui
