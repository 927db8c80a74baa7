// The graph of groups of positions, made from the graph of all of them as slowly and obviously as can be.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tests/support/jobs.hpp"

namespace shunt::test {

/// A group by what its positions have in common.
struct GroupOfPositions {
    std::uint64_t positions = 0;
    std::uint64_t from_start = UINT32_MAX;
    std::uint64_t to_goal = UINT32_MAX;
    std::set<std::string> nearest;  ///< codes of those that are nearest to the start
};

struct GroupGraph {
    std::map<std::string, GroupOfPositions> groups;
    std::set<std::pair<std::string, std::string>> edges;  ///< both ways round
    std::set<std::string> dead_ends;
    std::size_t solution_positions = 0;  ///< of a shortest one, with its start; 0: there is none
};

/// `told`: the answer to the question for the graph of all positions; `key`: what a position, by its code, has in common with its group.
[[nodiscard]] GroupGraph group_graph(const Json& told, const std::function<std::string(const std::string&)>& key);

/// What is wrong with the answer to the question for groups of positions, with all of them; "" when nothing is.
[[nodiscard]] std::string fault_of_groups(const Json& told, const GroupGraph& expected,
                                          const std::function<std::string(const std::string&)>& key);

}  // namespace shunt::test
