#include "core/levels/three_level_search.hpp"

#include <algorithm>
#include <utility>

#include "core/levels/block_moves.hpp"
#include "core/levels/group_block_moves.hpp"

namespace shunt::levels {
namespace {

constexpr std::size_t kPortion = 16;         // blocks, to expand
constexpr std::size_t kSiftedPortion = 256;  // blocks, to sift
constexpr std::uint64_t kWorthALook = 256;   // positions, after which the budget is asked

}  // namespace

ThreeLevelSearch::Worker::Worker(const ThreeLevelSearch& search, std::size_t index, std::size_t count,
                                 const Options& options)
    : shard(index, count, options.most_bytes / count), moves(search.make_expander()) {}

std::unique_ptr<Expander> ThreeLevelSearch::make_expander() const {
    if (puzzle::moves_groups(space_.metric())) return std::make_unique<GroupBlockMoves>(space_, keys_);
    return std::make_unique<BlockMoves>(space_, keys_);
}

bool ThreeLevelSearch::can_search(const packing::PackedSpace& space) {
    return ArrangementKeys::fit(space) && space.goal_count() < packing::PackedSpace::kGoalBits;
}

/// Takes account of what is new in the next level.
inline void ThreeLevelSearch::note(Shard& shard, const Block& block) const {
    shard.found += static_cast<std::uint64_t>(std::popcount(block.bits));
    if (to_goal_ && !shard.trail.add(block, shard.memory)) shard.is_full = true;
    if (!has_goals_) return;
    const Bits goals = goals_among(block);
    if (goals == 0) return;
    shard.goals += static_cast<std::uint64_t>(std::popcount(goals));
    if (to_goal_) shard.first_goal = std::min(shard.first_goal, first_of(block.key, goals));
}

ThreeLevelSearch::ThreeLevelSearch(const packing::PackedSpace& space, const puzzle::Position& start,
                                   const Options& options)
    : space_(space),
      keys_(space),
      loop_(options.crew),
      has_level_moves_(puzzle::extent(space.metric()) != puzzle::Extent::one_cell ||
                       puzzle::moves_groups(space.metric())),
      has_goals_(space.goal_count() != 0),
      to_goal_(options.to_goal) {
    const auto count = static_cast<std::size_t>(loop_.workers());
    for (std::size_t index = 0; index < count; ++index)
        workers_.push_back(std::make_unique<Worker>(*this, index, count, options));
    put_start(start);
}

void ThreeLevelSearch::put_start(const puzzle::Position& start) {
    const Rank key = keys_.key(start);
    const Bits filling = Bits{1} << space_.rank(start) % space_.fillings().size();
    Shard& shard = workers_[workers_.front()->shard.keeper(key)]->shard;
    if (!shard.keep({key, keys_.free_cells(key), filling, 0, kNoWay, false})) {
        shard.is_full = true;
        return;
    }
    note(shard, shard.next.blocks().front());
    loop_.begin(*this);
}

bool ThreeLevelSearch::expand_some(std::size_t index) {
    Worker& worker = *workers_[index];
    if (worker.shard.is_full || !claim(worker)) return false;
    loop_.use(expand_claimed(worker));
    return true;
}

/// Blocks for a worker that has none: of its own shard first, whose blocks are near. False when all are claimed.
bool ThreeLevelSearch::claim(Worker& worker) {
    const std::size_t count = workers_.size();
    for (std::size_t i = 0; i < count && worker.claimed.empty(); ++i) {
        Shard& shard = workers_[(worker.shard.index + i) % count]->shard;
        if (shard.is_claimed()) continue;
        const auto blocks = std::as_const(shard.here).blocks();
        const std::size_t begin = shard.claimed.fetch_add(kPortion, std::memory_order_relaxed);
        if (begin >= blocks.size()) continue;
        worker.claimed = blocks.subspan(begin, std::min(kPortion, blocks.size() - begin));
        worker.left = worker.claimed.front().bits;
    }
    return !worker.claimed.empty();
}

/// Expands blocks that a worker has claimed, until the work is worth a look at the budget; returns for how many positions it counts. Blocks
/// with very many neighbours are expanded filling by filling, so that no slice is much longer than it should be.
std::uint64_t ThreeLevelSearch::expand_claimed(Worker& worker) const {
    const std::uint64_t generated = worker.moves->generated();
    std::uint64_t cost = 0;
    std::uint64_t expanded = 0;
    while (!worker.claimed.empty() && cost < kWorthALook) {
        if (worker.left != 0) {
            const int before = std::popcount(worker.left);
            if (!worker.moves->add(worker.claimed.front(), worker.left, worker.shard)) worker.shard.is_full = true;
            expanded += static_cast<std::uint64_t>(before - std::popcount(worker.left));
            cost = std::max(expanded, (worker.moves->generated() - generated) / search::kNeighboursOfState);
            if (worker.shard.is_full) break;
        }
        if (worker.left == 0) worker.end_block();
    }
    worker.shard.expanded += expanded;
    return cost;
}

void ThreeLevelSearch::sift_some(std::size_t index) {
    Shard& shard = workers_[index]->shard;
    take_over_some(shard);
    if (shard.from < workers_.size()) return;
    const auto blocks = shard.next.blocks();
    while (loop_.has_budget() && shard.sifted < blocks.size()) {
        const std::size_t portion = std::min(kSiftedPortion, blocks.size() - shard.sifted);
        take_known_away(shard, blocks.subspan(shard.sifted, portion));
        shard.sifted += portion;
        loop_.use(portion);  // looking two levels up is a small part of expanding: a block counts as one position
    }
    if (shard.sifted == blocks.size()) shard.before.clear();
}

void ThreeLevelSearch::take_over_some(Shard& shard) {
    while (loop_.has_budget() && shard.from < workers_.size()) {
        const auto finds = workers_[shard.from]->shard.parcels[shard.index].finds();
        const std::size_t portion = std::min(kSiftedPortion, finds.size() - shard.taken);
        for (const Find& find : finds.subspan(shard.taken, portion))
            if (!shard.keep(find)) shard.is_full = true;
        shard.taken += portion;
        loop_.use(portion);
        if (shard.taken < finds.size()) continue;
        shard.taken = 0;
        ++shard.from;
    }
}

void ThreeLevelSearch::take_known_away(Shard& shard, std::span<Block> blocks) const {
    for (Block& block : blocks) {
        if (block.is_unsure) block.bits &= ~shard.before.bits(block.key);
        if (has_level_moves_) block.bits &= ~shard.here.bits(block.key);
        if (block.bits != 0) note(shard, block);
    }
}

Bits ThreeLevelSearch::goals_among(const Block& block) const {
    const auto met = space_.goals_of_body([&](int cell) { return keys_.letter_at(block.key, cell); });
    return space_.meeting(met, 0, block.bits, block.free);
}

bool ThreeLevelSearch::is_expanded() const {
    return std::all_of(workers_.begin(), workers_.end(),
                       [](const auto& worker) { return worker->shard.is_claimed() && worker->claimed.empty(); });
}

bool ThreeLevelSearch::is_sifted() const {
    return std::all_of(workers_.begin(), workers_.end(), [](const auto& worker) { return worker->shard.is_sifted(); });
}

bool ThreeLevelSearch::is_full() const {
    return std::any_of(workers_.begin(), workers_.end(), [](const auto& worker) { return worker->shard.is_full; });
}

std::uint64_t ThreeLevelSearch::found() const {
    std::uint64_t found = 0;
    for (const auto& worker : workers_) found += worker->shard.found;
    return found;
}

void ThreeLevelSearch::begin_level(int /*depth*/) {
    for (const auto& worker : workers_) {
        worker->shard.begin_level();
        worker->shard.trail.end_level();
    }
}

search::SearchStatistics ThreeLevelSearch::statistics() const {
    search::SearchStatistics sum;
    for (const auto& worker : workers_) {
        sum.expanded += worker->shard.expanded;
        sum.generated += worker->moves->generated();
        sum.goals += worker->shard.goals;
    }
    return sum;
}

std::uint64_t ThreeLevelSearch::bytes() const {
    std::uint64_t sum = 0;
    for (const auto& worker : workers_) sum += worker->shard.memory.peak() + worker->moves->bytes();
    return sum;
}

std::uint64_t ThreeLevelSearch::level_parts() const {
    std::uint64_t parts = 0;
    for (const auto& worker : workers_) parts += worker->shard.here.blocks().size();
    return parts;
}

const Block& ThreeLevelSearch::level_part(std::uint64_t part) const {
    auto worker = workers_.begin();
    for (; part >= (*worker)->shard.here.blocks().size(); ++worker) part -= (*worker)->shard.here.blocks().size();
    return std::as_const((*worker)->shard.here).blocks()[static_cast<std::size_t>(part)];
}

void ThreeLevelSearch::add_level_part(std::uint64_t part, std::vector<Rank>& ranks) const {
    const Block& block = level_part(part);
    search::for_each_state(block.key, block.bits, [&](Rank number) { ranks.push_back(keys_.rank(number)); });
}

bool ThreeLevelSearch::find_path(std::uint64_t budget) {
    if (!back_moves_) begin_path();
    while (path_depth_ > 0 && budget > 0) {
        --path_depth_;
        budget -= std::min(budget, counts()[static_cast<std::size_t>(path_depth_)]);
        on_path_ = nearer(on_path_, path_depth_, *back_moves_);
        if (on_path_.is_none()) {
            path_.clear();
            path_depth_ = 0;
        } else {
            path_.push_back(on_path_.rank);
        }
    }
    return path_depth_ > 0;
}

void ThreeLevelSearch::begin_path() {
    for (const auto& worker : workers_) on_path_ = std::min(on_path_, worker->shard.first_goal);
    path_.assign(1, on_path_.rank);
    path_depth_ = depth();
    back_moves_ = make_expander();
}

Numbered ThreeLevelSearch::first_of(Rank key, Bits bits) const {
    const Rank first = key + static_cast<Rank>(std::countr_zero(bits));
    return {keys_.rank(first), first};
}

/// The first among the neighbours of a position that are at a depth; none if the position is crowded.
Numbered ThreeLevelSearch::nearer(const Numbered& from, int depth, Expander& moves) const {
    Shard found(0, 1, UINT64_MAX);
    const Rank filling = ArrangementKeys::filling(from.number);
    const Rank key = from.number - filling;
    Numbered least;
    Bits left = Bits{1} << filling;
    if (!moves.add({key, keys_.free_cells(key), left}, left, found)) return least;
    for (const auto& worker : workers_) {
        worker->shard.trail.for_each(depth, [&](Rank other, Bits bits) {
            bits &= std::as_const(found.next).bits(other);
            if (bits != 0) least = std::min(least, first_of(other, bits));
        });
    }
    return least;
}

}  // namespace shunt::levels
