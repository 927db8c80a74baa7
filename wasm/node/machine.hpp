// The machine that node runs on, as the command needs it. WebAssembly has neither signals nor processes; a thread of node's that does not
// work, so that it hears of everything, has them (web/package/node/machine.mjs) and is asked through the object `machine` of the module.
// All but say_and_end() are for the thread that runs main().
#pragma once

#include <string>
#include <string_view>

namespace shunt::wasm {

/// Whether the process was asked to end.
[[nodiscard]] bool machine_interrupted();

/// The permissions that new files of the process do not get.
[[nodiscard]] int machine_umask();

/// Starts a command line of the shell; what it says goes to a file. A number from 1, or 0 and then `why`.
[[nodiscard]] int machine_start(const std::string& command, const std::string& output_file, std::string& why);
/// Gives a process a line to read.
void machine_tell(int process, const std::string& line);
/// -1 while it runs.
[[nodiscard]] int machine_exit_code(int process);
/// Kills it and all it started, and waits until it is gone.
void machine_end(int process);

/// Whether the shell finds a program of that name.
[[nodiscard]] bool machine_has(const std::string& program);
/// A text as one word of the shell's.
[[nodiscard]] std::string machine_word(const std::string& text);
/// The shell's line that runs a script with node.
[[nodiscard]] std::string machine_node_line(const std::string& script);

/// Writes to standard error, in place of a progress line, and ends the process, in whatever thread.
[[noreturn]] void say_and_end(std::string_view text, int exit_code);

}  // namespace shunt::wasm
