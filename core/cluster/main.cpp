// `shunt-mpi`: the commands of `shunt` that several processes can share, on one machine or many.
//
//     mpirun -n 4 shunt-mpi census PUZZLE          every process is a part (core/parts): all do the same job, each keeps some positions
//
// What is read and what is said is the business of part 0; the others hear it from that, and have no output. Every process returns the same
// code: where codes differ, launchers kill who is late (Open MPI) or put the bits of all together (MPICH).
#include <mpi.h>

#include <CLI/CLI.hpp>
#include <csignal>
#include <cstdio>
#include <exception>
#include <iostream>
#include <streambuf>

#include "core/analysis/parted_exploration.hpp"
#include "core/cli/find_command.hpp"
#include "core/cli/parse_and_run.hpp"
#include "core/cli/process.hpp"
#include "core/cli/search_command.hpp"
#include "core/cli/version.hpp"
#include "core/cluster/launcher.hpp"
#include "core/cluster/mpi_post.hpp"

namespace {

using namespace shunt;

/// Takes everything and keeps nothing.
class Nowhere final : public std::streambuf {
    int_type overflow(int_type c) override { return traits_type::not_eof(c); }
    std::streamsize xsputn(const char* /*text*/, std::streamsize count) override { return count; }
};

/// "Open MPI v4.1.4" or "MPICH 4.0.2": of what the library says at length.
std::string library_version() {
    char text[MPI_MAX_LIBRARY_VERSION_STRING];
    int length = 0;
    MPI_Get_library_version(text, &length);
    const std::string whole(text, static_cast<std::size_t>(length));
    const std::string first = whole.substr(0, whole.find_first_of("\n,"));
    const std::string between = " Version:\t";  // as MPICH 4.0.2 has it
    const std::size_t at = first.find(between);
    return at == std::string::npos ? first : first.substr(0, at) + " " + first.substr(at + between.size());
}

/// What the system refuses one part, the others cannot know: they wait for its letters. So it ends all.
cli::ExitCode to_the_end_of_all(const cli::Run& command) {
    try {
        return command();
    } catch (const std::exception& error) {
        std::fprintf(stderr, "shunt-mpi: the system refused a part: %s\n", error.what());
        MPI_Abort(MPI_COMM_WORLD, static_cast<int>(cli::ExitCode::limit));
        throw;
    }
}

int run(cluster::MpiPost& post, int argc, char** argv) {
    analysis::PostedParts in_parts(post);
    cli::Team team{post, in_parts};
    CLI::App app{"Searches that several processes share, started by mpirun.", "shunt-mpi"};
    app.set_version_flag("--version", cli::version_text() + "; " + library_version(),
                         "version, commit, compiler, processor and MPI");
    app.require_subcommand(1);
    app.footer("Exit codes: 0 done, 2 bad input, 3 limit reached, 4 cancelled.");
    cli::Run command;
    cli::add_census_in_parts(app, command, team);
    cli::add_difficulty_in_parts(app, command, team);
    cli::add_find_in_parts(app, command, team);
    return cli::parse_and_run(
        app, [&command] { return to_the_end_of_all(command); }, argc, argv);
}

/// As part of a team; the code that all return.
int run_as_part(int argc, char** argv) {
    cluster::MpiPost post;
    const auto launcher = cluster::launcher();
    const std::string refusal = cluster::mixture(launcher, post.parts(), library_version());
    if (!refusal.empty()) {
        if (launcher->rank == 0) std::cerr << "shunt-mpi: " << refusal << "\n";
        return static_cast<int>(cli::ExitCode::bad_input);
    }
    Nowhere nowhere;
    std::streambuf* const out = std::cout.rdbuf();
    std::streambuf* const err = std::cerr.rdbuf();
    if (post.part() != 0) {
        std::cout.rdbuf(&nowhere);
        std::cerr.rdbuf(&nowhere);
    }
    const int code = cli::agreed(post, run(post, argc, argv));
    std::cout.flush();
    std::cout.rdbuf(out);
    std::cerr.rdbuf(err);
    post.meet();  // MPI_Finalize waits by taking a whole core
    return code;
}

}  // namespace

int main(int argc, char** argv) {
    int threads = MPI_THREAD_SINGLE;
    MPI_Init_thread(&argc, &argv, MPI_THREAD_FUNNELED, &threads);
    cli::prepare_process();
    // What launchers hand on without killing anybody soon after: a wish to stop, as SIGTERM is.
    std::signal(SIGUSR1, [](int) { std::raise(SIGTERM); });
    const int code = run_as_part(argc, argv);
    MPI_Finalize();
    return code;
}
