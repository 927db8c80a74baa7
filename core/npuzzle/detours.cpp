#include "core/npuzzle/detours.hpp"

#include <algorithm>
#include <utility>

namespace shunt::npuzzle {
namespace {

using Node = std::uint32_t;
constexpr Node kNone = 0xFFFFFFFF;       // no such step, or a word that is not needed because a part of it is not
constexpr Node kNotNeeded = 0xFFFFFFFE;  // a shortest forbidden word

/// The tree of all needed words, one root for each cell of the blank. A word is known by the board it makes of one whose tiles have
/// the numbers of their cells.
class Words {
public:
    struct Entry {
        std::array<Node, 4> next{kNone, kNone, kNone, kNone};  ///< by direction of the tile
        Node shorter = kNone;                                  ///< the word without its first step; kNone for a root
        Cell from = 0;                                         ///< cell of the blank before the word
        Cell blank = 0;                                        ///< and after it
    };

    Words(Size size, int longest) : size_(size), cells_(static_cast<std::size_t>(size.cells())), slots_(1024, kNone) {
        for (std::size_t cell = 0; cell < cells_; ++cell) {
            for (std::size_t tile = 0; tile < cells_; ++tile) boards_.push_back(static_cast<Cell>(tile));
            nodes_.push_back({{kNone, kNone, kNone, kNone}, kNone, static_cast<Cell>(cell), static_cast<Cell>(cell)});
            insert(static_cast<Node>(cell));
        }
        std::size_t begin = 0;
        for (int length = 1; length <= longest; ++length) {
            const std::size_t end = nodes_.size();
            for (std::size_t node = begin; node < end; ++node) {
                for (std::size_t d = 0; d < puzzle::kDirections.size(); ++d) {
                    const Node child = extended(static_cast<Node>(node), d);
                    nodes_[node].next[d] = child;
                }
            }
            begin = end;
        }
    }

    [[nodiscard]] const std::vector<Entry>& nodes() const { return nodes_; }

private:
    Node extended(Node node, std::size_t direction) {
        const Entry parent = nodes_[node];
        const Cell to = size_.neighbour(parent.blank, puzzle::opposite(puzzle::kDirections[direction]));
        if (to == kNoCell) return kNone;
        // Without its first step the word is a shorter one, from another cell, that is known already.
        const Node shorter = parent.shorter == kNone ? to : nodes_[parent.shorter].next[direction];
        if (shorter == kNone || shorter == kNotNeeded) return kNone;
        const auto child = static_cast<Node>(nodes_.size());
        for (std::size_t i = 0; i < cells_; ++i) boards_.push_back(boards_[node * cells_ + i]);
        std::swap(boards_[child * cells_ + parent.blank], boards_[child * cells_ + to]);
        nodes_.push_back({{kNone, kNone, kNone, kNone}, shorter, parent.from, to});
        if (insert(child)) return child;
        nodes_.pop_back();
        boards_.resize(child * cells_);
        return kNotNeeded;
    }

    /// Puts a word into the hash table; false when an equal one is there.
    bool insert(Node node) {
        if (nodes_.size() * 2 > slots_.size()) grow();
        Node& slot = slot_of(node);
        if (slot != kNone) return false;
        slot = node;
        return true;
    }

    void grow() {
        slots_.assign(slots_.size() * 4, kNone);
        for (std::size_t node = 0; node + 1 < nodes_.size(); ++node)
            slot_of(static_cast<Node>(node)) = static_cast<Node>(node);
    }

    /// Where the word or its equal stands, or where it belongs.
    Node& slot_of(Node node) {
        std::uint64_t hash = nodes_[node].from;
        for (std::size_t i = 0; i < cells_; ++i) hash = (hash ^ boards_[node * cells_ + i]) * 0x100000001B3u;
        const std::size_t last = slots_.size() - 1;  // their number is a power of two
        for (auto slot = static_cast<std::size_t>(hash ^ hash >> 32) & last;; slot = (slot + 1) & last) {
            if (slots_[slot] == kNone || equal(slots_[slot], node)) return slots_[slot];
        }
    }

    [[nodiscard]] bool equal(Node a, Node b) const {
        return nodes_[a].from == nodes_[b].from &&
               std::equal(&boards_[a * cells_], &boards_[a * cells_] + cells_, &boards_[b * cells_]);
    }

    Size size_;
    std::size_t cells_;
    std::vector<Entry> nodes_;  // shorter words first; the roots are numbered as the cells
    std::vector<Cell> boards_;  // what each word makes, cell by cell
    std::vector<Node> slots_;   // hash table of nodes
};

/// Words that are the beginning of a forbidden word.
std::vector<bool> dangerous(const std::vector<Words::Entry>& nodes, std::size_t roots) {
    std::vector<bool> marked(nodes.size(), false);
    for (std::size_t node = nodes.size(); node-- > 0;) {
        for (const Node next : nodes[node].next) {
            if (next == kNotNeeded || (next != kNone && marked[next])) marked[node] = true;
        }
        if (node < roots) marked[node] = true;
    }
    return marked;
}

std::vector<std::array<Detours::State, 4>> automaton(const Words& words, std::size_t roots) {
    const auto& nodes = words.nodes();
    const std::vector<bool> kept = dangerous(nodes, roots);
    std::vector<Node> state(nodes.size());  // of the longest dangerous end of each word
    std::vector<Node> node_of;              // by state
    for (std::size_t node = 0; node < nodes.size(); ++node) {
        state[node] = kept[node] ? static_cast<Node>(node_of.size()) : state[nodes[node].shorter];
        if (kept[node]) node_of.push_back(static_cast<Node>(node));
    }
    if (node_of.size() >= Detours::kForbidden) return {};
    std::vector<std::array<Detours::State, 4>> next;
    for (const Node node : node_of) {
        auto& row = next.emplace_back();
        for (std::size_t i = 0; i < row.size(); ++i) {
            const Node to = nodes[node].next[i];
            row[i] = to == kNone || to == kNotNeeded ? Detours::kForbidden : static_cast<Detours::State>(state[to]);
        }
    }
    return next;
}

/// Longer words cost more to find and spread the automaton over more cache than they save.
int worthwhile(Size size) { return size.cells() <= 16 ? 12 : size.cells() <= 36 ? 10 : 8; }

}  // namespace

Detours::Detours(Size size, int longest) {
    while (next_.empty()) next_ = automaton(Words(size, longest--), static_cast<std::size_t>(size.cells()));
}

Detours::Detours(Size size) : Detours(size, worthwhile(size)) {}

}  // namespace shunt::npuzzle
