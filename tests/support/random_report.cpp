#include "tests/support/random_report.hpp"

#include <algorithm>

#include "core/puzzle/format/shunt_text.hpp"

namespace shunt::test {

namespace {

/// The block that a reported move names: its name, and its first cell counted from 1; -1 when there is none.
int named_block(const RandomCase& random, const State& state, const Json& name, const Json& place) {
    const At at{place[0].get<int>() - 1, place[1].get<int>() - 1};
    for (puzzle::PieceId piece = 0; piece < random.puzzle().pieces().size(); ++piece) {
        const int block = random.block_of(piece);
        if (state[block] == at && random.puzzle().pieces()[piece].name == name) return block;
    }
    return -1;
}

At step(char letter) {
    if (letter == 'U') return {-1, 0};
    if (letter == 'D') return {1, 0};
    return {0, letter == 'L' ? -1 : 1};
}

puzzle::Metric step_metric(puzzle::Metric metric) {
    return puzzle::moves_groups(metric) ? puzzle::Metric::super_step : puzzle::Metric::step;
}

/// Plays one reported move; false when the oracle refuses it.
bool play(const RandomCase& random, const Json& move, puzzle::Metric metric, State& state) {
    Group group;
    for (std::size_t i = 0; i < move["pieces"].size(); ++i) {
        group.push_back(named_block(random, state, move["pieces"][i], move["at"][i]));
    }
    std::sort(group.begin(), group.end());
    const bool all_known = !group.empty() && group.front() >= 0;
    if (!all_known || std::adjacent_find(group.begin(), group.end()) != group.end()) return false;
    if (group.size() > 1 && !puzzle::moves_groups(metric)) return false;
    const auto allowed = random.oracle().displacements(state, group, metric);
    At shift{0, 0};
    for (const char letter : move["path"].get<std::string>()) {
        const At next = step(letter);
        if (random.oracle().displacements(state, group, step_metric(metric)).count(next) == 0) return false;
        state = Oracle::displaced(state, group, next);
        shift = {shift.first + next.first, shift.second + next.second};
    }
    return allowed.count(shift) != 0;
}

}  // namespace

State state_printed(const RandomCase& random, const std::string& position) {
    return random.oracle().canonical(random.state_of(*puzzle::parse_position(random.puzzle(), position)));
}

std::vector<State> states_passed(const RandomCase& random, const Json& moves, puzzle::Metric metric) {
    State state = random.state_of(random.start());
    std::vector<State> states{random.oracle().canonical(state)};
    for (const Json& move : moves) {
        if (!play(random, move, metric, state)) return {};
        states.push_back(random.oracle().canonical(state));
    }
    return states;
}

}  // namespace shunt::test
