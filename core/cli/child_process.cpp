#include "core/cli/child_process.hpp"

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <utility>

namespace shunt::cli {
namespace {

constexpr int kCannotRun = 127;  // what a shell answers when there is no such command

/// In the new process: only calls that are safe between fork and exec.
[[noreturn]] void become(const char* command, int input, const char* output_file) {
    setpgid(0, 0);
    const int output = open(output_file, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    dup2(input, STDIN_FILENO);
    if (output >= 0) {
        dup2(output, STDOUT_FILENO);
        dup2(output, STDERR_FILENO);
    }
    for (const int number : {SIGINT, SIGTERM, SIGHUP, SIGXFSZ}) signal(number, SIG_DFL);
    execl("/bin/sh", "sh", "-c", command, static_cast<char*>(nullptr));
    _exit(kCannotRun);
}

}  // namespace

Result<ChildProcess> ChildProcess::start(const std::string& command, const std::string& output_file) {
    // A socket, since writing to a pipe that nobody reads any more would end this process.
    int ends[2] = {kNone, kNone};
    const bool connected = socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) == 0;
    const pid_t id = connected ? fork() : -1;
    if (id == 0) become(command.c_str(), ends[1], output_file.c_str());
    const std::string why = std::strerror(errno);
    if (connected) close(ends[1]);
    if (id < 0) {
        if (connected) close(ends[0]);
        return Error{"the system starts no further process: " + why};
    }
    setpgid(id, id);  // here too: whichever process comes first
    return ChildProcess(id, ends[0]);
}

ChildProcess& ChildProcess::operator=(ChildProcess&& other) noexcept {
    if (this != &other) {
        end();
        id_ = std::exchange(other.id_, 0);
        input_ = std::exchange(other.input_, kNone);
    }
    return *this;
}

void ChildProcess::tell(const std::string& line) {
    const std::string text = line + "\n";
    const ssize_t sent = send(input_, text.data(), text.size(), MSG_NOSIGNAL);
    static_cast<void>(sent);  // the end of the process is seen elsewhere
}

std::optional<int> ChildProcess::exit_code() {
    int status = 0;
    if (id_ == 0 || waitpid(id_, &status, WNOHANG) != id_) return std::nullopt;
    kill(-id_, SIGKILL);  // what it may have left behind
    id_ = 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

void ChildProcess::end() {
    if (input_ != kNone) close(std::exchange(input_, kNone));
    if (id_ == 0) return;
    kill(-id_, SIGKILL);
    while (waitpid(id_, nullptr, 0) < 0 && errno == EINTR) {
    }
    id_ = 0;
}

}  // namespace shunt::cli
