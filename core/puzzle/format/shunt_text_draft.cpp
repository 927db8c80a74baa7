#include "core/puzzle/format/shunt_text_draft.hpp"

#include <algorithm>

#include "core/base/words.hpp"

namespace shunt::puzzle::format {

const Section* find(const Sections& sections, std::string_view key) {
    const auto found = std::find_if(sections.begin(), sections.end(), [&](const Section& s) { return s.key == key; });
    return found == sections.end() ? nullptr : &*found;
}

Row names_in(const Draft& draft, const Row& value) {
    return draft.notation.tokens ? words(value) : without_blanks(value);
}

Result<std::vector<int>> blocks_named(const Draft& draft, const Symbol& name) {
    const auto blocks = draft.blocks_of.find(name.text);
    if (blocks == draft.blocks_of.end())
        return error_at(name, say("no piece is named '{name}'", {{"name", name.text}}));
    return blocks->second;
}

Error refuse(const Section& section, std::string message) {
    if (section.value.empty()) return {std::move(message), section.line, 1};
    return error_at(section.value.front(),
                    say("{rule}, not '{value}'", {{"rule", message}, {"value", joined(section.value)}}));
}

}  // namespace shunt::puzzle::format
