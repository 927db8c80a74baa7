#include "ui/model/explorer.hpp"

#include <algorithm>
#include <charconv>

#include "core/base/words.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "ui/words/census_text.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

/// Of the position shown; before all when none is.
DepthWalk::Place place_of(const Sample* shown, puzzle::Metric metric) {
    return shown == nullptr ? DepthWalk::Place{metric, 0, 0} : DepthWalk::Place{metric, shown->depth, shown->index};
}

/// A node of the graph as the page names it.
struct NamedNode {
    int depth = 0;
    puzzle::Position position;
};

std::optional<NamedNode> named_node(const puzzle::Puzzle& puzzle, const std::string& name) {
    int depth = 0;
    const char* const end = name.data() + name.size();
    const auto [behind, fault] = std::from_chars(name.data(), end, depth);
    if (fault != std::errc() || behind == end || depth < 0) return std::nullopt;
    std::string code(behind + 1, end);
    std::replace(code.begin(), code.end(), '/', '\n');
    const auto position = puzzle::parse_position(puzzle, code);
    return position ? std::optional(NamedNode{depth, canonical(puzzle, *position)}) : std::nullopt;
}

}  // namespace

void Explorer::look_at(EntryPtr entry, DossierPtr book) {
    entry_ = std::move(entry);
    book_ = std::move(book);
    range_ = {};
    depths_.forget();
    landmarks_.forget();
    wanted_landmark_.reset();
    graph_.forget();
    solutions_.clear();
    read_of_ = {};
    way_.reset();
    wanted_way_.reset();
}

CensusView Explorer::census(puzzle::Metric metric) const { return census_view(*book_, entry_.get(), metric, scale_); }

CensusView Explorer::census(const Sample* shown) const {
    CensusView view = census(metric_);
    view.range = range_.within(view.last_depth() + 1);
    if (shown != nullptr) view.selected = shown->depth;
    if (depths_.wanted()) view.selected = depths_.wanted()->depth;
    return view;
}

// ── which is wanted ──

void Explorer::want_position(int depth, std::uint64_t index) {
    if (depth < 0 || index >= census(metric_).count(depth)) return;
    depths_.want({metric_, depth, index});
    keep_in_sight(depth);
}

void Explorer::select_depth(int depth, Outbox& outbox) {
    const CensusView census = this->census(metric_);
    if (depth < 0 || depth > census.last_depth()) return;
    outbox.announce(
        say("depth {depth} ({metric} metric), {positions}",
            {{"depth", depth}, {"metric", metric_word(metric_)}, {"positions", count_text(census, depth)}}));
    want_position(depth, 0);
}

void Explorer::next_position(int by, const Sample* shown) {
    if (shown == nullptr && !depths_.wanted()) return;
    const auto now = depths_.wanted().value_or(place_of(shown, metric_));
    const std::uint64_t total = census(metric_).count(now.depth);
    if (total == 0) return;
    const std::uint64_t further =
        by < 0 ? total - static_cast<std::uint64_t>(-by) % total : static_cast<std::uint64_t>(by);
    depths_.want({now.metric, now.depth, (now.index + further) % total});
}

void Explorer::random_position(const Sample* shown, Outbox& outbox) {
    const CensusView census = this->census(shown);
    const std::uint64_t count = census.selected ? census.count(*census.selected) : 0;
    if (count > 1) {
        const auto now = depths_.wanted().value_or(place_of(shown, metric_));
        return want_position(*census.selected, depths_.another(now.index, count));
    }
    if (!census.selected && census.last_depth() >= 0) select_depth(census.fullest_depth(), outbox);
}

void Explorer::type_position(const std::string& text, const Sample* shown) {
    const CensusView census = this->census(shown);
    const auto first = census.selected ? std::optional(DepthWalk::Place{metric_, *census.selected, 0}) : std::nullopt;
    depths_.type(text, first, first ? census.count(first->depth) : 0);
}

void Explorer::want_node(const std::string& node) {
    const auto named = named_node(entry_->puzzle, node);
    if (!named || census(metric_).count(named->depth) == 0) return;
    depths_.want_position(metric_, named->depth, puzzle::print_position(entry_->puzzle, named->position));
    keep_in_sight(named->depth);
}

void Explorer::want_way(const puzzle::Position& to) {
    depths_.want_way(metric_, puzzle::print_position(entry_->puzzle, to));
}

// ── which depths are in sight ──

void Explorer::zoom_depths(double factor, std::optional<int> around, const Sample* shown, Outbox& outbox) {
    const CensusView before = census(shown);
    if (before.last_depth() < 0) return;
    const bool selected_is_seen = before.selected && before.range.has(*before.selected);
    const int middle = before.first_in_sight() + before.depths_in_sight() / 2;
    const int still = around.value_or(selected_is_seen ? *before.selected : middle);
    range_ = before.range.zoomed(factor, still, before.last_depth() + 1);
    const CensusView after = census(shown);
    if (after.range != before.range) outbox.announce(sentence(in_sight_text(after)));
}

void Explorer::scroll_depths(int from) {
    range_ = DepthRange{from, range_.count}.within(census(metric_).last_depth() + 1);
}

// ── what is asked for it ──

CensusWish::Step Explorer::next_step(CensusWish& wish, const Solver& solver, const JobList& jobs) const {
    const puzzle::Metric metric = wish.metric();
    const bool counting = solver.asked(jobs, Purpose::census, metric) || solver.asked(jobs, Purpose::resume, metric);
    return wish.next(solver.can_ask(jobs, metric), counting);
}

void Explorer::count_again(puzzle::Metric metric, Solver& solver, JobList& jobs, Outbox& outbox) const {
    solver.start({Purpose::resume, entry_, metric, entry_->start}, jobs, outbox);
}

/// The next step for what is wanted; one that gives it up is left to whoever wants it.
template <class MakeQuestion>
CensusWish::Step Explorer::pursue(CensusWish& wish, MakeQuestion question, Solver& solver, JobList& jobs,
                                  Outbox& outbox) const {
    const CensusWish::Step step = next_step(wish, solver, jobs);
    if (step == CensusWish::Step::ask) solver.ask(wish.metric(), question(), jobs, outbox);
    if (step == CensusWish::Step::count) count_again(wish.metric(), solver, jobs, outbox);
    return step;
}

bool Explorer::pursue(Solver& solver, JobList& jobs, Outbox& outbox) {
    using Step = CensusWish::Step;
    const auto of = [&](CensusWish& wish, auto question) { return pursue(wish, question, solver, jobs, outbox); };
    const Step positions = of(depths_.wish(), [this] { return *depths_.question(); });
    if (positions == Step::give_up) depths_.end_wait();
    const Step graph = of(graph_.wish(), [this] { return graph_.question(); });
    if (graph == Step::give_up) graph_.lose(say("the positions were not counted"));
    const Step landmarks = of(landmarks_.wish(), [] { return LandmarksQuestion::asked(); });
    if (landmarks == Step::give_up) landmarks_.lose(say("the positions were not counted"));
    return positions == Step::count || graph == Step::count || landmarks == Step::count;
}

// ── what is answered ──

void Explorer::take(const GraphTold& told, Outbox& outbox) {
    if (!graph_.take(told)) return;
    outbox.announce(
        say("{count, plural, one {# position is drawn.} other {# positions are drawn.}}", {{"count", graph_.nodes()}}));
}

std::string Explorer::take(const CensusGone& gone) {
    if (graph_.wish().waits_in(gone.metric)) graph_.lose(say("the worker was lost that had all positions"));
    if (landmarks_.wish().waits_in(gone.metric)) landmarks_.lose(say("the worker was lost that had all positions"));
    if (!depths_.wish().waits_in(gone.metric) || depths_.wish().lose()) return "";
    depths_.end_wait();
    return say("What was asked of the positions cannot be told: the worker was lost again.");
}

std::string Explorer::take(const QuestionFailed& failed) {
    if (graph_.wish().waits_in(failed.metric)) graph_.lose(failed.message);
    if (landmarks_.wish().waits_in(failed.metric)) landmarks_.lose(failed.message);
    if (!depths_.wish().waits_in(failed.metric)) return "";
    depths_.end_wait();
    return failed.message;
}

}  // namespace shunt::ui
