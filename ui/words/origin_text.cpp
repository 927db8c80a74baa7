#include "ui/words/origin_text.hpp"

#include "core/base/words.hpp"

namespace shunt::ui {

const std::string& origin(const Entry& entry) {
    return entry.puzzle.source().empty() ? entry.family : entry.puzzle.source();
}

std::string origin_text(const Entry& entry) {
    const std::string text = origin(entry).empty() ? "" : say("Source: {source}.", {{"source", origin(entry)}});
    return is_of_library(entry) ? text + (text.empty() ? "" : " ") + say("MIT licence.") : text;
}

}  // namespace shunt::ui
