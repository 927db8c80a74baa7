#include "core/cli/search_command.hpp"

#include <algorithm>
#include <memory>

#include "core/analysis/posted_samples.hpp"
#include "core/cli/answer.hpp"
#include "core/cli/cached_tables_folder.hpp"
#include "core/cli/card_file.hpp"
#include "core/cli/choice_option.hpp"
#include "core/cli/disk_search.hpp"
#include "core/cli/each_text.hpp"
#include "core/cli/graph_file.hpp"
#include "core/cli/number_option.hpp"
#include "core/cli/puzzle_source.hpp"
#include "core/cli/run_job.hpp"
#include "core/cli/saved_census.hpp"
#include "core/cli/search_options.hpp"
#include "core/cli/search_text.hpp"
#include "core/job/any_solution_job.hpp"
#include "core/job/census_job.hpp"
#include "core/job/difficulty_job.hpp"
#include "core/job/npuzzle_solve_job.hpp"
#include "core/job/plans_job.hpp"
#include "core/parts/lone_post.hpp"
#include "core/threads/thread_crew.hpp"

namespace shunt::cli {
namespace {

template <class Request>
struct SearchArguments {
    Request request;
    int threads = 1;
    PuzzleArgument puzzle;
    RunOptions run;
    bool plans = false;  // told, and nothing searched
    bool each = false;
    bool any = false;  // solve: a solution soon, and no proof waited for
    CheckpointOptions checkpoint;
    DiskOptions disk;
    std::string card;       // file to write; empty: none
    std::string graph;      // the same
    bool quotient = false;  // groups of positions are its nodes
};

// A job of each request, and its text.
auto create(const job::SolveRequest& request) { return job::make_solve_job(request); }
auto create(const job::CensusRequest& request) {
    return job::CensusJob::create(request, analysis::surveys_of, analysis::level_hashes_of);
}
auto create(const job::DifficultyRequest& request) { return job::DifficultyJob::create(request); }
constexpr auto text_for(const job::SolveRequest& /*kind*/) { return solve_text; }
constexpr auto text_for(const job::CensusRequest& /*kind*/) { return census_text; }
constexpr auto text_for(const job::DifficultyRequest& /*kind*/) { return difficulty_text; }

/// One board of several, in its line. The exit code as if it were alone, but that nothing is wrong with what cannot be solved.
template <class Request>
ExitCode run_one(SearchArguments<Request>& arguments, std::size_t number, SourcedText board) {
    auto own = own_text(arguments.puzzle, std::move(board));
    arguments.request.puzzle = own ? std::move(own->text) : "";
    arguments.request.read_as = own ? std::move(own->read_as) : "";
    auto job = own ? create(arguments.request) : decltype(create(arguments.request))(own.error());
    if (!job) {
        print_each(number, arguments.run.json, job.error());
        return ExitCode::bad_input;
    }
    const double seconds = drive(**job, arguments.run, {});
    auto outcome = (*job)->outcome();
    outcome.seconds = seconds;
    if (!outcome.defect.empty()) return show(outcome.status, outcome.defect, {});
    print_each(number, arguments.run.json, outcome);
    return outcome.status == job::Status::unsolvable ? ExitCode::done : exit_code(outcome.status);
}

/// Every board of a text by itself, one line each. What is refused or ends at a limit does not end it, and is told by the exit code; a
/// signal and a defect do.
template <class Request>
ExitCode run_each(SearchArguments<Request>& arguments) {
    const auto text = puzzle_text(arguments.puzzle);
    if (!text) return refuse(arguments.puzzle.puzzle, text.error());
    auto boards = puzzle::boards_in(text->text);
    if (boards.empty()) boards.push_back(text->text);
    ExitCode all = ExitCode::done;
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const ExitCode code = run_one(arguments, i + 1, {std::string(boards[i]), text->origin});
        if (code == ExitCode::cancelled || code == ExitCode::defect) return code;
        if (all == ExitCode::done || code == ExitCode::bad_input) all = code;
    }
    return all;
}

template <class Request>
constexpr bool kHasCard = !std::is_same_v<Request, job::DifficultyRequest>;

/// Asks for what a card needs, and tries the place for it before time is spent.
template <class Request>
std::optional<Error> prepare_card(SearchArguments<Request>& arguments) {
    if (arguments.card.empty()) return std::nullopt;
    if constexpr (std::is_same_v<Request, job::CensusRequest>) arguments.request.hashes = true;
    if (arguments.card == "-" && arguments.run.json)
        return Error{"a card on standard output takes the place of the report: leave --json out"};
    return refused_place(arguments.card);
}

/// Writes the card of what a job has found.
template <class Request, class AnyJob>
ExitCode write_card_of(const SearchArguments<Request>& arguments, AnyJob& job, ExitCode code) {
    const auto card = job::card_of(arguments.request, job.outcome(), card_source());
    if (!card && code == ExitCode::done) return unsaved(arguments.card, card.error());
    if (!card) return static_cast<void>(refuse(arguments.card, card.error())), code;
    const auto error = write_card(arguments.card, *card);
    return error ? unsaved(arguments.card, *error) : code;
}

/// Runs a job with the tables kept from earlier ones, if it has any.
template <class AnyJob, class Text>
ExitCode run_with_tables(AnyJob& job, const RunOptions& options, Text text) {
    job::CachedTables* const tables = job.cached_tables();
    if (tables == nullptr) return run_job(job, options, text);
    const CachedTablesFolder cache;
    cache.give_to(*tables);
    const ExitCode code = run_job(job, options, text);
    cache.keep_from(*tables);
    return code;
}

/// A solution soon, and a proof beside it.
ExitCode run_any(const SearchArguments<job::SolveRequest>& arguments) {
    auto job = job::AnySolutionJob::create({arguments.request, true});
    if (!job) return refuse(arguments.puzzle.puzzle, job.error());
    return run_job(**job, arguments.run, any_text);
}

/// A difficulty of which several parts draw the samples. Each finds and holds the graph itself; all do the same slices, and agree after
/// each whether to end.
ExitCode run_together(job::DifficultyJob& job, analysis::PostedSamples& samples, const RunOptions& run) {
    return run_job(job, run, difficulty_text, [&](std::uint64_t budget) {
        const std::uint64_t rounds = run.team->post.figures().rounds;
        const bool more = job.advance(budget);
        if (run.team->post.figures().rounds == rounds) static_cast<void>(samples.tell({}, false));
        return more;
    });
}

template <class Request>
ExitCode run_search(SearchArguments<Request>& arguments) {
    if (arguments.each) return run_each(arguments);
    parts::LonePost lone;
    analysis::PostedParts in_parts(lone);
    Team alone{lone, in_parts};
    if (!arguments.checkpoint.folder.empty() && arguments.run.team == nullptr) arguments.run.team = &alone;
    if constexpr (std::is_same_v<Request, job::CensusRequest>) {
        if (arguments.run.team != nullptr) arguments.request.in_parts = &arguments.run.team->in_parts;
    }
    const auto read = [&] { return read_own_text(arguments.puzzle); };
    auto text = told_to_all(arguments.run.team, read);
    if (!text) return refuse(arguments.puzzle.puzzle, text.error());
    arguments.request.puzzle = std::move(text->text);
    arguments.request.read_as = std::move(text->read_as);
    arguments.run.origin = std::move(text->origin);
    DiskFolder disk(arguments.disk);
    disk.offer(arguments.request);
    analysis::PostedSamples samples(arguments.run.team != nullptr ? arguments.run.team->post : lone);
    if constexpr (std::is_same_v<Request, job::DifficultyRequest>) {
        if (arguments.run.team != nullptr) arguments.request.together = &samples;
    }
    threads::ThreadCrew crew(arguments.threads);
    if (arguments.threads > 1) arguments.request.crew = &crew;
    if (arguments.plans) {
        auto plans = job::PlansJob::create(arguments.request);
        if (!plans) return refuse(arguments.puzzle.puzzle, plans.error());
        return run_job(**plans, arguments.run, plans_text);
    }
    if constexpr (std::is_same_v<Request, job::SolveRequest>) {
        if (arguments.any) return run_any(arguments);
    }
    if constexpr (kHasCard<Request>) {
        if (const auto error = prepare_card(arguments)) return refuse(arguments.card, *error);
    }
    constexpr bool kSolves = std::is_same_v<Request, job::SolveRequest>;
    const auto purpose = kSolves ? analysis::Purpose::solve : analysis::Purpose::count;
    if (const auto error = disk.open(arguments.request, purpose, arguments.checkpoint.seconds))
        return refuse(disk.path(), *error);
    arguments.run.shelf = disk.shelf();
    auto job = create(arguments.request);
    if (!job) return refuse(arguments.puzzle.puzzle, job.error());
    if constexpr (std::is_same_v<Request, job::CensusRequest>) {
        if (!arguments.checkpoint.folder.empty())
            return run_saved(**job, arguments.request.puzzle, arguments.checkpoint, arguments.run);
    }
    if constexpr (std::is_same_v<Request, job::DifficultyRequest>) {
        if (arguments.run.team != nullptr) return run_together(**job, samples, arguments.run);
    }
    arguments.run.silent = arguments.card == "-";  // the card takes the place of the text
    const ExitCode code = disk.close(run_with_tables(**job, arguments.run, text_for(arguments.request)));
    if constexpr (kHasCard<Request>) {
        if (!arguments.card.empty() && code != ExitCode::defect) return write_card_of(arguments, **job, code);
    }
    return code;
}

/// A census whose graph goes to a file.
ExitCode run_with_graph(SearchArguments<job::CensusRequest>& arguments) {
    auto file = GraphFile::open(arguments.graph, arguments.quotient);
    if (!file) return refuse(arguments.graph, file.error());
    arguments.request.brought = &(*file)->graph();
    const ExitCode code = run_search(arguments);
    if (code == ExitCode::defect) return code;
    const auto error = (*file)->close();
    if (error) return unsaved(arguments.graph, *error);
    if (!arguments.run.json && arguments.card != "-") tell_graph((*file)->graph(), arguments.graph);
    return code;
}

/// What asks for levels that are not in files any more, or for more than one search.
template <class Request>
std::optional<Error> objection_to_disk(const SearchArguments<Request>& arguments) {
    if (arguments.disk.folder.empty()) return std::nullopt;
    if constexpr (std::is_same_v<Request, job::CensusRequest>) {
        const bool needs_all = !arguments.card.empty() || !arguments.graph.empty() || arguments.request.positions;
        if (needs_all) return Error{"files keep two levels: they go without --card, --graph and --positions"};
    }
    if (arguments.any) return Error{"files are for a shortest solution, and go without --any"};
    if (arguments.each) return Error{"a folder is for one puzzle, and goes without --each"};
    return std::nullopt;
}

template <class Request>
ExitCode run_asked(SearchArguments<Request>& arguments) {
    if (const auto error = objection_to_disk(arguments))
        return refuse(arguments.disk.is_only ? "--storage disk" : "--disk", *error);
    if constexpr (std::is_same_v<Request, job::CensusRequest>) {
        if (!arguments.graph.empty()) return run_with_graph(arguments);
    }
    return run_search(arguments);
}

/// --card.
template <class Request>
void add_card(CLI::App& command, SearchArguments<Request>& arguments, const std::string& help) {
    command.add_option("--card", arguments.card, help)
        ->excludes(command.get_option("--each"))
        ->excludes(command.get_option("--plans"));
}

/// The options that a search has wherever it runs. The arguments live as long as the application.
template <class Request>
std::shared_ptr<SearchArguments<Request>> add_any_search(CLI::App& command, Run& run) {
    auto arguments = std::make_shared<SearchArguments<Request>>();
    arguments->request.memory_limit = kDefaultMemory;
    add_puzzle_argument(command, arguments->puzzle);
    add_metric_option(command, arguments->request.metric);
    add_memory_option(command, arguments->request.memory_limit);
    command.add_flag("--plans", arguments->plans,
                     "tell how it can be searched, and in how much memory, and search nothing");
    add_run_options<Answer<decltype(create(arguments->request).value()->outcome())>>(command, arguments->run);
    command.callback([arguments, &run] { run = [arguments] { return run_asked(*arguments); }; });
    return arguments;
}

/// Those of one process, too.
template <class Request>
SearchArguments<Request>& add_search(CLI::App& command, Run& run) {
    auto arguments = add_any_search<Request>(command, run);
    Request& request = arguments->request;
    command.add_flag("--each", arguments->each, "every board of a text of several, one line each")
        ->excludes(command.get_option("--board"));
    const std::string kinds =
        "packed (bits over all packings), hashed (the positions met), levels (three of them), keys (two of them) or "
        "sweeps (unit tiles); default: the first of --plans that can";
    if constexpr (kHasCard<Request>) {
        add_disk(command, request.storage, arguments->disk, kinds);
    } else {
        add_choice(command, "--storage", request.storage, analysis::kStorages, kinds);
    }
    add_threads(command, arguments->threads);
    command.add_flag("!--no-symmetry", request.symmetry, "do not find mirror images together");
    return *arguments;
}

}  // namespace

void add_solve(CLI::App& app, Run& run) {
    CLI::App& command = *app.add_subcommand("solve", "Finds a shortest solution and proves it shortest");
    auto& arguments = add_search<job::SolveRequest>(command, run);
    auto& request = arguments.request;
    command.add_flag("--all", request.all, "count all shortest solutions and list them");
    command.add_flag(
        "--checksum", request.checksum,
        "unit tiles: the sum of the checksums of all shortest solutions (Project Euler 244); implies --all");
    add_count(command, "--limit", request.list, "most solutions to list; default: 16");
    add_choices(command, request);
    add_choice(command, "--direction", request.direction, analysis::kDirections,
               "forward, or bidirectional if the goal positions are few; default: bidirectional if it can be had");
    add_card(command, arguments, "write a result card, which holds the way, for `shunt verify`; - is standard output");
    add_checkpoint_seconds(command, arguments.checkpoint);
    add_any(command, arguments.any);
}

void add_census(CLI::App& app, Run& run) {
    CLI::App& command = *app.add_subcommand("census", "Counts the reachable positions by depth");
    auto& arguments = add_search<job::CensusRequest>(command, run);
    auto& request = arguments.request;
    add_findings(command, request);
    add_count(command, "--limit", request.list, "most antipodes and hardest starts to list; default: 16");
    command
        .add_option(
            "--graph", arguments.graph,
            "write all positions and the motions between them; the ending says the format: .graphml, .edges or .txt "
            "(two numbers a line), .s6 (sparse6), .dot or .gv")
        ->excludes(command.get_option("--each"))
        ->excludes(command.get_option("--plans"));
    command
        .add_flag(
            "--quotient", arguments.quotient,
            "with --graph: positions that differ only in where the smallest pieces stand are one node, which tells how "
            "many they are (positions) and one of them nearest to the start (board); pieces that a goal places always "
            "count")
        ->needs(command.get_option("--graph"));
    add_card(command, arguments,
             "write a result card, with a hash of every level, for `shunt verify`; - is standard output");
    add_checkpoint(command, arguments.checkpoint);
}

void add_census_in_parts(CLI::App& app, Run& run, Team& team) {
    CLI::App& command =
        *app.add_subcommand("census", "Counts the reachable positions by depth, each part some of them");
    auto arguments = add_any_search<job::CensusRequest>(command, run);
    arguments->run.team = &team;
    add_threads(command, arguments->threads);
    add_checkpoint(command, arguments->checkpoint);
    add_count(command, "--limit", arguments->request.list, "most antipodes to list; default: 16");
}

void add_difficulty(CLI::App& app, Run& run) {
    CLI::App& command = *app.add_subcommand(
        "difficulty", "Bickford and Baxter's BB: positions - 1 - mean path from start to goal over all spanning trees");
    add_sampling(command, add_search<job::DifficultyRequest>(command, run).request);
}

void add_difficulty_in_parts(CLI::App& app, Run& run, Team& team) {
    CLI::App& command = *app.add_subcommand(
        "difficulty", "Bickford and Baxter's BB: each part finds all positions and draws some of the spanning trees");
    auto arguments = add_any_search<job::DifficultyRequest>(command, run);
    arguments->run.team = &team;
    add_sampling(command, arguments->request);
}

}  // namespace shunt::cli
