#include "ui/panels/npuzzle/npuzzle_cards.hpp"

#include <utility>

#include "core/base/words.hpp"
#include "ui/board/picture_paint.hpp"
#include "ui/widgets/slider.hpp"
#include "ui/widgets/text_field.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kSection = 16;
constexpr float kCaptionGap = 4;
constexpr float kGoal = 72;
constexpr int kLeastSide = 2;
constexpr int kSides = 4;  // 2 to 5

struct NPuzzleSetupSide {
    std::string id;
    Phrase name;
    Phrase counted;  ///< with a number of them in the place {count}
    Command (*set)(int);
};

/// A choice from 2 to 5 with its name before it.
Choice side_choice(const NPuzzleSetupSide& side, int now) {
    constexpr float kLabel = 72;
    Choice choice{side.id, say(side.name), {}, now - kLeastSide, say(side.name), kLabel, kNPuzzleRow};
    for (int count = kLeastSide; count < kLeastSide + kSides; ++count) {
        const std::string number = std::to_string(count);
        choice.segments.push_back(
            {side.id + ":" + number, number, say(side.counted, {{"count", count}}), side.set(count)});
    }
    return choice;
}

void add_sides(Card& card, npuzzle::Size size) {
    const NPuzzleSetupSide rows{"npuzzle.rows", Phrase("rows"), Phrase("{count, plural, one {# row} other {# rows}}"),
                                [](int value) -> Command { return command::SetTileRows{value}; }};
    const NPuzzleSetupSide columns{"npuzzle.columns", Phrase("columns"),
                                   Phrase("{count, plural, one {# column} other {# columns}}"),
                                   [](int value) -> Command { return command::SetTileColumns{value}; }};
    card.add(side_choice(rows, size.rows), kNPuzzleBetween);
    card.add(side_choice(columns, size.columns), kNPuzzleBetween);
}

void depth_row(Frame& frame, const NPuzzle& lab, Rect row) {
    const std::string steps = length_text(static_cast<std::uint64_t>(lab.depth()), puzzle::Metric::step);
    const Rect text = row.cut_right(66);
    frame.paint.text({text.right(), text.centre().y}, type::kBody, frame.colours.ink, steps, Align::right);
    Slider depth;
    depth.id = "npuzzle.depth";
    depth.label = say("Depth: steps of a shortest solution");
    depth.value = lab.depth();
    depth.max = lab.greatest_depth();
    depth.value_text = steps;
    depth.set = [](int value) -> Command { return command::SetTileDepth{value}; };
    slider(frame, row, depth);
}

void add_depths(Card& card, const NPuzzle& lab) {
    card.add(Choice{"npuzzle.depths",
                    say("Shuffle to"),
                    {{"npuzzle.depth:any", say("any depth"), say("shuffle to any depth"), command::SetTileExact{false}},
                     {"npuzzle.depth:exact", say("exact depth"), say("shuffle to an exact depth"),
                      command::SetTileExact{true}}},
                    lab.exact() ? 1 : 0,
                    "",
                    0,
                    kNPuzzleRow},
             kSection);
    if (lab.exact())
        card.add(Drawn{kNPuzzleRow, [&lab](Frame& frame, Rect row) { depth_row(frame, lab, row); }}, kNPuzzleBetween);
}

void board_text(Frame& frame, const NPuzzle& lab, Rect rect) {
    const TextField field{"npuzzle.text", say("Board as text: rows end with a slash, 0 is the blank"), lab.text(),
                          !lab.text_fault().empty(),
                          [](std::string text) -> Command { return command::TypeTiles{std::move(text)}; }};
    text_field(frame, rect, field);
}

void goal_row(Frame& frame, const NPuzzle& lab, Rect row) {
    constexpr float kPadding = 10;
    frame.paint.line({row.x, row.y}, {row.right(), row.y}, frame.colours.line);
    row.cut_top(8);
    draw_small_board(frame, lab.goal(), lab.goal(), row.cut_left(row.h, 14));
    const bool ordered = lab.goal_is_ordered();
    const char* words = ordered ? say("Goal: ordered") : say("Goal: your own");
    frame.label("npuzzle.goal", "text", row, words);
    frame.paint.text({row.x, row.y + 16}, type::kBody, frame.colours.quiet, words);
    const std::string label =
        ordered ? frame.paint.fitting(type::kStrong, {say("Make this the goal"), say("Set as goal")}, row.w - kPadding)
                : say("Back to ordered");
    const float width = frame.paint.width(type::kStrong, label) + 2 * kPadding;
    const Rect rect{row.x - kPadding, row.y + 30, width, 30};
    button(frame, rect, {"npuzzle.goal.set", label, Icon::none, ButtonStyle::text, ordered && lab.solved(), {}},
           command::SetTileGoal{!ordered});
}

}  // namespace

void npuzzle_shuffle_button(Frame& frame, const Model& model, Rect rect) {
    const NPuzzle& lab = model.npuzzle.get();
    const bool busy = lab.job() != nullptr;
    const Button shuffle{"npuzzle.shuffle", say("Shuffle"), Icon::none, ButtonStyle::plain, busy, std::nullopt};
    // Microseconds since the page was opened: no two presses give the same board.
    const auto seed = static_cast<std::uint32_t>(static_cast<std::uint64_t>(frame.now * 1e6));
    button(frame, rect, shuffle, command::ShuffleTiles{seed});
}

Card npuzzle_setup_card(const Model& model, bool own_button) {
    const NPuzzle& lab = model.npuzzle.get();
    Card card;
    card.add(heading("npuzzle.setup", say("Board")));
    add_sides(card, lab.size());
    add_depths(card, lab);
    if (own_button)
        card.add(
            Drawn{space::kControl, [&model](Frame& frame, Rect row) { npuzzle_shuffle_button(frame, model, row); }},
            kNPuzzleBetween);
    card.add(caption(say("Rows of tiles; 0 is the blank")), kSection);
    card.add(Drawn{space::kControl, [&lab](Frame& frame, Rect row) { board_text(frame, lab, row); }}, kCaptionGap);
    const std::string& fault = lab.text_fault();
    card.add(note("npuzzle.fault", fault.empty() ? "" : sentence(fault), &Palette::danger), kNPuzzleBetween);
    card.add(Drawn{kGoal, [&lab](Frame& frame, Rect row) { goal_row(frame, lab, row); }}, kNPuzzleBetween);
    // As a puzzle like all others: in every metric, with its positions counted.
    card.add(Links{{"npuzzle.play", say("Open in Play"), false, command::PlayTiles{}}}, kNPuzzleBetween);
    return card;
}

Card npuzzle_parity_card(const Model& model) {
    const npuzzle::Solvability& parity = model.npuzzle.get().parity();
    const bool solvable = parity.solvable;
    Card card;
    card.add(Passage{"npuzzle.parity",
                     {{solvable ? say("Solvable") : say("Unsolvable"), type::kStrong,
                       solvable ? &Palette::accent : &Palette::danger},
                      {sentence(parity.reason), type::kSmall}},
                     ": "});
    if (!parity.swap) return card;
    const std::string label =
        say("Swap {first} and {second}", {{"first", parity.swap->first}, {"second", parity.swap->second}});
    card.add(ButtonRow{{{{"npuzzle.swap", label}, command::SwapTiles{}}}, true}, kNPuzzleBetween);
    return card;
}

}  // namespace shunt::ui
