#include "ui/model/typed_text.hpp"

#include <utility>

#include "core/base/words.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "ui/editor/drawing_text.hpp"
#include "ui/jobs/reports.hpp"
#include "ui/model/section_templates.hpp"

namespace shunt::ui {

namespace {

constexpr const char* kTypedLane = "typed text";
constexpr int kAside = -1;  // priority: nothing waits for it, and its report is not kept

bool is_blank(const std::string& text) { return text.find_first_not_of(" \t\r\n") == std::string::npos; }

/// Sentences in a row.
std::string joined(const std::vector<std::string>& notes) {
    std::string text;
    for (const std::string& note : notes) text += (text.empty() ? "" : " ") + note + ".";
    return text;
}

}  // namespace

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
    fault_ = entry ? editor.open(entry.value(), editor.work()) : std::optional(entry.error());
    if (!fault_) return editor.show_layer(layer);
    refused_ = text;
    if (!puzzle::is_puzzle_text(text) && !is_blank(text)) ask(text, "");
}

void TypedText::insert(std::size_t section, Editor& editor) {
    type(with_section(text(editor), section, editor.drawing()), editor);
}

void TypedText::forget() {
    fault_.reset();
    refused_.clear();
    ticket_ = 0;
}

// ── texts of other programs ──

void TypedText::ask(const std::string& text, const std::string& format) {
    Request request("read");
    request.put("text", text);
    if (!format.empty()) request.put("from", format);
    JobTerms terms{JobModule::formats, say("Reading a puzzle of another program"), kTypedLane, kAside};
    terms.aside = true;
    asked_ = text;
    ticket_ = jobs_.start(std::move(terms), request);
}

const TypedText::Foreign* TypedText::shown(const Editor& editor) const {
    const bool drawn = foreign_ && editor.puzzle() && editor.puzzle()->text == foreign_->puzzle;
    return drawn && !fault_ ? &*foreign_ : nullptr;
}

void TypedText::recognise(const std::string& text, const outcome::ReadOutcome& reading) {
    foreign_ = Foreign{text, joined(reading.notes), {{reading.format, ""}}, 0, reading.text};
    foreign_->formats.insert(foreign_->formats.end(), reading.others.begin(), reading.others.end());
}

std::string TypedText::recognised(const Editor& editor) const {
    const Foreign* foreign = shown(editor);
    if (foreign == nullptr) return "";
    return foreign->format == 0 ? foreign->first_notes
                                : say("Read as {format}.", {{"format", foreign->formats[foreign->format].title}});
}

bool TypedText::reads_otherwise(const Editor& editor) const {
    const Foreign* foreign = shown(editor);
    return foreign != nullptr && foreign->formats.size() > 1;
}

void TypedText::read_otherwise(const Editor& editor) {
    if (!reads_otherwise(editor)) return;
    foreign_->format = (foreign_->format + 1) % foreign_->formats.size();
    ask(foreign_->text, foreign_->formats[foreign_->format].name);
}

void TypedText::receive(const JobEvent& event, Editor& editor) {
    if (const auto* failed = std::get_if<JobFailed>(&event); failed != nullptr && failed->ticket == ticket_) {
        ticket_ = 0;
        // Where no format knows the text, the project's own says best what is missing.
        if (fault_ && failed->error.line > 0) fault_ = failed->error;
    }
    if (const auto* done = std::get_if<JobDone>(&event); done != nullptr && done->ticket == ticket_) {
        ticket_ = 0;
        if (const auto reading = outcome::from_value<outcome::ReadOutcome>(done->report)) take(*reading, editor);
    }
}

void TypedText::take(const outcome::ReadOutcome& reading, Editor& editor) {
    const auto entry = read_entry("", reading.text);
    if (!entry) return;
    if (const auto fault = editor.open(entry.value(), editor.work())) {
        if (fault_) fault_ = fault;
        return;
    }
    if (fault_ || !foreign_ || foreign_->text != asked_) recognise(asked_, reading);
    foreign_->puzzle = reading.text;
    fault_.reset();
    refused_.clear();
}

}  // namespace shunt::ui
