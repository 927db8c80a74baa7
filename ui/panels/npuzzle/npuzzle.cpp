#include "ui/panels/npuzzle/npuzzle.hpp"

#include <algorithm>
#include <cmath>

#include "core/base/words.hpp"
#include "ui/board/board_keys.hpp"
#include "ui/board/npuzzle_board.hpp"
#include "ui/deeds/npuzzle.hpp"
#include "ui/panels/cards/job.hpp"
#include "ui/panels/npuzzle/npuzzle_cards.hpp"
#include "ui/widgets/deed_button.hpp"
#include "ui/widgets/transport.hpp"
#include "ui/words/length_text.hpp"
#include "ui/words/npuzzle_words.hpp"

namespace shunt::ui {

namespace {

constexpr float kNPuzzleGap = 10;
constexpr float kBetweenCards = 14;
constexpr float kWideCell = 320;
constexpr float kNPuzzleMostControls = 900;  // of the row below the board
constexpr float kPhoneCell = 110;

std::string headline(const NPuzzle& lab) {
    if (lab.solved()) return say("Solved");
    if (const auto left = lab.to_go())
        return say("{length} to go",
                   {{"length", length_text(static_cast<std::uint64_t>(*left), puzzle::Metric::step)}});
    return lab.parity().solvable ? "" : say("Unsolvable");
}

std::string hint_words(const NPuzzle& lab) {
    return say("Hint: {move}", {{"move", npuzzle_step_words(lab.board(), *lab.hint())}});
}

std::string task_words(const Frame& frame, const NPuzzle& lab, TextStyle style, float width) {
    if (lab.hint()) return hint_words(lab);
    if (lab.shows_solution())
        return say("Step {step} of the solution; slide a tile to play on from here", {{"step", lab.playback().step()}});
    return frame.paint.fitting(
        style,
        {say("Slide tiles into the blank until the board is the goal"), say("Slide tiles until the board is the goal")},
        width);
}

/// "12 steps", once there are some.
std::string made_words(const NPuzzle& lab) {
    const int steps = lab.made();
    return steps == 0 || lab.shows_solution() ? ""
                                              : length_text(static_cast<std::uint64_t>(steps), puzzle::Metric::step);
}

/// What the board is, what is left, and how much was played.
void heading(Frame& frame, const Model& model, Rect area, bool compact) {
    const NPuzzle& lab = model.npuzzle.get();
    const Palette& colours = frame.colours;
    const std::string strong = headline(lab);
    const TextStyle title = compact ? type::kToGo : type::kTitle;
    const TextStyle right = compact ? type::kStrong : type::kToGo;
    const TextStyle style = compact ? type::kSmall : type::kBody;
    const std::string counted = made_words(lab);
    const float aside = counted.empty() ? 0 : frame.paint.width(type::kSmall, counted) + 12;
    const std::string words = task_words(frame, lab, style, area.w - aside);
    frame.label("title", "heading", {area.x, area.y, area.w / 2, 28}, name_of(lab.size()));
    frame.label("task", "text", {area.x, area.y + 30, area.w / 2, 20}, words);
    if (!strong.empty()) frame.label("npuzzle.togo", "text", {area.x + area.w / 2, area.y, area.w / 2, 28}, strong);
    frame.paint.text({area.x, area.y + 14}, title, colours.ink, name_of(lab.size()));
    frame.paint.text({area.right(), area.y + 15}, right, lab.parity().solvable ? colours.accent : colours.danger,
                     strong, Align::right);
    if (lab.hint()) frame.label("npuzzle.hinted", "text", {area.x, area.y + 30, area.w / 2, 20}, words);
    frame.paint.text({area.x, area.y + 42}, style, lab.hint() ? colours.accent : colours.quiet,
                     frame.paint.fitted(style, words, area.w - aside));
    if (counted.empty()) return;
    frame.label("npuzzle.made", "text", {area.right() - aside, area.y + 34, aside, 18},
                say("{steps} so far", {{"steps", counted}}));
    frame.paint.text({area.right(), area.y + 42}, type::kSmall, colours.quiet, counted, Align::right);
}

void player(Frame& frame, const NPuzzle& lab, Rect row) {
    Transport controls{"npuzzle.player", metric_word(puzzle::Metric::step),
                       length_text(static_cast<std::uint64_t>(lab.playback().end()), puzzle::Metric::step),
                       lab.has_solution()};
    controls.toggle = kTilePlayer.front().command(lab);
    controls.back = command::TilePlayerBack{};
    controls.forward = command::TilePlayerForward{};
    controls.speed = command::TilePlayerSpeed{};
    controls.scrub = [](int step) -> Command { return command::ScrubTilePlayer{step}; };
    const Playback none;
    transport(frame, row, controls, lab.has_solution() ? lab.playback() : none);
}

constexpr Phrase kNPuzzleMakeIt("Make it");  // what is hinted

void npuzzle_hint_button(Frame& frame, const Model& model, Rect rect) {
    Button made = button_of(kTileHint, model);
    if (model.npuzzle.get().hint()) made.label = say(kNPuzzleMakeIt);
    button(frame, rect, made, kTileHint.command(model));
}

/// Of the list of jobs when it tells more than the cards of this task do.
Card other_jobs(const Model& model) {
    const auto& jobs = model.jobs.jobs();
    const bool others = std::any_of(jobs.begin(), jobs.end(), [&](const Job& job) {
        return !job.terms.aside && &job != model.npuzzle.get().job();
    });
    return others ? jobs_card(model, JobsBeside::others) : Card{};
}

/// Every card below the other. Returns the height used.
float all_cards(Frame& frame, const Model& model, const ViewState& view, Rect column, bool own_buttons, bool setup) {
    const float top = column.y;
    npuzzle_answer_card(model, own_buttons).place(frame, column, kBetweenCards);
    npuzzle_programs_card(model, view).place(frame, column, kBetweenCards);
    if (!setup) return column.y - top;
    npuzzle_parity_card(model).place(frame, column, kBetweenCards);
    npuzzle_setup_card(model, own_buttons).place(frame, column, kBetweenCards);
    return column.y - top;
}

void middle(Frame& frame, const Model& model, Rect area) {
    heading(frame, model, area.cut_top(58, 10), false);
    Rect controls = area.cut_bottom(space::kControl, 16);
    controls = controls.inset(std::floor(std::max(0.0f, controls.w - kNPuzzleMostControls) / 2), 0);
    frame.memory.slots.of<NPuzzleBoardView>().draw(frame, model.npuzzle.get(), area, kWideCell);
    deed_icons(frame, controls, kTileHistory, model.npuzzle.get());
    npuzzle_hint_button(frame, model, controls.cut_left(button_width(frame, say(kNPuzzleMakeIt)), kNPuzzleGap));
    if (model.npuzzle.get().has_solution())
        player(frame, model.npuzzle.get(), controls.cut_right(std::min(controls.w, 430.0f)));
}

/// What the thumb reaches on a phone: undo, redo, restart and hint; below them shuffle, and solve or stop.
void action_rows(Frame& frame, const Model& model, Rect& column) {
    Rect play = column.cut_top(space::kControl, kNPuzzleGap);
    deed_icons(frame, play, kTileHistory, model.npuzzle.get());
    npuzzle_hint_button(frame, model, play);
    Rect row = column.cut_top(space::kControl, 12);
    npuzzle_shuffle_button(frame, model, row.cut_left(std::round((row.w - kNPuzzleGap) / 2), kNPuzzleGap));
    npuzzle_solve_button(frame, model, row);
}

/// `visible`: height of what is seen of it; 0 when the board stands elsewhere.
float phone_column(Frame& frame, const Model& model, const ViewState& view, Rect column, float visible) {
    const float top = column.y;
    heading(frame, model, column.cut_top(54, 6), true);
    const NPuzzle& lab = model.npuzzle.get();
    const float most = std::max(visible * 0.52f, visible - 240);
    const float height = std::min(NPuzzleBoardView::height(lab.size(), column.w, kPhoneCell), most);
    if (visible > 0) frame.memory.slots.of<NPuzzleBoardView>().draw(frame, lab, column.cut_top(height, 12), kPhoneCell);
    action_rows(frame, model, column);
    if (lab.has_solution()) player(frame, model.npuzzle.get(), column.cut_top(space::kControl, 12));
    other_jobs(model).place(frame, column, kJobGap);
    return column.y - top + all_cards(frame, model, view, column, false, true);
}

}  // namespace

void desktop_npuzzle(Frame& frame, const Model& model, const ViewState& view, const Layout& layout) {
    const bool beside = !layout.library.empty();
    if (beside) {
        const Rect left = frame.memory.library_scroll.begin(frame, layout.library);
        Rect column{left.x, left.y, left.w, 1e5f};
        npuzzle_setup_card(model, true).place(frame, column, kBetweenCards);
        npuzzle_parity_card(model).place(frame, column);
        frame.memory.library_scroll.end(frame, column.y - left.y);
    }
    middle(frame, model, layout.play);
    Rect answers = layout.answers;
    jobs_at_bottom(frame, other_jobs(model), answers);
    const Rect right = frame.memory.answers_scroll.begin(frame, answers);
    frame.memory.answers_scroll.end(frame,
                                    all_cards(frame, model, view, {right.x, right.y, right.w, 1e5f}, true, !beside));
}

void phone_npuzzle(Frame& frame, const Model& model, const ViewState& view, const Layout& layout) {
    constexpr float kSide = 16;
    constexpr float kTop = 14;
    Rect page = layout.page;
    const bool low = layout.kind == LayoutKind::low;
    if (low)
        frame.memory.slots.of<NPuzzleBoardView>().draw(
            frame, model.npuzzle.get(), page.cut_left(std::round(page.w / 2)).inset(kSide, kSide / 2), kPhoneCell);
    const Rect content = frame.memory.page_scroll.begin(frame, page);
    const Rect column{content.x + kSide, content.y + kTop, content.w - 2 * kSide, 1e5f};
    frame.memory.page_scroll.end(frame, phone_column(frame, model, view, column, low ? 0 : page.h) + kTop);
}

std::optional<Command> npuzzle_key(const Model& model, const ViewState& /*view*/, std::string_view key, bool shift,
                                   bool ctrl) {
    const NPuzzle& lab = model.npuzzle.get();
    if (is_held(key) && without_hold(key) == "z" && !shift && lab.made() == 0) return std::nullopt;
    key = without_hold(key);
    const std::string pressed = pressed_key(key, shift, ctrl);
    if (auto command = command_of_key(kTileHistory, lab, pressed)) return command;
    if (ctrl) return std::nullopt;
    if (key == "ArrowLeft") return command::SlideTile{npuzzle::Direction::left};
    if (key == "ArrowRight") return command::SlideTile{npuzzle::Direction::right};
    if (key == "ArrowUp") return command::SlideTile{npuzzle::Direction::up};
    if (key == "ArrowDown") return command::SlideTile{npuzzle::Direction::down};
    if (lab.has_solution())
        if (auto command = command_of_key(kTilePlayer, lab, pressed)) return command;
    if (key == "Escape" && lab.shows_solution()) return command::UndoTile{};
    return command_of_key(std::array{kTileHint}, model, pressed);
}

}  // namespace shunt::ui
