#include "ui/entry/entry.hpp"

#include <limits>

#include "core/base/words.hpp"
#include "core/puzzle/format/shunt_text.hpp"

namespace shunt::ui {

using Subject = puzzle::Fact::Subject;

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

std::string origin_of_change(const Entry& entry) {
    const std::string& source = entry.puzzle.source();
    return source.empty() ? title(entry) : title(entry) + " (" + source + ")";
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

}  // namespace shunt::ui
