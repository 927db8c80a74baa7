#include "core/npuzzle/program/placement_model.hpp"

#include <cassert>

#include "core/npuzzle/program/row_writer.hpp"

namespace shunt::npuzzle::program {
namespace {

using Family = Variable::Family;

constexpr double kDistanceCost = 0.01;  // of the printed objective (11)

class PlacementBuilder {
public:
    PlacementBuilder(const Instance& instance, Mode mode, Formulation formulation, int steps)
        : grid_(instance.size()),
          start_(cells_of_tiles(instance.start)),
          goal_(cells_of_tiles(instance.goal)),
          cells_(instance.cells()),
          steps_(steps),
          farthest_(instance.size().rows + instance.size().columns - 2),
          mixed_(mode == Mode::plm),
          corrected_(formulation == Formulation::corrected),
          first_mover_(corrected_ ? 1 : 0),
          move_steps_(corrected_ ? steps : steps + 1),
          write_(model_) {
        model_.steps = steps;
        model_.formulation = formulation;
    }

    Model build() {
        add_columns();
        for (int t = 0; t <= steps_; ++t) one_tile_a_cell(t);
        fix_ends();
        for (int t = 0; t < move_steps_; ++t) choose_move(t);
        for (int t = 0; t < steps_; ++t) carry_on(t);
        if (mixed_) {
            for (int t = 0; t <= steps_; ++t) measure_distances(t);
        }
        if (mixed_ && corrected_) {
            for (int t = 0; t <= steps_; ++t) bound_distances(t);
        }
        return std::move(model_);
    }

private:
    void add_columns() {
        for (int t = 0; t <= steps_; ++t) {
            for (int i = 0; i < cells_; ++i) {
                for (int j = 0; j < cells_; ++j) write_.binary({Family::place, i, j, 0, t});
            }
        }
        for (int t = 0; t < move_steps_; ++t) {
            for (int i = first_mover_; i < cells_; ++i) {
                for (int j = 0; j < cells_; ++j) write_.binary({Family::move, i, j, 0, t}, 1);
            }
        }
        if (!mixed_) return;
        for (int t = 0; t <= steps_; ++t) {
            const double cost = t == steps_ ? kDistanceCost : 0;
            for (int i = 1; i < cells_; ++i) {
                write_.continuous({Family::distance, i, 0, 0, t}, farthest_, cost);
            }
        }
    }

    // (1) and (2)
    void one_tile_a_cell(int t) {
        for (int i = 0; i < cells_; ++i) {
            for (int j = 0; j < cells_; ++j) write_.plus(place(i, j, t));
            write_.row("c1", {i, t}, Sense::equal, 1);
        }
        for (int j = 0; j < cells_; ++j) {
            for (int i = 0; i < cells_; ++i) write_.plus(place(i, j, t));
            write_.row("c2", {j, t}, Sense::equal, 1);
        }
    }

    // (3) and (4)
    void fix_ends() {
        for (int i = 0; i < cells_; ++i) {
            write_.plus(place(i, start_[static_cast<std::size_t>(i)], 0));
            write_.row("c3", {i}, Sense::equal, 1);
            write_.plus(place(i, goal_[static_cast<std::size_t>(i)], steps_));
            write_.row("c4", {i}, Sense::equal, 1);
        }
    }

    // (5) and (6)
    void choose_move(int t) {
        for (int i = first_mover_; i < cells_; ++i) {
            for (int j = 0; j < cells_; ++j) {
                write_.plus(move(i, j, t));
                write_.minus(place(i, j, t));
                write_.row("c5", {i, j, t}, Sense::at_most, 0);
            }
        }
        add_moves(t);
        write_.row("c6", {t}, corrected_ ? Sense::at_most : Sense::equal, 1);
    }

    // (7) and (8)
    void carry_on(int t) {
        for (int i = 1; i < cells_; ++i) {
            for (int j = 0; j < cells_; ++j) {
                write_.plus(place(i, j, t + 1));
                write_.minus(place(i, j, t));
                for (const int k : grid_.neighbours(j)) write_.minus(move(i, k, t));
                write_.row("c7", {i, j, t}, Sense::at_most, 0);
                write_.plus(place(i, j, t + 1));
                write_.minus(place(i, j, t));
                write_.plus(move(i, j, t));
                write_.plus(place(0, j, t));
                write_.row("c8", {i, j, t}, Sense::at_least, 0);
            }
        }
    }

    // (10)
    void measure_distances(int t) {
        for (int i = 1; i < cells_; ++i) {
            const int target = goal_[static_cast<std::size_t>(i)];
            write_.plus(distance(i, t));
            for (int j = 0; j < cells_; ++j) {
                if (j != target) write_.term(place(i, j, t), -grid_.distance(j, target));
            }
            write_.row("c10", {i, t}, Sense::at_least, 0);
        }
    }

    // (14)
    void bound_distances(int t) {
        for (int i = 1; i < cells_; ++i) write_.plus(distance(i, t));
        for (int u = t; u < move_steps_; ++u) add_moves(u, -1);
        write_.row("c14", {t}, Sense::at_most, 0);
    }

    void add_moves(int t, double factor = 1) {
        for (int i = first_mover_; i < cells_; ++i) {
            for (int j = 0; j < cells_; ++j) write_.term(move(i, j, t), factor);
        }
    }

    // Columns in the order of add_columns.
    [[nodiscard]] ColumnId place(int i, int j, int t) const { return id((t * cells_ + i) * cells_ + j); }
    [[nodiscard]] ColumnId move(int i, int j, int t) const {
        const int before = (steps_ + 1) * cells_ * cells_;
        return id(before + (t * (cells_ - first_mover_) + i - first_mover_) * cells_ + j);
    }
    [[nodiscard]] ColumnId distance(int i, int t) const {
        return id(static_cast<int>(move(first_mover_, 0, move_steps_)) + t * (cells_ - 1) + i - 1);
    }
    [[nodiscard]] static ColumnId id(int index) { return static_cast<ColumnId>(index); }

    Grid grid_;
    std::vector<int> start_;
    std::vector<int> goal_;
    int cells_;
    int steps_;
    int farthest_;
    bool mixed_;
    bool corrected_;
    int first_mover_;  // the printed program lets the blank "move", which moves nothing
    int move_steps_;   // and has a choice to make after the last step, too
    Model model_;
    RowWriter write_;
};

}  // namespace

ProgramSize placement_size(const Instance& instance, Mode mode, Formulation formulation, int steps) {
    const auto cells = static_cast<std::uint64_t>(instance.cells());
    const auto before = static_cast<std::uint64_t>(steps);
    const auto rows = static_cast<std::uint64_t>(instance.size().rows);
    const auto columns = static_cast<std::uint64_t>(instance.size().columns);
    const bool corrected = formulation == Formulation::corrected;
    const std::uint64_t movers = corrected ? cells - 1 : cells;
    const std::uint64_t choices = corrected ? before : before + 1;
    const std::uint64_t degrees = 2 * (rows * (columns - 1) + columns * (rows - 1));

    ProgramSize size;
    size.binary = cells * cells * (before + 1) + movers * cells * choices;
    size.constraints =
        2 * cells * (before + 1) + 2 * cells + (movers * cells + 1) * choices + 2 * (cells - 1) * cells * before;
    size.nonzeros = 2 * cells * cells * (before + 1) + 2 * cells + 3 * movers * cells * choices +
                    (cells - 1) * (6 * cells + degrees) * before;
    if (mode == Mode::plne) return size;
    size.continuous = (cells - 1) * (before + 1);
    size.constraints += (cells - 1) * (before + 1);
    size.nonzeros += (cells - 1) * cells * (before + 1);
    if (!corrected) return size;
    size.constraints += before + 1;
    size.nonzeros += (cells - 1) * (before + 1) + movers * cells * (before * (before + 1) / 2);
    return size;
}

Model placement_model(const Instance& instance, Mode mode, Formulation formulation, int steps) {
    assert(formulation != Formulation::flow && steps >= 1);
    return PlacementBuilder(instance, mode, formulation, steps).build();
}

}  // namespace shunt::npuzzle::program
