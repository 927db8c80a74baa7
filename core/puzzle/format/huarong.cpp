// Hua Rong Dao codes of boards of 5 rows and 4 columns (dnomd343/klotski): exactly one 2x2, dominoes, units, at least two voids; the 2x2
// is to come to the middle of the bottom edge.
//
// CommonCode: nine hexadecimal digits, zeros at the end may be missing. The first is the cell (0-14, row by row) of the 2x2's top left;
// then two bits for every cell not yet decided: 00 void, 01 horizontal domino, 10 vertical domino, 11 unit.
// ShortCode: the index of the CommonCode among all 29,334,498 legal ones in ascending order, as five digits of base 32.
#include <array>

#include "core/puzzle/format/foreign.hpp"

namespace shunt::puzzle::format {
namespace {

constexpr int kRows = 5;
constexpr int kColumns = 4;
constexpr int kCells = kRows * kColumns;
constexpr std::size_t kDigits = 9;
constexpr std::string_view kHuarongHex = "0123456789abcdef";
constexpr std::string_view kShortDigits = "123456789ABCDEFGHJKMNPQRSTUVWXYZ";
constexpr std::uint32_t kFillAll = (1u << kCells) - 1;

enum class HuarongItem : unsigned char { none, horizontal, vertical, unit };
constexpr std::array kItems{HuarongItem::none, HuarongItem::horizontal, HuarongItem::vertical, HuarongItem::unit};

/// The cells of the 2x2 whose top left is `head`; 0 when it does not fit there.
std::uint32_t block_at_huarong(int head) {
    if (head % kColumns == kColumns - 1 || head / kColumns >= kRows - 1) return 0;
    return 0b110011u << head;
}

/// The cells an item fills when the first undecided cell is `cell`; 0 when it does not fit.
std::uint32_t cells_of_huarong(HuarongItem item, int cell, std::uint32_t filled) {
    std::uint32_t cells = 1u << cell;
    if (item == HuarongItem::horizontal) cells |= cell % kColumns == kColumns - 1 ? kFillAll + 1 : cells << 1;
    if (item == HuarongItem::vertical) cells |= cells << kColumns;
    return (cells & filled) != 0 || (cells & ~kFillAll) != 0 ? 0 : cells;
}

int first_open(std::uint32_t filled) {
    int cell = 0;
    while (cell < kCells && (filled >> cell & 1) != 0) ++cell;
    return cell;
}

/// A code as it is read: where the 2x2 stands and the items after it.
struct Code {
    int head = 0;
    std::vector<HuarongItem> items;
};

/// Counts the ways to complete a code whose 2x2 is known. Remembers them by the first open cell, which of the four cells after it are
/// filled (what is filled beyond belongs to the 2x2), and the voids so far (2: enough).
class Completions {
public:
    explicit Completions(int head) : head_(block_at_huarong(head)) {}

    /// All codes with this 2x2; 0 when it does not fit on the board.
    std::uint32_t count() { return head_ == 0 ? 0 : count(head_, 0); }

    /// The codes that go on with `item` on the open cell `cell`.
    std::uint32_t after(HuarongItem item, int cell, std::uint32_t filled, int voids) {
        const std::uint32_t cells = cells_of_huarong(item, cell, filled);
        return cells == 0 ? 0 : count(filled | cells, item == HuarongItem::none ? std::min(voids + 1, 2) : voids);
    }

private:
    std::uint32_t count(std::uint32_t filled, int voids) {
        const int cell = first_open(filled);
        if (cell == kCells) return voids == 2 ? 1 : 0;
        const std::uint32_t window = filled >> (cell + 1) & 15;
        auto& known = known_[static_cast<std::size_t>(cell)][window][static_cast<std::size_t>(voids)];
        if (known) return *known;
        std::uint32_t ways = 0;
        for (const HuarongItem item : kItems) ways += after(item, cell, filled, voids);
        known = ways;
        return ways;
    }

    std::uint32_t head_;
    std::array<std::array<std::array<std::optional<std::uint32_t>, 3>, 16>, kCells> known_{};
};

std::uint32_t rank_of(const Code& code) {
    std::uint32_t rank = 0;
    for (int head = 0; head < code.head; ++head) rank += Completions(head).count();
    Completions completions(code.head);
    std::uint32_t filled = block_at_huarong(code.head);
    int voids = 0;
    for (const HuarongItem item : code.items) {
        const int cell = first_open(filled);
        for (const HuarongItem other : kItems) {
            if (other < item) rank += completions.after(other, cell, filled, voids);
        }
        filled |= cells_of_huarong(item, cell, filled);
        if (item == HuarongItem::none) voids = std::min(voids + 1, 2);
    }
    return rank;
}

/// The code of that rank; nothing beyond the last one.
std::optional<Code> code_of(std::uint32_t rank) {
    Code code;
    for (; code.head < kCells; ++code.head) {
        const std::uint32_t ways = Completions(code.head).count();
        if (rank < ways) break;
        rank -= ways;
    }
    if (code.head == kCells) return std::nullopt;
    Completions completions(code.head);
    std::uint32_t filled = block_at_huarong(code.head);
    int voids = 0;
    for (int cell = first_open(filled); cell < kCells; cell = first_open(filled)) {
        for (const HuarongItem item : kItems) {
            const std::uint32_t ways = completions.after(item, cell, filled, voids);
            if (rank >= ways) {
                rank -= ways;
                continue;
            }
            code.items.push_back(item);
            filled |= cells_of_huarong(item, cell, filled);
            if (item == HuarongItem::none) voids = std::min(voids + 1, 2);
            break;
        }
    }
    return code;
}

Cells coordinates(std::uint32_t cells) {
    Cells found;
    for (int cell = 0; cell < kCells; ++cell) {
        if ((cells >> cell & 1) != 0) found.push_back({cell / kColumns, cell % kColumns});
    }
    return found;
}

Result<Reading> puzzle_of(const Source& source, std::string_view token, const Code& code) {
    auto board = sketch(source, token, kRows, kColumns);
    if (!board) return board.error();
    board->add(token, "", coordinates(block_at_huarong(code.head)));
    std::uint32_t filled = block_at_huarong(code.head);
    for (const HuarongItem item : code.items) {
        const std::uint32_t cells = cells_of_huarong(item, first_open(filled), filled);
        if (item != HuarongItem::none) board->add(token, "", coordinates(cells));
        filled |= cells;
    }
    board->definition.targets.push_back({{{0, moved_to(board->block(0).cells, {3, 1})}}, {}});
    board->keep_goal_pieces_apart();
    return finish(source, std::move(*board));
}

Result<Reading> read_common(std::string_view text) {
    const Source source(text);
    const std::string_view token = only_word(text);
    const std::string digits = lower(token);
    if (!consists_of(digits, kHuarongHex) || digits.size() > kDigits)
        return source.error(token, say("a CommonCode is one word of 1 to 9 hexadecimal digits"));
    const auto bits = [&](std::size_t item) {
        const std::size_t digit = 1 + item / 2;
        const std::size_t value = digit < digits.size() ? kHuarongHex.find(digits[digit]) : 0;
        return static_cast<HuarongItem>(item % 2 == 0 ? value >> 2 : value & 3);
    };
    Code code{static_cast<int>(kHuarongHex.find(digits[0])), {}};
    std::uint32_t filled = block_at_huarong(code.head);
    if (filled == 0) return source.error(token, say("the first digit puts the 2x2 over the edge"));
    std::size_t item = 0;
    int voids = 0;
    for (; filled != kFillAll; ++item) {
        const std::uint32_t cells = cells_of_huarong(bits(item), first_open(filled), filled);
        const std::string_view place = token.substr(std::min(1 + item / 2, token.size() - 1));
        if (cells == 0) return source.error(place, say("this domino leaves the board or overlaps another piece"));
        voids += bits(item) == HuarongItem::none ? 1 : 0;
        code.items.push_back(bits(item));
        filled |= cells;
    }
    for (; item < 16; ++item) {
        if (bits(item) != HuarongItem::none)
            return source.error(token.substr(1 + item / 2), say("this digit is beyond the last cell"));
    }
    if (voids < 2)
        return source.error(token, say("the board has {voids, plural, one {# void} other {# voids}}; it needs two",
                                       {{"voids", voids}}));
    return puzzle_of(source, token, code);
}

Result<Reading> read_short(std::string_view text) {
    const Source source(text);
    const std::string_view token = only_word(text);
    if (token.size() != 5)
        return source.error(trimmed(text), say("a ShortCode has 5 characters, not {count}",
                                               {{"count", std::to_string(trimmed(text).size())}}));
    std::uint32_t rank = 0;
    for (std::size_t i = 0; i < token.size(); ++i) {
        const char letter = token[i] >= 'a' && token[i] <= 'z' ? static_cast<char>(token[i] - 'a' + 'A') : token[i];
        const std::size_t digit = kShortDigits.find(letter);
        if (digit == std::string_view::npos)
            return source.error(token.substr(i),
                                say("a ShortCode has only the digits 1 to 9 and letters other than I, L and O"));
        rank = rank * 32 + static_cast<std::uint32_t>(digit);
    }
    const auto code = code_of(rank);
    if (!code) return source.error(token, say("this is beyond the last ShortCode"));
    return puzzle_of(source, token, *code);
}

bool recognises_common(std::string_view text) {
    const std::string_view token = only_word(text);
    return token.size() <= kDigits && consists_of(lower(token), kHuarongHex);
}

bool recognises_short(std::string_view text) {
    const std::string_view token = only_word(text);
    return token.size() == 5 && consists_of(lower(token), lower(kShortDigits));
}

/// The item for a piece; nothing when it is no domino and no unit.
std::optional<HuarongItem> item_of(const Shape& shape) {
    const Coordinate extent = shape.extent();
    if (shape.size() == 1) return HuarongItem::unit;
    if (shape.size() != 2 || extent.row * extent.column != 2) return std::nullopt;
    return extent.row == 1 ? HuarongItem::horizontal : HuarongItem::vertical;
}

Result<Code> code_of_start(const Problem& problem) {
    const Puzzle& puzzle = problem.puzzle;
    const Board& board = puzzle.board();
    if (!is_plain_rectangle(puzzle) || board.rows() != kRows || board.columns() != kColumns)
        return Error{say("the board is no plain rectangle of 5 rows and 4 columns")};
    Code code{-1, {}};
    const auto on_cell = occupants(puzzle, problem.start);
    int voids = 0;
    for (Cell cell = 0; cell < kCells; ++cell) {
        const PieceId piece = on_cell[cell];
        if (piece == kNoPiece) ++voids;
        if (piece != kNoPiece && problem.start.anchors[piece] != cell) continue;
        const auto item = piece == kNoPiece ? HuarongItem::none : item_of(puzzle.kind_of(piece).shape);
        if (item) {
            code.items.push_back(*item);
            continue;
        }
        const Shape& shape = puzzle.kind_of(piece).shape;
        const bool square = shape.size() == 4 && shape.extent() == Coordinate{2, 2};
        if (!square || code.head >= 0) return Error{say("its pieces must be one 2x2, dominoes and units")};
        code.head = cell;
    }
    if (code.head < 0) return Error{say("it has no 2x2 piece")};
    if (voids < 2) return Error{say("it has fewer than two voids")};
    return code;
}

Result<std::string> write_common(const Problem& problem) {
    const auto code = code_of_start(problem);
    if (!code) return code.error();
    std::array<unsigned, kDigits> digits{static_cast<unsigned>(code->head)};
    for (std::size_t item = 0; item < code->items.size(); ++item)
        digits[1 + item / 2] |= static_cast<unsigned>(code->items[item]) << (item % 2 == 0 ? 2 : 0);
    std::string text;
    for (const unsigned digit : digits) text += "0123456789ABCDEF"[digit];
    return text + "\n";
}

Result<std::string> write_short(const Problem& problem) {
    const auto code = code_of_start(problem);
    if (!code) return code.error();
    std::uint32_t rank = rank_of(*code);
    std::string text(5, kShortDigits.front());
    for (std::size_t i = 5; i-- > 0; rank /= 32) text[i] = kShortDigits[rank % 32];
    return text + "\n";
}

}  // namespace

const Format kCommonCode{"common", Phrase("a Hua Rong Dao CommonCode"), fit_if<recognises_common, kLikelyFit>,
                         read_common, write_common};
const Format kShortCode{"short", Phrase("a Hua Rong Dao ShortCode"), fit_if<recognises_short, kLikelyFit + 1>,
                        read_short, write_short};

}  // namespace shunt::puzzle::format
