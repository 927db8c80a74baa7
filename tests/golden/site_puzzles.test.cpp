// Every puzzle that a document of the site shows, as an element, as a picture of the help or as an example to copy: it can be solved.
#include <algorithm>
#include <regex>
#include <vector>

#include "core/puzzle/format/shunt_text.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/facts.hpp"
#include "tests/support/files.hpp"
#include "tests/support/jobs.hpp"

using namespace shunt;
using namespace shunt::test;

namespace {

constexpr const char* kDocuments[] = {"web/demo.html",  "web/help.html", "web/embed.html",
                                      "web/index.html", "README.md",     "web/package/README.md"};

struct ShownPuzzle {
    std::string document;
    std::string shown;  ///< a puzzle text, or a name of the library
};

bool is_puzzle_text(const std::string& shown) { return shown.find("board:") != std::string::npos; }

void collect(const std::string& document, const std::string& source, const std::regex& shape,
             std::vector<ShownPuzzle>& found) {
    for (std::sregex_iterator at(source.begin(), source.end(), shape), end; at != end; ++at)
        found.push_back({document, (*at)[1].str()});
}

/// The puzzles of elements and pictures; of blocks of code those that are a puzzle text as they stand.
std::vector<ShownPuzzle> shown_on_site() {
    const std::regex attribute("puzzle=\"([^\"]*)\"");
    const std::regex link("#puzzle=([a-z0-9-]+)\"");
    const std::regex code("(?:```\\n|<pre>(?:<code>)?)([^`<]*board:[^`<]*)(?:```|<)");
    std::vector<ShownPuzzle> found;
    for (const char* document : kDocuments) {
        const std::string source = source_file(document);
        REQUIRE_FALSE(source.empty());
        for (const std::regex* shape : {&attribute, &link, &code}) collect(document, source, *shape, found);
    }
    return found;
}

/// The text of what is shown; empty when the library has no puzzle of that name.
std::string text_shown(const ShownPuzzle& puzzle) {
    if (is_puzzle_text(puzzle.shown)) return puzzle.shown;
    for (const std::string& file : library_files()) {
        const std::string end = "/" + puzzle.shown + ".txt";
        if (file.size() > end.size() && file.compare(file.size() - end.size(), end.size(), end) == 0)
            return source_file(file);
    }
    return "";
}

}  // namespace

TEST_CASE("every puzzle that the site shows anywhere can be solved, and what it states is true", "[golden]") {
    const auto all = shown_on_site();
    CHECK(std::count_if(all.begin(), all.end(), [](const auto& one) { return is_puzzle_text(one.shown); }) >= 12);
    for (const ShownPuzzle& shown : all) {
        INFO(shown.document << ": " << shown.shown);
        const std::string text = text_shown(shown);
        REQUIRE_FALSE(text.empty());
        const auto problem = puzzle::parse_puzzle(text);
        REQUIRE((problem ? "" : to_string(problem.error())) == "");
        CHECK(wrong_facts(text) == "");
        if (!problem->puzzle.goals().empty()) CHECK(solve(text, problem->puzzle.metric())["status"] == "solved");
    }
}

TEST_CASE("the puzzle of its own that the page for authors shows is worth a try", "[golden]") {
    for (const ShownPuzzle& shown : shown_on_site()) {
        if (shown.document != "web/demo.html" || !is_puzzle_text(shown.shown)) continue;
        const Json report = solve(shown.shown, puzzle::Metric::move);
        CHECK(report["length"].get<int>() >= 20);
        CHECK(report["length"].get<int>() <= 60);
    }
}
