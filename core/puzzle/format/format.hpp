// The formats in which sliding block puzzles are written, as one table. Whoever takes a puzzle from a user or hands one out goes
// through it; only texts that the program itself passes on (jobs, links, the library) are read by parse_puzzle() directly.
//
//   text ── recognised() ──> formats, best first ── read_as() ──> Reading {puzzle, start, notes} ── write_as() ──> text
//
// A new format is one file that defines its `const Format`, a line each in formats.cpp, foreign.hpp and CMakeLists.txt.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.hpp"
#include "core/base/words.hpp"
#include "core/puzzle/puzzle.hpp"

namespace shunt::puzzle {

/// A puzzle from a text, with its start, and what its reader took for granted, renamed or left out: one sentence each, for the user.
struct Reading : Problem {
    std::vector<std::string> notes{};
    std::string
        goal{};  ///< what the goal is, in the words of the format: "car X to the right edge"; else goal_words() tells it
};

/// How well a text fits a format: from not at all to what bears the format's own mark, where no other is asked. Between them are texts of
/// the right characters and numbers, drawings, and what would fit nearly everything.
inline constexpr int kNoFit = 0, kDrawnFit = 50, kLikelyFit = 70, kExactFit = 90, kCertainFit = 100;

struct Format {
    std::string_view name;  ///< as users choose it: "js2"
    Phrase title;           ///< how it is spoken of: "a Jim'slide (js2) puzzle"
    /// How well a text, which is UTF-8, fits this format, right or not. O(n log n) for n characters.
    int (*fit)(std::string_view text);
    /// Errors name line and column where a place is to blame.
    Result<Reading> (*read)(std::string_view text);
    /// Says of a puzzle what the format can say of it; what that leaves out is write_as()'s to find. An error is the end of a sentence
    /// that begins with "it cannot be represented because".
    /// Null: the format is only read.
    Result<std::string> (*write)(const Problem& problem);
};

/// All formats in the order in which they are tried; the first is the project's own.
[[nodiscard]] std::span<const Format* const> formats();

/// The format of that name, or null.
[[nodiscard]] const Format* format_named(std::string_view name);

/// The formats that a text fits, the best first; among equals in the order of the table. None when read_as() would refuse the text as such.
[[nodiscard]] std::vector<const Format*> recognised(std::string_view text);

/// A text that is understood.
struct Interpretation {
    const Format* format = nullptr;
    Reading reading;
    std::vector<const Format*> others;  ///< which read the text, too, without an error
};

/// What a text says when nobody tells its format: the best that reads it. The error tells of the best readings where each failed.
[[nodiscard]] Result<Interpretation> interpret(std::string_view text);

/// The same as one format that somebody chose.
[[nodiscard]] Result<Interpretation> interpret_as(const Format& format, std::string_view text);

/// The boards of a text of several: lines that are one each, or grids that are no start and goal. Empty for a text of one.
[[nodiscard]] std::vector<std::string_view> boards_in(std::string_view text);
/// Of these boards of a text the one of that number, counted from 1; the text itself where it is one. Error: there is no such board.
[[nodiscard]] Result<std::string_view> board_of(std::string_view text, const std::vector<std::string_view>& boards,
                                                int number);

/// The reading in one line: "a letter grid: 5 rows, 4 columns, 10 pieces; goal: piece B to row 4, column 2".
[[nodiscard]] std::string read_as_words(const Format& format, const Reading& reading);

/// "Read as a X: ...; it can also be read as a Y (y)"; nothing of the project's own format.
[[nodiscard]] std::string recognition(const Interpretation& interpretation);

/// Reads a text as one format. Errors: those of the format, a text of more than kMostTextBytes, one that is not UTF-8 or holds
/// control characters other than line ends and tabs.
[[nodiscard]] Result<Reading> read_as(const Format& format, std::string_view text);

/// The reading of interpret(); the first note is its recognition().
[[nodiscard]] Result<Reading> read_any(std::string_view text);

/// Writes a puzzle so that read_as(format, ...) makes the same puzzle of it again (see difference.hpp; names and remarks may be
/// lost). The error says why the format cannot: "it cannot be represented as ... because ...".
[[nodiscard]] Result<std::string> write_as(const Format& format, const Problem& problem);

}  // namespace shunt::puzzle
