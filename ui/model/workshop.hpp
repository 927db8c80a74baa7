// What comes into the editor of the task Build, and what the page keeps of it.
#pragma once

#include <string>

#include "ui/editor/editor.hpp"
#include "ui/model/drafts.hpp"
#include "ui/model/open_puzzle.hpp"
#include "ui/model/typed_text.hpp"
#include "ui/model/verdict.hpp"

namespace shunt::ui {

class Workshop {
public:
    Workshop(const OpenPuzzle& open, Editor& editor, TypedText& typed, Drafts& drafts, Outbox& outbox)
        : open_(open), editor_(editor), typed_(typed), drafts_(drafts), outbox_(outbox) {}

    /// Brings the puzzle that is open into the editor, unless it came from there or is there already.
    void bring();
    /// What is drawn is the puzzle that is open.
    void agree() { built_ = open_.entry_ptr(); }
    /// Makes another puzzle what is drawn, as the work of that name (Editor::open); undo leads back. False, with a notice, when it cannot
    /// be drawn.
    bool draw(const EntryPtr& entry, const std::string& work = "");
    /// Makes a small change of what is drawn what is drawn: the same work, under the same name; undo leads back.
    void take_idea(const EntryPtr& entry);
    /// Has the page keep what is drawn, if that has changed, and what is proved of it; after every command.
    void keep_draft(const Verdict& verdict);

private:
    const OpenPuzzle& open_;
    Editor& editor_;
    TypedText& typed_;
    Drafts& drafts_;
    Outbox& outbox_;
    EntryPtr built_;  // the open puzzle that the editor was last in agreement with
};

}  // namespace shunt::ui
