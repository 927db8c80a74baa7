// core/cli/process.hpp under node, whose signals machine.mjs hears.
#include "core/cli/process.hpp"

#include <new>

#include "wasm/node/machine.hpp"

namespace shunt::cli {
namespace {

[[noreturn]] void end_without_memory() { wasm::say_and_end(kNoMemoryText, static_cast<int>(ExitCode::limit)); }

}  // namespace

void prepare_process() { std::set_new_handler(end_without_memory); }

bool is_interrupted() { return wasm::machine_interrupted(); }

}  // namespace shunt::cli
