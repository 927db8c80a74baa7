#include "tests/support/oracle.hpp"

#include <algorithm>
#include <cassert>

namespace shunt::test {

namespace {

using puzzle::Metric;

At operator+(At a, At b) { return {a.first + b.first, a.second + b.second}; }

bool one_step_only(Metric metric) { return metric == Metric::step || metric == Metric::super_step; }
bool any_path(Metric metric) { return metric == Metric::move || metric == Metric::super_move; }
bool one_block_only(Metric metric) {
    return metric == Metric::step || metric == Metric::slide || metric == Metric::move;
}

}  // namespace

Oracle::Oracle(PlainPuzzle puzzle)
    : puzzle_(std::move(puzzle)),
      rows_(static_cast<int>(puzzle_.ground.size())),
      columns_(static_cast<int>(puzzle_.ground.front().size())) {
    assert(rows_ * columns_ <= kMostCells);
    for (const PlainBlock& block : puzzle_.blocks) offsets_.push_back(offsets_of(block.place));
    const int blocks = static_cast<int>(puzzle_.blocks.size());
    for (int block = 0; block < blocks; ++block) standings_.push_back(standings(block));
    State home;
    for (const PlainBlock& block : puzzle_.blocks) home.push_back(*block.place.begin());
    for (int block = 0; block < blocks; ++block) {
        std::set<At> region;
        for (const At& shift : flood(home, {block}, Cells())) region.insert(home[block] + shift);
        regions_.push_back(std::move(region));
    }
    sort_into_classes();
}

/// The cells that a block covers with its first cell on each cell of the grid; none where the ground forbids it.
std::vector<Oracle::Cells> Oracle::standings(int block) const {
    std::vector<Cells> result(rows_ * columns_);
    for (int row = 0; row < rows_; ++row) {
        for (int column = 0; column < columns_; ++column) {
            Cells covered;
            bool allowed = true;
            for (const At& cell : cells(block, {row, column})) {
                const bool inside = cell.first < rows_ && cell.second >= 0 && cell.second < columns_;
                const char ground = inside ? puzzle_.ground[cell.first][cell.second] : ' ';
                allowed = allowed && (ground == '.' || (ground == '=' && puzzle_.blocks[block].enters_gates));
                if (allowed) covered.set(cell.first * columns_ + cell.second);
            }
            if (allowed) result[row * columns_ + column] = covered;
        }
    }
    return result;
}

const Oracle::Cells& Oracle::standing(int block, At at) const {
    static const Cells nowhere;
    const bool inside = at.first >= 0 && at.first < rows_ && at.second >= 0 && at.second < columns_;
    return inside ? standings_[block][at.first * columns_ + at.second] : nowhere;
}

bool Oracle::similar(int a, int b) const {
    const PlainBlock& first = puzzle_.blocks[a];
    const PlainBlock& second = puzzle_.blocks[b];
    return first.alike == second.alike && offsets_[a] == offsets_[b] && first.enters_gates == second.enters_gates &&
           first.moves_horizontally == second.moves_horizontally && first.moves_vertically == second.moves_vertically;
}

bool Oracle::interchangeable(int a, int b) const { return similar(a, b) && regions_[a] == regions_[b]; }

void Oracle::sort_into_classes() {
    for (int block = 0; block < static_cast<int>(puzzle_.blocks.size()); ++block) {
        const auto known = std::find_if(classes_.begin(), classes_.end(), [&](const std::vector<int>& members) {
            return interchangeable(members[0], block);
        });
        class_of_.push_back(static_cast<int>(known - classes_.begin()));
        if (known == classes_.end()) classes_.push_back({});
        classes_[class_of_.back()].push_back(block);
    }
}

State Oracle::start() const {
    State state;
    for (const PlainBlock& block : puzzle_.blocks) state.push_back(*block.place.begin());
    return canonical(state);
}

State Oracle::canonical(State state) const {
    for (const std::vector<int>& members : classes_) {
        std::vector<At> firsts;
        for (const int block : members) firsts.push_back(state[block]);
        std::sort(firsts.begin(), firsts.end());
        for (std::size_t i = 0; i < members.size(); ++i) state[members[i]] = firsts[i];
    }
    return state;
}

Place Oracle::cells(int block, At at) const {
    Place place;
    for (const At& offset : offsets_[block]) place.insert(at + offset);
    return place;
}

/// What all blocks cover, except those of a group.
Oracle::Cells Oracle::covered(const State& state, const Group& except) const {
    Cells covered;
    for (int block = 0; block < static_cast<int>(state.size()); ++block) {
        if (std::find(except.begin(), except.end(), block) == except.end()) covered |= standing(block, state[block]);
    }
    return covered;
}

bool Oracle::fits(const State& state, const Group& group, At shift, const Cells& others) const {
    return std::all_of(group.begin(), group.end(), [&](int block) {
        const Cells& place = standing(block, state[block] + shift);
        return place.any() && (place & others).none();
    });
}

/// The directions that every block of the group may move in.
std::vector<At> Oracle::directions(const Group& group) const {
    std::vector<At> directions;
    const auto& blocks = puzzle_.blocks;
    const bool vertically =
        std::all_of(group.begin(), group.end(), [&](int block) { return blocks[block].moves_vertically; });
    const bool horizontally =
        std::all_of(group.begin(), group.end(), [&](int block) { return blocks[block].moves_horizontally; });
    if (vertically) directions.insert(directions.end(), {{-1, 0}, {1, 0}});
    if (horizontally) directions.insert(directions.end(), {{0, -1}, {0, 1}});
    return directions;
}

std::set<At> Oracle::flood(const State& state, const Group& group, const Cells& others) const {
    std::set<At> reached{{0, 0}};
    std::vector<At> pending{{0, 0}};
    while (!pending.empty()) {
        const At shift = pending.back();
        pending.pop_back();
        for (const At& direction : directions(group)) {
            const At next = shift + direction;
            if (fits(state, group, next, others) && reached.insert(next).second) pending.push_back(next);
        }
    }
    return reached;
}

std::set<At> Oracle::displacements(const State& state, const Group& group, Metric metric) const {
    const Cells others = covered(state, group);
    std::set<At> shifts;
    if (any_path(metric)) {
        shifts = flood(state, group, others);
        shifts.erase({0, 0});
        return shifts;
    }
    for (const At& direction : directions(group)) {
        At shift = direction;
        while (fits(state, group, shift, others)) {
            shifts.insert(shift);
            if (one_step_only(metric)) break;
            shift = shift + direction;
        }
    }
    return shifts;
}

State Oracle::displaced(State state, const Group& group, At shift) {
    for (const int block : group) state[block] = state[block] + shift;
    return state;
}

/// Every set of blocks that may move as one in this metric.
std::vector<Group> Oracle::groups(Metric metric) const {
    const int blocks = static_cast<int>(puzzle_.blocks.size());
    std::vector<Group> groups;
    if (one_block_only(metric)) {
        for (int block = 0; block < blocks; ++block) groups.push_back({block});
        return groups;
    }
    for (std::uint64_t subset = 1; subset < std::uint64_t{1} << blocks; ++subset) {
        groups.emplace_back();
        for (int block = 0; block < blocks; ++block) {
            if ((subset >> block & 1) != 0) groups.back().push_back(block);
        }
    }
    return groups;
}

std::set<State> Oracle::neighbours(const State& state, Metric metric) const {
    std::set<State> result;
    for (const Group& group : groups(metric)) {
        for (const At& shift : displacements(state, group, metric)) {
            result.insert(canonical(displaced(state, group, shift)));
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
    const Cells taken = covered(state, {});
    return std::none_of(goal.voids.begin(), goal.voids.end(),
                        [&](At at) { return taken[at.first * columns_ + at.second]; });
}

bool Oracle::is_solved(const State& state) const {
    return std::any_of(puzzle_.goals.begin(), puzzle_.goals.end(),
                       [&](const PlainGoal& goal) { return holds(goal, state); });
}

std::vector<State> Oracle::packings(std::size_t limit) const {
    std::vector<State> found;
    State placed;
    list_packings({}, placed, limit, found);
    return found;
}

/// Whether the next block, put at `at`, comes after all blocks it could be exchanged with.
bool Oracle::in_order(const State& placed, At at) const {
    for (std::size_t earlier = 0; earlier < placed.size(); ++earlier) {
        if (class_of_[earlier] == class_of_[placed.size()] && at < placed[earlier]) return false;
    }
    return true;
}

void Oracle::list_packings(const Cells& taken, State& placed, std::size_t limit, std::vector<State>& found) const {
    if (placed.size() == puzzle_.blocks.size()) {
        found.push_back(placed);
        return;
    }
    const int block = static_cast<int>(placed.size());
    for (const At& at : regions_[block]) {
        if (found.size() >= limit) return;
        const Cells& place = standing(block, at);
        if (!in_order(placed, at) || (place & taken).any()) continue;
        placed.push_back(at);
        list_packings(taken | place, placed, limit, found);
        placed.pop_back();
    }
}

}  // namespace shunt::test
