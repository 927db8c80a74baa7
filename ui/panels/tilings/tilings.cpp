#include "ui/panels/tilings/tilings.hpp"

#include <algorithm>
#include <cmath>
#include <map>

#include "core/base/words.hpp"
#include "ui/deeds/tilings.hpp"
#include "ui/panels/cards/job.hpp"
#include "ui/panels/tilings/tiling_board.hpp"
#include "ui/panels/tilings/tiling_pieces.hpp"
#include "ui/widgets/deed_button.hpp"
#include "ui/widgets/stepper.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kAnswerNumber = 52;  // with what is between it and the words
constexpr float kAnswerWords = 40;   // at least: the board keeps its place as long as they are short
constexpr float kBetweenUndo = 6;    // and redo
constexpr float kTilingsLabel = 74;  // room of a word before what is chosen

// ── the card ──

void labelled(Frame& frame, Rect& row, const char* text) {
    frame.paint.text({row.x, row.centre().y}, type::kBody, frame.colours.quiet, text);
    row.cut_left(kTilingsLabel);
}

/// A number behind its label; what is left of the row.
Rect choose(Frame& frame, Rect row, const char* id, const char* label, int value, int least, int most,
            Command (*step)(int by)) {
    labelled(frame, row, label);
    stepper(frame, row.cut_left(kStepperWidth), {id, label, value, least, most, step});
    return row;
}

/// Returns what is left of the row.
Rect choose_voids(Frame& frame, Rect row, const TilingSetup& setup, bool told) {
    const int most = setup.rows * setup.columns - static_cast<int>(setup.walls.size());
    row = choose(frame, row, "tilings.voids", say("voids"), setup.voids, 0, most,
                 [](int by) -> Command { return command::StepTilingVoids{by}; });
    frame.label("tilings.voids.meaning", "text", row, say("cells left empty"));
    if (!told) return row;
    row.cut_left(12);
    frame.paint.text({row.x, row.centre().y}, type::kSmall, frame.colours.quiet,
                     frame.paint.fitting(type::kSmall, {say("cells left empty"), say("left empty")}, row.w));
    return row;
}

Choice turning_choice(const TilingSetup& setup) {
    return {
        "tilings.turning",
        say("What may be done with the pieces"),
        {{"tilings.turning:free", say("free"), say("pieces may be rotated and turned over"),
          command::SetTurning{Turning::free}},
         {"tilings.turning:one-sided", say("one-sided"), say("pieces may be rotated only"),
          command::SetTurning{Turning::one_sided}},
         {"tilings.turning:fixed", say("fixed"), say("pieces stay as they are"), command::SetTurning{Turning::fixed}}},
        static_cast<int>(setup.turning),
        say("pieces"),
        kTilingsLabel};
}

Choice stock_choice(const TilingSetup& setup) {
    return {"tilings.stock",
            say("How many there are of each piece"),
            {{"tilings.stock:any", say("any number"), say("every piece stands as often as needed"),
              command::SetEachOnce{false}},
             {"tilings.stock:once", say("each once"), say("every piece stands once"), command::SetEachOnce{true}}},
            setup.each_once ? 1 : 0,
            say("stock"),
            kTilingsLabel};
}

ButtonRow tiling_buttons(const Tilings& tilings) {
    const bool busy = tilings.busy();
    ButtonRow row{{{{"tilings.count", say("Count tilings"), Icon::none, ButtonStyle::primary,
                     busy || !tilings.setup().has_pieces()},
                    command::CountTilings{}}}};
    if (tilings.report() && !tilings.report()->tiling.empty())
        row.buttons.push_back({{"tilings.another", say("Draw another"), Icon::none, ButtonStyle::plain, busy},
                               command::DrawAnotherTiling{}});
    return row;
}

void choose_rows(Frame& frame, const Tilings& tilings, Rect row) {
    const TilingSetup& setup = tilings.setup();
    Rect rest = choose(frame, row, "tilings.rows", say("rows"), setup.rows, 1, Tilings::kMostSide,
                       [](int by) -> Command { return command::StepTilingRows{by}; });
    if (!setup.walls.empty())
        button(frame, rest.cut_right(std::min(rest.w, button_width(frame, say("Clear walls")))),
               {"tilings.clear", say("Clear walls"), Icon::none, ButtonStyle::text}, command::ClearWalls{});
}

/// Beside the columns, or one below the other where two have no room: then what voids are is not told.
void choose_columns_and_voids(Frame& frame, const Tilings& tilings, Rect inner) {
    const TilingSetup& setup = tilings.setup();
    Rect beside =
        choose(frame, inner.cut_top(space::kControl, space::kGap), "tilings.columns", say("columns"), setup.columns, 1,
               Tilings::kMostSide, [](int by) -> Command { return command::StepTilingColumns{by}; });
    const bool both = beside.w >= 2 * beside.h + kBetweenUndo + space::kGap;
    Rect below = choose_voids(frame, inner, setup, both);
    const Rect redo = both ? beside.cut_right(beside.h, kBetweenUndo) : below.cut_right(below.h);
    const auto& [back, on] = kTilingsHistory;
    deed_button(frame, beside.cut_right(beside.h), back, tilings);
    deed_button(frame, redo, on, tilings);
}

Card setup_card(const Tilings& tilings) {
    const TilingSetup& setup = tilings.setup();
    Card card;
    card.add(Drawn{space::kControl, [&tilings](Frame& frame, Rect row) { choose_rows(frame, tilings, row); }});
    card.add(Drawn{2 * space::kControl + space::kGap,
                   [&tilings](Frame& frame, Rect area) { choose_columns_and_voids(frame, tilings, area); }},
             space::kGap);
    card.add(turning_choice(setup), space::kGap);
    card.add(stock_choice(setup), space::kGap);
    card.add(tiling_pieces(setup), space::kGap);
    card.add(tiling_buttons(tilings), space::kGap);
    return card;
}

/// What is chosen, and what runs, over each other; cuts them off.
void tilings_setup_column(Frame& frame, const Model& model, const ViewState& view, Rect& column, bool folds) {
    setup_card(model.tilings).place(frame, column, kJobGap);
    job_and_shapes(frame, model, view, tiling_shapes(model), column, folds);
}

// ── the answer ──

std::string reason_words(const TilingReport& report) {
    if (!report.reason.empty()) return report.reason;
    return say("Ended after {time}, before all were counted; of tilings a part tells nothing.",
               {{"time", duration_text(report.seconds)}});
}

/// What stands below the number.
std::string counted_words(const TilingReport& report, const TilingSetup& setup) {
    const std::string set = setup.set_words();
    const int common = setup.common_size();
    if (report.count == "0" && common > 1 && setup.cells() % common != 0)
        return say("tilings by {pieces}: {cells} cells are to be covered, which is no multiple of {size}",
                   {{"pieces", set}, {"cells", setup.cells()}, {"size", common}});
    return say("{count, plural, one {tiling} other {tilings}} by {pieces}, exactly; counted in {time} with {memory}",
               {{"count", report.count},
                {"pieces", set},
                {"time", duration_text(report.seconds)},
                {"memory", bytes_text(report.peak_bytes)}});
}

/// The number, and what stands below it.
struct TilingAnswer {
    std::string big;
    std::string line;
};

TilingAnswer tiling_answer(const Tilings& tilings) {
    const auto& report = tilings.report();
    const std::string set = tilings.setup().set_words();
    if (!report && set.empty()) return {say("How many tilings?"), say("choose the pieces to tile with")};
    if (!report) return {say("How many tilings?"), say("by {pieces}; press cells to make walls", {{"pieces", set}})};
    if (report->count.empty()) return {say("not counted"), reason_words(*report)};
    return {grouped(std::string_view(report->count)), counted_words(*report, tilings.setup())};
}

/// Cut off the column, as high as the words need: many pieces have long names.
void answer(Frame& frame, const Model& model, Rect& column) {
    const auto [big, line] = tiling_answer(model.tilings);
    const float words = frame.paint.paragraph_height(column.w, type::kBody, line);
    const Rect area = column.cut_top(kAnswerNumber + std::max(words, kAnswerWords), 10);
    frame.label("tilings.answer", "text", area, big + " " + line);
    const bool large = model.tilings.report() && frame.paint.width(type::kAnswer, big) <= area.w;
    const TextStyle style = large ? type::kAnswer : type::kToGo;
    frame.paint.text({area.x, area.y + 26}, style, frame.colours.ink, frame.paint.fitted(style, big, area.w));
    Rect below = area;
    below.cut_top(kAnswerNumber);
    frame.paint.paragraph(below, type::kBody, frame.colours.quiet, line);
}

}  // namespace

void tilings_wide(Frame& frame, const Model& model, const ViewState& view, const Layout& layout) {
    constexpr float kSetupWidth = 372;
    Rect body = layout.body;
    const Rect left = body.cut_left(std::min(kSetupWidth, body.w / 2), space::kMargin);
    scrolled_column(frame, model, view, left, tilings_setup_column);
    answer(frame, model, body);
    tiling_board(frame, model, body.inset(8));
}

void tilings_phone(Frame& frame, const Model& model, const ViewState& view, const Layout& layout) {
    const Rect content = frame.memory.page_scroll.begin(frame, layout.page);
    Rect column{content.x + 16, content.y + 14, content.w - 32, 1e5f};
    tilings_setup_column(frame, model, view, column, true);
    answer(frame, model, column);
    const TilingSetup& setup = model.tilings.setup();
    const float side = std::min(64.0f, (column.w - 12) / static_cast<float>(setup.columns));
    const float height = side * static_cast<float>(setup.rows) + 12;
    tiling_board(frame, model, column.cut_top(height, space::kGap).inset(6));
    frame.memory.page_scroll.end(frame, column.y - content.y + 14);
}

}  // namespace shunt::ui
