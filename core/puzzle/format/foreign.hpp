// What the readers and writers of foreign formats have in common: texts whose parts know where they stand, puzzles under construction,
// and puzzles taken apart.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.hpp"
#include "core/puzzle/format/format.hpp"
#include "core/puzzle/puzzle.hpp"

namespace shunt::puzzle::format {

// ── reading texts ──────────────────────────────────────────────────────────────────────────────────

/// A text of which errors name the places. Parts are views into it.
class Source {
public:
    explicit Source(std::string_view text) : text_(text) {}

    [[nodiscard]] std::string_view text() const { return text_; }
    /// An error where `part` begins, which lies within the text. O(length of the text before it).
    [[nodiscard]] Error error(std::string_view part, std::string message) const;
    /// An error behind the last character.
    [[nodiscard]] Error error_at_end(std::string message) const;

private:
    std::string_view text_;
};

/// Refuses what no format allows in its texts: bytes that are not UTF-8, control characters other than line ends and tabs.
[[nodiscard]] std::optional<Error> check_text(const Source& source);
/// The lines without their ends (\n or \r\n).
[[nodiscard]] std::vector<std::string_view> lines_of(std::string_view text);
/// The parts between blanks and tabs (and further separators).
[[nodiscard]] std::vector<std::string_view> words_of(std::string_view line, std::string_view further = "");
/// The characters of a valid text.
[[nodiscard]] std::vector<std::string_view> characters_of(std::string_view line);
/// Without blanks, tabs and line ends at both ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);
/// The whole text when it is one word, else nothing.
[[nodiscard]] std::string_view only_word(std::string_view text);
[[nodiscard]] bool is_digit(char c);
/// Whether every character is one of `allowed`; false for an empty text.
[[nodiscard]] bool consists_of(std::string_view text, std::string_view allowed);
[[nodiscard]] std::string lower(std::string_view text);
/// The value of a word that is a decimal number of at most eight digits, with or without a minus.
[[nodiscard]] std::optional<int> integer(std::string_view word);
/// Takes the number (as above) that `rest` begins with, off its front.
[[nodiscard]] std::optional<int> take_integer(std::string_view& rest);
/// Takes `mark` off the front of `rest` if it begins so.
bool take(std::string_view& rest, std::string_view mark);

/// The fit of a format that recognises its texts or does not.
template <bool (*Recognises)(std::string_view), int Fit = kCertainFit>
int fit_if(std::string_view text) {
    return Recognises(text) ? Fit : kNoFit;
}

// ── building puzzles ───────────────────────────────────────────────────────────────────────────────

using Cells = std::vector<Coordinate>;
using Failure = std::optional<Error>;

/// What a record says of its puzzle; `value` is at least 0.
inline Fact stated(Fact::Subject subject, std::optional<Metric> metric, int value) {
    return {subject, metric, Natural(static_cast<std::uint64_t>(value))};
}

/// Label of pieces that are interchangeable wherever their shapes are equal.
inline constexpr int kOrdinary = 0;

/// A puzzle under construction. Readers fill it, finish() checks it.
struct Sketch {
    std::vector<std::vector<Ground>> ground;
    Definition definition;                 ///< without its board; names of blocks may be empty, wrong or doubled
    std::vector<std::string_view> places;  ///< by block: where the text says it
    std::map<std::string, int, std::less<>> by_name;  ///< the first piece of each name
    std::string_view goal_place;
    std::vector<std::string> notes;
    std::string goal;  ///< the goal in the words of the format, where it has some

    [[nodiscard]] int rows() const { return static_cast<int>(ground.size()); }
    [[nodiscard]] int columns() const { return static_cast<int>(ground.front().size()); }
    [[nodiscard]] bool inside(Coordinate at) const;
    [[nodiscard]] Ground& at(Coordinate at);

    /// Adds a piece; its index.
    int add(std::string_view place, std::string name, Cells cells, Axis axis = Axis::both, int label = kOrdinary);
    /// Adds a cell to the piece of that name, which begins there if it is new; pieces are looked up by name.
    int add_cell(std::string_view place, std::string_view name, Coordinate at);
    /// The piece of that name, or -1. O(log pieces).
    [[nodiscard]] int find(std::string_view name) const;
    /// Whether that many more cells could be free. O(pieces).
    [[nodiscard]] bool has_room(std::size_t cells) const;
    [[nodiscard]] Definition::Block& block(int index) { return definition.blocks[static_cast<std::size_t>(index)]; }

    /// The project's default: pieces of one shape are interchangeable, except those that a goal names.
    void keep_goal_pieces_apart();
};

/// A board of `rows` x `columns` cells of one ground. Refuses, at `place`, sizes below 1 or with more than 4,096 cells.
[[nodiscard]] Result<Sketch> sketch(const Source& source, std::string_view place, int rows, int columns,
                                    Ground ground = Ground::floor);

/// Where the text tells no goal and custom has one: on 4 columns and 5 rows with one 2x2 among dominoes and units (Klotski, Hua Rong Dao)
/// the 2x2 comes to the middle of the lower edge. Adds a note.
void set_customary_goal(Sketch& sketch);

/// Reads the goal cell that shows `name` at `at`, into the demand of that piece in `target`. Refuses names the board does not know.
[[nodiscard]] Failure add_goal_cell(const Source& source, Sketch& sketch, Definition::Target& target,
                                    std::string_view name, Coordinate at);
/// Refuses a demand whose cells are not the shape of its piece.
[[nodiscard]] Failure check_goal_shapes(const Source& source, const Sketch& sketch);

/// The puzzle. Refuses pieces that leave the board, stand on dead cells or overlap, at their places; gives names that can be written.
[[nodiscard]] Result<Reading> finish(const Source& source, Sketch sketch);

struct TileText;
/// A board of tiles with numbers, each tile a piece of its own, to be brought to the goal that the text shows, else in order.
[[nodiscard]] Result<Reading> numbered_tiles(const Source& source, const TileText& tiles, bool gap_first);

/// The cells of a piece moved so that its first cell (row-major) comes to `anchor`.
[[nodiscard]] Cells moved_to(Cells cells, Coordinate anchor);
[[nodiscard]] Coordinate first_of(const Cells& cells);
/// Every translation of `cells` that covers all of `wanted` and stays on live cells of the sketch, in cell order.
[[nodiscard]] std::vector<Cells> placements_over(Sketch& sketch, Cells cells, const Cells& wanted);

// ── taking puzzles apart ───────────────────────────────────────────────────────────────────────────

[[nodiscard]] Cells cells_at(const Puzzle& puzzle, KindId kind, Cell anchor);
[[nodiscard]] Cells start_cells(const Problem& problem, PieceId piece);
[[nodiscard]] bool is_live(const Puzzle& puzzle, Coordinate at);
/// Whether every cell of the grid is live and no gate.
[[nodiscard]] bool is_plain_rectangle(const Puzzle& puzzle);
/// The only goal, which asks for pieces only. The error is the end of "... because"; `needed` if a puzzle without one is refused.
[[nodiscard]] Result<const Goal*> only_goal(const Puzzle& puzzle);
/// Which piece each placement of a goal is for: the members of a kind in turn. Empty when a goal asks for more than there are.
[[nodiscard]] std::vector<PieceId> pieces_for(const Puzzle& puzzle, const Goal& goal);
/// One character for every piece: its own name where that is allowed and not taken, else the next free of `alphabet`, which also says
/// what is allowed. Empty when there are too few.
[[nodiscard]] std::string letters_for(const Puzzle& puzzle, std::string_view alphabet);
/// The rows of the start: dead, void and gate cells as given, pieces by their letters.
[[nodiscard]] std::vector<std::string> drawing(const Problem& problem, const std::string& letters, char dead,
                                               char empty, char gate);
/// The rows of a goal, everything but its pieces as `drawing` shows it without pieces.
[[nodiscard]] std::vector<std::string> goal_drawing(const Puzzle& puzzle, const Goal& goal, const std::string& letters,
                                                    char dead, char empty);
[[nodiscard]] std::string joined_lines(const std::vector<std::string>& lines);

inline constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

// ── the formats, in files of their own ─────────────────────────────────────────────────────────────

extern const Format kJeantimex, kTomFrost, kJs2, kKnuth, kCollection, kTwoSwap, kFifteen, kSlide, kTiles, kKorf, kRush,
    kCarTable, kArrows, kBricks, kTargets, kMasks, kShortCode, kCommonCode, kBickford, kFlatPair, kGnome, kLetterPair;

}  // namespace shunt::puzzle::format
