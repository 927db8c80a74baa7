// What a job cost, as text for people.
#pragma once

#include <cstdint>
#include <string>

#include "core/base/readable.hpp"

namespace shunt::cli {

/// "0.004 s, 13 MB": the time a job took and the most memory it held.
[[nodiscard]] inline std::string cost_text(double seconds, std::uint64_t peak_bytes) {
    return fixed(seconds, 3) + " s, " + bytes_text(peak_bytes);
}

}  // namespace shunt::cli
