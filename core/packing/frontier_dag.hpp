// The frontier DAG: one structure that counts, numbers, samples and lists all packings of a stock of pieces into a board.
//
// Read a board cell by cell in row-major order. The first undecided cell is either void or covered by a piece whose first cell
// (anchor) it is; that decides some later cells too; go on with the next undecided cell. So every packing is exactly one *word*
// over the letters "a piece of kind k" and "void", written at the undecided cells:
//
//     a a b      cell 0: kind "horizontal domino"   decides 0 1
//     c . b      cell 2: kind "vertical domino"     decides 2 5
//                cell 3: kind "unit"                decides 3
//                cell 4: void                       decides 4            word: H V U .
//
// Two beginnings of words that leave the same cells undecided and the same pieces in stock have the same continuations. Merging
// them gives an acyclic automaton:
//
//     root --H--> node --V--> node ... --> sink          node = (undecided cells, stock left), edge = letter
//
// With the number of words below every node, the words are numbered in lexicographic order: an edge carries the number of words
// that leave its node by a smaller letter (its *offset*), and the rank of a word is the sum of the offsets along its path. This is a
// minimal perfect hash of the legal positions; its inverse walks down, always taking the last edge whose offset still fits.
//
// Layout: a table nodes x letters of 8-byte entries, target below offset, so a step is one load. A letter that has no edge repeats the
// entry of the next one that has, so that offsets never descend along a row; behind the last edge stands the greatest value. Of 63 bits
// the target has as many as the number of nodes needs, at most 24, and the offset the rest: 4,096 nodes leave room for 2^50 packings,
// 2^24 for 2^39. The stock left needs at most 64 bits: ceil(log2(count + 1)) <= count.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <vector>

#include "core/base/natural.hpp"
#include "core/packing/stock.hpp"

namespace shunt::packing {

using Rank = std::uint64_t;
using Node = std::uint32_t;

/// The finished automaton. Immutable; all walks are const and allocate nothing.
class FrontierDag {
public:
    /// Most packings that any can number: so many times a byte, and what a search adds to that, are 64 bits still.
    static constexpr std::uint64_t kMostPackings = std::uint64_t{1} << 56;
    static constexpr std::uint64_t kMostNodes = (std::uint64_t{1} << 24) - 1;
    /// Most packings that one of so many nodes, at most kMostNodes, can number: the last entry of a row with one more would be kNoEdge.
    [[nodiscard]] static constexpr std::uint64_t most_packings(std::uint64_t nodes) {
        return std::min(kMostPackings, (std::uint64_t{1} << (kEntryBits - target_bits(nodes))) - 1);
    }

    struct Edge {
        Node target = 0;
        Rank offset = 0;
    };

    /// Number of packings: ranks are [0, size()).
    [[nodiscard]] Rank size() const { return size_; }
    [[nodiscard]] Node root() const { return root_; }
    /// Number of nodes from which a packing can be completed; the last of them is the sink.
    [[nodiscard]] std::size_t nodes() const { return table_.size() >> row_bits_; }
    [[nodiscard]] std::uint64_t bytes() const { return table_.capacity() * sizeof(std::int64_t); }

    /// The edge for `letter`; it must exist.
    [[nodiscard]] Edge edge(Node node, Letter letter) const {
        assert(has_edge(node, letter));
        return unpack(table_[row(node) + letter]);
    }
    [[nodiscard]] bool has_edge(Node node, Letter letter) const {
        const std::int64_t packed = table_[row(node) + letter];
        return packed != kNoEdge && letter_at(node, static_cast<Rank>(packed >> target_bits_)) == letter;
    }

    /// The offset of the edge after the one for `letter`, or `words`, the number of words below the node, when that is the last.
    [[nodiscard]] Rank offset_after(Node node, Letter letter, Rank words) const {
        if (std::size_t{letter} + 1 == row_size_) return words;
        const std::int64_t packed = table_[row(node) + letter + 1];
        return packed == kNoEdge ? words : unpack(packed).offset;
    }

    /// The letter with which the words numbered `left` below `node` go on: the last one whose offset is not greater. Offsets never
    /// descend along a row, so counting those that are not greater finds it without branches. O(letters).
    [[nodiscard]] Letter letter_at(Node node, Rank left) const {
        return static_cast<Letter>(count_not_greater(table_.data() + row(node), row_size_, last_entry(left)) - 1);
    }

private:
    friend class FrontierDagBuilder;

    static constexpr int kEntryBits = 63;               // the sign is not used
    static constexpr std::int64_t kNoEdge = INT64_MAX;  // behind the last edge of a node
    static constexpr std::size_t kLeastRow = 4;

    [[nodiscard]] static constexpr int target_bits(std::uint64_t nodes) {
        return static_cast<int>(std::bit_width(nodes));
    }
    [[nodiscard]] Edge unpack(std::int64_t entry) const {
        return {static_cast<Node>(entry & target_mask_), static_cast<Rank>(entry >> target_bits_)};
    }
    /// The greatest entry with an offset of at most `left`.
    [[nodiscard]] std::int64_t last_entry(Rank left) const {
        return static_cast<std::int64_t>(left) << target_bits_ | target_mask_;
    }
    [[nodiscard]] static std::int64_t count_not_greater(const std::int64_t* entry, std::size_t entries,
                                                        std::int64_t most) {
        std::int64_t count = 0;
        for (std::size_t i = 0; i < entries; ++i) count += static_cast<std::int64_t>(entry[i] <= most);
        return count;
    }
    [[nodiscard]] std::size_t row(Node node) const { return std::size_t{node} << row_bits_; }

    std::vector<std::int64_t> table_;   // nodes x row_size_
    std::size_t row_size_ = kLeastRow;  // letters, rounded up to a power of two
    int row_bits_ = 2;
    int target_bits_ = 1;
    std::int64_t target_mask_ = 1;
    Node root_ = 0;
    Rank size_ = 0;
};

/// Builds the automaton in slices: forward over the cells, making nodes; then backward, counting words and dropping dead ends.
class FrontierDagBuilder {
public:
    enum class State : unsigned char {
        building,
        done,
        too_many_nodes,  ///< the automaton itself would pass `memory_limit` or 2^24 nodes; the packings are not counted
        too_many_packings,  ///< counted, but more than most_packings()
    };

    /// `memory_limit` in bytes bounds what the builder holds.
    FrontierDagBuilder(Stock stock, std::uint64_t memory_limit);

    /// Expands, counts or numbers `budget` nodes. Returns the state afterwards.
    State advance(std::uint64_t budget);
    [[nodiscard]] State state() const { return state_; }
    /// Nodes made so far.
    [[nodiscard]] std::uint64_t nodes() const { return keys_.size(); }
    [[nodiscard]] std::uint64_t bytes() const;
    /// Exact number of packings, once done or too_many_packings.
    [[nodiscard]] const Natural& packings() const { return packings_; }
    /// Most packings that an automaton of as many nodes can number, once too_many_packings.
    [[nodiscard]] Rank most_packings() const { return FrontierDag::most_packings(live_ > 0 ? live_ : keys_.size()); }
    /// The automaton, once done; leaves the builder empty.
    [[nodiscard]] FrontierDag take();

private:
    struct Key {
        CellSet decided = 0;      // all cells below the next undecided one, and those covered beyond it
        std::uint64_t stock = 0;  // pieces left of each kind, in bit fields
        friend bool operator==(const Key&, const Key&) = default;
    };
    struct Field {
        int shift = 0;
        std::uint64_t mask = 0;  // of the field, unshifted
    };

    /// A number of words, least significant digits first. A word puts pieces and voids in order, at most 64 of them: 64! < 2^296.
    using WideCount = std::array<std::uint64_t, 5>;

    /// What is done with the nodes, one after the other, until the automaton stands.
    enum class Stage : unsigned char { expanding, counting, counting_exactly, naming, numbering };

    void step();
    void expand_next();
    void expand(std::uint32_t node);
    void link(const Key& key, Letter letter);
    std::uint32_t intern(const Key& key);
    [[nodiscard]] std::size_t slot_of(const Key& key) const;
    void grow_table();
    [[nodiscard]] bool is_sink(std::uint32_t node) const { return keys_[node].decided == ~CellSet{0}; }
    [[nodiscard]] int voids_left(const Key& key) const;
    template <class Count>
    void begin_count(std::vector<Count>& words, std::uint64_t bytes_to_come, Stage stage);
    template <class Count>
    bool count_next(std::vector<Count>& words);
    void conclude_count();
    void name_next();
    void conclude_names();
    void number_next();
    [[nodiscard]] std::uint64_t bytes_to_finish() const;
    [[nodiscard]] int row_bits() const;

    Stock stock_;
    std::vector<Field> fields_;
    std::uint64_t memory_limit_;
    State state_ = State::building;
    Stage stage_ = Stage::expanding;

    std::vector<Key> keys_;  // by node, in order of creation
    std::vector<std::vector<std::uint32_t>>
        level_;                         // nodes whose next undecided cell is the index; the last level is the sink's
    std::vector<std::uint32_t> table_;  // open addressing over keys_; 0 = free, else node + 1
    std::vector<std::uint32_t> order_;  // nodes in the order they were expanded (every edge leads forward in it)
    std::vector<std::uint32_t> first_edge_;  // by position in order_
    std::vector<std::uint32_t> target_;
    std::vector<Letter> letter_;
    std::vector<std::uint64_t> words_;    // below every node, by node
    std::vector<WideCount> exact_words_;  // the same, where 64 bits are not enough
    std::vector<Node> final_number_;      // by node
    std::size_t position_ = 0;            // in order_, of the stage
    Node live_ = 0;                       // nodes from which a packing can be completed
    int cell_ = 0;
    std::size_t next_in_level_ = 0;
    Natural packings_ = 0;
    FrontierDag dag_;
};

}  // namespace shunt::packing
