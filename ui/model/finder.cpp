#include "ui/model/finder.hpp"

#include <algorithm>

#include "core/base/words.hpp"

namespace shunt::ui {

namespace {

/// A puzzle of the report; one known already is kept, so that it need not be read again several times a second.
std::optional<FoundPuzzle> read_found(Value source, const std::vector<FoundPuzzle>& known) {
    FoundPuzzle found{source.small("pieces"), source.count("length"), source.count("tied"), {}, {}};
    const std::string text = source.text("puzzle");
    for (const FoundPuzzle& old : known) {
        if (old.entry->text != text) continue;
        found.entry = old.entry;
        found.colours = old.colours;
        return found;
    }
    auto entry = read_entry("", text, say("Found"));
    if (!entry) return std::nullopt;
    found.entry = std::move(*entry);
    found.colours = piece_colours(found.entry->puzzle);
    return found;
}

std::optional<FindReport> read_find_report(Value source, const std::vector<FoundPuzzle>& known) {
    const Value hardest = source.field("hardest");
    if (!hardest.is_list()) return std::nullopt;
    FindReport report;
    const std::string status = source.text("status");
    report.complete = status.empty() || status == "complete";
    report.reason = source.text("reason");
    report.boards = source.count("boards");
    report.seconds = source.real("seconds");
    report.checkpoint = source.text("checkpoint");
    const auto candidates = source.optional_count("candidates");
    report.searched = candidates ? *candidates : report.complete ? report.boards : source.count("searched");
    for (const Value puzzle : hardest) {
        auto found = read_found(puzzle, known);
        if (!found) return std::nullopt;
        report.found.push_back(std::move(*found));
    }
    return report;
}

/// The setup whose request that is: the inverse of what start() asks.
std::optional<FindSetup> read_request(Value request) {
    FindSetup setup;
    setup.rows = request.small("rows");
    setup.columns = request.small("columns");
    const auto metric = puzzle::metric_from(request.text("metric"));
    const auto* const kind = std::find_if(kFindKinds.begin(), kFindKinds.end(),
                                          [&](const FindKind& known) { return request.text("kind") == known.name; });
    const int most = std::max(setup.rows, setup.columns);
    if (std::min(setup.rows, setup.columns) < 1 || most > Finder::kMostSide || !metric || kind == kFindKinds.end())
        return std::nullopt;
    setup.metric = *metric;
    setup.kind = static_cast<std::size_t>(kind - kFindKinds.begin());
    setup.way = request.text("job") == "evolve" ? FindWay::evolve : FindWay::every_board;
    setup.shapes = shapes_in_one_line(request.text("shapes"));
    return setup;
}

}  // namespace

void Finder::set(FindSetup setup) {
    setup.rows = std::clamp(setup.rows, 1, kMostSide);
    setup.columns = std::clamp(setup.columns, 1, kMostSide);
    if (setup.rows * setup.columns > kMostCells) setup.way = FindWay::evolve;
    setup.shapes = shapes_in_one_line(setup.shapes);
    setup_ = std::move(setup);
    sheet_.show(setup_.shapes);
    sheet_.set_cursor({});
    failure_.clear();
}

void Finder::set_shapes(const std::string& shapes) {
    FindSetup setup = setup_;
    setup.shapes = shapes;
    set(std::move(setup));
}

void Finder::draw_shape(puzzle::Coordinate cell, bool on) {
    sheet_.draw(cell, on);
    setup_.shapes = sheet_.text();
    failure_.clear();
    sheet_.set_cursor(cell);
}

bool Finder::can_go_on() const {
    return report_ && report_->setup == setup_ && !report_->complete && !report_->checkpoint.empty();
}

void Finder::start(bool go_on) {
    const bool evolve = setup_.way == FindWay::evolve;
    Request request(evolve ? "evolve" : "find");
    request.put("rows", setup_.rows).put("columns", setup_.columns);
    request.put("metric", to_string(setup_.metric)).put("kind", kFindKinds[setup_.kind].name);
    if (setup_.has_shapes()) request.put("shapes", shapes_in_rows(setup_.shapes));
    if (!evolve) request.put("checkpoint", go_on && can_go_on() ? report_->checkpoint : "");
    const std::string grid = std::to_string(setup_.rows) + " × " + std::to_string(setup_.columns);
    asked_ = setup_;
    if (!go_on) report_.reset();
    failure_.clear();
    const std::string title =
        evolve ? say("Evolving {grid}", {{"grid", grid}}) : say("Searching {grid}", {{"grid", grid}});
    job_ = jobs_.start({JobModule::lab, title, "find"}, request);
}

void Finder::receive(const JobEvent& event) {
    if (const auto* progressed = std::get_if<JobProgressed>(&event);
        progressed != nullptr && progressed->ticket == job_) {
        if (!progressed->report.is_null()) take(progressed->report, job()->progress.seconds);
    }
    if (const auto* failed = std::get_if<JobFailed>(&event); failed != nullptr && failed->ticket == job_) {
        failure_ = failed->message;
        outbox_.error(failure_);
    }
    const auto* done = std::get_if<JobDone>(&event);
    if (done == nullptr || done->ticket != job_) return;
    take(done->report, std::nullopt);
    if (!report_) return;
    const Phrase ended("{count, plural, one {# puzzle found} other {# puzzles found}}; the search was ended early.");
    const Phrase complete("{count, plural, one {# puzzle found} other {# puzzles found}}.");
    outbox_.announce(say(report_->complete ? complete : ended, {{"count", report_->found.size()}}));
}

void Finder::recall(Value request, Value source) {
    if (report_ || job() != nullptr) return;
    auto report = read_find_report(source, {});
    auto setup = read_request(request);
    if (!report || !setup) return;
    report->setup = *setup;
    report_ = std::move(*report);
    if (setup_ == FindSetup{}) set(std::move(*setup));
}

/// `seconds` that the job has worked, while it has not ended.
void Finder::take(Value source, std::optional<double> seconds) {
    auto report = read_find_report(source, report_ ? report_->found : std::vector<FoundPuzzle>());
    if (!report) return outbox_.error(say("The finder's report could not be read."));
    report->setup = asked_;
    report->complete = report->complete && !seconds;
    report->seconds = seconds.value_or(report->seconds);
    report_ = std::move(*report);
}

}  // namespace shunt::ui
