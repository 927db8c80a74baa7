#include "core/approach/ground.hpp"

namespace shunt::approach {
namespace {

/// The metric in which one piece does what groups do in this one.
puzzle::Metric of_single_pieces(puzzle::Metric metric) {
    for (const puzzle::Metric single : puzzle::kMetrics)
        if (!puzzle::moves_groups(single) && puzzle::extent(single) == puzzle::extent(metric)) return single;
    return metric;
}

}  // namespace

bool Ground::holds(const puzzle::Problem& problem) {
    return PositionKeys::fit(problem.puzzle) && PositionKeys(problem.puzzle).has_key(problem.start);
}

Ground::Ground(const puzzle::Puzzle& puzzle, puzzle::Metric metric)
    : keys_(puzzle),
      moves_groups_(puzzle::moves_groups(metric)),
      marks_of_field_(levels::KeyMoves::marks_of_field(metric)),
      moves_(keys_, of_single_pieces(metric), false),
      motions_(puzzle, metric),
      used_(keys_.fields().size() * marks_of_field_ / 64 + 1, 0) {}

std::uint64_t Ground::list(const std::uint64_t* key, Mark by, Neighbours& to) {
    to.clear();
    if (moves_groups_) return list_groups(key, to);
    if (by != kNoMark) used_[by / 64] |= std::uint64_t{1} << by % 64;
    moves_.for_each(key, used_,
                    [&](const std::uint64_t* next, std::size_t mark) { to.add(next, static_cast<Mark>(mark)); });
    if (by != kNoMark) used_[by / 64] = 0;
    return 1 + to.size() / 4;
}

std::uint64_t Ground::list_groups(const std::uint64_t* key, Neighbours& to) {
    const puzzle::Position here = keys_.position(key);
    puzzle::Position there = here;
    motions_.begin(here);
    for (auto some = motions_.more(); !some.empty(); some = motions_.more()) {
        for (const moves::Motion& motion : some) {
            for (std::size_t i = 0; i < motion.pieces.size(); ++i) there.anchors[motion.pieces[i]] = motion.anchors[i];
            to.add(keys_.key(there).words.data(), kNoMark);
            for (const puzzle::PieceId piece : motion.pieces) there.anchors[piece] = here.anchors[piece];
        }
    }
    return 1 + to.size() * (1 + here.anchors.size() / 4);
}

}  // namespace shunt::approach
