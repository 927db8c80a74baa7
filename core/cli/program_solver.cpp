#include "core/cli/program_solver.hpp"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>
#include <thread>

#include "core/base/readable.hpp"
#include "core/cli/input_file.hpp"
#include "core/cli/shell.hpp"
#include "core/npuzzle/program/lp_text.hpp"

namespace shunt::cli {
namespace {

namespace fs = std::filesystem;
using npuzzle::program::NoAnswer;
using npuzzle::program::Outcome;
using npuzzle::program::ProgramText;

constexpr double kMarginSeconds = 5;  // solvers look at their clocks now and then only
constexpr double kNoLimit = 1e6;      // seconds; every solver has some word for it, but not the same
constexpr const char* kLp = "program.lp";
constexpr const char* kMps = "program.mps";
constexpr const char* kSolution = "solution.sol";
constexpr const char* kOutput = "output.txt";
constexpr const char* kHighs = "highs {lp} --solution_file {sol} --time_limit {seconds} --presolve {presolve}";
constexpr auto kPatience = std::chrono::milliseconds(5);

/// The runner that ships with the project: $SHUNT_HIGHS_RUNNER, else in the folder the program was built from.
std::string runner() {
    const char* chosen = std::getenv("SHUNT_HIGHS_RUNNER");
    return chosen != nullptr ? chosen : SHUNT_HIGHS_RUNNER;
}

bool replace(std::string& text, const std::string& word, const std::string& by) {
    bool any = false;
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + by.size())) {
        text.replace(at, word.size(), by);
        any = true;
    }
    return any;
}

/// What a solver has written; nothing where it wrote none, or more than can be read.
std::string read_file(const std::string& path) {
    auto text = read_if_there(path, kMostFileBytes);
    return text && *text ? std::move(**text) : std::string();
}

}  // namespace

Result<ProgramSolver> ProgramSolver::find(const std::string& command) {
    const bool runs_node = is_on_path("node") && fs::exists(runner());
    const bool highs = command == "highs" || (command.empty() && is_on_path("highs"));
    const bool resident = command == "node" || (command.empty() && !highs && runs_node);
    if (resident ? !runs_node : command.empty() && !highs) {
        return Error{"no solver for integer programs: there is neither 'highs' on the PATH nor node with " + runner() +
                     "; install one, or name another one with --solver"};
    }
    std::string name = resident ? "HiGHS as WebAssembly in node" : highs ? "highs" : command;
    std::string line = resident ? node_line(runner()) : highs ? kHighs : command;
    auto folder = TemporaryFolder::create();
    if (!folder) return folder.error();
    return ProgramSolver(std::move(name), std::move(line), resident, std::move(*folder));
}

void ProgramSolver::start(const npuzzle::program::Question& question, const std::string& lp, double seconds) {
    model_ = question.model;
    limit_ = seconds;
    begin_ = std::chrono::steady_clock::now();
    busy_ = true;
    std::error_code ignored;
    fs::remove(folder_.file(kSolution), ignored);
    resident_ ? tell_runner(question, lp) : run_command(question, lp);
}

void ProgramSolver::run_command(const npuzzle::program::Question& question, const std::string& text) {
    std::string line = command_;
    replace(line, "{seconds}", fixed(limit_ > 0 ? limit_ : kNoLimit, 3));
    replace(line, "{presolve}", question.presolve ? "choose" : "off");
    const bool mps = replace(line, "{mps}", shell_word(folder_.file(kMps)));
    const bool lp = replace(line, "{lp}", shell_word(folder_.file(kLp)));
    const bool solution = replace(line, "{sol}", shell_word(folder_.file(kSolution)));
    if (!mps && !lp && !solution)
        line += " " + shell_word(folder_.file(kLp)) + " " + shell_word(folder_.file(kSolution));
    if (mps)
        std::ofstream(folder_.file(kMps)) << mps_text(model_->program, "written by shunt");
    else
        std::ofstream(folder_.file(kLp)) << text;
    launch(line);
}

void ProgramSolver::tell_runner(const npuzzle::program::Question& question, const std::string& lp) {
    std::ofstream(folder_.file(kLp)) << lp;
    if (!process_) launch(command_);
    const nlohmann::json words{folder_.file(kLp), folder_.file(kSolution), fixed(limit_, 3),
                               question.presolve ? "choose" : "off"};
    if (process_) process_->tell(words.dump());
}

void ProgramSolver::launch(const std::string& line) {
    auto process = ChildProcess::start(line, folder_.file(kOutput));
    if (process)
        process_.emplace(std::move(*process));
    else
        failed_ = process.error().message;
}

void ProgramSolver::stop() {
    process_.reset();
    busy_ = false;
}

double ProgramSolver::seconds() const {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin_).count();
}

std::optional<ProgramSolver::Answer> ProgramSolver::poll() {
    std::optional<Answer> answer;
    if (failed_) {
        answer = NoAnswer{Outcome::failed, *std::exchange(failed_, std::nullopt)};
    } else if (resident_ && fs::exists(folder_.file(kSolution))) {
        answer = read_answer(0);
    } else if (const auto code = process_->exit_code()) {
        process_.reset();
        answer = read_answer(*code);
    } else if (limit_ > 0 && seconds() > limit_ + kMarginSeconds) {
        process_.reset();
        answer = NoAnswer{Outcome::hung, "the solver did not end " + fixed(kMarginSeconds, 0) +
                                             " s after its time limit of " + fixed(limit_, 1) + " s and was killed"};
    } else {
        std::this_thread::sleep_for(kPatience);
    }
    busy_ = !answer;
    return answer;
}

ProgramSolver::Answer ProgramSolver::read_answer(int exit_code) const {
    if (exit_code != 0 || !fs::exists(folder_.file(kSolution))) {
        const std::string how =
            exit_code != 0 ? "ended with exit code " + std::to_string(exit_code) : "wrote no solution file";
        return NoAnswer{Outcome::failed, "the solver (" + name_ + ") " + how + last_words()};
    }
    const bool mps = command_.find("{mps}") != std::string::npos;
    auto solution =
        parse_solution(read_file(folder_.file(kSolution)), model_->program, mps ? ProgramText::mps : ProgramText::lp);
    if (solution) return std::move(*solution);
    return NoAnswer{Outcome::failed, "the solver's solution file cannot be read: " + to_string(solution.error())};
}

/// The last line that the solver printed, to tell why it failed.
std::string ProgramSolver::last_words() const {
    std::istringstream output(read_file(folder_.file(kOutput)));
    std::string last;
    for (std::string line; std::getline(output, line);) {
        if (line.find_first_not_of(" \t\r") != std::string::npos) last = line;
    }
    return last.empty() ? "" : "; its last words: " + last;
}

}  // namespace shunt::cli
