#include "core/cli/counting_text.hpp"

#include <algorithm>

#include "core/base/readable.hpp"

namespace shunt::cli {
namespace {

using outcome::BoardsOutcome;
using search::Status;

/// Why it ended early; empty when it did not.
std::string ending(const outcome::CountingFigures& figures) {
    if (figures.status == Status::cancelled) return "cancelled\n";
    if (figures.status != Status::limit) return "";
    return "limit reached: " + (figures.reason.empty() ? "time" : figures.reason) + "\n";
}

std::string cost(const outcome::CountingFigures& figures) {
    return "took " + duration_text(figures.seconds) + ", " + bytes_text(figures.peak_bytes) + "\n";
}

std::string right_aligned(const std::string& text, std::size_t width) {
    return std::string(width > text.size() ? width - text.size() : 0, ' ') + text;
}

std::string table_text(const std::vector<BoardsOutcome::OfPieces>& rows) {
    std::size_t width = std::string_view("just solved").size();
    for (const auto& row : rows) width = std::max(width, grouped(row.boards).size());
    const auto line = [width](const std::string& pieces, const std::string& boards, const std::string& just_solved) {
        return right_aligned(pieces, 6) + "  " + right_aligned(boards, width) + "  " +
               right_aligned(just_solved, width) + "\n";
    };
    std::string text = line("pieces", "boards", "just solved");
    for (const auto& row : rows)
        text += line(std::to_string(row.pieces), grouped(row.boards), grouped(row.just_solved));
    return text;
}

}  // namespace

std::string boards_text(const BoardsOutcome& counted) {
    if (counted.boards.empty()) return ending(counted) + cost(counted);
    const std::string table = counted.by_pieces.empty() ? "" : table_text(counted.by_pieces);
    return table + grouped(counted.boards) + " boards, " + grouped(counted.just_solved) + " of them just solved\n" +
           cost(counted);
}

std::string board_list_text(const outcome::BoardListOutcome& list) {
    const std::string early = ending(list);
    return early.empty() ? "" : early + grouped(list.listed) + " boards listed\n";
}

std::string tile_text(const outcome::TilingOutcome& counted) {
    if (counted.tilings.empty()) return ending(counted) + cost(counted);
    std::string text = grouped(counted.tilings) + (counted.tilings == "1" ? " tiling\n" : " tilings\n");
    if (!counted.tiling.empty()) text += "one of them at random (seed " + counted.seed + "):\n" + counted.tiling;
    return text + cost(counted);
}

}  // namespace shunt::cli
