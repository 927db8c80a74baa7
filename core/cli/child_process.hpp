// A program of somebody else's, run beside ours: started, looked at, ended.
#pragma once

#include <sys/types.h>

#include <optional>
#include <string>
#include <utility>

#include "core/base/result.hpp"

namespace shunt::cli {

/// A command line of the shell in a process group of its own, so that ending it ends everything it started. What it says goes to a
/// file, what it reads is told. Ended when the object goes.
class ChildProcess {
public:
    /// Error: the system refuses a new process.
    [[nodiscard]] static Result<ChildProcess> start(const std::string& command, const std::string& output_file);

    ChildProcess(ChildProcess&& other) noexcept
        : id_(std::exchange(other.id_, 0)), input_(std::exchange(other.input_, kNone)) {}
    ChildProcess& operator=(ChildProcess&& other) noexcept;
    ~ChildProcess() { end(); }

    /// Gives it a line to read. It may have ended: then nobody reads it.
    void tell(const std::string& line);
    /// The exit code, once it has ended: as the shell gives it, 128 + number after a signal. Does not wait.
    [[nodiscard]] std::optional<int> exit_code();
    /// Kills it and all it started, and waits until it is gone.
    void end();

private:
    static constexpr int kNone = -1;

    ChildProcess(pid_t id, int input) : id_(id), input_(input) {}

    pid_t id_ = 0;       // 0 once it has ended
    int input_ = kNone;  // our end of what it reads
};

}  // namespace shunt::cli
