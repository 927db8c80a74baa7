// AppModel: the positions of the depths, one by one: which is shown, what is asked of the worker for it, and where it leads.
#include <algorithm>
#include <charconv>

#include "core/base/words.hpp"
#include "core/moves/replay.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "ui/model/app_model.hpp"
#include "ui/words/census_text.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

// ── which is shown ──

void AppModel::show_position(int depth, std::uint64_t index) {
    if (depth < 0 || index >= census().count(depth)) return;
    if (showing() == Showing::solution) return_to_play();
    ask_sample(depth, index);
}

void AppModel::select_depth(int depth) {
    if (depth < 0 || depth > census().last_depth()) return;
    outbox_.announce(
        say("depth {depth} ({metric} metric), {positions}",
            {{"depth", depth}, {"metric", metric_word(metric_)}, {"positions", count_text(census(), depth)}}));
    show_position(depth, 0);
}

void AppModel::next_sample(int by) {
    if (sample() == nullptr) return;
    const std::uint64_t total = sample()->total;
    ask_sample(sample()->depth, (sample()->index + total + static_cast<std::uint64_t>(by + 1) - 1) % total);
}

void AppModel::random_position() {
    const std::optional<int> depth = census().selected;
    const std::uint64_t count = depth ? census().count(*depth) : 0;
    if (count > 1) {
        const std::uint64_t now = sample() != nullptr ? sample()->index : 0;
        // Never the one that is shown.
        return show_position(*depth, (now + 1 + random_.below(count - 1)) % count);
    }
    if (!depth && census().last_depth() >= 0) select_depth(census().fullest_depth());
}

void AppModel::type_position(const std::string& text) {
    typed_position_ = text;
    std::uint64_t number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    const CensusView census = this->census();
    const bool valid = fault == std::errc() && end == text.data() + text.size() && number > 0 && census.selected &&
                       number <= census.count(*census.selected);
    if (valid) ask_sample(*census.selected, number - 1);
}

std::string AppModel::position_number() const {
    if (typed_position_) return *typed_position_;
    return sample() != nullptr ? std::to_string(sample()->index + 1) : "";
}

// ── what is asked for it ──

void AppModel::ask_sample(int depth, std::uint64_t index) {
    wanted_ = Wanted{depth, index};
    if (page_.has(metric_, depth, index)) return show_wanted();
    if (ask_wanted()) return;
    if (!asked(Purpose::census) && !asked(Purpose::resume)) request(Purpose::resume);
}

/// False when no census is held that could answer.
bool AppModel::ask_wanted() {
    if (!solver_.can_ask(jobs_, metric_)) return false;
    const std::uint64_t from = wanted_->index / DepthPage::kSize * DepthPage::kSize;
    solver_.ask(metric_, PositionsQuestion{wanted_->depth, from, DepthPage::kSize}.asked(), jobs_, outbox_);
    return true;
}

void AppModel::on(const PositionsFound& found) {
    const outcome::LevelPositions& level = found.level;
    if (!wanted_ || static_cast<std::uint64_t>(wanted_->depth) != level.depth || wanted_->index < level.from) return;
    DepthPage page{metric_, wanted_->depth, level.from, std::max(level.total, level.from + level.positions.size()), {}};
    for (const std::string& text : level.positions) {
        auto position = puzzle::parse_position(puzzle(), text);
        if (!position) {
            wanted_.reset();
            return outbox_.error(say("The position could not be read: {why}", {{"why", to_string(position.error())}}));
        }
        page.positions.push_back(std::move(position).value());
    }
    if (!page.has(metric_, wanted_->depth, wanted_->index)) {
        wanted_.reset();
        return outbox_.error(say("No position of this depth can be shown: {why}", {{"why", level.reason}}));
    }
    page_ = std::move(page);
    show_wanted();
}

/// The page has it.
void AppModel::show_wanted() {
    const Wanted wanted = *wanted_;
    show(SampleOnShow{{wanted.depth, wanted.index, page_.total, page_.at(wanted.index)}});
    outbox_.announce(sentence(
        say("{position} at depth {depth} ({metric} metric)",
            {{"position", sample_text(*sample())}, {"depth", wanted.depth}, {"metric", metric_word(metric_)}})));
}

// ── where it leads ──

int AppModel::moves_possible() const {
    // Equal positions, reached by pieces that are alike, count once.
    moves::Motions motions(puzzle(), metric_);
    std::vector<puzzle::Position> reached;
    motions.begin(board());
    for (auto some = motions.more(); !some.empty(); some = motions.more()) {
        for (const moves::Motion& motion : some) {
            puzzle::Position to = board();
            for (std::size_t i = 0; i < motion.pieces.size(); ++i) to.anchors[motion.pieces[i]] = motion.anchors[i];
            reached.push_back(canonical(puzzle(), to));
        }
    }
    std::sort(reached.begin(), reached.end(), [](const auto& a, const auto& b) { return a.anchors < b.anchors; });
    return static_cast<int>(std::unique(reached.begin(), reached.end()) - reached.begin());
}

void AppModel::show_way() {
    if (sample() == nullptr) return;
    if (!solver_.can_ask(jobs_, metric_)) return;
    outbox_.announce(say("Looking for the shortest way here."));
    wanted_way_ = sample()->position;
    solver_.ask(metric_, PositionQuestion{puzzle::print_position(puzzle(), sample()->position)}.asked(), jobs_,
                outbox_);
}

void AppModel::on(const PositionTold& told) {
    if (!wanted_way_ || sample() == nullptr || sample()->position != *wanted_way_) return;
    wanted_way_.reset();
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
