#include "ui/panels/npuzzle/npuzzle_cards.hpp"

#include <array>
#include <cmath>

#include "core/base/words.hpp"
#include "ui/board/picture_paint.hpp"
#include "ui/widgets/button.hpp"
#include "ui/widgets/card.hpp"
#include "ui/widgets/segmented.hpp"
#include "ui/widgets/slider.hpp"
#include "ui/widgets/text_field.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kNPuzzleSetupRow = 34;
constexpr float kNPuzzleSetupBetween = 8;
constexpr float kSection = 16;
constexpr float kNPuzzleSetupCaption = 22;
constexpr float kGoal = 72;
constexpr float kNPuzzleSetupLink = 30;
constexpr int kLeastSide = 2;
constexpr int kSides = 4;  // 2 to 5

struct NPuzzleSetupSide {
    std::string id;
    Phrase name;
    Phrase counted;  ///< with a number of them in the place {count}
    Command (*set)(int);
};

/// A choice from 2 to 5 with its name before it.
void side_row(Frame& frame, Rect row, const NPuzzleSetupSide& side, int now) {
    std::array<Segment, kSides> segments;
    for (int i = 0; i < kSides; ++i) {
        const int count = kLeastSide + i;
        const std::string number = std::to_string(count);
        segments[static_cast<std::size_t>(i)] = {side.id + ":" + number, number, say(side.counted, {{"count", count}}),
                                                 side.set(count)};
    }
    const Rect label = row.cut_left(72);
    frame.paint.text({label.x, label.centre().y}, type::kBody, frame.colours.quiet, say(side.name));
    segmented(frame, row, side.id, say(side.name), segments, now - kLeastSide);
}

void size_rows(Frame& frame, npuzzle::Size size, Rect& area) {
    const NPuzzleSetupSide rows{"npuzzle.rows", Phrase("rows"), Phrase("{count, plural, one {# row} other {# rows}}"),
                                [](int value) -> Command { return command::SetTileRows{value}; }};
    const NPuzzleSetupSide columns{"npuzzle.columns", Phrase("columns"),
                                   Phrase("{count, plural, one {# column} other {# columns}}"),
                                   [](int value) -> Command { return command::SetTileColumns{value}; }};
    side_row(frame, area.cut_top(kNPuzzleSetupRow, kNPuzzleSetupBetween), rows, size.rows);
    side_row(frame, area.cut_top(kNPuzzleSetupRow, kSection), columns, size.columns);
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

void shuffle_rows(Frame& frame, const Model& model, Rect& area, bool own_button) {
    const NPuzzle& lab = model.npuzzle.get();
    const std::array<Segment, 2> segments{
        Segment{"npuzzle.depth:any", say("any depth"), say("shuffle to any depth"), command::SetTileExact{false}},
        Segment{"npuzzle.depth:exact", say("exact depth"), say("shuffle to an exact depth"),
                command::SetTileExact{true}}};
    segmented(frame, area.cut_top(kNPuzzleSetupRow, kNPuzzleSetupBetween), "npuzzle.depths", say("Shuffle to"),
              segments, lab.exact() ? 1 : 0);
    if (lab.exact()) depth_row(frame, lab, area.cut_top(kNPuzzleSetupRow, kNPuzzleSetupBetween));
    if (own_button) npuzzle_shuffle_button(frame, model, area.cut_top(space::kControl, kNPuzzleSetupBetween));
    area.cut_top(kSection - kNPuzzleSetupBetween);
}

void text_rows(Frame& frame, const NPuzzle& lab, Rect& area) {
    const Rect caption = area.cut_top(kNPuzzleSetupCaption);
    frame.paint.text({caption.x, caption.y + 8}, type::kSmall, frame.colours.quiet,
                     say("Rows of tiles; 0 is the blank"));
    const TextField field{"npuzzle.text", say("Board as text: rows end with a slash, 0 is the blank"), lab.text(),
                          !lab.text_fault().empty(),
                          [](std::string text) -> Command { return command::TypeTiles{std::move(text)}; }};
    text_field(frame, area.cut_top(space::kControl, kNPuzzleSetupBetween), field);
    if (lab.text_fault().empty()) return;
    const std::string fault = sentence(lab.text_fault());
    const Rect text = area.cut_top(frame.paint.paragraph_height(area.w, type::kSmall, fault), kNPuzzleSetupBetween);
    frame.label("npuzzle.fault", "text", text, fault);
    frame.paint.paragraph(text, type::kSmall, frame.colours.danger, fault);
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

/// The board as a puzzle like all others: in every metric, with its positions counted.
void play_link(Frame& frame, Rect row) {
    constexpr float kPadding = 10;
    const char* label = say("Open in Play");
    const float width = frame.paint.width(type::kStrong, label) + 2 * kPadding;
    button(frame, {row.x - kPadding, row.y, width, row.h},
           {"npuzzle.play", label, Icon::none, ButtonStyle::text, false, {}}, command::PlayTiles{});
}

float setup_height(const Frame& frame, const NPuzzle& lab, float width, bool own_button) {
    float height = 2 * space::kCard + kNPuzzleSetupCaption + 2 * kNPuzzleSetupRow + kNPuzzleSetupBetween + kSection;
    height += kNPuzzleSetupRow + kSection + (lab.exact() ? kNPuzzleSetupRow + kNPuzzleSetupBetween : 0) +
              (own_button ? space::kControl + kNPuzzleSetupBetween : 0);
    height += kNPuzzleSetupCaption + space::kControl + kNPuzzleSetupBetween + kGoal + kNPuzzleSetupBetween +
              kNPuzzleSetupLink;
    if (lab.text_fault().empty()) return height;
    return height + frame.paint.paragraph_height(width, type::kSmall, sentence(lab.text_fault())) +
           kNPuzzleSetupBetween;
}

}  // namespace

void npuzzle_shuffle_button(Frame& frame, const Model& model, Rect rect) {
    const NPuzzle& lab = model.npuzzle.get();
    const bool busy = lab.job(model.jobs) != nullptr;
    const Button shuffle{"npuzzle.shuffle", say("Shuffle"), Icon::none, ButtonStyle::plain, busy, std::nullopt};
    // Microseconds since the page was opened: no two presses give the same board.
    const auto seed = static_cast<std::uint32_t>(static_cast<std::uint64_t>(frame.now * 1e6));
    button(frame, rect, shuffle, command::ShuffleTiles{seed});
}

float npuzzle_setup_card(Frame& frame, const Model& model, Rect column, bool own_button) {
    const NPuzzle& lab = model.npuzzle.get();
    const float height = setup_height(frame, lab, column.w - 2 * space::kCard, own_button);
    Rect inner = card(frame, column.cut_top(height));
    const Rect caption = inner.cut_top(kNPuzzleSetupCaption);
    frame.label("npuzzle.setup", "heading", caption, say("Board"));
    frame.paint.text({caption.x, caption.y + 7}, type::kStrong, frame.colours.ink, say("Board"));
    size_rows(frame, lab.size(), inner);
    shuffle_rows(frame, model, inner, own_button);
    text_rows(frame, lab, inner);
    goal_row(frame, lab, inner.cut_top(kGoal, kNPuzzleSetupBetween));
    play_link(frame, inner);
    return height;
}

float npuzzle_parity_card(Frame& frame, const Model& model, Rect column) {
    const NPuzzle& lab = model.npuzzle.get();
    const npuzzle::Solvability& parity = lab.parity();
    const std::string reason = sentence(parity.reason);
    const float text = frame.paint.paragraph_height(column.w - 2 * space::kCard, type::kSmall, reason);
    const float height =
        2 * space::kCard + kNPuzzleSetupCaption + text + (parity.swap ? space::kControl + kNPuzzleSetupBetween : 0);
    Rect inner = card(frame, column.cut_top(height));
    const Rect caption = inner.cut_top(kNPuzzleSetupCaption);
    const std::string verdict = parity.solvable ? say("Solvable") : say("Unsolvable");
    frame.label("npuzzle.parity", "text", {caption.x, caption.y, inner.w, caption.h + text}, verdict + ": " + reason);
    frame.paint.text({caption.x, caption.y + 7}, type::kStrong,
                     parity.solvable ? frame.colours.accent : frame.colours.danger, verdict);
    frame.paint.paragraph(inner.cut_top(text, kNPuzzleSetupBetween), type::kSmall, frame.colours.quiet, reason);
    if (!parity.swap) return height;
    const std::string label =
        say("Swap {first} and {second}", {{"first", parity.swap->first}, {"second", parity.swap->second}});
    const Rect rect = inner.cut_top(space::kControl);
    button(frame, rect, {"npuzzle.swap", label, Icon::none, ButtonStyle::plain, false, std::nullopt},
           command::SwapTiles{});
    return height;
}

}  // namespace shunt::ui
