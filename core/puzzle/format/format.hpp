// The formats in which sliding block puzzles are written, as one table. Whoever takes a puzzle from a user or hands one out goes
// through it; only texts that the program itself passes on (jobs, links, the library) are read by parse_puzzle() directly.
//
//   text ── recognised() ──> formats, best first ── read_as() ──> Reading {puzzle, start, notes} ── write_as() ──> text
//
// A new format is one file that defines its `const Format`, a line in the list of formats.cpp and one in CMakeLists.txt.
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
};

struct Format {
    std::string_view name;  ///< as users choose it: "js2"
    Phrase title;           ///< how it is spoken of: "a Jim'slide (js2) puzzle"
    /// Whether a text, which is UTF-8, looks like this format, right or not. O(length of the text).
    bool (*recognises)(std::string_view text);
    /// Errors name line and column where a place is to blame.
    Result<Reading> (*read)(std::string_view text);
    /// Says of a puzzle what the format can say of it; what that leaves out is write_as()'s to find. An error is the end of a sentence
    /// that begins with "it cannot be represented because".
    Result<std::string> (*write)(const Problem& problem);
};

/// All formats in the order in which they are tried; the first is the project's own.
[[nodiscard]] std::span<const Format* const> formats();

/// The format of that name, or null.
[[nodiscard]] const Format* format_named(std::string_view name);

/// The formats that recognise a text, in the order of the table: the first is the one to read it with. None when read_as() would refuse
/// the text as such.
[[nodiscard]] std::vector<const Format*> recognised(std::string_view text);

/// The format to read a text with when nobody says which: the first that recognises it, else the project's own.
[[nodiscard]] const Format& format_of(std::string_view text);

/// The other formats that recognise a text and read it without an error.
[[nodiscard]] std::vector<const Format*> others_reading(std::string_view text, const Format& chosen);

/// "Recognised as a X; it can also be read as a Y or a Z"; nothing of the project's own format.
[[nodiscard]] std::string recognition(const Format& format, const std::vector<const Format*>& others);

/// Reads a text as one format. Errors: those of the format, a text of more than kMostTextBytes, one that is not UTF-8 or holds
/// control characters other than line ends and tabs.
[[nodiscard]] Result<Reading> read_as(const Format& format, std::string_view text);

/// Reads a text in format_of() it; the first note is its recognition().
[[nodiscard]] Result<Reading> read_any(std::string_view text);

/// Writes a puzzle so that read_as(format, ...) makes the same puzzle of it again (see difference.hpp; names and remarks may be
/// lost). The error says why the format cannot: "it cannot be represented as ... because ...".
[[nodiscard]] Result<std::string> write_as(const Format& format, const Problem& problem);

}  // namespace shunt::puzzle
