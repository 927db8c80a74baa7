#include <algorithm>
#include <map>
#include <set>

#include "core/base/words.hpp"
#include "core/puzzle/format/foreign.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "core/puzzle/format/shunt_text_draft.hpp"
#include "core/puzzle/format/shunt_text_facts.hpp"

namespace shunt::puzzle {
namespace {

using namespace format;

const std::vector<std::string_view> kBlockKeys{"board", "goal"};
const std::vector<std::string_view> kRepeatableKeys{"goal", "axis", "distinct", "alike", "colour", "facts"};
const std::vector<std::string_view> kKeys{"name", "source",   "note",  "metric", "board", "goal",   "tiles", "cells",
                                          "axis", "distinct", "alike", "cars",   "gate",  "colour", "facts"};

bool is_repeatable(std::string_view key) {
    return std::find(kRepeatableKeys.begin(), kRepeatableKeys.end(), key) != kRepeatableKeys.end();
}

Failure check_repetition(const Sections& sections, Draft& /*draft*/) {
    std::map<std::string_view, int> seen;
    for (const Section& section : sections) {
        const auto [first, fresh] = seen.emplace(section.key, section.line);
        if (fresh || is_repeatable(section.key)) continue;
        return Error{say("'{key}:' again; it is on line {line} already",
                         {{"key", section.key}, {"line", std::to_string(first->second)}}),
                     section.line, 1};
    }
    return std::nullopt;
}

Failure read_texts(const Sections& sections, Draft& draft) {
    if (const Section* section = find(sections, "name")) draft.definition.name = joined(section->value);
    if (const Section* section = find(sections, "source")) draft.definition.source = joined(section->value);
    if (const Section* section = find(sections, "note")) draft.definition.note = joined(section->value);
    if (const Section* section = find(sections, "metric")) {
        const auto metric = metric_from(joined(section->value));
        if (!metric) {
            const std::string known = listed(names_of(kMetrics));
            return refuse(*section, say("the metric must be one of {metrics}", {{"metrics", known}}));
        }
        draft.definition.metric = *metric;
    }
    return std::nullopt;
}

Failure read_notation(const Sections& sections, Draft& draft) {
    draft.notation.gates = find(sections, "gate") != nullptr;
    const Section* section = find(sections, "cells");
    if (section == nullptr) return std::nullopt;
    if (joined(section->value) != "tokens") return refuse(*section, say("the only value of 'cells:' is tokens"));
    draft.notation.tokens = true;
    return std::nullopt;
}

Failure read_facts(const Sections& sections, Draft& draft) {
    for (const Section& section : sections) {
        if (section.key != "facts") continue;
        auto facts = parse_facts(section.value, section.line);
        if (!facts) return facts.error();
        draft.definition.facts.insert(draft.definition.facts.end(), facts->begin(), facts->end());
    }
    return std::nullopt;
}

}  // namespace

bool format::is_field(std::string_view line) {
    const std::size_t colon = line.find(':');
    return colon != std::string_view::npos &&
           std::find(kKeys.begin(), kKeys.end(), line.substr(0, colon)) != kKeys.end();
}

bool is_puzzle_text(std::string_view text) {
    return text.substr(0, 6) == "board:" || text.find("\nboard:") != std::string_view::npos;
}

std::vector<std::string_view> puzzles_in(std::string_view text) {
    std::vector<std::string_view> puzzles;
    std::set<std::string_view> seen;  // in the puzzle that a line belongs to
    const char* begin = text.data();
    for (const std::string_view line : lines_of(text)) {
        if (!is_field(line)) continue;
        const std::string_view key = line.substr(0, line.find(':'));
        const bool is_named_next = key == "name" && seen.contains("board");
        if (is_named_next || (seen.contains(key) && !is_repeatable(key))) {
            puzzles.emplace_back(begin, static_cast<std::size_t>(line.data() - begin));
            begin = line.data();
            seen.clear();
        }
        seen.insert(key);
    }
    puzzles.emplace_back(begin, static_cast<std::size_t>(text.data() + text.size() - begin));
    if (!std::all_of(puzzles.begin(), puzzles.end(), is_puzzle_text)) return {text};
    return puzzles;
}

Result<Problem> parse_puzzle(std::string_view text) {
    const auto sections = split_sections(text, kKeys, kBlockKeys);
    if (!sections) return sections.error();
    Draft draft;
    // In this order: each step builds on what the ones before it have read.
    for (const auto step : {check_repetition, read_texts, read_notation, read_board, read_goals, read_restrictions,
                            read_classes, read_facts}) {
        if (auto failure = step(*sections, draft)) return *failure;
    }
    return Problem::create(std::move(draft.definition));
}

}  // namespace shunt::puzzle
