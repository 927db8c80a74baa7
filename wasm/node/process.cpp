// core/cli/process.hpp under node, whose signals machine.mjs hears.
#include "core/cli/process.hpp"

#include <sys/stat.h>

#include <cerrno>
#include <new>

#include "wasm/node/machine.hpp"

namespace shunt::cli {
namespace {

[[noreturn]] void end_without_memory() { wasm::say_and_end(kNoMemoryText, static_cast<int>(ExitCode::limit)); }

}  // namespace

void prepare_process() {
    std::set_new_handler(end_without_memory);
    // Emscripten's (3.1.6) begins as 0777: nobody could read what is written.
    umask(static_cast<mode_t>(wasm::machine_umask()));
}

bool is_interrupted() { return wasm::machine_interrupted(); }

// Standard input is waited for where it is read (machine.mjs), and that ends with EINTR when the process is asked to end.
bool wait_for_input(int /*descriptor*/) {
    if (is_interrupted()) errno = EINTR;
    return !is_interrupted();
}

}  // namespace shunt::cli
