// The text beside the drawing of Build: what is drawn is written there, and what is typed there is drawn.
//
//     drawing ── changed ──> text() ──> the field
//     the field ── a pause ──> type() ── a puzzle ──> the editor, as one step of its history
//                                 └── none ──> kept as it was typed, with the fault; the drawing stays
//                                               └── of another program? ──> job `read` of the formats ──> the editor, "Read as ..."
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/result.hpp"
#include "core/outcome/format_outcomes.hpp"
#include "ui/editor/editor.hpp"
#include "ui/jobs/job_list.hpp"

namespace shunt::ui {

class TypedText {
public:
    explicit TypedText(JobList& jobs) : jobs_(jobs) {}

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

    /// What is opened now comes from a text of another program, and was read so.
    void recognise(const std::string& text, const outcome::ReadOutcome& reading);
    /// What a text of another program was recognised as, sentences, as long as what is drawn is what was read; else empty.
    [[nodiscard]] std::string recognised(const Editor& editor) const;
    /// Whether it fits other formats, too.
    [[nodiscard]] bool reads_otherwise(const Editor& editor) const;
    /// Reads it as the next of them, and after the last as the first again; that is a step of the editor's history, too.
    void read_otherwise(const Editor& editor);
    /// Events of other jobs are ignored.
    void receive(const JobEvent& event, Editor& editor);

private:
    /// A text of another program that was read.
    struct Foreign {
        std::string text;                          // as it was typed
        std::string first_notes;                   // of the format that was recognised
        std::vector<outcome::FormatName> formats;  // in which it can be read, that one first
        std::size_t format = 0;                    // in which it was read last, or is being read
        std::string puzzle;                        // what was read
    };

    void ask(const std::string& text, const std::string& format);
    void take(const outcome::ReadOutcome& reading, Editor& editor);
    /// Null when what is drawn is something else.
    [[nodiscard]] const Foreign* shown(const Editor& editor) const;

    JobList& jobs_;
    std::string refused_;
    std::optional<Error> fault_;
    std::optional<Foreign> foreign_;
    std::string asked_;  // the text that is being read
    Ticket ticket_ = 0;  // of that job
};

}  // namespace shunt::ui
