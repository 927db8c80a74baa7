// The requests of the module `formats`: texts of other formats in and out.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "core/job/format_requests.hpp"
#include "core/job/picture_request.hpp"
#include "core/puzzle/format/difference.hpp"
#include "core/puzzle/format/format.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/jobs.hpp"

using namespace shunt;
using OrderedJson = nlohmann::ordered_json;
using Asked = Result<std::unique_ptr<job::Job>> (*)(job::RequestFields&);
using Texts = std::vector<std::pair<std::string, std::string>>;

namespace {

job::RequestFields text_fields(const Texts& texts) {
    job::RequestFields fields;
    for (const auto& [key, value] : texts) key == "board" ? fields.set(key, std::stod(value)) : fields.set(key, value);
    return fields;
}

OrderedJson answer(Asked asked, const Texts& texts) {
    auto fields = text_fields(texts);
    const auto made = asked(fields);
    REQUIRE(made);
    CHECK_FALSE((*made)->advance(1));
    CHECK((*made)->status() == job::Status::complete);
    CHECK((*made)->defect().empty());
    return OrderedJson::parse(test::report_text(**made));
}

Error refusal(Asked asked, const Texts& texts) {
    auto fields = text_fields(texts);
    const auto made = asked(fields);
    REQUIRE_FALSE(made);
    return made.error();
}

const std::string kRushHour = "BBoKMxDDDKMoIAALooIoJLEEooJFFNoGGoxN";
const std::string kSmall = "board:\n1..\n.2.\ngoal:\n..1\n2..\n";

}  // namespace

TEST_CASE("a text of another format is read, and said to be of it", "[job]") {
    const OrderedJson report = answer(job::read_asked, {{"text", kRushHour}});
    CHECK(report["status"] == "complete");
    CHECK(puzzle::format_named(report["format"].get<std::string>()) != nullptr);
    CHECK(report["notes"][0].get<std::string>().rfind("Read as ", 0) == 0);
    const auto problem = puzzle::parse_puzzle(report["text"].get<std::string>());
    REQUIRE(problem);
    CHECK_FALSE(puzzle::difference(*problem, *puzzle::read_any(kRushHour)));
}

TEST_CASE("the project's own format is read without remarks", "[job]") {
    const OrderedJson report = answer(job::read_asked, {{"text", kSmall}});
    CHECK(report["format"] == "shunt");
    CHECK(report["notes"].empty());
}

TEST_CASE("a text that several formats can read names the others, and is read as one of them when asked to", "[job]") {
    const std::string text = "abb\na..\n\n...\n.bb\n";
    const auto found = puzzle::recognised(text);
    std::size_t readable = 0;
    for (const puzzle::Format* format : found) readable += read_as(*format, text) ? 1 : 0;
    REQUIRE(readable >= 1);
    const OrderedJson report = answer(job::read_asked, {{"text", text}});
    CHECK(report["others"].size() == readable - 1);
    for (const OrderedJson& other : report["others"])
        CHECK(answer(job::read_asked, {{"text", text}, {"from", other["name"]}})["format"] == other["name"]);
}

TEST_CASE("one of several boards is read by its number, and none of them in silence", "[job]") {
    const std::string text = kRushHour + "\n" + "ooBBBoooAAoooooooooooooooooooooooooo" + "\n";
    CHECK(refusal(job::read_asked, {{"text", text}}).message.find("2 boards") != std::string::npos);
    const OrderedJson first = answer(job::read_asked, {{"text", text}, {"board", "1"}});
    CHECK(first["boards"] == 2);
    CHECK(first["text"] == answer(job::read_asked, {{"text", kRushHour}})["text"]);
    CHECK(first["notes"].back() == "Board 1 of 2 in this text");
    CHECK(answer(job::read_asked, {{"text", text}, {"board", "2"}})["text"] != first["text"]);
    CHECK(refusal(job::read_asked, {{"text", text}, {"board", "3"}}).message.find("no board 3") != std::string::npos);
    CHECK_FALSE(answer(job::read_asked, {{"text", kRushHour}, {"board", "1"}}).contains("boards"));
}

TEST_CASE("what cannot be read is refused with its place", "[job]") {
    const Error bad = refusal(job::read_asked, {{"text", "board:\n12.\ngoal:\n..3\n"}});
    CHECK(bad.line == 4);
    CHECK(bad.column == 3);
    CHECK(refusal(job::read_asked, {{"text", kSmall}, {"from", "origami"}}).message.find("'from'") !=
          std::string::npos);
    CHECK_FALSE(refusal(job::read_asked, {{"text", kRushHour}, {"from", "gnome"}}).message.empty());
    CHECK(refusal(job::read_asked, {{"text", "nowhere"}}).message == "no format knows this as a puzzle in one word");
    CHECK(refusal(job::read_asked, {}).message.find("'text'") != std::string::npos);
    CHECK(refusal(job::write_asked, {{"puzzle", "nonsense"}}).line > 0);
}

TEST_CASE("a puzzle is written in every format, or the format says why it cannot", "[job]") {
    const OrderedJson report = answer(job::write_asked, {{"puzzle", kSmall}});
    const auto formats = puzzle::formats();
    const auto written_too =
        std::count_if(formats.begin(), formats.end(), [](auto* format) { return format->write != nullptr; });
    REQUIRE(static_cast<std::ptrdiff_t>(report["formats"].size()) == written_too);
    CHECK(report["formats"][0]["name"] == "shunt");
    const auto problem = puzzle::parse_puzzle(kSmall);
    std::size_t written = 0;
    for (const OrderedJson& entry : report["formats"]) {
        CHECK(entry.contains("text") != entry.contains("refusal"));
        if (!entry.contains("text")) {
            CHECK(entry["refusal"].get<std::string>().find(" because ") != std::string::npos);
            continue;
        }
        ++written;
        const puzzle::Format* format = puzzle::format_named(entry["name"].get<std::string>());
        const auto again = read_as(*format, entry["text"].get<std::string>());
        REQUIRE(again);
        CHECK_FALSE(puzzle::difference(*problem, *again));
    }
    CHECK(written > 1);
}

TEST_CASE("a puzzle is drawn at its start or in a position, light or dark", "[job]") {
    const std::string start = answer(job::picture_asked, {{"puzzle", kSmall}})["svg"];
    CHECK(start.rfind("<svg", 0) == 0);
    const std::string moved = answer(job::picture_asked, {{"puzzle", kSmall}, {"position", ".1.\n.2.\n"}})["svg"];
    CHECK(moved != start);
    const std::string moving = answer(job::picture_asked, {{"puzzle", kSmall}, {"moves", "1 RR, 2 U"}})["svg"];
    CHECK(moving.find("@keyframes") != std::string::npos);
    for (const char* const wrong : {"1 Q", "1"})
        CHECK(refusal(job::picture_asked, {{"puzzle", kSmall}, {"moves", wrong}}).line == 1);
    job::RequestFields fields = text_fields({{"puzzle", kSmall}});
    fields.set("dark", true);
    const auto dark = job::picture_asked(fields);
    REQUIRE(dark);
    CHECK(OrderedJson::parse(test::report_text(**dark))["svg"] != start);
    CHECK(refusal(job::picture_asked, {{"puzzle", kSmall}, {"position", "1\n"}}).message.find("row") !=
          std::string::npos);
}
