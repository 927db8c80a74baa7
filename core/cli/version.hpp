// Which program this is, for reports of defects and of measurements.
#pragma once

#include <string>

namespace shunt::cli {

/// Version, commit, compiler and processor, a line each, without a line end after the last.
[[nodiscard]] std::string version_text();

}  // namespace shunt::cli
