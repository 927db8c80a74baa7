// The text beside the drawing of Build: what is drawn is written there, and what is typed there is drawn.
//
//     drawing ── changed ──> text() ──> the field
//     the field ── a pause ──> type() ── a puzzle ──> the editor, as one step of its history
//                                 └── none ──> kept as it was typed, with the fault; the drawing stays
#pragma once

#include <optional>
#include <string>

#include "core/base/result.hpp"
#include "ui/editor/editor.hpp"

namespace shunt::ui {

class TypedText {
public:
    /// What the field shows: the puzzle's text, letter by letter as it was typed while nothing was drawn since; a text that was refused
    /// until it is right, or given up.
    [[nodiscard]] std::string text(const Editor& editor) const;
    /// Why the text is not drawn; none when it is.
    [[nodiscard]] const std::optional<Error>& fault() const { return fault_; }

    void type(const std::string& text, Editor& editor);
    /// Adds one of section_templates().
    void insert(std::size_t section, Editor& editor);
    /// Gives up a text that was refused.
    void forget();

private:
    std::string refused_;
    std::optional<Error> fault_;
};

}  // namespace shunt::ui
