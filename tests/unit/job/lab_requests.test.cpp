// The requests of the module `lab`, as the page writes them.
#include <nlohmann/json.hpp>

#include "core/job/finding_requests.hpp"
#include "core/job/npuzzle_requests.hpp"
#include "tests/support/catch2.hpp"

using namespace shunt;
using job::RequestFields;
using Json = nlohmann::ordered_json;
using Asked = Result<std::unique_ptr<job::Job>> (*)(RequestFields&);

namespace {

RequestFields fields_of(const Json& request) {
    RequestFields fields;
    for (const auto& [key, value] : request.items()) {
        if (value.is_string()) fields.set(key, value.get<std::string>());
        if (value.is_boolean()) fields.set(key, value.get<bool>());
        if (value.is_number()) fields.set(key, value.get<double>());
    }
    return fields;
}

/// The report of a request that is right.
Json answer(Asked asked, const Json& request) {
    RequestFields fields = fields_of(request);
    auto made = asked(fields);
    REQUIRE(made);
    while ((*made)->advance(10'000)) continue;
    CHECK((*made)->defect().empty());
    return Json::parse((*made)->report(0));
}

/// What is said against a request that is wrong.
std::string refusal(Asked asked, const Json& request) {
    RequestFields fields = fields_of(request);
    const auto made = asked(fields);
    REQUIRE_FALSE(made);
    return made.error().message;
}

}  // namespace

TEST_CASE("requests of the lab give the reports of the command line", "[job]") {
    const Json found = answer(job::find_asked, {{"rows", 3}, {"columns", 3}});
    CHECK(found["hardest"].back()["pieces"] == 8);
    CHECK(found["hardest"].back()["length"] == 13);
    CHECK(answer(job::find_asked, {{"rows", 3}, {"columns", 3}, {"metric", "step"}, {"pieces", 2}})["metric"] ==
          "step");
    CHECK(answer(job::evolve_asked, {{"rows", 3}, {"columns", 3}, {"candidates", 20}})["candidates"] == 20);
    CHECK(answer(job::boards_asked, {{"rows", 4}, {"columns", 4}})["boards"] == "55807716");
    CHECK(answer(job::boards_asked, {{"rows", 2}, {"columns", 2}, {"by_pieces", true}}).contains("by_pieces"));
    CHECK(answer(job::tile_asked, {{"rows", 8}, {"columns", 8}, {"pieces", "dominoes"}})["tilings"] == "12988816");
    CHECK(answer(job::tile_asked, {{"board", "..\n.#\n"}, {"pieces", "L3"}, {"seed", 1}}).contains("tilings"));
    CHECK(answer(job::npuzzle_asked, {{"board", "8 6 7/2 5 4/3 0 1"}, {"with", "bfs"}})["length"] == 31);
    CHECK(answer(job::shuffle_asked, {{"size", "3x3"}, {"depth", 12}, {"seed", 7}})["status"] == "complete");
}

TEST_CASE("a wrong request to the lab is refused with its reason", "[job]") {
    CHECK(refusal(job::find_asked, {{"rows", 3}}) == "request refused: 'columns' is missing");
    CHECK(refusal(job::find_asked, {{"rows", 3}, {"columns", 3}, {"kind", "odd"}}).find("'kind' is 'odd'") !=
          std::string::npos);
    CHECK(refusal(job::evolve_asked, {{"rows", 0}, {"columns", 3}}).find("cell") != std::string::npos);
    CHECK(refusal(job::boards_asked, {{"rows", 0}, {"columns", 3}}).find("0 x 3") != std::string::npos);
    CHECK(refusal(job::boards_asked, {{"rows", 1e12}, {"columns", 3}}).find("too large") != std::string::npos);
    CHECK(refusal(job::tile_asked, {{"rows", 3}, {"columns", 3}}) == "request refused: 'pieces' is missing");
    CHECK(refusal(job::tile_asked, {{"pieces", "dominoes"}}) == "request refused: 'rows' is missing");
    CHECK(refusal(job::tile_asked, {{"rows", 3}, {"columns", 3}, {"pieces", "quux"}}).find("quux") !=
          std::string::npos);
    CHECK(refusal(job::npuzzle_asked, {{"board", "1 1/2 0"}}).find("1") != std::string::npos);
    CHECK(refusal(job::npuzzle_asked, {{"goal", "1 2/3 0"}}) == "request refused: 'board' is missing");
    CHECK(refusal(job::shuffle_asked, {{"size", "big"}}).find("big") != std::string::npos);
}
