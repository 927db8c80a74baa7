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
std::string away_words(Frame& frame, const AppModel& model) {
    auto& known = frame.memory.slots.of<std::optional<MovesPossible>>();
    const EntryPtr& entry = model.session().entry_ptr();
    if (!known || known->entry != entry || known->metric != model.metric() || known->position != model.board())
        known = MovesPossible{entry, model.metric(), model.board(),
                              positions_away(model.puzzle(), model.metric(), model.board())};
    const std::string count = grouped(static_cast<std::uint64_t>(known->away.count));
    return known->away.all ? count : say("at least {count}", {{"count", count}});
}

/// How far from the start: of a position of a depth, and of the start itself.
std::optional<int> from_start(const AppModel& model) {
    if (model.sample() != nullptr) return model.sample()->depth;
    if (const auto step = model.solution_step()) return step;
    const bool at_start = canonical(model.puzzle(), model.board()) == canonical(model.puzzle(), model.entry().start);
    return at_start ? std::optional(0) : std::nullopt;
}

/// From the start a census or a proof tells it, too.
std::optional<int> distance_to_goal(const AppModel& model) {
    if (const auto left = model.to_go()) return left;
    if (from_start(model) != 0) return std::nullopt;
    return model.book().goal_depth(model.metric());
}

std::string to_goal_words(const AppModel& model) {
    if (model.solved()) return say("a goal");
    const auto left = distance_to_goal(model);
    if (!left) return model.asked(Purpose::togo) ? say("being worked out") : say("not known");
    const std::string length = length_text(static_cast<std::uint64_t>(*left), model.metric());
    const auto start = from_start(model);
    const auto shortest = model.book().goal_depth(model.metric());
    const bool on_shortest = start && shortest && *start + *left == *shortest;
    return on_shortest ? say("{length}, on a shortest solution", {{"length", length}}) : length;
}

std::vector<FactRow> position_facts(Frame& frame, const AppModel& model) {
    std::vector<FactRow> rows;
    if (const auto start = from_start(model))
        rows.push_back(
            {"position.start", say("from the start"), length_text(static_cast<std::uint64_t>(*start), model.metric())});
    if (!model.puzzle().goals().empty()) rows.push_back({"position.goal", say("to a goal"), to_goal_words(model)});
    rows.push_back({"position.moves", say("positions one {metric} away", {{"metric", metric_word(model.metric())}}),
                    away_words(frame, model)});
    return rows;
}

Links position_links(const AppModel& model) {
    Links links;
    if (model.sample() != nullptr) {
        links.push_back(
            {"position.way", say("Show the way here"), model.explorer().depths().way_wanted(), command::ShowWay{}});
        links.push_back({"position.use", say("Use as start"), false, command::UseAsStart{}});
    }
    links.push_back({"position.copy", say("Copy as text"), false, command::CopyPosition{}});
    return links;
}

float position_board_height(const AppModel& model, float width) {
    const Rect room{0, 0, width, kPositionMostBoard};
    return place_board(model.puzzle().board(), room, true, kPositionMostCell).outer.h;
}

}  // namespace

Card position_card(Frame& frame, const AppModel& model, const ViewState& view, float width, CardBoard board) {
    Card card;
    card.name("position.title", say("Position"));
    if (board == CardBoard::inside) {
        card.add(Drawn{position_board_height(model, width - 2 * space::kCard),
                       [&](Frame& drawn, Rect area) { board_panel(drawn, model, view, area, kPositionMostCell); }});
        card.add(Drawn{space::kControl, [&](Frame& drawn, Rect row) { action_row(drawn, model, row, false); }},
                 kPositionGap);
    }
    card.add(FactRows{position_facts(frame, model)}, kPositionGap);
    return card.add(position_links(model), 8);
}

}  // namespace shunt::ui
