#include "ui/panels/npuzzle/npuzzle_cards.hpp"

#include <array>

#include "core/base/words.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/fold.hpp"
#include "ui/widgets/segmented.hpp"
#include "ui/widgets/stepper.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

using npuzzle::program::Formulation;
using npuzzle::program::Mode;

constexpr float kNPuzzleProgramsRow = 34;
constexpr float kNPuzzleProgramsBetween = 8;
constexpr std::array kSeconds{10, 60, 600};

/// What a pass is, and why T matters, for the formulation chosen.
const char* explanation(Formulation formulation) {
    switch (formulation) {
        case Formulation::printed:
            return say(
                "T is the number of steps. A step may be a pass: nothing moves. So there is a walk for every T from "
                "the shortest length on, the objective is the same for all of them, and only trying T = 1, 2, 3, ... "
                "finds the shortest.");
        case Formulation::corrected:
            return say(
                "T is the number of steps. A pass, a step in which nothing moves, costs 0 and a move costs 1: so any "
                "T that is large enough gives a shortest solution at once.");
        case Formulation::flow:
            break;
    }
    return say(
        "Exactly T moves and no pass: a path of the blank, and the tiles flow against it. Every solution has the "
        "parity "
        "of the Manhattan distance, so T begins there and grows by 2; the first T with a walk is the shortest length.");
}

void choice_row(Frame& frame, Rect& area, const char* group, const char* name, std::span<const Segment> segments,
                int now) {
    segmented(frame, area.cut_top(kNPuzzleProgramsRow, kNPuzzleProgramsBetween), group, name, segments, now);
}

void choice_rows(Frame& frame, const ProgramChoice& choice, Rect& area) {
    const std::array<Segment, 2> modes{
        Segment{"program.mode:plne", "PLNE", say("PLNE: every variable is a whole number"),
                command::SetProgramMode{Mode::plne}},
        Segment{"program.mode:plm", "PLM", say("PLM: mixed, some variables are continuous"),
                command::SetProgramMode{Mode::plm}}};
    choice_row(frame, area, "program.modes", say("Program"), modes, static_cast<int>(choice.mode));
    const std::array<Segment, 3> formulations{
        Segment{"program.formulation:printed", say("printed"), say("the formulation as published"),
                command::SetFormulation{Formulation::printed}},
        Segment{"program.formulation:corrected", say("corrected"), say("the corrected formulation"),
                command::SetFormulation{Formulation::corrected}},
        Segment{"program.formulation:flow", say("flow"), say("the flow formulation, the fastest"),
                command::SetFormulation{Formulation::flow}}};
    choice_row(frame, area, "program.formulations", say("Formulation"), formulations,
               static_cast<int>(choice.formulation));
}

/// "T from", a number, and what stands left of it.
void number_row(Frame& frame, Rect& area, const Stepper& number) {
    Rect row = area.cut_top(kNPuzzleProgramsRow, kNPuzzleProgramsBetween);
    const Rect control = row.cut_right(kStepperWidth);
    frame.paint.text({row.x, row.centre().y}, type::kBody, frame.colours.quiet, number.label);
    stepper(frame, control, number);
}

void limit_rows(Frame& frame, const NPuzzle& lab, Rect& area) {
    const ProgramChoice& choice = lab.programs().choice();
    const int first = lab.programs().first_step(lab.setup().board, lab.setup().goal);
    const int last = lab.programs().last_step(lab.setup().board, lab.setup().goal);
    number_row(frame, area,
               {"program.from", say("T from"), first, 1, npuzzle::program::kMostSteps,
                [](int by) -> Command { return command::StepProgramFrom{by}; }});
    number_row(frame, area,
               {"program.to", say("T to"), last, first, npuzzle::program::kMostSteps,
                [](int by) -> Command { return command::StepProgramTo{by}; }});
    std::array<Segment, kSeconds.size()> segments;
    int now = 0;
    for (std::size_t i = 0; i < kSeconds.size(); ++i) {
        const std::string seconds = std::to_string(kSeconds[i]);
        segments[i] = {
            "program.seconds:" + seconds, seconds + " s",
            say("{count, plural, one {# second} other {# seconds}} for each program", {{"count", kSeconds[i]}}),
            command::SetProgramSeconds{kSeconds[i]}};
        if (kSeconds[i] == choice.seconds) now = static_cast<int>(i);
    }
    choice_row(frame, area, "program.seconds", say("Time limit of each program"), segments, now);
}

void action(Frame& frame, const Model& model, Rect row) {
    const NPuzzle& lab = model.npuzzle.get();
    // The line of the job says how far it is, and ends it.
    const bool busy = lab.programs().job(model.jobs) != nullptr;
    const bool refused = busy || !lab.parity().solvable || !lab.text_fault().empty();
    const Button solve{"program.solve", say("Solve the programs"), Icon::none, ButtonStyle::primary, refused,
                       std::nullopt};
    button(frame, row, solve, command::SolvePrograms{});
}

/// The program for one T as a file, and the solution that some solver made of it.
void file_rows(Frame& frame, const NPuzzle& lab, const ViewState& view, Rect& area) {
    number_row(frame, area,
               {"program.file.steps", say("for another solver, T"), program_file_steps(lab, view), 1,
                npuzzle::program::kMostSteps, [](int by) -> Command { return command::StepFileSteps{by}; }});
    Rect row = area.cut_top(kNPuzzleProgramsRow, kNPuzzleProgramsBetween);
    const Rect left = row.cut_left((row.w - kNPuzzleProgramsBetween) / 2, kNPuzzleProgramsBetween);
    const bool refused = !lab.text_fault().empty();
    button(frame, left, {"program.save", say("Save LP file"), Icon::none, ButtonStyle::plain, refused, std::nullopt},
           command::SaveProgram{});
    Actions open{command::PickFile{"program.open"}};
    open.type = [](std::string text) -> Command { return command::ReadProgramSolution{std::move(text)}; };
    button(frame, row, {"program.open", say("Open solution"), Icon::none, ButtonStyle::plain, refused, std::nullopt},
           open);
}

/// What is said below the buttons: what goes on, what came of the last file, what went wrong.
std::string note_of(const Model& model) {
    const NPuzzlePrograms& programs = model.npuzzle.get().programs();
    if (const Job* job = programs.job(model.jobs)) return job->progress.phase;
    if (!programs.failure().empty()) return programs.failure();
    if (!programs.file_note().empty()) return programs.file_note();
    return programs.report() ? sentence(programs.report()->walk.reason) : "";
}

float paragraph_height(const Frame& frame, float width, const std::string& text) {
    return text.empty() ? 0 : frame.paint.paragraph_height(width, type::kSmall, text) + kNPuzzleProgramsBetween;
}

void paragraph(Frame& frame, Rect& area, const char* id, const std::string& text) {
    if (text.empty()) return;
    const Rect room = area.cut_top(paragraph_height(frame, area.w, text));
    frame.label(id, "text", room, text);
    frame.paint.paragraph(room, type::kSmall, frame.colours.quiet, text);
}

}  // namespace

float npuzzle_programs_card(Frame& frame, const Model& model, const ViewState& view, Rect column) {
    const Fold fold{"npuzzle.programs", Phrase("Integer programs"), Phrase("integer (PLNE) or mixed (PLM)"),
                    Phrase("PLNE or PLM"), &ViewState::programs_open};
    if (!view.programs_open) {
        fold_card(frame, column.cut_top(kFoldHeight), fold, view);
        return kFoldHeight;
    }
    const NPuzzle& lab = model.npuzzle.get();
    const ProgramChoice& choice = lab.programs().choice();
    const float width = column.w - 2 * space::kCard;
    const std::string words = explanation(choice.formulation);
    const std::string note = note_of(model);
    const float table = program_table_height(lab.programs().report());
    const float height = kFoldHeight + 8 * (kNPuzzleProgramsRow + kNPuzzleProgramsBetween) +
                         paragraph_height(frame, width, words) + paragraph_height(frame, width, note) + table + 8;
    Rect inner = fold_card(frame, column.cut_top(height), fold, view);
    if (inner.empty()) return height;
    choice_rows(frame, choice, inner);
    paragraph(frame, inner, "program.words", words);
    limit_rows(frame, lab, inner);
    action(frame, model, inner.cut_top(kNPuzzleProgramsRow, kNPuzzleProgramsBetween));
    program_table(frame, lab.programs().report(), inner.cut_top(table));
    paragraph(frame, inner, "program.note", note);
    file_rows(frame, lab, view, inner);
    return height;
}

}  // namespace shunt::ui
