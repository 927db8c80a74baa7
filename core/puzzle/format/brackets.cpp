// Grids written as literals: [[1, 2], [3, 0]] of JSON and Python, {{1, 2}, {3, 0}} of C, [1 2; 3 0] of MATLAB, ((1 2) (3 0)) of Lisp.
#include <algorithm>

#include "core/puzzle/format/layout.hpp"

namespace shunt::puzzle::format {
namespace {

struct Item {
    std::string_view text;  ///< of a scalar, without quotes
    bool is_list = false;
    bool quoted = false;
    std::vector<Item> items;          ///< of a list
    std::vector<std::size_t> breaks;  ///< of a list: where a semicolon ends a row
};

constexpr std::string_view kOpen = "[({";
constexpr std::string_view kClose = "])}";
constexpr int kDeepest = 6;

class ListReader {
public:
    explicit ListReader(std::string_view text) : rest_(text) {}

    /// The items up to `end` (0: of the whole text); false where that is no list.
    bool read(Item& list, char end, int level) {
        bool comma = true;  // whether a cell is due: two commas leave one empty
        for (;;) {
            skip_blanks();
            if (rest_.empty()) return end == '\0';
            const char c = rest_.front();
            if (c == end) return rest_.remove_prefix(1), true;
            if (c == ',' || c == ';') {
                if (comma && c == ',' && end != '\0') list.items.push_back({rest_.substr(0, 0), false, false, {}, {}});
                if (c == ';') list.breaks.push_back(list.items.size());
                comma = c == ',';
                rest_.remove_prefix(1);
                continue;
            }
            comma = false;
            if (!read_item(list, c, level)) return false;
        }
    }

private:
    void skip_blanks() { rest_.remove_prefix(std::min(rest_.find_first_not_of(" \t\r\n"), rest_.size())); }

    bool read_item(Item& list, char c, int level) {
        const std::size_t open = kOpen.find(c);
        if (open != std::string_view::npos) {
            if (level == kDeepest) return false;
            rest_.remove_prefix(1);
            Item& inner = list.items.emplace_back();
            inner.is_list = true;
            return read(inner, kClose[open], level + 1);
        }
        const bool quoted = c == '"' || c == '\'';
        if (quoted) rest_.remove_prefix(1);
        const std::size_t end =
            quoted ? rest_.find(c) : std::min(rest_.find_first_of(" \t\r\n,;[](){}\"':"), rest_.size());
        if (end == std::string_view::npos || (!quoted && end == 0)) return false;
        const std::string_view word = rest_.substr(0, end);
        rest_.remove_prefix(end + (quoted ? 1 : 0));
        const bool call = !quoted && !rest_.empty() && rest_.front() == '(';  // array([...])
        if (!call) list.items.push_back({word, false, quoted, {}, {}});
        return true;
    }

    std::string_view rest_;
};

bool is_leaf(const Item& list) {
    return list.is_list &&
           std::none_of(list.items.begin(), list.items.end(), [](const Item& item) { return item.is_list; });
}

/// Strings that are rows themselves: ["AAB.", "..B."]. Numbers of two digits are cells.
bool are_rows(const Item& list) {
    return list.items.size() > 1 && std::all_of(list.items.begin(), list.items.end(), [&](const Item& item) {
               return item.quoted && item.text.size() > (integer(item.text) ? 2U : 1U) && item.text != "--" &&
                      item.text != "null" && item.text.size() == list.items.front().text.size();
           });
}

std::vector<std::string_view> cells_in(const Item& list, std::size_t from, std::size_t to) {
    std::vector<std::string_view> cells;
    for (std::size_t i = from; i < to; ++i) cells.push_back(list.items[i].text);
    return cells;
}

CellGrid leaf_grid(const Item& list) {
    if (are_rows(list)) return paragraph_of(cells_in(list, 0, list.items.size())).grid;
    CellGrid grid;
    std::size_t from = 0;
    for (const std::size_t end : list.breaks) {
        if (end > from) grid.rows.push_back(cells_in(list, from, end));
        from = std::max(from, end);
    }
    if (from < list.items.size()) grid.rows.push_back(cells_in(list, from, list.items.size()));
    return grid;
}

/// The grids in a list, in order. Lists of lists of cells are one grid each.
void collect(const Item& list, std::vector<CellGrid>& grids) {
    const auto is_row = [](const Item& item) { return is_leaf(item) && item.breaks.empty() && !are_rows(item); };
    if (is_leaf(list)) {
        if (!list.items.empty()) grids.push_back(leaf_grid(list));
    } else if (list.items.size() > 1 && std::all_of(list.items.begin(), list.items.end(), is_row)) {
        CellGrid& grid = grids.emplace_back();
        for (const Item& row : list.items) grid.rows.push_back(cells_in(row, 0, row.items.size()));
    } else {
        for (const Item& item : list.items) {
            if (item.is_list) collect(item, grids);
        }
    }
}

/// What follows the last equals sign, if that comes before the literal begins: `int start[3][3] = {...};`.
std::string_view value_of(std::string_view text) {
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos || text.substr(equals, 2) == "=>" || text.find('\n') < equals) return text;
    return text.substr(equals + 1);
}

}  // namespace

std::optional<Layout> bracketed(std::string_view text) {
    const std::string_view value = trimmed(value_of(trimmed(text)));
    const std::size_t open = value.find_first_of(kOpen);
    if (open == std::string_view::npos || (open > 0 && open > 12) || value.find(':') != std::string_view::npos)
        return std::nullopt;
    Item all;
    all.is_list = true;
    if (!ListReader(value).read(all, '\0', 0)) return std::nullopt;
    all.breaks.clear();
    Layout layout;
    collect(all, layout.grids);
    const bool broken = std::any_of(layout.grids.begin(), layout.grids.end(), [](const CellGrid& grid) {
        return grid.rows.empty() || grid.rows.front().empty();
    });
    if (layout.grids.empty() || broken) return std::nullopt;
    layout.words.resize(layout.grids.size() + 1);
    return layout;
}

}  // namespace shunt::puzzle::format
