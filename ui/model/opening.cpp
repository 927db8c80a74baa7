#include "ui/model/opening.hpp"

#include <optional>
#include <utility>

#include "core/base/words.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "ui/model/model.hpp"
#include "ui/words/entry_words.hpp"

namespace shunt::ui {

namespace {

/// `error` told to someone who gave the text: "klotski.txt: line 3, column 7: ...".
std::string blame(const std::string& origin, const Error& error) {
    return origin.empty() ? to_string(error) : origin + ": " + to_string(error);
}

Result<std::optional<puzzle::Position>> read_position(const Entry& entry, const std::string& position) {
    if (position.empty()) return std::optional<puzzle::Position>();
    auto parsed = puzzle::parse_position(entry.puzzle, position);
    if (!parsed) return parsed.error();
    return std::optional(std::move(parsed).value());
}

Result<std::optional<puzzle::Metric>> read_metric(const std::string& metric) {
    const auto known = puzzle::metric_from(metric);
    if (known || metric.empty()) return known;
    return Error{say("unknown metric '{metric}'; it must be one of {known}",
                     {{"metric", metric}, {"known", listed(names_of(puzzle::kMetrics))}})};
}

/// A text of the library keeps its place in the list.
EntryPtr in_library(const Library& library, EntryPtr entry) {
    for (const EntryPtr& known : library.entries())
        if (known->text == entry->text) entry = known;
    return entry;
}

}  // namespace

void add_puzzle(Model& model, std::string id, std::string text, std::string family) {
    const std::string origin = id;
    const auto added = model.library.add(std::move(id), std::move(text), std::move(family));
    if (!added) model.outbox.error(blame(origin, added.error()));
}

void open_puzzle(Model& model, EntryPtr entry) {
    model.requests.forget();
    for (const puzzle::Metric metric : puzzle::kMetrics) model.open.book().forget_part(metric);
    DossierPtr book = model.known.of(entry);
    model.open.turn_to(std::move(entry), std::move(book));
    model.play.begin();
    model.explorer.forget();
    model.answers.forget();
    model.counting.forget();
    model.distance.forget();
    model.verification.forget();
    model.research.forget();
    model.findings.look_at(model.open.entry_ptr(), model.open.book_ptr());
    model.viewer.load_known();
    const Entry& opened = model.open.entry();
    model.outbox.announce(say("{puzzle} opened. {task}", {{"puzzle", title(opened)}, {"task", task(opened)}}));
}

bool open_library(Model& model, std::string_view id) {
    EntryPtr entry = model.library.find(id);
    if (!entry) return false;
    open_puzzle(model, std::move(entry));
    return true;
}

bool open_text(Model& model, const std::string& text, const std::string& position, const std::string& metric,
               const std::string& origin, const std::string& play, int step) {
    const auto refuse = [&](const Error& error, int line = 0, int column = 0) {
        model.outbox.error(blame(origin, error), line, column);
        return false;
    };
    const auto entry = read_entry("", text);
    if (!entry) return refuse(entry.error(), entry.error().line, entry.error().column);
    const auto at = read_position(*entry.value(), position);
    if (!at) return refuse(at.error());
    const auto unit = read_metric(metric);
    if (!unit) return refuse(unit.error());

    open_puzzle(model, in_library(model.library, entry.value()));
    if (!play.empty()) model.play.resume(play);
    // Where a solution begins is not where the user was.
    const bool begins_there = step >= 0 && !play.empty();
    if (*at && !begins_there) model.play.adopt(**at);
    if (*unit) choose_metric(model, **unit);
    if (step >= 0) model.answers.show_step(step, (*at).value_or(model.open.entry().start));
    return true;
}

void choose_metric(Model& model, puzzle::Metric metric) {
    model.open.set_metric(metric);
    model.play.return_to_play();
    model.viewer.load_known();
}

namespace {

/// What is said of the old start is not true of another one: its lengths, and who made it.
void tell_other_start(puzzle::Definition& definition, const Entry& from) {
    definition.facts.clear();
    const std::string ending = say(", another start");
    const std::string name = title(from);
    if (name.ends_with(ending)) return;  // it tells already what it comes from
    definition.name = name + ending;
    definition.source = "another start of " + origin_of_change(from);
}

}  // namespace

void use_as_start(Model& model) {
    const Sample* sample = model.play.sample();
    if (sample == nullptr) return;
    puzzle::Definition definition = definition_of(model.open.puzzle(), sample->position);
    tell_other_start(definition, model.open.entry());
    const auto problem = puzzle::Problem::create(std::move(definition));
    const std::string metric(puzzle::to_string(model.open.metric()));
    if (!problem) return model.outbox.error(to_string(problem.error()));
    if (!open_text(model, puzzle::print_puzzle(*problem), "", metric, say("The position"))) return;
    model.outbox.info(say("The position is the start now."));
}

}  // namespace shunt::ui
