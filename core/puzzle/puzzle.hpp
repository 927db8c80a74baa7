// What a sliding block puzzle is. This header is the centre of core/puzzle; the text form is in format/shunt_text.hpp.
//
//   Definition ──Problem::create──> Problem { Puzzle, Position start }      definition_of() is the way back
//   (free data)                     (validated)
//
//   puzzle  board, pieces and goals, immutable: what may happen, wherever it begins
//   problem a puzzle and the position to begin from: what a file holds, and what a search is asked
//   board   the ground: live cells, walls, gates                        (board.hpp)
//   piece   one physical block with the name the user gave it           PieceId indexes pieces()
//   kind    pieces that are interchangeable: exchanging two of them does not make another position. A kind has one shape, one
//           axis, one permission for gates, and one *region*: the anchors it can reach alone on the empty board. Two pieces of
//           one shape whose regions differ (cars in different rows, chambers that no piece can leave) can never trade places,
//           so they are of different kinds; regions of equal-looking pieces are always either equal or disjoint.
//   position  the anchor of every piece; *canonical* when the anchors within each kind ascend
//   goal    alternatives; each a set of "kind k stands on anchor a" and "cell c is void"
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/natural.hpp"
#include "core/base/result.hpp"
#include "core/puzzle/board.hpp"
#include "core/puzzle/metric.hpp"
#include "core/puzzle/shape.hpp"

namespace shunt::puzzle {

using PieceId = std::uint16_t;
using KindId = std::uint16_t;
inline constexpr PieceId kNoPiece = 0xFFFF;

/// Colours that an author can give to pieces; what they look like is said by the palette of who draws them.
inline constexpr int kColours = 7;
inline constexpr int kNoColour = -1;

/// Directions in which a piece may move.
enum class Axis : unsigned char { both, horizontal, vertical };

/// Whether a piece restricted to `axis` may move in `direction`.
[[nodiscard]] bool allows(Axis axis, Direction direction);

struct Piece {
    std::string name;  ///< as the user wrote it (UTF-8)
    KindId kind = 0;
    int colour = kNoColour;  ///< in pictures, 0 to kColours - 1; nothing else depends on it
};

struct Kind {
    Shape shape;
    Axis axis = Axis::both;
    bool enters_gates = false;
    int label = 0;                ///< kinds of different labels are kept apart even where all else is equal
    std::vector<PieceId> pieces;  ///< ascending
    std::vector<Cell> region;     ///< anchors it can reach alone on the empty board, ascending
};

/// The anchor of every piece, indexed by PieceId.
struct Position {
    std::vector<Cell> anchors;

    // Not <=>: the vectors of em++'s library have none.
    friend bool operator==(const Position&, const Position&) = default;
    friend bool operator<(const Position& a, const Position& b) { return a.anchors < b.anchors; }
};

/// One way to be solved: all of it must hold.
struct Goal {
    struct Placement {
        KindId kind = 0;
        Cell anchor = 0;
        PieceId named = 0;  ///< the piece that the author named; any of the kind will do, and only texts depend on it

        friend bool operator==(const Placement& a, const Placement& b) {
            return a.kind == b.kind && a.anchor == b.anchor;
        }
    };
    std::vector<Placement> placements;
    std::vector<Cell> voids;

    friend bool operator==(const Goal&, const Goal&) = default;
};

/// A statement about the puzzle that tests recompute, e.g. {length, move, 81}.
struct Fact {
    enum class Subject : std::uint8_t { length, reachable, packings, eccentricity };

    Subject subject;
    std::optional<Metric> metric;  ///< of a length or an eccentricity
    std::optional<Natural> value;  ///< nothing is the length of a puzzle that cannot be solved

    friend bool operator==(const Fact&, const Fact&) = default;
};

/// Its word in a puzzle file ("length" for those of lengths, which the file writes without one).
[[nodiscard]] constexpr std::string_view to_string(Fact::Subject subject) {
    constexpr std::array<std::string_view, 4> kWords{"length", "reachable", "packings", "eccentricity"};
    return kWords[static_cast<std::size_t>(subject)];
}

/// The data a puzzle is made of, before validation.
struct Definition {
    struct Block {
        std::string name;
        std::vector<Coordinate> cells;  ///< where it stands at the start
        Axis axis = Axis::both;
        bool enters_gates = false;
        int label = 0;           ///< only pieces of equal label and equal shape may be interchangeable
        int colour = kNoColour;  ///< in pictures, 0 to kColours - 1; nothing else depends on it
    };
    struct Target {
        struct Demand {
            int block = 0;  ///< index into blocks: a piece interchangeable with it must stand on `cells`
            std::vector<Coordinate> cells;
        };
        std::vector<Demand> demands;
        std::vector<Coordinate> voids;
    };

    std::string name;
    std::string source;
    std::string note;
    Metric metric = Metric::move;
    Board board;
    std::vector<Block> blocks;
    std::vector<Target> targets;
    std::vector<Fact> facts;
};

struct Problem;

/// An immutable, validated puzzle. Every function here is total on a Puzzle: nothing the parser accepts can fail later.
class Puzzle {
public:
    [[nodiscard]] const std::string& name() const { return name_; }
    [[nodiscard]] const std::string& source() const { return source_; }
    [[nodiscard]] const std::string& note() const { return note_; }
    /// The metric the puzzle's author counts in; every job may use another.
    [[nodiscard]] Metric metric() const { return metric_; }
    /// Lengths among them are of solutions from the author's start.
    [[nodiscard]] std::span<const Fact> facts() const { return facts_; }

    [[nodiscard]] const Board& board() const { return board_; }
    [[nodiscard]] std::span<const Piece> pieces() const { return pieces_; }
    [[nodiscard]] std::span<const Kind> kinds() const { return kinds_; }
    [[nodiscard]] const Kind& kind_of(PieceId piece) const { return kinds_[pieces_[piece].kind]; }
    [[nodiscard]] std::span<const Goal> goals() const { return goals_; }

    /// Whether some goal holds. False when there is no goal.
    [[nodiscard]] bool is_solved(const Position& position) const;

private:
    friend struct Problem;
    Puzzle() = default;

    std::string name_;
    std::string source_;
    std::string note_;
    Metric metric_ = Metric::move;
    std::vector<Fact> facts_;
    Board board_;
    std::vector<Piece> pieces_;
    std::vector<Kind> kinds_;
    std::vector<Goal> goals_;
};

/// A puzzle and the position to begin from, which is a legal one of it.
struct Problem {
    Puzzle puzzle;
    Position start;

    /// Refuses: blocks that overlap, leave the live cells or stand on a gate they may not enter; demands whose cells are not
    /// the shape of their block or not live; goals that ask twice for one cell; an empty board or no piece at all.
    static Result<Problem> create(Definition definition);
};

/// The definition of which Problem::create makes this puzzle again, begun at `start`: blocks in the order of the pieces, cells in
/// row-major order. O(size of the puzzle).
[[nodiscard]] Definition definition_of(const Puzzle& puzzle, const Position& start);

/// The cells that a piece of `kind` covers when anchored at `anchor`, in row-major order; empty when it would leave the live
/// cells or stand on a gate it may not enter. O(size of the shape).
[[nodiscard]] std::vector<Cell> covered_cells(const Board& board, const Kind& kind, Cell anchor);

/// Which piece covers each cell (kNoPiece where void), indexed by Cell.
[[nodiscard]] std::vector<PieceId> occupants(const Puzzle& puzzle, const Position& position);

/// Sorts the anchors within each kind: two positions are the same for every purpose iff their canonical forms are equal.
[[nodiscard]] Position canonical(const Puzzle& puzzle, Position position);

}  // namespace shunt::puzzle
