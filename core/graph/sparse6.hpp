// sparse6, the text of nauty for large graphs with few edges (B. D. McKay, formats.txt): some six bits for each letter, a line for a graph.
//
//     :N(n)  then for every edge   b x    b: go on to the next node; x, in as many bits as the greatest number has: the node before it, or,
//                                         when it is greater than the node at hand, that node
#pragma once

#include "core/graph/graph_format.hpp"

namespace shunt::graph {

class Sparse6 final : public GraphFormat {
public:
    void begin(const GraphFacts& facts, std::string& text) override;
    [[nodiscard]] bool tells_nodes() const override { return false; }
    void add_node(const GraphNode& /*node*/, std::string& /*text*/) override {}
    void add_edges(std::uint64_t node, const std::vector<std::uint64_t>& before, std::string& text) override;
    void end(std::string& text) override;

private:
    void put(bool next, std::uint64_t number, std::string& text);
    void put_bit(bool bit, std::string& text);

    std::uint64_t nodes_ = 0;
    std::uint64_t here_ = 0;  // the node at hand
    int width_ = 0;           // of a number, in bits
    int bits_ = 0;            // of the letter at hand, which are there already
    unsigned letter_ = 0;
};

}  // namespace shunt::graph
