#include "core/job/model_job.hpp"

#include <array>

#include "core/base/words.hpp"
#include "core/job/program_job.hpp"
#include "core/npuzzle/board_text.hpp"
#include "core/npuzzle/program/lp_text.hpp"
#include "core/npuzzle/program/walk.hpp"

namespace shunt::job {
namespace {

using npuzzle::program::LinearProgram;
using npuzzle::program::Model;
using npuzzle::program::ModelBuilder;
using npuzzle::program::ProgramText;
using npuzzle::program::Solution;

std::string_view to_string(Solution::Status status) {
    constexpr std::array<std::string_view, 4> kNames{"optimal", "feasible", "infeasible", "unfinished"};
    return kNames[static_cast<std::size_t>(status)];
}

class ModelJob final : public JobOf<outcome::ModelOutcome> {
public:
    ModelJob(ModelBuilder builder, ModelRequest request) : builder_(std::move(builder)), request_(std::move(request)) {
        outcome_.steps = request_.steps;
        outcome_.of_file = request_.solution.has_value();
    }

    bool advance(std::uint64_t budget) override {
        if (status() != Status::running) return false;
        if (builder_.prepare(budget)) return true;
        auto model = builder_.build(request_.steps);
        if (!model) {
            outcome_.reason = model.error().message;
            outcome_.status = Status::limit;
        } else {
            finish(*model);
        }
        return false;
    }
    [[nodiscard]] Progress progress() const override {
        Progress progress;
        progress.phase = status() == Status::running ? say("writing the program") : say("ended");
        return progress;
    }
    [[nodiscard]] std::uint64_t bytes_needed() const override { return 0; }
    void stop(Status why) override {
        if (status() == Status::running) outcome_.status = why;
    }
    [[nodiscard]] Status status() const override { return outcome_.status; }
    [[nodiscard]] outcome::ModelOutcome make_outcome() const override { return outcome_; }

private:
    void finish(const Model& model);
    void read(const Model& model);
    void play(const Model& model, const std::vector<double>& values);
    [[nodiscard]] std::string text_of(const LinearProgram& program) const;

    ModelBuilder builder_;
    ModelRequest request_;
    outcome::ModelOutcome outcome_;
};

void ModelJob::finish(const Model& model) {
    outcome_.status = model.impossible.empty() ? Status::complete : Status::unsolvable;
    outcome_.reason = model.impossible;
    outcome_.size = told(model.program.size());
    if (status() == Status::unsolvable) return;
    if (request_.solution) {
        read(model);
    } else {
        outcome_.lp = text_of(model.program);
    }
}

/// Plays what the solution file says; a fault of it is the reason.
void ModelJob::read(const Model& model) {
    const auto solution = parse_solution(*request_.solution, model.program, request_.format);
    if (!solution) {
        outcome_.reason = to_string(solution.error());
        return;
    }
    outcome_.reading.status = to_string(solution->status);
    outcome_.reading.words = solution->words;
    if (solution->values.empty()) {
        outcome_.reason = say("the file holds no solution");
    } else {
        play(model, solution->values);
        outcome_.reason = outcome_.reading.fault;
    }
}

void ModelJob::play(const Model& model, const std::vector<double>& values) {
    outcome::SolutionReading& reading = outcome_.reading;
    const auto walk = decode_walk(request_.instance, model, values);
    reading.fault = first_violation(model.program, values);
    if (!walk) {
        reading.fault = walk.error().message + (reading.fault.empty() ? "" : "; " + reading.fault);
        return;
    }
    reading.length = walk->letters.size();
    reading.letters = walk->letters;
    reading.passes = walk->passes;
}

std::string ModelJob::text_of(const LinearProgram& program) const {
    const std::string comment = print_board(request_.instance.start) + " to " + print_board(request_.instance.goal) +
                                " in " + std::to_string(request_.steps) + " steps, " +
                                std::string(to_string(request_.mode)) + ", " +
                                std::string(to_string(request_.formulation)) + " formulation";
    return request_.format == ProgramText::lp ? lp_text(program, comment) : mps_text(program, comment);
}

}  // namespace

Result<std::unique_ptr<JobOf<outcome::ModelOutcome>>> make_model_job(ModelRequest request) {
    auto builder = ModelBuilder::create(request.instance, request.mode, request.formulation);
    if (!builder) return builder.error();
    if (auto refused = builder->refusal(request.steps)) return std::move(*refused);
    return std::unique_ptr<JobOf<outcome::ModelOutcome>>(
        std::make_unique<ModelJob>(std::move(*builder), std::move(request)));
}

}  // namespace shunt::job
