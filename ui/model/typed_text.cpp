#include "ui/model/typed_text.hpp"

#include "ui/editor/drawing_text.hpp"
#include "ui/model/section_templates.hpp"

namespace shunt::ui {

std::string TypedText::text(const Editor& editor) const {
    if (fault_) return refused_;
    return editor.puzzle() ? editor.puzzle()->text : to_text(editor.drawing());
}

void TypedText::type(const std::string& text, Editor& editor) {
    if (text == this->text(editor)) return;
    forget();
    if (text == this->text(editor)) return;  // back to what is drawn
    const std::size_t layer = editor.layer();
    const auto entry = read_entry("", text);
    fault_ = entry ? editor.open(entry.value()) : std::optional(entry.error());
    if (fault_)
        refused_ = text;
    else
        editor.show_layer(layer);
}

void TypedText::insert(std::size_t section, Editor& editor) {
    type(with_section(text(editor), section, editor.drawing()), editor);
}

void TypedText::forget() {
    fault_.reset();
    refused_.clear();
}

}  // namespace shunt::ui
