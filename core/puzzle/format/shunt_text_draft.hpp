// A puzzle file while it is being read: the definition as far as it is known, and what the keys after the board refer to.
//
//   sections ── texts ──> board ──> goals ──> restrictions ──> classes ──> facts ──> Definition
//
// Each step is one function `read_...(sections, draft)` in a file of its own; each may refuse.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/puzzle/format/shunt_text_grid.hpp"
#include "core/puzzle/format/shunt_text_sections.hpp"
#include "core/puzzle/puzzle.hpp"

namespace shunt::puzzle::format {

using Sections = std::vector<Section>;
/// The error of a step that refuses.
using Failure = std::optional<Error>;

struct Draft {
    Definition definition;
    Notation notation;
    std::set<std::string> tiles;                        ///< names every cell of which is a piece of its own
    std::map<std::string, std::vector<int>> blocks_of;  ///< indices into definition.blocks, by name
    std::vector<bool> named_by_goal;                    ///< by block; tiles never count as named
};

/// The board block and `tiles`.
[[nodiscard]] Failure read_board(const Sections& sections, Draft& draft);
/// All goal blocks.
[[nodiscard]] Failure read_goals(const Sections& sections, Draft& draft);
/// `axis`, `cars`, `gate` and `colour`.
[[nodiscard]] Failure read_restrictions(const Sections& sections, Draft& draft);
/// `distinct` and `alike`: which pieces are interchangeable.
[[nodiscard]] Failure read_classes(const Sections& sections, Draft& draft);

/// Whether a line of a file is a field wherever it stands, also where it was meant as a row of pieces: its beginning is a key.
[[nodiscard]] bool is_field(std::string_view line);
/// The first section with this key, or null.
[[nodiscard]] const Section* find(const Sections& sections, std::string_view key);
/// The names in a list of pieces: words in token mode, else characters.
[[nodiscard]] Row names_in(const Draft& draft, const Row& value);
/// The blocks that `name` stands for; refuses unknown names.
[[nodiscard]] Result<std::vector<int>> blocks_named(const Draft& draft, const Symbol& name);
/// "MESSAGE, not 'VALUE'" at the place of the section's value.
[[nodiscard]] Error refuse(const Section& section, std::string message);

}  // namespace shunt::puzzle::format
