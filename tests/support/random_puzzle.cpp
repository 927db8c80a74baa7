#include "tests/support/random_puzzle.hpp"

#include <algorithm>
#include <array>

#include "tests/support/oracle.hpp"
#include "tests/support/puzzle_draft.hpp"
#include "tests/support/random.hpp"
#include "tests/support/random_layout.hpp"

namespace shunt::test {

namespace {

enum class Family { mixed, filled, mirrored, wide };

Family family_of(std::uint64_t seed) {
    constexpr std::array kFamilies{Family::mixed,  Family::filled, Family::mirrored, Family::filled,
                                   Family::filled, Family::mixed,  Family::mirrored, Family::wide};
    return kFamilies[seed % kFamilies.size()];
}

/// Everything beyond ground and blocks; every choice goes into the plain data and into the words of the text.
class PuzzleGenerator {
public:
    PuzzleGenerator(Random& random, Family family) : random_(random), family_(family) {}

    RandomPuzzle build() {
        choose_layout();
        choose_tiles();
        choose_restrictions();
        choose_goals();
        choose_interchange();
        draft_.tokens = draft_.tiles.empty() && random_.chance(12);
        choose_colours();
        return {to_text(draft_), plain(), 0};
    }

private:
    PlainPuzzle& plain() { return draft_.plain; }
    [[nodiscard]] const PlainPuzzle& plain() const { return draft_.plain; }
    [[nodiscard]] int blocks() const { return static_cast<int>(plain().blocks.size()); }
    [[nodiscard]] const std::string& name(int block) const { return plain().blocks[block].name; }
    [[nodiscard]] bool is_tile(int block) const { return draft_.tiles.find(name(block)) != std::string::npos; }

    [[nodiscard]] bool is_live(At at) const {
        const auto [row, column] = at;
        if (row < 0 || row >= static_cast<int>(plain().ground.size())) return false;
        if (column < 0 || column >= static_cast<int>(plain().ground[row].size())) return false;
        return plain().ground[row][column] == '.' || plain().ground[row][column] == '=';
    }

    void choose_layout() {
        constexpr std::array kMirrors{Mirror::left_right, Mirror::top_bottom, Mirror::half_turn, Mirror::diagonal};
        mirror_ = kMirrors[random_.below(static_cast<int>(kMirrors.size()))];
        if (family_ == Family::mixed) plain() = mixed_layout(random_);
        if (family_ == Family::filled) plain() = filled_layout(random_);
        if (family_ == Family::mirrored) plain() = mirrored_layout(random_, mirror_);
        if (family_ == Family::wide) plain() = wide_layout(random_);
    }

    /// Gives some units one name and makes them tiles: nearly all of them where they are to fill the board.
    void choose_tiles() {
        const bool fillers = family_ == Family::filled;
        if (!random_.chance(fillers ? 60 : 30)) return;
        const int blue = !fillers ? 50 : random_.chance(50) ? 0 : random_.below(40);
        for (PlainBlock& block : plain().blocks) {
            const bool all = family_ == Family::mirrored;
            if (block.place.size() != 1 || (!all && random_.chance(fillers ? 5 : 20))) continue;
            block.name.assign(1, !all && random_.chance(blue) ? 'b' : 'r');
            if (draft_.tiles.find(block.name) == std::string::npos) draft_.tiles += block.name;
        }
    }

    void choose_restrictions() {
        draft_.cars = random_.chance(15);
        for (int index = 0; index < blocks(); ++index) {
            PlainBlock& block = plain().blocks[index];
            if (draft_.cars) restrict_to_long_axis(block);
            if (is_tile(index)) {
                block.enters_gates = block.name == "r";
                continue;
            }
            block.enters_gates = random_.chance(30);
            if (family_ == Family::mirrored) {
                block.enters_gates = plain().blocks[mirror_image(index)].enters_gates;
                continue;
            }
            if (block.moves_horizontally && block.moves_vertically && random_.chance(8)) {
                (random_.chance(50) ? block.moves_vertically : block.moves_horizontally) = false;
                draft_.restricted.push_back(index);
            }
        }
        // Without a `gate` line the character = would be a piece.
        if (std::any_of(plain().blocks.begin(), plain().blocks.end(),
                        [](const PlainBlock& b) { return b.enters_gates; }))
            return;
        for (std::string& row : plain().ground) std::replace(row.begin(), row.end(), '=', '#');
    }

    static void restrict_to_long_axis(PlainBlock& block) {
        const int length = static_cast<int>(block.place.size()) - 1;
        const At first = *block.place.begin();
        const At last = *block.place.rbegin();
        if (length == 0) return;
        if (last == At{first.first, first.second + length}) block.moves_vertically = false;
        const bool upright =
            std::all_of(block.place.begin(), block.place.end(), [&](At at) { return at.second == first.second; });
        if (upright && last.first == first.first + length) block.moves_horizontally = false;
    }

    void choose_goals() {
        const int goals = random_.chance(15) ? 0 : random_.chance(70) ? 1 : random_.between(2, 3);
        const Oracle oracle(plain());
        for (int goal = 0; goal < goals; ++goal) {
            const PlainGoal wanted = random_.chance(60) ? goal_on_a_walk(oracle) : goal_anywhere();
            if (wanted.demands.empty() && wanted.voids.empty()) continue;
            add_goal(wanted);
            if (family_ == Family::mirrored && random_.chance(80)) add_goal(mirrored_goal(wanted));
        }
    }

    void add_goal(const PlainGoal& wanted) {
        for (const PlainDemand& demand : wanted.demands) {
            if (!is_tile(demand.block)) named_by_goal_.insert(demand.block);
        }
        plain().goals.push_back(wanted);
    }

    /// The block that stands where a block stands in the mirror.
    [[nodiscard]] int mirror_image(int block) const {
        const Place home = mirrored(mirror_, plain().ground, plain().blocks[block].place);
        int image = 0;
        while (plain().blocks[image].place != home) ++image;
        return image;
    }

    [[nodiscard]] PlainGoal mirrored_goal(const PlainGoal& goal) const {
        const auto& ground = plain().ground;
        PlainGoal image;
        for (const PlainDemand& demand : goal.demands) {
            const int block = first_of_name(mirror_image(demand.block));
            image.demands.push_back({block, mirrored(mirror_, ground, demand.place)});
        }
        for (const At& at : goal.voids) image.voids.push_back(mirrored(mirror_, ground, at));
        return image;
    }

    /// Demands that a random walk from the start meets.
    PlainGoal goal_on_a_walk(const Oracle& oracle) {
        State state;
        for (const PlainBlock& block : plain().blocks) state.push_back(*block.place.begin());
        for (int step = random_.below(60); step > 0; --step) {
            const int block = random_.below(blocks());
            const auto shifts = oracle.displacements(state, {block}, puzzle::Metric::step);
            if (shifts.empty()) continue;
            state = Oracle::displaced(state, {block}, random_.pick(std::vector<At>(shifts.begin(), shifts.end())));
        }
        PlainGoal wanted;
        Place covered;
        for (int block = 0; block < blocks(); ++block) {
            const Place place = oracle.cells(block, state[block]);
            covered.insert(place.begin(), place.end());
            const bool last_chance = block + 1 == blocks() && wanted.demands.empty();
            if (last_chance || random_.chance(35)) wanted.demands.push_back({first_of_name(block), place});
        }
        if (random_.chance(30)) choose_voids(covered, wanted);
        return wanted;
    }

    /// Demands that may be impossible: any live cells of the right shape.
    PlainGoal goal_anywhere() {
        PlainGoal wanted;
        Place covered;
        for (int block = 0; block < blocks(); ++block) {
            if (!random_.chance(60)) continue;
            Place place;
            const At shift{random_.between(-3, 3), random_.between(-3, 3)};
            for (const auto& [row, column] : plain().blocks[block].place)
                place.insert({row + shift.first, column + shift.second});
            const bool possible =
                std::all_of(place.begin(), place.end(), [&](At at) { return is_live(at) && covered.count(at) == 0; });
            if (!possible) continue;
            covered.insert(place.begin(), place.end());
            wanted.demands.push_back({first_of_name(block), place});
        }
        if (random_.chance(20)) choose_voids(covered, wanted);
        return wanted;
    }

    void choose_voids(const Place& covered, PlainGoal& wanted) {
        for (int row = 0; row < static_cast<int>(plain().ground.size()); ++row) {
            for (int column = 0; column < static_cast<int>(plain().ground[row].size()); ++column) {
                const At at{row, column};
                if (is_live(at) && covered.count(at) == 0 && random_.chance(40)) wanted.voids.push_back(at);
            }
        }
    }

    [[nodiscard]] int first_of_name(int block) const {
        int first = 0;
        while (name(first) != name(block)) ++first;
        return first;
    }

    /// Pieces of one shape are interchangeable, except those that a goal or `distinct` names; `alike` merges again, shape by shape.
    void choose_interchange() {
        for (int block = 0; block < blocks(); ++block) plain().blocks[block].alike = block;
        std::set<int> apart = named_by_goal_;
        const bool all = random_.chance(8);
        if (all) draft_.distinct.push_back("*");
        for (int block = 0; block < blocks(); ++block) {
            if (!all && (is_tile(block) || !random_.chance(12))) continue;
            if (!all) draft_.distinct.push_back(name(block));
            apart.insert(block);
        }
        for (int a = 0; a < blocks(); ++a) {
            for (int b = 0; b < a; ++b) {
                const bool ordinary = !is_tile(a) && !is_tile(b) && apart.count(a) == 0 && apart.count(b) == 0;
                if (ordinary || (is_tile(a) && name(a) == name(b))) join(a, b);
            }
        }
        if (random_.chance(25)) choose_alike();
    }

    void choose_alike() {
        const bool all = random_.chance(30);
        std::vector<int> chosen;
        for (int block = 0; block < blocks(); ++block) {
            if (!all && (is_tile(block) || !random_.chance(60))) continue;
            chosen.push_back(block);
            if (!all) draft_.alike.push_back(name(block));
        }
        if (all) draft_.alike.push_back("*");
        for (const int a : chosen) {
            for (const int b : chosen) join(a, b);
        }
    }

    /// Of some pieces; those that share a name have one. No other choice depends on it, nor does any later one.
    void choose_colours() {
        Random random = random_;
        if (!random.chance(30)) return;
        draft_.colours.resize(7);
        for (int block = 0; block < blocks(); ++block) {
            if (first_of_name(block) == block && random.chance(40))
                draft_.colours[random.below(static_cast<int>(draft_.colours.size()))].push_back(name(block));
        }
    }

    void join(int a, int b) {
        if (offsets_of(plain().blocks[a].place) != offsets_of(plain().blocks[b].place)) return;
        const int from = plain().blocks[b].alike;
        const int to = plain().blocks[a].alike;
        for (PlainBlock& block : plain().blocks) {
            if (block.alike == from) block.alike = to;
        }
    }

    Random& random_;
    Family family_;
    Mirror mirror_{};
    PuzzleDraft draft_;
    std::set<int> named_by_goal_;
};

}  // namespace

RandomPuzzle random_puzzle(std::uint64_t seed) {
    Random random(seed);
    for (;;) {
        RandomPuzzle puzzle = PuzzleGenerator(random, family_of(seed)).build();
        puzzle.packings = Oracle(puzzle.plain).packings(kMostPackings + 1).size();
        if (puzzle.packings <= kMostPackings) return puzzle;
    }
}

}  // namespace shunt::test
