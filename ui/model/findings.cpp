#include "ui/model/findings.hpp"

#include <algorithm>

#include "core/base/words.hpp"
#include "ui/model/finding_price.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

std::size_t index(Finding finding) { return static_cast<std::size_t>(finding); }

/// The relative error to reach next: 1 %, and each time it was reached a third of it.
double next_precision(const std::optional<DifficultyOutcome>& known) {
    constexpr double kFirst = 0.01;
    if (!known || known->mean_path.value_or(0) <= 0) return kFirst;
    return std::min(kFirst, known->standard_error.value_or(0) / *known->mean_path / 3);
}

/// Of the job, in the order of Finding: its lane and its title.
struct JobWords {
    const char* lane;
    Phrase title;
};
constexpr std::array<JobWords, kFindings.size()> kFindingWords{
    JobWords{"hardest start", Phrase("Working out the hardest start of {puzzle}")},
    JobWords{"diameter", Phrase("Working out the diameter of {puzzle}")},
    JobWords{"components", Phrase("Working out the components of {puzzle}")},
    JobWords{"difficulty", Phrase("Working out the difficulty of {puzzle}")}};

/// What a survey has found, for those who hear the page.
std::string survey_words(const CensusOutcome& report) {
    const auto& [hardest, diameter, components] = report.findings;
    if (hardest && hardest->distance)
        return say("Hardest start: {length} from a goal.",
                   {{"length", length_text(*hardest->distance, report.metric)}});
    if (diameter && diameter->length)
        return say("Diameter: {length}.", {{"length", length_text(*diameter->length, report.metric)}});
    if (components)
        return say("{count, plural, one {# component} other {# components}}.", {{"count", components->count}});
    return say("Nothing found.");
}

}  // namespace

const Found& Findings::of(puzzle::Metric metric) const {
    static const Found kNothing;
    return book_ ? book_->found(metric) : kNothing;
}

Ticket Findings::ticket_of(Finding finding, puzzle::Metric metric) const {
    for (const Question& known : questions_)
        if (known.finding == finding && known.metric == metric && jobs_.has(known.ticket)) return known.ticket;
    return 0;
}

const Findings::Question* Findings::question(Ticket ticket) const {
    const auto found = std::find_if(questions_.begin(), questions_.end(),
                                    [&](const Question& known) { return known.ticket == ticket; });
    return found == questions_.end() ? nullptr : &*found;
}

bool Findings::asked(Finding finding, puzzle::Metric metric) const { return ticket_of(finding, metric) != 0; }

void Findings::start(Question question) {
    const auto [ticket, finding, metric, by_user] = question;
    if (!entry_ || asked(finding, metric)) return;
    if (!by_user) tried_.insert({finding, metric});
    const bool surveys = finding != Finding::difficulty;
    Request request(surveys ? "census" : "difficulty");
    request.put("puzzle", entry_->text).put("metric", to_string(metric));
    if (surveys) request.put(outcome::kFindingKeys[index(finding)], true);
    if (!surveys) request.put("precision", next_precision(of(metric).difficulty));
    const JobWords& words = kFindingWords[index(finding)];
    JobTerms terms{JobModule::lab, say(words.title, {{"puzzle", title(*entry_)}}),
                   words.lane + (" " + std::string(puzzle::to_string(metric))) + subject_};
    terms.aside = !subject_.empty() || !by_user;
    if (!by_user) terms.priority = -1;
    question.ticket = jobs_.start(std::move(terms), request);
    std::erase_if(questions_, [&](const Question& known) { return !jobs_.lists(known.ticket); });
    questions_.push_back(question);
}

bool Findings::knows(Finding finding, puzzle::Metric metric) const {
    const Found& known = of(metric);
    switch (finding) {
        case Finding::hardest_start:
            return known.of<outcome::HardestStart>().has_value();
        case Finding::diameter:
            return known.of<outcome::Diameter>().has_value();
        case Finding::components:
            return known.of<outcome::Components>().has_value();
        case Finding::difficulty:
            return known.difficulty.has_value();
    }
    return true;
}

std::optional<Finding> Findings::next_unasked(const CensusOutcome& census) const {
    if (!entry_ || census.status != Status::complete) return std::nullopt;
    const bool aims = !entry_->puzzle.goals().empty();
    for (const Finding finding : kFindings) {
        if (asked(finding, census.metric)) return std::nullopt;
        const bool needs_goal = finding == Finding::hardest_start || finding == Finding::difficulty;
        if ((needs_goal && !aims) || knows(finding, census.metric) || tried_.count({finding, census.metric}) != 0)
            continue;
        const auto seconds = seconds_of(finding, census);
        if (seconds && *seconds < kUnaskedSeconds) return finding;
    }
    return std::nullopt;
}

void Findings::stop(Finding finding, puzzle::Metric metric) { jobs_.cancel(ticket_of(finding, metric)); }

void Findings::look_at(const EntryPtr& entry, const DossierPtr& book) {
    entry_ = entry;
    if (book == book_) return;
    book_ = book;
    for (const Question& known : questions_) jobs_.cancel(known.ticket);
    questions_.clear();
    tried_.clear();
}

std::string Findings::receive(const JobEvent& event) {
    if (const auto* done = std::get_if<JobDone>(&event)) {
        const Question* about = question(done->ticket);
        return about == nullptr ? std::string() : take(*about, done->report);
    }
    if (const auto* progressed = std::get_if<JobProgressed>(&event)) {
        const Question* about = question(progressed->ticket);
        if (about == nullptr || about->finding != Finding::difficulty) return {};
        auto report = outcome::from_value<DifficultyOutcome>(progressed->report);
        if (report && report->bb) book_->take(about->metric, std::move(*report));
    }
    const auto* failed = std::get_if<JobFailed>(&event);
    const Question* about = failed == nullptr ? nullptr : question(failed->ticket);
    if (about == nullptr || !about->asked) return {};
    outbox_.error(failed->message);
    return failed->message;
}

std::string Findings::take(const Question& about, Value report) {
    Outbox silence;
    Outbox& told = about.asked ? outbox_ : silence;
    std::string fault = about.finding == Finding::difficulty ? take_difficulty(report, about.metric, told)
                                                             : take_survey(report, about.metric, told);
    return about.asked ? fault : std::string();
}

std::string Findings::take_survey(Value source, puzzle::Metric metric, Outbox& told) {
    auto report = outcome::from_value<CensusOutcome>(source);
    if (!report) return say(kUnreadableLab);
    if (report->status == Status::cancelled) return {};
    if (report->status == Status::limit) return report->reason;
    told.announce(survey_words(*report));
    book_->take(metric, std::move(report->findings));
    return {};
}

std::string Findings::take_difficulty(Value source, puzzle::Metric metric, Outbox& told) {
    auto report = outcome::from_value<DifficultyOutcome>(source);
    if (!report) return say(kUnreadableLab);
    const std::string reason = report->status == Status::limit ? report->reason : std::string();
    if (report->bb) told.announce(say("Difficulty: BB {value}.", {{"value", fixed(*report->bb, 1)}}));
    if (report->bb || report->status == Status::unsolvable) book_->take(metric, std::move(*report));
    return reason;
}

}  // namespace shunt::ui
