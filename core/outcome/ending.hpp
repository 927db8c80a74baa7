// What every outcome says of the job itself.
#pragma once

#include <string>

#include "core/search/status.hpp"

namespace shunt::outcome {

struct Ending {
    search::Status status = search::Status::running;
    double seconds = 0;  ///< measured by whoever drives the job
    /// What the program's own checks object to: a bug, so nobody must be shown the rest. Empty when all is well.
    std::string defect;
};

}  // namespace shunt::outcome
