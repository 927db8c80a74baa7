#include "core/packing/goal_positions.hpp"

#include <algorithm>

#include "core/base/sort.hpp"

namespace shunt::packing {
namespace {

using puzzle::Cell;
using puzzle::Goal;
using puzzle::KindId;
using puzzle::PieceId;
using puzzle::Position;
using puzzle::Puzzle;

/// Puts the pieces that a goal does not place into the cells that are left, in every way, one piece after the other.
class Completion {
public:
    Completion(const PackedSpace& space, const Puzzle& puzzle, const Goal& goal)
        : space_(space), puzzle_(puzzle), goal_(goal) {}

    /// Adds the positions to `found`; false when they are too many, or the tries too many to say.
    bool run(std::vector<Rank>& found) {
        std::vector<std::size_t> placed(puzzle_.kinds().size(), 0);
        position_.anchors.assign(puzzle_.pieces().size(), 0);
        CellSet taken = 0;
        for (const Goal::Placement& placement : goal_.placements) {
            const auto& kind = puzzle_.kinds()[placement.kind];
            const CellSet cells = cells_of(placement.kind, placement.anchor);
            const bool comes_there = std::binary_search(kind.region.begin(), kind.region.end(), placement.anchor);
            if (!comes_there || placed[placement.kind] == kind.pieces.size() || (cells & taken) != 0)
                return true;  // cannot be met
            position_.anchors[kind.pieces[placed[placement.kind]++]] = placement.anchor;
            taken |= cells;
        }
        for (const Cell cell : goal_.voids) taken |= CellSet{1} << cell;
        for (KindId kind = 0; kind < puzzle_.kinds().size(); ++kind) {
            const auto& pieces = puzzle_.kinds()[kind].pieces;
            open_.insert(open_.end(), pieces.begin() + static_cast<std::ptrdiff_t>(placed[kind]), pieces.end());
        }
        return place(0, taken, 0, found);
    }

private:
    static constexpr int kMostTries = 100'000;

    [[nodiscard]] CellSet cells_of(KindId kind, Cell anchor) const {
        CellSet set = 0;
        for (const Cell cell : covered_cells(puzzle_.board(), puzzle_.kinds()[kind], anchor)) set |= CellSet{1} << cell;
        return set;
    }

    /// Places the open pieces from `next` on; pieces of one kind by ascending anchor, beginning with the region's `first`.
    bool place(std::size_t next, CellSet taken, std::size_t first, std::vector<Rank>& found) {
        if (++tries_ > kMostTries || found.size() > kMostGoalPositions) return false;
        if (next == open_.size()) {
            found.push_back(space_.rank(position_));
            return found.size() <= kMostGoalPositions;
        }
        const KindId kind = puzzle_.pieces()[open_[next]].kind;
        const auto& region = puzzle_.kinds()[kind].region;
        const bool alike = next + 1 < open_.size() && puzzle_.pieces()[open_[next + 1]].kind == kind;
        for (std::size_t i = first; i < region.size(); ++i) {
            const CellSet cells = cells_of(kind, region[i]);
            if ((cells & taken) != 0) continue;
            position_.anchors[open_[next]] = region[i];
            if (!place(next + 1, taken | cells, alike ? i + 1 : 0, found)) return false;
        }
        return true;
    }

    const PackedSpace& space_;
    const Puzzle& puzzle_;
    const Goal& goal_;
    Position position_;
    std::vector<PieceId> open_;  // pieces that the goal does not place
    int tries_ = 0;
};

}  // namespace

std::optional<std::vector<Rank>> goal_positions(const PackedSpace& space, const Puzzle& puzzle) {
    std::vector<Rank> found;
    for (const Goal& goal : puzzle.goals()) {
        if (!Completion(space, puzzle, goal).run(found)) return std::nullopt;
    }
    shell_sort(found);
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

}  // namespace shunt::packing
