// The sliding tile puzzle as an integer program: "is there a walk of T steps from the start to the goal?"
//
//     Instance ── build_model(T) ──> Model ── lp_text / mps_text ──> any solver ──> solution_text ──> values
//                                      │                                                              │
//                                      └─────────────── decode_walk (walk.hpp) <──────────────────────┘
//                                                             │ replayed move by move
//     HorizonSearch (horizon_search.hpp): T = 1, 2, 3, ... until a walk is found; what is proved by then
//
// Indices in formulas and names: i tile (0 the blank), j, k, a, b cells (row-major from 0), t step. N(j) are the neighbours of
// cell j, K the number of cells, d the length of a shortest solution. Rows are named after their formula: c7_3_5_2 is (7) for
// i = 3, j = 5, t = 2.
//
// Printed: x_i_j_t = 1 when tile i is on cell j before step t (t = 0..T), m_i_j_t = 1 when tile i leaves cell j in step t.
//     (1) sum_j x_i_j_t = 1     (2) sum_i x_i_j_t = 1     (3) x_i_start(i)_0 = 1     (4) x_i_goal(i)_T = 1
//     (5) m_i_j_t <= x_i_j_t    (6) sum_i,j m_i_j_t = 1
//     (7) x_i_j_t+1 <= x_i_j_t + sum_{k in N(j)} m_i_k_t                    i >= 1, t < T
//     (8) x_i_j_t+1 >= x_i_j_t - m_i_j_t - x_0_j_t                          i >= 1, t < T
//     (9) minimise sum m                                                    PLNE: all columns binary
//     (10) dist_i_t >= sum_j |j - goal(i)| x_i_j_t   i >= 1                 PLM: dist continuous,
//     (11) minimise sum m + 0.01 sum_i dist_i_T                             the other columns binary
// No illegal move satisfies it, but a step may pass: m_0_j_t = 1 moves nothing, and a tile with m_i_j_t = 1 may stay. So T steps
// are possible for every T >= d, (9) is the constant T + 1, the sum in (11) is 0 by (4), and for T > d the walk that comes back
// may be longer than d. Only deepening T = 1, 2, 3, ... finds a shortest one.
//
// Corrected: m only for i >= 1 and t < T, and (6) with <= 1. A pass costs 0 and a move 1, so any T >= d gives a shortest
// solution at once. PLM adds (14) sum_i dist_i_t <= sum_{u >= t} m_._._u: a move lowers the sum of distances by at most 1.
//
// Flow: a path of the blank and a flow of tiles against it, of exactly T moves. y_a_b_t = 1 when the blank goes from a to b in
// step t, m_i_j_k_t = 1 when tile i goes from j to k, x as above for i >= 1.
//     (b1) sum_a,b y_a_b_t = 1                                     (b2) sum_a y_a_j_t-1 = sum_b y_j_b_t
//     (nu) y_a_b_t <= sum_{c in N(b), c != a} y_b_c_t+1: no move is undone, which a shortest solution never does
//     (lk) sum_i m_i_b_a_t = y_a_b_t                               (p) sum_i x_i_j_t + sum_b y_j_b_t = 1     t < T
//     (t)  sum_j x_i_j_t = 1                                       (o) sum_k m_i_j_k_t <= x_i_j_t
//     (f)  x_i_j_t+1 = x_i_j_t - sum_k m_i_j_k_t + sum_k m_i_k_j_t
// Only columns that can be part of a walk are made (live_states.hpp), which replaces (3) and (4) and is most of its strength. PLNE:
// all binary; PLM: only y binary, since an integral path of the blank leaves nothing to choose. T must have the parity of d.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/named.hpp"
#include "core/base/result.hpp"
#include "core/npuzzle/program/instance.hpp"
#include "core/npuzzle/program/linear_program.hpp"

namespace shunt::npuzzle::program {

/// PLNE: every column is integer. PLM: some are continuous.
enum class Mode : unsigned char { plne, plm };
inline constexpr std::array kModes{Mode::plne, Mode::plm};

enum class Formulation : unsigned char { printed, corrected, flow };
inline constexpr std::array kFormulations{Formulation::printed, Formulation::corrected, Formulation::flow};

/// The names in reports, in requests and on the command line.
[[nodiscard]] constexpr std::string_view to_string(Mode mode) { return mode == Mode::plne ? "plne" : "plm"; }
/// Inverse of to_string; empty for any other name.
[[nodiscard]] constexpr std::optional<Mode> mode_from(std::string_view name) { return with_name(kModes, name); }
[[nodiscard]] constexpr std::string_view to_string(Formulation formulation) {
    constexpr std::array<std::string_view, 3> kNames{"printed", "corrected", "flow"};
    return kNames[static_cast<std::size_t>(formulation)];
}

/// What a column stands for. Members that its family does not have are 0.
struct Variable {
    enum class Family : unsigned char {
        place,     ///< x: `tile` is on `cell` before `step`
        move,      ///< m: `tile` leaves `cell` in `step` (in the flow formulation: for `to`)
        path,      ///< y: the blank goes from `cell` to `to` in `step`
        distance,  ///< dist: at least the distance of `tile` to its goal before `step`
    };
    Family family = Family::place;
    int tile = 0;
    int cell = 0;
    int to = 0;
    int step = 0;
};

/// The program for a horizon of `steps`.
struct Model {
    int steps = 0;
    Formulation formulation = Formulation::printed;
    LinearProgram program;
    std::vector<Variable> variables;  ///< by column
    /// Why no walk of these steps exists although no solver was asked; empty when there is a program to solve.
    std::string impossible;
};

/// Largest boards and horizons that models are built for. Far beyond what a solver can finish; the limits keep time and memory of
/// building and reading bounded.
inline constexpr int kMostProgramCells = 36;
inline constexpr int kMostSteps = 250;
inline constexpr std::uint64_t kMostNonzeros = 4'000'000;

}  // namespace shunt::npuzzle::program
