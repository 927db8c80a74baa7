#include "ui/model/ideas.hpp"

#include <algorithm>

#include "core/base/words.hpp"
#include "core/outcome/change_words.hpp"
#include "ui/jobs/reports.hpp"
#include "ui/known/game.hpp"

namespace shunt::ui {

namespace {

constexpr std::uint64_t kMemory = 256'000'000;  // bytes, for each variation
constexpr std::uint64_t kPairs = 200;           // tried at a time
constexpr int kLast = -1;                       // priority

}  // namespace

void Ideas::look_at(const EntryPtr& puzzle, puzzle::Metric metric) {
    if (puzzle == puzzle_ && metric == metric_) return;
    if (puzzle && puzzle_ && metric == metric_ && is_same_game(*puzzle, *puzzle_)) {
        puzzle_ = puzzle;  // only texts and colours are others
        return;
    }
    stop();
    ticket_ = 0;  // what it still says is of no use
    puzzle_ = puzzle;
    metric_ = metric;
    pairs_ = false;
    seed_ = 1;
    report_.reset();
    list_.clear();
    if (puzzle_) ask();
}

void Ideas::try_pairs() {
    if (!puzzle_) return;
    pairs_ = true;
    ++seed_;
    ask();
}

void Ideas::ask() {
    Request request("neighbours");
    request.put("puzzle", puzzle_->text).put("metric", to_string(metric_)).put("memory", kMemory).put("seed", seed_);
    if (pairs_) request.put("pairs", kPairs);
    JobTerms terms{JobModule::lab, say("Trying changes of {puzzle}", {{"puzzle", title(*puzzle_)}}), "ideas"};
    terms.priority = kLast;
    terms.aside = true;
    ticket_ = jobs_.start(std::move(terms), request);
}

void Ideas::receive(const JobEvent& event) {
    if (const auto* done = std::get_if<JobDone>(&event)) {
        if (done->ticket == ticket_) take(done->report);
    } else if (const auto* progressed = std::get_if<JobProgressed>(&event)) {
        if (progressed->ticket == ticket_) take(progressed->report);
    }
}

void Ideas::take(Value report) {
    if (report.is_null()) return;
    report_ = outcome::from_value<outcome::VariationsOutcome>(report);
    if (!report_) return list_.clear();
    std::vector<Idea> list;
    for (const outcome::Variation& variation : report_->variations) {
        // They come longest first.
        if (!report_->unsolvable && variation.length <= report_->length.value_or(variation.length)) break;
        if (auto entry = entry_of(variation.puzzle))
            list.push_back({change_words(variation), variation.length, std::move(entry)});
    }
    list_ = std::move(list);
}

EntryPtr Ideas::entry_of(const std::string& text) const {
    const auto known =
        std::find_if(list_.begin(), list_.end(), [&](const Idea& idea) { return idea.entry->text == text; });
    if (known != list_.end()) return known->entry;
    auto made = read_entry("", text);
    return made ? *made : nullptr;
}

}  // namespace shunt::ui
