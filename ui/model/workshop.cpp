#include "ui/model/workshop.hpp"

#include "core/base/words.hpp"

namespace shunt::ui {

void Workshop::bring() {
    if (!open_.has_puzzle() || built_ == open_.entry_ptr()) return;
    agree();
    typed_.forget();
    draw(built_);
}

bool Workshop::draw(const EntryPtr& entry, const std::string& work) {
    const auto fault = editor_.open(entry, work);
    if (fault) outbox_.error(say("This puzzle cannot be drawn: {why}.", {{"why", fault->message}}));
    return !fault;
}

void Workshop::take_idea(const EntryPtr& entry) {
    if (const auto fault = entry ? editor_.vary(*entry) : std::nullopt)
        outbox_.error(say("This puzzle cannot be drawn: {why}.", {{"why", fault->message}}));
}

void Workshop::keep_draft(const Verdict& verdict) {
    drafts_.keep(editor_, open_.entry_ptr(), outbox_);
    if (const auto proved = verdict.proved()) drafts_.judge(*proved, outbox_);
}

}  // namespace shunt::ui
