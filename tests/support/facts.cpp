#include "tests/support/facts.hpp"

#include <map>

#include "core/puzzle/format/shunt_text.hpp"
#include "tests/support/jobs.hpp"

namespace shunt::test {

namespace {

using puzzle::Fact;
using puzzle::Metric;

/// Runs each job at most once.
class Reports {
public:
    explicit Reports(const std::string& text) : text_(text) {}

    const Json& solved(Metric metric) { return cached(solves_, metric, solve); }
    const Json& counted(Metric metric) { return cached(censuses_, metric, census); }

    /// The report of a job that was run anyway, if there is one.
    const Json& any(Metric preferred) {
        if (!censuses_.empty()) return censuses_.begin()->second;
        if (!solves_.empty()) return solves_.begin()->second;
        return counted(preferred);
    }

private:
    using Run = Json (*)(const std::string&, Metric);

    const Json& cached(std::map<Metric, Json>& reports, Metric metric, Run run) {
        auto found = reports.find(metric);
        if (found == reports.end()) found = reports.emplace(metric, run(text_, metric)).first;
        return found->second;
    }

    const std::string& text_;
    std::map<Metric, Json> solves_;
    std::map<Metric, Json> censuses_;
};

std::string text_of(const Json& report, const char* key) {
    if (!report.contains(key)) return report.dump();
    return report[key].is_string() ? report[key].get<std::string>() : report[key].dump();
}

std::string recomputed(const Fact& fact, Reports& reports) {
    if (fact.subject == Fact::Subject::length) {
        const Json& report = reports.solved(*fact.metric);
        return text_of(report, text_of(report, "status") == "unsolvable" ? "status" : "length");
    }
    if (fact.subject == Fact::Subject::eccentricity) return text_of(reports.counted(*fact.metric), "eccentricity");
    if (fact.subject == Fact::Subject::reachable) return text_of(reports.counted(Metric::step), "reachable");
    return text_of(reports.any(Metric::step), "packings");
}

}  // namespace

std::string wrong_facts(const std::string& puzzle_text) {
    const auto problem = puzzle::parse_puzzle(puzzle_text);
    if (!problem) return to_string(problem.error());
    Reports reports(puzzle_text);
    std::string wrong;
    for (const Fact& fact : problem->puzzle.facts()) {
        const std::string value = recomputed(fact, reports);
        const std::string stated = fact.value ? fact.value->decimal() : "unsolvable";
        if (value == stated) continue;
        const std::string metric = fact.metric ? " (" + std::string(to_string(*fact.metric)) + " metric)" : "";
        wrong += std::string(to_string(fact.subject)) + metric + ": stated " + stated + ", computed " + value + "\n";
    }
    return wrong;
}

}  // namespace shunt::test
