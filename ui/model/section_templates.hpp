// Sections of a puzzle's text to begin with, one for each key of the format (core/puzzle/format/shunt_text.hpp), filled in so that the
// text stays a puzzle: whoever inserts one changes it rather than looks it up.
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "core/base/words.hpp"
#include "ui/editor/drawing.hpp"

namespace shunt::ui {

struct SectionTemplate {
    const char* key;  ///< as the text has it, without the colon
    Phrase label;     ///< what it is for, in a few words
    bool once;        ///< the format takes it only once
};
[[nodiscard]] std::span<const SectionTemplate> section_templates();

/// Whether a text has a section of that key.
[[nodiscard]] bool has_section(const std::string& text, const std::string& key);

/// The text with a section more: goals at its end, everything else before the board. It names pieces of the drawing. Unchanged when the
/// text has the section and may have only one.
[[nodiscard]] std::string with_section(const std::string& text, std::size_t number, const Drawing& drawing);

}  // namespace shunt::ui
