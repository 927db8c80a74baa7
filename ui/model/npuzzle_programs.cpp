#include "ui/model/npuzzle_programs.hpp"

#include "core/base/words.hpp"
#include "core/npuzzle/board_text.hpp"
#include "core/npuzzle/program/instance.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

using npuzzle::Board;
using npuzzle::program::Formulation;

ProgramAttempt read_attempt(Value source) {
    ProgramAttempt attempt;
    attempt.steps = source.small("steps");
    attempt.outcome = source.text("outcome");
    attempt.variables = source.count("variables");
    attempt.constraints = source.count("constraints");
    attempt.nonzeros = source.count("nonzeros");
    attempt.nodes = source.optional_count("nodes");
    attempt.seconds = source.real("seconds");
    attempt.note = source.text("note");
    return attempt;
}

Request request_of(const char* job, const Board& board, const Board& goal, const ProgramChoice& choice) {
    Request request(job);
    request.put("board", npuzzle::print_board(board)).put("goal", npuzzle::print_board(goal));
    request.put("mode", to_string(choice.mode)).put("formulation", to_string(choice.formulation));
    return request;
}

std::string size_words(const ProgramAttempt& size) {
    std::string words = say("T = {steps}: {variables} variables, {constraints} constraints, {nonzeros} nonzeros",
                            {{"steps", size.steps},
                             {"variables", size.variables},
                             {"constraints", size.constraints},
                             {"nonzeros", size.nonzeros}});
    if (size.is_small()) words.append("; ").append(say("fits 2,000 variables and 2,000 constraints"));
    return words;
}

/// "3x3-flow-plne-T21.lp"
std::string file_name(const ProgramChoice& choice, const npuzzle::Size size, int steps) {
    return npuzzle::to_string(size) + "-" + std::string(to_string(choice.formulation)) + "-" +
           std::string(to_string(choice.mode)) + "-T" + std::to_string(steps) + ".lp";
}

}  // namespace

std::optional<ProgramReport> read_program_report(Value source) {
    auto walk = read_npuzzle_report(source);
    if (!walk) return std::nullopt;
    ProgramReport report{std::move(*walk), source.small("passes"), {}, source.real("solver_seconds")};
    for (const Value attempt : source.field("attempts")) report.attempts.push_back(read_attempt(attempt));
    return report;
}

std::optional<ModelReport> read_model_report(Value source) {
    auto walk = read_npuzzle_report(source);
    if (!walk) return std::nullopt;
    return ModelReport{std::move(*walk), source.small("passes"), read_attempt(source), source.text("lp")};
}

int NPuzzlePrograms::first_step(const Board& board, const Board& goal) const {
    if (choice_.from) return *choice_.from;
    if (choice_.formulation == Formulation::printed) return 1;
    return std::max(1, manhattan_distance(npuzzle::program::Instance{board, goal}));
}

int NPuzzlePrograms::last_step(const Board& board, const Board& goal) const {
    return std::max(choice_.to, first_step(board, goal));
}

void NPuzzlePrograms::begin() {
    failure_.clear();
    file_note_.clear();
}

void NPuzzlePrograms::solve(const Board& board, const Board& goal) {
    Request request = request_of("program", board, goal, choice_);
    if (choice_.from) request.put("steps_from", *choice_.from);
    request.put("steps_to", last_step(board, goal)).put("seconds", choice_.seconds);
    report_.reset();
    begin();
    job_ = jobs_.start({JobModule::lab, say("Solving integer programs"), "programs"}, request);
}

void NPuzzlePrograms::write(const Board& board, const Board& goal, int steps) {
    Request request = request_of("model", board, goal, choice_);
    request.put("steps", steps);
    file_name_ = file_name(choice_, board.size(), steps);
    begin();
    file_ = jobs_.start({JobModule::lab, say("Writing the program"), "program file"}, request);
}

void NPuzzlePrograms::read(const Board& board, const Board& goal, int steps, const std::string& solution) {
    Request request = request_of("model", board, goal, choice_);
    request.put("steps", steps).put("solution", solution);
    begin();
    file_ = jobs_.start({JobModule::lab, say("Reading the solution"), "program file"}, request);
}

void NPuzzlePrograms::forget() {
    report_.reset();
    file_note_.clear();
    failure_.clear();
}

std::optional<NPuzzleReport> NPuzzlePrograms::receive(const JobEvent& event) {
    if (const auto* progressed = std::get_if<JobProgressed>(&event);
        progressed != nullptr && progressed->ticket == job_) {
        report_ = read_program_report(progressed->report);
    }
    if (const auto* failed = std::get_if<JobFailed>(&event);
        failed != nullptr && (failed->ticket == job_ || failed->ticket == file_)) {
        failure_ = failed->message;
        outbox_.error(failed->message);
    }
    const auto* done = std::get_if<JobDone>(&event);
    if (done == nullptr) return std::nullopt;
    if (done->ticket == file_) return take_model(done->report);
    return done->ticket == job_ ? take(done->report) : std::nullopt;
}

std::optional<NPuzzleReport> NPuzzlePrograms::take(Value source) {
    report_ = read_program_report(source);
    if (!report_) {
        failure_ = say(kUnreadableLab);
        return std::nullopt;
    }
    outbox_.announce(sentence(report_->walk.reason));
    return take_walk();
}

/// The walk of the programs as an answer of the N-puzzle.
std::optional<NPuzzleReport> NPuzzlePrograms::take_walk() {
    NPuzzleReport answer = report_->walk;
    if (answer.letters.empty() && answer.status != Status::solved) return std::nullopt;
    answer.method = to_string(choice_.mode);
    return answer;
}

std::optional<NPuzzleReport> NPuzzlePrograms::take_model(Value source) {
    auto model = read_model_report(source);
    if (!model) {
        failure_ = say(kUnreadableLab);
        return std::nullopt;
    }
    if (!model->lp.empty()) {
        file_note_ = size_words(model->size);
        outbox_.files.push_back({file_name_, model->lp});
        return std::nullopt;
    }
    NPuzzleReport answer = std::move(model->walk);
    file_note_ = sentence(answer.reason);
    if (answer.letters.empty()) return std::nullopt;
    file_note_ =
        say("The walk of the file has {moves, plural, one {# move} other {# moves}} and {passes, plural, one {# pass} "
            "other {# passes}}.",
            {{"moves", answer.letters.size()}, {"passes", model->passes}});
    answer.status = Status::limit;  // somebody else's proof is not ours
    answer.best = static_cast<int>(answer.letters.size());
    answer.method = "file";
    return answer;
}

}  // namespace shunt::ui
