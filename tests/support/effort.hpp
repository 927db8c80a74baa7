// How hard a law of random cases is tried. An ordinary run of the tests tries it on few of them; one with SHUNT_LONG in the environment, as
// `tests/run --long` has it, on many. Scripts know the same from effort.mjs and tests/cli/effort.py.
#pragma once

#include <cstdint>
#include <cstdlib>

namespace shunt::test {

/// Whether this run may take long.
inline bool long_run() {
    const char* asked = std::getenv("SHUNT_LONG");
    return asked != nullptr && *asked != '\0';
}

/// What this run tries: `few` cases, or `many`.
template <typename Number>
Number effort(Number few, Number many) {
    return long_run() ? many : few;
}

/// The number in a variable of the environment; `otherwise` where it is not set.
inline std::uint64_t number_from(const char* variable, std::uint64_t otherwise) {
    const char* text = std::getenv(variable);
    return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

}  // namespace shunt::test
