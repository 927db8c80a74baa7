#include "ui/model/finder.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "ui/jobs/json_fields.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

using namespace fields;

namespace {

/// A puzzle of the report; one known already is kept, so that it need not be read again several times a second.
std::optional<FoundPuzzle> read_found(const json& object, const std::vector<FoundPuzzle>& known) {
    FoundPuzzle found{small(object, "pieces"), count(object, "length"), count(object, "tied"), {}, {}};
    const std::string source = text(object, "puzzle");
    for (const FoundPuzzle& old : known) {
        if (old.entry->text != source) continue;
        found.entry = old.entry;
        found.colours = old.colours;
        return found;
    }
    auto entry = read_entry("", source, "Found");
    if (!entry) return std::nullopt;
    found.entry = std::move(*entry);
    found.colours = piece_colours(found.entry->puzzle);
    return found;
}

std::optional<FindReport> read_find_report(const std::string& source, const std::vector<FoundPuzzle>& known) {
    const json parsed = parse(source);
    if (!field(parsed, "hardest").is_array()) return std::nullopt;
    FindReport report;
    const std::string status = text(parsed, "status");
    report.complete = status.empty() || status == "complete";
    report.reason = text(parsed, "reason");
    report.boards = count(parsed, "boards");
    report.seconds = real(parsed, "seconds");
    report.checkpoint = text(parsed, "checkpoint");
    report.searched = parsed.contains("candidates") ? count(parsed, "candidates")
                      : report.complete             ? report.boards
                                                    : count(parsed, "searched");
    for (const json& object : parsed["hardest"]) {
        auto found = read_found(object, known);
        if (!found) return std::nullopt;
        report.found.push_back(std::move(*found));
    }
    return report;
}

/// The setup whose request that is: the inverse of what start() asks.
std::optional<FindSetup> read_request(const json& request) {
    FindSetup setup;
    setup.rows = small(request, "rows");
    setup.columns = small(request, "columns");
    const auto metric = puzzle::metric_from(text(request, "metric"));
    const auto* const kind = std::find_if(kFindKinds.begin(), kFindKinds.end(),
                                          [&](const FindKind& known) { return text(request, "kind") == known.name; });
    const int most = std::max(setup.rows, setup.columns);
    if (std::min(setup.rows, setup.columns) < 1 || most > Finder::kMostSide || !metric || kind == kFindKinds.end())
        return std::nullopt;
    setup.metric = *metric;
    setup.kind = static_cast<std::size_t>(kind - kFindKinds.begin());
    setup.way = text(request, "job") == "evolve" ? FindWay::evolve : FindWay::every_board;
    setup.shapes = text(request, "shapes");
    std::replace(setup.shapes.begin(), setup.shapes.end(), '\n', '/');
    return setup;
}

/// Shapes written in one line as rows.
std::string drawing(std::string line) {
    std::replace(line.begin(), line.end(), '/', '\n');
    return line;
}

}  // namespace

void Finder::set(FindSetup setup) {
    setup.rows = std::clamp(setup.rows, 1, kMostSide);
    setup.columns = std::clamp(setup.columns, 1, kMostSide);
    if (setup.rows * setup.columns > kMostCells) setup.way = FindWay::evolve;
    std::erase(setup.shapes, '\r');
    std::replace(setup.shapes.begin(), setup.shapes.end(), '\n', '/');
    setup_ = std::move(setup);
    failure_.clear();
}

bool Finder::can_go_on() const {
    return report_ && report_->setup == setup_ && !report_->complete && !report_->checkpoint.empty();
}

void Finder::start(JobList& jobs, Outbox& outbox, bool go_on) {
    const bool evolve = setup_.way == FindWay::evolve;
    json request = {{"job", evolve ? "evolve" : "find"},
                    {"rows", setup_.rows},
                    {"columns", setup_.columns},
                    {"metric", std::string(puzzle::to_string(setup_.metric))},
                    {"kind", kFindKinds[setup_.kind].name}};
    if (setup_.has_shapes()) request["shapes"] = drawing(setup_.shapes);
    if (!evolve) request["checkpoint"] = go_on && can_go_on() ? report_->checkpoint : "";
    const std::string grid = std::to_string(setup_.rows) + " × " + std::to_string(setup_.columns);
    asked_ = setup_;
    if (!go_on) report_.reset();
    failure_.clear();
    const std::string title = (evolve ? "Evolving " : "Searching ") + grid;
    job_ = jobs.start({JobModule::lab, title, "find"}, request, outbox);
}

void Finder::receive(const JobEvent& event, const JobList& jobs, Outbox& outbox) {
    if (const auto* progressed = std::get_if<JobProgressed>(&event);
        progressed != nullptr && progressed->ticket == job_) {
        const JobProgress& progress = job(jobs)->progress;
        if (!progress.report.empty()) take(progress.report, progress.seconds, outbox);
    }
    if (const auto* failed = std::get_if<JobFailed>(&event); failed != nullptr && failed->ticket == job_) {
        failure_ = failed->message;
        outbox.error(failure_);
    }
    const auto* done = std::get_if<JobDone>(&event);
    if (done == nullptr || done->ticket != job_) return;
    take(done->report, std::nullopt, outbox);
    if (!report_) return;
    outbox.announce(count_text(report_->found.size(), "puzzle found", "puzzles found") +
                    (report_->complete ? "." : "; the search was ended early."));
}

void Finder::recall(std::string_view request, const std::string& source, const JobList& jobs) {
    if (report_ || job(jobs) != nullptr) return;
    auto report = read_find_report(source, {});
    auto setup = read_request(parse(request));
    if (!report || !setup) return;
    report->setup = *setup;
    report_ = std::move(*report);
    if (setup_ == FindSetup{}) set(std::move(*setup));
}

/// `seconds` that the job has worked, while it has not ended.
void Finder::take(const std::string& source, std::optional<double> seconds, Outbox& outbox) {
    auto report = read_find_report(source, report_ ? report_->found : std::vector<FoundPuzzle>());
    if (!report) return outbox.error("The finder's report could not be read.");
    report->setup = asked_;
    report->complete = report->complete && !seconds;
    report->seconds = seconds.value_or(report->seconds);
    report_ = std::move(*report);
}

}  // namespace shunt::ui
