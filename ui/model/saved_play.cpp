#include "ui/model/saved_play.hpp"

#include <algorithm>
#include <charconv>

#include "core/moves/replay.hpp"
#include "core/puzzle/format/shunt_text.hpp"

namespace shunt::ui {

namespace {

std::string move_text(const moves::Move& move) {
    std::string text;
    for (const puzzle::PieceId piece : move.pieces) text += (text.empty() ? "" : "+") + std::to_string(piece);
    return text + moves::path_letters(move);
}

/// Takes the number that `rest` begins with off its front.
std::optional<puzzle::PieceId> take_piece(std::string_view& rest, std::size_t pieces) {
    std::size_t number = 0;
    const auto [end, fault] = std::from_chars(rest.data(), rest.data() + rest.size(), number);
    if (fault != std::errc() || number >= pieces) return std::nullopt;
    rest.remove_prefix(static_cast<std::size_t>(end - rest.data()));
    return static_cast<puzzle::PieceId>(number);
}

std::optional<moves::Move> read_move(std::string_view text, std::size_t pieces) {
    moves::Move move;
    do {
        if (!move.pieces.empty()) text.remove_prefix(1);
        const auto piece = take_piece(text, pieces);
        if (!piece || (!move.pieces.empty() && *piece <= move.pieces.back())) return std::nullopt;
        move.pieces.push_back(*piece);
    } while (!text.empty() && text.front() == '+');
    for (const char letter : text) {
        const auto* const found = std::find_if(puzzle::kDirections.begin(), puzzle::kDirections.end(),
                                               [&](auto direction) { return puzzle::letter(direction) == letter; });
        if (found == puzzle::kDirections.end()) return std::nullopt;
        move.path.push_back(*found);
    }
    return move.path.empty() ? std::nullopt : std::optional(std::move(move));
}

}  // namespace

std::string play_text(const PlaySession& session) {
    std::string text;
    for (const moves::Move& move : session.line()) text += (text.empty() ? "" : " ") + move_text(move);
    if (!session.begins_at_start()) text += "\n" + puzzle::print_position(session.puzzle(), session.line_start());
    return text;
}

std::optional<SavedPlay> read_play(const puzzle::Problem& problem, std::string_view text) {
    const puzzle::Puzzle& puzzle = problem.puzzle;
    SavedPlay play;
    const std::size_t cut = std::min(text.find('\n'), text.size());
    if (cut < text.size()) {
        auto from = puzzle::parse_position(puzzle, text.substr(cut + 1));
        if (!from) return std::nullopt;
        play.from = std::move(*from);
    }
    for (std::string_view rest = text.substr(0, cut); !rest.empty();) {
        const std::size_t end = std::min(rest.find(' '), rest.size());
        auto move = read_move(rest.substr(0, end), puzzle.pieces().size());
        if (!move) return std::nullopt;
        play.moves.push_back(std::move(*move));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    const auto played = moves::replay(puzzle, play.from.value_or(problem.start), play.moves);
    return played ? std::optional(std::move(play)) : std::nullopt;
}

}  // namespace shunt::ui
