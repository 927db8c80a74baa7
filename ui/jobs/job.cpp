#include "ui/jobs/job.hpp"

#include <algorithm>
#include <array>

namespace shunt::ui {

const char* to_string(JobModule module) {
    constexpr std::array kNames{"solver", "lab", "formats"};
    return kNames[static_cast<std::size_t>(module)];
}

const char* to_string(JobState state) {
    switch (state) {
        case JobState::waiting:
            return "waiting";
        case JobState::running:
            return "running";
        case JobState::resting:
            return "resting";
        case JobState::failed:
            return "failed";
    }
    return "";
}

std::optional<float> JobProgress::fraction() const {
    if (!total || *total == 0) return std::nullopt;
    return std::min(1.0f, static_cast<float>(static_cast<double>(done) / static_cast<double>(*total)));
}

std::optional<double> JobProgress::seconds_left() const {
    constexpr double kSettled = 2;  // before, the rate says little
    if (!total || rate <= 0.0 || *total < done || seconds < kSettled) return std::nullopt;
    return static_cast<double>(*total - done) / rate;
}

}  // namespace shunt::ui
