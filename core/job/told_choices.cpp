#include "core/job/told_choices.hpp"

#include "core/base/words.hpp"
#include "core/puzzle/format/shunt_text.hpp"

namespace shunt::job {
namespace {

outcome::Choice told_choice(const puzzle::Puzzle& puzzle, const analysis::Choice& choice) {
    outcome::Choice told{print_position(puzzle, choice.position),
                         choice.solutions().decimal(),
                         choice.to_goal.decimal(),
                         {},
                         std::nullopt};
    told.next.assign(choice.next.begin(), choice.next.end());
    if (choice.mirror) told.mirror = *choice.mirror;
    return told;
}

/// False when the position is on none of them.
bool keep_those_through(analysis::Choices& choices, const puzzle::Position& through) {
    for (std::size_t column = 0; column < choices.size(); ++column) {
        for (std::size_t number = 0; number < choices[column].size(); ++number) {
            if (choices[column][number].position != through) continue;
            keep_through(choices, column, number);
            return true;
        }
    }
    return false;
}

}  // namespace

outcome::Choices told_columns(const analysis::ShortestPaths& paths, std::uint64_t most, bool through) {
    outcome::Choices told;
    for (std::size_t layer = 0; layer < paths.layers(); ++layer) {
        told.per_move.push_back(paths.layer_size(layer));
        told.positions += told.per_move.back();
        told.shared += told.per_move.back() == 1 ? 1 : 0;
    }
    if (told.positions <= most) return told;
    const std::uint64_t count = told.positions;
    if (through) told = {};  // what was counted is of all solutions, and nothing is known of those through one position
    told.reason =
        say("all shortest solutions pass {count} positions, more than {most}", {{"count", count}, {"most", most}});
    return told;
}

outcome::Choices told_choices(const puzzle::Puzzle& puzzle, analysis::SolutionChoices& written,
                              const std::optional<puzzle::Position>& through) {
    analysis::Choices choices = written.take();
    outcome::Choices told;
    if (through && !keep_those_through(choices, *through)) {
        told.reason = say("no shortest solution passes this position");
        return told;
    }
    if (!through && !written.mirror().empty()) {
        told.mirror = written.mirror();
        told.solutions_mirrored = solutions_mirrored(choices).decimal();
        told.shared_mirrored = shared_columns_mirrored(choices);
    }
    told.shared = shared_columns(choices);
    for (const auto& column : choices) {
        told.per_move.push_back(column.size());
        told.positions += column.size();
        auto& positions = told.moves.emplace_back();
        for (const analysis::Choice& choice : column) positions.push_back(told_choice(puzzle, choice));
    }
    return told;
}

}  // namespace shunt::job
