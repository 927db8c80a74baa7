#include "ui/words/entry_words.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "core/base/words.hpp"
#include "core/picture/piece_colours.hpp"
#include "ui/words/board_words.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

using Subject = puzzle::Fact::Subject;

std::string subtitle(const Entry& entry) {
    const puzzle::Board& board = entry.puzzle.board();
    std::string text = std::to_string(board.rows()) + " × " + std::to_string(board.columns()) + " · ";
    const puzzle::Metric metric = entry.puzzle.metric();
    if (const puzzle::Fact* length = fact(entry, Subject::length, metric)) {
        if (!length->value) return text + say("unsolvable");
        if (!(Natural(UINT64_MAX) < *length->value)) return text + length_text(length->value->low(), metric);
    }
    if (const puzzle::Fact* reachable = fact(entry, Subject::reachable))
        return text + say("{count} positions", {{"count", grouped(reachable->value->decimal())}});
    return text + say("{count, plural, one {# piece} other {# pieces}}", {{"count", entry.puzzle.pieces().size()}});
}

std::string family_words(const std::string& family) {
    constexpr std::array kWords{Phrase("Classics"), Phrase("Small and hard"), Phrase("Unit tiles")};
    const auto* const found =
        std::find_if(kWords.begin(), kWords.end(), [&](Phrase words) { return family == words.english(); });
    return found == kWords.end() ? family : say(*found);
}

namespace {

/// The kinds that some goal names.
std::set<puzzle::KindId> goal_kinds(const puzzle::Puzzle& puzzle) {
    std::set<puzzle::KindId> kinds;
    for (const puzzle::Goal& goal : puzzle.goals()) {
        for (const auto& placement : goal.placements) kinds.insert(placement.kind);
    }
    return kinds;
}

/// "Bring the red piece 2 to the dashed outline"; a piece that is not red has its name alone.
std::string aim_of_one(const puzzle::Puzzle& puzzle, puzzle::KindId kind) {
    const std::string& name = puzzle.pieces()[puzzle.kinds()[kind].pieces.front()].name;
    const bool several = puzzle.goals().size() > 1;
    if (is_red(puzzle, kind))
        return several ? say("Bring the red piece {piece} to one of the dashed outlines", {{"piece", name}})
                       : say("Bring the red piece {piece} to the dashed outline", {{"piece", name}});
    return several ? say("Bring piece {piece} to one of the dashed outlines", {{"piece", name}})
                   : say("Bring piece {piece} to the dashed outline", {{"piece", name}});
}

std::string aim(const puzzle::Puzzle& puzzle) {
    if (!puzzle.note().empty()) return puzzle.note();
    if (puzzle.goals().empty()) return say("No goal: move freely, or explore every position");
    const auto kinds = goal_kinds(puzzle);
    const std::size_t wanted = puzzle.goals().front().placements.size();
    if (wanted == 0) return say("Leave the marked cells empty");
    if (wanted > 3) return say("Arrange the pieces as in the small picture");
    if (wanted == 1) return aim_of_one(puzzle, *kinds.begin());
    const bool red = std::all_of(kinds.begin(), kinds.end(), [&](auto kind) { return is_red(puzzle, kind); });
    return red ? say("Bring the red pieces to the dashed outlines")
               : say("Bring the pieces of the goal to the dashed outlines");
}

}  // namespace

bool is_red(const puzzle::Puzzle& puzzle, puzzle::KindId kind) {
    return picture::piece_colours(puzzle)[kind] == picture::kGoalColour;
}

std::string task(const Entry& entry) {
    const std::string rules = rule_words(entry.puzzle);
    const std::string text = aim(entry.puzzle);
    if (rules.empty()) return text;
    return text + (text.back() == '.' ? " " : ". ") + rules;
}

}  // namespace shunt::ui
