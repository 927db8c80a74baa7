#include "core/puzzle/format/shunt_text_facts.hpp"

#include <algorithm>

#include "core/base/words.hpp"

namespace shunt::puzzle::format {
namespace {

constexpr Phrase kForm(
    "a fact is 'METRIC N', 'METRIC unsolvable', 'reachable N', 'packings N' or 'eccentricity METRIC N'");

bool is_number(const std::string& text) {
    return !text.empty() && text.size() <= 40 &&
           std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::vector<Row> split_at_commas(const Row& value) {
    std::vector<Row> parts(1);
    for (const Symbol& symbol : value) {
        if (symbol.text == ",") {
            parts.emplace_back();
        } else {
            parts.back().push_back(symbol);
        }
    }
    return parts;
}

Result<Fact> parse_fact(const Row& parts) {
    std::vector<std::string> terms;
    for (const Symbol& part : parts) terms.push_back(part.text);
    std::string text;
    for (const std::string& term : terms) text += (text.empty() ? "" : " ") + term;
    const Error wrong = error_at(parts.front(), say("'{fact}': {rule}", {{"fact", text}, {"rule", say(kForm)}}));
    if (terms.size() == 2 && (terms[0] == "reachable" || terms[0] == "packings") && is_number(terms[1])) {
        return Fact{terms[0], std::nullopt, terms[1]};
    }
    const bool eccentricity = terms.size() == 3 && terms[0] == "eccentricity";
    if (!eccentricity && terms.size() != 2) return wrong;
    const auto metric = metric_from(terms[terms.size() - 2]);
    const bool valued = is_number(terms.back()) || (!eccentricity && terms.back() == "unsolvable");
    if (!metric || !valued) return wrong;
    return Fact{eccentricity ? "eccentricity" : "length", metric, terms.back()};
}

}  // namespace

Result<std::vector<Fact>> parse_facts(const Row& value, int line) {
    if (value.empty()) return Error{say(kForm), line, 1};
    std::vector<Fact> facts;
    for (const Row& part : split_at_commas(value)) {
        const Row terms = words(part);
        if (terms.empty()) return error_at(value.front(), say(kForm));
        auto fact = parse_fact(terms);
        if (!fact) return fact.error();
        facts.push_back(std::move(*fact));
    }
    return facts;
}

std::string print_facts(std::span<const Fact> facts) {
    std::string text;
    for (const Fact& fact : facts) {
        if (!text.empty()) text += ", ";
        if (fact.subject != "length") text += fact.subject + " ";
        if (fact.metric) text += std::string(to_string(*fact.metric)) + " ";
        text += fact.value;
    }
    return text;
}

}  // namespace shunt::puzzle::format
