// Solvers of integer programs, as programs of somebody else's.
//
// A solver is a command line in which these words stand for what they say:
//
//     {lp}       the program, in LP format            {seconds}    its time limit (a million when there is none)
//     {mps}      the program, in free MPS format      {presolve}   "choose", or "off" when an answer is doubted
//     {sol}      the file it must write; the formats are those of solution_text.hpp
//
// Without any of {lp}, {mps} and {sol} the files are appended: COMMAND PROGRAM.lp SOLUTION.sol. For example
//
//     cbc {lp} sec {seconds} solve solu {sol}
//     glpsol --lp {lp} --tmlim {seconds} -w {sol}
//     gurobi_cl TimeLimit={seconds} ResultFile={sol} {lp}
//
// The command succeeds when it ends with exit code 0 and has written the file. Files are made in a folder of their own, which is
// removed in the end. Only tools/highs_runner.mjs is treated differently: it stays and is told one program after the other.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <variant>

#include "core/base/result.hpp"
#include "core/cli/child_process.hpp"
#include "core/cli/temporary_folder.hpp"
#include "core/npuzzle/program/horizon_search.hpp"

namespace shunt::cli {

/// One solver, one program at a time.
class ProgramSolver {
public:
    /// What became of a program.
    using Answer = std::variant<npuzzle::program::Solution, npuzzle::program::NoAnswer>;

    /// `command` as above, or "highs" (from the PATH), or "node" (the runner of this project); empty: the first of these two that there
    /// is. Errors: there is none, or no folder can be made.
    [[nodiscard]] static Result<ProgramSolver> find(const std::string& command);

    /// "highs", "HiGHS as WebAssembly in node", or the command given.
    [[nodiscard]] const std::string& name() const { return name_; }

    /// Starts on a program; `lp` is its text in LP format. `seconds` is the time limit, 0 for none; after that and a margin the process
    /// is killed.
    void start(const npuzzle::program::Question& question, const std::string& lp, double seconds);
    [[nodiscard]] bool busy() const { return busy_; }
    /// The answer once it is there; waits for it, at most some milliseconds. The model of the question must still exist.
    [[nodiscard]] std::optional<Answer> poll();
    /// Seconds since start().
    [[nodiscard]] double seconds() const;
    /// Ends the solver at work, if any.
    void stop();

private:
    ProgramSolver(std::string name, std::string command, bool resident, TemporaryFolder folder)
        : name_(std::move(name)), command_(std::move(command)), resident_(resident), folder_(std::move(folder)) {}

    void run_command(const npuzzle::program::Question& question, const std::string& lp);
    void tell_runner(const npuzzle::program::Question& question, const std::string& lp);
    void launch(const std::string& line);
    [[nodiscard]] Answer read_answer(int exit_code) const;
    [[nodiscard]] std::string last_words() const;

    std::string name_;
    std::string command_;
    bool resident_;           // the process outlives a program
    TemporaryFolder folder_;  // ends after the process that uses it
    bool busy_ = false;
    const npuzzle::program::Model* model_ = nullptr;
    double limit_ = 0;
    std::chrono::steady_clock::time_point begin_{};
    std::optional<ChildProcess> process_;
    std::optional<std::string> failed_;  // why the process could not be started
};

}  // namespace shunt::cli
