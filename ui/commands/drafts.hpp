// Commands about the drafts that the page keeps.
#pragma once

#include <string>

#include "ui/commands/desk.hpp"

namespace shunt::ui::command {

/// The bytes of the list of drafts (ui/model/drafts.hpp).
struct TakeDrafts {
    std::string content;

    void run(Desk desk) const;
};
/// Opens a draft in the editor, as the work of that name; undo leads back.
struct EditDraft {
    std::string text;
    std::string work;

    void run(Desk desk) const {
        const auto entry = read_entry("", text);
        if (!entry) return desk.outbox().error(to_string(entry.error()));
        desk.model.typed.forget();
        if (desk.model.workshop.draw(entry.value(), work)) desk.view.task = kBuildTask;
    }
};
/// Asks the page for a draft: "open", "menu"; or for all of them as a file: "export".
struct AskDraft {
    const char* wish = "open";
    std::string id;

    void run(Desk desk) const { desk.outbox().draft_wishes.push_back({wish, id, ""}); }
};

}  // namespace shunt::ui::command
