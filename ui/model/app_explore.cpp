// AppModel: the positions of the depths, one by one: which is shown, what is asked of the worker for it, and where it leads.
#include "core/base/words.hpp"
#include "core/moves/replay.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "ui/model/app_model.hpp"
#include "ui/words/census_text.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

/// Of the position shown; before all when none is.
DepthWalk::Place place_of(const Sample* shown, puzzle::Metric metric) {
    return shown == nullptr ? DepthWalk::Place{metric, 0, 0} : DepthWalk::Place{metric, shown->depth, shown->index};
}

}  // namespace

// ── which is shown ──

void AppModel::show_position(int depth, std::uint64_t index) {
    if (depth < 0 || index >= census().count(depth)) return;
    if (showing() == Showing::solution) return_to_play();
    walk_.want({metric_, depth, index});
    follow_walk();
}

void AppModel::select_depth(int depth) {
    if (depth < 0 || depth > census().last_depth()) return;
    outbox_.announce(
        say("depth {depth} ({metric} metric), {positions}",
            {{"depth", depth}, {"metric", metric_word(metric_)}, {"positions", count_text(census(), depth)}}));
    show_position(depth, 0);
}

void AppModel::next_sample(int by) {
    if (sample() == nullptr && !walk_.wanted()) return;
    const auto now = walk_.wanted().value_or(place_of(sample(), metric_));
    const std::uint64_t total = census().count(now.depth);
    if (total == 0) return;
    const std::uint64_t further =
        by < 0 ? total - static_cast<std::uint64_t>(-by) % total : static_cast<std::uint64_t>(by);
    walk_.want({now.metric, now.depth, (now.index + further) % total});
    follow_walk();
}

void AppModel::random_position() {
    const std::optional<int> depth = census().selected;
    const std::uint64_t count = depth ? census().count(*depth) : 0;
    if (count > 1) {
        const auto now = walk_.wanted().value_or(place_of(sample(), metric_));
        return show_position(*depth, walk_.another(now.index, count));
    }
    if (!depth && census().last_depth() >= 0) select_depth(census().fullest_depth());
}

void AppModel::type_position(const std::string& text) {
    const CensusView census = this->census();
    const auto first = census.selected ? std::optional(DepthWalk::Place{metric_, *census.selected, 0}) : std::nullopt;
    walk_.type(text, first, first ? census.count(first->depth) : 0);
    if (!walk_.number_wrong()) follow_walk();
}

// ── what is asked for it ──

void AppModel::follow_walk() {
    if (walk_.ready()) return show_wanted();
    if (ask_walk()) return;
    if (!asked(Purpose::census) && !asked(Purpose::resume)) request(Purpose::resume);
}

/// False when no census is held that could answer.
bool AppModel::ask_walk() {
    if (!solver_.can_ask(jobs_, metric_)) return false;
    if (auto question = walk_.question()) solver_.ask(metric_, std::move(*question), jobs_, outbox_);
    return true;
}

void AppModel::settle_walk() {
    if (!walk_.waits() || solver_.can_ask(jobs_, metric_)) return;
    if (!asked(Purpose::census) && !asked(Purpose::resume)) walk_.end_wait();
}

void AppModel::on(const CensusGone& gone) {
    if (graph_.state(gone.metric) == GraphPlan::State::wanted)
        graph_.lose(say("the worker was lost that had all positions"));
    if (gone.metric != metric_ || !walk_.waits()) return;
    if (walk_.lose()) return follow_walk();
    outbox_.error(say("What was asked of the positions cannot be told: the worker was lost again."));
}

void AppModel::on(const QuestionFailed& failed) {
    if (graph_.state(failed.metric) == GraphPlan::State::wanted) graph_.lose(failed.message);
    if (failed.metric != metric_ || !walk_.waits()) return;
    walk_.end_wait();
    outbox_.error(failed.message);
}

void AppModel::on(const PositionsFound& found) {
    if (const auto place = graph_.place_in(found); place && found.metric == metric_)
        return show_position(static_cast<int>(found.level.depth), *place);
    if (const std::string fault = walk_.take(found, puzzle()); !fault.empty()) return outbox_.error(fault);
    if (walk_.ready()) show_wanted();
}

/// The page has it.
void AppModel::show_wanted() {
    const DepthWalk::Place at = *walk_.wanted();
    const DepthPage& page = walk_.page();
    show(SampleOnShow{{at.depth, at.index, page.total, page.at(at.index)}});
    outbox_.announce(
        sentence(say("{position} at depth {depth} ({metric} metric)",
                     {{"position", sample_text(*sample())}, {"depth", at.depth}, {"metric", metric_word(metric_)}})));
}

// ── all of them as a graph ──

void AppModel::draw_graph(const std::string& nearest) {
    graph_.want(metric_, nearest);
    if (ask_graph(metric_)) return;
    if (!asked(Purpose::census) && !asked(Purpose::resume)) request(Purpose::resume);
}

/// What is wanted in a metric, of the census that can tell; false where none is held: the positions are counted first.
bool AppModel::ask_graph(puzzle::Metric metric) {
    auto question = graph_.question(metric);
    if (!question) return true;
    if (!solver_.can_ask(jobs_, metric)) return false;
    solver_.ask(metric, std::move(*question), jobs_, outbox_);
    return true;
}

/// Nothing is waited for that nobody is going to tell.
void AppModel::settle_graph() {
    if (graph_.state(metric_) != GraphPlan::State::wanted || solver_.can_ask(jobs_, metric_)) return;
    if (!asked(Purpose::census) && !asked(Purpose::resume)) graph_.lose(say("the positions were not counted"));
}

void AppModel::on(const GraphTold& told) {
    if (!graph_.take(told)) return;
    outbox_.announce(
        say("{count, plural, one {# position is drawn.} other {# positions are drawn.}}", {{"count", graph_.nodes()}}));
}

void AppModel::choose_node(const std::string& node) {
    graph_.choose(metric_, puzzle(), node);
    auto question = graph_.place_question(census().count(graph_.chosen_depth()));
    if (question && solver_.can_ask(jobs_, metric_)) solver_.ask(metric_, std::move(*question), jobs_, outbox_);
}

// ── where it leads ──

void AppModel::show_way() {
    if (sample() == nullptr) return;
    outbox_.announce(say("Looking for the shortest way here."));
    walk_.want_way(metric_, puzzle::print_position(puzzle(), sample()->position));
    follow_walk();
}

void AppModel::on(const PositionTold& told) {
    if (!walk_.take(told)) return;
    if (told.facts.way.empty())
        return outbox_.error(say("There is no way here to be shown: {why}", {{"why", told.facts.reason}}));
    std::vector<moves::Move> way;
    puzzle::Position at = entry().start;
    for (const std::string& text : told.facts.way) {
        const auto next = puzzle::parse_position(puzzle(), text);
        if (!next) return outbox_.error(to_string(next.error()));
        if (way.empty() && canonical(puzzle(), at) == canonical(puzzle(), *next)) continue;
        const auto move = moves::move_between(puzzle(), *motions_, at, canonical(puzzle(), *next));
        if (!move) return outbox_.error(say("The solver's moves are not legal here; please report this puzzle."));
        at = moves::apply(puzzle(), at, *move);
        way.push_back(*move);
    }
    return_to_play();
    session_->adopt(entry().start, way);
    move_on(std::nullopt);
    outbox_.info(say("Your moves are a shortest way here now, {length}. Undo leads back.",
                     {{"length", length_text(way.size(), metric_)}}));
}

void AppModel::use_as_start() {
    if (sample() == nullptr) return;
    puzzle::Definition definition = definition_of(puzzle(), sample()->position);
    definition.facts.clear();  // they are about the old start
    const auto problem = puzzle::Problem::create(std::move(definition));
    const std::string metric(puzzle::to_string(metric_));
    if (!problem) return outbox_.error(to_string(problem.error()));
    if (!open_text(puzzle::print_puzzle(*problem), "", metric, say("The position"))) return;
    outbox_.info(say("The position is the start now."));
}

void AppModel::copy_position() {
    outbox_.copies.push_back(puzzle::print_position(puzzle(), board()));
    outbox_.announce(say("Position copied as text."));
}

void AppModel::copy_depths() {
    const CensusView census = this->census();
    if (census.report == nullptr) return;
    const char* goals = census.knows_goals() ? ",goal positions" : "";
    std::string text = "depth (" + std::string(puzzle::to_string(metric_)) + "s),positions" + goals + "\n";
    for (int depth = 0; depth <= census.last_depth(); ++depth) {
        text += std::to_string(depth) + "," + std::to_string(census.count(depth));
        text += census.knows_goals() ? "," + std::to_string(census.goals(depth)) + "\n" : "\n";
    }
    outbox_.copies.push_back(std::move(text));
}

}  // namespace shunt::ui
