// AppModel: what Explore has found is shown, and where that leads.
#include "core/base/words.hpp"
#include "core/moves/replay.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "ui/model/app_model.hpp"
#include "ui/words/census_text.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

// ── what has come ──

void AppModel::follow_explorer() {
    comparison_.resolve(library_, known_);
    if (!has_puzzle()) return;
    explorer_.read_choices();
    // A position that is wanted takes the place of a solution, which is not played on until it is there.
    if (explorer_.depths().position_wanted() && showing() == Showing::solution) put_on_stage(OwnPlay{});
    if (explorer_.pursue(solver_, jobs_, outbox_)) failure_.clear();
    if (const auto ready = explorer_.depths().ready_sample()) show_sample(*ready);
    if (const auto way = explorer_.take_wanted_way()) show_wanted_way(*way);
}

void AppModel::show_sample(const Sample& ready) {
    show(SampleOnShow{ready});
    outbox_.announce(
        sentence(say("{position} at depth {depth} ({metric} metric)",
                     {{"position", sample_text(ready)}, {"depth", ready.depth}, {"metric", metric_word(metric_)}})));
}

std::optional<int> AppModel::solution_step() const {
    const SolutionPtr& way = explorer_.way();
    const bool shown = showing() == Showing::solution && way && player_.solution() == way;
    return shown ? std::optional(player_.step()) : std::nullopt;
}

void AppModel::show_wanted_way(const Explorer::WantedWay& wanted) {
    const int step = wanted.step.value_or(solution_step().value_or(0));
    if (!wanted.bent && solution_step()) return scrub(step);
    const SolutionPtr way = explorer_.make_way(*motions_);
    if (!way) return outbox_.error(say("The solver's moves are not legal here; please report this puzzle."));
    book_->remember(puzzle(), *way);
    if (showing() == Showing::solution) show(OwnPlay{});
    player_.load(way);
    scrub(step);
}

void AppModel::watch_way() {
    if (explorer_.solutions().empty()) return;
    if (!solution_step()) explorer_.choose_move(0);
    follow_explorer();
    if (solution_step()) toggle_player();
}

void AppModel::on(const PositionsFound& found) {
    if (const std::string fault = explorer_.take(found); !fault.empty()) outbox_.error(fault);
}

void AppModel::on(const GraphTold& told) { explorer_.take(told, outbox_); }

void AppModel::on(const LandmarksTold& told) { explorer_.take(told, sample(), outbox_); }

void AppModel::on(const CensusGone& gone) {
    if (const std::string fault = explorer_.take(gone); !fault.empty()) outbox_.error(fault);
}

void AppModel::on(const QuestionFailed& failed) {
    if (const std::string fault = explorer_.take(failed); !fault.empty()) outbox_.error(fault);
}

// ── where it leads ──

void AppModel::show_way() {
    if (sample() == nullptr) return;
    outbox_.announce(say("Looking for the shortest way here."));
    explorer_.want_way(sample()->position);
}

void AppModel::on(const PositionTold& told) {
    if (!explorer_.take(told)) return;
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
    outbox_.info(say("Your moves are a shortest way here now, {length}. Undo leads back.",
                     {{"length", length_text(way.size(), metric_)}}));
    move_on(way_here_.begin(*session_, entry().start, std::move(way)));
}

namespace {

/// What is said of the old start is not true of another one: its lengths, and who made it.
void tell_other_start(puzzle::Definition& definition, const Entry& from) {
    definition.facts.clear();
    const std::string ending = say(", another start");
    const std::string name = title(from);
    if (name.ends_with(ending)) return;  // it tells already what it comes from
    definition.name = name + ending;
    definition.source = "another start of " + origin_of_change(from);
}

}  // namespace

void AppModel::use_as_start() {
    if (sample() == nullptr) return;
    puzzle::Definition definition = definition_of(puzzle(), sample()->position);
    tell_other_start(definition, entry());
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
