#include "core/cli/search_options.hpp"

#include <algorithm>
#include <array>

#include "core/cli/answer.hpp"
#include "core/cli/number_option.hpp"
#include "core/job/any_solution_job.hpp"
#include "core/outcome/keys.hpp"

namespace shunt::cli {

void add_any(CLI::App& command, bool& any) {
    CLI::Option* const flag = command.add_flag(
        "--any", any,
        "some solution soon, then shorter ones, with a proof beside it: between which lengths a shortest one lies, "
        "until both meet or --time is over");
    for (const char* const other :
         {"--all", "--card", "--checksum", "--limit", "--choices", "--through", "--direction", "--each"})
        flag->excludes(command.get_option(other));
    command.footer(command.get_footer() + "\nKeys of --json with --any:\n" +
                   outcome::keys_of<Answer<outcome::AnyOutcome>>());
}

void add_choices(CLI::App& command, job::SolveRequest& request) {
    add_numbers(
        command, "--choices", 1, "N",
        [&request](const std::vector<std::uint64_t>& numbers) { request.choices = numbers[0]; },
        "the positions that shortest solutions pass, move by move, with how many pass each, if there are no more than "
        "N; implies --all");
    command.add_option_function<std::string>(
        "--through",
        [&request](std::string position) {
            std::replace(position.begin(), position.end(), '/', '\n');
            request.through = std::move(position);
        },
        "only the solutions that pass this position, as --choices tells all: rows from the top, joined by /; N, which "
        "is 10,000 unless said, is still how many positions all of them together may pass");
}

void add_findings(CLI::App& command, job::CensusRequest& request) {
    using Option = std::array<const char*, 2>;
    constexpr std::array<Option, std::tuple_size_v<analysis::Surveys::Asked>> kSurveys{
        Option{"--hardest", "the reachable positions farthest from every goal position"},
        Option{"--diameter", "the greatest distance between two reachable positions (up to 100,000 positions)"},
        Option{"--components", "the connected components of all packings"}};
    for (std::size_t kind = 0; kind < kSurveys.size(); ++kind)
        command.add_flag(kSurveys[kind][0], request.surveys[kind], kSurveys[kind][1]);
    add_numbers(
        command, "--positions", 3, "DEPTH[:FROM[:COUNT]]",
        [&request](const std::vector<std::uint64_t>& numbers) {
            job::PositionsAsked& asked = request.positions.emplace();
            asked.depth = numbers[0];
            if (numbers.size() > 1) asked.from = numbers[1];
            if (numbers.size() > 2) asked.count = numbers[2];
        },
        "list the positions of a depth: COUNT of them (default: 16) from number FROM on (default: 0, the first), "
        "always in the same order");
}

void add_threads(CLI::App& command, int& threads) {
    command
        .add_option("--threads", threads, "workers of the search, in each process; the outcome is the same; default: 1")
        ->check(CLI::Range(1, 256));
}

void add_sampling(CLI::App& command, job::DifficultyRequest& request) {
    add_positive(command, "--precision", request.precision,
                 "relative standard error at which sampling ends; default: 0.01");
    add_count(command, "--samples", request.most_samples,
              "most spanning trees to sample, at least 2; default: no limit", 2);
    add_count(command, "--seed", request.seed, "of the random walks; default: 1");
}

}  // namespace shunt::cli
