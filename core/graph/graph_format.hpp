// Formats in which a graph of positions is written, piece by piece as it is found: a further one is a class and a row of the table.
//
//     GraphML .graphml   edge list .edges, .txt   sparse6 .s6   DOT .dot, .gv         chosen by the ending of the file
//
// What readers were seen to do with such files decides how they are: attributes of the graph stand before the nodes; every value is written
// for every node, since defaults are passed over by some; a distance that nobody knows is -1; boards are strings; an edge list holds two
// numbers a line and nothing else, since readers go by numbers and take a third for a node.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.hpp"

namespace shunt::graph {

/// Of the whole graph.
struct GraphFacts {
    std::string puzzle;       ///< its name
    std::string metric;       ///< an edge is a motion that counts as 1 in it
    std::uint64_t nodes = 0;  ///< numbered from 0
    std::uint64_t start = 0;  ///< the number of the start
    /// Where nodes are classes of positions: the names of the pieces in whose places the positions of one differ, with blanks between them;
    /// empty where each is one position.
    std::string small;
};

struct GraphNode {
    std::uint64_t number = 0;
    std::int64_t from_start = 0;
    std::int64_t to_goal = -1;  ///< -1: no goal can be reached, or there is none
    std::string_view board;     ///< its code (puzzle/position_code.hpp), of a class that of one nearest to the start
    std::uint64_t positions = 1;
};

/// Writes one graph: begin(); every node, in order; then every edge; end(). All append to the text that is handed over.
class GraphFormat {
public:
    virtual ~GraphFormat() = default;

    virtual void begin(const GraphFacts& facts, std::string& text) = 0;
    /// Whether it tells of nodes: if not, add_node() need not be called.
    [[nodiscard]] virtual bool tells_nodes() const { return true; }
    virtual void add_node(const GraphNode& node, std::string& text) = 0;
    /// Edges from a node to the nodes before it, by ascending number; nodes come in order.
    virtual void add_edges(std::uint64_t node, const std::vector<std::uint64_t>& before, std::string& text) = 0;
    virtual void end(std::string& text) = 0;
};

/// The format of a file. Error: no format has its ending, with all that there are.
[[nodiscard]] Result<std::unique_ptr<GraphFormat>> graph_format_of(std::string_view file);

}  // namespace shunt::graph
