// The drafts of Build as the page keeps them (web/src/store/drafts.ts): here only to be shown, and to be asked for.
//
//     editor ── changed, opened ──> wish "save", "opened", of which work ──> page ──> receive(list): recent first
//     verdict ── proved ──> wish "judged" ──> page
//     panel  ── pressed ──> wish "open", "menu", "export" ──> page ──> EditDraft, a dialog, a file
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/outcome/value.hpp"
#include "ui/editor/editor.hpp"
#include "ui/jobs/outbox.hpp"
#include "ui/model/library.hpp"
#include "ui/model/verdict.hpp"

namespace shunt::ui {

struct Draft {
    std::string id;
    EntryPtr entry;
    std::string verdict;  ///< of Build, proved: "81 moves", "no solution"; empty while none is known
};

class Drafts {
public:
    /// Recent ones first.
    [[nodiscard]] std::span<const Draft> list() const { return list_; }
    /// Another number whenever the list may have become another; what was proved of them aside.
    [[nodiscard]] std::uint64_t revision() const { return revision_; }
    /// The id of the one that is drawn; empty when that is none of them (yet).
    [[nodiscard]] const std::string& open() const { return open_; }
    /// Whether the browser keeps them when the page is closed.
    [[nodiscard]] bool lasting() const { return lasting_; }

    /// The list: {"drafts": [{"id", "text", "verdict"}], "open", "kept": "lasting" or "while open"}; with "saved" in place of "drafts" only
    /// those that were changed, the others stay. Texts that are no puzzles are left out.
    void receive(outcome::Value content);

    /// Asks the page to keep with the drafts of a puzzle what has been proved of it.
    void judge(const Proved& proved, Outbox& outbox);
    /// Asks the page to keep what is drawn when that is another than before; `opened` is the puzzle that Play shows, which is kept where
    /// it came from.
    void keep(const Editor& editor, const EntryPtr& opened, Outbox& outbox);

private:
    /// The one of that id; null when it is not known.
    [[nodiscard]] const Draft* find(std::string_view id) const;
    /// Those of a list that are puzzles.
    [[nodiscard]] std::vector<Draft> read(outcome::Value told) const;

    std::vector<Draft> list_;
    std::unordered_map<std::string, std::size_t> places_;  // in the list, by id
    std::string open_;
    bool lasting_ = true;
    std::uint64_t kept_version_ = 0;
    std::uint64_t revision_ = 0;
};

}  // namespace shunt::ui
