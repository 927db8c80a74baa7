// The requests of the module `lab`, as the page writes them.
#include <nlohmann/json.hpp>

#include "core/job/grid_requests.hpp"
#include "core/job/npuzzle_requests.hpp"
#include "core/job/program_requests.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/jobs.hpp"

using namespace shunt;
using job::RequestFields;
using OrderedJson = nlohmann::ordered_json;
using Asked = Result<std::unique_ptr<job::Job>> (*)(RequestFields&);

namespace {

RequestFields lab_fields(const OrderedJson& request) {
    RequestFields fields;
    for (const auto& [key, value] : request.items()) {
        if (value.is_string()) fields.set(key, value.get<std::string>());
        if (value.is_boolean()) fields.set(key, value.get<bool>());
        if (value.is_number()) fields.set(key, value.get<double>());
    }
    return fields;
}

/// The report of a request that is right.
OrderedJson lab_answer(Asked asked, const OrderedJson& request) {
    RequestFields fields = lab_fields(request);
    auto made = asked(fields);
    REQUIRE(made);
    while ((*made)->advance(10'000)) continue;
    CHECK((*made)->defect().empty());
    return OrderedJson::parse(test::report_text(**made));
}

/// What is said against a request that is wrong.
std::string lab_refusal(Asked asked, const OrderedJson& request) {
    RequestFields fields = lab_fields(request);
    const auto made = asked(fields);
    REQUIRE_FALSE(made);
    return made.error().message;
}

}  // namespace

TEST_CASE("requests of the lab give the reports of the command line", "[job]") {
    const OrderedJson found = lab_answer(job::find_asked, {{"rows", 3}, {"columns", 3}});
    CHECK(found["hardest"].back()["pieces"] == 8);
    CHECK(found["hardest"].back()["length"] == 13);
    CHECK(lab_answer(job::find_asked, {{"rows", 3}, {"columns", 3}, {"metric", "step"}, {"pieces", 2}})["metric"] ==
          "step");
    const OrderedJson units = lab_answer(job::find_asked, {{"rows", 3}, {"columns", 3}, {"shapes", "X\n"}});
    CHECK(units["boards"] == 512);
    CHECK(units["hardest"].back()["length"] == 13);
    CHECK(lab_answer(job::evolve_asked, {{"rows", 3}, {"columns", 3}, {"candidates", 20}})["candidates"] == 20);
    CHECK(lab_answer(job::boards_asked, {{"rows", 4}, {"columns", 4}})["boards"] == "55807716");
    CHECK(lab_answer(job::boards_asked, {{"rows", 2}, {"columns", 2}, {"by_pieces", true}}).contains("by_pieces"));
    CHECK(lab_answer(job::tile_asked, {{"rows", 8}, {"columns", 8}, {"pieces", "dominoes"}})["tilings"] == "12988816");
    CHECK(lab_answer(job::tile_asked, {{"board", "..\n.#\n"}, {"pieces", "L3"}, {"seed", 1}}).contains("tilings"));
    const OrderedJson drawn = {
        {"rows", 2}, {"columns", 3}, {"pieces", "fixed-shapes+I1"}, {"shapes", "XX\n.X\n\nXXX\n"}};
    CHECK(lab_answer(job::tile_asked, drawn)["tilings"] == "6");  // 1 of units, 2 with the corner, 3 with the bar
    CHECK(lab_answer(job::npuzzle_asked, {{"board", "8 6 7/2 5 4/3 0 1"}, {"with", "bfs"}})["length"] == 31);
    CHECK(lab_answer(job::shuffle_asked, {{"size", "3x3"}, {"depth", 12}, {"seed", 7}})["status"] == "complete");
}

TEST_CASE("a search that ended early tells from where it goes on, and comes to the same", "[job]") {
    const OrderedJson request{{"rows", 3}, {"columns", 3}, {"checkpoint", ""}};
    RequestFields fields = lab_fields(request);
    auto made = job::find_asked(fields);
    REQUIRE(made);
    while ((*made)->progress().done < 2'000) REQUIRE((*made)->advance(500));
    (*made)->stop(search::Status::cancelled);
    const OrderedJson part = OrderedJson::parse(test::report_text(**made));
    CHECK(part["status"] == "cancelled");
    REQUIRE(part.contains("checkpoint"));
    OrderedJson whole = lab_answer(job::find_asked, request);
    CHECK_FALSE(whole.contains("checkpoint"));
    OrderedJson rest = lab_answer(job::find_asked, {{"rows", 3}, {"columns", 3}, {"checkpoint", part["checkpoint"]}});
    for (const char* key : {"hardest", "boards", "just_solved", "positions"}) CHECK(rest[key] == whole[key]);
    const OrderedJson other{{"rows", 3}, {"columns", 2}, {"checkpoint", part["checkpoint"]}};
    CHECK(lab_refusal(job::find_asked, other).rfind("'checkpoint': ", 0) == 0);
}

TEST_CASE("a wrong request to the lab is refused with its reason", "[job]") {
    CHECK(lab_refusal(job::find_asked, {{"rows", 3}}) == "request refused: 'columns' is missing");
    CHECK(lab_refusal(job::find_asked, {{"rows", 3}, {"columns", 3}, {"kind", "odd"}}).find("'kind' is 'odd'") !=
          std::string::npos);
    const OrderedJson apart{{"rows", 3}, {"columns", 3}, {"shapes", "X\n\nX.X\n"}};
    CHECK(lab_refusal(job::find_asked, apart).rfind("'shapes': this shape is not connected", 0) == 0);
    CHECK(lab_refusal(job::find_asked, {{"rows", 2}, {"columns", 2}, {"shapes", "XXX"}}).find("fit") !=
          std::string::npos);
    CHECK(lab_refusal(job::evolve_asked, {{"rows", 0}, {"columns", 3}}).find("cell") != std::string::npos);
    CHECK(lab_refusal(job::boards_asked, {{"rows", 0}, {"columns", 3}}).find("0 x 3") != std::string::npos);
    CHECK(lab_refusal(job::boards_asked, {{"rows", 1e12}, {"columns", 3}}).find("too large") != std::string::npos);
    CHECK(lab_refusal(job::tile_asked, {{"rows", 3}, {"columns", 3}}) == "request refused: 'pieces' is missing");
    CHECK(lab_refusal(job::tile_asked, {{"pieces", "dominoes"}}) == "request refused: 'rows' is missing");
    CHECK(
        lab_refusal(job::tile_asked, {{"rows", 3}, {"columns", 3}, {"pieces", "shapes"}}).find("'shapes' is no set") !=
        std::string::npos);
    CHECK(lab_refusal(job::tile_asked, {{"rows", 3}, {"columns", 3}, {"pieces", "quux"}}).find("quux") !=
          std::string::npos);
    CHECK(lab_refusal(job::npuzzle_asked, {{"board", "1 1/2 0"}}).find("1") != std::string::npos);
    CHECK(lab_refusal(job::npuzzle_asked, {{"goal", "1 2/3 0"}}) == "request refused: 'board' is missing");
    CHECK(lab_refusal(job::shuffle_asked, {{"size", "big"}}).find("big") != std::string::npos);
}

TEST_CASE("a program is written as text, and the walk in a solver's file is played", "[job]") {
    const OrderedJson request = {{"board", "1 2 3/4 0 5/7 8 6"}, {"formulation", "printed"}, {"steps", 2}};
    const OrderedJson written = lab_answer(job::model_asked, request);
    CHECK(written["status"] == "complete");
    CHECK(written["variables"] == 2 * 9 * 9 * 3);  // 2 K^2 (T + 1)
    const std::string lp = written["lp"];
    CHECK(lp.find("Subject To") != std::string::npos);
    CHECK(lp.find("x_5_5_0") != std::string::npos);

    OrderedJson read = request;
    read["solution"] = "Model status\nInfeasible\n\n# Primal solution values\nNone\n";
    CHECK(lab_answer(job::model_asked, read)["reason"] == "the file holds no solution");
    read["solution"] = "not a solution";
    CHECK(lab_answer(job::model_asked, read)["reason"].get<std::string>().find("names no column") != std::string::npos);
    CHECK(lab_answer(job::model_asked, read)["letters"] == nullptr);

    const OrderedJson odd = {{"board", "1 2 3/4 0 5/7 8 6"}, {"steps", 3}};
    CHECK(lab_answer(job::model_asked, odd)["status"] == "unsolvable");
    CHECK(lab_refusal(job::model_asked, {{"board", "1 2 3/4 0 5/7 8 6"}}).find("steps") != std::string::npos);
    CHECK_FALSE(lab_refusal(job::model_asked, {{"board", "1 2 3/4 0 5/7 8 6"}, {"steps", 0}}).empty());
}

TEST_CASE("words of a solution file that are no UTF-8 are reported all the same", "[job]") {
    const std::string file =
        "Model status\nInfeasible \xe9"
        "\n\n# Primal solution values\nNone\n";
    const OrderedJson read =
        lab_answer(job::model_asked, {{"board", "1 2 3/4 0 5/7 8 6"}, {"steps", 2}, {"solution", file}});
    CHECK(read["words"] == "Infeasible \ufffd");
}

TEST_CASE("the program's job tells the time limit with its question", "[job]") {
    RequestFields fields = lab_fields({{"board", "1 2 3/4 0 5/7 8 6"}, {"seconds", 7}});
    auto made = job::program_asked(fields);
    REQUIRE(made);
    while ((*made)->advance(10'000) && !(*made)->external_solver()->request()) continue;
    REQUIRE((*made)->external_solver()->request().has_value());
    CHECK((*made)->external_solver()->request()->seconds == 7);
    (*made)->external_solver()->answer("hung", "it does not end", 17);
    CHECK_FALSE((*made)->advance(1));
    const OrderedJson report = OrderedJson::parse(test::report_text(**made));
    CHECK(report["status"] == "limit");
    CHECK(report["attempts"][0]["outcome"] == "hung");
}
