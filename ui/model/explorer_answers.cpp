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
    show_wanted_landmark();
    // A position that is wanted takes the place of a solution, which is not played on until it is there.
    if (depths_.position_wanted()) play_.clear_stage();
    bool counts = false;
    for (CensusWish* wish : wishes()) counts |= pursue(*wish);
    if (counts) open_.clear_failure();
    if (const auto ready = depths_.ready_sample()) show_sample(*ready);
    if (const auto facts = depths_.take_way()) lead(*facts);
    if (const auto way = std::exchange(wanted_way_, std::nullopt)) show_wanted_way(*way);
}

bool Explorer::pursue(CensusWish& wish) {
    const puzzle::Metric metric = wish.metric();
    const bool counting = requests_.asked(Purpose::census, metric) || requests_.asked(Purpose::resume, metric);
    const CensusWish::Step step = wish.next(requests_.can_question(metric), counting);
    if (step == CensusWish::Step::ask) requests_.question(metric, wish.question());
    if (step == CensusWish::Step::count) requests_.start(Purpose::resume, metric);
    if (step == CensusWish::Step::give_up) wish.give_up();
    return step == CensusWish::Step::count;
}

void Explorer::show_sample(const Sample& ready) {
    play_.show(SampleOnShow{ready});
    outbox_.announce(
        sentence(say("{position} at depth {depth} ({metric} metric)",
                     {{"position", sample_text(ready)}, {"depth", ready.depth}, {"metric", metric_word(metric())}})));
}

// ── the way to a position ──

void Explorer::show_way() {
    if (play_.sample() == nullptr) return;
    outbox_.announce(say("Looking for the shortest way here."));
    depths_.want_way(metric(), puzzle::print_position(open_.puzzle(), play_.sample()->position));
}

void Explorer::lead(const outcome::PositionFacts& facts) {
    if (facts.way.empty())
        return outbox_.error(say("There is no way here to be shown: {why}", {{"why", facts.reason}}));
    const puzzle::Puzzle& puzzle = open_.puzzle();
    const puzzle::Position& start = open_.entry().start;
    std::vector<puzzle::Position> positions;
    for (const std::string& text : facts.way) {
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
