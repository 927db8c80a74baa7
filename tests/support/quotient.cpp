#include "tests/support/quotient.hpp"

#include <algorithm>
#include <sstream>

namespace shunt::test {
namespace {

std::vector<std::string> lines_of(const Json& text) {
    std::vector<std::string> lines;
    std::istringstream from(text.get<std::string>());
    for (std::string line; std::getline(from, line);) lines.push_back(line);
    return lines;
}

std::vector<std::string> keys_of(const Json& told, const std::function<std::string(const std::string&)>& key) {
    std::vector<std::string> keys = lines_of(told["codes"]);
    for (std::string& each : keys) each = key(each);
    return keys;
}

/// Pairs of keys, both ways round, without those that are equal.
std::set<std::pair<std::string, std::string>> edges_of(const Json& told, const std::vector<std::string>& keys) {
    std::set<std::pair<std::string, std::string>> edges;
    for (std::size_t i = 0; i < told["edges"].size(); i += 2) {
        const std::string& a = keys[told["edges"][i].get<std::size_t>()];
        const std::string& b = keys[told["edges"][i + 1].get<std::size_t>()];
        if (a != b) edges.insert({{a, b}, {b, a}});
    }
    return edges;
}

std::string fault_of_node(const Json& told, const GroupGraph& expected, std::size_t node, const std::string& code,
                          const std::string& key) {
    const auto found = expected.groups.find(key);
    if (found == expected.groups.end()) return "a group that is none: " + key;
    const GroupOfPositions& its = found->second;
    if (told["positions"][node] != its.positions) return "another number of positions in " + key;
    if (told["depths"][node] != its.from_start || told["to_goal"][node] != its.to_goal) return "not so far: " + key;
    if (its.nearest.count(code) == 0) return "not the nearest: " + key;
    return node > 0 && told["depths"][node] < told["depths"][node - 1] ? "not in order" : "";
}

std::string fault_of_way(const Json& told, const GroupGraph& expected, const std::vector<std::string>& keys) {
    const Json& way = told["way"];
    if (way.size() != expected.solution_positions) return "the way has " + std::to_string(way.size()) + " positions";
    for (std::size_t i = 0; i < way.size(); ++i) {
        const std::string& here = keys[way[i].get<std::size_t>()];
        if (i == 0 && expected.groups.at(here).from_start != 0) return "the way begins elsewhere";
        if (i + 1 == way.size() && expected.groups.at(here).to_goal != 0) return "the way leads nowhere";
        if (i > 0 && here != keys[way[i - 1].get<std::size_t>()] &&
            expected.edges.count({keys[way[i - 1].get<std::size_t>()], here}) == 0)
            return "the way goes where there is no edge";
    }
    return {};
}

}  // namespace

GroupGraph group_graph(const Json& told, const std::function<std::string(const std::string&)>& key) {
    GroupGraph graph;
    const std::vector<std::string> codes = lines_of(told["codes"]);
    const std::vector<std::string> keys = keys_of(told, key);
    for (std::size_t node = 0; node < keys.size(); ++node) {
        GroupOfPositions& its = graph.groups[keys[node]];
        const std::uint64_t from_start = told["depths"][node];
        ++its.positions;
        if (from_start < its.from_start) its.nearest.clear();
        its.from_start = std::min(its.from_start, from_start);
        if (from_start == its.from_start) its.nearest.insert(codes[node]);
        its.to_goal = std::min(its.to_goal, told["to_goal"][node].get<std::uint64_t>());
    }
    graph.edges = edges_of(told, keys);
    const std::uint64_t length = told["to_goal"][0];
    graph.solution_positions = length == UINT32_MAX ? 0 : static_cast<std::size_t>(length) + 1;
    for (const auto& [name, its] : graph.groups) graph.dead_ends.insert(name);
    for (const auto& [a, b] : graph.edges)
        if (graph.groups[b].from_start > graph.groups[a].from_start) graph.dead_ends.erase(a);
    return graph;
}

std::string fault_of_groups(const Json& told, const GroupGraph& expected,
                            const std::function<std::string(const std::string&)>& key) {
    if (told.contains("reason")) return told["reason"];
    const std::size_t groups = expected.groups.size();
    for (const char* field : {"depths", "to_goal", "positions"})
        if (told[field].size() != groups) return std::string(field) + " of other nodes";
    if (told["classes"] != groups || told["nodes"] != groups) return "another number of groups";
    const std::vector<std::string> codes = lines_of(told["codes"]);
    const std::vector<std::string> keys = keys_of(told, key);
    if (keys.size() != groups) return "codes of other nodes";
    if (std::set<std::string>(keys.begin(), keys.end()).size() != groups) return "a group is there twice";
    for (std::size_t node = 0; node < groups; ++node)
        if (auto fault = fault_of_node(told, expected, node, codes[node], keys[node]); !fault.empty()) return fault;
    if (edges_of(told, keys) != expected.edges || told["edges"].size() != expected.edges.size()) return "other edges";
    std::set<std::string> dead_ends;
    for (const std::size_t node : told["dead_ends"]) dead_ends.insert(keys[node]);
    return dead_ends == expected.dead_ends ? fault_of_way(told, expected, keys) : "other dead ends";
}

}  // namespace shunt::test
