#include "core/job/model_job.hpp"

#include "core/job/solution_json.hpp"
#include "core/npuzzle/board_text.hpp"
#include "core/npuzzle/program/lp_text.hpp"
#include "core/npuzzle/program/solution_text.hpp"
#include "core/npuzzle/program/walk.hpp"

namespace shunt::job {
namespace {

using npuzzle::program::Model;
using npuzzle::program::ModelBuilder;

class ModelJob final : public Job {
public:
    ModelJob(ModelBuilder builder, ModelRequest request) : builder_(std::move(builder)), request_(std::move(request)) {}

    bool advance(std::uint64_t budget) override {
        if (status_ != Status::running) return false;
        if (builder_.prepare(budget)) return true;
        auto model = builder_.build(request_.steps);
        if (!model) {
            reason_ = model.error().message;
            status_ = Status::limit;
        } else {
            finish(*model);
        }
        return false;
    }
    [[nodiscard]] Progress progress() const override {
        Progress progress;
        progress.phase = status_ == Status::running ? "writing the program" : "ended";
        return progress;
    }
    [[nodiscard]] std::uint64_t bytes_needed() const override { return 0; }
    void stop(Status why) override {
        if (status_ == Status::running) status_ = why;
    }
    [[nodiscard]] Status status() const override { return status_; }
    [[nodiscard]] std::string report(double seconds) const override;

private:
    void finish(const Model& model);
    void read(const Model& model);
    [[nodiscard]] std::string comment() const;

    ModelBuilder builder_;
    ModelRequest request_;
    npuzzle::program::ProgramSize size_;
    std::string lp_;
    std::string words_;
    std::optional<npuzzle::program::Walk> walk_;
    std::string reason_;
    Status status_ = Status::running;
};

void ModelJob::finish(const Model& model) {
    status_ = model.impossible.empty() ? Status::complete : Status::unsolvable;
    reason_ = model.impossible;
    size_ = model.program.size();
    if (status_ == Status::unsolvable) return;
    if (request_.solution)
        read(model);
    else
        lp_ = lp_text(model.program, comment());
}

/// Plays what the solution file says; a fault of it is the reason.
void ModelJob::read(const Model& model) {
    const auto solution = parse_solution(*request_.solution, model.program);
    if (!solution) {
        reason_ = to_string(solution.error());
        return;
    }
    words_ = solution->words;
    if (solution->values.empty()) {
        reason_ = "the file holds no solution";
        return;
    }
    auto walk = decode_walk(request_.instance, model, solution->values);
    if (walk)
        walk_ = std::move(*walk);
    else
        reason_ = walk.error().message;
}

std::string ModelJob::comment() const {
    return print_board(request_.instance.start) + " to " + print_board(request_.instance.goal) + " in " +
           std::to_string(request_.steps) + " steps, " + std::string(to_string(request_.mode)) + ", " +
           std::string(to_string(request_.formulation)) + " formulation";
}

std::string ModelJob::report(double seconds) const {
    Json report;
    report["status"] = search::to_string(status_);
    report["steps"] = request_.steps;
    report["variables"] = size_.variables();
    report["binary"] = size_.binary;
    report["continuous"] = size_.continuous;
    report["constraints"] = size_.constraints;
    report["nonzeros"] = size_.nonzeros;
    report["reason"] = reason_;
    if (request_.solution) {
        report["words"] = words_;
        report["letters"] = walk_ ? Json(walk_->letters) : Json();
        report["passes"] = walk_ ? walk_->passes : 0;
    } else {
        report["lp"] = lp_;
    }
    report["seconds"] = seconds;
    // What a solver says may be in any encoding.
    return report.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace

Result<std::unique_ptr<Job>> make_model_job(ModelRequest request) {
    auto builder = ModelBuilder::create(request.instance, request.mode, request.formulation);
    if (!builder) return builder.error();
    if (auto refused = builder->refusal(request.steps)) return std::move(*refused);
    return std::unique_ptr<Job>(std::make_unique<ModelJob>(std::move(*builder), std::move(request)));
}

}  // namespace shunt::job
