#include "core/puzzle/format/shunt_text_facts.hpp"

#include <optional>
#include <string_view>

#include "core/base/words.hpp"

namespace shunt::puzzle::format {
namespace {

using Subject = Fact::Subject;

constexpr Phrase kForm(
    "a fact is 'METRIC N', 'METRIC unsolvable', 'reachable N', 'packings N' or 'eccentricity METRIC N'");

constexpr std::size_t kMostDigits = 40;
constexpr std::string_view kUnsolvable = "unsolvable";

std::optional<Natural> number_from(std::string_view text) {
    if (text.empty() || text.size() > kMostDigits) return std::nullopt;
    Natural number;
    for (const char digit : text) {
        if (digit < '0' || digit > '9') return std::nullopt;
        number *= 10;
        number += static_cast<std::uint64_t>(digit - '0');
    }
    return number;
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
    const auto number = number_from(terms.back());
    if (terms.size() == 2 && number && (terms[0] == "reachable" || terms[0] == "packings")) {
        return Fact{terms[0] == "packings" ? Subject::packings : Subject::reachable, std::nullopt, number};
    }
    const bool eccentricity = terms.size() == 3 && terms[0] == "eccentricity";
    if (!eccentricity && terms.size() != 2) return wrong;
    const auto metric = metric_from(terms[terms.size() - 2]);
    const bool valued = number || (!eccentricity && terms.back() == kUnsolvable);
    if (!metric || !valued) return wrong;
    return Fact{eccentricity ? Subject::eccentricity : Subject::length, metric, number};
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
        if (fact.subject != Subject::length) text += std::string(to_string(fact.subject)) + " ";
        if (fact.metric) text += std::string(to_string(*fact.metric)) + " ";
        text += fact.value ? fact.value->decimal() : kUnsolvable;
    }
    return text;
}

}  // namespace shunt::puzzle::format
