// Explorer: what is asked of workers for what is wanted, what they answer, and what of it the board shows.
#include "core/base/words.hpp"
#include "core/moves/replay.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "ui/model/explorer.hpp"
#include "ui/words/census_text.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

// ── what is asked ──

void Explorer::follow() {
    if (!open_.has_puzzle()) return;
    read_choices();
    // A position that is wanted takes the place of a solution, which is not played on until it is there.
    if (depths_.position_wanted()) play_.clear_stage();
    if (pursue()) open_.clear_failure();
    if (const auto ready = depths_.ready_sample()) show_sample(*ready);
    if (const auto way = std::exchange(wanted_way_, std::nullopt)) show_wanted_way(*way);
}

CensusWish::Step Explorer::next_step(CensusWish& wish) const {
    const puzzle::Metric metric = wish.metric();
    const bool counting = requests_.asked(Purpose::census, metric) || requests_.asked(Purpose::resume, metric);
    return wish.next(requests_.can_question(metric), counting);
}

/// The next step for what is wanted; one that gives it up is left to whoever wants it.
template <class MakeQuestion>
CensusWish::Step Explorer::pursue(CensusWish& wish, MakeQuestion question) {
    const CensusWish::Step step = next_step(wish);
    if (step == CensusWish::Step::ask) requests_.question(wish.metric(), question());
    if (step == CensusWish::Step::count) requests_.start(Purpose::resume, wish.metric());
    return step;
}

bool Explorer::pursue() {
    using Step = CensusWish::Step;
    const Step positions = pursue(depths_.wish(), [this] { return *depths_.question(); });
    if (positions == Step::give_up) depths_.end_wait();
    const Step graph = pursue(graph_.wish(), [this] { return graph_.question(); });
    if (graph == Step::give_up) graph_.lose(say("the positions were not counted"));
    const Step landmarks = pursue(landmarks_.wish(), [] { return LandmarksQuestion::asked(); });
    if (landmarks == Step::give_up) landmarks_.lose(say("the positions were not counted"));
    return positions == Step::count || graph == Step::count || landmarks == Step::count;
}

void Explorer::show_sample(const Sample& ready) {
    play_.show(SampleOnShow{ready});
    outbox_.announce(
        sentence(say("{position} at depth {depth} ({metric} metric)",
                     {{"position", sample_text(ready)}, {"depth", ready.depth}, {"metric", metric_word(metric())}})));
}

// ── what is answered ──

void Explorer::report(const std::string& fault) {
    if (!fault.empty()) outbox_.error(fault);
}

void Explorer::take(const AnswerGrew& grew) {
    if (grew.question == GraphQuestion::kName && graph_.wish().waits_in(grew.metric)) graph_.wish().note(grew.share);
    if (grew.question == LandmarksQuestion::kName && landmarks_.wish().waits_in(grew.metric))
        landmarks_.wish().note(grew.share);
}

void Explorer::take(const PositionsFound& found) { report(depths_.take(found, open_.puzzle())); }

void Explorer::take(const GraphTold& told) {
    if (!graph_.take(told)) return;
    const bool groups = graph_.is_of_groups();
    outbox_.announce(
        groups ? say("{count, plural, one {# group of positions is drawn.} other {# groups of positions are drawn.}}",
                     {{"count", graph_.nodes()}})
               : say("{count, plural, one {# position is drawn.} other {# positions are drawn.}}",
                     {{"count", graph_.nodes()}}));
}

void Explorer::take(const CensusGone& gone) {
    if (graph_.wish().waits_in(gone.metric)) graph_.lose(say("the worker was lost that had all positions"));
    if (landmarks_.wish().waits_in(gone.metric)) landmarks_.lose(say("the worker was lost that had all positions"));
    if (!depths_.wish().waits_in(gone.metric) || depths_.wish().lose()) return;
    depths_.end_wait();
    report(say("What was asked of the positions cannot be told: the worker was lost again."));
}

void Explorer::take(const QuestionFailed& failed) {
    if (graph_.wish().waits_in(failed.metric)) graph_.lose(failed.message);
    if (landmarks_.wish().waits_in(failed.metric)) landmarks_.lose(failed.message);
    if (!depths_.wish().waits_in(failed.metric)) return;
    depths_.end_wait();
    report(failed.message);
}

// ── the way to a position ──

void Explorer::show_way() {
    if (play_.sample() == nullptr) return;
    outbox_.announce(say("Looking for the shortest way here."));
    depths_.want_way(metric(), puzzle::print_position(open_.puzzle(), play_.sample()->position));
}

void Explorer::take(const PositionTold& told) {
    if (!depths_.take(told)) return;
    if (told.facts.way.empty())
        return outbox_.error(say("There is no way here to be shown: {why}", {{"why", told.facts.reason}}));
    const puzzle::Puzzle& puzzle = open_.puzzle();
    const puzzle::Position& start = open_.entry().start;
    std::vector<puzzle::Position> positions;
    for (const std::string& text : told.facts.way) {
        const auto next = puzzle::parse_position(puzzle, text);
        if (!next) return outbox_.error(to_string(next.error()));
        if (canonical(puzzle, *next) != canonical(puzzle, start)) positions.push_back(canonical(puzzle, *next));
    }
    auto way = moves::moves_along(puzzle, open_.motions(), start, positions);
    if (!way) return outbox_.error(say(kNotLegal));
    outbox_.info(say("Your moves are a shortest way here now, {length}. Undo leads back.",
                     {{"length", length_text(way->size(), metric())}}));
    play_.lead(*std::move(way));
}

// ── the table of depths ──

void Explorer::copy_depths() const {
    const CensusView census = this->census();
    if (census.report == nullptr) return;
    const char* goals = census.knows_goals() ? ",goal positions" : "";
    std::string text = "depth (" + std::string(puzzle::to_string(metric())) + "s),positions" + goals + "\n";
    for (int depth = 0; depth <= census.last_depth(); ++depth) {
        text += std::to_string(depth) + "," + std::to_string(census.count(depth));
        text += census.knows_goals() ? "," + std::to_string(census.goals(depth)) + "\n" : "\n";
    }
    outbox_.copies.push_back(std::move(text));
}

}  // namespace shunt::ui
