#include "ui/panels/play/welcome.hpp"

#include <algorithm>
#include <array>

#include "core/base/words.hpp"
#include "core/moves/free_steps.hpp"
#include "ui/board/picture_paint.hpp"
#include "ui/panels/cards/depth_bars.hpp"
#include "ui/panels/cards/solve_words.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/card.hpp"
#include "ui/words/entry_words.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kBrandRow = 24;
constexpr float kWelcomeGap = 12;
constexpr float kWelcomePicture = 64;
constexpr float kPictureRoom = kWelcomePicture + 16;
constexpr float kChevron = 24;
constexpr float kRowPadding = 12;  // above and below
constexpr float kRowTitle = 20;
constexpr float kNote = 60;
constexpr Phrase kBrandWords("A laboratory for sliding block puzzles");
constexpr float kWelcomeButtonGap = 8;
constexpr Phrase kWatch("Watch the solution");
constexpr Phrase kHintMe("Give me a hint");
constexpr Phrase kNoteWords("Everything is computed on your machine; nothing is uploaded.");

/// The shape of the only piece to be brought to the goal, where it is red; else null.
const puzzle::Shape* red_shape(const puzzle::Puzzle& puzzle) {
    if (puzzle.goals().size() != 1 || puzzle.goals().front().placements.size() != 1) return nullptr;
    const puzzle::KindId wanted = puzzle.goals().front().placements.front().kind;
    return is_red(puzzle, wanted) ? &puzzle.kinds()[wanted].shape : nullptr;
}

std::string what_to_do(const Model& model) {
    const puzzle::Shape* shape = red_shape(model.open.puzzle());
    if (shape == nullptr) return sentence(task(model.open.entry()));
    const puzzle::Coordinate extent = shape->extent();
    const bool square = extent.row == extent.column && shape->size() == extent.row * extent.row;
    return square ? say("Get the red square to the dashed outline.") : say("Get the red piece to the dashed outline.");
}

/// What is left from the position on the board; nothing when that is not known.
std::optional<solve_words::StartLength> left(const Model& model) {
    if (const auto length = model.play.to_go()) return solve_words::StartLength{*length, true};
    return model.play.session().at_start() ? solve_words::start_length(model) : std::nullopt;
}

/// The sentence about it behind another one. Of a length that is only stated it is said.
std::string then_left(const Model& model, const std::optional<solve_words::StartLength>& known) {
    if (!known) return "";
    const std::string length = length_text(static_cast<std::uint64_t>(known->length), model.open.metric());
    return " " + (known->proved ? say("From here it takes {length}.", {{"length", length}})
                                : say("From here it takes {length}, as its text states.", {{"length", length}}));
}

std::string what_is_known(const Model& model) {
    return say("Shunt finds the shortest way from every position, and proves it.") + then_left(model, left(model));
}

/// One way on: what it is called, what it does, and a picture of it.
struct Way {
    const char* id;
    const char* title;
    std::string words;
    Command command;
    void (*picture)(Frame&, const Model&, Rect);
};

/// The bars of the puzzle's own positions once they are counted; before, some that only mean bars.
void picture_of_depths(Frame& frame, const Model& model, Rect area) {
    static const CensusOutcome unknown = [] {
        CensusOutcome some;
        some.depths = {2, 5, 10, 20, 14, 8, 11, 6, 3, 1};
        return some;
    }();
    static const DepthLevels levels(unknown.depths);
    CensusView census = model.explorer.census();
    if (census.report == nullptr) census = {&unknown, &levels, Scale::linear, {}, {}};
    const DepthBars all{area, census.last_depth() + 1, 0.9f, faded(frame.colours.accent, 0.55f)};
    draw_depth_bars(frame, census, all);
    if (!census.knows_goals() && census.goal_depth && *census.goal_depth <= census.last_depth())
        frame.paint.bar(bar_of(census, all, *census.goal_depth, 1), frame.colours.goal);
    frame.paint.line({area.x, area.bottom()}, {area.right(), area.bottom()}, frame.colours.line);
}

void picture_of_puzzle(Frame& frame, const Model& model, Rect area) {
    const EntryPtr& entry = model.play.session().entry_ptr();
    draw_thumbnail(frame, entry->puzzle, entry->start, frame.memory.colours(entry), area);
}

/// The four puzzles of the library after the open one.
void picture_of_library(Frame& frame, const Model& model, Rect area) {
    const auto entries = model.library.entries();
    const float half = area.w / 2;
    for (std::size_t i = 0; i < 4 && i + 1 < entries.size(); ++i) {
        const Rect cell{area.x + half * static_cast<float>(i % 2), area.y + half * static_cast<float>(i / 2), half,
                        half};
        const EntryPtr& entry = entries[i + 1];
        draw_thumbnail(frame, entry->puzzle, entry->start, frame.memory.colours(entry), cell.inset(1));
    }
}

std::array<Way, 3> ways(const Model& model) {
    const puzzle::Fact* reachable = fact(model.open.entry(), puzzle::Fact::Subject::reachable);
    const std::string all = reachable == nullptr ? say("All its positions, by distance from the start.")
                                                 : say("All its {count} positions, by distance from the start.",
                                                       {{"count", grouped(reachable->value->decimal())}});
    return {
        Way{"welcome.explore", say("Explore this puzzle"), all, command::ExplorePuzzle{}, picture_of_depths},
        Way{"welcome.build", say("Build your own"),
            say("Paint it; see at once whether it can be solved, and how fast."), command::ChooseTask{kBuildTask},
            picture_of_puzzle},
        Way{"welcome.pick", say("Pick another one"), say("The classics, and the hardest puzzle of every small grid."),
            command::ChooseTask{kLibraryTask}, picture_of_library}};
}

float words_width(float width) { return width - kPictureRoom - kChevron; }

float way_height(const Frame& frame, const Way& way, float width) {
    const float words = kRowTitle + frame.paint.paragraph_height(words_width(width), type::kBody, way.words);
    return std::max(kWelcomePicture, words) + 2 * kRowPadding;
}

void draw_way(Frame& frame, const Model& model, const Way& way, Rect row) {
    Widget widget;
    widget.id = way.id;
    widget.label = std::string(way.title) + ". " + way.words;
    widget.rect = row;
    if (press(frame, std::move(widget), {way.command}).hovered)
        frame.paint.rect(row.inset(-8, 2), faded(frame.colours.ink, 0.05f), space::kRadius);
    frame.paint.line({row.x, row.bottom()}, {row.right(), row.bottom()}, frame.colours.line);
    draw_icon(frame.paint, Icon::next, {row.right() - kChevron / 2, row.centre().y}, 12, frame.colours.quiet);
    Rect inner = row.inset(0, kRowPadding);
    const Rect picture = inner.cut_left(kWelcomePicture, kPictureRoom - kWelcomePicture);
    way.picture(frame, model, {picture.x, picture.centre().y - kWelcomePicture / 2, kWelcomePicture, kWelcomePicture});
    const float high = kRowTitle + frame.paint.paragraph_height(words_width(row.w), type::kBody, way.words);
    inner.cut_top((inner.h - high) / 2);
    frame.paint.text({inner.x, inner.y + 9}, type::kStrong, frame.colours.ink, way.title);
    frame.paint.paragraph({inner.x, inner.y + kRowTitle, words_width(row.w), high}, type::kBody, frame.colours.quiet,
                          way.words);
}

/// Whether the two buttons of the first card stand beside each other.
bool is_one_row(const Frame& frame, float room) {
    const float half = (room - kWelcomeGap) / 2;
    constexpr float kLeastPadding = 16;  // of a label, left and right together
    return frame.paint.width(type::kStrong, say(kWatch)) + kLeastPadding <= half &&
           frame.paint.width(type::kStrong, say(kHintMe)) + kLeastPadding <= half;
}

float buttons_height(const Frame& frame, float room) {
    return is_one_row(frame, room) ? space::kControl : 2 * space::kControl + kWelcomeButtonGap;
}

}  // namespace

std::string welcome_line(const Model& model) { return what_to_do(model) + then_left(model, left(model)); }

std::string welcome_room(const Model& model) {
    auto longest = left(model);
    if (longest) longest->proved = false;
    return what_to_do(model) + then_left(model, longest);
}

float welcome_task_height(const Frame& frame, const Model& model, const ViewState& view, float width) {
    if (!view.welcome.task) return 0;
    const float room = width - 2 * space::kCard;
    return 2 * space::kCard + kBrandRow + frame.paint.paragraph_height(room, type::kTitle, what_to_do(model)) +
           kWelcomeGap + frame.paint.paragraph_height(room, type::kBody, what_is_known(model)) + kWelcomeGap +
           buttons_height(frame, room);
}

void welcome_task(Frame& frame, const Model& model, Rect area) {
    Rect inner = card(frame, area);
    frame.label("welcome.task", "text", {inner.x, inner.y, inner.w, inner.h - buttons_height(frame, inner.w)},
                what_to_do(model) + " " + what_is_known(model));
    frame.paint.text({inner.x, inner.cut_top(kBrandRow).y + 7}, type::kSmallStrong, frame.colours.quiet,
                     say(kBrandWords));
    inner.cut_top(frame.paint.paragraph(inner, type::kTitle, frame.colours.ink, what_to_do(model)), kWelcomeGap);
    inner.cut_top(frame.paint.paragraph(inner, type::kBody, frame.colours.ink, what_is_known(model)), kWelcomeGap);
    const bool one_row = is_one_row(frame, inner.w);
    Rect row = inner.cut_top(space::kControl, kWelcomeButtonGap);
    const Rect watch = one_row ? row.cut_left((row.w - kWelcomeGap) / 2, kWelcomeGap) : row;
    button(frame, watch,
           {"welcome.watch", say(kWatch), Icon::none, ButtonStyle::primary, model.requests.asked(Purpose::solve), {}},
           command::WatchSolution{});
    button(frame, one_row ? row : inner.cut_top(space::kControl),
           {"welcome.hint", say(kHintMe), Icon::none, ButtonStyle::plain, model.requests.asked(Purpose::hint), {}},
           command::TakeHint{});
}

float welcome_ways_height(const Frame& frame, const Model& model, const ViewState& view, float width) {
    if (!view.welcome.ways) return 0;
    float height = space::kCard + kNote;
    for (const Way& way : ways(model)) height += way_height(frame, way, width - 2 * space::kCard);
    return height;
}

void welcome_ways(Frame& frame, const Model& model, Rect area) {
    Rect inner = card(frame, area);
    inner.h = area.bottom() - inner.y;
    inner.y -= space::kCard / 2;
    for (const Way& way : ways(model)) draw_way(frame, model, way, inner.cut_top(way_height(frame, way, inner.w)));
    Rect note = inner.cut_top(kNote);
    const Rect hide = note.cut_right(button_width(frame, say("Hide")), kWelcomeGap);
    button(frame, {hide.x + 14, note.centre().y - space::kControl / 2, hide.w, space::kControl},
           {"welcome.hide", say("Hide"), Icon::none, ButtonStyle::text, false, {}}, command::HideWelcome{});
    frame.label("welcome.note", "text", note, say(kNoteWords));
    const float high = frame.paint.paragraph_height(note.w, type::kSmall, say(kNoteWords));
    frame.paint.paragraph({note.x, note.centre().y - high / 2, note.w, high}, type::kSmall, frame.colours.quiet,
                          say(kNoteWords));
}

std::optional<moves::Move> welcome_move(const Model& model, const ViewState& view) {
    const bool other =
        model.play.shown_hint() != nullptr || view.selected_piece;  // the board shows what is next by itself
    if (!view.welcome.arrow || view.task != kPlayTask || other) return std::nullopt;
    const auto free = moves::free_steps(model.open.puzzle(), model.play.board());
    for (std::size_t piece = 0; piece < free.size(); ++piece) {
        for (std::size_t i = 0; i < free[piece].size(); ++i) {
            if (free[piece][i]) return moves::Move{{static_cast<puzzle::PieceId>(piece)}, {puzzle::kDirections[i]}};
        }
    }
    return std::nullopt;
}

std::array<const char*, 2> welcome_arrow_words(const Frame& frame, const ViewState& view) {
    if (frame.focused.substr(0, 6) == "piece:") return {say("Arrow keys choose, Enter takes"), say("Arrows, Enter")};
    const bool nothing_yet = frame.pointer.x < -1e5f;
    const bool finger = frame.touch || (view.welcome.finger && nothing_yet);
    if (finger) return {say("Slide a block with a finger"), say("Slide a block")};
    return {say("Drag a block"), say("Drag a block")};
}

}  // namespace shunt::ui
