#include "core/puzzle/format/interpretation.hpp"

#include <algorithm>

#include "core/base/text_rows.hpp"
#include "core/puzzle/format/foreign.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "core/puzzle/format/signs.hpp"

namespace shunt::puzzle {
namespace {

using format::FormatFit;

/// Formats that fit a text so much worse than the chosen one are not offered as other readings.
constexpr int kTooFarToOffer = 40;
/// A format that fits a text so much worse than one that refuses it is not asked: it would make another puzzle of it.
constexpr int kTooFar = 18;

struct Attempt {
    const Format* format;
    Error error;
};

std::string counted(const Puzzle& puzzle) {
    return say(
        "{rows, plural, one {# row} other {# rows}}, {columns, plural, one {# column} other {# columns}}, "
        "{pieces, plural, one {# piece} other {# pieces}}",
        {{"rows", puzzle.board().rows()}, {"columns", puzzle.board().columns()}, {"pieces", puzzle.pieces().size()}});
}

/// The goal in words: where each of few pieces comes, or how many there are.
std::string goal_words(const Reading& reading) {
    const Puzzle& puzzle = reading.puzzle;
    if (!reading.goal.empty()) return reading.goal;
    if (puzzle.goals().empty()) return say("none in the text");
    if (puzzle.goals().size() > 1) return say("one of {count} ends", {{"count", puzzle.goals().size()}});
    const Goal& goal = puzzle.goals().front();
    if (goal.placements.size() != 1 || !goal.voids.empty())
        return say("{count} pieces in their places", {{"count", goal.placements.size()}});
    const Coordinate at = puzzle.board().coordinate(goal.placements.front().anchor);
    return say("piece {name} to row {row}, column {column}",
               {{"name", puzzle.pieces()[goal.placements.front().named].name},
                {"row", std::to_string(at.row + 1)},
                {"column", std::to_string(at.column + 1)}});
}

/// What is rare in puzzles and frequent in misreadings: pieces in several parts, and one that covers most of the board.
void note_signs(const Format& format, Reading& reading) {
    if (&format == formats().front()) return;
    const Puzzle& puzzle = reading.puzzle;
    for (std::size_t piece = 0; piece < puzzle.pieces().size(); ++piece) {
        const auto cells = format::start_cells(reading, static_cast<PieceId>(piece));
        const int parts = format::parts_of(cells);
        const std::string& name = puzzle.pieces()[piece].name;
        if (parts > 1)
            reading.notes.push_back(
                say("Piece {name} has {parts} parts that do not touch", {{"name", name}, {"parts", parts}}));
        if (2 * static_cast<int>(cells.size()) > puzzle.board().cells() && puzzle.pieces().size() > 2)
            reading.notes.push_back(say("Piece {name} covers more than half of the board", {{"name", name}}));
    }
}

/// "as a letter grid: line 3, column 2: ..."
std::string attempt_words(const Attempt& attempt) {
    return say("as {format}: {error}", {{"format", say(attempt.format->title)}, {"error", to_string(attempt.error)}});
}

/// Says of the best readings where they failed, and what a text of the project's own looks like.
Error refusal(const std::vector<Attempt>& attempts) {
    constexpr std::size_t kMostTold = 3;
    const std::string own =
        say("a puzzle file has a line 'board:', then the rows, then 'goal:' and the rows of the goal");
    if (attempts.empty()) return Error{say("no format knows this text; {own}", {{"own", own}}), 1, 1};
    if (attempts.size() == 1) {
        Error error = attempts.front().error;
        error.message =
            say("as {format}: {error}", {{"format", say(attempts.front().format->title)}, {"error", error.message}});
        return error;
    }
    std::string told;
    for (std::size_t i = 0; i < std::min(attempts.size(), kMostTold); ++i)
        told += (i == 0 ? "" : "; ") + attempt_words(attempts[i]);
    return Error{say("no format reads this text: {attempts}; {own}", {{"attempts", told}, {"own", own}}),
                 attempts.front().error.line, attempts.front().error.column};
}

std::vector<const Format*> others_reading(std::string_view text, const std::vector<FormatFit>& found,
                                          const FormatFit& chosen) {
    std::vector<const Format*> others;
    for (const FormatFit& candidate : found) {
        const bool near = chosen.fit - candidate.fit < kTooFarToOffer;
        if (candidate.format != chosen.format && near && read_as(*candidate.format, text))
            others.push_back(candidate.format);
    }
    return others;
}

/// How many blanks all lines begin with that have something else.
std::size_t indentation(std::string_view text) {
    std::size_t least = std::string_view::npos;
    for (const std::string_view line : format::lines_of(text)) least = std::min(least, line.find_first_not_of(" \t\r"));
    return least == std::string_view::npos ? 0 : least;
}

/// A text of the project's own without the blanks that a page or a mail put before every line of it; empty where it is none such.
std::string without_indentation(std::string_view text, std::size_t indent) {
    if (indent == 0 || is_puzzle_text(text)) return {};
    std::string flush;
    for (const std::string_view line : format::lines_of(text))
        flush += std::string(line.substr(std::min(indent, line.size()))) + '\n';
    return is_puzzle_text(flush) ? flush : std::string();
}

std::optional<Error> refused_whole(std::string_view text) {
    if (auto error = format::stranger(text)) return error;
    const auto boards = boards_in(text);
    if (boards.empty()) return std::nullopt;
    return Error{say("there are {count} boards in this text: choose one of them", {{"count", boards.size()}})};
}

}  // namespace

Result<Interpretation> interpret(std::string_view text) {
    text = without_byte_order_mark(text);
    const Format* own = formats().front();
    if (auto error = length_error(text)) return *error;
    if (auto error = format::check_text(format::Source(text))) return *error;
    const std::size_t indent = indentation(text);
    if (const std::string flush = without_indentation(text, indent); !flush.empty()) {
        auto read = interpret(flush);
        if (read || read.error().column == 0) return read;
        Error error = read.error();
        error.column += static_cast<int>(indent);
        return error;
    }
    const auto found = format::candidates(text);
    const bool certain = !found.empty() && found.front().fit == kCertainFit;
    if (!certain) {
        if (auto error = refused_whole(text)) return *error;
    }
    std::vector<Attempt> attempts;
    int best = kNoFit;
    for (const FormatFit& candidate : found) {
        if (best > kNoFit && (best == kCertainFit || best - candidate.fit >= kTooFar)) break;
        auto reading = read_as(*candidate.format, text);
        if (!reading) {
            best = std::max(best, candidate.fit);
            if (candidate.format == own) return reading.error();
            attempts.push_back({candidate.format, reading.error()});
            continue;
        }
        note_signs(*candidate.format, *reading);
        return Interpretation{candidate.format, std::move(*reading), others_reading(text, found, candidate)};
    }
    return refusal(attempts);
}

Result<Interpretation> interpret_as(const Format& format, std::string_view text) {
    auto reading = read_as(format, text);
    if (!reading) return reading.error();
    note_signs(format, *reading);
    return Interpretation{&format, std::move(*reading),
                          others_reading(text, format::candidates(text), {&format, kNoFit})};
}

std::string read_as_words(const Format& format, const Reading& reading) {
    return say("{format}: {size}; goal: {goal}",
               {{"format", say(format.title)}, {"size", counted(reading.puzzle)}, {"goal", goal_words(reading)}});
}

std::string recognition(const Interpretation& interpretation) {
    if (interpretation.format == formats().front()) return {};
    const std::string words = read_as_words(*interpretation.format, interpretation.reading);
    std::string further;
    for (const Format* other : interpretation.others) {
        const std::string next = std::string(say(other->title)) + " (" + std::string(other->name) + ")";
        further = further.empty() ? next : say("{one} or {another}", {{"one", further}, {"another", next}});
    }
    if (further.empty()) return say("Read as {reading}", {{"reading", words}});
    return say("Read as {reading}; it can also be read as {others}", {{"reading", words}, {"others", further}});
}

}  // namespace shunt::puzzle
