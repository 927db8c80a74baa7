#include "tests/support/oracle.hpp"

#include <algorithm>

namespace shunt::test {

namespace {

constexpr char kBlocked = '#';

At operator+(At a, At b) { return {a.first + b.first, a.second + b.second}; }

}  // namespace

Oracle::Oracle(PlainPuzzle puzzle) : puzzle_(std::move(puzzle)) {
    const int count = static_cast<int>(puzzle_.blocks.size());
    for (const PlainBlock& block : puzzle_.blocks) offsets_.push_back(offsets_of(block.place));
    for (int block = 0; block < count; ++block) {
        regions_.push_back(flood(puzzle_.ground, block, *puzzle_.blocks[block].place.begin()));
    }
    for (int block = 0; block < count; ++block) {
        const auto group = std::find_if(groups_.begin(), groups_.end(), [&](const std::vector<int>& members) {
            return interchangeable(members[0], block);
        });
        group_of_.push_back(static_cast<int>(group - groups_.begin()));
        if (group == groups_.end()) groups_.push_back({});
        groups_[group_of_.back()].push_back(block);
    }
}

bool Oracle::similar(int a, int b) const {
    const PlainBlock& first = puzzle_.blocks[a];
    const PlainBlock& second = puzzle_.blocks[b];
    return first.alike == second.alike && offsets_[a] == offsets_[b] && first.enters_gates == second.enters_gates &&
           first.moves_horizontally == second.moves_horizontally && first.moves_vertically == second.moves_vertically;
}

bool Oracle::interchangeable(int a, int b) const { return similar(a, b) && regions_[a] == regions_[b]; }

State Oracle::start() const {
    State state;
    for (const PlainBlock& block : puzzle_.blocks) state.push_back(*block.place.begin());
    return canonical(state);
}

State Oracle::canonical(State state) const {
    for (const std::vector<int>& group : groups_) {
        std::vector<At> firsts;
        for (const int block : group) firsts.push_back(state[block]);
        std::sort(firsts.begin(), firsts.end());
        for (std::size_t i = 0; i < group.size(); ++i) state[group[i]] = firsts[i];
    }
    return state;
}

Place Oracle::cells(int block, At at) const {
    Place place;
    for (const At& offset : offsets_[block]) place.insert(at + offset);
    return place;
}

std::set<At> Oracle::region(int block) const { return regions_[block]; }

Oracle::Grid Oracle::others(const State& state, int block) const {
    Grid grid = puzzle_.ground;
    for (int other = 0; other < static_cast<int>(state.size()); ++other) {
        if (other == block) continue;
        for (const At& offset : offsets_[other]) {
            const At cell = state[other] + offset;
            grid[cell.first][cell.second] = kBlocked;
        }
    }
    return grid;
}

bool Oracle::fits(const Grid& grid, int block, At at) const {
    for (const At& offset : offsets_[block]) {
        const auto [row, column] = at + offset;
        if (row < 0 || row >= static_cast<int>(grid.size())) return false;
        if (column < 0 || column >= static_cast<int>(grid[row].size())) return false;
        const char ground = grid[row][column];
        if (ground == '=' && puzzle_.blocks[block].enters_gates) continue;
        if (ground != '.') return false;
    }
    return true;
}

std::vector<At> Oracle::directions(int block) const {
    std::vector<At> directions;
    if (puzzle_.blocks[block].moves_vertically) directions.insert(directions.end(), {{-1, 0}, {1, 0}});
    if (puzzle_.blocks[block].moves_horizontally) directions.insert(directions.end(), {{0, -1}, {0, 1}});
    return directions;
}

std::set<At> Oracle::flood(const Grid& grid, int block, At from) const {
    std::set<At> reached{from};
    std::vector<At> pending{from};
    while (!pending.empty()) {
        const At at = pending.back();
        pending.pop_back();
        for (const At& direction : directions(block)) {
            const At next = at + direction;
            if (fits(grid, block, next) && reached.insert(next).second) pending.push_back(next);
        }
    }
    return reached;
}

std::set<At> Oracle::next_places(const State& state, int block, puzzle::Metric metric) const {
    const Grid grid = others(state, block);
    std::set<At> places;
    if (metric == puzzle::Metric::move) {
        places = flood(grid, block, state[block]);
        places.erase(state[block]);
        return places;
    }
    for (const At& direction : directions(block)) {
        At at = state[block] + direction;
        while (fits(grid, block, at)) {
            places.insert(at);
            if (metric == puzzle::Metric::step) break;
            at = at + direction;
        }
    }
    return places;
}

std::set<State> Oracle::neighbours(const State& state, puzzle::Metric metric) const {
    std::set<State> result;
    for (int block = 0; block < static_cast<int>(state.size()); ++block) {
        for (const At& place : next_places(state, block, metric)) {
            State next = state;
            next[block] = place;
            result.insert(canonical(next));
        }
    }
    return result;
}

bool Oracle::holds(const PlainGoal& goal, const State& state) const {
    for (const PlainDemand& demand : goal.demands) {
        bool met = false;
        for (int block = 0; block < static_cast<int>(state.size()); ++block) {
            met = met || (similar(block, demand.block) && cells(block, state[block]) == demand.place);
        }
        if (!met) return false;
    }
    const Grid grid = others(state, -1);
    return std::all_of(goal.voids.begin(), goal.voids.end(),
                       [&](At at) { return grid[at.first][at.second] != kBlocked; });
}

bool Oracle::is_solved(const State& state) const {
    return std::any_of(puzzle_.goals.begin(), puzzle_.goals.end(),
                       [&](const PlainGoal& goal) { return holds(goal, state); });
}

Exploration Oracle::explore(puzzle::Metric metric, std::uint64_t limit) const {
    Exploration found;
    std::vector<State> level{start()};
    found.distance[start()] = 0;
    for (int depth = 0; !level.empty(); ++depth) {
        found.depths.push_back(level.size());
        std::vector<State> next_level;
        for (const State& state : level) {
            if (!found.solved_at && is_solved(state)) found.solved_at = depth;
            for (const State& next : neighbours(state, metric)) {
                if (found.distance.emplace(next, depth + 1).second) next_level.push_back(next);
            }
        }
        if (found.distance.size() > limit) return {};
        level = next_level;
    }
    return found;
}

std::uint64_t Oracle::packings(std::uint64_t limit) const {
    Grid grid = puzzle_.ground;
    State placed;
    std::uint64_t count = 0;
    count_packings(grid, placed, limit, count);
    return count;
}

/// Whether the next block, put at `at`, comes after all blocks it could be exchanged with.
bool Oracle::in_order(const State& placed, At at) const {
    for (std::size_t earlier = 0; earlier < placed.size(); ++earlier) {
        if (group_of_[earlier] == group_of_[placed.size()] && at < placed[earlier]) return false;
    }
    return true;
}

void Oracle::count_packings(Grid& grid, State& placed, std::uint64_t limit, std::uint64_t& count) const {
    const int block = static_cast<int>(placed.size());
    if (placed.size() == puzzle_.blocks.size()) {
        ++count;
        return;
    }
    for (const At& at : regions_[block]) {
        if (count >= limit) return;
        if (!in_order(placed, at) || !fits(grid, block, at)) continue;
        const Grid before = grid;
        for (const At& cell : cells(block, at)) grid[cell.first][cell.second] = kBlocked;
        placed.push_back(at);
        count_packings(grid, placed, limit, count);
        placed.pop_back();
        grid = before;
    }
}

}  // namespace shunt::test
