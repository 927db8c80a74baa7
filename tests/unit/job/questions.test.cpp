// Asking a census that is over, as the page and the command line do.
#include "tests/support/questions.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/puzzles.hpp"

using namespace shunt;
using namespace shunt::test;
using analysis::Storage;

namespace {

constexpr const char* kCorridorOfTwo = "board:\nA..B..\n......\ngoal:\n......\n.....A\n";

}  // namespace

TEST_CASE("positions that are not there are answered with the reason", "[job][questions]") {
    const auto census = counted(kCorridorOfTwo);
    const Json depths = Json::parse(report_text(*census))["depths"];
    const std::uint64_t last = depths.size() - 1;
    Json answer = ask(*census, positions_of(last + 1, 0, 5));
    CHECK(answer["reason"] ==
          "there is no depth " + std::to_string(last + 1) + ": the greatest is " + std::to_string(last));
    CHECK(answer["total"] == 0);
    CHECK(answer["positions"].empty());
    answer = ask(*census, positions_of(0, 1, 5));
    CHECK(answer["reason"] == "depth 0 has 1 position, counted from 0");
    CHECK(answer["total"] == 1);
    CHECK(ask(*census, positions_of(1, 0, 0))["positions"].empty());
    CHECK(ask(*census, positions_of(1, 0, 1000))["positions"].size() == depths[1]);
    CHECK(ask(*census, {{"question", std::string("positions")}, {"depth", 1.0}})["positions"].size() ==
          std::min<std::uint64_t>(16, depths[1]));
}

TEST_CASE("a census that was stopped goes on after a question, unless the answer has taken what it held",
          "[job][questions][halts]") {
    const std::string klotski = library_text("klotski");
    for (const auto storage : {Storage::packed, Storage::hashed}) {
        const auto census = census_of(klotski, storage);
        while (census->advance(1000) && census->depths().size() < 30) continue;
        census->stop(job::Status::cancelled);
        CHECK(ask(*census, positions_of(20, 0, 5))["positions"].size() == 5);
        // Numbers do not tell of all levels, so the search was made once more.
        REQUIRE(census->going_on()->can_go_on() == (storage == Storage::hashed));
        census->going_on()->go_on();
        while (census->advance(1000)) continue;
        const Json whole = Json::parse(report_text(*counted(klotski, storage)));
        const Json report = Json::parse(report_text(*census));
        CHECK((report["depths"] == whole["depths"]) == (storage == Storage::hashed));
        CHECK(report["status"] == (storage == Storage::hashed ? "complete" : "cancelled"));
    }
}

TEST_CASE("a question that is none is refused", "[job][questions]") {
    const auto census = counted(kCorridorOfTwo);
    const auto refused = [&](const QuestionFields& question) {
        return ask(*census, question)["error"].get<std::string>();
    };
    CHECK(refused({{"question", std::string("why")}}) ==
          "request refused: a census knows no question 'why'; there are: positions, position, graph, landmarks");
    CHECK_FALSE(refused(about("A....\n......\n")).empty());
    CHECK(refused({}).find("'question' is missing") != std::string::npos);
    CHECK(refused({{"question", std::string("positions")}}).find("'depth' is missing") != std::string::npos);
    CHECK(refused({{"question", std::string("positions")}, {"depth", -1.0}}).find("'depth'") != std::string::npos);
    CHECK(refused({{"question", std::string("positions")}, {"depth", 1.0}, {"last", 1.0}}).find("'last'") !=
          std::string::npos);
}

TEST_CASE("a position is found in its depth, with those that are told together with it", "[job][questions]") {
    for (const auto storage : {Storage::levels, Storage::packed, Storage::keys, Storage::hashed}) {
        const auto census = counted(library_text("klotski"), storage);
        const Json depth = ask(*census, positions_of(41, 0, 2'000))["positions"];
        REQUIRE(depth.size() == 1'084);
        for (const std::size_t number : {0, 23, 24, 500, 1'083}) {
            QuestionFields question = positions_of(41, 0, 24);
            question.emplace_back("holding", depth[number].get<std::string>());
            const Json answer = ask(*census, question, 7);
            CHECK(answer == ask(*census, positions_of(41, number / 24 * 24, 24)));
            CHECK(answer["positions"][number % 24] == depth[number]);
        }
        QuestionFields other = positions_of(40, 0, 24);
        other.emplace_back("holding", depth[0].get<std::string>());
        const Json none = ask(*census, other);
        CHECK(none["reason"] == "depth 40 has no such position");
        CHECK(none["positions"].empty());
    }
    const auto census = counted(kCorridorOfTwo);
    const auto refused = [&](double count, const std::string& position) {
        const QuestionFields question{
            {"question", std::string("positions")}, {"depth", 1.0}, {"count", count}, {"holding", position}};
        return ask(*census, question).contains("error");
    };
    CHECK(refused(0, "A..B..\n......\n"));
    CHECK(refused(9, "A....\n......\n"));
    CHECK_FALSE(refused(9, "A..B..\n......\n"));
}

TEST_CASE("a census is asked when it is over, and then also one that was stopped", "[job][questions]") {
    for (const auto storage :
         {std::optional<Storage>(), std::optional(Storage::packed), std::optional(Storage::hashed)}) {
        const auto census = census_of(kCorridorOfTwo, storage);
        CHECK(ask(*census, positions_of(0, 0, 1))["error"] == "request refused: this job is not done");
        while (census->advance(1) && census->outcome().depths.size() < 3) continue;
        census->stop(job::Status::cancelled);
        CHECK(ask(*census, positions_of(0, 0, 5))["positions"].size() == 1);
        CHECK(ask(*census, positions_of(2, 1, 1))["positions"].size() == 1);
        CHECK(ask(*census, positions_of(50, 0, 1))["reason"] == "depth 50 is not known: the census ended before it");
        CHECK(census->status() == job::Status::cancelled);
    }
}

TEST_CASE("a census by keys that was stopped after any slice has the last level that it knows", "[job][questions]") {
    const std::string klotski = library_text("klotski");
    for (int slices = 2'000; slices < 2'400; slices += 7) {
        const auto census = census_of(klotski, Storage::keys);
        for (int slice = 0; slice < slices; ++slice) static_cast<void>(census->advance(1));
        census->stop(job::Status::cancelled);
        const Json depths = Json::parse(report_text(*census))["depths"];
        if (depths.empty()) continue;
        const std::uint64_t last = depths.size() - 1;
        REQUIRE(ask(*census, positions_of(last, 0, 1'000))["positions"].size() == depths.back());
    }
}

TEST_CASE("what a census has told is the same after questions", "[job][questions]") {
    for (const Storage storage : {Storage::levels, Storage::packed, Storage::hashed}) {
        const auto census = counted(library_text("klotski"), storage);
        Json before = Json::parse(report_text(*census));
        CHECK(ask(*census, positions_of(60, 3, 2))["positions"].size() == 2);
        CHECK(ask(*census, positions_of(20, 3, 2))["positions"].size() == 2);
        Json after = Json::parse(report_text(*census));
        for (Json* either : {&before, &after}) either->erase("peak_bytes");
        CHECK(after == before);
    }
}

TEST_CASE("a question about one position leaves the level that was listed before as it was", "[job][questions]") {
    // One position needs another search, for which the first one is let go, with the level at which it stood.
    for (const Storage storage : {Storage::levels, Storage::packed, Storage::keys, Storage::hashed}) {
        const auto census = counted(library_text("klotski"), storage);
        const Json listed = ask(*census, positions_of(124, 0, 8));
        const std::string position = listed["positions"][0];
        CHECK(ask(*census, about(position))["depth"] == 124);
        CHECK(ask(*census, positions_of(124, 0, 8)) == listed);
        CHECK(ask(*census, positions_of(124, 2, 3))["positions"].size() == 3);
    }
}

TEST_CASE("what does not fit the memory is not answered, and the reason is said", "[job][questions]") {
    job::CensusRequest request;
    request.puzzle = library_text("klotski");
    request.storage = Storage::hashed;
    request.memory_limit = 600'000;  // not all positions
    auto made = job::CensusJob::create(request, nullptr);
    REQUIRE(made);
    while ((*made)->advance(1000)) continue;
    const Json report = Json::parse(report_text(**made));
    REQUIRE(report["status"] == "limit");
    const std::uint64_t known = report["depths"].size();
    CHECK(ask(**made, positions_of(known - 1, 0, 3))["positions"].size() == 3);
    CHECK(ask(**made, positions_of(known, 0, 3))["reason"] ==
          "depth " + std::to_string(known) + " is not known: the census ended before it");
    const Json far = ask(**made, positions_of(known - 1, 7, 1))["positions"];
    CHECK(ask(**made, about(far[0]))["depth"] == known - 1);
}

TEST_CASE("the share of a question that is done grows from slice to slice up to the whole", "[job][questions]") {
    for (const analysis::Storage storage : {analysis::Storage::packed, analysis::Storage::hashed}) {
        for (const char* name : {"landmarks", "graph"}) {
            INFO(name << ", " << to_string(storage));
            const auto census = counted(test::library_text("klotski"), storage);
            job::RequestFields fields;
            fields.set("question", std::string(name));
            const auto question = census->questions()->ask(fields).value();
            double before = question->share();
            CHECK(before == 0);
            int steps = 0;
            while (question->advance(500)) {
                const double share = question->share();
                REQUIRE(share >= before);
                REQUIRE(share < 1);
                steps += share > before ? 1 : 0;
                before = share;
            }
            CHECK(steps > 20);
            CHECK(question->share() == 1);
        }
    }
}

TEST_CASE("a position that cannot be reached is told to be so", "[job][questions]") {
    for (const Storage storage : {Storage::packed, Storage::hashed}) {
        const auto census = counted("board:\nA.B\ngoal:\n..A\n", storage);
        const Json told = ask(*census, about("B.A\n"));
        CHECK(told["reason"] == "this position cannot be reached from the start");
        CHECK(told["depth"].is_null());
        CHECK(told["way"].empty());
        CHECK(told["neighbours"].empty());
        CHECK(ask(*census, about("A.B\n"))["depth"] == 0);
    }
}

TEST_CASE("questions about levels and positions in turn change no answer", "[job][questions]") {
    const auto census = counted(library_text("klotski"));
    const Json level = ask(*census, positions_of(81, 5, 2));
    const Json facts = ask(*census, about(level["positions"][1]));
    CHECK(facts["depth"] == 81);
    CHECK(facts["way"].size() == 82);
    CHECK(facts["way"].back() == level["positions"][1]);
    CHECK(ask(*census, positions_of(81, 5, 2)) == level);
    CHECK(ask(*census, about(level["positions"][1]), 3) == facts);
    const auto by_marks = counted(library_text("klotski"), Storage::packed);
    CHECK(ask(*by_marks, about(level["positions"][1])) == facts);
}

TEST_CASE("the positions of a depth are an outcome too, and the rest of it stays as it was", "[job][questions]") {
    for (const Storage storage : {Storage::levels, Storage::packed, Storage::hashed}) {
        job::CensusRequest request;
        request.puzzle = kCorridorOfTwo;
        request.storage = storage;
        const auto plain = counted(kCorridorOfTwo, storage);
        request.positions = job::PositionsAsked{2, 1, 3};
        auto made = job::CensusJob::create(request, nullptr);
        REQUIRE(made);
        while ((*made)->advance(1)) continue;
        Json report = Json::parse(report_text(**made));
        CHECK(report["status"] == "complete");
        CHECK(report["positions"] == ask(*plain, positions_of(2, 1, 3)));
        Json expected = Json::parse(report_text(*plain));
        report.erase("positions");
        for (Json* either : {&expected, &report}) either->erase("peak_bytes");
        CHECK(report == expected);
    }
}

TEST_CASE("finding positions can be stopped", "[job][questions]") {
    job::CensusRequest request;
    request.puzzle = library_text("klotski");
    request.positions = job::PositionsAsked{60, 0, 5};
    auto made = job::CensusJob::create(request, nullptr);
    REQUIRE(made);
    while ((*made)->progress().phase != "finding the positions of a depth") REQUIRE((*made)->advance(100));
    (*made)->stop(job::Status::limit);
    CHECK_FALSE((*made)->advance(100));
    const auto outcome = (*made)->outcome();
    CHECK(outcome.status == job::Status::limit);
    CHECK(outcome.depths.size() == 125);
    CHECK_FALSE(outcome.level.has_value());
}
