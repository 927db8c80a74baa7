// Where to cut words: as far ahead as the chunks of a node stay few.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/packing/packed_space.hpp"
#include "core/packing/word_cut.hpp"

namespace shunt::packing {
namespace {

/// Nodes of an automaton that is worth looking at: more take long, and their words hardly repeat.
constexpr std::size_t kMostNodes = std::size_t{1} << 17;
/// Endings of a node at most. On a Rush Hour board of 541,934 positions (slide metric) 64, 128, 640 and 1,280 took 1.4, 1.1, 1.3 and 1.6
/// times the instructions.
constexpr Rank kMostEndings = 320;
/// Words that have a beginning in common on average at least, and beginnings that lead to one node.
constexpr Rank kLeastEndings = 3;
constexpr Rank kLeastPrefixes = 2;

/// What a cut before a cell would make.
struct Candidate {
    Rank most_endings = 0;  // of a node
    Rank prefixes = 0;
    Rank nodes = 0;
};

/// Walks the automaton once, cell by cell.
class CandidateCount {
public:
    explicit CandidateCount(const PackedSpace& space) : space_(space), spots_(space.dag().nodes()) {
        const Node root = space.dag().root();
        spots_[root] = {space.all(), space.dag().size(), 1, kNobody, true};
        first_.fill(kNobody);
        first_[0] = root;
        for (int cell = 0; cell < kMostCells; ++cell) {
            for (Node node = first_[static_cast<std::size_t>(cell)]; node != kNobody; node = spots_[node].next)
                expand(node, cell);
        }
    }
    [[nodiscard]] const Candidate& before(int cell) const { return candidates_[static_cast<std::size_t>(cell)]; }

private:
    static constexpr Node kNobody = ~Node{0};
    struct Spot {
        CellSet undecided = 0;
        Rank words = 0;
        Rank prefixes = 0;
        Node next = kNobody;  // that reads the same cell next
        bool seen = false;
    };

    void expand(Node node, int cell) {
        const Spot from = spots_[node];
        for (Rank begin = 0, end = 0; begin < from.words; begin = end) {
            const Letter letter = space_.dag().letter_at(node, begin);
            end = space_.dag().offset_after(node, letter, from.words);
            const FrontierDag::Edge edge = space_.dag().edge(node, letter);
            Spot& to = spots_[edge.target];
            const bool is_new = !to.seen;
            if (is_new) to = {from.undecided & ~space_.places().at(letter, cell).cells, end - begin, 0, kNobody, true};
            to.prefixes += from.prefixes;
            const int next = to.undecided == 0 ? space_.board_cells() : std::countr_zero(to.undecided);
            if (is_new && to.undecided != 0)
                to.next = std::exchange(first_[static_cast<std::size_t>(next)], edge.target);
            for (int cut = cell + 1; cut <= next && cut < kMostCells; ++cut) {
                Candidate& candidate = candidates_[static_cast<std::size_t>(cut)];
                candidate.most_endings = std::max(candidate.most_endings, to.words);
                candidate.prefixes += from.prefixes;
                candidate.nodes += is_new ? 1 : 0;
            }
        }
    }

    const PackedSpace& space_;
    std::vector<Spot> spots_;
    std::array<Node, kMostCells> first_{};  // by cell: of the list of those that read it next
    std::array<Candidate, kMostCells> candidates_;
};

}  // namespace

std::optional<int> WordCut::best_cell(const PackedSpace& space) {
    if (space.dag().nodes() > kMostNodes || space.size() == 0) return std::nullopt;
    const CandidateCount count(space);
    for (int cell = 1; cell < space.board_cells(); ++cell) {
        const Candidate& candidate = count.before(cell);
        if (candidate.most_endings > kMostEndings) continue;
        const bool pays = candidate.prefixes * kLeastEndings <= space.size() &&
                          candidate.nodes * kLeastPrefixes <= candidate.prefixes;
        return pays ? std::optional<int>(cell) : std::nullopt;
    }
    return std::nullopt;
}

}  // namespace shunt::packing
