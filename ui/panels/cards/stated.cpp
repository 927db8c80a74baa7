#include "ui/panels/cards/stated.hpp"

#include <algorithm>
#include <vector>

#include "core/base/readable.hpp"
#include "core/base/words.hpp"
#include "ui/known/stated.hpp"
#include "ui/widgets/progress_bar.hpp"
#include "ui/words/census_text.hpp"
#include "ui/words/length_text.hpp"

namespace shunt::ui {

namespace {

using puzzle::Fact;

constexpr float kStatedGap = 8;
constexpr float kStatedProgress = 4;
constexpr Fold kStatedFold{"stated", Phrase("Stated facts"), Phrase("what its text says, and a check of it"),
                           Phrase("and a check of them"), &ViewState::stated_open};

std::string label_of(const Fact& fact) {
    switch (fact.subject) {
        case Fact::Subject::length:
            return say("shortest, {metric} metric", {{"metric", metric_word(*fact.metric)}});
        case Fact::Subject::eccentricity:
            return say("farthest, {metric} metric", {{"metric", metric_word(*fact.metric)}});
        case Fact::Subject::reachable:
            return say("reachable");
        case Fact::Subject::packings:
            return say("packings");
    }
    return "";
}

/// Digits with commas; a word as it is.
std::string number_text(const std::string& number) {
    return number == kUnsolvable ? say("no solution") : grouped(number);
}

bool is_under_way(const Model& model, const Fact& fact) {
    const auto& current = model.verification.current();
    if (!model.verification.runs() || !current) return false;
    const bool counted = current->first == Purpose::census;
    return fact.metric ? *fact.metric == current->second : counted;
}

std::string value_of(const Model& model, const StatedFact& stated) {
    const std::string number = number_text(stated.stated());
    switch (stated.state) {
        case StatedFact::State::equal:
            return say("{number}, equal", {{"number", number}});
        case StatedFact::State::differs:
            return say("{number}, but {found} is found", {{"number", number}, {"found", number_text(stated.found)}});
        case StatedFact::State::open:
            break;
    }
    return is_under_way(model, stated.fact) ? say("{number}, being worked out", {{"number", number}})
                                            : say("{number}, not verified", {{"number", number}});
}

std::vector<FactRow> rows_of(const Model& model, const std::vector<StatedFact>& facts) {
    std::vector<FactRow> rows;
    for (const StatedFact& each : facts)
        rows.push_back({"stated:" + std::to_string(rows.size()), label_of(each.fact), value_of(model, each)});
    return rows;
}

/// What counting all positions would cost, as far as somebody has looked.
std::string price_of(const Model& model, const std::vector<Verification::Need>& needs) {
    for (const auto& [purpose, metric] : needs) {
        const CensusOutcome* refused = model.open.book().refused(metric);
        if (purpose == Purpose::census && refused != nullptr) return " " + price_text(*refused, kAskedBytes);
    }
    return "";
}

/// What is left to do, and what it takes; or how it has come out.
std::string note_of(const Model& model, const std::vector<StatedFact>& facts) {
    const auto needs = Verification::needs(facts, model.open.puzzle().metric());
    const auto is_search = [](const Verification::Need& need) { return need.first == Purpose::solve; };
    if (!needs.empty()) {
        const auto searches = std::count_if(needs.begin(), needs.end(), is_search);
        const std::string takes = say(
            "Left to do: {searches, plural, one {# search} other {# searches}}, {counts, plural, one {# count} other "
            "{# counts}} of all positions.",
            {{"searches", searches}, {"counts", static_cast<std::ptrdiff_t>(needs.size()) - searches}});
        return takes + price_of(model, needs);
    }
    const auto wrong = std::count_if(facts.begin(), facts.end(),
                                     [](const StatedFact& each) { return each.state == StatedFact::State::differs; });
    if (wrong > 0)
        return say("{count, plural, one {# fact is} other {# facts are}} not what is found here.", {{"count", wrong}});
    return say("All of it is what is found here.");
}

/// Verify, or Stop with how far it has come.
void verify_row(Frame& frame, const Model& model, const std::vector<StatedFact>& facts, Rect row) {
    const bool runs = model.verification.runs();
    const char* label = runs ? say("Stop") : say("Verify");
    const bool done = !runs && Verification::needs(facts, model.open.puzzle().metric()).empty();
    const Rect place = row.cut_left(button_width(frame, label), 12);
    const Command act = runs ? Command(command::StopVerifying{}) : Command(command::VerifyFacts{});
    button(frame, place,
           {"stated.verify", label, Icon::none, runs ? ButtonStyle::danger : ButtonStyle::plain, done, std::nullopt},
           act);
    if (!runs) return;
    const auto told = std::count_if(facts.begin(), facts.end(),
                                    [](const StatedFact& each) { return each.state != StatedFact::State::open; });
    progress_bar(frame, {row.x, row.centre().y - kStatedProgress / 2, row.w, kStatedProgress}, "stated.progress",
                 say("{count} of {all} facts", {{"count", told}, {"all", facts.size()}}),
                 static_cast<float>(told) / static_cast<float>(facts.size()));
}

}  // namespace

Card stated_card(const Model& model, const ViewState& view) {
    if (!model.open.has_puzzle() || model.open.puzzle().facts().empty()) return {};
    Card card(kStatedFold, view);
    if (card.is_folded()) return card;
    const std::vector<StatedFact> facts = stated_facts(model.open.entry(), model.open.book());
    card.add(FactRows{rows_of(model, facts)});
    card.add(note("stated.note", note_of(model, facts)), kStatedGap);
    card.add(Drawn{space::kControl, [&model, facts](Frame& frame, Rect row) { verify_row(frame, model, facts, row); }},
             kStatedGap);
    return card;
}

}  // namespace shunt::ui
