#include "ui/model/drafts.hpp"

#include "core/base/words.hpp"
namespace shunt::ui {

EntryPtr Drafts::entry_of(const std::string& id, const std::string& text) const {
    for (const Draft& known : list_)
        if (known.id == id && known.entry->text == text) return known.entry;
    const auto entry = read_entry("", text, say("Drawn here"));
    return entry ? entry.value() : nullptr;
}

void Drafts::receive(outcome::Value content) {
    std::vector<Draft> list;
    for (const outcome::Value told : content.field("drafts")) {
        Draft draft{told.text("id"), nullptr, told.text("verdict")};
        draft.entry = entry_of(draft.id, told.text("text"));
        if (draft.entry) list.push_back(std::move(draft));
    }
    list_ = std::move(list);
    open_ = content.text("open");
    lasting_ = content.text("kept") == "lasting";
}

void Drafts::judge(const Proved& proved, Outbox& outbox) {
    for (Draft& draft : list_) {
        if (draft.entry->text != proved.puzzle->text || draft.verdict == proved.words) continue;
        draft.verdict = proved.words;
        outbox.draft_wishes.push_back({"judged", proved.words, proved.puzzle->text});
    }
}

void Drafts::keep(const Editor& editor, const EntryPtr& opened, Outbox& outbox) {
    if (editor.version() == kept_version_) return;
    kept_version_ = editor.version();
    const EntryPtr& drawn = editor.puzzle();
    const bool fresh = !drawn || drawn == opened;
    outbox.draft_wishes.push_back({fresh ? "opened" : "save", editor.work(), drawn ? drawn->text : ""});
}

}  // namespace shunt::ui
