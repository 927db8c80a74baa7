#include "core/analysis/greedy_solution.hpp"

#include <algorithm>

#include "core/analysis/breadth_first.hpp"
#include "core/base/readable.hpp"
#include "core/base/words.hpp"

namespace shunt::analysis {

using search::Status;

namespace {

/// A cell in the way costs about as many moves as some steps of the pieces that have to go somewhere.
constexpr int kCellWeight = 2;

}  // namespace

GreedySolution::GreedySolution(puzzle::Problem problem, puzzle::Metric metric, std::uint64_t memory_limit)
    : AnySolution(std::move(problem), metric),
      own_limit_(memory_limit / 3),
      space_(problem_.puzzle, metric, memory_limit - own_limit_),
      cursor_(space_),
      meter_(problem_.puzzle),
      motions_(problem_.puzzle, metric) {
    static_cast<void>(space_.rank(canonical(problem_.puzzle, problem_.start)));
    if (space_.size() == 0) {
        status_ = Status::limit;
        reason_ = say("not even the start fits {size}", {{"size", bytes_text(memory_limit)}});
        return;
    }
    meet(0, 0);
    if (space_.is_goal(0)) conclude(0);
}

std::uint64_t GreedySolution::own_bytes() const {
    std::uint64_t held = from_.capacity() * sizeof(std::uint32_t);
    for (const Bucket& bucket : buckets_) held += bucket.ranks.capacity() * sizeof(std::uint32_t);
    return held;
}

std::uint64_t GreedySolution::bytes() const {
    return space_.bytes() + own_bytes() + way_back_.capacity() * sizeof(Rank) + moves::heap_bytes(moves_);
}

bool GreedySolution::advance(std::uint64_t budget) {
    for (std::uint64_t spent = 0; spent < budget && status_ == Status::running;) spent += work();
    // Vectors that grow hold their old memory, too, for a moment.
    if (status_ == Status::running && !written_ && own_bytes() > own_limit_ / 2) {
        status_ = Status::limit;
        reason_ = no_solution_within(own_limit_ * 3);
    }
    return status_ == Status::running;
}

void GreedySolution::meet(Rank rank, std::uint32_t from) {
    const Nearness nearness = meter_.of(space_.position(rank));
    const auto bucket = static_cast<std::size_t>(kCellWeight * nearness.differing + nearness.distance);
    if (bucket >= buckets_.size()) buckets_.resize(bucket + 1);
    buckets_[bucket].ranks.push_back(static_cast<std::uint32_t>(rank));
    nearest_ = std::min(nearest_, bucket);
    from_.push_back(from);
}

GreedySolution::Rank GreedySolution::take() {
    for (; nearest_ < buckets_.size(); ++nearest_) {
        Bucket& bucket = buckets_[nearest_];
        if (bucket.taken < bucket.ranks.size()) return bucket.ranks[bucket.taken++];
    }
    return space_.size();
}

/// Does the next small piece of work; returns for how many positions of a small board it counts.
std::uint64_t GreedySolution::work() {
    if (written_) return write();
    if (!here_) {
        begin_next();
    } else if (!are_made_) {
        if (const std::uint64_t cost = cursor_.make_some(); cost != 0) return cost;
        edges_ = cursor_.edges(0);
        are_made_ = true;
    } else if (edges_.empty()) {
        end_position();
    } else {
        const hashed::HashedSpace::Edge edge = edges_.front();
        edges_ = edges_.subspan(1);
        if (edge.first < from_.size()) return 1;  // met before; edges are ascending, and none is left out
        meet(edge.first, static_cast<std::uint32_t>(*here_));
        if (edge.goals != 0) conclude(edge.first);
        return 1 + static_cast<std::uint64_t>(problem_.puzzle.board().cells()) / 64;
    }
    return 1;
}

void GreedySolution::begin_next() {
    const Rank next = take();
    if (next == space_.size()) {
        status_ = Status::unsolvable;
        return;
    }
    ++expanded_;
    here_ = next;
    are_made_ = false;
    const hashed::HashedSpace::Block block = space_.block(next);
    cursor_.load({&block, 1});
}

void GreedySolution::end_position() {
    here_.reset();
    if (!space_.is_full()) return;
    status_ = Status::limit;
    reason_ = space_.is_crowded() ? crowded_reason() : no_solution_within(own_limit_ * 3);
}

/// Lists the way from the start to a goal; its moves are written next.
void GreedySolution::conclude(Rank goal) {
    for (Rank rank = goal; rank != 0; rank = from_[static_cast<std::size_t>(rank)]) way_back_.push_back(rank);
    written_.emplace(problem_, motions_);
}

/// Writes the next of its moves.
std::uint64_t GreedySolution::write() {
    if (!way_back_.empty() && written_->defect().empty()) {
        const Rank next = way_back_.back();
        way_back_.pop_back();
        return written_->go_to(space_.position(next));
    }
    defect_ = written_->defect();
    if (defect_.empty() && !written_->is_solved()) defect_ = say("the solution does not end at a goal");
    if (defect_.empty()) {
        moves_ = written_->take_moves();
        counts_ = moves::count(moves_);
        has_solution_ = true;
    }
    status_ = moves_.empty() && defect_.empty() ? Status::solved : Status::complete;
    return 1;
}

}  // namespace shunt::analysis
