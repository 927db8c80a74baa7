#include "ui/words/drawing_words.hpp"

#include <algorithm>

#include "core/base/words.hpp"

namespace shunt::ui {

std::string listed_names(const std::vector<std::string>& names) {
    if (names.size() < 2) return names.empty() ? "" : names.front();
    std::string text = names.front();
    for (std::size_t i = 1; i + 1 < names.size(); ++i) text += ", " + names[i];
    return say("{names} and {last}", {{"names", text}, {"last", names.back()}});
}

std::string gate_words(const Drawing& drawing) {
    std::vector<std::string> names;
    for (const std::size_t piece : gate_pieces(drawing)) {
        const std::string& name = drawing.pieces[piece].name;
        if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    }
    if (names.empty()) return say("No piece may pass the gates.");
    if (gate_pieces(drawing).size() == drawing.pieces.size()) return say("Every piece may pass the gates.");
    return say("Only {pieces} may pass the gates.", {{"pieces", listed_names(names)}});
}

}  // namespace shunt::ui
