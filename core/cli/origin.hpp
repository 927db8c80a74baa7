// What an answer says of the puzzle that it is about.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace shunt::cli {

/// Which puzzle was read, from where, and how.
struct Origin {
    std::string name;                ///< the puzzle's own; empty where it has none
    std::string source;              ///< "library:klotski", a path, "standard input", or "argument"
    std::string format;              ///< by which it was read, as --from has it; empty for a board alone
    std::vector<std::string> notes;  ///< what was taken for granted, and what else the name could have meant; sentences

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a.unless_empty("name", o.name);
        a("source", o.source);
        a.unless_empty("format", o.format);
        a.unless_empty("notes", o.notes);
    }
};

/// A text and what is to be said of it.
struct SourcedText {
    std::string text;
    Origin origin;
    std::string read_as{};  ///< in one line, where it was in another format
};

/// The source of what stands on the command line, and of what is read from it.
inline constexpr const char* kArgument = "argument";
inline constexpr const char* kStandardInput = "standard input";

/// "puzzle: Klotski, from library:klotski\n"; nothing without an origin, and of a board on the command line.
[[nodiscard]] std::string origin_text(const std::optional<Origin>& origin);

/// Tells the notes on standard error.
void tell_notes(const std::vector<std::string>& notes);

}  // namespace shunt::cli
