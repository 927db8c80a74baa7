#include "core/job/card.hpp"

#include "core/base/words.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "core/puzzle/position_code.hpp"

namespace shunt::job {
namespace {

/// A card that claims nothing as yet.
Result<outcome::Card> blank_card(const PuzzleRequest& request, puzzle::Metric metric, const CardSource& source) {
    const auto problem = checked_problem(request, {});
    if (!problem) return problem.error();
    const puzzle::Board& board = problem->puzzle.board();
    for (std::size_t cell = 0; const puzzle::PieceId piece : occupants(problem->puzzle, problem->start)) {
        const puzzle::Coordinate at = board.coordinate(static_cast<puzzle::Cell>(cell++));
        if (piece != puzzle::kNoPiece && board.ground(at) == puzzle::Ground::gate)
            return Error{say("no text of a puzzle can begin with a piece on a gate, so there is no card of it")};
    }
    outcome::Card card;
    card.program = source.program;
    card.command = source.command;
    card.puzzle = print_puzzle(*problem);
    card.metric = metric;
    card.kinds = puzzle::PositionCode(*problem).kinds();
    return card;
}

}  // namespace

Result<outcome::Card> card_of(const CensusRequest& request, const outcome::CensusOutcome& census,
                              const CardSource& source) {
    if (census.level_hashes.empty()) return Error{say("no level was seen, so there is nothing to write on a card")};
    auto card = blank_card(request, census.metric, source);
    if (!card) return card;
    card->complete = census.status == Status::complete;
    for (std::size_t depth = 0; depth < census.level_hashes.size(); ++depth)
        card->levels.push_back({census.depths[depth], census.level_hashes[depth]});
    return card;
}

Result<outcome::Card> card_of(const SolveRequest& request, const outcome::SolveOutcome& solved,
                              const CardSource& source) {
    if (!solved.length && solved.status != Status::unsolvable)
        return Error{say("nothing was proved, so there is nothing to write on a card")};
    auto card = blank_card(request, solved.metric, source);
    if (!card) return card;
    card->solvable = solved.length.has_value();
    card->length = solved.length;
    card->shortest_solutions = solved.shortest_solutions;
    card->way = solved.moves;
    return card;
}

}  // namespace shunt::job
