#include "core/outcome/json_text.hpp"

#include <cstdint>
#include <limits>
#include <nlohmann/json.hpp>

#include "core/outcome/any_outcome.hpp"
#include "core/outcome/census_outcome.hpp"
#include "core/outcome/counting_outcomes.hpp"
#include "core/outcome/difficulty_outcome.hpp"
#include "core/outcome/find_outcome.hpp"
#include "core/outcome/format_outcomes.hpp"
#include "core/outcome/keys.hpp"
#include "core/outcome/npuzzle_outcome.hpp"
#include "core/outcome/program_outcome.hpp"
#include "core/outcome/solve_outcome.hpp"
#include "core/outcome/value_bytes.hpp"
#include "core/outcome/variations_outcome.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/told.hpp"

using namespace shunt::outcome;
using nlohmann::json;
using shunt::puzzle::Metric;
using shunt::search::Status;

namespace {

/// Fills every field with a value of its own, so that none can be lost or confused unnoticed.
class Filling {
public:
    template <class Value>
    void operator()(std::string_view /*key*/, Value& value) {
        fill(value);
    }
    template <class Value>
    void when(bool /*present*/, std::string_view /*key*/, Value& value) {
        fill(value);
    }
    template <class Value>
    void unless_empty(std::string_view /*key*/, Value& value) {
        fill(value);
    }

private:
    template <class Value>
    void fill(Value& value) {
        ++next_;
        if constexpr (std::is_same_v<Value, bool>) {
            value = true;
        } else if constexpr (std::is_same_v<Value, Status>) {
            value = Status::limit;
        } else if constexpr (std::is_same_v<Value, Metric>) {
            value = Metric::super_slide;
        } else if constexpr (std::is_floating_point_v<Value>) {
            value = next_ + 0.125;
        } else if constexpr (std::is_integral_v<Value>) {
            value = static_cast<Value>(next_);
        } else if constexpr (std::is_same_v<Value, std::string>) {
            value = "text " + std::to_string(next_) + " \"\\\n\x01\u00e9";
        } else if constexpr (kIsOptional<Value>) {
            fill(value.emplace());
        } else if constexpr (kIsVector<Value>) {
            for (int i = 0; i < 2; ++i) fill(value.emplace_back());
        } else if constexpr (kIsArray<Value>) {
            for (auto& entry : value) fill(entry);
        } else {
            Value::fields(*this, value);
        }
    }

    int next_ = 0;
};

template <class Outcome>
std::optional<Outcome> from_json(const json& document) {
    return from_value<Outcome>(shunt::test::Told(document));
}

/// By JSON, and by bytes.
template <class Outcome>
void check_comes_back(const Outcome& outcome) {
    const std::string text = to_json(outcome);
    INFO(text);
    REQUIRE(json::accept(text));
    const auto read = from_json<Outcome>(json::parse(text));
    REQUIRE(read.has_value());
    CHECK(to_json(*read) == text);
    const std::string bytes = to_bytes(outcome);
    const auto same = from_value<Outcome>(read_value(bytes));
    REQUIRE(same.has_value());
    CHECK(to_json(*same) == text);
    CHECK(to_bytes(*same) == bytes);
}

template <class Outcome>
void check_round_trip() {
    Outcome outcome;
    Filling filling;
    Outcome::fields(filling, outcome);
    CHECK(to_json(Outcome()) != to_json(outcome));
    check_comes_back(outcome);
    check_comes_back(Outcome());
}

}  // namespace

TEST_CASE("every field of every outcome comes back from JSON and from bytes", "[outcome]") {
    check_round_trip<SolveOutcome>();
    check_round_trip<CensusOutcome>();
    check_round_trip<DifficultyOutcome>();
    check_round_trip<FindOutcome>();
    check_round_trip<EvolveOutcome>();
    check_round_trip<BoardsOutcome>();
    check_round_trip<BoardListOutcome>();
    check_round_trip<TilingOutcome>();
    check_round_trip<NPuzzleOutcome>();
    check_round_trip<ShuffleOutcome>();
    check_round_trip<SolvabilityOutcome>();
    check_round_trip<ProgramOutcome>();
    check_round_trip<SolutionReading>();
    check_round_trip<AnyOutcome>();
    check_round_trip<VariationsOutcome>();
    check_round_trip<ReadOutcome>();
    check_round_trip<WriteOutcome>();
    check_round_trip<PictureOutcome>();
}

TEST_CASE("what is absent is null, or left out, as the field says", "[outcome]") {
    const json solved = json::parse(to_json(SolveOutcome()));
    CHECK(solved["length"].is_null());
    for (const char* key : {"moves", "counts", "letters", "solutions", "shortest_solutions", "at_least", "reason"})
        CHECK_FALSE(solved.contains(key));
    CHECK(json::parse(to_json(CensusOutcome()))["antipode_positions"] == json::array());
    FindOutcome found;
    CHECK_FALSE(json::parse(to_json(found)).contains("status"));  // a search that has ended says no more
    found.status = Status::cancelled;
    CHECK(json::parse(to_json(found))["status"] == "cancelled");
    CHECK(from_json<FindOutcome>(json::parse(to_json(found)))->status == Status::cancelled);
}

TEST_CASE("keys keep the order of the fields, and large counts all their digits", "[outcome]") {
    DifficultyOutcome outcome;
    outcome.vertices = UINT64_MAX;
    outcome.mean_path = 0.1;
    CHECK(
        to_json(outcome).find(R"({"status":"running","metric":"move","vertices":18446744073709551615,"mean_path":0.1,)"
                              R"("bb":null,)") == 0);
}

TEST_CASE("scripts find the keys they depend on", "[outcome]") {
    CHECK(keys_of<SolveOutcome>() ==
          "status, metric, read_as?, contradicted?, length, shortest_solutions?, moves?, counts?, letters?, "
          "solutions?, choices?, checksum?, not_told_apart?, packings, "
          "direction, at_least?, growth?, storage, storage_reason, symmetry, expanded, generated, threads, reason?, "
          "bytes_needed?, bytes_at_most?, seconds, peak_bytes, defect?");
    CHECK(keys_of<CensusOutcome>() ==
          "status, metric, read_as?, contradicted?, reachable, packings, depths, goal_depths?, level_hashes?, "
          "eccentricity, antipodes, antipode_positions, "
          "goal_positions?, edges?, nearest?, hardest_start?, diameter?, components?, positions?, storage, "
          "storage_reason, symmetry, "
          "expanded, generated, threads, reason?, bytes_needed?, bytes_at_most?, seconds, peak_bytes, defect?");
    CHECK(keys_of<DifficultyOutcome>() ==
          "status, metric, read_as?, contradicted?, vertices, mean_path, bb, standard_error, samples, storage, "
          "storage_reason, symmetry, "
          "expanded, generated, threads, reason?, bytes_needed?, bytes_at_most?, seconds, peak_bytes, defect?");
    CHECK(keys_of<FindOutcome>() ==
          "status?, reason?, searched?, metric, kind, boards, just_solved, hardest, positions, seconds, peak_bytes, "
          "checkpoint?, "
          "defect?");
    CHECK(keys_of<FoundPuzzle>() == "pieces, length, board, goal, tied?, puzzle");
    CHECK(keys_of<BoardsOutcome>() ==
          "boards?, just_solved?, by_pieces?, status, reason?, seconds, peak_bytes, defect?");
    CHECK(keys_of<TilingOutcome>() == "tilings?, tiling?, seed?, status, reason?, seconds, peak_bytes, defect?");
    CHECK(keys_of<NPuzzleOutcome>() ==
          "status, metric, length, letters, lower_bound, best, with, nodes, seconds, peak_bytes, solvable, reason, "
          "defect?");
    CHECK(keys_of<SolutionReading>() == "status, words, length, letters?, passes?, fault");
}

TEST_CASE("bytes that are no UTF-8 are replaced", "[outcome]") {
    ShuffleOutcome outcome;
    outcome.reason = "caf\xe9, \xff";
    const json text = json::parse(to_json(outcome));
    CHECK(text["reason"] == "caf\ufffd, \ufffd");
    CHECK(read_value(to_bytes(outcome)).text("reason") == "caf\ufffd, \ufffd");
}

TEST_CASE("whatever others wrote reads as an outcome or as nothing", "[outcome]") {
    for (const char* text : {"null", "[]", "7", "\"solved\"", "{}", R"({"status":"done","metric":"step"})",
                             R"({"status":"solved","metric":7})", R"({"status":"solved"})"}) {
        INFO(text);
        CHECK_FALSE(from_json<SolveOutcome>(json::parse(text)).has_value());
    }
    const auto odd = from_json<SolveOutcome>(json::parse(
        R"({"status":"solved","metric":"step","length":-1,"threads":1e300,"moves":[7,{"path":"R","at":[[1,2,3],[4]]}],)"
        R"("solutions":{},"expanded":"9","seconds":"long","at_least":99999999999})"));
    REQUIRE(odd.has_value());
    CHECK_FALSE(odd->length.has_value());
    CHECK(odd->threads == 0);
    REQUIRE(odd->moves.size() == 2);
    CHECK(odd->moves[0].path.empty());
    CHECK(odd->moves[1].at == std::vector<std::array<int, 2>>{{1, 2}, {4, 0}});
    CHECK(odd->solutions.empty());
    CHECK(odd->expanded == 0);
    CHECK(odd->at_least == std::numeric_limits<int>::max());
}
