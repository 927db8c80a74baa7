// Counting the tilings of a board with walls, as the page sees it (core/counting/tiling_count.hpp tells how it is done).
//
//     setup ── count() ──> job "tile" of the lab ── receive() ──> report: how many, and one of them drawn at random
//       └── walls: a cell is clicked          another() ──> the same with the next seed
//
// Every change of the setup is a step of its history; a stroke over several cells is one, and so is a text that is typed.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/puzzle/board.hpp"
#include "ui/entry/history.hpp"
#include "ui/jobs/job_list.hpp"
#include "ui/model/shape_sheet.hpp"

namespace shunt::ui {

/// What may be done with a piece before it is laid; the words are prefixes of a set (core/counting/piece_set.hpp).
enum class Turning : unsigned char { free, one_sided, fixed };

/// Pieces to choose from, by the names of core/counting/piece_set.hpp.
inline constexpr std::array kPieceNames{
    "monominoes", "dominoes", "triominoes", "tetrominoes", "pentominoes", "I3", "L3", "I4", "O4", "T4", "S4", "L4",
    "F5",         "I5",       "L5",         "N5",          "P5",          "T5", "U5", "V5", "W5", "X5", "Y5", "Z5"};
/// How many of them stand for all pieces of a size; every other one is a single piece.
inline constexpr std::size_t kPieceKinds = 5;

/// What is written for a piece of kPieceNames: the kinds are words, "L3" stays.
[[nodiscard]] const char* tiling_piece_word(std::size_t piece);

struct TilingSetup {
    int rows = 8;
    int columns = 8;
    std::set<std::pair<int, int>> walls;  ///< row, column
    std::set<std::size_t> pieces{1};      ///< indices into kPieceNames
    std::string shapes;                   ///< more pieces, as they are drawn: "XXX/X.X//X/XX"
    Turning turning = Turning::free;
    int voids = 0;
    bool each_once = false;  ///< every piece stands once; else as often as needed

    bool operator==(const TilingSetup&) const = default;

    [[nodiscard]] bool is_wall(int row, int column) const { return walls.count({row, column}) != 0; }
    [[nodiscard]] bool has_shapes() const { return shapes.find_first_not_of(" /") != std::string::npos; }
    /// Nothing is counted without pieces.
    [[nodiscard]] bool has_pieces() const { return !pieces.empty() || has_shapes(); }
    /// Cells that pieces are to cover.
    [[nodiscard]] int cells() const { return rows * columns - static_cast<int>(walls.size()) - voids; }
    /// What the sizes of all pieces are multiples of; 0 without pieces.
    [[nodiscard]] int common_size() const;
    /// "dominoes+L3+shapes", with the prefix of the turning.
    [[nodiscard]] std::string set_text() const;
    /// The same in words, for those who read it: "dominoes, L3, shapes", which can be broken into lines.
    [[nodiscard]] std::string set_words() const;
    /// Rows of '.' and '#'.
    [[nodiscard]] std::string board_text() const;
};

struct TilingReport {
    std::string count;                ///< decimal; empty when it was not counted
    std::vector<std::string> tiling;  ///< rows of letters, '.' and '#'; empty when there is none
    std::string reason;               ///< why it ended early, when it was a limit
    double seconds = 0;               ///< that it took, or until it was ended
    std::uint64_t peak_bytes = 0;
};

class Tilings {
public:
    Tilings(JobList& jobs, Outbox& outbox) : jobs_(jobs), outbox_(outbox) {}

    static constexpr int kMostSide = 24;

    [[nodiscard]] const TilingSetup& setup() const { return setups_.now(); }
    [[nodiscard]] bool can_undo() const { return setups_.can_undo(); }
    [[nodiscard]] bool can_redo() const { return setups_.can_redo(); }
    /// The setup before the last change, or after it again; no effect where there is none.
    void undo();
    void redo();
    /// Takes a setup, brought into the range that can be drawn; the report belongs to the one before and goes.
    void set(TilingSetup setup);
    /// The cell of the board that keys are about, unless they are about the sheet; always one of the board.
    [[nodiscard]] puzzle::Coordinate cursor() const;
    void set_cursor(Toggled of, puzzle::Coordinate cell);
    /// The shapes of the setup, as they are drawn.
    [[nodiscard]] const ShapeSheet& sheet() const { return sheet_; }
    /// A cell becomes a wall, or is drawn on the sheet, or no more; what is drawn becomes the shapes of the setup. Keys are about it.
    /// `goes_on`: with the stroke that turned the cell before.
    void toggle(Toggled of, puzzle::Coordinate cell, bool on, bool goes_on);
    void set_shapes(const std::string& shapes);
    [[nodiscard]] const std::optional<TilingReport>& report() const { return report_; }
    [[nodiscard]] bool busy() const { return jobs_.has(job_); }

    /// Counts the tilings and draws one of them.
    void count();
    /// Draws another one.
    void another();
    void stop() { jobs_.cancel(job_); }

    /// Events of other jobs are ignored.
    void receive(const JobEvent& event);

private:
    void forget_answer();
    /// What the last step of the history is, when it goes on with more of the same.
    enum class GoesOn : unsigned char { nothing, typing, stroke };

    /// A step of the history, or a change of the last one if that is what goes on; nothing where the setup is the same.
    void keep(TilingSetup setup, GoesOn as);
    void show_step();

    JobList& jobs_;
    Outbox& outbox_;
    History<TilingSetup> setups_{TilingSetup{}};
    GoesOn goes_on_ = GoesOn::nothing;
    ShapeSheet sheet_;
    puzzle::Coordinate cursor_;
    std::optional<TilingReport> report_;
    std::uint64_t seed_ = 1;
    double worked_ = 0;  // seconds, by what the job told last
    Ticket job_ = 0;
};

}  // namespace shunt::ui
