#include "core/npuzzle/program/flow_model.hpp"

#include <cassert>

#include "core/base/words.hpp"
#include "core/npuzzle/program/row_writer.hpp"

namespace shunt::npuzzle::program {
namespace {

using Family = Variable::Family;

constexpr ColumnId kNoColumn = UINT32_MAX;

class FlowBuilder {
public:
    FlowBuilder(const Instance& instance, Mode mode, const LiveStates& live)
        : grid_(instance.size()),
          live_(&live),
          cells_(instance.cells()),
          steps_(live.steps()),
          mixed_(mode == Mode::plm),
          write_(model_) {
        model_.steps = steps_;
        model_.formulation = Formulation::flow;
    }

    Model build() {
        add_columns();
        for (int t = 0; t < steps_; ++t) {
            lead_blank(t);
            for (int from = 0; from < cells_; ++from) {
                for (const int to : grid_.neighbours(from)) follow_arc(t, from, to);
            }
            fill_cells(t);
        }
        for (int t = 0; t <= steps_; ++t) place_tiles(t);
        for (int t = 0; t < steps_; ++t) move_tiles(t);
        return std::move(model_);
    }

private:
    void add_columns() {
        path_.assign(path_index(steps_, 0, 0), kNoColumn);
        move_.assign(move_index(steps_, 1, 0, 0), kNoColumn);
        place_.assign(place_index(steps_ + 1, 1, 0), kNoColumn);
        for (int t = 0; t <= steps_; ++t) {
            for (int i = 1; i < cells_; ++i) {
                for (int j = 0; j < cells_; ++j) {
                    if (!live_->place(t, i, j)) continue;
                    place_[place_index(t, i, j)] = add_flow({Family::place, i, j, 0, t});
                }
            }
        }
        for (int t = 0; t < steps_; ++t) {
            for (int from = 0; from < cells_; ++from) {
                for (const int to : grid_.neighbours(from)) add_arc(t, from, to);
            }
        }
    }

    void add_arc(int t, int from, int to) {
        if (!live_->arc(t, from, to)) return;
        path_[path_index(t, from, to)] = write_.binary({Family::path, 0, from, to, t});
        for (int i = 1; i < cells_; ++i) {
            if (!live_->move(t, i, from, to)) continue;
            // The tile goes against the blank.
            move_[move_index(t, i, to, from)] = add_flow({Family::move, i, to, from, t});
        }
    }

    /// Columns of tiles follow the blank: they need not be said to be integer.
    ColumnId add_flow(const Variable& variable) {
        return mixed_ ? write_.continuous(variable, 1) : write_.binary(variable);
    }

    // (b1) and (b2)
    void lead_blank(int t) {
        for (int from = 0; from < cells_; ++from) {
            for (const int to : grid_.neighbours(from)) add(path(t, from, to));
        }
        end_row("b1", {t}, Sense::equal, 1);
        for (int j = 0; j < cells_ && t > 0; ++j) {
            for (const int k : grid_.neighbours(j)) {
                add(path(t - 1, k, j));
                add(path(t, j, k), -1);
            }
            end_row("b2", {j, t}, Sense::equal, 0);
        }
    }

    // (nu) and (lk)
    void follow_arc(int t, int from, int to) {
        if (path(t, from, to) == kNoColumn) return;
        if (t + 1 < steps_) {
            add(path(t, from, to));
            for (const int next : grid_.neighbours(to)) {
                if (next != from) add(path(t + 1, to, next), -1);
            }
            end_row("nu", {from, to, t}, Sense::at_most, 0);
        }
        for (int i = 1; i < cells_; ++i) add(move(t, i, to, from));
        add(path(t, from, to), -1);
        end_row("lk", {from, to, t}, Sense::equal, 0);
    }

    // (p)
    void fill_cells(int t) {
        for (int j = 0; j < cells_; ++j) {
            for (int i = 1; i < cells_; ++i) add(place(t, i, j));
            for (const int to : grid_.neighbours(j)) add(path(t, j, to));
            end_row("p", {j, t}, Sense::equal, 1);
        }
    }

    // (t)
    void place_tiles(int t) {
        for (int i = 1; i < cells_; ++i) {
            for (int j = 0; j < cells_; ++j) add(place(t, i, j));
            end_row("t", {i, t}, Sense::equal, 1);
        }
    }

    // (f) and (o)
    void move_tiles(int t) {
        for (int i = 1; i < cells_; ++i) {
            for (int j = 0; j < cells_; ++j) {
                add(place(t + 1, i, j));
                add(place(t, i, j), -1);
                for (const int k : grid_.neighbours(j)) {
                    add(move(t, i, j, k));
                    add(move(t, i, k, j), -1);
                }
                end_row("f", {i, j, t}, Sense::equal, 0);
                leave(t, i, j);
            }
        }
    }

    void leave(int t, int i, int j) {
        bool any = false;
        for (const int k : grid_.neighbours(j)) {
            any = any || move(t, i, j, k) != kNoColumn;
            add(move(t, i, j, k));
        }
        if (any) {
            add(place(t, i, j), -1);
            end_row("o", {i, j, t}, Sense::at_most, 0);
        }
    }

    /// Adds a term unless the column was left out, which means that it is 0.
    void add(ColumnId column, double factor = 1) {
        if (column != kNoColumn) write_.term(column, factor);
    }
    /// A row without terms says nothing: live states leave none that demands something.
    void end_row(std::string_view formula, std::initializer_list<int> indices, Sense sense, double right) {
        assert(write_.has_terms() || right == 0);
        if (write_.has_terms()) write_.row(formula, indices, sense, right);
    }

    [[nodiscard]] std::size_t path_index(int t, int from, int to) const {
        return static_cast<std::size_t>((t * cells_ + from) * cells_ + to);
    }
    [[nodiscard]] std::size_t place_index(int t, int i, int j) const {
        return static_cast<std::size_t>((t * (cells_ - 1) + i - 1) * cells_ + j);
    }
    [[nodiscard]] std::size_t move_index(int t, int i, int from, int to) const {
        return place_index(t, i, from) * static_cast<std::size_t>(cells_) + static_cast<std::size_t>(to);
    }
    [[nodiscard]] ColumnId path(int t, int from, int to) const { return path_[path_index(t, from, to)]; }
    [[nodiscard]] ColumnId place(int t, int i, int j) const { return place_[place_index(t, i, j)]; }
    [[nodiscard]] ColumnId move(int t, int i, int from, int to) const { return move_[move_index(t, i, from, to)]; }

    Grid grid_;
    const LiveStates* live_;
    int cells_;
    int steps_;
    bool mixed_;
    Model model_;
    RowWriter write_;
    std::vector<ColumnId> path_;   // y by step, from, to
    std::vector<ColumnId> place_;  // x by step, tile, cell
    std::vector<ColumnId> move_;   // m by step, tile, from, to
};

}  // namespace

Model flow_model(const Instance& instance, Mode mode, const LiveStates& live) {
    assert(live.steps() >= 1);
    if (live.any()) return FlowBuilder(instance, mode, live).build();
    Model model;
    model.steps = live.steps();
    model.formulation = Formulation::flow;
    model.impossible =
        say("no walk of exactly {moves, plural, one {# move} other {# moves}} passes the reachability check",
            {{"moves", live.steps()}});
    return model;
}

}  // namespace shunt::npuzzle::program
