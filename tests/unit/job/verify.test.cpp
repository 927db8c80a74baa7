#include "core/job/verify_job.hpp"

#include "core/job/card_job.hpp"
#include "core/job/card_requests.hpp"
#include "core/outcome/json_reader.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/puzzles.hpp"

using namespace shunt;
using namespace shunt::job;
using outcome::Card;
using puzzle::Metric;

namespace {

const CardSource kSource{"program", "command"};

template <class Request, class Made>
Card card_from(const Request& request, Made made) {
    REQUIRE(made.has_value());
    while ((*made)->advance(10'000)) continue;
    const auto card = card_of(request, (*made)->outcome(), kSource);
    REQUIRE((card ? "" : card.error().message) == "");
    return *card;
}

Card census_card(const std::string& text, Metric metric) {
    CensusRequest request;
    request.puzzle = text;
    request.metric = metric;
    request.hashes = true;
    return card_from(request, CensusJob::create(request, nullptr, analysis::level_hashes_of));
}

Card solution_card(const std::string& text, Metric metric, bool all = false) {
    SolveRequest request;
    request.puzzle = text;
    request.metric = metric;
    request.all = all;
    return card_from(request, make_solve_job(request));
}

/// "equal", the first difference, or why the card is refused.
std::string verdict(const Card& card, std::uint64_t budget = 10'000) {
    VerifyRequest request;
    request.card = card;
    const auto made = VerifyJob::create(request);
    if (!made) return "refused: " + to_string(made.error());
    while ((*made)->advance(budget)) continue;
    const auto outcome = (*made)->outcome();
    CHECK(outcome.status == Status::complete);
    CHECK(outcome.equal == outcome.differences.empty());
    return outcome.equal ? "equal" : outcome.differences.front();
}

template <class Change>
std::string changed(Card card, Change change) {
    change(card);
    return verdict(card);
}

const char* const kSwap = "board:\nAB\n..\ngoal:\nBA\n..\n";

}  // namespace

TEST_CASE("a card of what was found is found again, in every metric", "[verify]") {
    const std::string klotski = test::library_text("klotski");
    for (const Metric metric : puzzle::kMetrics) {
        INFO(to_string(metric));
        CHECK(verdict(census_card(klotski, metric)) == "equal");
        CHECK(verdict(solution_card(klotski, metric)) == "equal");
    }
    CHECK(verdict(census_card(klotski, Metric::move), 7) == "equal");
    CHECK(verdict(solution_card(kSwap, Metric::step, true)) == "equal");
    CHECK(verdict(census_card(test::library_text("8-puzzle"), Metric::step)) == "equal");
    CHECK(verdict(solution_card(test::library_text("8-puzzle"), Metric::step)) == "equal");
    CHECK(verdict(solution_card("board:\nAB.\ngoal:\nBA.\n", Metric::step)) == "equal");  // that it cannot be solved
}

TEST_CASE("what is changed on a census card is told", "[verify]") {
    const Card card = census_card(kSwap, Metric::step);
    REQUIRE(card.levels.size() == 5);
    CHECK(changed(card, [](Card& c) { ++c.levels[2].positions; }).starts_with("depth 2: "));
    CHECK(changed(card, [](Card& c) { c.levels[1].hash[63] ^= 1; }).starts_with("depth 1: as many positions"));
    CHECK(changed(card, [](Card& c) { c.levels.pop_back(); }).starts_with("there are positions at depth 4"));
    CHECK(changed(card, [](Card& c) { c.levels.push_back(c.levels[0]); }).starts_with("there is nothing at depth 5"));
    CHECK(changed(card, [](Card& c) { c.metric = Metric::move; }).starts_with("depth 1: "));
    CHECK(changed(card, [](Card& c) { c.puzzle = "board:\nAB\n.#\ndistinct: AB\n"; }).starts_with("depth 0: "));
    CHECK(changed(card, [](Card& c) { c.complete = false; }) == "equal");
    CHECK(changed(card, [](Card& c) {
              c.complete = false;
              c.levels.pop_back();
          }) == "equal");
}

TEST_CASE("what is changed on the card of a solution is told", "[verify]") {
    const Card card = solution_card(kSwap, Metric::step, true);
    REQUIRE(card.way.size() == *card.length);
    CHECK(changed(card, [](Card& c) { c.way.front().path = "U"; }).starts_with("the way: "));
    CHECK(changed(card, [](Card& c) { c.way.pop_back(); }) == "the way does not end at a goal");
    CHECK(changed(card, [](Card& c) { ++*c.length; }).starts_with("the way has not the length"));
    CHECK(
        changed(card, [](Card& c) { c.way.front().pieces.front() = "Z"; }).starts_with("the way: move 1: no piece Z"));
    CHECK(changed(card, [](Card& c) { c.way.front().path = "?"; }).starts_with("the way: move 1: a path is"));
    CHECK(changed(card, [](Card& c) { c.shortest_solutions = "3"; }).starts_with("there are "));
    // A way that is longer than it need be, and says so rightly.
    CHECK(changed(card, [](Card& c) {
              outcome::Move there{{"A"}, {{1, 1}}, "D"};
              outcome::Move back{{"A"}, {{2, 1}}, "U"};
              c.way.insert(c.way.begin(), {there, back});
              *c.length += 2;
          }).starts_with("a shortest solution has length 4"));
    CHECK(changed(card, [](Card& c) {
              c.solvable = false;
              c.length.reset();
              c.way.clear();
              c.shortest_solutions.clear();
          }) == "the puzzle can be solved");
}

TEST_CASE("a card that contradicts itself is refused", "[verify]") {
    const Card card = census_card(kSwap, Metric::step);
    CHECK(changed(card, [](Card& c) { c.card = 2; }).starts_with("refused: the card is of version 2"));
    CHECK(changed(card, [](Card& c) { c.kinds = {{"B"}, {"A"}}; }).starts_with("refused: its \"kinds\""));
    CHECK(changed(card, [](Card& c) { c.puzzle = "board:\n"; }).starts_with("refused: its puzzle: "));
    CHECK(changed(card, [](Card& c) { c.levels.clear(); }).starts_with("refused: levels belong"));
    CHECK(changed(card, [](Card& c) { c.solvable = true; }).starts_with("refused: a card tells either"));
    CHECK(changed(card, [](Card& c) { c.complete.reset(); }).starts_with("refused: a card tells either"));
}

TEST_CASE("a card is read back from its text, and nothing else is taken for one", "[verify]") {
    const std::string text = outcome::to_json(census_card(kSwap, Metric::step));
    const auto read = outcome::from_json<Card>(text);
    REQUIRE(read.has_value());
    CHECK(outcome::to_json(*read) == text);
    const auto refusal = [](const std::string& changed_text) {
        const auto card = outcome::from_json<Card>(changed_text);
        return card ? "accepted" : to_string(card.error());
    };
    const auto replaced = [&](const std::string& what, const std::string& by) {
        std::string changed_text = text;
        return changed_text.replace(changed_text.find(what), what.size(), by);
    };
    CHECK(refusal("") == "line 1, column 1: here it ceases to be JSON");
    CHECK(refusal("{\n\"card\": ,") == "line 2, column 9: here it ceases to be JSON");
    CHECK(refusal("[]") == "\"{\" is missing, unknown, or not of its type");
    CHECK(refusal(replaced("\"metric\"", "\"meter\"")) == "\"meter\" is missing, unknown, or not of its type");
    CHECK(refusal(replaced("\"positions\":1", "\"positions\":-1")) ==
          "\"levels\" is missing, unknown, or not of its type");
    CHECK(refusal(replaced("\"step\"", "\"stride\"")) == "\"metric\" is missing, unknown, or not of its type");
    CHECK(refusal(replaced("\"card\":1,", "")) == "\"card\" is missing, unknown, or not of its type");
}

namespace {

std::unique_ptr<Job> asked_for(Result<std::unique_ptr<Job>> (*make)(RequestFields&),
                               std::vector<std::pair<const char*, std::string>> fields) {
    RequestFields request;
    for (auto& [key, value] : fields) request.set(key, std::move(value));
    auto made = make(request);
    REQUIRE((made ? "" : to_string(made.error())) == "");
    return std::move(*made);
}

}  // namespace

TEST_CASE("a job makes the card that another job finds right") {
    for (const CardOf of : kCardsOf) {
        INFO(to_string(of));
        CardRequest request;
        request.puzzle = test::library_text("metric-demo");
        request.of = of;
        request.source = kSource;
        const auto made = CardJob::create(request);
        REQUIRE(made);
        CHECK_FALSE((*made)->outcome().card.has_value());
        CHECK((*made)->outcome().reason != "");
        while ((*made)->advance(3)) continue;
        const auto told = (*made)->outcome();
        REQUIRE(told.card);
        CHECK(told.reason.empty());
        CHECK(told.card->complete.has_value() == (of == CardOf::census));
        const auto job = asked_for(verify_asked, {{"card", outcome::to_json(*told.card)}});
        while (job->advance(1'000)) continue;
        CHECK(static_cast<VerifyJob&>(*job).outcome().equal);
    }
}

TEST_CASE("a job about a card says what is wrong with its text") {
    RequestFields fields;
    fields.set("card", std::string("{\"card\": 1}"));
    const auto made = verify_asked(fields);
    REQUIRE_FALSE(made);
    CHECK(made.error().message.find("is missing, unknown, or not of its type") != std::string::npos);
}

TEST_CASE("a card is asked for by its fields") {
    const auto job = asked_for(card_asked, {{"puzzle", "board:\nA.\ngoal:\n.A\n"}, {"of", "solve"}, {"command", "c"}});
    while (job->advance(1'000)) continue;
    const auto card = static_cast<CardJob&>(*job).outcome().card;
    REQUIRE(card);
    CHECK(card->length == 1);
    CHECK(card->command == "c");
}
