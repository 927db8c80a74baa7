// Board files of 2swap/Klotski: a line `ROWS COLUMNS MODE`, the rows, and perhaps a remark. `.` is a void, any other byte the piece of
// that name, connected or not; there are no walls.
//
//   rush     pieces a, c, e ... move vertically, b, d, f ... horizontally (odd and even letters), whatever their shape. On 6 x 6 the
//            goal is that one piece covers the last two cells of the third row; on other sizes there is none.
//   sun      pieces are free. On 5 x 4 the goal is that one piece covers the middle of the two lower rows; else there is none.
//
// Pieces of equal shape are interchangeable, those of the goal as well. The original counts steps.
#include <algorithm>
#include <set>

#include "core/puzzle/format/foreign.hpp"

namespace shunt::puzzle::format {
namespace {

struct Header {
    int rows = 0;
    int columns = 0;
    bool rush = false;
};

std::optional<Header> header_in(std::string_view line) {
    const auto words = words_of(line);
    const auto rows = words.size() == 3 ? integer(words[0]) : std::nullopt;
    const auto columns = words.size() == 3 ? integer(words[1]) : std::nullopt;
    if (!rows || !columns) return std::nullopt;
    return Header{*rows, *columns, words[2] == "rush"};
}

/// What one piece must cover, by the conventions of the program.
Cells goal_cells(int rows, int columns, bool rush) {
    if (rush && rows == 6 && columns == 6) return {{2, 4}, {2, 5}};
    if (!rush && rows == 5 && columns == 4) return {{3, 1}, {3, 2}, {4, 1}, {4, 2}};
    return {};
}

/// Whether a piece that keeps to its axis could ever come from one place to the other.
bool on_its_way(Axis axis, const Cells& from, const Cells& to) {
    const Coordinate by = first_of(to) - first_of(from);
    return axis == Axis::both || (axis == Axis::horizontal ? by.row : by.column) == 0;
}

void set_goals(Sketch& sketch, const Cells& wanted) {
    if (wanted.empty()) return;
    std::set<Cells> known;  // by what is asked for: interchangeable pieces ask for the same
    const auto count = static_cast<int>(sketch.definition.blocks.size());
    for (int index = 0; index < count; ++index) {
        const Definition::Block block = sketch.block(index);
        for (Cells& place : placements_over(sketch, block.cells, wanted)) {
            if (on_its_way(block.axis, block.cells, place) && known.insert(place).second)
                sketch.definition.targets.push_back({{{index, place}}, {}});
        }
    }
}

Result<Reading> read_two_swap(std::string_view text) {
    const Source source(text);
    const auto lines = lines_of(text);
    const auto header = lines.empty() ? std::nullopt : header_in(lines[0]);
    if (!header) return source.error(source.text(), say("expected 'ROWS COLUMNS rush' or 'ROWS COLUMNS sun'"));
    auto board = sketch(source, lines[0], header->rows, header->columns);
    if (!board) return board.error();
    for (int row = 0; row < header->rows; ++row) {
        if (static_cast<std::size_t>(row) + 1 >= lines.size()) return source.error_at_end(say("a row is missing"));
        const std::string_view line = lines[static_cast<std::size_t>(row) + 1];
        const auto cells = characters_of(line);
        if (static_cast<int>(cells.size()) < header->columns) return source.error(line, say("this row is too short"));
        for (int column = 0; column < header->columns; ++column) {
            const std::string_view c = cells[static_cast<std::size_t>(column)];
            if (c != ".") board->add_cell(c, c, {row, column});
        }
        const std::size_t end = static_cast<std::size_t>(header->columns);
        if (cells.size() > end && cells[end] != " ") return source.error(cells[end], say("this row is too long"));
    }
    if (header->rush) {
        for (auto& block : board->definition.blocks)
            block.axis = static_cast<unsigned char>(block.name.front()) % 2 == 1 ? Axis::vertical : Axis::horizontal;
    }
    const auto remark = static_cast<std::size_t>(header->rows) + 1;
    if (remark < lines.size()) board->definition.note = lines[remark];
    board->definition.metric = Metric::step;
    set_goals(*board, goal_cells(header->rows, header->columns, header->rush));
    if (board->definition.targets.empty())
        board->notes.emplace_back(say("The program knows no goal for a board like this"));
    return finish(source, std::move(*board));
}

bool recognises_two_swap(std::string_view text) {
    const auto lines = lines_of(text);
    const auto header = lines.empty() ? std::nullopt : header_in(lines[0]);
    const std::string_view mode = header ? words_of(lines[0])[2] : std::string_view();
    return mode == "rush" || mode == "sun";
}

/// Letters whose parity says along which axis a piece moves.
std::string letters_by_axis(const Puzzle& puzzle) {
    std::string letters;
    std::string vertical = "acegikmoqsuwyACEGIKMOQSUWY13579";
    std::string horizontal = "bdfhjlnprtvxzBDFHJLNPRTVXZ02468";
    for (std::size_t piece = 0; piece < puzzle.pieces().size(); ++piece) {
        std::string& free = puzzle.kind_of(static_cast<PieceId>(piece)).axis == Axis::vertical ? vertical : horizontal;
        if (free.empty()) return {};
        letters += free.front();
        free.erase(0, 1);
    }
    return letters;
}

Result<std::string> write_two_swap(const Problem& problem) {
    const Puzzle& puzzle = problem.puzzle;
    if (!is_plain_rectangle(puzzle)) return Error{say("the board is no plain rectangle")};
    const auto& kinds = puzzle.kinds();
    const bool rush = std::all_of(kinds.begin(), kinds.end(), [](const Kind& kind) { return kind.axis != Axis::both; });
    const std::string letters = rush ? letters_by_axis(puzzle) : letters_for(puzzle, kLetters);
    if (letters.empty()) return Error{say("there are too many pieces for names of one character")};
    return std::to_string(puzzle.board().rows()) + " " + std::to_string(puzzle.board().columns()) +
           (rush ? " rush\n" : " sun\n") + joined_lines(drawing(problem, letters, '.', '.', '.'));
}

}  // namespace

const Format kTwoSwap{"2swap", Phrase("a board of 2swap/Klotski"), fit_if<recognises_two_swap>, read_two_swap,
                      write_two_swap};

}  // namespace shunt::puzzle::format
