#include "ui/words/origin_text.hpp"

namespace shunt::ui {

const std::string& origin(const Entry& entry) {
    return entry.puzzle.source().empty() ? entry.family : entry.puzzle.source();
}

std::string origin_text(const Entry& entry) {
    const std::string text = origin(entry).empty() ? "" : "Source: " + origin(entry) + ".";
    return is_of_library(entry) ? text + (text.empty() ? "" : " ") + "MIT licence." : text;
}

}  // namespace shunt::ui
