#include "ui/model/library.hpp"

#include <limits>
#include <set>

#include "core/base/words.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "ui/words/board_words.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

using Subject = puzzle::Fact::Subject;

/// The kinds that some goal names.
std::set<puzzle::KindId> goal_kinds(const puzzle::Puzzle& puzzle) {
    std::set<puzzle::KindId> kinds;
    for (const puzzle::Goal& goal : puzzle.goals()) {
        for (const auto& placement : goal.placements) kinds.insert(placement.kind);
    }
    return kinds;
}

}  // namespace

Result<EntryPtr> read_entry(std::string id, std::string text, std::string family) {
    auto parsed = puzzle::parse_puzzle(text);
    if (!parsed) return parsed.error();
    return EntryPtr(
        std::make_shared<Entry>(Entry{std::move(parsed).value(), std::move(id), std::move(text), std::move(family)}));
}

std::string title(const Entry& entry) {
    if (!entry.puzzle.name().empty()) return entry.puzzle.name();
    return entry.id.empty() ? say("Puzzle") : entry.id;
}

const puzzle::Fact* fact(const Entry& entry, Subject subject, std::optional<puzzle::Metric> metric) {
    for (const puzzle::Fact& known : entry.puzzle.facts()) {
        if (known.subject == subject && known.metric == metric) return &known;
    }
    return nullptr;
}

std::optional<int> known_length(const Entry& entry, puzzle::Metric metric) {
    const puzzle::Fact* known = fact(entry, Subject::length, metric);
    if (known == nullptr || !known->value || std::numeric_limits<int>::max() < *known->value) return std::nullopt;
    return static_cast<int>(known->value->low());
}

std::string subtitle(const Entry& entry) {
    const puzzle::Board& board = entry.puzzle.board();
    std::string text = std::to_string(board.rows()) + " × " + std::to_string(board.columns()) + " · ";
    const puzzle::Metric metric = entry.puzzle.metric();
    if (const puzzle::Fact* length = fact(entry, Subject::length, metric)) {
        if (!length->value) return text + say("unsolvable");
        if (!(Natural(UINT64_MAX) < *length->value)) return text + length_text(length->value->low(), metric);
    }
    if (const puzzle::Fact* reachable = fact(entry, Subject::reachable))
        return text + say("{count} positions", {{"count", grouped(reachable->value->decimal())}});
    return text + say("{count, plural, one {# piece} other {# pieces}}", {{"count", entry.puzzle.pieces().size()}});
}

namespace {

std::string aim(const puzzle::Puzzle& puzzle) {
    if (!puzzle.note().empty()) return puzzle.note();
    if (puzzle.goals().empty()) return say("No goal: move freely, or explore every position");
    const auto kinds = goal_kinds(puzzle);
    const std::size_t wanted = puzzle.goals().front().placements.size();
    if (wanted == 0) return say("Leave the marked cells empty");
    if (wanted > 3) return say("Arrange the pieces as in the small picture");
    if (wanted > 1) return say("Bring the red pieces to the dashed outlines");
    const std::string& name = puzzle.pieces()[puzzle.kinds()[*kinds.begin()].pieces.front()].name;
    return puzzle.goals().size() > 1
               ? say("Bring the red piece {piece} to one of the dashed outlines", {{"piece", name}})
               : say("Bring the red piece {piece} to the dashed outline", {{"piece", name}});
}

}  // namespace

std::string task(const Entry& entry) {
    const std::string rules = rule_words(entry.puzzle);
    const std::string text = aim(entry.puzzle);
    if (rules.empty()) return text;
    return text + (text.back() == '.' ? " " : ". ") + rules;
}

Result<EntryPtr> Library::add(std::string id, std::string text, std::string family) {
    auto entry = read_entry(std::move(id), std::move(text), std::move(family));
    if (entry) entries_.push_back(entry.value());
    return entry;
}

EntryPtr Library::find(std::string_view id) const {
    for (const EntryPtr& entry : entries_) {
        if (entry->id == id) return entry;
    }
    return nullptr;
}

}  // namespace shunt::ui
