#include "core/npuzzle/beam.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

#include "core/base/random.hpp"

namespace shunt::npuzzle {
namespace {

constexpr std::size_t kWiden = 4;        // width of a pass over that of the one before
constexpr std::size_t kMetPerBoard = 8;  // keys remembered for each board of a level

Direction direction_in(std::uint32_t origin) { return puzzle::kDirections[origin % 4]; }

}  // namespace

void Beam::Level::clear() {
    homes.clear();
    blanks.clear();
    keys.clear();
    origins.clear();
}

Beam::Beam(const Tables& tables, const Problem& problem, std::size_t length, std::uint64_t memory)
    : size_(problem.size),
      start_(problem),
      lookups_(tables),
      places_(lookups_.count()),
      length_(length),
      memory_(memory) {
    assert(length_ > 0);
    Random random(1);
    for (auto& of_tile : keys_) {
        for (std::uint64_t& key : of_tile) key = random.next();
    }
    ended_ = problem.solved() || bytes_for(width_) > memory_;
    if (!ended_) begin_pass();
}

/// Levels, candidates, keys and origins of a pass.
std::uint64_t Beam::bytes_for(std::size_t width) const {
    const std::uint64_t board = start_.homes.size() + sizeof(Cell) + sizeof(std::uint64_t) + sizeof(std::uint32_t);
    const std::uint64_t steps = 3 * (sizeof(Candidate) + sizeof(std::uint32_t));
    return width * (2 * board + steps + 2 * kMetPerBoard * sizeof(std::uint64_t) + length_ * sizeof(std::uint32_t));
}

void Beam::begin_pass() {
    cut_ = false;
    origins_.clear();
    met_.assign(std::bit_ceil(width_ * kMetPerBoard), 0);
    level_.clear();
    level_.homes = start_.homes;
    level_.blanks = {start_.blank};
    level_.origins = {4};  // by no step
    std::uint64_t key = 0;
    for (std::size_t cell = 0; cell < start_.homes.size(); ++cell) key += keys_[start_.homes[cell]][cell];
    level_.keys = {key};
    member_ = 0;
}

/// Goes on with a wider pass, unless nothing was cut, or the memory is used up.
void Beam::end_pass() {
    ended_ = !cut_ || bytes_for(width_ * kWiden) > memory_;
    if (ended_) return;
    width_ *= kWiden;
    begin_pass();
}

bool Beam::advance(std::uint64_t budget) {
    while (!ended_ && budget > 0) {
        if (member_ < level_.size()) {
            expand(member_++);
            --budget;
        } else {
            close_level();
        }
    }
    return !ended_;
}

/// Manhattan distance of a board.
int Beam::distance_of(const Cell* homes, Cell blank) const {
    int sum = 0;
    for (std::size_t cell = 0; cell < start_.homes.size(); ++cell) {
        if (cell != blank) sum += size_.distance(static_cast<Cell>(cell), homes[cell]);
    }
    return sum;
}

/// Lists the steps from a board of the level that may lead to a solution shorter than length_.
void Beam::expand(std::size_t member) {
    ++expanded_;
    const Cell* const homes = &level_.homes[member * start_.homes.size()];
    const Cell blank = level_.blanks[member];
    const auto sums = lookups_.look_up(homes, blank, places_.data());
    const int sum_of_views = sums[0] + sums[1];
    const int manhattan = distance_of(homes, blank);
    const bool is_start = origins_.empty();
    for (std::uint8_t d = 0; d < puzzle::kDirections.size(); ++d) {
        const Direction direction = puzzle::kDirections[d];
        const Cell from = size_.neighbour(blank, puzzle::opposite(direction));
        if (from == kNoCell || (!is_start && direction == puzzle::opposite(direction_in(level_.origins[member]))))
            continue;
        const Cell tile = homes[from];
        int most = 0;
        int sum = sum_of_views;
        for (std::size_t view = 0; view < lookups_.views(); ++view) {
            const Lookups::Part& part = lookups_.part(view, tile);
            const Lookups::Place& place = places_[part.lookup];
            const int change = lookups_.excess(part.lookup, place.code + part.at[blank] - part.at[from]) - place.excess;
            most = std::max(most, sums[view] + change);
            sum += change;
        }
        const int distance = manhattan + size_.distance(blank, tile) - size_.distance(from, tile);
        if (origins_.size() + 1 + static_cast<std::size_t>(distance + 2 * most) >= length_) continue;
        const int rank = distance + 2 * sum / static_cast<int>(lookups_.views());
        const std::uint64_t key = level_.keys[member] - keys_[tile][from] + keys_[tile][blank] -
                                  keys_[start_.blank_home][blank] + keys_[start_.blank_home][from];
        candidates_.push_back({key, static_cast<std::uint32_t>(member), static_cast<std::uint16_t>(rank), d});
    }
}

/// Orders the candidates by rank, equal ones as they were found.
void Beam::order() {
    std::vector<std::size_t> begin;
    for (const Candidate& candidate : candidates_) {
        if (candidate.rank + 2u > begin.size()) begin.resize(candidate.rank + 2u);
        ++begin[candidate.rank + 1u];
    }
    for (std::size_t i = 1; i < begin.size(); ++i) begin[i] += begin[i - 1];
    ranked_.resize(candidates_.size());
    for (std::size_t i = 0; i < candidates_.size(); ++i) {
        ranked_[begin[candidates_[i].rank]++] = static_cast<std::uint32_t>(i);
    }
}

/// Puts the board of a candidate into the next level, unless it was met before.
bool Beam::admit(const Candidate& candidate) {
    std::uint64_t& met = met_[candidate.key & (met_.size() - 1)];
    if (met == candidate.key) return false;
    met = candidate.key;
    const std::size_t cells = start_.homes.size();
    const std::size_t at = next_.homes.size();
    const Cell blank = level_.blanks[candidate.parent];
    const Cell from = size_.neighbour(blank, puzzle::opposite(puzzle::kDirections[candidate.direction]));
    next_.homes.insert(next_.homes.end(), &level_.homes[candidate.parent * cells],
                       &level_.homes[candidate.parent * cells] + cells);
    std::swap(next_.homes[at + blank], next_.homes[at + from]);
    next_.blanks.push_back(from);
    next_.keys.push_back(candidate.key);
    next_.origins.push_back(4 * candidate.parent + candidate.direction);
    return true;
}

void Beam::close_level() {
    order();
    next_.clear();
    for (const std::uint32_t i : ranked_) {
        if (candidates_[i].rank == 0) {
            keep_way(candidates_[i]);
            candidates_.clear();
            end_pass();
            return;
        }
        if (next_.size() == width_) {
            cut_ = true;
            break;
        }
        admit(candidates_[i]);
    }
    candidates_.clear();
    origins_.push_back(std::move(level_.origins));
    std::swap(level_, next_);
    member_ = 0;
    if (level_.size() == 0) end_pass();
}

/// The steps to the board of a candidate that is solved.
void Beam::keep_way(const Candidate& last) {
    best_ = {puzzle::kDirections[last.direction]};
    std::uint32_t origin = level_.origins[last.parent];
    for (std::size_t level = origins_.size(); level-- > 0;) {
        best_.push_back(direction_in(origin));
        origin = origins_[level][origin / 4];
    }
    std::reverse(best_.begin(), best_.end());
    length_ = best_.size();
    cut_ = true;  // a wider pass may find a shorter one
}

}  // namespace shunt::npuzzle
