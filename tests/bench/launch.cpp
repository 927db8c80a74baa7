// Runs a command and says what it took:
//
//     bench_launch FD COMMAND ARGUMENT...
//
// writes one line of JSON to the open file descriptor FD and exits as the command did (128 + the signal that ended it).
//
// Why a program of its own: Linux begins a process's peak of resident memory with what its parent held when it started it. A
// script would thus add its interpreter's 14 MB to a job that needs 5.
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>

namespace {

constexpr int kCannotLaunch = 127;

double seconds(const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 3) {
        std::fputs("usage: bench_launch FD COMMAND ARGUMENT...\n", stderr);
        return kCannotLaunch;
    }
    const auto start = std::chrono::steady_clock::now();
    const pid_t child = fork();
    if (child == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);  // a benchmark that is interrupted leaves nothing running
        execvp(argv[2], argv + 2);
        std::perror(argv[2]);
        _exit(kCannotLaunch);
    }
    int status = 0;
    rusage usage{};
    if (child < 0 || wait4(child, &status, 0, &usage) != child) {
        std::perror("bench_launch");
        return kCannotLaunch;
    }
    const std::chrono::duration<double> wall = std::chrono::steady_clock::now() - start;
    dprintf(std::atoi(argv[1]), "{\"user\":%.6f,\"system\":%.6f,\"wall\":%.6f,\"peak_rss\":%lld}\n",
            seconds(usage.ru_utime), seconds(usage.ru_stime), wall.count(),
            static_cast<long long>(usage.ru_maxrss) * 1024);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
