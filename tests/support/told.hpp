// What the workbench is told, written as JSON: the page hands it over as bytes.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "core/outcome/value.hpp"

namespace shunt::test {

/// The bytes of a value.
[[nodiscard]] std::string bytes_of(const nlohmann::json& value);

/// A message about a job, a file, a list. A report in it is written as JSON text, as jobs write it, and handed over as a value.
class Told {
public:
    /// No value when the text is no JSON.
    explicit Told(const std::string& json);
    explicit Told(const char* json) : Told(std::string(json)) {}
    explicit Told(const nlohmann::json& value);

    [[nodiscard]] const std::string& bytes() const { return bytes_; }
    /// As long as this lives.
    operator outcome::Value() const { return outcome::read_value(bytes_); }

private:
    std::string bytes_;
};

/// The bytes of what was kept of a job in an earlier visit: its request and its report, both JSON text.
[[nodiscard]] std::string kept(const std::string& request, const std::string& report);

}  // namespace shunt::test
