#include "core/puzzle/reflection.hpp"

#include <algorithm>
#include <array>

#include "core/base/sort.hpp"

namespace shunt::puzzle {
namespace {

using Map = Coordinate (*)(Coordinate at, int last_row, int last_column);

struct Candidate {
    std::string_view name;
    Map map;
    bool turns_axes;  // rows become columns: only on square grids
};

constexpr std::array kCandidates{
    Candidate{"left-right",
              [](Coordinate at, int, int right) {
                  return Coordinate{at.row, right - at.column};
              },
              false},
    Candidate{"top-bottom",
              [](Coordinate at, int bottom, int) {
                  return Coordinate{bottom - at.row, at.column};
              },
              false},
    Candidate{"half-turn",
              [](Coordinate at, int bottom, int right) {
                  return Coordinate{bottom - at.row, right - at.column};
              },
              false},
    Candidate{"diagonal",
              [](Coordinate at, int, int) {
                  return Coordinate{at.column, at.row};
              },
              true},
    Candidate{"antidiagonal",
              [](Coordinate at, int bottom, int right) {
                  return Coordinate{right - at.column, bottom - at.row};
              },
              true},
};

Axis turned(Axis axis, bool turns) {
    if (!turns || axis == Axis::both) return axis;
    return axis == Axis::horizontal ? Axis::vertical : Axis::horizontal;
}

/// Tries one candidate on one puzzle.
class Trial {
public:
    Trial(const Problem& problem, const Candidate& candidate)
        : puzzle_(problem.puzzle), start_(problem.start), candidate_(candidate) {}

    std::optional<Reflection> run() {
        const Board& board = puzzle_.board();
        if (candidate_.turns_axes && board.rows() != board.columns()) return std::nullopt;
        reflection_.name = candidate_.name;
        if (!map_cells() || !map_kinds() || !keeps_goals()) return std::nullopt;
        if (reflected(puzzle_, reflection_, start_) != canonical(puzzle_, start_)) return std::nullopt;
        return reflection_;
    }

private:
    bool map_cells() {
        const Board& board = puzzle_.board();
        for (Cell cell = 0; cell < board.cells(); ++cell) {
            const Coordinate at = board.coordinate(cell);
            const Coordinate to = candidate_.map(at, board.rows() - 1, board.columns() - 1);
            if (board.ground(to) != board.ground(at)) return false;
            reflection_.cells.push_back(board.cell(to));
            moves_something_ = moves_something_ || board.cell(to) != cell;
        }
        return moves_something_;
    }

    bool map_kinds() {
        const auto kinds = static_cast<KindId>(puzzle_.kinds().size());
        for (KindId kind = 0; kind < kinds; ++kind) {
            KindId image = kind;
            for (KindId step = 0; step < kinds && !becomes(kind, image); ++step)
                image = static_cast<KindId>((image + 1) % kinds);
            if (!becomes(kind, image)) return false;
            reflection_.kinds.push_back(image);
        }
        for (KindId kind = 0; kind < kinds; ++kind) {
            if (reflection_.kinds[reflection_.kinds[kind]] != kind) return false;
        }
        return true;
    }

    /// Whether pieces of the one kind, reflected, are as those of the other.
    [[nodiscard]] bool becomes(KindId from, KindId to) const {
        const Kind& a = puzzle_.kinds()[from];
        const Kind& b = puzzle_.kinds()[to];
        if (a.pieces.size() != b.pieces.size() || a.shape.size() != b.shape.size() ||
            a.enters_gates != b.enters_gates || turned(a.axis, candidate_.turns_axes) != b.axis ||
            a.region.size() != b.region.size())
            return false;
        return std::all_of(a.region.begin(), a.region.end(), [&](Cell anchor) {
            const Cell image = reflected_anchor(puzzle_, reflection_, from, anchor);
            return std::binary_search(b.region.begin(), b.region.end(), image) &&
                   covered_cells(puzzle_.board(), b, image) == image_cells(a, anchor);
        });
    }

    [[nodiscard]] std::vector<Cell> image_cells(const Kind& kind, Cell anchor) const {
        std::vector<Cell> cells = covered_cells(puzzle_.board(), kind, anchor);
        for (Cell& cell : cells) cell = reflection_.cells[cell];
        shell_sort(cells);
        return cells;
    }

    [[nodiscard]] bool keeps_goals() const {
        std::vector<Goal> goals(puzzle_.goals().begin(), puzzle_.goals().end());
        std::vector<Goal> images;
        for (Goal& goal : goals) {
            sort(goal);
            images.push_back(image_of(goal));
        }
        return std::all_of(images.begin(), images.end(), [&](const Goal& image) {
            return std::find(goals.begin(), goals.end(), image) != goals.end();
        });
    }

    [[nodiscard]] Goal image_of(Goal goal) const {
        for (Goal::Placement& placement : goal.placements) {
            placement.anchor = reflected_anchor(puzzle_, reflection_, placement.kind, placement.anchor);
            placement.kind = reflection_.kinds[placement.kind];
        }
        for (Cell& cell : goal.voids) cell = reflection_.cells[cell];
        sort(goal);
        return goal;
    }

    static void sort(Goal& goal) {
        shell_sort(goal.placements, [](const auto& a, const auto& b) {
            return a.kind != b.kind ? a.kind < b.kind : a.anchor < b.anchor;
        });
        shell_sort(goal.voids);
    }

    const Puzzle& puzzle_;
    const Position& start_;
    const Candidate& candidate_;
    Reflection reflection_;
    bool moves_something_ = false;  // one row turned upside down is the same row
};

}  // namespace

std::optional<Reflection> find_reflection(const Problem& problem) {
    for (const Candidate& candidate : kCandidates) {
        if (auto reflection = Trial(problem, candidate).run()) return reflection;
    }
    return std::nullopt;
}

Cell reflected_anchor(const Puzzle& puzzle, const Reflection& reflection, KindId kind, Cell anchor) {
    Cell first = kNoCell;
    for (const Cell cell : covered_cells(puzzle.board(), puzzle.kinds()[kind], anchor))
        first = std::min(first, reflection.cells[cell]);
    return first;
}

Position reflected(const Puzzle& puzzle, const Reflection& reflection, const Position& position) {
    Position image = position;
    for (KindId kind = 0; kind < puzzle.kinds().size(); ++kind) {
        const auto& from = puzzle.kinds()[kind].pieces;
        const auto& to = puzzle.kinds()[reflection.kinds[kind]].pieces;
        for (std::size_t i = 0; i < from.size(); ++i)
            image.anchors[to[i]] = reflected_anchor(puzzle, reflection, kind, position.anchors[from[i]]);
    }
    return canonical(puzzle, std::move(image));
}

}  // namespace shunt::puzzle
