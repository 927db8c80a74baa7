// foreign_vectors COUNT: what the core makes of puzzles that are one word: one JSON object a line. Words that people wrote, COUNT random
// puzzles of each format, and each of these damaged. Read by foreign.test.mjs.
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "core/base/utf8.hpp"
#include "core/puzzle/format/format.hpp"
#include "core/puzzle/format/shunt_text.hpp"
#include "tests/support/damaged_text.hpp"
#include "tests/support/random.hpp"
#include "tests/support/random_formats.hpp"

namespace {

using namespace shunt;
using nlohmann::json;

/// Formats whose puzzles can be one word. In the last, "korf", none is.
constexpr const char* kFormats[] = {"tomfrost", "fifteen", "slide", "tiles", "rush", "short", "common"};
constexpr int kDamaged = 4;

constexpr const char* kWords[] = {
    "4WVE1",
    "4wve1",
    "AXCZN",
    "ZZZZZ",
    "11111",
    "4WVE0",
    "1A9BF0C",
    "1a9bf0c00",
    "4FEA134",
    "6BFA470",
    "0",
    "3A9BF0C",
    "1A9BF0CF",
    "oooBCCDoFBooAAoB",
    "BBoKMxDDDKMoIAALooIoJLEEooJFFNoGGoxN",
    "oBBCCoDooEoFDooEoFDAAEoFooxGGGHHHIoo",
    "IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM",
    "#BBoKMxDDDKMoIAALooIoJLEEooJFFNoGGoxN/A+2B-1",
    "#BBoKMx",
    "AAoooBoooBoooBoooCC..",
    "AAo.B.oBC",
    "AABoooBoo",
    "x=..AA..x",
    "__..AA...",
    "\u00e9\u00e9......\u00e9",
    "4x4:8,11,3,15,10,6,4,9,12,1,13,2,5,0,7,14",
    "3:1,2,3,4,5,6,7,8,0",
    "3x2:1,2,3,4,5,0",
    "2x2:1,2,3",
    "2x2:1,2,3,0,",
    "2x2:1,2,3,4",
    "2x2:1,2,2,0",
    "1:0",
    "0:0",
    "65x65:1",
    "4x4#123456",
    "6x6u#1",
    "4x3u:w4md1afewd5e2w,2,1,7",
    "4x3m5:w4md1afewd5e2w,2,1",
    "4x3u:w4md1afewd5e2w,2",
    "4x3u:w4md1afewd5e2w,9,1",
    "4x3u:w4md1afewd5e2w,0,0",
    "4x3u:w4md1mfewd5e2w,2,1",
    "4x3u:w4md1fa1ewd5e2w,2,1",
    "ca6098dfb73254e1",
    "bc9e80df3412a756",
    "BC9E80DF3412A756",
    "123456780",
    "eabf.cdgh",
    "abcdefgh.",
    "[[4,1,2],[5,0,3]]",
    "[[1,2],[3]]",
    "[[1,2],[3,0]",
    "[[1,2],[3,3]]",
    "[[1,2],[3,9]]",
    "[[]]",
    "[[1,[0]]]",
    "1,2,3,0",
    "3,x,1,2",
    "1,2,3,4",
    "1,2,3",
    "klotski",
    "none-of-that-name",
    "..........",
    "12",
    "deadbeef",
    "{\"cols\":4}",
    "eyJjb2xzIjo0fQ==",
    "#eyJjb2xzIjo0fQ%3D%3D",
    "#eyJyb3dzIjp",
};

/// Of TomFrost/KlotskiSolver: as they are, and packed into links.
constexpr const char* kJson[] = {
    R"({"cols":2,"rows":1,"pieces":[{"type":"1x1","x":0,"y":0,"id":"B"}]})",
    R"({"rows":2,"cols":3,"goal":null,"pieces":[{"type":"2x1","x":1,"y":0,"id":"#"},{"type":"1x1","x":0,"y":0}]})",
    R"({"cols":3,"rows":2,"goal":{"x":1,"y":0},"pieces":[{"type":"2x2","x":0,"y":0,"w":2,"h":2,"id":"AA"}]})",
    R"({"cols":3,"rows":2,"pieces":[{"type":"1x1","x":0,"y":0,"id":"A"},{"type":"1x1","x":1,"y":0,"id":"A"}]})",
    R"({"cols":3,"rows":2,"goal":{"x":2,"y":0},"pieces":[{"type":"2x2","x":0,"y":0}]})",
    R"({"cols":3,"rows":2,"goal":{"x":1},"pieces":[{"type":"2x2","x":0,"y":0}]})",
    R"({"cols":3,"rows":2,"goal":{"x":1,"y":0},"pieces":[{"type":"1x2","x":0,"y":0}]})",
    R"({"cols":3,"rows":2,"pieces":[{"type":"3x1","x":0,"y":0}]})",
    R"({"cols":3,"rows":2,"pieces":[{"type":"2x1","x":0,"y":0,"h":2}]})",
    R"({"cols":3,"rows":2,"pieces":[{"type":"2x1","x":2,"y":0}]})",
    R"({"cols":3,"rows":2,"pieces":[{"type":"2x1","x":0,"y":0},{"type":"1x2","x":1,"y":0}]})",
    R"({"cols":3,"rows":2,"pieces":[{"type":"1x1","x":-1,"y":0}]})",
    R"({"cols":3,"rows":2,"pieces":[{"type":"1x1","x":"0","y":0}]})",
    R"({"cols":3,"rows":2,"pieces":[7]})",
    R"({"cols":3,"rows":2,"pieces":[]})",
    R"({"cols":3,"rows":0,"pieces":[]})",
    R"({"cols":65,"rows":64,"pieces":[]})",
    R"({"cols":3,"rows":2,"pieces":[{"type":"1x1","x":0,"y":0}})",
};

std::string base64(std::string_view bytes) {
    constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        std::uint32_t bits = 0;
        for (std::size_t j = 0; j < 3; ++j)
            bits = bits << 8 | (i + j < bytes.size() ? static_cast<unsigned char>(bytes[i + j]) : 0u);
        for (std::size_t j = 0; j < 4; ++j) text += i + j <= bytes.size() ? kDigits[bits >> (18 - 6 * j) & 63] : '=';
    }
    return text;
}

/// Valid, so that JSON can hold it.
bool is_one_word(std::string_view text) {
    if (text.empty()) return false;
    for (; !text.empty() && character_length(text) > 0; text.remove_prefix(character_length(text))) {
        if (std::string_view(" \t\r\n").find(text.front()) != std::string_view::npos) return false;
    }
    return text.empty();
}

bool is_of_words(const puzzle::Format& format) {
    for (const char* name : kFormats) {
        if (format.name == name) return true;
    }
    return false;
}

/// What is said of a word: a puzzle, what is wrong with it, or nothing where it is none of these formats.
json told(const std::string& word) {
    json line{{"word", word}};
    const auto found = puzzle::recognised(word);
    if (found.empty() || !is_of_words(*found.front())) return line;
    const auto reading = puzzle::read_as(*found.front(), word);
    line["format"] = found.front()->name;
    if (reading)
        line["text"] = print_puzzle(*reading);
    else
        line["error"] = {{"message", reading.error().message}, {"column", reading.error().column}};
    return line;
}

/// A board of rows as one word: "1,2,3,0", or "[[1,2],[3,0]]".
std::string joined(std::string rows, bool in_brackets) {
    std::string word;
    for (const char c : rows) {
        if (c == '\n' && in_brackets)
            word += "],[";
        else
            word += c == ' ' || c == '\n' ? ',' : c;
    }
    return in_brackets ? "[[" + word + "]]" : word;
}

void print(const std::string& word) {
    if (is_one_word(word)) std::cout << told(word).dump() << '\n';
}

void print_json(const std::string& text) {
    print(text);
    print("#" + base64(text));
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 2) return 2;
    const auto puzzles = static_cast<std::uint64_t>(std::atoi(arguments[1]));
    test::Random random(22);
    for (const char* word : kWords) print(word);
    for (const char* json : kJson) print_json(json);
    for (std::uint64_t seed = 0; seed < puzzles; ++seed) {
        const auto text = write_as(*puzzle::format_named("tomfrost"), test::random_problem_for("tomfrost", seed));
        if (text) print_json(json::parse(*text).dump());
    }
    for (const char* name : kFormats) {
        if (std::string_view(name) == "tomfrost") continue;  // its texts are no words
        for (std::uint64_t seed = 0; seed < puzzles; ++seed) {
            auto text = write_as(*puzzle::format_named(name), test::random_problem_for(name, seed));
            if (!text) continue;
            while (!text->empty() && text->back() == '\n') text->pop_back();
            if (text->find('\n') != std::string::npos) *text = joined(*text, seed % 2 == 0);
            print(*text);
            for (int i = 0; i < kDamaged; ++i) print(test::damaged(*text, random, 1 + i, false));
        }
    }
    return 0;
}
