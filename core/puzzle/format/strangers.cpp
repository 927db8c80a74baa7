// Texts of other kinds of puzzle, and of rules that cannot be said here: refused by their names rather than read as something else.
#include <algorithm>

#include "core/puzzle/format/foreign.hpp"
#include "core/puzzle/format/interpretation.hpp"

namespace shunt::puzzle::format {
namespace {

bool is_sokoban(std::string_view text) {
    if (text.find('$') == std::string_view::npos || text.find('#') == std::string_view::npos) return false;
    const auto lines = lines_of(text);
    const auto of_level = [](std::string_view line) {
        return trimmed(line).empty() || consists_of(line, "#$@*.+-_ \t");
    };
    return std::count_if(lines.begin(), lines.end(), of_level) + 2 >= static_cast<std::ptrdiff_t>(lines.size());
}

/// A word that is a board, and after it cars with numbers: how far each may move in all.
bool has_fuel(std::string_view text) {
    const auto words = words_of(text, ",");
    if (words.size() < 2 || words.size() > 40 || words[0].size() < 9) return false;
    return std::all_of(words.begin() + 1, words.end(), [&](std::string_view word) {
        return word.size() > 1 && !is_digit(word[0]) && words[0].find(word[0]) != std::string_view::npos &&
               integer(word.substr(1)).value_or(-1) >= 0;
    });
}

bool mentions(std::string_view text, std::string_view word) { return lower(text).find(word) != std::string::npos; }

}  // namespace

std::optional<Error> stranger(std::string_view text) {
    const Source source(text);
    const std::string_view body = trimmed(text);
    if (body.empty()) return source.error_at_end(say("the text is empty: there is no board in it"));
    if (mentions(body.substr(0, 4000), "(define") && (mentions(text, "(:domain") || mentions(text, "(domain")))
        return source.error(body, say("a problem in PDDL, which is not read"));
    if (is_sokoban(body))
        return source.error(
            body, say("a level of Sokoban ($ boxes, @ the player), where a player pushes: no sliding block puzzle"));
    if (has_fuel(body))
        return source.error(words_of(body)[1],
                            say("a limit of how far a car may move in all: such limits are not known here"));
    if (mentions(body.substr(0, 200), "hexagon"))
        return source.error(body, say("a board of hexagons: cells are squares here"));
    return std::nullopt;
}

}  // namespace shunt::puzzle::format
