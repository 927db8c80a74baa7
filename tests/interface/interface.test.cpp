// Random legal commands, through the one interface of all jobs, held against what is promised of every job (laws.hpp).
//
// SHUNT_COMMANDS says how many (2,000), SHUNT_SEED which is the first (1). A command that fails is shrunk, and told with its seed.
#include <sys/time.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>

#include "tests/interface/laws.hpp"
#include "tests/support/catch2.hpp"

using namespace shunt::interface;

namespace {

std::uint64_t asked(const char* name, std::uint64_t otherwise) {
    const char* const text = std::getenv(name);
    return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

constexpr int kMostSeconds = 20;  // CPU time of a command, in all of its runs
std::string present;              // the command that is running

/// A slice that never ends is ended here, since nobody else can.
[[noreturn]] void tell_and_end(int /*signal*/) {
    constexpr char kText[] = "this command does not come back:\n";
    ssize_t written = write(STDERR_FILENO, kText, sizeof kText - 1);
    written = write(STDERR_FILENO, present.data(), present.size());
    static_cast<void>(written);
    _exit(1);
}

void watch(int seconds) {
    std::signal(SIGPROF, tell_and_end);
    const itimerval when{{0, 0}, {seconds, 0}};
    setitimer(ITIMER_PROF, &when, nullptr);
}

std::string tried(const Command& command) {
    present = describe(command) + "\n";
    watch(kMostSeconds);
    std::string broken = broken_law(command);
    watch(0);
    return broken;
}

}  // namespace

TEST_CASE("every legal command keeps what is promised", "[interface]") {
    const std::uint64_t first = asked("SHUNT_SEED", 1);
    const std::uint64_t end = first + asked("SHUNT_COMMANDS", 2'000);
    int failed = 0;
    for (std::uint64_t seed = first; seed < end && failed < 5; ++seed) {
        const Command command = random_command(seed);
        const std::string broken = tried(command);
        if (broken.empty()) continue;
        ++failed;
        const Command least = shrunk(command, [](const Command& smaller) { return !tried(smaller).empty(); });
        FAIL_CHECK("seed " << seed << ": " << broken << "\n"
                           << describe(command) << "\nas little as\n"
                           << describe(least) << "\n"
                           << tried(least));
    }
}
