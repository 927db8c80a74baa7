#include "ui/model/distance.hpp"

namespace shunt::ui {

std::optional<ToGo> Distance::shown() const {
    if (const auto left = play_.to_go()) return ToGo{*left, false};
    const auto& was = play_.was_to_go();
    const bool soon = play_.is_under_way() && requests_.asked(Purpose::togo) && was && was->first == open_.metric();
    return soon ? std::optional(ToGo{was->second, true}) : std::nullopt;
}

bool Distance::is_cheap() const {
    constexpr double kAtOnce = 0.3;  // seconds: what the answer from the start took may be taken again
    const auto& answer = open_.answer();
    if (answer && answer->solution && answer->report.seconds <= kAtOnce) return true;
    const CensusOutcome* census = play_.sample() != nullptr ? open_.book().whole_census(open_.metric()) : nullptr;
    return census != nullptr && census->seconds <= kAtOnce;
}

bool Distance::wants() const {
    if (!open_.has_puzzle() || play_.leads()) return false;
    if (!(play_.is_under_way() || wants_sample()) || play_.to_go()) return false;
    return is_cheap() && !requests_.asked(Purpose::here) && !requests_.asked(Purpose::hint) &&
           measured_ != std::pair(open_.metric(), play_.board());
}

void Distance::measure() {
    if (!wants()) return;
    measured_ = std::pair(open_.metric(), play_.board());
    requests_.start(Purpose::togo, open_.metric(), play_.board());
}

}  // namespace shunt::ui
