#include "ui/model/comparison.hpp"

#include <algorithm>

#include "core/base/words.hpp"
#include "ui/jobs/solver.hpp"

namespace shunt::ui {

namespace {

/// Two with the same id are none.
bool are_distinct(std::vector<std::string> ids) {
    std::sort(ids.begin(), ids.end());
    return std::adjacent_find(ids.begin(), ids.end()) == ids.end();
}

/// Null when the library and the drafts have none of that id.
EntryPtr entry_of(const std::string& id, const Library& library, const Drafts& drafts) {
    for (const Draft& draft : drafts.list()) {
        if (Comparison::draft_id(draft) == id) return draft.entry;
    }
    return library.find(id);
}

Ticket ticket_of(const JobEvent& event) {
    return std::visit(
        [](const auto& content) -> Ticket {
            if constexpr (requires { content.ticket; }) return content.ticket;
            return 0;
        },
        event);
}

}  // namespace

CensusView Comparison::Beside::census(puzzle::Metric metric, Scale scale) const {
    return entry ? census_view(*book, entry.get(), metric, scale) : CensusView{};
}

bool Comparison::has(std::string_view id) const {
    return std::any_of(beside_.begin(), beside_.end(), [&](const Beside& each) { return each.id == id; });
}

void Comparison::add(std::string id) {
    if (!is_full() && !has(id)) beside_.push_back({std::move(id)});
}

void Comparison::remove(std::string_view id) {
    stop(id);
    std::erase_if(beside_, [&](const Beside& each) { return each.id == id; });
}

bool Comparison::set(std::vector<std::string> ids) {
    if (ids.size() > kMost || !are_distinct(ids)) return false;
    const std::vector<Beside> before = std::exchange(beside_, {});
    for (std::string& id : ids) beside_.push_back({std::move(id)});
    for (const Beside& each : before) {
        const auto same =
            std::find_if(beside_.begin(), beside_.end(), [&](const auto& now) { return now.id == each.id; });
        if (same == beside_.end())
            stop(each.id);
        else
            *same = each;
    }
    return true;
}

void Comparison::resolve(const Library& library, const Drafts& drafts, Dossiers& books) {
    for (Beside& each : beside_) {
        if (each.entry) continue;
        each.entry = entry_of(each.id, library, drafts);
        if (each.entry) each.book = books.of(each.entry);
    }
}

// ── counting ──

const Comparison::Beside* Comparison::next_to_count(puzzle::Metric metric, const Dossier* open) const {
    const auto is_wanted = [&](const Beside& each) {
        if (!each.entry || each.book.get() == open || failed_.count({each.id, metric}) != 0) return false;
        const bool counted = each.book->census(metric) != nullptr || each.book->refused(metric) != nullptr;
        return !counted && std::none_of(counts_.begin(), counts_.end(), [&](const Count& known) {
            return known.book == each.book && known.metric == metric;
        });
    };
    const auto found = std::find_if(beside_.begin(), beside_.end(), is_wanted);
    return found == beside_.end() ? nullptr : &*found;
}

void Comparison::count_next(puzzle::Metric metric, const Dossier* open) {
    if (const Beside* next = next_to_count(metric, open)) start(*next, metric, false);
}

void Comparison::count(std::string_view id, puzzle::Metric metric) {
    const auto found = std::find_if(beside_.begin(), beside_.end(), [&](const Beside& each) { return each.id == id; });
    if (found == beside_.end() || !found->entry || counts(id, metric)) return;
    start(*found, metric, true);
}

void Comparison::start(const Beside& puzzle, puzzle::Metric metric, bool asked) {
    stop(puzzle.id);
    JobTerms terms{JobModule::lab, say("Exploring {puzzle}", {{"puzzle", title(*puzzle.entry)}})};
    terms.aside = !asked;
    if (!asked) terms.priority = -1;
    failed_.erase({puzzle.id, metric});
    const Purpose purpose = asked ? Purpose::census : Purpose::unasked;
    const Ticket ticket =
        jobs_.start(std::move(terms), request_of({purpose, puzzle.entry, metric, puzzle.entry->start}));
    counts_.push_back({ticket, puzzle.id, puzzle.book, metric, asked});
}

bool Comparison::counts(std::string_view id, puzzle::Metric metric) const {
    return std::any_of(counts_.begin(), counts_.end(), [&](const Count& known) {
        return known.id == id && known.metric == metric && jobs_.has(known.ticket);
    });
}

void Comparison::stop(std::string_view id) {
    std::erase_if(counts_, [&](const Count& known) {
        if (known.id != id) return false;
        jobs_.cancel(known.ticket);
        known.book->forget_part(known.metric);
        return true;
    });
}

bool Comparison::take(const Count& about, const JobEvent& event) {
    about.book->end_census(about.metric);
    if (const auto* failed = std::get_if<JobFailed>(&event); failed != nullptr && about.asked)
        outbox_.error(failed->message);
    const auto* done = std::get_if<JobDone>(&event);
    auto report = done == nullptr ? std::nullopt : outcome::from_value<CensusOutcome>(done->report);
    if (!report || (report->depths.empty() && report->status == Status::cancelled)) return false;
    about.book->take(std::move(*report));
    return true;
}

void Comparison::receive(const JobEvent& event) {
    const Ticket ticket = ticket_of(event);
    const auto about =
        std::find_if(counts_.begin(), counts_.end(), [&](const Count& known) { return known.ticket == ticket; });
    if (about == counts_.end()) return;
    if (const auto* grew = std::get_if<JobProgressed>(&event)) {
        auto report = outcome::from_value<CensusOutcome>(grew->report);
        if (report && !report->depths.empty()) about->book->take(std::move(*report));
        return;
    }
    if (!take(*about, event)) failed_.insert({about->id, about->metric});
    counts_.erase(about);
}

}  // namespace shunt::ui
