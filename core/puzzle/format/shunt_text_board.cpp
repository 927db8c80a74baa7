#include "core/base/utf8.hpp"
#include "core/base/words.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "core/puzzle/format/shunt_text_draft.hpp"

namespace shunt::puzzle::format {
namespace {

/// More than any sliding block puzzle has; keeps every later step quick whatever the text.
constexpr std::size_t kBoardMostCells = 4096;

/// The names that a grid shows.
std::set<std::string> names_on(const Grid& grid, const Notation& notation) {
    std::set<std::string> names;
    for (const Row& row : grid) {
        for (const Symbol& symbol : row) {
            if (is_piece(symbol, notation)) names.insert(symbol.text);
        }
    }
    return names;
}

/// Which names are tiles: every cell holding one is a piece of its own.
Failure mark_tiles(const Sections& sections, const Grid& grid, Draft& draft) {
    const Section* section = find(sections, "tiles");
    if (section == nullptr) return std::nullopt;
    const std::set<std::string> names = names_on(grid, draft.notation);
    for (const Symbol& name : names_in(draft, section->value)) {
        const bool all = name.text == "*";
        if (!all && names.count(name.text) == 0)
            return error_at(name, say("no cell of the board holds '{name}'", {{"name", name.text}}));
        if (all) draft.tiles = names;
        draft.tiles.insert(name.text);
    }
    return std::nullopt;
}

bool is_visible_text(std::string_view text) {
    while (!text.empty() && is_visible(text.substr(0, character_length(text))))
        text.remove_prefix(character_length(text));
    return text.empty();
}

/// Why a cell's text cannot name a piece, if it cannot.
Failure check_name(const Symbol& symbol) {
    if (symbol.text == "_") return error_at(symbol, say("'_' asks for a void in a goal; it cannot name a piece"));
    if (symbol.text == "*") return error_at(symbol, say("'*' means every piece; it cannot name one"));
    if (!is_visible_text(symbol.text))
        return error_at(symbol, say("a character that cannot be seen; it cannot name a piece"));
    return std::nullopt;
}

/// The block a cell of this name belongs to; a new one for every cell of a tile.
Definition::Block& block_at(const std::string& name, Draft& draft) {
    auto& blocks = draft.definition.blocks;
    auto& of_name = draft.blocks_of[name];
    if (of_name.empty() || draft.tiles.count(name) != 0) {
        of_name.push_back(static_cast<int>(blocks.size()));
        blocks.push_back({name, {}, Axis::both, false, 0});
    }
    return blocks[static_cast<std::size_t>(of_name.back())];
}

Failure collect_blocks(const Grid& grid, Draft& draft) {
    for (int row = 0; row < static_cast<int>(grid.size()); ++row) {
        const Row& symbols = grid[static_cast<std::size_t>(row)];
        for (int column = 0; column < static_cast<int>(symbols.size()); ++column) {
            const Symbol& symbol = symbols[static_cast<std::size_t>(column)];
            if (!is_piece(symbol, draft.notation)) continue;
            if (auto failure = check_name(symbol)) return failure;
            block_at(symbol.text, draft).cells.push_back({row, column});
        }
    }
    return std::nullopt;
}

}  // namespace

Failure read_board(const Sections& sections, Draft& draft) {
    const Section* section = find(sections, "board");
    if (section == nullptr) return Error{say("there is no 'board:' block")};
    if (section->rows.empty()) return Error{say("'board:' has no rows"), section->line, 1};
    auto grid = read_grid(section->rows, draft.notation);
    if (!grid) return grid.error();
    if (const std::size_t cells = live_cells(*grid, draft.notation); cells > kBoardMostCells) {
        return Error{say("the board has {count} cells that pieces could use, more than 4,096",
                         {{"count", std::to_string(cells)}}),
                     section->line, 1};
    }
    draft.definition.board = board_of(*grid, draft.notation);
    if (auto failure = mark_tiles(sections, *grid, draft)) return failure;
    if (auto failure = collect_blocks(*grid, draft)) return failure;
    if (draft.definition.blocks.empty()) return Error{say("the board holds no piece"), section->line, 1};
    return std::nullopt;
}

}  // namespace shunt::puzzle::format

bool shunt::puzzle::can_name_piece(std::string_view name) {
    constexpr std::string_view kMarks = ".#=_*";
    const bool is_mark =
        name == kOutsideWord || (name.size() == 1 && kMarks.find(name.front()) != std::string_view::npos);
    return !name.empty() && !is_mark && format::is_visible_text(name);
}
