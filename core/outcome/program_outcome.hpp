// The outcomes of `shunt npuzzle solve --with plne|plm`, `model` and `read-solution`: integer programs of boards of unit tiles.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/outcome/ending.hpp"
#include "core/puzzle/metric.hpp"

namespace shunt::outcome {

/// How large a program is.
struct ProgramSize {
    std::uint64_t variables = 0;
    std::uint64_t binary = 0;
    std::uint64_t continuous = 0;
    std::uint64_t constraints = 0;
    std::uint64_t nonzeros = 0;

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("variables", o.variables);
        a("binary", o.binary);
        a("continuous", o.continuous);
        a("constraints", o.constraints);
        a("nonzeros", o.nonzeros);
    }
};

struct ProgramOutcome : Ending {
    /// A step of a tile.
    struct TileMove {
        std::string piece;
        std::array<int, 2> at{};  ///< row and column before the move, from 1
        std::string path;

        template <class Archive, class Self>
        static void fields(Archive& a, Self& o) {
            a("piece", o.piece);
            a("at", o.at);
            a("path", o.path);
        }
    };
    /// A shortest solution found without a program, to check against.
    struct Reference {
        std::string method;
        int length = 0;

        template <class Archive, class Self>
        static void fields(Archive& a, Self& o) {
            a("method", o.method);
            a("length", o.length);
        }
    };
    /// A solver call, or a horizon excluded without one.
    struct Attempt {
        int steps = 0;
        std::string outcome;  ///< excluded, infeasible, walk, limit, hung, failed, disagreement
        bool presolve = true;
        ProgramSize size;
        std::optional<std::uint64_t> nodes;  ///< of the solver's search tree, if it tells
        double seconds = 0;
        std::string note;

        template <class Archive, class Self>
        static void fields(Archive& a, Self& o) {
            a("steps", o.steps);
            a("outcome", o.outcome);
            a("presolve", o.presolve);
            ProgramSize::fields(a, o.size);
            a("nodes", o.nodes);
            a("seconds", o.seconds);
            a("note", o.note);
        }
    };

    puzzle::Metric metric = puzzle::Metric::step;
    std::optional<std::uint64_t> length;         ///< moves of a shortest solution; absent unless solved
    std::optional<std::string> letters;          ///< of the walk that was found: directions in which the tiles move
    std::optional<std::vector<TileMove>> moves;  ///< the same
    std::optional<int> lower_bound;              ///< no solution has fewer moves; absent when there is none at all
    std::optional<std::uint64_t> best;           ///< moves of the walk that was found, which need not be a shortest
    std::string with;                            ///< "plne" or "plm"
    std::string formulation;                     ///< "printed", "corrected" or "flow"
    std::string solver;                          ///< as requested
    int passes = 0;                              ///< steps of the walk in which nothing moves
    std::string reason;  ///< why the walk is a shortest or is not proved to be, or why there is none, as a sentence
    std::optional<Reference> reference;
    bool disagreement = false;  ///< whether an answer of the solver was wrong, even if it was put right later
    std::vector<Attempt> attempts;
    std::uint64_t solver_calls = 0;  ///< this and the next two: sums over the attempts
    std::uint64_t nodes = 0;
    double solver_seconds = 0;

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("status", o.status);
        a("metric", o.metric);
        a("length", o.length);
        a("letters", o.letters);
        a.unless_empty("moves", o.moves);
        a("lower_bound", o.lower_bound);
        a("best", o.best);
        a("with", o.with);
        a("formulation", o.formulation);
        a("solver", o.solver);
        a("passes", o.passes);
        a("reason", o.reason);
        a("reference", o.reference);
        a("disagreement", o.disagreement);
        a("attempts", o.attempts);
        a("solver_calls", o.solver_calls);
        a("nodes", o.nodes);
        a("solver_seconds", o.solver_seconds);
        a("seconds", o.seconds);
        a.unless_empty("defect", o.defect);
    }
};

/// What a solution file comes to.
struct SolutionReading {
    std::string status;                   ///< of the solver: optimal, feasible, infeasible or unfinished
    std::string words;                    ///< the same in its own words
    std::optional<std::uint64_t> length;  ///< moves of the walk; absent when there is none
    std::optional<std::string> letters;
    std::optional<int> passes;  ///< steps in which nothing moves
    std::string fault;          ///< why it is no walk, or which row it breaks; empty when all is well

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("status", o.status);
        a("words", o.words);
        a("length", o.length);
        a.unless_empty("letters", o.letters);
        a.unless_empty("passes", o.passes);
        a("fault", o.fault);
    }
};

/// One program: as text, or with the solution file that some solver made of it. Status unsolvable: no walk of so many steps exists, and
/// that is known without a solver; there is no program then.
struct ModelOutcome : Ending {
    int steps = 0;
    ProgramSize size;
    std::string reason;       ///< why there is no program, or what is wrong with the solution file; empty otherwise
    bool of_file = false;     ///< whether a solution file was given
    SolutionReading reading;  ///< of the file
    std::string lp;           ///< the text of the program

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("status", o.status);
        a("steps", o.steps);
        ProgramSize::fields(a, o.size);
        a("reason", o.reason);
        a.when(o.of_file, "words", o.reading.words);
        a.when(o.of_file, "letters", o.reading.letters);
        a.when(o.of_file, "passes", o.reading.passes);
        a.when(!o.of_file, "lp", o.lp);
        a("seconds", o.seconds);
        a.unless_empty("defect", o.defect);
    }
};

}  // namespace shunt::outcome
