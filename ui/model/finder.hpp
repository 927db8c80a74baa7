// The search for the hardest puzzles of a grid, as the page sees it (core/finder/finder.hpp and evolver.hpp tell how it is done).
//
//     setup ── start() ──> job "find" or "evolve" of the lab ── receive() ──> found: one puzzle or several for each number of pieces
//                           └── pause(), resume(), stop(): what is found so far stays
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/words.hpp"
#include "ui/jobs/job_list.hpp"
#include "ui/model/found_puzzle.hpp"
#include "ui/model/shape_sheet.hpp"

namespace shunt::ui {

/// All boards of the grid one by one, or boards that change step by step.
enum class FindWay : unsigned char { every_board, evolve };

/// The kinds of puzzles that can be looked for, as the requests name them, and what each means.
struct FindKind {
    const char* name;
    Phrase label;
    Phrase meaning;
    std::optional<Phrase> found;  ///< what searches of this kind have shown (puzzles/README.md)
};
inline constexpr std::array kFindKinds{
    FindKind{"simple3",
             Phrase("corner to corner"),
             Phrase("simple³: one piece starts on the upper left cell and is to cover the lower right one"),
             {}},
    FindKind{
        "simple3-nonstrict", Phrase("by its box"),
        Phrase("simple³, not strict: one piece goes as far into both corners as its bounding box allows"),
        Phrase("On 4 × 5 and all grids of at most 16 cells that makes a difference for three numbers of pieces only "
               "(move metric): on 4 × 4 with 4 pieces 22 moves instead of 19 and with 7 pieces 66 instead of 62, "
               "on 4 × 5 with 9 pieces 212 instead of 177.")},
    FindKind{
        "corner", Phrase("to the corner"), Phrase("one piece, from anywhere, is to cover the lower right cell"), {}},
    FindKind{
        "any", Phrase("anywhere"), Phrase("one piece, from anywhere to anywhere: the greatest distance of all"), {}}};

struct FindSetup {
    int rows = 3;
    int columns = 3;
    puzzle::Metric metric = puzzle::Metric::move;
    std::size_t kind = 0;  ///< index into kFindKinds
    FindWay way = FindWay::every_board;
    /// Only pieces of these shapes, as they are drawn; blank: of any shape. '/' ends a row, "//" a shape: "X//XX//X/X". Evolving
    /// knows no such limit.
    std::string shapes;

    [[nodiscard]] bool has_shapes() const {
        return way == FindWay::every_board && shapes.find_first_not_of(" /") != std::string::npos;
    }

    friend bool operator==(const FindSetup&, const FindSetup&) = default;
};

struct FindReport {
    FindSetup setup;
    bool complete = false;
    std::string reason;          ///< why it ended early, when it was a limit
    std::uint64_t boards = 0;    ///< of the grid; evolving: positions searched
    std::uint64_t searched = 0;  ///< boards; evolving: candidates tried
    double seconds = 0;
    std::vector<FoundPuzzle> found;  ///< ascending in pieces
    std::string checkpoint;          ///< of a search of every board that is not complete: from there it can go on
};

class Finder {
public:
    Finder(JobList& jobs, Outbox& outbox) : jobs_(jobs), outbox_(outbox) {}

    static constexpr int kMostSide = 8;
    /// Cells of the largest grid whose boards can all be searched; larger ones evolve.
    static constexpr int kMostCells = 16;

    [[nodiscard]] const FindSetup& setup() const { return setup_; }
    /// Takes a setup, brought into the range that can be searched; line ends in its shapes become '/'. The keys leave the sheet.
    void set(FindSetup setup);
    /// The shapes of the setup, as they are drawn.
    [[nodiscard]] const ShapeSheet& sheet() const { return sheet_; }
    void set_shapes(const std::string& shapes);
    /// What is drawn becomes the shapes of the setup.
    void draw_shape(puzzle::Coordinate cell, bool on);
    void set_cursor(puzzle::Coordinate cell) { sheet_.set_cursor(cell); }
    /// What is known of the last search; empty before the first.
    [[nodiscard]] const std::optional<FindReport>& report() const { return report_; }
    /// Why the last search could not be made, a sentence; empty when it could.
    [[nodiscard]] const std::string& failure() const { return failure_; }
    /// The job until it is over, else null.
    [[nodiscard]] const Job* job() const { return jobs_.find(job_); }

    /// Whether the last search was of this setup, ended early, and can go on.
    [[nodiscard]] bool can_go_on() const;

    /// Searches from the beginning, or goes on where the last search ended.
    void start(bool go_on = false);
    /// Takes the report of an earlier visit, made for that request, unless there is a newer one; texts that are none are ignored.
    void recall(Value request, Value report);
    void stop() { jobs_.cancel(job_); }
    void pause(bool paused) { jobs_.pause(job_, paused); }

    /// Events of other jobs are ignored.
    void receive(const JobEvent& event);

private:
    void take(Value report, std::optional<double> seconds);

    JobList& jobs_;
    Outbox& outbox_;
    FindSetup setup_;
    ShapeSheet sheet_;
    FindSetup asked_;  // of the job
    std::optional<FindReport> report_;
    std::string failure_;
    Ticket job_ = 0;
};

}  // namespace shunt::ui
