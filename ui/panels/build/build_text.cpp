#include "ui/panels/build/build_text.hpp"

#include <cmath>

#include "core/base/words.hpp"
#include "ui/deeds/build.hpp"
#include "ui/model/section_templates.hpp"
#include "ui/widgets/card.hpp"
#include "ui/widgets/deed_button.hpp"
#include "ui/widgets/text_field.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kChip = 32;
constexpr float kChipGap = 6;
constexpr float kLeastField = 60;
constexpr float kWords = 54;  ///< always kept, so that nothing moves when a fault comes or goes
constexpr Phrase kTitle("Text");
constexpr const char* kWordsId = "build.text.words";

Button plain_button(std::string id, std::string label, bool disabled = false) {
    return {std::move(id), std::move(label), Icon::none, ButtonStyle::plain, disabled};
}

void heading(Frame& frame, const ViewState& view, Rect row) {
    const Rect close = row.cut_right(row.h, 6);
    const Rect insert = row.cut_right(button_width(frame, say("Insert")), 6);
    const Rect grammar = row.cut_right(button_width(frame, say("Grammar")), 6);
    frame.label("build.text.title", "heading", row, say(kTitle));
    if (frame.paint.width(type::kStrong, say(kTitle)) <= row.w)
        frame.paint.text({row.x, row.centre().y}, type::kStrong, frame.colours.ink, say(kTitle));
    Button fold = plain_button("build.text.sections", say("Insert"));
    fold.pressed = view.sections_open;
    button(frame, insert, fold, command::TurnFold{&ViewState::sections_open});
    button(frame, grammar, plain_button("build.text.grammar", say("Grammar")),
           command::AskPage{Outbox::Request::grammar});
    button(frame, close, {"build.text.close", say("Close the text"), Icon::close, ButtonStyle::text},
           command::ShowText{false});
}

/// One button for each section, in rows over `area`; cuts off the room they take.
void sections(Frame& frame, const Model& model, Rect& area) {
    const std::string text = model.typed.text(model.editor);
    frame.label("build.text.parts", "group", area, say("Insert a section"));
    Rect row = area.cut_top(kChip, kChipGap);
    std::size_t number = 0;
    for (const SectionTemplate& part : section_templates()) {
        const float width = button_width(frame, say(part.label)) - 8;
        if (row.w < width) row = area.cut_top(kChip, kChipGap);
        const bool there = part.once && has_section(text, part.key);
        button(frame, row.cut_left(width, kChipGap),
               plain_button(std::string("build.insert:") + part.key, say(part.label), there),
               command::InsertSection{number++});
    }
    area.cut_top(6);
}

/// A button at the right end of the words, which become as much narrower.
void beside(Frame& frame, Rect& text, const char* id, const char* label, const Command& command) {
    const Rect rect = text.cut_right(button_width(frame, label), 10);
    button(frame, {rect.x, rect.y, rect.w, space::kControl}, plain_button(id, label), command);
}

/// "Line 3, column 7: ..." with a way back, or what a text of another program was read as, or how the field works.
void words(Frame& frame, const Model& model, Rect area) {
    const std::optional<Error>& fault = model.typed.fault();
    Rect text = area;
    if (fault) beside(frame, text, "build.text.back", say("Back to the drawing"), command::ForgetTyped{});
    if (model.typed.reads_otherwise(model.editor))
        beside(frame, text, "build.text.otherwise", say("Read it otherwise"), command::ReadOtherwise{});
    std::string said = fault ? sentence(to_string(*fault)) : model.typed.recognised(model.editor);
    if (said.empty())
        said = say("What you type is drawn when you pause; Undo takes it back. Other programs' puzzles are read, too.");
    frame.label(kWordsId, "text", text, said);
    frame.paint.push_clip(text);
    frame.paint.paragraph(text, type::kSmall, fault ? frame.colours.danger : frame.colours.quiet, said);
    frame.paint.pop_clip();
}

}  // namespace

float text_button_width(const Frame& frame) { return button_width(frame, say(kTitle)); }

void text_button(Frame& frame, const Editor& editor, Rect row) { deed_button(frame, row, kTextDeeds.front(), editor); }

void text_card(Frame& frame, const Model& model, const ViewState& view, Rect area) {
    Rect inner = card(frame, area);
    heading(frame, view, inner.cut_top(space::kControl, 8));
    if (view.sections_open) sections(frame, model, inner);
    // In a low card they stand in the place of the field until one is chosen.
    if (inner.h < kWords + 8 + kLeastField) return;
    words(frame, model, inner.cut_bottom(kWords, 8));
    const TypedText& typed = model.typed;
    TextField field{"build.text", say("Text of the puzzle"), typed.text(model.editor), typed.fault().has_value(),
                    [](std::string text) -> Command { return command::TypeDrawing{std::move(text)}; }};
    field.escape = command::LeaveText{};
    field.multiline = true;
    field.described_by = kWordsId;
    if (typed.fault()) {
        field.fault_line = typed.fault()->line;
        field.fault_column = typed.fault()->column;
    }
    text_field(frame, inner, field);
}

}  // namespace shunt::ui
