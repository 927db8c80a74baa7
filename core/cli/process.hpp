// What the command agrees with the system (process.cpp; under node wasm/node/process.cpp): signals that end a job early, memory that is
// refused, output that cannot be written.
#pragma once

#include <string_view>

#include "core/cli/exit_code.hpp"

namespace shunt::cli {

/// What standard error is told when the system refuses memory.
inline constexpr std::string_view kNoMemoryText =
    "shunt: the system refused more memory; a smaller --memory may help\n";

/// From now on SIGINT, SIGTERM and SIGHUP ask jobs to end early instead of ending the process, unless they were ignored already; a second
/// SIGINT ends it, as does a second SIGTERM or SIGHUP half a second or more after the first request. A file that grows too large is an
/// error of writing. When the system refuses memory, in whatever thread, the process ends at once with a sentence on standard
/// error and ExitCode::limit: what is half done can be neither finished nor taken back then.
/// Large arrays that are freed go back to the system at once, so that the process takes no more than its job says.
void prepare_process();

/// Whether the user or the system has asked the process to end.
[[nodiscard]] bool is_interrupted();

/// Waits until a read from a descriptor would not wait. False, with errno EINTR, when the process was asked to end, before or meanwhile.
[[nodiscard]] bool wait_for_input(int descriptor);

/// Runs a command and writes out what it printed. `code` of the command, unless standard output could not be written or the system
/// refused something else, a thread for example: then a sentence on standard error says so.
[[nodiscard]] ExitCode run_to_the_end(const Run& run);

}  // namespace shunt::cli
