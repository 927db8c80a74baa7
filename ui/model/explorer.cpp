#include "ui/model/explorer.hpp"

#include <algorithm>
#include <charconv>
#include <string_view>

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
    std::uint64_t positions = 0;  // of the group that it stands for
    puzzle::Position position;
};

/// Takes a number away from the beginning of a text; nothing, and the text stays, where it begins otherwise.
template <class Number>
std::optional<Number> take_number(std::string_view& text) {
    Number number = 0;
    const auto [behind, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (fault != std::errc()) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(behind - text.data()));
    return number;
}

std::optional<NamedNode> named_node(const puzzle::Puzzle& puzzle, const std::string& name) {
    std::string_view rest = name;
    const auto depth = take_number<int>(rest);
    const bool is_group = depth && rest.starts_with(':');
    if (is_group) rest.remove_prefix(1);
    const auto positions = is_group ? take_number<std::uint64_t>(rest) : 0;
    if (!depth || *depth < 0 || !positions || rest.empty()) return std::nullopt;
    std::string code(rest.substr(1));
    std::replace(code.begin(), code.end(), '/', '\n');
    const auto position = puzzle::parse_position(puzzle, code);
    return position ? std::optional(NamedNode{*depth, *positions, canonical(puzzle, *position)}) : std::nullopt;
}

}  // namespace

void Explorer::forget() {
    range_ = {};
    for (CensusWish* wish : wishes()) wish->forget();
    wanted_landmark_.reset();
    group_ = {};
    solutions_.clear();
    read_of_ = {};
    way_.reset();
    wanted_way_.reset();
}

CensusView Explorer::census(puzzle::Metric metric) const {
    return census_view(open_.book(), open_.entry_ptr().get(), metric, scale_);
}

CensusView Explorer::census() const {
    CensusView view = census(metric());
    view.range = range_.within(view.last_depth() + 1);
    if (play_.sample() != nullptr) view.selected = play_.sample()->depth;
    if (depths_.wanted()) view.selected = depths_.wanted()->depth;
    return view;
}

// ── which is wanted ──

void Explorer::want_position(int depth, std::uint64_t index) {
    if (depth < 0 || index >= census(metric()).count(depth)) return;
    depths_.want({metric(), depth, index});
    keep_in_sight(depth);
}

void Explorer::select_depth(int depth) {
    const CensusView census = this->census(metric());
    if (depth < 0 || depth > census.last_depth()) return;
    outbox_.announce(
        say("depth {depth} ({metric} metric), {positions}",
            {{"depth", depth}, {"metric", metric_word(metric())}, {"positions", count_text(census, depth)}}));
    want_position(depth, 0);
}

void Explorer::next_position(int by) {
    if (play_.sample() == nullptr && !depths_.wanted()) return;
    const auto now = depths_.wanted().value_or(place_of(play_.sample(), metric()));
    const std::uint64_t total = census(metric()).count(now.depth);
    if (total == 0) return;
    const std::uint64_t further =
        by < 0 ? total - static_cast<std::uint64_t>(-by) % total : static_cast<std::uint64_t>(by);
    depths_.want({now.metric, now.depth, (now.index + further) % total});
}

void Explorer::random_position() {
    const CensusView census = this->census();
    const std::uint64_t count = census.selected ? census.count(*census.selected) : 0;
    if (count > 1) {
        const auto now = depths_.wanted().value_or(place_of(play_.sample(), metric()));
        return want_position(*census.selected, depths_.another(now.index, count));
    }
    if (!census.selected && census.last_depth() >= 0) select_depth(census.fullest_depth());
}

void Explorer::type_position(const std::string& text) {
    const CensusView census = this->census();
    const auto first = census.selected ? std::optional(DepthWalk::Place{metric(), *census.selected, 0}) : std::nullopt;
    depths_.type(text, first, first ? census.count(first->depth) : 0);
}

void Explorer::want_node(const std::string& node) {
    const auto named = named_node(open_.puzzle(), node);
    if (!named || census(metric()).count(named->depth) == 0) return;
    depths_.want_position(metric(), named->depth, puzzle::print_position(open_.puzzle(), named->position));
    group_ = {named->position, named->positions};
    keep_in_sight(named->depth);
}

std::optional<std::uint64_t> Explorer::positions_in_group() const {
    const bool is_shown = graph_.state(metric()) == GraphPlan::State::drawn && graph_.is_of_groups();
    if (!is_shown || group_.positions == 0 || play_.sample() == nullptr) return std::nullopt;
    const bool is_it = canonical(open_.puzzle(), play_.sample()->position) == group_.position;
    return is_it ? std::optional(group_.positions) : std::nullopt;
}

// ── which depths are in sight ──

void Explorer::zoom_depths(double factor, std::optional<int> around) {
    const CensusView before = census();
    if (before.last_depth() < 0) return;
    const bool selected_is_seen = before.selected && before.range.has(*before.selected);
    const int middle = before.first_in_sight() + before.depths_in_sight() / 2;
    const int still = around.value_or(selected_is_seen ? *before.selected : middle);
    range_ = before.range.zoomed(factor, still, before.last_depth() + 1);
    const CensusView after = census();
    if (after.range != before.range) outbox_.announce(sentence(in_sight_text(after)));
}

void Explorer::scroll_depths(int from) {
    range_ = DepthRange{from, range_.count}.within(census(metric()).last_depth() + 1);
}

}  // namespace shunt::ui
