#include "ui/panels/npuzzle/npuzzle_cards.hpp"

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "core/base/words.hpp"
#include "ui/widgets/stepper.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

using npuzzle::program::Formulation;
using npuzzle::program::Mode;

constexpr Fold kProgramsFold{"npuzzle.programs", Phrase("Integer programs"), Phrase("integer (PLNE) or mixed (PLM)"),
                             Phrase("PLNE or PLM"), &ViewState::programs_open};
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

Choice choice(const char* id, const char* name, std::vector<Segment> segments, int now) {
    return {id, name, std::move(segments), now, "", 0, kNPuzzleRow};
}

void add_choices(Card& card, const ProgramChoice& now) {
    card.add(choice("program.modes", say("Program"),
                    {{"program.mode:plne", "PLNE", say("PLNE: every variable is a whole number"),
                      command::SetProgramMode{Mode::plne}},
                     {"program.mode:plm", "PLM", say("PLM: mixed, some variables are continuous"),
                      command::SetProgramMode{Mode::plm}}},
                    static_cast<int>(now.mode)));
    card.add(choice("program.formulations", say("Formulation"),
                    {{"program.formulation:printed", say("printed"), say("the formulation as published"),
                      command::SetFormulation{Formulation::printed}},
                     {"program.formulation:corrected", say("corrected"), say("the corrected formulation"),
                      command::SetFormulation{Formulation::corrected}},
                     {"program.formulation:flow", say("flow"), say("the flow formulation, the fastest"),
                      command::SetFormulation{Formulation::flow}}},
                    static_cast<int>(now.formulation)),
             kNPuzzleBetween);
}

/// "T from", and at the right end a number.
Drawn number_row(const Stepper& number) {
    return {kNPuzzleRow, [number](Frame& frame, Rect row) {
                frame.paint.text({row.x, row.centre().y}, type::kBody, frame.colours.quiet, number.label);
                stepper(frame, row.cut_right(kStepperWidth), number);
            }};
}

Choice limit_choice(int now) {
    Choice limit = choice("program.seconds", say("Time limit of each program"), {}, 0);
    for (const int each : kSeconds) {
        const std::string seconds = std::to_string(each);
        if (each == now) limit.chosen = static_cast<int>(limit.segments.size());
        limit.segments.push_back(
            {"program.seconds:" + seconds, seconds + " s",
             say("{count, plural, one {# second} other {# seconds}} for each program", {{"count", each}}),
             command::SetProgramSeconds{each}});
    }
    return limit;
}

void add_limits(Card& card, const NPuzzle& lab) {
    const int first = lab.programs().first_step(lab.setup().board, lab.setup().goal);
    const int last = lab.programs().last_step(lab.setup().board, lab.setup().goal);
    card.add(number_row({"program.from", say("T from"), first, 1, npuzzle::program::kMostSteps,
                         [](int by) -> Command { return command::StepProgramFrom{by}; }}),
             kNPuzzleBetween);
    card.add(number_row({"program.to", say("T to"), last, first, npuzzle::program::kMostSteps,
                         [](int by) -> Command { return command::StepProgramTo{by}; }}),
             kNPuzzleBetween);
    card.add(limit_choice(lab.programs().choice().seconds), kNPuzzleBetween);
}

ButtonRow action(const Model& model) {
    const NPuzzle& lab = model.npuzzle.get();
    // The line of the job says how far it is, and ends it.
    const bool busy = lab.programs().job() != nullptr;
    const bool refused = busy || !lab.parity().solvable || !lab.text_fault().empty();
    return {{{{"program.solve", say("Solve the programs"), Icon::none, ButtonStyle::primary, refused},
              command::SolvePrograms{}}},
            true};
}

/// The program as a file, and the solution that some solver made of it.
void file_row(Frame& frame, const NPuzzle& lab, Rect row) {
    const Rect left = row.cut_left((row.w - kNPuzzleBetween) / 2, kNPuzzleBetween);
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
    if (const Job* job = programs.job()) return job->progress.phase;
    if (!programs.failure().empty()) return programs.failure();
    if (!programs.file_note().empty()) return programs.file_note();
    return programs.report() ? sentence(programs.report()->walk.reason) : "";
}

}  // namespace

Card npuzzle_programs_card(const Model& model, const ViewState& view) {
    Card card(kProgramsFold, view);
    if (card.is_folded()) return card;
    const NPuzzle& lab = model.npuzzle.get();
    const NPuzzlePrograms& programs = lab.programs();
    add_choices(card, programs.choice());
    card.add(note("program.words", explanation(programs.choice().formulation)), kNPuzzleBetween);
    add_limits(card, lab);
    card.add(action(model), kNPuzzleBetween);
    card.add(Drawn{program_table_height(programs.report()),
                   [&](Frame& frame, Rect area) { program_table(frame, lab.programs().report(), area); }},
             kNPuzzleBetween);
    card.add(note("program.note", note_of(model)), kNPuzzleBetween);
    card.add(number_row({"program.file.steps", say("for another solver, T"), program_file_steps(lab, view), 1,
                         npuzzle::program::kMostSteps, [](int by) -> Command { return command::StepFileSteps{by}; }}),
             kNPuzzleBetween);
    card.add(Drawn{kNPuzzleRow, [&lab](Frame& frame, Rect row) { file_row(frame, lab, row); }}, kNPuzzleBetween);
    return card;
}

}  // namespace shunt::ui
