#include "core/cli/each_text.hpp"

#include <cstdint>
#include <cstdio>
#include <iostream>
#include <string>

#include "core/base/readable.hpp"
#include "core/cli/search_text.hpp"
#include "core/outcome/json_text.hpp"

namespace shunt::cli {
namespace {

/// What JSON has in place of an outcome.
struct Refused {
    std::uint64_t board = 0;
    std::string error;

    template <class Archive, class Self>
    static void fields(Archive& a, Self& o) {
        a("board", o.board);
        a("error", o.error);
    }
};

/// "    3  5 (slide metric)          a Rush Hour board ..."
void print_line(std::size_t number, const std::string& found, const std::string& remark) {
    char line[64];
    std::snprintf(line, sizeof line, "%5zu  %-28s  ", number, found.c_str());
    std::cout << line << remark << '\n' << std::flush;
}

std::string remark_of(const outcome::SearchFigures& figures) {
    std::string remark = figures.read_as;
    for (const std::string& sentence : figures.contradicted) remark += (remark.empty() ? "" : "; ") + sentence;
    return remark;
}

std::string in_its_metric(const outcome::SearchFigures& figures) {
    return " (" + std::string(to_string(figures.metric)) + " metric)";
}

template <class Outcome>
void print_outcome(std::size_t number, bool json, const Outcome& outcome, const std::string& found) {
    if (json)
        std::cout << to_json(outcome) << '\n' << std::flush;
    else
        print_line(number, found, remark_of(outcome));
}

}  // namespace

void print_each(std::size_t number, bool json, const outcome::SolveOutcome& solved) {
    print_outcome(
        number, json, solved,
        solved.length ? grouped(*solved.length) + in_its_metric(solved) : std::string(to_string(solved.status)));
}

void print_each(std::size_t number, bool json, const outcome::CensusOutcome& census) {
    print_outcome(number, json, census,
                  grouped(census.reachable) + " reachable, " + grouped(census.eccentricity) + in_its_metric(census));
}

void print_each(std::size_t number, bool json, const outcome::DifficultyOutcome& difficulty) {
    print_outcome(number, json, difficulty,
                  difficulty.bb ? bb_text(difficulty) : std::string(to_string(difficulty.status)));
}

void print_each(std::size_t number, bool json, const Error& error) {
    if (!json) return print_line(number, "refused", to_string(error));
    std::cout << outcome::to_json(Refused{number, to_string(error)}) << '\n' << std::flush;
}

}  // namespace shunt::cli
