// Searches for a shortest solution by solving programs of growing horizon, and keeps account of what is proved.
//
//     advance ──> question(): solve this program ──> some solver, somewhere ──> answer() ──> advance ──> ...
//                                                                                  │
//          infeasible: the next horizon        a solution: decoded and played; its length against what is proved
//
// It does not know how the solver runs: the command line starts a process, the page asks a worker, tests lie to it. Answers are not
// trusted. A walk counts only when it can be played. When the length of a shortest solution is known from elsewhere (set_known),
// an "infeasible" that contradicts it is asked again without presolve, the part of solvers that has been wrong before, and is
// reported in any case.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/npuzzle/program/model_builder.hpp"
#include "core/npuzzle/program/solution_text.hpp"
#include "core/npuzzle/program/walk.hpp"

namespace shunt::npuzzle::program {

/// What became of one horizon.
enum class Outcome : unsigned char {
    excluded,      ///< no walk exists: proved without a solver
    infeasible,    ///< no walk exists, says the solver
    walk,          ///< a walk that was played and ends at the goal
    limit,         ///< the solver ran out of time
    hung,          ///< the solver ignored its time limit and was ended
    failed,        ///< the solver ended with an error
    disagreement,  ///< the answer contradicts what is known, or is no walk
};
[[nodiscard]] std::string_view to_string(Outcome outcome);

/// One row of the table of a search.
struct Attempt {
    int steps = 0;
    Outcome outcome = Outcome::excluded;
    bool presolve = true;
    ProgramSize size;
    std::optional<std::uint64_t> nodes;  ///< of the solver's search tree, if it tells
    double seconds = 0;                  ///< of the solver
    std::string note;                    ///< a sentence for people; empty when there is nothing to say
};

/// What a solver is asked. Valid until it is answered.
struct Question {
    const Model* model = nullptr;
    bool presolve = true;
};

/// What came back instead of a solution.
struct NoAnswer {
    Outcome outcome = Outcome::failed;  ///< limit, hung or failed
    std::string reason;
};

/// Horizons to try. What is absent follows from the formulation: printed begins at 1 and goes up by 1, the others begin at the
/// Manhattan distance and go up by 2, since all solutions have one parity.
struct Horizons {
    std::optional<int> from;
    std::optional<int> to;
};

class HorizonSearch {
public:
    enum class State : unsigned char {
        preparing,  ///< call advance()
        asking,     ///< answer question()
        found,      ///< walk() is a solution
        exhausted,  ///< no walk up to the last horizon
        stuck,  ///< the solver failed, hung, ran out of time or contradicts what is known; the last attempt says which
    };

    /// The builder's goal can be reached from its start (other proofs are cheaper), and they differ. Errors: a horizon out of 1 to
    /// kMostSteps, none between the two, a first one whose program is too large.
    [[nodiscard]] static Result<HorizonSearch> create(ModelBuilder builder, const Horizons& horizons);

    /// Length of a shortest solution, from another method.
    void set_known(int length) { known_ = length; }

    /// Prepares the next question for about `budget` units of work. True while it should be called again.
    bool advance(std::uint64_t budget);
    [[nodiscard]] State state() const { return state_; }
    /// While asking.
    [[nodiscard]] Question question() const { return {&*model_, presolve_}; }
    /// `seconds`: measured by the caller; the solver's own figure is preferred.
    void answer(const Solution& solution, double seconds);
    void answer(const NoAnswer& nothing, double seconds);

    [[nodiscard]] const std::vector<Attempt>& attempts() const { return attempts_; }
    /// The horizon being prepared or asked for.
    [[nodiscard]] int steps() const { return steps_; }
    /// No solution is shorter, as far as the attempts prove.
    [[nodiscard]] int at_least() const { return at_least_; }
    [[nodiscard]] const std::optional<Walk>& walk() const { return walk_; }
    /// Whether walk() is proved to be a shortest solution.
    [[nodiscard]] bool proved_optimal() const { return walk_ && length() == at_least_; }
    /// Whether an answer contradicted what is known or could not be played, even if it was put right later.
    [[nodiscard]] bool disagreed() const { return disagreed_; }
    /// Why the search ended as it did, as a sentence.
    [[nodiscard]] const std::string& reason() const { return reason_; }
    [[nodiscard]] const ModelBuilder& builder() const { return builder_; }

private:
    HorizonSearch(ModelBuilder builder, const Horizons& horizons);

    /// A walk of T steps can be stretched to T + 1.
    [[nodiscard]] bool monotone() const { return builder_.formulation() != Formulation::flow; }
    [[nodiscard]] int length() const { return static_cast<int>(walk_->letters.size()); }
    /// Whether a solution of known_ moves would be one of the program asked for.
    [[nodiscard]] bool must_be_feasible() const;
    void ask_next();
    void record(Outcome outcome, std::string note);
    void take_infeasible();
    void take_walk(const Solution& solution);
    void accept(Walk walk);
    void contradict(const std::string& what);
    void go_on();
    void end(State state, std::string reason);
    [[nodiscard]] std::string reason_of_walk() const;

    ModelBuilder builder_;
    int steps_;
    int stride_;
    int last_;
    int at_least_;
    std::optional<int> known_;
    std::optional<Model> model_;
    bool presolve_ = true;
    bool disagreed_ = false;
    State state_ = State::preparing;
    Attempt current_;  // what the answer at hand says of itself
    std::vector<Attempt> attempts_;
    std::optional<Walk> walk_;
    std::string reason_;
};

}  // namespace shunt::npuzzle::program
