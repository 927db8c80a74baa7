// core/cli/shell.hpp under node, which knows its own path and the system's way of looking for programs.
#include "core/cli/shell.hpp"

#include "wasm/node/machine.hpp"

namespace shunt::cli {

bool is_on_path(const std::string& program) { return wasm::machine_has(program); }

std::string shell_word(const std::string& text) { return wasm::machine_word(text); }

std::string node_line(const std::string& script) { return wasm::machine_node_line(script); }

}  // namespace shunt::cli
