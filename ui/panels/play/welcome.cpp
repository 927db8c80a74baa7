#include "ui/panels/play/welcome.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "core/base/words.hpp"
#include "core/moves/free_steps.hpp"
#include "ui/board/picture_paint.hpp"
#include "ui/panels/cards/depth_bars.hpp"
#include "ui/panels/cards/solve_words.hpp"
#include "ui/words/entry_words.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kBelowBrand = 6;
constexpr float kWelcomeGap = 12;
constexpr float kWelcomePicture = 64;
constexpr float kPictureRoom = kWelcomePicture + 16;
constexpr float kChevron = 24;
constexpr float kRowPadding = 12;  // above and below
constexpr float kRowTitle = 20;
constexpr float kNote = 60;

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

float way_words_height(const Frame& frame, const Way& way, float width) {
    return kRowTitle + frame.paint.paragraph_height(words_width(width), type::kBody, way.words);
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
    const float high = way_words_height(frame, way, row.w);
    inner.cut_top((inner.h - high) / 2);
    frame.paint.text({inner.x, inner.y + 9}, type::kStrong, frame.colours.ink, way.title);
    frame.paint.paragraph({inner.x, inner.y + kRowTitle, words_width(row.w), high}, type::kBody, frame.colours.quiet,
                          way.words);
}

Drawn way_block(const Model& model, Way way) {
    return {[way](const Frame& frame, float width) {
                return std::max(kWelcomePicture, way_words_height(frame, way, width)) + 2 * kRowPadding;
            },
            [way, &model](Frame& frame, Rect row) { draw_way(frame, model, way, row); }};
}

}  // namespace

std::string welcome_line(const Model& model) { return what_to_do(model) + then_left(model, left(model)); }

std::string welcome_room(const Model& model) {
    auto longest = left(model);
    if (longest) longest->proved = false;
    return what_to_do(model) + then_left(model, longest);
}

Card welcome_task_card(const Model& model, const ViewState& view) {
    Card card;
    if (!view.welcome.task) return card;
    card.add(Passage{"", {{say("A laboratory for sliding block puzzles"), type::kSmallStrong}}});
    card.add(Passage{"welcome.task",
                     {{what_to_do(model), type::kTitle, &Palette::ink},
                      {what_is_known(model), type::kBody, &Palette::ink, kWelcomeGap}}},
             kBelowBrand);
    const auto asked = [&model](Purpose purpose) { return model.requests.asked(purpose); };
    card.add(
        ButtonRow{
            {{{"welcome.watch", say("Watch the solution"), Icon::none, ButtonStyle::primary, asked(Purpose::solve)},
              command::WatchSolution{}},
             {{"welcome.hint", say("Give me a hint"), Icon::none, ButtonStyle::plain, asked(Purpose::hint)},
              command::TakeHint{}}},
            true},
        kWelcomeGap);
    return card;
}

Card welcome_ways_card(const Model& model, const ViewState& view) {
    Card card;
    if (!view.welcome.ways) return card;
    card.padding(space::kCard / 2);
    for (Way& way : ways(model)) card.add(way_block(model, std::move(way)));
    ActionRow note{"welcome.note", say("Everything is computed on your machine; nothing is uploaded.")};
    note.buttons = {{{"welcome.hide", say("Hide"), Icon::none, ButtonStyle::text}, command::HideWelcome{}}};
    note.height = kNote;
    note.style = type::kSmall;
    note.ink = &Palette::quiet;
    note.role = "text";
    card.add(std::move(note));
    return card;
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
