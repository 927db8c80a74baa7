#include "core/cli/origin.hpp"

#include <iostream>

namespace shunt::cli {

std::string origin_text(const std::optional<Origin>& origin) {
    if (!origin || (origin->source == kArgument && origin->format.empty())) return {};
    const bool foreign = !origin->format.empty() && origin->format != "shunt";
    return "puzzle: " + origin->name + (origin->name.empty() ? "from " : ", from ") + origin->source +
           (foreign ? ", read as " + origin->format : "") + "\n";
}

void tell_notes(const std::vector<std::string>& notes) {
    for (const std::string& note : notes) std::cerr << "shunt: " << note << '\n';
}

}  // namespace shunt::cli
