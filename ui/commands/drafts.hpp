// Commands about the drafts that the page keeps.
#pragma once

#include <string>

#include "ui/commands/command_list.hpp"

namespace shunt::ui::command {

/// The bytes of the list of drafts (ui/model/drafts.hpp).
struct TakeDrafts {
    std::string content;
};
/// Opens a draft in the editor, as the work of that name; undo leads back.
struct EditDraft {
    std::string text;
    std::string work;
};
/// Asks the page for a draft: "open", "menu"; or for all of them as a file: "export".
struct AskDraft {
    const char* wish = "open";
    std::string id;
};

using Drafts = CommandList<TakeDrafts, EditDraft, AskDraft>;

}  // namespace shunt::ui::command
