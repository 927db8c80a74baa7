// The puzzle files: what they state is true, and what must be refused is refused with the right words.
#include <algorithm>
#include <cctype>
#include <map>
#include <set>

#include "core/puzzle/format/shunt_text.hpp"
#include "tests/support/catch2.hpp"
#include "tests/support/facts.hpp"
#include "tests/support/files.hpp"

using namespace shunt;
using namespace shunt::test;

namespace {

/// The first line of a puzzle that nobody has searched through; every other one states facts.
const std::string kNoFacts = "# No facts: ";

/// What puzzles/order.txt has, without titles: names of puzzles, and "folder/".
std::vector<std::string> listed() {
    std::vector<std::string> names;
    for (const std::string& line : lines_of(source_file("puzzles/order.txt"))) {
        if (!line.empty() && line[0] != '#') names.push_back(line.substr(0, line.find(' ')));
    }
    std::sort(names.begin(), names.end());
    return names;
}

/// The same of what is in the folder puzzles/.
std::vector<std::string> present() {
    std::set<std::string> names;
    for (const std::string& file : library_files()) {
        const std::string path = file.substr(std::string("puzzles/").size());
        const std::size_t folder = path.find('/');
        names.insert(folder == std::string::npos ? path.substr(0, path.size() - 4) : path.substr(0, folder + 1));
    }
    return {names.begin(), names.end()};
}

/// Board and goals with pieces named in the order they come in, so that equal puzzles are equal texts.
std::string blocks_of(const std::string& text) {
    std::map<char, char> names;
    std::string blocks = text.substr(text.find("board:"));
    blocks = blocks.substr(0, blocks.find("facts:"));
    for (std::size_t at = 0; at < blocks.size(); ++at) {
        if (std::isspace(static_cast<unsigned char>(blocks[at])) || std::string(".#=_").find(blocks[at]) < 4) continue;
        blocks[at] = names.emplace(blocks[at], static_cast<char>('0' + names.size())).first->second;
    }
    return blocks;
}

}  // namespace

TEST_CASE("every puzzle of the library has a name, a source and facts", "[golden]") {
    const auto files = library_files();
    REQUIRE(files.size() >= 90);
    for (const std::string& file : files) {
        INFO(file);
        const auto problem = puzzle::parse_puzzle(source_file(file));
        REQUIRE((problem ? "" : to_string(problem.error())) == "");
        CHECK_FALSE(problem->puzzle.name().empty());
        CHECK_FALSE(problem->puzzle.source().empty());
        CHECK(problem->puzzle.facts().empty() == (source_file(file).substr(0, kNoFacts.size()) == kNoFacts));
    }
}

TEST_CASE("the facts of the library hold", "[golden]") {
    for (const std::string& file : library_files()) {
        INFO(file);
        CHECK(wrong_facts(source_file(file)) == "");
    }
}

TEST_CASE("the order of the library names every puzzle and every folder once", "[golden]") {
    CHECK(listed() == present());
}

TEST_CASE("every puzzle of the library is there once, under a name of its own", "[golden]") {
    std::map<std::string, std::string> places;
    std::set<std::string> names;
    for (const std::string& file : library_files()) {
        const auto [place, fresh] = places.emplace(blocks_of(source_file(file)), file);
        INFO(file << " is " << place->second);
        CHECK(fresh);
        CHECK(names.insert(file.substr(file.rfind('/'))).second);
    }
}

TEST_CASE("bad files are refused in the expected words", "[golden]") {
    const std::string key = "# expect: ";
    const auto files = text_files("puzzles/bad");
    REQUIRE(files.size() >= 20);
    for (const std::string& file : files) {
        INFO(file);
        const std::string text = source_file(file);
        const std::string first = lines_of(text).at(0);
        REQUIRE(first.substr(0, key.size()) == key);
        const auto puzzle = puzzle::parse_puzzle(text);
        CHECK((puzzle ? "accepted" : to_string(puzzle.error())) == first.substr(key.size()));
    }
}
