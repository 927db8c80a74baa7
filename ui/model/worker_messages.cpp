#include "ui/model/worker_messages.hpp"

#include <variant>

#include "ui/model/model.hpp"

namespace shunt::ui {

namespace {

/// Gives what the module `solver` tells to its owner.
struct Deliver {
    Model& model;

    void operator()(const std::monostate&) const {}
    void operator()(const SolveDone& done) const { model.answers.take(done); }
    void operator()(const WayFound& found) const { model.answers.take(found); }
    void operator()(const CensusDone& done) const { model.counting.take(done); }
    void operator()(const CensusGrew& grew) const { model.counting.take(grew); }
    void operator()(const SolverDropped& dropped) const { model.counting.end(dropped.request); }
    void operator()(const SolverFailed& failed) const {
        model.counting.end(failed.request);
        model.answers.take(failed);
    }
    void operator()(const CensusAnswerGrew& grew) const { model.explorer.take(grew); }
    void operator()(const CensusAnswer& answer) const { model.explorer.take(answer); }
    void operator()(const CensusGone& gone) const { model.explorer.take(gone); }
};

/// Of the puzzle that is open. Earlier versions said of which text it is.
bool is_about_open(const OpenPuzzle& open, Value request) {
    const std::string about = request.text("puzzle");
    return open.has_puzzle() && (about == open.entry().text || about == open.game()) &&
           request.field("position").is_null();
}

}  // namespace

void receive(Model& model, Value message) {
    const JobEvent event = model.jobs.receive(message);
    model.solver.ask_way(event);
    std::visit(Deliver{model}, model.solver.receive(event));
    model.explorer.follow();
    model.comparison.receive(event);
    model.finder.receive(event);
    model.tilings.receive(event);
    model.research.receive(event);
    if (NPuzzle* tiles = model.npuzzle.if_made()) tiles->receive(event);
    model.typed.receive(event, model.editor);
    model.judging.receive(event);
    model.viewer.follow_book();
    model.verification.follow();
}

void recall(Model& model, Value kept) {
    const Value request = kept.field("request");
    const Value report = kept.field("report");
    const std::string job = request.text("job");
    if (job == "find" || job == "evolve") return model.finder.recall(request, report);
    OpenPuzzle& open = model.open;
    if (!is_about_open(open, request)) return;
    open.keep_known(model.outbox);
    if (job == "solve") {
        if (auto outcome = outcome::from_value<SolveOutcome>(report)) model.answers.recall(std::move(*outcome));
    } else if (job == "census") {
        auto outcome = outcome::from_value<CensusOutcome>(report);
        const bool whole = outcome && outcome->status == Status::complete;
        if (whole && open.book().whole_census(outcome->metric) == nullptr) open.book().take(std::move(*outcome));
    }
    for (const puzzle::Metric metric : puzzle::kMetrics) (void)open.book().take_news(metric);  // the page has it
}

void cancel_job(Model& model, Ticket ticket) {
    // The position that is waited for comes from no other.
    if (model.requests.counts(ticket)) model.explorer.end_wait();
    model.jobs.cancel(ticket);
}

}  // namespace shunt::ui
