#include "ui/jobs/solver.hpp"

#include <algorithm>

#include "core/base/words.hpp"
#include "core/puzzle/format/shunt_text.hpp"

namespace shunt::ui {

namespace {

/// Most of all shortest solutions that are listed.
constexpr int kListed = 100;
/// Most positions that these pass of which all are told: more are too many to be drawn.
constexpr int kChoices = 3'000;
/// Most that a search which nobody has asked for may need; one that needs more is refused before it begins.
constexpr std::uint64_t kBesideBytes = 32'000'000;
/// Of a search for any solution beside another, which needs the rest of what a browser gives.
constexpr std::uint64_t kWayBytes = 256'000'000;
/// Seconds after which some solution is wanted beside the search for the shortest one, and of the search for it.
constexpr double kLong = 1;
constexpr double kMostOfWay = 40;

Phrase job_title(Purpose purpose) {
    switch (purpose) {
        case Purpose::solve:
        case Purpose::beside:
            return Phrase("Solving {puzzle}");
        case Purpose::all:
            return Phrase("Counting all shortest solutions of {puzzle}");
        case Purpose::here:
        case Purpose::togo:
            return Phrase("Solving from here, {puzzle}");
        case Purpose::way:
            return Phrase("Looking for any solution of {puzzle}");
        case Purpose::hint:
            return Phrase("Looking for a hint, {puzzle}");
        case Purpose::census:
        case Purpose::unasked:
        case Purpose::resume:
            return Phrase("Exploring {puzzle}");
    }
    return Phrase("");
}

/// A job like an older one takes its place; of answers from elsewhere only the newest counts.
std::string lane(const JobRequest& request) {
    const std::string metric(puzzle::to_string(request.metric));
    switch (request.purpose) {
        case Purpose::solve:
        case Purpose::beside:
            return "solve " + metric;
        case Purpose::all:
            return "all " + metric;
        case Purpose::here:
            return "here";
        case Purpose::hint:
            return "hint";
        case Purpose::togo:
            return "to go";
        case Purpose::way:
            return "way";
        case Purpose::census:
        case Purpose::unasked:
        case Purpose::resume:
            return "census " + metric;
    }
    return "";
}

/// Who plays waits for a hint before all, and for an answer before a count, which may never end; for what nobody has asked for, nobody
/// does.
int priority(Purpose purpose) {
    switch (purpose) {
        case Purpose::hint:
            return 2;
        case Purpose::solve:
        case Purpose::all:
        case Purpose::here:
            return 1;
        case Purpose::census:
        case Purpose::unasked:
        case Purpose::resume:
            return 0;
        case Purpose::way:  // another module's
        case Purpose::beside:
        case Purpose::togo:
            return -1;
    }
    return 0;
}

/// What is kept when it is stopped: what somebody waits for, and would wait for again.
Hold hold(const JobRequest& request) {
    if (request.is_census()) return Hold::always;
    const bool is_long =
        request.purpose == Purpose::solve || request.purpose == Purpose::all || request.purpose == Purpose::here;
    return is_long ? Hold::stopped : Hold::no;
}

}  // namespace

Request request_of(const JobRequest& asked) {
    Request request(asked.is_census() ? "census" : asked.purpose == Purpose::way ? "any" : "solve");
    request.put("puzzle", asked.entry->text).put("metric", to_string(asked.metric));
    if (asked.from != asked.entry->start)
        request.put("position", puzzle::print_position(asked.entry->puzzle, asked.from));
    if (asked.purpose == Purpose::beside || asked.purpose == Purpose::togo) request.put("memory", kBesideBytes);
    if (asked.purpose == Purpose::way) request.put("memory", kWayBytes);
    if (asked.purpose == Purpose::census || asked.purpose == Purpose::resume) request.put("memory", kAskedBytes);
    // Packed, its memory is known before it begins.
    if (asked.purpose == Purpose::unasked) request.put("memory", Solver::kUnaskedBytes).put("storage", "packed");
    if (asked.purpose == Purpose::all) request.put("all", true).put("list", kListed).put("choices", kChoices);
    return request;
}

void Solver::start(JobRequest request) {
    if (const Ticket ticket = stopped(request); ticket != 0) {
        jobs_.go_on(ticket);
        stopped_.erase(ticket);
        censuses_.erase(ticket);
        requests_.insert_or_assign(ticket, std::move(request));
        return;
    }
    if (request.is_census()) jobs_.release(held(request.metric));
    const bool aside = is_unasked(request.purpose);
    std::string job = say(job_title(request.purpose), {{"puzzle", title(*request.entry)}});
    const Ticket ticket = jobs_.start({request.purpose == Purpose::way ? JobModule::lab : JobModule::solver,
                                       std::move(job), lane(request), priority(request.purpose), hold(request), aside},
                                      request_of(request));
    std::erase_if(requests_, [&](const auto& known) { return !jobs_.lists(known.first); });
    std::erase_if(stopped_, [&](const auto& known) { return !jobs_.can_go_on(known.first); });
    std::erase_if(censuses_, [&](const auto& known) { return !jobs_.holds(known.first); });
    requests_.insert_or_assign(ticket, std::move(request));
}

void Solver::ask_way(const JobEvent& event) {
    const auto* progressed = std::get_if<JobProgressed>(&event);
    const auto asked = progressed == nullptr ? requests_.end() : requests_.find(progressed->ticket);
    if (asked == requests_.end()) return;
    const JobProgress& progress = jobs_.find(progressed->ticket)->progress;
    const Purpose purpose = asked->second.purpose;
    if (purpose == Purpose::way && progress.seconds > kMostOfWay) return jobs_.cancel(progressed->ticket);
    const bool is_answer = purpose == Purpose::solve || purpose == Purpose::here || purpose == Purpose::hint;
    if (!is_answer || !is_long(progress) || way_asked_for_ == progressed->ticket) return;
    way_asked_for_ = progressed->ticket;
    JobRequest way = asked->second;
    way.purpose = Purpose::way;
    start(std::move(way));
}

void Solver::end(Purpose purpose) {
    for (const auto& [ticket, request] : requests_) {
        if (request.purpose != purpose) continue;
        jobs_.cancel(ticket);
        jobs_.release(ticket);
    }
}

void Solver::cancel(Purpose purpose, puzzle::Metric metric) const {
    for (const auto& [ticket, request] : requests_)
        if (request.purpose == purpose && request.metric == metric) jobs_.cancel(ticket);
}

void Solver::forget() {
    for (const auto& [ticket, request] : requests_) {
        jobs_.cancel(ticket);
        jobs_.release(ticket);
    }
    for (const auto& [ticket, metric] : censuses_) jobs_.release(ticket);
    for (const auto& [ticket, request] : stopped_) jobs_.release(ticket);
    requests_.clear();
    stopped_.clear();
    censuses_.clear();
}

bool Solver::asked(Purpose purpose, puzzle::Metric metric) const {
    return std::any_of(requests_.begin(), requests_.end(), [&](const auto& known) {
        return jobs_.has(known.first) && known.second.purpose == purpose && known.second.metric == metric;
    });
}

const JobProgress* Solver::progress_of(Purpose purpose, puzzle::Metric metric) const {
    for (const auto& [ticket, request] : requests_) {
        const Job* const job = jobs_.find(ticket);
        if (job != nullptr && request.purpose == purpose && request.metric == metric) return &job->progress;
    }
    return nullptr;
}

bool Solver::is_long(const JobProgress& progress) { return progress.seconds > kLong; }

bool Solver::counts(Ticket ticket, puzzle::Metric metric) const {
    const auto found = requests_.find(ticket);
    return found != requests_.end() && found->second.is_census() && found->second.metric == metric;
}

Ticket Solver::stopped(const JobRequest& request) const {
    for (const auto& [ticket, known] : stopped_)
        if (known == request && jobs_.can_go_on(ticket)) return ticket;
    return 0;
}

Ticket Solver::held(puzzle::Metric metric) const {
    Ticket newest = 0;
    for (const auto& [ticket, known] : censuses_)
        if (known == metric && jobs_.holds(ticket)) newest = ticket;
    return newest;
}

void Solver::ask(puzzle::Metric metric, Question question) const { jobs_.ask(held(metric), std::move(question)); }

}  // namespace shunt::ui
