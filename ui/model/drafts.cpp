#include "ui/model/drafts.hpp"

#include <set>
#include <utility>

#include "core/base/words.hpp"

namespace shunt::ui {

const Draft* Drafts::find(std::string_view id) const {
    const auto found = places_.find(std::string(id));
    return found == places_.end() ? nullptr : &list_[found->second];
}

std::vector<Draft> Drafts::read(outcome::Value told) const {
    std::vector<Draft> drafts;
    for (const outcome::Value one : told) {
        Draft draft{one.text("id"), nullptr, one.text("verdict")};
        const std::string text = one.text("text");
        const Draft* known = find(draft.id);
        if (known != nullptr && known->entry->text == text)
            draft.entry = known->entry;
        else if (const auto entry = read_entry("", text, say("Drawn here")))
            draft.entry = entry.value();
        if (draft.entry) drafts.push_back(std::move(draft));
    }
    return drafts;
}

void Drafts::receive(outcome::Value content) {
    const outcome::Value saved = content.field("saved");
    std::vector<Draft> list = read(saved.is_list() ? saved : content.field("drafts"));
    if (saved.is_list()) {
        std::set<std::string> changed;
        for (const outcome::Value one : saved) changed.insert(one.text("id"));
        for (Draft& known : list_)
            if (changed.count(known.id) == 0) list.push_back(std::move(known));
    }
    list_ = std::move(list);
    ++revision_;
    places_.clear();
    for (std::size_t place = 0; place < list_.size(); ++place) places_.emplace(list_[place].id, place);
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
