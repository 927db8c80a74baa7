#include "ui/words/drawing_words.hpp"

#include <algorithm>

namespace shunt::ui {

std::string listed_names(const std::vector<std::string>& names) {
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i)
        text += (i == 0 ? "" : i + 1 == names.size() ? " and " : ", ") + names[i];
    return text;
}

std::string gate_words(const Drawing& drawing) {
    std::vector<std::string> names;
    for (const std::size_t piece : gate_pieces(drawing)) {
        const std::string& name = drawing.pieces[piece].name;
        if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    }
    if (names.empty()) return "No piece may pass the gates.";
    return (gate_pieces(drawing).size() == drawing.pieces.size() ? "Every piece" : "Only " + listed_names(names)) +
           " may pass the gates.";
}

}  // namespace shunt::ui
