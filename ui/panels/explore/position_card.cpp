#include "ui/panels/explore/position_card.hpp"

#include <algorithm>
#include <vector>

#include "core/base/readable.hpp"
#include "core/base/words.hpp"
#include "ui/board/board_place.hpp"
#include "ui/model/positions_away.hpp"
#include "ui/panels/play/controls.hpp"
#include "ui/panels/play/play.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

constexpr float kPositionMostBoard = 300;
constexpr float kPositionMostCell = 70;
constexpr float kPositionGap = 12;

/// Of the position shown last.
struct MovesPossible {
    EntryPtr entry;
    puzzle::Metric metric = puzzle::Metric::move;
    puzzle::Position position;
    PositionsAway away;
};

/// Worked out once for what is shown.
std::string away_words(Frame& frame, const Model& model) {
    auto& known = frame.memory.slots.of<std::optional<MovesPossible>>();
    const EntryPtr& entry = model.play.session().entry_ptr();
    if (!known || known->entry != entry || known->metric != model.open.metric() ||
        known->position != model.play.board())
        known = MovesPossible{entry, model.open.metric(), model.play.board(),
                              positions_away(model.open.puzzle(), model.open.metric(), model.play.board())};
    const std::string count = grouped(static_cast<std::uint64_t>(known->away.count));
    return known->away.all ? count : say("at least {count}", {{"count", count}});
}

/// How far from the start: of a position of a depth, and of the start itself.
std::optional<int> from_start(const Model& model) {
    if (model.play.sample() != nullptr) return model.play.sample()->depth;
    if (const auto step = model.explorer.solution_step()) return step;
    const bool at_start =
        canonical(model.open.puzzle(), model.play.board()) == canonical(model.open.puzzle(), model.open.entry().start);
    return at_start ? std::optional(0) : std::nullopt;
}

/// From the start a census or a proof tells it, too.
std::optional<int> distance_to_goal(const Model& model) {
    if (const auto left = model.play.to_go()) return left;
    if (from_start(model) != 0) return std::nullopt;
    return model.open.book().goal_depth(model.open.metric());
}

std::string to_goal_words(const Model& model) {
    if (model.play.solved()) return say("a goal");
    const auto proved = model.open.book().proved_length(model.open.metric());
    // Moves can be taken back: from a position that the start reaches no goal can be, either.
    if (proved && !proved->length) return say("none can be reached");
    const auto left = distance_to_goal(model);
    if (!left) return model.requests.asked(Purpose::togo) ? say("being worked out") : say("not known");
    const std::string length = length_text(static_cast<std::uint64_t>(*left), model.open.metric());
    const auto start = from_start(model);
    const auto shortest = model.open.book().goal_depth(model.open.metric());
    const bool on_shortest = start && shortest && *start + *left == *shortest;
    return on_shortest ? say("{length}, on a shortest solution", {{"length", length}}) : length;
}

std::vector<FactRow> position_facts(Frame& frame, const Model& model) {
    std::vector<FactRow> rows;
    if (const auto start = from_start(model))
        rows.push_back({"position.start", say("from the start"),
                        length_text(static_cast<std::uint64_t>(*start), model.open.metric())});
    if (!model.open.puzzle().goals().empty()) rows.push_back({"position.goal", say("to a goal"), to_goal_words(model)});
    rows.push_back({"position.moves",
                    say("positions one {metric} away", {{"metric", metric_word(model.open.metric())}}),
                    away_words(frame, model)});
    if (const auto positions = model.explorer.positions_in_group())
        rows.push_back({"position.group", say("positions in its group"), grouped(*positions)});
    return rows;
}

Links position_links(const Model& model) {
    Links links;
    if (model.play.sample() != nullptr) {
        links.push_back(
            {"position.way", say("Show the way here"), model.explorer.depths().way_wanted(), command::ShowWay{}});
        links.push_back({"position.use", say("Use as start"), false, command::UseAsStart{}});
    }
    links.push_back({"position.copy", say("Copy as text"), false, command::CopyPosition{}});
    return links;
}

float position_board_height(const Model& model, float width) {
    const Rect room{0, 0, width, kPositionMostBoard};
    return place_board(model.open.puzzle().board(), room, true, kPositionMostCell).outer.h;
}

}  // namespace

Card position_card(Frame& frame, const Model& model, const ViewState& view, float width, CardBoard board) {
    Card card;
    card.name("position.title", say("Position"));
    if (board == CardBoard::inside) {
        card.add(Drawn{position_board_height(model, width - 2 * space::kCard),
                       [&](Frame& drawn, Rect area) { board_panel(drawn, model, view, area, kPositionMostCell); }});
        card.add(Drawn{space::kControl, [&](Frame& drawn, Rect row) { action_row(drawn, model, row, false); }},
                 kPositionGap);
    }
    card.add(FactRows{position_facts(frame, model)}, kPositionGap);
    card.add(position_links(model), 8);
    return card;
}

}  // namespace shunt::ui
