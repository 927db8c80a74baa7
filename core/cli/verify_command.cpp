#include "core/cli/verify_command.hpp"

#include <memory>

#include "core/base/readable.hpp"
#include "core/cli/card_file.hpp"
#include "core/cli/cost_text.hpp"
#include "core/cli/number_option.hpp"
#include "core/cli/run_job.hpp"
#include "core/job/verify_job.hpp"
#include "core/threads/thread_crew.hpp"

namespace shunt::cli {
namespace {

constexpr const char* kHelpOfCards =
    "A card is JSON, written by --card FILE of census and of solve. It tells the puzzle, the metric, and of a census "
    "how "
    "many positions every level has and a hash of them, of a solution its length and a way.\n"
    "The hash of a level: write the code of each position, take the SHA-256 of each code as a number whose first byte "
    "weighs most, add these up modulo 2^256; 64 digits. The code of a position: its rows from the top, joined by "
    "\"/\"; in "
    "every row a sign for each column: # wall, blank outside, . void, = gate, else the name of the piece. The names of "
    "a "
    "kind (\"kinds\" of the card) go to its pieces in reading order of their first cells. Where a name has more than "
    "one "
    "byte, the signs of a row are parted by blanks, and outside is --.\n"
    "tests/verify/reference.py of the sources checks small cards in plain Python, with nothing of this program.\n"
    "Exit codes: 0 equal, 1 not equal, 2 no card, 3 limit reached, 4 cancelled.";

struct VerifyArguments {
    job::VerifyRequest request;
    std::string card;
    int threads = 1;
    RunOptions run;
};

std::string found_equal(const outcome::VerifyOutcome& verified) {
    const std::string metric = " (" + std::string(to_string(verified.metric)) + " metric)";
    if (verified.levels != 0)
        return "equal: " + grouped(verified.positions) + " positions in " + grouped(verified.levels) +
               (verified.levels == 1 ? " level" : " levels") + metric + ", counts and hashes\n";
    if (!verified.length) return "equal: unsolvable" + metric + "\n";
    return "equal: " + grouped(*verified.length) + metric + ", proved shortest; the way was played\n";
}

std::string verify_text(const outcome::VerifyOutcome& verified) {
    std::string text = verified.equal ? found_equal(verified) : "";
    for (const std::string& sentence : verified.differences) text += "not equal: " + sentence + "\n";
    if (verified.status == job::Status::limit)
        text += "limit reached" + (verified.reason.empty() ? std::string(" (time)") : ": " + verified.reason) + "\n";
    if (verified.status == job::Status::cancelled) text += "cancelled\n";
    if (!verified.equal && verified.levels != 0) text += "equal so far: " + grouped(verified.levels) + " levels\n";
    return text + cost_text(verified.seconds, verified.peak_bytes) + "\n";
}

ExitCode run_verify(VerifyArguments& arguments) {
    auto card = read_card(arguments.card);
    if (!card) return refuse(arguments.card, card.error());
    arguments.request.card = std::move(*card);
    threads::ThreadCrew crew(arguments.threads);
    if (arguments.threads > 1) arguments.request.crew = &crew;
    auto job = job::VerifyJob::create(arguments.request);
    if (!job) return refuse(arguments.card, job.error());
    const ExitCode code = run_job(**job, arguments.run, verify_text);
    if (code != ExitCode::done || (*job)->outcome().equal) return code;
    return ExitCode::unsolvable;
}

}  // namespace

void add_verify(CLI::App& app, Run& run) {
    CLI::App& command =
        *app.add_subcommand("verify", "Finds again what a result card claims, and says where it is wrong");
    auto arguments = std::make_shared<VerifyArguments>();
    arguments->request.memory_limit = kDefaultMemory;
    command.add_option("CARD", arguments->card, "a file that --card has written; - is standard input")->required();
    add_memory_option(command, arguments->request.memory_limit);
    command.add_option("--threads", arguments->threads, "workers of the search; the outcome is the same; default: 1")
        ->check(CLI::Range(1, 256));
    command.footer(kHelpOfCards);
    add_run_options<Answer<outcome::VerifyOutcome>>(command, arguments->run);
    command.callback([arguments, &run] { run = [arguments] { return run_verify(*arguments); }; });
}

}  // namespace shunt::cli
