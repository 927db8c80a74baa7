#include "ui/model/library.hpp"

#include <charconv>
#include <cstdlib>
#include <set>

#include "core/puzzle/format/shunt_text.hpp"
#include "ui/words/board_words.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

/// "81" with thousands separators; anything that is no number stays as it is.
std::string readable(const std::string& value) {
    const bool digits = !value.empty() && value.find_first_not_of("0123456789") == std::string::npos;
    return digits ? grouped(std::strtoull(value.c_str(), nullptr, 10)) : value;
}

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
        std::make_shared<Entry>(Entry{std::move(id), std::move(text), std::move(parsed).value(), std::move(family)}));
}

std::string title(const Entry& entry) {
    if (!entry.puzzle.name().empty()) return entry.puzzle.name();
    return entry.id.empty() ? "Puzzle" : entry.id;
}

std::optional<std::string> fact(const Entry& entry, std::string_view subject, std::optional<puzzle::Metric> metric) {
    for (const puzzle::Fact& known : entry.puzzle.facts()) {
        if (known.subject == subject && known.metric == metric) return known.value;
    }
    return std::nullopt;
}

std::optional<int> known_length(const Entry& entry, puzzle::Metric metric) {
    const auto value = fact(entry, "length", metric);
    int length = 0;
    if (!value) return std::nullopt;
    const auto [end, fault] = std::from_chars(value->data(), value->data() + value->size(), length);
    if (fault != std::errc{} || end != value->data() + value->size()) return std::nullopt;
    return length;
}

std::string subtitle(const Entry& entry) {
    const puzzle::Board& board = entry.puzzle.board();
    std::string text = std::to_string(board.columns()) + " × " + std::to_string(board.rows()) + " · ";
    const puzzle::Metric metric = entry.puzzle.metric();
    if (const auto length = fact(entry, "length", metric)) {
        if (*length == "unsolvable") return text + "unsolvable";
        return text + readable(*length) + " " + std::string(puzzle::to_string(metric)) + (*length == "1" ? "" : "s");
    }
    if (const auto reachable = fact(entry, "reachable")) return text + readable(*reachable) + " positions";
    return text + count_text(entry.puzzle.pieces().size(), "piece", "pieces");
}

namespace {

std::string aim(const puzzle::Puzzle& puzzle) {
    if (!puzzle.note().empty()) return puzzle.note();
    if (puzzle.goals().empty()) return "No goal: move freely, or explore every position";
    const auto kinds = goal_kinds(puzzle);
    const std::size_t wanted = puzzle.goals().front().placements.size();
    if (wanted == 0) return "Leave the marked cells empty";
    if (wanted > 3) return "Arrange the pieces as in the small picture";
    if (wanted > 1) return "Bring the red pieces to the dashed outlines";
    const std::string& name = puzzle.pieces()[puzzle.kinds()[*kinds.begin()].pieces.front()].name;
    const std::string place = puzzle.goals().size() > 1 ? " to one of the dashed outlines" : " to the dashed outline";
    return "Bring the red piece " + name + place;
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
