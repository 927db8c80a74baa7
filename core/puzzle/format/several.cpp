// Texts of several boards: where each begins and ends.
#include <algorithm>

#include "core/puzzle/format/foreign.hpp"
#include "core/puzzle/format/interpretation.hpp"
#include "core/puzzle/format/layout.hpp"
#include "core/puzzle/format/shunt_text.hpp"

namespace shunt::puzzle::format {
namespace {

constexpr std::size_t kMostBoards = 100'000;

/// Whether a line is a whole board in a format of one line.
bool is_board_line(std::string_view line) {
    if (trimmed(line).size() < 9 && trimmed(line).find(' ') == std::string_view::npos) return false;
    static constexpr const Format* kLines[]{&kRush, &kFifteen, &kSlide, &kTiles};
    return std::any_of(std::begin(kLines), std::end(kLines),
                       [&](const Format* format) { return format->fit(line) >= kExactFit - 4; });
}

std::vector<std::string_view> board_lines(std::string_view text) {
    std::vector<std::string_view> boards;
    for (const std::string_view line : lines_of(text)) {
        const std::string_view body = trimmed(line);
        if (body.empty() || body.front() == '#') continue;
        if (boards.size() < 64 && !is_board_line(body)) return {};
        boards.push_back(body);
        if (boards.size() > kMostBoards) return {};
    }
    return boards;
}

/// From the first cell of a grid to behind its last.
std::string_view span_of(std::string_view text, const CellGrid& grid) {
    const auto first = static_cast<std::size_t>(grid.rows.front().front().data() - text.data());
    const std::string_view last = grid.rows.back().back();
    std::size_t from = text.rfind('\n', first);
    from = from == std::string_view::npos ? 0 : from + 1;
    const auto to = static_cast<std::size_t>(last.data() - text.data()) + last.size();
    return text.substr(from, std::min(text.find('\n', to), text.size()) - from);
}

}  // namespace

}  // namespace shunt::puzzle::format

namespace shunt::puzzle {

std::vector<std::string_view> boards_in(std::string_view text) {
    if (format::check_text(format::Source(text))) return {};
    if (is_puzzle_text(text)) {
        auto puzzles = puzzles_in(text);
        if (puzzles.size() == 1) puzzles.clear();
        return puzzles;
    }
    auto lines = format::board_lines(text);
    const bool pair = lines.size() == 2 && format::kTiles.fit(text) >= kExactFit;  // start and goal
    if (lines.size() > 1 && !pair) return lines;
    const format::Layout layout = format::layout_of(text);
    if (layout.grids.size() < 3 || format::bracketed(text)) return {};
    std::vector<std::string_view> boards;
    for (const format::CellGrid& grid : layout.grids) boards.push_back(format::span_of(text, grid));
    return boards;
}

Result<std::string_view> board_of(std::string_view text, const std::vector<std::string_view>& boards, int number) {
    const std::size_t count = std::max<std::size_t>(boards.size(), 1);
    if (number < 1 || static_cast<std::size_t>(number) > count)
        return Error{say("there is no board {number}: the text has {count}",
                         {{"number", std::to_string(number)}, {"count", std::to_string(count)}})};
    return boards.empty() ? text : boards[static_cast<std::size_t>(number) - 1];
}

}  // namespace shunt::puzzle
