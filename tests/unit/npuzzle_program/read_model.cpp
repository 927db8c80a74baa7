#include "tests/unit/npuzzle_program/read_model.hpp"

#include <cctype>
#include <sstream>
#include <vector>

#include "tests/support/catch2.hpp"

namespace shunt::test {
namespace {

bool is_number(const std::string& word) { return std::isdigit(static_cast<unsigned char>(word[0])) != 0; }

/// Terms "+ 3 x - y ..." until a word that is neither; returns that word.
std::string read_terms(std::istream& words, std::map<std::string, double>& terms) {
    double factor = 1;
    for (std::string word; words >> word;) {
        if (word == "+") {
            factor = 1;
        } else if (word == "-") {
            factor = -1;
        } else if (is_number(word)) {
            factor *= std::stod(word);
        } else if (word == "<=" || word == ">=" || word == "=" || word == "Subject") {
            return word;
        } else {
            CHECK_FALSE(terms.contains(word));
            terms[word] = factor;
        }
    }
    return "";
}

std::string without_comments(const std::string& text) {
    std::istringstream lines(text);
    std::string kept;
    for (std::string line; std::getline(lines, line);) {
        CHECK(line.size() <= 255);
        if (line.substr(0, 1) != "\\") kept += line + "\n";
    }
    return kept;
}

}  // namespace

ReadModel read_lp(const std::string& text) {
    ReadModel model;
    std::istringstream words(without_comments(text));
    std::string word;
    words >> word;
    CHECK(word == "Minimize");
    words >> word;
    CHECK(word == "obj:");
    CHECK(read_terms(words, model.objective) == "Subject");
    words >> word;
    CHECK(word == "To");
    while (words >> word && word.back() == ':') {
        const std::string name = word.substr(0, word.size() - 1);
        REQUIRE_FALSE(model.rows.contains(name));
        const std::string sense = read_terms(words, model.rows[name]);
        CHECK_FALSE(model.rows[name].empty());
        double right = 0;
        words >> right;
        model.right[name] = {sense == "=" ? 'E' : sense == "<=" ? 'L' : 'G', right};
        for (const auto& [column, factor] : model.rows[name]) model.columns[column];
    }
    if (word == "Bounds") {
        double lower = 0;
        std::string sign;
        while (words >> word && word != "Binary") {
            lower = std::stod(word);
            words >> sign >> word;
            model.columns[word].lower = lower;
            words >> sign >> model.columns[word].upper;
        }
    }
    CHECK(word == "Binary");
    while (words >> word && word != "End") model.columns[word] = {0, 1, true};
    CHECK(word == "End");
    std::erase_if(model.objective, [](const auto& term) { return term.second == 0; });
    return model;
}

namespace {

/// One line of a section of MPS text.
void read_entry(ReadModel& model, const std::string& section, const std::vector<std::string>& words, bool integer) {
    if (section == "ROWS" && words[0] != "N") model.right[words[1]] = {words[0][0], 0};
    if (section == "COLUMNS") {
        model.columns[words[0]].integer = integer;
        if (words[1] == "obj" && std::stod(words[2]) != 0) model.objective[words[0]] = std::stod(words[2]);
        if (words[1] != "obj") model.rows[words[1]][words[0]] = std::stod(words[2]);
    }
    if (section == "RHS") model.right[words[1]].second = std::stod(words[2]);
    if (section == "BOUNDS") {
        ReadModel::Bounds& bounds = model.columns[words[2]];
        CHECK((words[0] == "UP" || words[0] == "LO"));
        (words[0] == "UP" ? bounds.upper : bounds.lower) = std::stod(words[3]);
    }
}

}  // namespace

ReadModel read_mps(const std::string& text) {
    ReadModel model;
    std::string section;
    bool integer = false;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (line[0] == '*') continue;
        std::istringstream in(line);
        std::vector<std::string> words;
        for (std::string word; in >> word;) words.push_back(word);
        if (line[0] != ' ') {
            section = words[0];
        } else if (words[0] == "MARKER") {
            integer = words[2] == "'INTORG'";
        } else {
            read_entry(model, section, words, integer);
        }
    }
    CHECK(section == "ENDATA");
    return model;
}

}  // namespace shunt::test
