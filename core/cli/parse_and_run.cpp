#include "core/cli/parse_and_run.hpp"

#include <algorithm>
#include <iostream>
#include <span>
#include <sstream>

#include "core/cli/misunderstood.hpp"
#include "core/cli/process.hpp"
#include "core/cli/run_job.hpp"

namespace shunt::cli {
namespace {

int refused(const std::string& why) {
    std::cerr << "shunt: " << shortened(why) << "\n";
    return static_cast<int>(ExitCode::bad_input);
}

}  // namespace

int parse_and_run(CLI::App& app, const Run& run, int argc, char** argv) {
    const std::span<const char* const> words(argv + 1, argv + std::max(argc, 1));
    if (const auto refusal = unknown_command(app, words)) return refused(*refusal);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ExtrasError&) {
        return refused(left_over(app));
    } catch (const CLI::ParseError& error) {
        std::ostringstream refusal;
        const int code = app.exit(error, std::cout, refusal);
        std::cerr << shortened(refusal.str());
        return code == 0 ? 0 : static_cast<int>(ExitCode::bad_input);
    }
    return static_cast<int>(run_to_the_end(run));
}

}  // namespace shunt::cli
