// Fields of reports, which are the JSON objects that core/job writes, in the words of the command line.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>

#include "core/base/readable.hpp"

namespace shunt::cli {

using Json = nlohmann::json;

[[nodiscard]] inline std::string text_of(const Json& report, const char* key) {
    return report.at(key).get<std::string>();
}
/// "25,955"; the field is a number, or decimal digits as text.
[[nodiscard]] inline std::string number_of(const Json& report, const char* key) {
    const Json& field = report.at(key);
    return field.is_string() ? grouped(field.get<std::string>()) : grouped(field.get<std::uint64_t>());
}
/// "0.004 s, 13 MB": the time a job took and the most memory it held.
[[nodiscard]] inline std::string cost_of(const Json& report) {
    return fixed(report.at("seconds").get<double>(), 3) + " s, " +
           bytes_text(report.at("peak_bytes").get<std::uint64_t>());
}

}  // namespace shunt::cli
